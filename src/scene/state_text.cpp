#include "scene/state_text.hpp"

#include <array>
#include <sstream>

#include "twoturns/notation.hpp"

namespace twoturns::scene {
namespace {

/// What a button is called; empty for other places.
const char* name_of(const Target& target) {
    static constexpr std::array games{"", "replay", "take-up", "play-again", "copy-id"};
    static constexpr std::array replay{"to-start", "step-back", "play", "step", "to-end", "", "take-up", "leave"};
    if (const auto* command = std::get_if<Command>(&target)) return icon_of(*command);
    if (const auto* press = std::get_if<GamesPress>(&target)) return games[static_cast<std::size_t>(press->part)];
    if (const auto* press = std::get_if<ReplayPress>(&target)) return replay[static_cast<std::size_t>(press->part)];
    return "";
}

/// The row with the focus, of how many, and the game in it.
std::string games_line(const GamesPanel& games) {
    static constexpr std::array states{"in-hand", "unfinished", "cleared"};
    std::ostringstream text;
    text << "; games " << (games.rows() == 0 ? 0 : games.focus() + 1) << " of " << games.rows()
         << (games.knows_all() ? "" : " or more");
    if (const game::GameSummary* game = games.focused())
        text << ' ' << states[static_cast<std::size_t>(game->state)] << " key " << game->key;
    text << '\n';
    return text.str();
}

std::string replay_line(const Replaying& replaying) {
    std::ostringstream text;
    text << "; replay " << replaying.replay.at() << " of " << replaying.replay.size()
         << (replaying.next ? " playing" : " stopped") << '\n';
    return text.str();
}

} // namespace

std::string state_text(const App& app, const Scene& scene) {
    static constexpr std::array statuses{"playing", "stuck", "won"};
    static constexpr std::array outcomes{"yes", "no", "unknown"};
    static constexpr std::array panels{"none", "new-game", "menu",  "settings", "help",
                                       "file", "games",    "leave", "replay"};
    const game::Session& session = app.shown();
    const Layout layout = app.layout();
    const Rect first = layout.cell_rect({1, 1});
    std::ostringstream text;
    text << "; status " << statuses[static_cast<std::size_t>(session.status())] << '\n'
         << "; pairs " << session.pairs_left() << '\n'
         << "; open " << session.open_moves().size() << '\n'
         << "; winnable " << outcomes[static_cast<std::size_t>(session.known().outcome)] << '\n'
         << "; picked " << (session.picked() ? to_text(*session.picked()) : "none") << '\n'
         << "; paused " << (session.paused() ? "yes" : "no") << '\n'
         << "; hints " << session.hints() << '\n'
         << "; reshuffles " << session.reshuffles() << '\n'
         << "; panel " << panels[static_cast<std::size_t>(app.ui().panel)] << '\n'
         << "; cursor " << (app.ui().cursor ? to_text(*app.ui().cursor) : "none") << '\n'
         << "; id " << (app.game().origin.custom_board ? "none" : to_text(app.game().origin.id)) << '\n'
         << "; moves " << game::moves_in(session.log()) << '\n'
         << "; seed " << app.game().origin.id.seed << '\n'
         << "; canvas " << scene.canvas.width << ' ' << scene.canvas.height << '\n'
         << "; cell " << layout.cell_side() << " from " << first.x << ' ' << first.y << '\n';
    if (app.ui().panel == Panel::games) text << games_line(app.ui().games);
    if (app.ui().replay) text << replay_line(*app.ui().replay);
    for (const Hotspot& spot : scene.hotspots)
        if (const char* name = name_of(spot.target); *name != '\0')
            text << "; button " << name << " at " << spot.rect.centre().x << ' ' << spot.rect.centre().y << '\n';
    text << to_text(session.board());
    return text.str();
}

} // namespace twoturns::scene
