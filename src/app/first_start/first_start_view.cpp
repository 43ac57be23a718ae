// The view of the first start: the taught board, then its weave beside the ways into the game.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "app/bar.hpp"
#include "app/board/board_style.hpp"
#include "app/first_start/first_start.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/play/win_sheet.hpp"
#include "platform/translation.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;
using ui::Rect;
using ButtonStyle = ui::Button::Style;

float margin_of(const Context& context) { return context.width() < 700 ? 14.0F : 56.0F; }
float start_head_height(const Context& context) {
    if (!context.saves) return bar_height(context);
    return context.height() < 480 ? 48.0F : 76.0F;
}

/// Makes the name of the game and the button that leaves, if there is one; and the sign that nothing is saved.
Element head(std::optional<Element> leave, const Context& context) {
    // TRANSLATORS: the name of the game; a name of your language may stand beside it.
    Element name = ui::headline(tr(N_("Two Turns")), context.height() < 480 ? 20.0F : 28.0F);
    std::vector<Element> buttons;
    if (leave) buttons.push_back(*std::move(leave));
    if (!context.saves) return bar(context, std::move(name), std::move(buttons));
    std::vector<Element> parts;
    parts.push_back(std::move(name).growing().shrinking());
    for (Element& one : buttons) parts.push_back(std::move(one));
    return ui::row(std::move(parts), 12).pad(margin_of(context), 0).high(start_head_height(context));
}

/// The sizes of the page with the board, in design pixels.
struct BoardPage {
    float margin;
    float head;
    float title;
    float words; ///< below the title
    float foot;
    bool low;

    explicit BoardPage(const Context& context)
        : margin(margin_of(context)), head(start_head_height(context)), title(context.height() < 480 ? 30.0F : 48.0F),
          words(context.width() < 700 ? 46.0F : 28.0F), foot(context.height() < 480 ? 40.0F : 104.0F),
          low(context.height() < 480) {}

    [[nodiscard]] float above() const { return head + title + words; }
};

struct Words {
    const char* title;
    const char* meaning;
};
Words words_of(GuideStep step) {
    switch (step) {
    case GuideStep::equal: return {N_("Pick two of the same"), N_("A line joins them when nothing is in between.")};
    case GuideStep::above:
        return {N_("A line may turn twice"), N_("It may run around the outside, through empty places.")};
    case GuideStep::below: return {N_("It may go below, too"), N_("Two turns are allowed, a third is not.")};
    case GuideStep::freely:
    case GuideStep::done: break;
    }
    return {N_("Now on your own"), N_("A line joins two of the same if it needs two turns at most.")};
}

Element centred(Element text) { return ui::aligned(std::move(text), ui::Align::centre); }

} // namespace

View FirstStart::view(const Context& context) const {
    return shows_weave() ? weave_view(context) : board_view(context);
}

// The board -----------------------------------------------------------------------------------------------

View FirstStart::board_view(const Context& context) const {
    const BoardPage page{context};
    const Words words = words_of(guidance_of(game_.session.board()).step);
    std::vector<Element> parts;
    parts.push_back(centred(ui::headline(tr(words.title), page.low ? 22.0F : 34.0F)).high(page.title));
    Element meaning = told_.id.empty() ? ui::paragraph(tr(words.meaning), 16, ui::Tone::muted, 2)
                                       : ui::paragraph(tr(told_), 16, ui::Tone::gold, 2);
    parts.push_back(centred(std::move(meaning)).high(page.words));
    parts.push_back(ui::widget(ui::id_of(Part::board), ui::Slot{.keeps_sides = true}).growing());
    std::vector<Element> foot;
    if (!page.low)
        foot.push_back(centred(ui::paragraph(tr(N_("Every line stays: together they become the picture of your game.")),
                                             15, ui::Tone::muted, 2)));
    foot.push_back(ui::widget(ui::id_of(Part::steps), ui::Slot{}).high(10));
    // TRANSLATORS: {1} pairs were found, of {0}.
    foot.push_back(centred(ui::label(trn("{1} of {0} pair", "{1} of {0} pairs", guided_pairs,
                                         {std::to_string(game_.session.timeline().pairs_gone())}),
                                     14, ui::Tone::muted)));
    parts.push_back(ui::column(std::move(foot), page.low ? 4.0F : 14.0F).high(page.foot));
    View view{.kind = View::Kind::whole, .title = tr(N_("First steps"))};
    view.board.emplace(ShownBoard{game_.session, game_.origin, geometry(context), view_.cursor});
    std::vector<Element> all;
    all.push_back(
        head(command_button(Command::back, ButtonStyle::quiet, true, platform::trc("button", "Skip")), context));
    all.push_back(ui::column(std::move(parts), 0).pad(page.margin, 0).growing());
    view.content = ui::column(std::move(all), 0);
    return view;
}

scene::BoardGeometry FirstStart::geometry(const Context& context) const {
    constexpr float widest = 112 * 6.5F; // of the board with its ring
    constexpr float highest = 112 * 4;
    const BoardPage page{context};
    const ui::Style& style = context.style;
    const Rect all{style.units(page.margin), style.units(page.above()),
                   static_cast<float>(context.canvas.width) - 2 * style.units(page.margin),
                   static_cast<float>(context.canvas.height) - style.units(page.above() + page.foot)};
    const float width = std::min(all.w, style.units(widest));
    const float height = std::min(all.h, style.units(highest));
    return {{std::round(all.centre().x - width / 2), std::round(all.centre().y - height / 2), width, height},
            guided_board().size()};
}

void FirstStart::draw(ui::Id slot, const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    switch (ui::part_of<Part>(slot)) {
    case Part::board: return draw_board(context, items);
    case Part::steps: return draw_steps(rect, context, items);
    case Part::sheet: return add_sheet(items, win(), rect, context);
    default: return;
    }
}

void FirstStart::draw_board(const Context& context, std::vector<scene::Item>& items) const {
    const scene::BoardGeometry place = geometry(context);
    scene::BoardStyle look = board_style(context, game_.origin);
    look.kept_lines = true; // what is told here is seen here
    scene::add_board(items, view_, game_.session, place.area(), look, context.now);
    for (const scene::Vanish& one : view_.animations.vanishing) draw_turns(one.link, context, items);
    if (const auto& hint = view_.animations.hint; hint && view_.animations.vanishing.empty())
        draw_turns(hint->link, context, items);
    draw_hand(context, items);
}

/// Numbers the turns of a line.
void FirstStart::draw_turns(const Link& link, const Context& context, std::vector<scene::Item>& items) const {
    const scene::BoardGeometry place = geometry(context);
    const ui::Style& style = context.style;
    const float side = std::round(style.units(30));
    for (std::size_t turn = 1; turn + 1 < link.size(); ++turn) {
        const ui::Point at = place.centre(link[turn]);
        items.emplace_back(ui::BoxItem{.rect = {std::round(at.x - side / 2), std::round(at.y - side / 2), side, side},
                                       .radius = side / 2,
                                       .fill = ui::line_colour,
                                       .border = ui::line_core,
                                       .border_width = std::max(1.0F, std::round(style.units(2)))});
        items.emplace_back(ui::TextItem{.text = std::to_string(turn),
                                        .at = {std::round(at.x), std::round(at.y)},
                                        .size = style.letters(16),
                                        .colour = ui::rgb(0x2A1A00),
                                        .align = ui::Align::centre,
                                        .bold = true});
    }
}

/// Draws a hand at the tile to pick, once the player has done nothing for a while.
void FirstStart::draw_hand(const Context& context, std::vector<scene::Item>& items) const {
    if (cleared_ || context.now < hand_due()) return;
    const Board& board = game_.session.board();
    const std::optional<Link> link = guidance_of(board).link;
    if (!link) return; // now on one's own
    const bool begun = game_.session.picked() == link->front();
    const ui::Point at = geometry(context).cell_rect(begun ? link->back() : link->front()).centre();
    const float side = std::round(context.style.units(56));
    const float edge = std::max(1.0F, std::round(context.style.units(2)));
    const Rect hand{std::round(at.x - side * 0.2F), std::round(at.y), side, side};
    for (const auto& [x, y] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}})
        items.emplace_back(ui::IconItem{"hand", hand.moved(static_cast<float>(x) * edge, static_cast<float>(y) * edge),
                                        ui::rgb(0x102824)});
    items.emplace_back(ui::IconItem{"hand", hand, ui::rgb(0xFFFFFF)});
}

void FirstStart::draw_steps(const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const ui::Style& style = context.style;
    const float width = std::round(style.units(24));
    const float pitch = std::round(style.units(34));
    const float left = std::round(rect.centre().x - (pitch * (guided_pairs - 1) + width) / 2);
    const int gone = game_.session.timeline().pairs_gone();
    for (int i = 0; i < guided_pairs; ++i)
        items.emplace_back(ui::BoxItem{.rect = {left + pitch * static_cast<float>(i), rect.y, width, rect.h},
                                       .radius = rect.h / 2,
                                       .fill = i < gone ? ui::line_colour : style.theme.border});
}

// The weave -----------------------------------------------------------------------------------------------

View FirstStart::weave_view(const Context& context) const {
    const bool beside = context.width() >= 700 && context.width() > context.height();
    const bool low = context.height() < 480;
    const float margin = margin_of(context);
    const auto ceremony = ceremony_of(win(), context);
    const float there = ceremony ? scene::progress(context.now, ceremony->buttons(), Ceremony::appears) : 1.0F;
    std::vector<Element> words;
    words.push_back(ui::headline(tr(N_("That is the whole rule")), low ? 22.0F : 34.0F));
    words.push_back(
        ui::paragraph(tr(N_("Go at your own pace: nothing is locked, and nothing is lost.")), 16, ui::Tone::muted, 4));
    words.push_back(ui::widget(ui::id_of(Part::journey), ui::Button{.words = tr(N_("Start the journey")),
                                                                    .icon = "journey",
                                                                    .key = platform::trc("key", "Enter"),
                                                                    .style = ButtonStyle::primary})
                        .high(low ? 48.0F : 64.0F));
    words.push_back(
        ui::paragraph(tr(N_("72 places in eight worlds. The first world warms up with straight lines, the second "
                            "allows one turn, the third both.")),
                      15, ui::Tone::muted, 3));
    std::vector<Element> ways;
    for (const Command command : {Command::new_game, Command::daily, Command::help}) {
        Element way = command_button(command);
        std::get<ui::Button>(way.what).spread = true;
        ways.push_back(std::move(way));
    }
    Element home = command_button(Command::back, ButtonStyle::quiet, true, label_of(Command::home));
    std::get<ui::Button>(home.what).spread = true;
    std::get<ui::Button>(home.what).icon = icon_of(Command::home);
    ways.push_back(std::move(home));
    words.push_back(ui::grid(context.width() < 420 ? 1 : 2, std::move(ways), 10));
    if (keeps_) {
        words.push_back(ui::label(tr(N_("Your weave hangs in the gallery now.")), 14, ui::Tone::muted));
        Element music =
            ui::label(tr(has_music(context.settings) ? N_("Music is on") : N_("Music is off")), 14, ui::Tone::muted);
        words.push_back(
            ui::row({switch_button(Command::music, context.settings), std::move(music).growing().shrinking()}, 12));
    }
    Element text = ui::column(std::move(words), low ? 10.0F : 16.0F).faded(there);
    Element sheet = ui::widget(ui::id_of(Part::sheet), ui::Slot{.keeps_sides = true});
    View view{
        .kind = View::Kind::whole, .title = tr(N_("First steps")), .focus = ui::id_of(Part::journey), .calm = true};
    const float high = context.height() - start_head_height(context) - 2 * std::min(margin, 24.0F);
    const float across = context.width() - 2 * margin;
    if (beside) {
        const SheetSize size = sheet_in(guided_board().size(), (across - 48) * 0.46F, high, context);
        Element left = ui::column({ui::filler(), std::move(sheet).high(size.height), ui::filler()}).wide(size.width);
        Element right = ui::column({ui::filler(), std::move(text).scrolling(ui::id_of(Part::all)), ui::filler()});
        view.content = ui::row({std::move(left), std::move(right).growing().shrinking()}, 48, ui::CrossAlign::stretch)
                           .pad(margin, 10);
    } else {
        const SheetSize size = sheet_in(guided_board().size(), across, high * 0.45F, context);
        std::vector<Element> parts;
        if (!low)
            parts.push_back(
                ui::column({std::move(sheet).high(size.height).wide(size.width)}, 0, ui::CrossAlign::centre));
        parts.push_back(std::move(text).scrolling(ui::id_of(Part::all)).growing());
        view.content = ui::column(std::move(parts), 20).pad(margin, 10);
    }
    std::vector<Element> all;
    all.push_back(head({}, context));
    all.push_back(std::move(view.content).growing().shrinking());
    view.content = ui::column(std::move(all), 0);
    return view;
}

} // namespace twoturns::app
