#include "twoturns/board.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace twoturns {

void Board::put(Cell c, Tile tile) {
    clear(c);
    places_[index(c)] = tile;
    occupancy_.fill(c);
    ++tiles_;
}

void Board::put_stone(Cell c) {
    clear(c);
    places_[index(c)] = stone;
    occupancy_.fill(c);
}

void Board::put_wall(Cell c) {
    clear(c);
    places_[index(c)] = wall;
}

void Board::clear(Cell c) {
    if (is_tile(c)) --tiles_;
    places_[index(c)] = nothing;
    occupancy_.free(c);
}

void Board::slide(Cell from, Cell to) {
    places_[index(to)] = std::exchange(places_[index(from)], nothing);
    occupancy_.free(from);
    occupancy_.fill(to);
}

void Board::set_rule(Rule rule) {
    rule_ = rule;
    occupancy_.allow_turns(most_turns(rule));
}

std::vector<Cell> Board::tile_cells() const {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(tiles_));
    for (int row = 1; row <= size().rows; ++row)
        for (auto word = occupancy_.row(row); word != 0; word &= word - 1)
            if (const Cell c{row, std::countr_zero(word)}; is_tile(c)) cells.push_back(c);
    return cells;
}

int Board::kinds() const {
    const auto cells = cells_by_kind();
    return static_cast<int>(
        std::count_if(cells.begin(), cells.end(), [](const auto& of_kind) { return !of_kind.empty(); }));
}

std::vector<std::vector<Cell>> Board::cells_by_kind() const {
    std::vector<std::vector<Cell>> cells;
    for (const Cell c : tile_cells()) {
        if (kind(c) >= cells.size()) cells.resize(std::size_t{kind(c)} + 1);
        cells[kind(c)].push_back(c);
    }
    return cells;
}

} // namespace twoturns
