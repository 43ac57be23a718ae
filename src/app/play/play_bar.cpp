#include "app/play/play_bar.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/bar.hpp"
#include "app/board/round_view.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/play/arcade_view.hpp"
#include "app/play/goals.hpp"
#include "app/play/play_signs.hpp"
#include "app/play/rewind_offer.hpp"
#include "platform/translation.hpp"
#include "twoturns/gravity.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;
using ButtonStyle = ui::Button::Style;

/// Describes the cleared board.
std::string facts(const BoardState& s) {
    if (const auto day = game::day_of(s.play.game().origin.id))
        // TRANSLATORS: {0} is a date such as 22 November 2026.
        return trf(N_("The board of {0} · every pair found its way"), long_day(*day));
    const bool custom = s.play.game().origin.custom_board.has_value();
    // TRANSLATORS: {0} and {1} are facts of the game.
    return trf(N_("{0} · {1} · every pair found its way"), board_label(s.play.game()),
               custom ? tr(N_("from a file")) : difficulty_label(s.play.played().level()));
}

constexpr float most_proposed = 200; ///< width; longer words take two lines

/// Leaves only the icon of a button, and its key if that is set.
Element iconic(Element element, bool with_key) {
    auto& button = std::get<ui::Button>(element.what);
    if (element.help.empty()) element.help = button.words;
    button.words.clear();
    if (!with_key) button.key.clear();
    return element;
}

/// Makes the button for a board that is stuck or lost, nullopt if no reshuffle is left at this pace.
std::optional<Element> reshuffle_button(const BoardState& s, ButtonStyle style) {
    if (!s.stuck && !s.lost) return std::nullopt;
    if (!s.play.pacing().round()) return command_button(Command::reshuffle, style);
    const int left = s.play.pacing().round()->reshuffles_left();
    if (left == 0) return std::nullopt;
    return command_button(Command::reshuffle, style, true, trf(N_("Reshuffle ({0})"), std::to_string(left)));
}

bool offers_rewind(const BoardState& s) { return s.lost && s.session.steps_to_winnable(); }

/// Returns whether proposed_button() offers a reshuffle. On a lost board it awaits the way back, which may be found
/// yet.
bool proposes_reshuffle(const BoardState& s) { return s.stuck && !offers_rewind(s); }

/// Makes the button for help: a hint, or a reshuffle where no hint helps, unless proposed_button() offers it already.
Element help_button(const BoardState& s, bool plays) {
    if (plays && !proposes_reshuffle(s) && !s.play.awaited())
        if (auto reshuffle = reshuffle_button(s, ButtonStyle::quiet)) return *std::move(reshuffle);
    const auto& round = s.play.pacing().round();
    const bool hints = !round || round->hints_left() > 0 || s.session.hint_goes_on();
    return command_button(Command::hint, ButtonStyle::quiet, plays && !s.stuck && hints);
}

/// Makes the permanent buttons, with the one for help given.
std::vector<Element> permanent_buttons(const BoardState& s, Element help) {
    std::vector<Element> all;
    all.push_back(std::move(help));
    all.push_back(command_button(Command::undo, ButtonStyle::quiet, !s.session.paused() && s.session.can_undo()));
    all.push_back(command_button(Command::redo, ButtonStyle::quiet, !s.session.paused() && s.session.can_redo()));
    all.push_back(command_button(Command::new_game, ButtonStyle::quiet, true));
    all.push_back(command_button(Command::menu, ButtonStyle::quiet, true));
    return all;
}

/// How much of each permanent button is shown.
struct Detail {
    std::array<bool, 5> words{true, true, true, true, true};
    bool keys = true;
    float letters = 15;
};

std::vector<Element> with_detail(std::vector<Element> all, const Detail& detail) {
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto& face = std::get<ui::Button>(all[i].what);
        face.letters = detail.letters;
        if (!detail.words.at(i))
            all[i] = iconic(std::move(all[i]), detail.keys);
        else if (!detail.keys)
            face.key.clear();
    }
    return all;
}

/// Chooses how much of the buttons fits by the window alone, not by what stands beside them, so that they keep their
/// places: keys give way first, then figures beside the buttons, then letters get smaller, then the longest words go.
Detail detail_of_buttons(const BoardState& s) {
    const auto usual = permanent_buttons(s, command_button(Command::hint));
    const auto fits = [&](const Detail& detail, float reserved) { // for everything else on the line
        const float sign = std::max(0.0F, sign_width(s.context) - s.context.style.units(82)); // a longer one than usual
        const float room = static_cast<float>(s.context.canvas.width) - s.context.style.units(reserved) - sign;
        return width_of_buttons(with_detail(usual, detail), s.context) <= room;
    };
    // Where letters shrink no further, everything else takes more room.
    constexpr float sentence = 13;
    const ui::Style& style = s.context.style;
    const float share = style.letters(sentence) / (sentence * style.unit);
    const bool apart = has_two_lines(s.context);
    const float roomy = share * (apart ? 310.0F : 560.0F);
    const float tight = apart ? roomy : share * 520.0F + (s.context.saves ? 0.0F : 82.0F);
    if (fits({}, roomy)) return {};
    Detail detail{.keys = false};
    if (fits(detail, roomy)) return detail;
    for (const float letters : {15.0F, 14.0F, 13.0F, 12.0F}) {
        detail.letters = letters;
        if (fits(detail, tight)) return detail;
    }
    detail.letters = 13;
    const auto width = [&](std::size_t i) { return ui::width_of(usual[i], s.context.style).natural; };
    for (std::size_t left = usual.size(); left > 3; --left) {
        std::size_t longest = usual.size();
        for (std::size_t i = 0; i < usual.size(); ++i)
            if (detail.words.at(i) && (longest == usual.size() || width(i) > width(longest))) longest = i;
        detail.words.at(longest) = false;
        if (fits(detail, roomy)) return detail;
    }
    detail = {.words = {}};
    detail.keys = fits(detail, roomy / share);
    return detail;
}

std::vector<Element> buttons(const BoardState& s) {
    const bool plays = !s.session.paused() && !s.won && !s.play.played().undealt();
    auto all = with_detail(permanent_buttons(s, help_button(s, plays)),
                           is_compact(s.context) ? Detail{.words = {}, .keys = false} : detail_of_buttons(s));
    if (s.won) all.erase(all.begin(), all.begin() + 3); // what helps in a game; the others stay where they are
    return all;
}

} // namespace

bool tells_note(const BoardState& s) {
    if (s.session.paused() || s.play.awaited() || !s.context.note) return false;
    return !(s.stuck || s.won) || s.context.note->until;
}

LossWords words_of_loss(const BoardState& s) {
    const std::string headline = tr(s.stuck ? N_("No pair can go") : N_("No longer winnable"));
    if (const auto steps = s.session.steps_to_winnable(); s.lost && steps) return {headline, rewind_text(*steps)};
    if (s.stuck && s.play.pacing().round() && s.play.pacing().round()->reshuffles_left() == 0)
        return {headline, tr(N_("No reshuffle is left. Take steps back."))};
    if (s.stuck)
        return {headline,
                tr(s.session.can_undo() ? N_("Reshuffle the tiles, or take steps back.") : N_("Reshuffle the tiles."))};
    return {tr(N_("Not winnable")), tr(N_("Some tiles can never all go."))};
}

std::optional<Element> bar_news(const BoardState& s) {
    if (s.session.paused()) {
        const auto par = s.play.played().par();
        return two_lines(
            tr(N_("Paused")),
            // TRANSLATORS: {0} is a time such as 2:10.
            par ? trf(N_("For its stars: clear it, no hint and no reshuffle, within {0}."), clock_text(*par))
                : tr(N_("The clock stands still.")));
    }
    if (s.play.awaited())
        return two_lines(s.play.awaited()->is_reshuffle() ? tr(N_("Reshuffling")) : tr(N_("Dealing")),
                         tr(N_("Until the board can be cleared. Esc stops it.")));
    if (tells_note(s) && !is_compact(s.context)) return note_line(s.context);
    if (s.won) return two_lines(tr(N_("Cleared!")), facts(s));
    if (!s.lost && !s.stuck) return std::nullopt;
    if (s.stuck && !is_compact(s.context)) return std::nullopt; // the sign on the table says it
    const auto [headline, advice] = words_of_loss(s);
    return two_lines(headline, advice);
}

std::string name_of_board(const BoardState& s) {
    const game::Game& game = s.play.game();
    if (const auto place = place_of(game))
        // TRANSLATORS: the name of a world, the number of a place in it, its name: Meadow 3 · Lark Field.
        return trf(N_("{0} {1} · {2}"), label_of(game::world_of(*place)), std::to_string(game::number_of(*place)),
                   place_label(*place));
    if (const auto board = run_board_of(game)) return trf(N_("Board {0}"), std::to_string(board->number));
    const auto day = game.origin.custom_board ? std::nullopt : game::day_of(game.origin.id);
    if (!day) return board_label(game);
    return *day == s.context.today() ? platform::trcf("day", "Today, {0}", long_day(*day))
                                     : trf(N_("Board of {0}"), long_day(*day));
}

Gravity seen_gravity(const BoardState& s) {
    const Gravity gravity = s.session.gravity();
    return s.play.geometry(s.context).is_turned() ? transposed(gravity) : gravity;
}

std::string conditions_of_board(const BoardState& s, bool rule_apart) {
    const bool level = !s.play.game().origin.custom_board;
    const Gravity gravity = seen_gravity(s);
    const Rule rule = s.session.board().rule();
    std::string conditions;
    const auto add = [&](const std::string& one) {
        conditions = conditions.empty() ? one : platform::trcf("list", "{0}, {1}", conditions, one);
    };
    if (rule != Rule::any && !rule_apart) add(label_of(rule));
    const bool leveled = !s.play.played().par(); // on the journey the rule matters more
    if (leveled) add(level ? difficulty_label(s.play.played().level()) : tr(N_("from a file")));
    if (gravity != Gravity::none) add(label_of(gravity));
    if (conditions.empty()) add(difficulty_label(s.play.played().level()));
    return conditions;
}

std::string board_in_words(const BoardState& s) {
    if (const auto board = s.play.pacing().round() ? run_board_of(s.play.game()) : std::nullopt)
        return words_of(*board, s.context);
    return platform::trcf("list", "{0}, {1}", name_of_board(s), conditions_of_board(s));
}

std::string board_in_few_words(const BoardState& s) {
    const auto place = place_of(s.play.game());
    return place ? platform::trcf("list", "{0}, {1}", place_label(*place), conditions_of_board(s)) : board_in_words(s);
}

std::optional<Element> gravity_sign(const BoardState& s, float size) { return gravity_sign(seen_gravity(s), size); }

namespace {

float width_of_row(const std::vector<Element>& all, float gap, const Context& context) {
    float width = -context.style.units(gap);
    for (const Element& one : all) width += ui::width_of(one, context.style).natural + context.style.units(gap);
    return width;
}

/// Puts the sign of a gravity before an element.
Element with_sign(std::optional<Element> sign, Element element) {
    if (!sign) return element;
    return ui::row({*std::move(sign), std::move(element)}, 10);
}

/// Makes the heads that name the board, the widest first: with an unusual rule apart, and with all in two lines.
std::vector<Element> heads_of(const BoardState& s, bool rule_apart, float gap) {
    std::vector<Element> heads;
    if (rule_apart)
        heads.push_back(ui::row({with_sign(gravity_sign(s), figure(name_of_board(s), conditions_of_board(s, true))),
                                 figure(label_of(s.session.board().rule()), tr(N_("is the rule here")))},
                                gap));
    const auto place = place_of(s.play.game());
    if (!rule_apart || place)
        heads.push_back(with_sign(gravity_sign(s), figure(name_of_board(s), conditions_of_board(s))));
    if (place) // its name without that of the world
        heads.push_back(with_sign(gravity_sign(s), figure(place_label(*place), conditions_of_board(s))));
    return heads;
}

/// Makes what stands before the other figures where the head has no room: an unusual rule, or the sign of a gravity.
std::optional<Element> rule_alone(const BoardState& s, bool has_rule) {
    if (!has_rule) return gravity_sign(s);
    return with_sign(gravity_sign(s), figure(label_of(s.session.board().rule()), name_of_board(s)));
}

} // namespace

std::optional<Element> short_head(const BoardState& s) {
    const auto place = place_of(s.play.game());
    if (!place || is_compact(s.context)) return std::nullopt;
    const Rule rule = s.session.board().rule();
    std::string below =
        rule != Rule::any ? label_of(rule) : trn("{0} pair left", "{0} pairs left", s.session.pairs_left());
    std::vector<Element> lines;
    lines.push_back(ui::title(place_label(*place), 15));
    lines.push_back(ui::label(std::move(below), 13, ui::Tone::muted));
    Element name = ui::column(std::move(lines), 0).shrinking();
    auto sign = gravity_sign(s, 24);
    if (!sign) return name;
    return ui::row({*std::move(sign), std::move(name)}, 8);
}

Element bar_figures(const BoardState& s, float room, bool& names_board, ui::Id pips) {
    const float gap = s.context.width() < 640 ? 14.0F : 28.0F;
    // An unusual rule is never left out; where the bar is low, the strip for notes shows it.
    const bool has_rule = !is_compact(s.context) && s.session.board().rule() != Rule::any;
    const std::string pairs_words = trn("pair left", "pairs left", s.session.pairs_left());
    Element pairs = figure(std::to_string(s.session.pairs_left()), pairs_words);
    // TRANSLATORS: below the number of pairs that can go; little room.
    Element open = figure(std::to_string(s.session.open_moves().size()), platform::trc("pairs", "open now"));
    std::vector<Element> all;
    const auto race = s.play.race(s.context.now);
    if (race) all.push_back(race->figure());
    if (const auto& round = s.play.pacing().round()) {
        const int hints = round->hints_left();
        const auto view = s.play.round_view(s.context);
        auto sign = gravity_sign(s);
        if (is_compact(s.context) && sign) { // the strip for notes has the words
            const float width = ui::width_of(*sign, s.context.style).natural + s.context.style.units(gap);
            return ui::row({view->figures(pips, {}, room - width), *std::move(sign)}, gap);
        }
        // What is special about this board comes first.
        if (const auto board = run_board_of(s.play.game()))
            all.push_back(with_sign(std::move(sign), figure(name_of_board(s), rule_of(*board, s.context))));
        else if (auto rule = rule_alone(s, has_rule))
            all.push_back(*std::move(rule));
        all.push_back(std::move(pairs));
        all.push_back(figure(std::to_string(hints), trn("hint left", "hints left", hints)));
        all.push_back(std::move(open));
        return view->figures(pips, std::move(all), room);
    }
    all.push_back(std::move(pairs));
    const auto goals = goals_of(s.context);
    std::size_t needed = goals ? all.size() : 0;   // the figures beside which the head must have room; 0: all of them
    if (!has_rule) all.push_back(std::move(open)); // the rule takes its room
    if (shows_clock(s.context) && !(goals && goals->tell_time())) {
        Element time =
            figure(clock_text(s.session.elapsed(s.context.now)), platform::trc("a figure", "time")).at_least(52);
        const bool timed =
            pace_of(s.play.game(), s.context.settings) == game::Pace::timed; // then the time matters most
        all.insert(timed && !goals ? all.begin() : all.end(), std::move(time));
        if (timed && s.play.pacing().bests.time)
            all.push_back(figure(clock_text(*s.play.pacing().bests.time), tr(N_("best time"))));
    }
    if (needed == 0) needed = all.size();
    const float beside = width_of_row({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(needed)}, gap, s.context);
    names_board = false;
    for (Element& head : heads_of(s, has_rule, gap)) {
        names_board = beside + s.context.style.units(gap) + ui::width_of(head, s.context.style).natural <= room;
        if (!names_board) continue;
        all.insert(all.begin(), std::move(head));
        break;
    }
    if (auto head = names_board ? std::nullopt : short_head(s)) {
        names_board = true;
        all.erase(all.begin() + (race ? 1 : 0), all.end());
        all.insert(all.begin(), *std::move(head));
    } else if (auto rule = names_board ? std::nullopt : rule_alone(s, has_rule)) {
        all.insert(all.begin(), *std::move(rule));
    }
    // Elsewhere the proposed button has words, or the rule's label stands in the row.
    const std::size_t least = is_compact(s.context) || (names_board && place_of(s.play.game())) ? 1 : 0;
    while (all.size() > least && width_of_row(all, gap, s.context) > room)
        all.pop_back();              // leaves figures out rather than cutting them off
    constexpr float least_room = 60; // of a figure with the words below it
    if (is_compact(s.context) && room < s.context.style.units(least_room)) all.clear();
    if (all.size() == 1 && width_of_row(all, gap, s.context) > room)
        all.front().most_width = std::max(1.0F, room) / s.context.style.unit;
    return ui::row(std::move(all), gap);
}

float width_of_buttons(const std::vector<Element>& buttons, const Context& context) {
    float width = 0;
    for (const Element& one : buttons) width += ui::width_of(one, context.style).natural + context.style.units(8);
    return width;
}

std::optional<Element> proposed_button(const BoardState& s) {
    if (s.session.paused() || s.play.awaited()) return std::nullopt;
    std::optional<Element> proposed;
    if (offers_rewind(s)) proposed = rewind_button(*s.session.steps_to_winnable());
    if (proposes_reshuffle(s)) proposed = reshuffle_button(s, ButtonStyle::primary);
    if (proposed && is_compact(s.context)) return iconic(*std::move(proposed), false);
    if (!proposed) return std::nullopt;
    proposed->most_width = most_proposed;
    proposed->shrink = 0.05F; // after what it stands beside
    return proposed;
}

std::vector<Element> bar_buttons(const BoardState& s) {
    std::vector<Element> all;
    if (auto proposed = shows_stuck_sign(s) ? std::nullopt : proposed_button(s)) all.push_back(*std::move(proposed));
    for (Element& one : buttons(s)) all.push_back(std::move(one));
    return all;
}

std::vector<Element> thumb_buttons(const BoardState& s) {
    const bool plays = !s.session.paused() && !s.won && !s.play.played().undealt();
    std::vector<Element> all;
    all.push_back(command_button(Command::undo, ButtonStyle::quiet, !s.session.paused() && s.session.can_undo()));
    all.push_back(help_button(s, plays));
    auto proposed = proposed_button(s);
    all.push_back(proposed ? *std::move(proposed)
                           : command_button(Command::pause, ButtonStyle::quiet, !s.won && !s.play.played().undealt()));
    all.push_back(command_button(Command::menu, ButtonStyle::quiet, true));
    return all;
}

} // namespace twoturns::app
