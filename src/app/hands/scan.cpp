#include "app/hands/scan.hpp"

#include <algorithm>
#include <set>

#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using ui::Key;

ScanStop cell_stop(Cell cell) { return {.kind = ScanStop::Kind::cell, .cell = cell}; }

/// Returns the keys that do everything that can be done to a widget.
std::vector<Key> keys_of(const ui::HitArea& hit) {
    if (hit.element == nullptr) return {};
    using namespace ui;
    return std::visit(
        overloaded{
            [&](const Button&) { return hit.enabled ? std::vector{Key::enter} : std::vector<Key>{}; },
            [](const Toggle&) { return std::vector{Key::space}; },
            [](const Choice& choice) {
                return choice.options.size() > 1 ? std::vector{Key::right} : std::vector<Key>{};
            },
            [](const Tabs&) { return std::vector{Key::right}; },
            [](const Stepper& stepper) {
                std::vector<Key> keys;
                if (stepper.value < stepper.most) keys.push_back(Key::plus);
                if (stepper.value > stepper.least) keys.push_back(Key::minus);
                return keys;
            },
            [](const Slider& slider) {
                std::vector<Key> keys;
                if (slider.style == Slider::Style::strip) return keys;
                if (slider.value < 1) keys.push_back(Key::plus);
                if (slider.value > 0) keys.push_back(Key::minus);
                return keys;
            },
            [](const List& list) {
                return list.count == 0 ? std::vector<Key>{} : std::vector{Key::enter, Key::down, Key::up};
            },
            [](const Wall&) {
                return std::vector{Key::enter, Key::right, Key::left};
            },
            [](const Marks& marks) {
                return marks.count == 0 ? std::vector<Key>{} : std::vector{Key::enter, Key::right, Key::left};
            },
            [](const Slot&) {
                return std::vector{Key::space, Key::right, Key::left, Key::down, Key::up};
            },
            [](const TextField&) { return std::vector{Key::enter}; },
            [](const auto& /*takes no input*/) { return std::vector<Key>{}; },
        },
        hit.element->what);
}

} // namespace

std::vector<ScanStop> board_stops(const game::Session& session, ScanMode mode, std::optional<int> row,
                                  bool hides_partners) {
    std::vector<ScanStop> stops;
    const auto add_all = [&](const std::set<Cell>& cells) {
        for (const Cell cell : cells) stops.push_back(cell_stop(cell));
    };
    const Board& board = session.board();
    std::set<Cell> cells;
    if (const auto picked = session.picked(); picked && !hides_partners) {
        for (const Move& move : session.open_moves()) {
            if (move.a == *picked) cells.insert(move.b);
            if (move.b == *picked) cells.insert(move.a);
        }
        add_all(cells);
        stops.push_back(cell_stop(*picked));
        return stops;
    }
    if (row)
        for (const Cell cell : board.tile_cells())
            if (cell.row == *row) cells.insert(cell);
    if (mode != ScanMode::pairs && !cells.empty()) {
        add_all(cells);
        return stops;
    }
    if (mode == ScanMode::pairs) {
        cells.clear();
        for (const Move& move : session.open_moves()) {
            cells.insert(move.a);
            cells.insert(move.b);
        }
        add_all(cells);
    } else {
        std::set<int> rows;
        for (const Cell cell : board.tile_cells()) rows.insert(cell.row);
        for (const int one : rows) stops.push_back({.kind = ScanStop::Kind::row, .cell = {one, 0}});
    }
    stops.push_back({.kind = ScanStop::Kind::bar});
    return stops;
}

std::vector<ScanStop> widget_stops(const ui::Frame& frame) {
    std::vector<ScanStop> stops;
    const auto add = [&](ui::Id id, Key key) {
        stops.push_back({.kind = ScanStop::Kind::widget, .id = id, .key = key});
    };
    for (const ui::TabStop& stop : frame.tab_stops)
        if (const ui::HitArea* hit = frame.find(stop.id))
            for (const Key key : keys_of(*hit)) add(stop.id, key);
    for (const ui::HitArea& hit : frame.hit_areas) // text without widgets is read by leafing through it
        if (hit.kind == ui::HitArea::Kind::scroll && hit.content > hit.rect.h) {
            add(hit.id, Key::page_down);
            add(hit.id, Key::page_up);
            break;
        }
    return stops;
}

std::vector<ScanStop> key_stops(const ui::Frame& keyboard, std::optional<int> row) {
    std::vector<ScanStop> stops;
    int rows = 0;
    const ui::TabStop* before = nullptr;
    for (const ui::TabStop& stop : keyboard.tab_stops) {
        const bool begins = before == nullptr || stop.rect.y >= before->rect.bottom();
        before = &stop;
        if (begins) ++rows;
        if (row) {
            if (rows == *row) stops.push_back({.kind = ScanStop::Kind::letter, .cell = {rows, 0}, .id = stop.id});
        } else if (begins) {
            stops.push_back({.kind = ScanStop::Kind::keys, .cell = {rows, 0}});
        }
    }
    return stops;
}

void Scan::begin(Level level, game::Time now, std::size_t at, int row) {
    level_ = level;
    row_ = row;
    at_ = at;
    rounds_ = 0;
    since_ = now;
}

void Scan::pass(game::Time now, game::Time step, std::size_t count) {
    if (count == 0 || !since_) return;
    if (at_ >= count) at_ = 0; // there are fewer stops than before
    if (now < *since_ + step) return;
    since_ = now < *since_ + 2 * step ? *since_ + step : now; // a late step is one step
    if (++at_ < count) return;
    at_ = 0;
    constexpr int rounds = 2;
    if (++rounds_ >= rounds && level_ != Level::whole) begin(Level::whole, *since_);
}

} // namespace twoturns::app
