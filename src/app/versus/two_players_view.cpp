// The view of a match of two players: the choice before it, the board with both scores, and the result.
#include <algorithm>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/board_style.hpp"
#include "app/board/replay_player.hpp"
#include "app/labels.hpp"
#include "app/versus/match_view.hpp"
#include "app/versus/two_players.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;
using ButtonStyle = ui::Button::Style;

constexpr int smallest_cell = 24; // a cell with room for signs
// In design pixels.
constexpr float choice_width = 520;
constexpr float around_dialog = 16;
constexpr float inside_dialog = 46; // its padding

Element match_button(ui::Id id, std::string words, const char* icon, ButtonStyle style, bool enabled = true) {
    const bool primary = style == ButtonStyle::primary;
    return ui::widget(id, ui::Button{.words = std::move(words),
                                     .icon = icon,
                                     .key = primary ? platform::trc("key", "Enter") : std::string{},
                                     .style = style,
                                     .enabled = enabled});
}

std::string rule_of(game::Way way) {
    switch (way) {
    case game::Way::at_once:
        return tr(N_("Orange plays with the pointer; Blue with arrows or WASD, and Space or Enter picks. A pair "
                     "belongs to whoever takes it first."));
    case game::Way::in_turns:
        return tr(N_("Pointer and keys are for whoever is next. A turn is one try: it passes when the pair goes, and "
                     "when it does not."));
    }
    return {};
}

} // namespace

View TwoPlayers::view(const Context& context) const {
    if (!match_) return choice_view(context);
    View view = shows_result(context.now) ? result_view(context) : match_view(context);
    view.board.emplace(ShownBoard{match_->session(), origin_, geometry(context), view_.cursor});
    return view;
}

scene::BoardGeometry TwoPlayers::geometry(const Context& context) const {
    const float top = context.style.units(bar_height(context));
    return {{0, top, static_cast<float>(context.canvas.width), static_cast<float>(context.canvas.height) - top},
            match_ ? match_->session().board().size() : params_.size};
}

std::optional<Message> TwoPlayers::hindrance(const Context& context) const {
    if (fault_) return fault_;
    if (geometry(context).cell_side() >= smallest_cell) return std::nullopt;
    return Message{N_("On this board tiles would be too small for two: it takes a larger window, or a smaller board "
                      "chosen by New game.")};
}

// Before the match ----------------------------------------------------------------------------------------

View TwoPlayers::choice_view(const Context& context) const {
    const auto why_not = hindrance(context);
    ui::Choice ways{.selected = static_cast<std::size_t>(way_)};
    for (const char* words : {N_("At the same time"), N_("In turns")})
        ways.options.push_back({tr(words), {}, false, {}});
    const float width = std::min(choice_width, context.width() - around_dialog) - inside_dialog;
    const std::string level = trf(N_("{0} · {1}"), label_of(params_.size), difficulty_label(params_.difficulty));
    std::vector<Element> parts;
    parts.push_back(ui::widget(ui::id_of(Part::way), std::move(ways)));
    parts.push_back(ui::paragraph(rule_of(way_), 15));
    if (way_ == game::Way::at_once && (context.pads[0] || context.pads[1]))
        parts.push_back(
            ui::paragraph(tr(N_("The first gamepad plays for Blue, a second one for Orange; A picks.")), 15));
    parts.push_back(ui::widget(ui::id_of(Part::players), ui::Slot{}).high(players_height(width, way_, context)));
    parts.push_back(ui::paragraph(
        tr(N_("Each pair scores as in Arcade for whoever takes it. There are no hints and no undo. Your own game stays "
              "as it is; the match is not kept when the program ends.")),
        14, ui::Tone::muted));
    parts.push_back(ui::row(
        // TRANSLATORS: {0} is a size and a difficulty, such as 18 × 8 · easy.
        {ui::paragraph(trf(N_("The board: {0}, as you last chose for a new game."), level), 15).growing().shrinking(),
         command_button(Command::new_game, ButtonStyle::quiet, true, tr(N_("Choose another")))},
        12));
    if (why_not) parts.push_back(ui::paragraph(tr(*why_not), 15, ui::Tone::gold));
    std::vector<Element> last;
    last.push_back(ui::label(board_ || why_not ? "" : tr(N_("Dealing")), 14, ui::Tone::muted).growing().shrinking());
    last.push_back(match_button(ui::id_of(Part::start), platform::trc("button", "Play"), "play", ButtonStyle::primary,
                                board_ && !why_not)
                       .at_least(150));
    Element body = ui::column(std::move(parts), 12).scrolling(ui::id_of(Part::all));
    return {.title = tr(N_("Two players")),
            .width = choice_width,
            .content = ui::column({std::move(body), ui::row(std::move(last), 12)}, 14),
            .focus = ui::id_of(Part::way)};
}

// The match -----------------------------------------------------------------------------------------------

std::string TwoPlayers::words(const Context& context) const {
    if (context.note && context.note->until) return tr(context.note->headline);
    if (match_->stuck()) return tr(N_("No pair can go: reshuffling"));
    const int left = match_->session().pairs_left();
    std::string pairs = trn("{0} pair left", "{0} pairs left", left);
    if (!match_->turn()) return pairs;
    return trf(N_("{0} · {1}"),
               *match_->turn() == game::Side::orange ? tr(N_("Orange is next")) : tr(N_("Blue is next")), pairs);
}

View TwoPlayers::match_view(const Context& context) const {
    const bool paused = match_->session().paused();
    std::vector<Element> table;
    table.push_back(ui::widget(ui::id_of(Part::table), ui::Slot{.keeps_sides = true}));
    if (paused) {
        Element resume = command_button(Command::pause, ButtonStyle::primary, true, platform::trc("button", "Resume"));
        std::get<ui::Button>(resume.what).icon = "play";
        std::vector<Element> rows;
        rows.push_back(std::move(resume));
        rows.push_back(match_button(ui::id_of(Part::other_match), tr(N_("Another match")), "two", ButtonStyle::quiet));
        rows.push_back(command_button(Command::back, ButtonStyle::quiet, true, tr(N_("Leave the match")))
                           .explained(tr(N_("it waits until you come back"))));
        Element sign = ui::panel(ui::Panel::Style::dialog, ui::column(std::move(rows), 10).pad(18).at_least(230));
        table.push_back(ui::column({ui::filler(), std::move(sign), ui::filler()}, 0, ui::CrossAlign::centre));
    }
    std::vector<Element> buttons;
    buttons.push_back(without_words(command_button(Command::pause, ButtonStyle::quiet, !paused)));
    Element head = ui::widget(ui::id_of(Part::head), ui::Slot{}).high(bar_height(context));
    return {.kind = View::Kind::whole,
            .title = tr(N_("Two players")),
            .content = ui::column(
                {bar(context, std::move(head), std::move(buttons)), ui::stack(std::move(table)).growing()}, 0)};
}

// The result ----------------------------------------------------------------------------------------------

View TwoPlayers::result_view(const Context& context) const {
    const auto leader = match_->score().leader();
    const bool cleared = match_->session().status() == game::Status::won;
    const bool waits = begin_when_dealt_;
    std::vector<Element> side;
    constexpr float least_for_winner = 560; // window height
    if (context.height() >= least_for_winner) side.push_back(ui::widget(ui::id_of(Part::winner), ui::Slot{}).high(150));
    side.push_back(ui::widget(ui::id_of(Part::result), ui::Slot{}).high(128));
    side.push_back(ui::filler());
    side.push_back(
        match_button(ui::id_of(Part::rematch), tr(N_("Rematch")), "restart", ButtonStyle::primary, !waits).high(52));
    side.push_back(match_button(ui::id_of(Part::next_board), waits ? tr(N_("Dealing")) : tr(N_("New board")), "new",
                                ButtonStyle::quiet, !waits));
    Element map = ui::widget(ui::id_of(Part::map), ui::Slot{.keeps_sides = true}).growing();
    Element column = ui::column(std::move(side), 10);
    Element page = context.width() < context.height()
                       ? ui::column({std::move(map), std::move(column)}, 16)
                       : ui::row({std::move(map), std::move(column).wide(context.width() < 900 ? 224 : 340)}, 24,
                                 ui::CrossAlign::stretch);
    return {.kind = View::Kind::page,
            .title = leader ? (*leader == game::Side::orange ? tr(N_("Orange wins")) : tr(N_("Blue wins")))
                            : tr(N_("A draw")),
            .subtitle = cleared ? tr(N_("Who took which tiles, and by which lines"))
                                : tr(N_("No reshuffle could help: the match ends here")),
            .content = std::move(page).pad(context.width() < 900 ? 14 : 36, context.width() < 900 ? 14 : 28)};
}

void TwoPlayers::draw(ui::Id slot, const ui::Rect& rect, const Context& context,
                      std::vector<scene::Item>& items) const {
    if (slot == ui::id_of(Part::players)) return draw_players(items, rect, way_, context);
    if (slot == ui::id_of(Part::table)) {
        scene::BoardStyle look = board_style(context);
        look.faces = !match_->session().paused();
        return scene::add_board(items, view_, match_->session(), rect, look, context.now);
    }
    if (slot == ui::id_of(Part::head)) return draw_scoreboard(items, rect, *match_, words(context), context);
    if (slot == ui::id_of(Part::map)) return draw_map(items, rect, *match_, weave_, ceremony(context), context);
    if (slot == ui::id_of(Part::winner)) draw_winner(items, rect, *match_, ceremony(context), context);
    if (slot == ui::id_of(Part::result)) draw_result(items, rect, *match_, ceremony(context), context);
}

std::string TwoPlayers::name_of(ui::Id button) const {
    if (button == ui::id_of(Part::start)) return "play";
    if (button == ui::id_of(Part::other_match)) return "another-match";
    if (button == ui::id_of(Part::rematch)) return "rematch";
    if (button == ui::id_of(Part::next_board)) return "new-board";
    return Screen::name_of(button);
}

} // namespace twoturns::app
