#include "scene/state_text.hpp"

#include <array>
#include <sstream>

#include "twoturns/notation.hpp"

namespace twoturns::scene {

std::string state_text(const App& app, const Scene& scene) {
    static constexpr std::array statuses{"playing", "stuck", "won"};
    static constexpr std::array outcomes{"yes", "no", "unknown"};
    static constexpr std::array panels{"none", "new-game", "menu", "settings", "help", "file"};
    const game::Session& session = app.session();
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
         << "; id " << (app.game().origin.given ? "none" : to_text(app.game().origin.id)) << '\n'
         << "; moves " << game::moves_in(session.log()) << '\n'
         << "; seed " << app.game().origin.id.seed << '\n'
         << "; canvas " << scene.canvas.width << ' ' << scene.canvas.height << '\n'
         << "; cell " << layout.cell_side() << " from " << first.x << ' ' << first.y << '\n';
    for (const Hotspot& spot : scene.hotspots)
        if (const auto* command = std::get_if<Command>(&spot.target))
            text << "; button " << icon_of(*command) << " at " << spot.rect.centre().x << ' ' << spot.rect.centre().y
                 << '\n';
    text << to_text(session.board());
    return text.str();
}

} // namespace twoturns::scene
