#include "core/pairing/tiles.hpp"

namespace twoturns::pairing {

Tiles::Tiles(const Board& board) : occupancy_(board.occupancy()) {
    const Size size = board.size();
    at_.assign(static_cast<std::size_t>((size.rows + 2) * (size.cols + 2)), none);
    const std::vector<Cell> cells = board.tile_cells();
    std::vector<TileId> copies; // indexed by the board's kinds
    for (const Cell c : cells) {
        const std::size_t kind = board.kind(c);
        if (kind >= copies.size()) copies.resize(kind + 1, 0);
        ++copies[kind];
    }
    cells_.resize(cells.size());
    kinds_.reserve(cells.size());
    std::vector<TileId> next(copies.size()); // the number of the kind's next tile
    first_.push_back(0);
    for (std::size_t kind = 0; kind < copies.size(); ++kind) {
        next[kind] = first_.back();
        if (copies[kind] == 0) continue;
        kinds_.insert(kinds_.end(), copies[kind], kinds());
        first_.push_back(first_.back() + copies[kind]);
    }
    for (const Cell c : cells) {
        const TileId tile = next[board.kind(c)]++;
        cells_[tile] = c;
        at_[static_cast<std::size_t>(c.row * (size.cols + 2) + c.col)] = tile;
    }
}

KindId Tiles::odd_kind() const {
    for (KindId kind = 0; kind < kinds(); ++kind)
        if (copies(kind) % 2 != 0) return kind;
    return none;
}

} // namespace twoturns::pairing
