// The view of a problem: its board and what came of the pair; at the end its weave.
#include <algorithm>
#include <utility>

#include "app/bar.hpp"
#include "app/board/board_style.hpp"
#include "app/board/table_sign.hpp"
#include "app/labels.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/play/win_sheet.hpp"
#include "app/problems/kept_problems.hpp"
#include "app/problems/problem_screen.hpp"
#include "platform/translation.hpp"
#include "twoturns/gravity.hpp"
#include "ui/letter_case.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trc;
using platform::trf;
using platform::trn;
using ui::Element;
using ui::id_of;
using ButtonStyle = ui::Button::Style;

} // namespace

View ProblemScreen::view(const Context& context) const {
    return !problem_ ? making_view() : shows_weave() ? weave_view(context) : board_view(context);
}

View ProblemScreen::making_view() const {
    std::vector<Element> lines;
    if (fault_.id.empty()) {
        lines.push_back(ui::paragraph(tr(N_("The problem is being made and proven.")), 16));
        lines.push_back({.what = ui::Progress{progress_}, .height = 8.0F});
    } else {
        lines.push_back(ui::paragraph(tr(N_("This problem cannot be made")), 16));
        lines.push_back(ui::paragraph(tr(fault_), 15, ui::Tone::muted));
    }
    return {.kind = View::Kind::page,
            .title = problem_label(id_.grade),
            .content = ui::column({ui::column(std::move(lines), 12).at_most(520)}, 0, ui::CrossAlign::centre).pad(24),
            .focus = {}};
}

std::string ProblemScreen::title(const Context& context) const {
    if (id_ == problem_of_today(context)) return tr(N_("Problem of the day"));
    return problem_label(problem_->grade);
}

std::string ProblemScreen::question(const Context& context) const {
    if (problem_->grade < id_.grade)
        return trf(N_("None of grade {0} was found, this is easier. One pair alone keeps the board alive: which?"),
                   std::to_string(id_.grade));
    // TRANSLATORS: {0} says where tiles slide, such as "Down".
    if (problem_->gravity != Gravity::none)
        return trf(N_("One pair alone keeps the board alive: which? Tiles slide: {0}."),
                   label_of(seen_gravity(context)));
    return tr(N_("One pair alone keeps the board alive: which?"));
}

/// Returns where tiles slide as seen: a turned board turns that, too.
Gravity ProblemScreen::seen_gravity(const Context& context) const {
    return geometry(context).is_turned() ? transposed(problem_->gravity) : problem_->gravity;
}

/// Tells on the table where tiles slide, until the first tile is picked.
std::optional<Element> ProblemScreen::sliding_sign(const Context& context) const {
    const game::Session& session = game_.session;
    if (is_compact(context) || session.picked() || session.timeline().positions() > 1) return std::nullopt;
    const Gravity seen = seen_gravity(context);
    auto sign = gravity_sign(seen);
    if (!sign) return std::nullopt;
    Element brief = ui::row({*sign, ui::title(label_of(seen), 18)}, 12);
    Element words = ui::row(
        {*std::move(sign), ui::paragraph(ui::capitalised(tr(traits_of(seen).meaning)), 16, ui::Tone::normal, 3)}, 12);
    return sign_beside_tiles(std::move(words), std::move(brief), session.board(), geometry(context), context);
}

/// Returns how the board ends after the wrong pair.
std::string ProblemScreen::outcome_words() const {
    const LosingMove& losing = problem_->losing[*wrong_];
    const auto more = static_cast<int>(losing.rest.size());
    const std::string pairs = more == 0 ? tr(N_("No pair is left."))
                              : losing.best
                                  ? trn("At most {0} more pair can go.", "At most {0} more pairs can go.", more)
                                  : trn("{0} more pair can go here.", "{0} more pairs can go here.", more);
    return platform::trcf("two sentences", "{0} {1}", pairs, trn("{0} tile stays.", "{0} tiles stay.", losing.staying));
}

scene::BoardGeometry ProblemScreen::geometry(const Context& context) const {
    return {board_area(context), game_.session.board().size(), view_.camera};
}

View ProblemScreen::board_view(const Context& context) const {
    const bool roomy = context.width() >= 1150;
    std::vector<Element> buttons;
    const auto add = [&](Element button) {
        buttons.push_back(roomy || is_phone(context) ? std::move(button) : without_words(std::move(button)));
    };
    if (wrong_) { // two buttons of words, narrower where the words of the bar need room
        // TRANSLATORS: a button: a replay shows why the pair loses.
        buttons.push_back(
            command_button(Command::show_me, ButtonStyle::quiet, true, tr(N_("Show me why"))).shrinking());
        Element undo = command_button(Command::undo, ButtonStyle::primary, true, trc("button", "Take it back"));
        buttons.push_back(std::move(undo).shrinking());
    } else {
        add(command_button(Command::show_me, ButtonStyle::quiet, !next_pair_, trc("button", "Show the answer")));
        add(command_button(Command::copy_id, ButtonStyle::quiet, true, trc("button", "Copy the ID")));
        if (shown_ && !next_pair_) add(next_button());
    }
    Element leave = command_button(Command::back, ButtonStyle::quiet, true, label_of(below_));
    std::get<ui::Button>(leave.what).icon = "close";
    const bool phone = is_phone(context);
    const std::string title = wrong_       ? tr(N_("That pair loses the board"))
                              : next_pair_ ? tr(N_("That is the pair"))
                                           : this->title(context);
    const std::string detail = wrong_ ? outcome_words() : next_pair_ ? tr(N_("So the rest goes.")) : question(context);
    const bool tells = context.note && context.note->until && !is_compact(context);
    auto note = tells ? note_line(context) : std::nullopt;
    Element words = note ? *std::move(note) : two_lines(title, is_compact(context) ? std::string{} : detail);
    if (auto sign = gravity_sign(seen_gravity(context)); sign && !note)
        words = ui::row({*std::move(sign), std::move(words).growing().shrinking()}, 10);
    std::vector<Element> parts;
    if (phone) {
        std::vector<Element> above;
        above.push_back(without_words(std::move(leave)));
        parts.push_back(bar(context, std::move(words), std::move(above)));
    } else {
        add(std::move(leave));
        parts.push_back(board_bar(context, std::move(words), std::move(buttons)));
    }
    std::vector<Element> table;
    table.push_back(ui::widget(id_of(Part::board), ui::Slot{.keeps_sides = true}));
    if (auto sign = sliding_sign(context)) table.push_back(*std::move(sign));
    parts.push_back(ui::stack(std::move(table)).growing());
    if (is_compact(context)) parts.push_back(note_strip(context, context.note && context.note->until, detail));
    if (phone) parts.push_back(thumb_bar(context, std::move(buttons)));
    View view{.kind = View::Kind::whole, .title = this->title(context)};
    view.content = ui::column(std::move(parts), 0);
    view.board.emplace(ShownBoard{game_.session, game_.origin, geometry(context), view_.cursor});
    return view;
}

void ProblemScreen::draw(ui::Id slot, const ui::Rect& rect, const Context& context,
                         std::vector<scene::Item>& items) const {
    switch (ui::part_of<Part>(slot)) {
    case Part::board:
        return scene::add_board(items, view_, game_.session, geometry(context).area(),
                                board_style(context, game_.origin), context.now);
    case Part::sheet: return add_sheet(items, win(context), rect, context);
    default: return;
    }
}

Element ProblemScreen::next_button() const {
    return ui::widget(id_of(Part::next),
                      ui::Button{.words = wants_next_ ? tr(N_("It is being made"))
                                                      // TRANSLATORS: {0} is a number, 1 (easy) to 9.
                                                      : trf(N_("Next: grade {0}"),
                                                            std::to_string(ahead_id_ ? ahead_id_->grade : id_.grade)),
                                 .icon = "play",
                                 .style = ButtonStyle::primary});
}

// The weave -----------------------------------------------------------------------------------------------

View ProblemScreen::weave_view(const Context& context) const {
    const bool beside = context.width() >= 700 && context.width() > context.height();
    const bool low = context.height() < 480;
    const float margin = context.width() < 700 ? 14.0F : 40.0F;
    const auto ceremony = ceremony_of(win(context), context);
    const float there = ceremony ? scene::progress(context.now, ceremony->buttons(), Ceremony::appears) : 1.0F;
    const game::ProblemStanding standing = problem_standing(context.settings);
    const auto result = result_of(context.settings, id_);
    const bool at_once = !shown_ && result && result->end == game::ProblemEnd::solved;
    std::vector<Element> words;
    using game::ProblemEnd;
    words.push_back(ui::headline(
        shown_ ? tr(N_("The answer")) : how_solved(at_once ? ProblemEnd::solved : ProblemEnd::later), low ? 22 : 32));
    words.push_back(ui::paragraph(trn("{0} other pair could go, and would have lost.",
                                      "{0} other pairs could go, and each would have lost.",
                                      static_cast<int>(problem_->losing.size())),
                                  16, ui::Tone::muted, 3));
    if (standing.streak > 0)
        words.push_back(
            ui::paragraph(trn("{0} in a row by the first pair", "{0} in a row by the first pair", standing.streak), 16,
                          ui::Tone::gold, 2));
    const game::ProblemStanding before = standing_before(context.settings, id_);
    const auto rise = [&](const std::string& sentence) {
        words.push_back(ui::paragraph(sentence, 16, ui::Tone::gold, 2));
    };
    // TRANSLATORS: {0} is a number, 2 to 9, the hardest.
    if (standing.best_grade > std::max(before.best_grade, 1))
        rise(trf(N_("Your best grade so far: {0}"), std::to_string(standing.best_grade)));
    // TRANSLATORS: the player did well, and goes on to harder problems; {0} is a number, 2 to 9.
    if (standing.grade > before.grade) rise(trf(N_("On to grade {0}"), std::to_string(standing.grade)));
    if (at_once && !before.has_medal(problem_->grade)) rise(ui::capitalised(medal_of_grade(standing, problem_->grade)));
    Element next = next_button();
    std::get<ui::Button>(next.what).key = trc("key", "Enter");
    words.push_back(std::move(next).high(low ? 48.0F : 60.0F));
    std::vector<Element> ways;
    ways.push_back(command_button(Command::copy_id, ButtonStyle::quiet, true, trc("button", "Copy the ID")));
    ways.push_back(command_button(Command::back, ButtonStyle::quiet, true, label_of(below_)));
    for (Element& way : ways) std::get<ui::Button>(way.what).spread = true;
    words.push_back(ui::grid(context.width() < 420 ? 1 : 2, std::move(ways), 10));
    if (!shown_ && first_time_)
        words.push_back(ui::label(tr(N_("Its weave hangs in the gallery now.")), 14, ui::Tone::muted));
    Element text = ui::column(std::move(words), low ? 10.0F : 16.0F).faded(there);
    Element sheet = ui::widget(id_of(Part::sheet), ui::Slot{.keeps_sides = true});
    const std::string title = this->title(context);
    View view{.kind = View::Kind::whole, .title = title, .focus = id_of(Part::next), .calm = true};
    const float high = context.height() - bar_height(context) - 2 * std::min(margin, 24.0F);
    const float across = context.width() - 2 * margin;
    const Size size = problem_->board.size();
    if (beside) {
        const SheetSize fits = sheet_in(size, (across - 40) * 0.5F, high, context);
        Element left = ui::column({ui::filler(), std::move(sheet).high(fits.height), ui::filler()}).wide(fits.width);
        Element right = ui::column({ui::filler(), std::move(text).scrolling(id_of(Part::all)), ui::filler()});
        view.content = ui::row({std::move(left), std::move(right).growing().shrinking()}, 40, ui::CrossAlign::stretch)
                           .pad(margin, 10);
    } else {
        const SheetSize fits = sheet_in(size, across, high * 0.45F, context);
        std::vector<Element> parts;
        if (!low)
            parts.push_back(
                ui::column({std::move(sheet).high(fits.height).wide(fits.width)}, 0, ui::CrossAlign::centre));
        parts.push_back(std::move(text).scrolling(id_of(Part::all)).growing());
        view.content = ui::column(std::move(parts), 16).pad(margin, 10);
    }
    const bool tells = context.note && context.note->until;
    auto note = tells ? note_line(context) : std::nullopt;
    std::vector<Element> all;
    all.push_back(bar(context, note ? *std::move(note) : page_head(title, {}, context), {}));
    all.push_back(std::move(view.content).growing().shrinking());
    view.content = ui::column(std::move(all), 0);
    return view;
}

} // namespace twoturns::app
