#include "app/state_text.hpp"

#include <array>
#include <sstream>

#include "app/board/round_view.hpp"
#include "app/play/play.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

template <std::size_t Count> const char* word_of(const std::array<const char*, Count>& words, std::size_t index) {
    return index < Count ? words[index] : "";
}

constexpr std::array statuses{"playing", "stuck", "won"};
static_assert(statuses.size() == static_cast<std::size_t>(game::Status::won) + 1);
constexpr std::array outcomes{"yes", "no", "unknown"};

} // namespace

std::string state_text(const App& app, game::Time now) {
    const ShownBoard shown = app.shown(now);
    const game::Session& session = shown.session;
    const scene::BoardGeometry& place = shown.place;
    const ui::Rect first = place.cell_rect({1, 1});
    const bool undealt = &session == &app.session() && app.play().played().undealt();
    const char* status = undealt ? "dealing" : word_of(statuses, static_cast<std::size_t>(session.status()));
    std::ostringstream text;
    text << "; status " << status << '\n'
         << "; pairs " << session.pairs_left() << '\n'
         << "; open " << session.open_moves().size() << '\n'
         << "; winnable " << word_of(outcomes, static_cast<std::size_t>(session.known().outcome)) << '\n'
         << "; picked " << (session.picked() ? to_text(*session.picked()) : "none") << '\n'
         << "; paused " << (session.paused() ? "yes" : "no") << '\n'
         << "; hints " << session.hints() << '\n'
         << "; reshuffles " << session.reshuffles() << '\n'
         << "; pace " << name_of(pace_of(app.game(), app.settings())) << '\n'
         << "; panel " << app.top().traits().name << '\n'
         << "; cursor " << (shown.cursor ? to_text(*shown.cursor) : "none") << '\n'
         << "; id " << (shown.origin.custom_board ? "none" : to_text(shown.origin.id)) << '\n'
         << "; moves " << game::moves_in(session.log()) << '\n'
         << "; seed " << shown.origin.id.seed << '\n'
         << "; canvas " << app.canvas().width << ' ' << app.canvas().height << '\n'
         << "; cell " << place.cell_side() << " from " << first.x << ' ' << first.y << '\n';
    if (place.is_turned()) text << "; turned yes\n"; // a row of the board is a column of the screen
    if (const auto& round = app.play().pacing().round())
        text << "; round score " << round->score().points() << " bar "
             << round->left(app.session().elapsed(now)).count() << " of " << round->full().count() << '\n';
    if (const auto board = run_board_of(app.game()))
        text << "; run " << board->run << " board " << board->number << " score " << app.play().pacing().before.score
             << '\n';
    if (const auto race = app.play().race(now))
        text << "; race own " << race->own.all().size() << " other " << race->race.ghost.times.gone(race->elapsed)
             << " of " << race->race.ghost.pairs << '\n';
    if (const auto stop = app.scan_stop(now)) {
        constexpr std::array kinds{"row", "cell", "bar", "widget"};
        text << "; scan " << word_of(kinds, static_cast<std::size_t>(stop->kind)) << ' '
             << (stop->kind == ScanStop::Kind::widget ? app.top().name_of(stop->id) : to_text(stop->cell)) << '\n';
    }
    app.top().describe(text);
    for (const NamedPlace& button : app.places(now))
        text << "; button " << button.name << " at " << button.rect.centre().x << ' ' << button.rect.centre().y << '\n';
    text << to_text(session.board());
    return text.str();
}

} // namespace twoturns::app
