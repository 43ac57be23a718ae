// The state and events of the layout editor.
#include "app/layouts/edit_layout.hpp"

#include <algorithm>
#include <memory>
#include <ostream>
#include <utility>

#include "app/board/game_start.hpp"
#include "app/screens.hpp"
#include "scene/cursor.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/own_layout.hpp"

namespace twoturns::app {

using game::Time;
using ui::Key;

namespace {

constexpr Time drawing_pause{150}; // delay after drawing until the layout is dealt

} // namespace

EditLayout::EditLayout(const DealParams& params) : drawing_(Board{params.size}), params_(for_new_game(params)) {}

/// Continues with the last drawing, so that nothing is lost by leaving. If the page for a new game passes a player's
/// own layout, this layout becomes a further step in the drawing.
Effects EditLayout::opened(const Context& context) {
    seed_ = seed_from(context.chance);
    const BoardLayout& wanted = params_.layout;
    const Board cells = wanted.cells(params_.size);
    const auto last = parse_own_layout(context.settings.drawing);
    drawing_ = LayoutDrawing{last ? last->cells(*last->size()) : cells};
    if (is_own_layout_name(wanted.name())) drawing_.start(cells);
    looked_at_ = drawing_.size();
    return preview_.want(choice(), context.now);
}

BoardLayout EditLayout::layout() const { return own_layout(drawing_.board()); }

Result<GameId> EditLayout::choice() const {
    const Board board = drawing_.board();
    if (board.tiles() < 2) return Message{N_("a board has two tiles at the least")};
    const BoardLayout layout = own_layout(board);
    const auto params =
        checked({board.size(), usual_kinds(board.size(), layout), params_.gravity, layout, params_.difficulty});
    if (!params) return params.error();
    return GameId{*params, seed_};
}

Effects EditLayout::changed(const Context& context) {
    const Size size = drawing_.size();
    if (cursor_ && !size.contains(*cursor_)) cursor_.reset();
    if (std::exchange(looked_at_, size) != size) camera_ = {};
    Effects effects = preview_.want(choice(), context.now, drawing_pause);
    Settings settings = context.settings;
    settings.drawing = layout().name();
    effects.emplace_back(ChangeSettings{std::move(settings)});
    return effects;
}

Effects EditLayout::on(const ui::Event& event, const Context& context) {
    if (const auto* drawn = std::get_if<ui::Drawn>(&event)) return draw_at(*drawn, context);
    if (const auto* key = std::get_if<ui::KeyInSlot>(&event)) return key_on_canvas(key->key, context);
    if (const auto* chosen = std::get_if<ui::Changed>(&event))
        return choose(part_of<Part>(chosen->id), chosen->value, context);
    if (const auto* pressed = std::get_if<ui::Pressed>(&event)) return press(part_of<Part>(pressed->id), context);
    return {};
}

/// Draws the straight line from the last point to this one, because a fast pointer skips cells.
Effects EditLayout::draw_at(const ui::Drawn& drawn, const Context& context) {
    cursor_.reset();
    const auto cell = scene::BoardGeometry{drawn.rect, drawing_.size(), camera_}.cell_at(drawn.at);
    const auto from = std::exchange(drawn_to_, cell);
    if (!cell) return {};
    drawing_.paint(drawn.begins ? *cell : from.value_or(*cell), *cell, brush_, mirror_, drawn.begins);
    return changed(context);
}

Effects EditLayout::key_on_canvas(Key key, const Context& context) {
    const Cell at = cursor_.value_or(scene::middle(drawing_.size()));
    const auto move = [&](int rows, int cols) {
        const Size size = drawing_.size();
        if (cursor_) cursor_ = Cell{std::clamp(at.row + rows, 1, size.rows), std::clamp(at.col + cols, 1, size.cols)};
        if (!cursor_) cursor_ = at; // the first key only shows the cursor
        camera_ = scene::showing(camera_, canvas_area(context), size, *cursor_);
        return Effects{};
    };
    switch (key) {
    case Key::up: return move(-1, 0);
    case Key::down: return move(1, 0);
    case Key::left: return move(0, -1);
    case Key::right: return move(0, 1);
    case Key::one: brush_ = Brush::tile; break;
    case Key::two: brush_ = Brush::stone; break;
    case Key::three: brush_ = Brush::nothing; break;
    default: break;
    }
    cursor_ = at;
    drawing_.paint(at, at, brush_, mirror_, true);
    return changed(context);
}

Effects EditLayout::choose(Part part, int value, const Context& context) {
    const auto index = static_cast<std::size_t>(value);
    const Size size = drawing_.size();
    switch (part) {
    case Part::brush: brush_ = static_cast<Brush>(value); return {};
    case Part::mirror: mirror_ = static_cast<Mirror>(value); return {};
    case Part::columns: drawing_.resize({size.rows, value}); break;
    case Part::rows: drawing_.resize({value, size.cols}); break;
    case Part::start: drawing_.start(all_layouts()[index].cells(all_layouts()[index].size().value_or(size))); break;
    case Part::gravity: params_.gravity = all_gravities[index]; break;
    default: return {};
    }
    return changed(context);
}

Effects EditLayout::press(Part part, const Context& context) {
    switch (part) {
    case Part::clear: drawing_.clear(); return changed(context);
    case Part::play: return preview_.play(context);
    case Part::save: return {OpenScreen{screens::save_layout(layout())}};
    case Part::save_file: return {OpenScreen{screens::save_layout_to_file(layout(), context)}};
    default: return {};
    }
}

Effects EditLayout::on(const Response& response, const Context& context) {
    preview_.learn(response, context.now);
    return {};
}

void EditLayout::zoom(float factor, std::optional<ui::Point> fixed, const Context& context) {
    const ui::Rect area = canvas_area(context);
    const scene::BoardGeometry place{area, drawing_.size(), camera_};
    const ui::Point middle = cursor_ ? place.cell_rect(*cursor_).centre() : area.centre();
    camera_ = scene::zoomed(camera_, area, drawing_.size(), factor, fixed.value_or(middle));
}

/// Handles zooming and moving as on a board, the board's keys that are useful here, and the number keys for the brush.
Effects EditLayout::on(const ui::Input& input, const Context& context) {
    if (const auto* presence = std::get_if<ui::Presence>(&input)) preview_.attend(presence->present);
    if (const auto* hover = std::get_if<ui::Hover>(&input)) pointer_ = hover->at;
    if (const auto* wheel = std::get_if<ui::Wheel>(&input); wheel != nullptr && wheel->notches != 0)
        zoom(wheel->notches < 0 ? scene::zoom_step : 1 / scene::zoom_step, pointer_, context);
    if (const auto* pinch = std::get_if<ui::Pinch>(&input)) {
        zoom(pinch->scale, pinch->centre, context);
        camera_ = scene::moved(camera_, canvas_area(context), drawing_.size(), pinch->moved);
    }
    const auto* key = std::get_if<ui::KeyPress>(&input);
    if (key == nullptr) return {};
    const auto command = command_for(*key, KeyContext::game);
    if (command == Command::undo || command == Command::redo) return *run(*command, context);
    if (key->key >= Key::one && key->key <= Key::three)
        brush_ = static_cast<Brush>(static_cast<int>(key->key) - static_cast<int>(Key::one));
    return {};
}

std::optional<Effects> EditLayout::run(Command command, const Context& context) {
    switch (command) {
    case Command::undo: drawing_.undo(); return changed(context);
    case Command::redo: drawing_.redo(); return changed(context);
    case Command::zoom_in: zoom(scene::zoom_step, std::nullopt, context); return Effects{};
    case Command::zoom_out: zoom(1 / scene::zoom_step, std::nullopt, context); return Effects{};
    case Command::zoom_to_fit: camera_ = {}; return Effects{};
    case Command::edit_layout: return Effects{}; // the editor is already open; only Esc closes it
    case Command::save_game: return choice() ? press(Part::save, context) : Effects{};
    case Command::copy_id: break;
    default: return std::nullopt;
    }
    const auto id = choice();
    if (!id) return Effects{};
    return Effects{CopyText{to_text(*id)},
                   say({N_("Game ID copied")}, {N_("Whoever pastes it into the game has the layout, too.")},
                       context.now + note_time)};
}

void EditLayout::describe(std::ostream& text) const {
    text << "; drawing " << layout().name() << '\n';
    preview_.describe(text);
}

screens::Made screens::edit_layout(const DealParams& params) { return std::make_shared<EditLayout>(params); }

} // namespace twoturns::app
