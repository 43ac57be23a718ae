#include "app/play/between_boards.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/bar.hpp"
#include "app/board/round_view.hpp"
#include "app/labels.hpp"
#include "app/play/arcade_view.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/play/win_sheet.hpp"
#include "game/contests/arcade.hpp"
#include "game/history/journey.hpp"
#include "platform/translation.hpp"
#include "scene/easing.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using ui::Element;
using ButtonStyle = ui::Button::Style;

Element centred(Element text) { return ui::aligned(std::move(text), ui::Align::centre); }

Element gain(const std::string& value, std::string words, bool low) {
    Element number = ui::title(value, low ? 18.0F : 26.0F);
    std::get<ui::Label>(number.what).tone = ui::Tone::gold;
    return ui::column({centred(std::move(number)), centred(ui::paragraph(std::move(words), 15, ui::Tone::muted, 2))}, 0)
        .wide(0)
        .growing();
}

/// Makes the card of the next board: its number, its rule with the sign of its gravity, and its size and time.
Element next_card(const game::RunBoard& next, bool low, const Context& context) {
    const GameId id = game::id_of(next);
    const auto time = game::bar_of(game::pairs_of(id)) * game::bar_share(next.number) / 100;
    const std::string facts = platform::trcf(
        "list", "{0}, {1}",
        platform::trcf("list", "{0}, {1}", label_of(id.params.size), difficulty_label(id.params.difficulty)),
        trf(N_("{0} on the bar"), countdown_text(time)));
    Element sign;
    sign.what = ui::Icon{sign_of(seen_gravity(id.params, context)), low ? 36.0F : 52.0F, ui::Tone::gold};
    std::vector<Element> words;
    words.push_back(
        ui::label(trf(N_("Next: {0}"), trf(N_("board {0}"), std::to_string(next.number))), 15, ui::Tone::muted));
    words.push_back(ui::title(rule_of(next, context), low ? 17.0F : 21.0F).shrinking());
    words.push_back(ui::label(facts, 15, ui::Tone::muted).shrinking());
    return ui::panel(ui::Panel::Style::card,
                     ui::row({std::move(sign).shrinking(0), ui::column(std::move(words), 1).growing().shrinking()}, 18)
                         .pad(20, low ? 6.0F : 14.0F));
}

/// Returns the score as it is counted up by the points of the board, while its lines are drawn.
std::int64_t counted(const Win& win, const Context& context) {
    const auto ceremony = ceremony_of(win, context);
    if (!ceremony) return *win.score;
    return *win.score - std::llround((1 - ceremony->counted(context.now)) * static_cast<float>(win.between->points));
}

} // namespace

Element between_boards(const Win& win, const WinSlots& slots, const Context& context) {
    const BetweenBoards& between = *win.between;
    const float height = context.height() - board_bar_height(context);
    const bool low = height < 580;
    constexpr float least_for_weave = 1040; // window width
    const bool shows_weave = context.width() >= least_for_weave;
    const float width = shows_weave ? 480.0F : std::min(580.0F, context.width() - 32);
    std::vector<Element> lines;
    lines.push_back(
        centred(ui::headline(trf(N_("Board {0} cleared"), std::to_string(between.board.number)), low ? 22.0F : 34.0F)));
    if (!low) lines.push_back(ui::space(4));
    const float number = low ? 34.0F : 76.0F;
    lines.push_back(ui::column({centred(ui::title(points_text(counted(win, context)), number)).high(number * 1.1F),
                                centred(ui::label(tr(N_("Score")), 16, ui::Tone::muted))},
                               0));
    lines.push_back(ui::row({gain("+ " + points_text(between.points), tr(N_("on this board")), low),
                             gain(std::to_string(between.combo), tr(N_("longest combo")), low),
                             gain(countdown_text(between.left), tr(N_("left on the bar")), low)},
                            8, ui::CrossAlign::start));
    if (!low) lines.push_back(ui::space(4));
    lines.push_back(next_card(between.next, low, context));
    Element go_on = command_button(Command::next_board, ButtonStyle::primary, true, tr(N_("Next board")));
    std::get<ui::Button>(go_on.what).key = tr(N_("Enter"));
    lines.push_back(std::move(go_on).high(low ? 48.0F : 60.0F).explained({}));
    lines.push_back(
        ui::row({ui::filler(), ui::widget(slots.end_run, ui::Button{.words = tr(N_("End the run")), .icon = "flag"}),
                 ui::filler()}));
    Element page = ui::column(std::move(lines), low ? 8.0F : 14.0F).wide(width);
    if (shows_weave) {
        const SheetSize sheet = sheet_in(win.weave->board, context.width() - width - 160, height - 80, context);
        page = ui::row({ui::widget(slots.sheet, ui::Slot{.keeps_sides = true}).wide(sheet.width).high(sheet.height),
                        std::move(page)},
                       56);
    }
    return ui::column({ui::filler(), std::move(page), ui::filler()}, 0, ui::CrossAlign::centre);
}

} // namespace twoturns::app
