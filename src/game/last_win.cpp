#include "game/last_win.hpp"

#include <cstddef>

namespace twoturns::game {

std::vector<std::uint16_t> stamps_of(const LastWin& last, Gravity gravity) {
    Board numbered = last.board; // each tile's face is the tile's number
    Face tiles = 0;
    for (const Cell cell : last.board.tile_cells()) numbered.put(cell, {last.board.kind(cell), tiles++});

    std::vector<std::uint16_t> left_in(tiles);
    Board by_line = numbered;
    for (std::size_t i = 0; i < last.line.size(); ++i) {
        const Move move = last.line[i];
        for (const Cell cell : {move.a, move.b}) left_in[by_line.tile(cell).face] = static_cast<std::uint16_t>(i);
        if (!take_pair(by_line, move, gravity)) break;
    }
    for (const Move move : last.since)
        if (!take_pair(numbered, move, gravity)) break;

    std::vector<std::uint16_t> stamps;
    for (const Cell cell : numbered.tile_cells()) stamps.push_back(left_in[numbered.tile(cell).face]);
    return stamps;
}

} // namespace twoturns::game
