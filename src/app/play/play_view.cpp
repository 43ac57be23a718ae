// The view of the board's screen: its bar, the board, and what covers it during a pause and at the end.
#include <cmath>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/board_look.hpp"
#include "app/board/round_view.hpp"
#include "app/journey/lesson.hpp"
#include "app/labels.hpp"
#include "app/play/play.hpp"
#include "app/play/rewind_offer.hpp"
#include "platform/translation.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;
using ButtonStyle = ui::Button::Style;

enum class Part : std::uint8_t {
    board,
    sheet, // of a cleared board
    strip, // of Arcade
    pips,
    dots, // beside the sheet
    week,
    pace,
    race,
};

constexpr WinSlots win_slots{ui::id_of(Part::sheet), ui::id_of(Part::dots), ui::id_of(Part::week),
                             ui::id_of(Part::pace)};

struct State {
    const PlayScreen& play;
    const Context& context;
    const game::Session& session;
    /// The board is known to be lost, and the player wants to be told.
    bool lost = false;
    bool stuck = false;
    bool won = false;
};

/// Returns whether the note is shown. At the end of a game only answers to an action are, not notes from the start.
bool tells_note(const State& s) {
    if (s.session.paused() || s.play.awaited() || !s.context.note) return false;
    return !(s.stuck || s.won) || s.context.note->until;
}

/// Describes the cleared board.
std::string facts(const State& s) {
    if (const auto day = game::day_of(s.play.game().origin.id))
        return trf(N_("The board of {0} · every pair found its way"), long_day(*day));
    const bool custom = s.play.game().origin.custom_board.has_value();
    return trf(N_("{0} · {1} · every pair found its way"), label_of(s.session.board().size()),
               custom ? tr(N_("from a file")) : difficulty_label(s.play.played().level()));
}

/// Returns the news that takes precedence over figures, nullopt if none.
std::optional<Element> news(const State& s) {
    if (s.session.paused()) {
        const auto par = s.play.played().par();
        return two_lines(tr(N_("Paused")),
                         par ? trf(N_("For its stars: clear it, without help, within {0}."), clock_text(*par))
                             : tr(N_("The clock stands still.")));
    }
    if (s.play.awaited())
        return two_lines(s.play.awaited()->is_reshuffle() ? tr(N_("Reshuffling")) : tr(N_("Dealing")),
                         tr(N_("Until the board can be cleared. Esc stops it.")));
    if (tells_note(s) && !is_compact(s.context)) return note_line(s.context);
    if (s.won) return two_lines(tr(N_("Cleared!")), facts(s));
    if (!s.stuck && !s.lost) return std::nullopt;
    const std::string headline = tr(s.stuck ? N_("No pair can go") : N_("No longer winnable"));
    if (const auto steps = s.session.steps_to_winnable(); s.lost && steps)
        return two_lines(headline, rewind_text(*steps));
    if (s.stuck && s.play.pacing().round() && s.play.pacing().round()->reshuffles_left() == 0)
        return two_lines(headline, tr(N_("No reshuffle is left. Take steps back.")));
    if (s.stuck)
        return two_lines(headline, tr(s.session.can_undo() ? N_("Reshuffle the tiles, or take steps back.")
                                                           : N_("Reshuffle the tiles.")));
    return two_lines(tr(N_("Not winnable")), tr(N_("Some tiles can never all go.")));
}

/// Names the board: a place on the journey, or its size.
std::string name_of_board(const State& s) {
    const auto place = place_of(s.play.game());
    return place ? place_label(*place) : label_of(s.session.board().size());
}

/// Describes the conditions of the board.
std::string conditions(const State& s) {
    const bool level = !s.play.game().origin.custom_board;
    std::string rules = level ? difficulty_label(s.play.played().level()) : tr(N_("from a file"));
    // On the journey the goals of the stars matter more.
    if (const auto par = s.play.played().par()) rules = trf(N_("stars: no help, within {0}"), clock_text(*par));
    if (s.play.game().origin.id.params.gravity != Gravity::none)
        rules = platform::trcf("list", "{0}, {1}", rules, label_of(s.session.gravity()));
    if (const Rule rule = s.session.board().rule(); rule != Rule::any)
        rules = platform::trcf("list", "{0}, {1}", rules, label_of(rule));
    return rules;
}

/// Makes the figures of the game in progress, the important ones first, as many as fit. Sets `names_board` to whether
/// the name and conditions of the board are included.
Element figures(const State& s, float room, bool& names_board) {
    Element head = figure(name_of_board(s), conditions(s));
    // An unusual rule is never left out; where the bar is low, the strip for notes shows it.
    std::optional<Element> rule;
    if (!is_compact(s.context) && s.session.board().rule() != Rule::any)
        rule = figure(name_of_board(s), label_of(s.session.board().rule()));
    const std::string pairs_words = trn("pair left", "pairs left", s.session.pairs_left());
    Element pairs = figure(std::to_string(s.session.pairs_left()), pairs_words);
    Element open = figure(std::to_string(s.session.open_moves().size()), tr(N_("open now")));
    std::vector<Element> all;
    const auto race = s.play.race(s.context.now);
    if (race) all.push_back(race->figure());
    if (const auto& round = s.play.pacing().round()) {
        const int hints = round->hints_left();
        if (rule) all.push_back(*std::move(rule));
        all.push_back(std::move(pairs));
        all.push_back(figure(std::to_string(hints), trn("hint left", "hints left", hints)));
        all.push_back(std::move(open));
        return RoundView{*round, s.session.elapsed(s.context.now), s.context}.figures(ui::id_of(Part::pips),
                                                                                      std::move(all), room);
    }
    all.push_back(std::move(pairs));
    all.push_back(std::move(open));
    if (shows_clock(s.context)) {
        Element time = figure(clock_text(s.session.elapsed(s.context.now)), tr(N_("time"))).at_least(52);
        const bool timed =
            pace_of(s.play.game(), s.context.settings) == game::Pace::timed; // then the time matters most
        all.insert(timed ? all.begin() : all.end(), std::move(time));
        if (timed && s.play.pacing().bests.time)
            all.push_back(figure(clock_text(*s.play.pacing().bests.time), tr(N_("best time"))));
    }
    const float gap = s.context.width() < 640 ? 14.0F : 28.0F;
    float needed = 0;
    for (const Element& one : all) needed += ui::width_of(one, s.context.style).natural + s.context.style.units(gap);
    names_board = needed + ui::width_of(head, s.context.style).natural <= room;
    if (names_board)
        all.insert(all.begin(), std::move(head));
    else if (rule)
        all.insert(all.begin(), *std::move(rule));
    while (all.size() > 1) { // leaves figures out rather than cutting them off
        float width = -s.context.style.units(gap);
        for (const Element& one : all) width += ui::width_of(one, s.context.style).natural + s.context.style.units(gap);
        if (width <= room) break;
        all.pop_back();
    }
    return ui::row(std::move(all), gap);
}

enum class Detail : std::uint8_t {
    all,
    keys,
    icons,
};

Element button(Element element, Detail detail) {
    auto& button = std::get<ui::Button>(element.what);
    if (detail != Detail::all) {
        if (element.help.empty()) element.help = button.words;
        button.words.clear();
    }
    if (detail == Detail::icons) button.key.clear();
    return element;
}

/// Makes the button for a board that is stuck, nullopt if no reshuffle is left at this pace.
std::optional<Element> reshuffle_button(const State& s, ButtonStyle style) {
    if (!s.stuck) return std::nullopt;
    if (!s.play.pacing().round()) return command_button(Command::reshuffle, style);
    const int left = s.play.pacing().round()->reshuffles_left();
    if (left == 0) return std::nullopt;
    return command_button(Command::reshuffle, style, true, trf(N_("Reshuffle ({0})"), std::to_string(left)));
}

bool offers_rewind(const State& s) { return s.lost && s.session.steps_to_winnable(); }

/// Makes the button for the obvious next action, nullopt if none. It appears left of the permanent buttons.
std::optional<Element> proposal(const State& s) {
    if (s.session.paused() || s.play.awaited()) return std::nullopt;
    const Detail detail = is_compact(s.context) ? Detail::icons : Detail::all;
    if (offers_rewind(s)) return button(rewind_button(*s.session.steps_to_winnable()), detail);
    auto reshuffle = reshuffle_button(s, ButtonStyle::primary);
    if (reshuffle) return button(*std::move(reshuffle), detail);
    return std::nullopt;
}

/// Makes the button for help: a hint, or on a stuck board a reshuffle unless proposal() offers it already.
Element help_button(const State& s, bool plays) {
    if (auto reshuffle = reshuffle_button(s, ButtonStyle::quiet);
        reshuffle && plays && offers_rewind(s) && !s.play.awaited())
        return *std::move(reshuffle);
    const auto& round = s.play.pacing().round();
    const bool hints = !round || round->hints_left() > 0 || s.session.hint_goes_on();
    return command_button(Command::hint, ButtonStyle::quiet, plays && !s.stuck && hints);
}

std::vector<Element> buttons_with(const State& s, Detail detail) {
    const bool plays = !s.session.paused() && !s.won && !s.play.played().undealt();
    std::vector<Element> all;
    all.push_back(button(help_button(s, plays), detail));
    all.push_back(button(
        command_button(Command::undo, ButtonStyle::quiet, !s.session.paused() && s.play.played().can_undo()), detail));
    all.push_back(
        button(command_button(Command::redo, ButtonStyle::quiet, !s.session.paused() && s.session.can_redo()), detail));
    all.push_back(button(command_button(Command::new_game, ButtonStyle::quiet, true), detail));
    all.push_back(button(command_button(Command::menu, ButtonStyle::quiet, true), detail));
    return all;
}

float width_of(const std::vector<Element>& buttons, const Context& context) {
    float width = 0;
    for (const Element& one : buttons) width += ui::width_of(one, context.style).natural + context.style.units(8);
    return width;
}

/// Chooses how much of the buttons fits by the window alone, not by what stands beside them, so that they keep their
/// places.
std::vector<Element> buttons(const State& s) {
    if (is_compact(s.context)) return buttons_with(s, Detail::icons);
    const float reserved = has_two_lines(s.context) ? 310.0F : 560.0F; // for everything else on the line
    const float room = static_cast<float>(s.context.canvas.width) - s.context.style.units(reserved);
    for (const Detail detail : {Detail::all, Detail::keys}) {
        auto all = buttons_with(s, detail);
        if (width_of(all, s.context) <= room) return all;
    }
    return buttons_with(s, Detail::icons);
}

Element pause_sign() {
    Element resume = command_button(Command::pause, ButtonStyle::primary, true, tr(N_("Resume")));
    std::get<ui::Button>(resume.what).icon = "play";
    return ui::panel(ui::Panel::Style::dialog, ui::row({std::move(resume)}).pad(18));
}

/// Makes the progress of the first deal, in place of the board.
Element dealing_sign(const State& s) {
    Element progress;
    progress.what = ui::Progress{s.play.awaited()->progress};
    std::vector<Element> lines;
    lines.push_back(ui::label(trf(N_("A board of {0} is being dealt"), label_of(s.session.board().size())), 18));
    lines.push_back(std::move(progress));
    if (s.play.game().origin.id.params != DealParams{})
        lines.push_back(command_button(Command::back, ButtonStyle::quiet, true, tr(N_("The usual board instead"))));
    return ui::panel(ui::Panel::Style::dialog, ui::column(std::move(lines), 16).pad(24).at_least(360));
}

Element centred_on_table(Element element) {
    return ui::column({ui::filler(), std::move(element), ui::filler()}, 0, ui::CrossAlign::centre);
}

} // namespace

View PlayScreen::view(const Context& context) const {
    const bool stuck = session().status() == game::Status::stuck;
    const State s{*this,     context,
                  session(), context.settings.winnable_mark && session().known().outcome == Outcome::lost,
                  stuck,     session().status() == game::Status::won && !current_.played.undealt()};
    auto right = buttons(s);
    auto proposed = proposal(s);
    if (proposed) right.insert(right.begin(), *std::move(proposed));
    float room = static_cast<float>(context.canvas.width) - context.style.units(48);
    if (!has_two_lines(context)) room -= width_of(right, context) + context.style.units(context.saves ? 0 : 82);
    auto left = news(s);
    bool names_board = false;
    std::vector<Element> table;
    table.push_back(cleared() ? win_page(win(context), win_slots, context)
                              : ui::widget(ui::id_of(Part::board), ui::Slot{}));
    if (session().paused()) table.push_back(centred_on_table(pause_sign()));
    if (current_.played.undealt() && awaited_ && awaited_->takes_long(context.now))
        table.push_back(centred_on_table(dealing_sign(s)));
    const bool tells = tells_note(s);
    if (auto note = tells && cleared() ? note_over_page(context) : std::nullopt) table.push_back(*std::move(note));
    View view{.kind = View::Kind::whole, .title = tr(N_("Board")), .board = shown(context)};
    std::vector<Element> all;
    all.push_back(board_bar(context, left ? *std::move(left) : figures(s, room, names_board), std::move(right)));
    if (shows_strip()) all.push_back(ui::widget(ui::id_of(Part::strip), ui::Slot{}).high(strip_height));
    if (const auto running = race(context.now); running && !cleared())
        all.push_back(ui::widget(ui::id_of(Part::race), ui::Slot{}).high(race_bar_height).explained(running->words()));
    all.push_back(ui::stack(std::move(table)).growing());
    if (!cleared() && is_compact(context))
        all.push_back(note_strip(context, tells,
                                 names_board ? std::string{}
                                             : platform::trcf("list", "{0}, {1}", name_of_board(s), conditions(s))));
    view.content = ui::column(std::move(all), 0);
    return view;
}

scene::BoardRoom PlayScreen::room(const Context& context) const {
    const float strip = shows_strip() ? context.style.units(strip_height) : 0;
    const float race = current_.racing.race && !cleared() ? context.style.units(race_bar_height) : 0;
    const float top = context.style.units(board_bar_height(context)) + strip + race;
    const float below = cleared() ? 0 : context.style.units(note_strip_height(context));
    const ui::Rect area{0, top, static_cast<float>(context.canvas.width),
                        static_cast<float>(context.canvas.height) - top - below};
    if (context.two_sided == 0) return {area, {}};
    return scene::shared_with_card(area, session().board().size(), context.style.unit);
}

scene::BoardGeometry PlayScreen::geometry(const Context& context) const {
    return {room(context).board, session().board().size(), current_.board.camera};
}

void PlayScreen::draw(ui::Id slot, const ui::Rect& rect, const Context& context,
                      std::vector<scene::Item>& items) const {
    if (slot == ui::id_of(Part::sheet)) return add_sheet(items, win(context), rect, context);
    if (slot == ui::id_of(Part::board)) {
        scene::BoardLook look = board_look(context, game().origin);
        look.faces = shows_faces();
        const scene::BoardRoom place = room(context);
        look.card = place.card;
        return scene::add_board(items, current_.board, session(), place.board, look, context.now);
    }
    if (slot == ui::id_of(Part::race)) return race(context.now)->draw_bar(items, rect, context.style);
    if (cleared()) add_figures(items, win(context), slot, win_slots, rect, context);
    const auto& round = current_.pacing.round();
    if (!round) return;
    const RoundView seen{*round, session().elapsed(context.now), context};
    if (slot == ui::id_of(Part::strip)) seen.draw_strip(items, rect);
    if (slot == ui::id_of(Part::pips)) seen.draw_pips(items, rect);
}

} // namespace twoturns::app
