// The view of the layout editor.
#include <algorithm>
#include <array>
#include <utility>

#include "app/bar.hpp"
#include "app/board/choice_icons.hpp"
#include "app/labels.hpp"
#include "app/layouts/edit_layout.hpp"
#include "app/new_game/new_game_words.hpp"
#include "platform/translation.hpp"
#include "ui/frame.hpp"

namespace twoturns::app {

using platform::tr;
using platform::trf;
using ui::Element;
using ui::id_of;

namespace {

// TRANSLATORS: what one draws with, in the editor of layouts.
constexpr std::array brushes{NC_("brush", "Tile"), NC_("brush", "Stone"), NC_("brush", "Nothing")};
constexpr std::array mirrors{N_("no mirror"), N_("left and right alike"), N_("top and bottom alike"),
                             N_("all four quarters alike")};

Element section(std::string words, Element choice) {
    return ui::column({ui::title(std::move(words), 15), std::move(choice)}, 6);
}

/// Adds an empty cell, drawn as an outline.
void add_open_cell(std::vector<scene::Item>& items, const ui::Rect& box, const ui::Theme& theme) {
    const float gap = box.w < 6 ? 0.0F : std::max(1.0F, std::round(box.w * 0.06F));
    items.emplace_back(ui::BoxItem{.rect = box.grown(-gap),
                                   .radius = std::round(box.w * 0.12F),
                                   .fill = theme.inset,
                                   .border = theme.border,
                                   .border_width = box.w < 6 ? 0.0F : 1.0F});
}

void add_cell(std::vector<scene::Item>& items, Brush brush, const ui::Rect& box, const ui::Theme& theme) {
    if (brush == Brush::nothing) return add_open_cell(items, box, theme);
    items.emplace_back(scene::TileItem{.box = box, .face = {}, .stone = brush == Brush::stone});
}

/// Returns the largest square in the middle of a rectangle.
ui::Rect square_in(const ui::Rect& rect) {
    const float side = std::floor(std::min(rect.w, rect.h));
    return {std::round(rect.centre().x - side / 2), std::round(rect.centre().y - side / 2), side, side};
}

/// Draws the axes of a mirror within a square.
void add_mirror(std::vector<scene::Item>& items, Mirror mirror, const ui::Rect& rect, ui::Colour colour) {
    const ui::Rect box = square_in(rect);
    const float width = std::max(1.0F, std::round(box.w / 12));
    items.emplace_back(
        ui::BoxItem{.rect = box, .radius = width, .fill = {0, 0, 0, 0}, .border = colour, .border_width = width});
    const ui::Point middle{std::round(box.centre().x), std::round(box.centre().y)};
    if (mirror == Mirror::left_right || mirror == Mirror::both)
        items.emplace_back(ui::StrokeItem{{{middle.x, box.y}, {middle.x, box.bottom()}}, width, colour});
    if (mirror == Mirror::up_down || mirror == Mirror::both)
        items.emplace_back(ui::StrokeItem{{{box.x, middle.y}, {box.right(), middle.y}}, width, colour});
}

} // namespace

Element EditLayout::canvas() const {
    return ui::panel(ui::Panel::Style::inset,
                     ui::stack({ui::widget(id_of(Part::canvas), ui::Slot{.used = true, .keeps_sides = true})}).pad(8));
}

/// Makes the choices of brush and mirror.
Element EditLayout::tools() const {
    ui::Choice brush{.selected = static_cast<std::size_t>(brush_), .height = 62};
    for (std::size_t i = 0; i < brushes.size(); ++i)
        // TRANSLATORS: {0} is the digit on the key.
        brush.options.push_back(
            {platform::trc("brush", brushes[i]), {}, true, trf(N_("key {0}"), std::to_string(i + 1))});
    ui::Choice mirror{.selected = static_cast<std::size_t>(mirror_), .height = 62};
    for (const char* const words : mirrors) mirror.options.push_back({{}, {}, true, tr(words)});
    return ui::row({ui::widget(id_of(Part::brush), std::move(brush)).growing(3).at_least(150),
                    ui::widget(id_of(Part::mirror), std::move(mirror)).growing(4).at_least(150)},
                   16);
}

Element EditLayout::steps() const {
    const auto quiet = ui::Button::Style::quiet;
    return ui::row(
        {command_button(Command::undo, quiet, drawing_.can_undo()),
         command_button(Command::redo, quiet, drawing_.can_redo()),
         ui::widget(id_of(Part::clear), ui::Button{.words = platform::trc("button", "Clear"), .icon = "close"})
             .explained(tr(N_("nothing in any cell"))),
         ui::filler()},
        8);
}

Element EditLayout::size_steppers() const {
    const Size size = drawing_.size();
    const auto side = [](Part part, std::string words, int value) {
        return ui::widget(id_of(part), ui::Stepper{value, 1, max_side}).wide(124).explained(std::move(words));
    };
    return ui::row({side(Part::columns, tr(N_("Columns")), size.cols), ui::label("×", 17),
                    side(Part::rows, tr(N_("Rows")), size.rows), ui::filler()},
                   10);
}

std::vector<Element> EditLayout::choices() const {
    std::vector<Element> all;
    all.push_back(section(tr(N_("Size")), size_steppers()));
    ui::Choice gravity = gravity_choice_of(params_.gravity);
    gravity.gap = 5;
    all.push_back(section(tr(N_("Gravity")), ui::widget(id_of(Part::gravity), std::move(gravity))));
    const auto& layouts = all_layouts();
    ui::Choice start{.selected = layouts.size(), .columns = 8, .height = 40, .gap = 6};
    for (const BoardLayout& one : layouts)
        // TRANSLATORS: {0} is the name of a layout.
        start.options.push_back({{}, {}, true, trf(N_("begin with: {0}"), label_of(one))});
    all.push_back(section(tr(N_("Begin with")), ui::widget(id_of(Part::start), std::move(start))));
    return all;
}

/// Makes the lines about the preview's board, and about the cell that stays without a tile.
Element EditLayout::facts(const Context& context) const {
    std::vector<Element> lines;
    lines.push_back(preview_.facts(context));
    const Board board = drawing_.board();
    if (board.tiles() > 1 && board.tiles() % 2 != 0)
        lines.push_back(ui::paragraph(tr(N_("The number of tiles is odd: the one nearest the middle is left out.")), 14,
                                      ui::Tone::muted, 2));
    return ui::column(std::move(lines), 4);
}

Element EditLayout::buttons(bool in_a_row) const {
    const bool good = !preview_.fault();
    const bool drawn{choice()}; // a layout that cannot be dealt with this gravity may still be saved
    Element play = ui::widget(id_of(Part::play), ui::Button{.words = platform::trc("button", "Play"),
                                                            .icon = "play",
                                                            .key = platform::trc("key", "Enter"),
                                                            .style = ui::Button::Style::primary,
                                                            .enabled = good});
    Element save = ui::widget(id_of(Part::save),
                              ui::Button{.words = platform::trc("button", "Save…"), .icon = "save", .enabled = drawn})
                       .explained(tr(N_("among your own layouts, for new games")));
    Element file =
        ui::widget(id_of(Part::save_file), ui::Button{.words = tr(N_("To a file…")), .icon = "file", .enabled = drawn})
            .explained(tr(N_("anywhere, to be given away")));
    Element copy = command_button(Command::copy_id, ui::Button::Style::quiet, good, platform::trc("button", "Copy"));
    std::vector<Element> row;
    for (Element* one : {&save, &copy, &file}) row.push_back(std::move(*one).growing().shrinking());
    if (!in_a_row) return ui::column({std::move(play).high(48), ui::row(std::move(row), 8)}, 8);
    row.insert(row.begin(), std::move(play).growing(2));
    return ui::row(std::move(row), 8);
}

View EditLayout::view(const Context& context) const {
    View view{.kind = View::Kind::page,
              .title = tr(N_("Draw a layout")),
              .subtitle = tr(N_("Drag to draw, or use arrows and Space; 1 is a tile, 2 a stone, 3 nothing")),
              .focus = id_of(Part::canvas)};
    std::vector<Element> rest;
    if (context.width() < 860) { // the drawing and its actions must stay in view
        rest.push_back(tools());
        rest.push_back(steps());
        for (Element& one : choices()) rest.push_back(std::move(one));
        rest.push_back(preview_.element(id_of(Part::preview), context).high(200));
        rest.push_back(facts(context));
        const bool low = context.height() < 560;
        const float canvas_height = std::max(120.0F, (context.height() - bar_height(context)) * 0.4F);
        view.content =
            ui::column({canvas().high(canvas_height),
                        ui::column(std::move(rest), 12).scrolling(id_of(Part::tools)).growing(), buttons(low)},
                       8)
                .pad({12, 8, 12, 8});
        return view;
    }
    const bool large = context.width() >= 1100;
    rest.push_back(preview_.element(id_of(Part::preview), context).high(190));
    rest.push_back(facts(context));
    for (Element& one : choices()) rest.push_back(std::move(one));
    Element left = ui::column({canvas().growing(), tools(), steps()}, 12);
    Element right =
        ui::column({ui::column(std::move(rest), 14).scrolling(id_of(Part::tools)).growing(), buttons(false)}, 12);
    view.content = ui::row({std::move(left).growing().wide(300), std::move(right).wide(large ? 440.0F : 380.0F)},
                           large ? 36.0F : 20.0F, ui::CrossAlign::stretch)
                       .pad(large ? 36.0F : 20.0F, large ? 24.0F : 14.0F);
    return view;
}

/// Returns the area of the canvas in the window, for zooming: below the bar, whatever the scroll position of the part
/// next to it.
ui::Rect EditLayout::canvas_area(const Context& context) const {
    const float bar = context.style.units(bar_height(context));
    const ui::Rect page{0, bar, static_cast<float>(context.canvas.width),
                        static_cast<float>(context.canvas.height) - bar};
    const ui::Frame frame = ui::frame_of(view(context).content, page, context.style, {}, context.now);
    return frame.find(id_of(Part::canvas), ui::HitArea::Kind::slot)->rect;
}

void EditLayout::draw_canvas(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const scene::BoardGeometry place{rect, drawing_.size(), camera_};
    if (place.is_cut()) items.emplace_back(ui::ClipItem{rect});
    for (int row = 1; row <= drawing_.size().rows; ++row)
        for (int col = 1; col <= drawing_.size().cols; ++col) {
            const Cell cell{row, col};
            const ui::Rect box = place.cell_rect(cell);
            const bool seen =
                box.right() > rect.x && box.x < rect.right() && box.bottom() > rect.y && box.y < rect.bottom();
            if (seen) add_cell(items, drawing_.at(cell), box, context.style.theme);
        }
    if (cursor_) items.emplace_back(scene::CursorItem{place.cell_rect(*cursor_)});
    if (place.is_cut()) items.emplace_back(ui::ClipItem{});
}

void EditLayout::draw(ui::Id slot, const ui::Rect& rect, const Context& context,
                      std::vector<scene::Item>& items) const {
    const ui::Theme& theme = context.style.theme;
    switch (part_of<Part>(slot)) {
    case Part::canvas: return draw_canvas(rect, context, items);
    case Part::preview: return preview_.draw(items, rect, context);
    case Part::brush: return add_cell(items, static_cast<Brush>(slot.index), square_in(rect), theme);
    case Part::mirror: {
        const auto mirror = static_cast<Mirror>(slot.index);
        return add_mirror(items, mirror, rect.grown(-std::round(rect.h * 0.12F)),
                          mirror == mirror_ ? theme.text : theme.muted);
    }
    case Part::start: {
        const BoardLayout& layout = all_layouts()[slot.index];
        return add_cells(items, layout.size().value_or(drawing_.size()), layout, rect, theme.muted);
    }
    default: return;
    }
}

std::string EditLayout::name_of(ui::Id button) const {
    if (button == id_of(Part::play)) return "play";
    if (button == id_of(Part::save)) return "save-layout";
    if (button == id_of(Part::save_file)) return "save-layout-to-file";
    if (button == id_of(Part::clear)) return "clear";
    return Screen::name_of(button);
}

} // namespace twoturns::app
