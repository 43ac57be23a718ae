// The view of the board's screen: its bar, the board, and what covers it during a pause and at the end.
#include <cmath>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/board_style.hpp"
#include "app/board/round_view.hpp"
#include "app/labels.hpp"
#include "app/play/arcade_view.hpp"
#include "app/play/goals.hpp"
#include "app/play/play_bar.hpp"
#include "app/play/play_signs.hpp"
#include "app/sound_captions.hpp"
#include "platform/translation.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using ui::Element;
using ButtonStyle = ui::Button::Style;

enum class Part : std::uint8_t {
    board,
    sheet, // of a cleared board
    strip, // of Arcade
    pips,
    rule,
    ring,
    ladder,
    dots, // beside the sheet
    week,
    pace,
    race,
    stars,
    best,
    medals,
    end_run, // of Arcade
    banner,  // of the end of a world
};

constexpr float goals_apart = 24; // from what stands beside them
constexpr float usual_news = 250; // the width beside which the stars have their words
constexpr float least_news = 150; // in less room, news stand in the place of the stars

constexpr WinSlots win_slots{ui::id_of(Part::sheet),  ui::id_of(Part::dots),    ui::id_of(Part::week),
                             ui::id_of(Part::pace),   ui::id_of(Part::stars),   ui::id_of(Part::best),
                             ui::id_of(Part::medals), ui::id_of(Part::end_run), ui::id_of(Part::banner)};

constexpr ArcadeSlots arcade_slots{ui::id_of(Part::strip), ui::id_of(Part::rule), ui::id_of(Part::ring),
                                   ui::id_of(Part::ladder)};

/// Takes the help lines from an element and all that is in it.
void leave_unexplained(Element& element) {
    element.help.clear();
    for (Element& child : element.children) leave_unexplained(child);
}

} // namespace

BoardState PlayScreen::state_of(const Context& context) const {
    return {*this,
            context,
            session(),
            context.settings.winnable_mark && session().known().outcome == Outcome::lost,
            session().status() == game::Status::stuck,
            session().status() == game::Status::won && !current_.played.undealt()};
}

View PlayScreen::view(const Context& context) const {
    const BoardState s = state_of(context);
    std::vector<Element> table;
    table.push_back(cleared() ? win_page(win(context), win_slots, context)
                              : ui::widget(ui::id_of(Part::board), ui::Slot{.keeps_sides = true}));
    if (session().paused()) table.push_back(centred_on_table(pause_sign()));
    if (current_.played.undealt() && awaited_ && awaited_->takes_long(context.now))
        table.push_back(centred_on_table(dealing_sign(s)));
    if (shows_rule_sign(s))
        if (auto sign = rule_sign(s)) table.push_back(*std::move(sign));
    if (shows_stuck_sign(s)) table.push_back(stuck_sign(s));
    const bool tells = tells_note(s);
    if (auto note = tells && cleared() ? note_over_page(context) : std::nullopt) table.push_back(*std::move(note));
    View view{.kind = View::Kind::whole,
              .title = tr(N_("Board")),
              .board = shown(context),
              .heat = heat(context),
              .calm = cleared()};
    std::vector<Element> race_bar;
    if (const auto running = race(context.now); running && !cleared())
        race_bar.push_back(
            ui::widget(ui::id_of(Part::race), ui::Slot{}).high(race_bar_height).explained(running->words()));
    if (shows_round() && arcade_form(context).beside) {
        view.content =
            arcade_page(s, *round_view(context), arcade_slots, ui::stack(std::move(table)), std::move(race_bar));
        return view;
    }
    const bool thumbs = is_phone(context) && !cleared();
    auto right = thumbs ? std::vector<Element>{} : bar_buttons(s);
    float room = static_cast<float>(context.canvas.width) - context.style.units(48);
    if (thumbs || !has_two_lines(context)) room -= width_of_buttons(right, context) + sign_width(context);
    auto left = bar_news(s);
    std::optional<Element> signs;
    if (const auto goals = cleared() ? std::nullopt : goals_of(context)) {
        const auto head = left ? std::nullopt : short_head(s);
        const float beside = left   ? context.style.units(usual_news)
                             : head ? ui::width_of(*head, context.style).natural + context.style.units(goals_apart)
                             : session().gravity() != Gravity::none ? context.style.units(54)
                                                                    : 0.0F;
        signs = goal_signs(*goals, room - beside, context);
        const float width = ui::width_of(*signs, context.style).natural + context.style.units(goals_apart);
        const float least = left   ? context.style.units(least_news)
                            : head ? 0.6F * ui::width_of(*head, context.style).natural // it may take more lines
                                   : 0.0F;
        if (room - width < least) // also where not even the least of them fits
            signs.reset();
        else
            room -= width;
    }
    bool names_board = false;
    std::vector<Element> all;
    Element words = left ? *std::move(left) : bar_figures(s, room, names_board, ui::id_of(Part::pips));
    if (signs) {
        std::vector<Element> line;
        line.push_back(*std::move(signs));
        if (left)
            line.push_back(std::move(words).growing().shrinking());
        else if (ui::width_of(words, context.style).natural <= room)
            line.push_back(std::move(words));
        else if (auto sign = gravity_sign(s))
            line.push_back(*std::move(sign)); // stands where the figures have no room
        words = ui::row(std::move(line), goals_apart);
    }
    all.push_back(thumbs ? bar(context, std::move(words), std::move(right))
                         : board_bar(context, std::move(words), std::move(right)));
    if (shows_round()) // above the figures; a sign that nothing is saved stays at the very top
        all.insert(context.saves ? all.begin() : all.end(),
                   ui::widget(ui::id_of(Part::strip), ui::Slot{}).high(arcade_strip_height));
    for (Element& one : race_bar) all.push_back(std::move(one));
    all.push_back(ui::stack(std::move(table)).growing());
    if (!cleared() && is_compact(context))
        all.push_back(note_strip(context, tells, names_board ? std::string{} : board_in_few_words(s)));
    if (thumbs) all.push_back(thumb_bar(context, thumb_buttons(s)));
    view.content = ui::column(std::move(all), 0);
    if (cleared() && current_.cleared->pointer) leave_unexplained(view.content);
    return view;
}

scene::BoardRoom PlayScreen::room(const Context& context) const {
    const ui::Style& style = context.style;
    const ArcadeForm form = shows_round() ? arcade_form(context) : ArcadeForm{};
    const float strip = shows_round() && !form.beside ? style.units(arcade_strip_height) : 0;
    const float race = current_.racing.race && !cleared() ? style.units(race_bar_height) : 0;
    const bool thumbs = is_phone(context) && !cleared();
    const float bar = form.beside ? form.top : thumbs ? bar_height(context) : board_bar_height(context);
    const float top = style.units(bar) + strip + race;
    const float foot = form.beside ? form.bottom : note_strip_height(context) + thumb_bar_height(context);
    const float captions = context.settings.captions ? caption_height(style) : 0;
    const float below = cleared() ? 0 : style.units(foot) + captions;
    const float side = style.units(form.side);
    const ui::Rect area{side, top, static_cast<float>(context.canvas.width) - 2 * side,
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
        scene::BoardStyle look = board_style(context, game().origin);
        look.faces = shows_faces();
        const scene::BoardRoom place = room(context);
        look.card = place.card;
        return scene::add_board(items, current_.board, session(), place.board, look, context.now);
    }
    if (slot == ui::id_of(Part::race)) return race(context.now)->draw_bar(items, rect, context.style);
    if (cleared()) add_figures(items, win(context), slot, win_slots, rect, context);
    const auto seen = round_view(context);
    if (!seen) return;
    if (slot == ui::id_of(Part::strip)) seen->draw_bar(items, rect);
    if (slot == ui::id_of(Part::pips)) seen->draw_pips(items, rect);
    if (slot == ui::id_of(Part::ring)) seen->draw_ring(items, rect);
    if (slot == ui::id_of(Part::ladder)) seen->draw_ladder(items, rect);
    if (slot == ui::id_of(Part::rule))
        items.emplace_back(ui::BoxItem{.rect = {rect.x, std::round(rect.centre().y), rect.w - context.style.units(26),
                                                std::max(1.0F, std::round(context.style.unit))},
                                       .fill = context.style.theme.text.with_alpha(0.3F)});
}

Effects PlayScreen::on(const ui::Event& event, const Context& context) {
    const auto* const pressed = std::get_if<ui::Pressed>(&event);
    if (pressed == nullptr || pressed->id != ui::id_of(Part::end_run) || !cleared()) return {};
    return round_over(context);
}

std::string PlayScreen::name_of(ui::Id button) const {
    return button == ui::id_of(Part::end_run) ? "end-run" : Screen::name_of(button);
}

std::optional<RoundView> PlayScreen::round_view(const Context& context) const {
    const auto& round = current_.pacing.round();
    if (!round) return std::nullopt;
    return RoundView{*round, session().elapsed(context.now), context, current_.pacing.before.score};
}

std::optional<scene::Heat> PlayScreen::heat(const Context& context) const {
    if (!shows_round() || !context.settings.motion || context.style.theme.is_plain()) return std::nullopt;
    const scene::BoardGeometry whole{room(context).board, session().board().size()};
    const ui::Rect first = whole.cell_rect({1, 1});
    const ui::Rect last = whole.cell_rect({session().board().size().rows, session().board().size().cols});
    const float ring = std::round(0.5F * first.w);
    return scene::Heat{current_.heat.step(context.now),
                       ui::Rect{first.x, first.y, last.right() - first.x, last.bottom() - first.y}.grown(ring)};
}

} // namespace twoturns::app
