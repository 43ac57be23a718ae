#include "core/pairing/tiles.hpp"

namespace twoturns::pairing {

Tiles::Tiles(const Board& board) : occupancy_(board.occupancy()) {
    const Size size = board.size();
    at_.assign(static_cast<std::size_t>((size.rows + 2) * (size.cols + 2)), none);
    cells_.reserve(static_cast<std::size_t>(board.tiles()));
    kinds_.reserve(static_cast<std::size_t>(board.tiles()));
    first_.push_back(0);
    for (const auto& cells : board.cells_by_kind()) {
        if (cells.empty()) continue;
        for (const Cell c : cells) {
            at_[static_cast<std::size_t>(c.row * (size.cols + 2) + c.col)] = count();
            cells_.push_back(c);
            kinds_.push_back(kinds());
        }
        first_.push_back(count());
    }
}

KindId Tiles::odd_kind() const {
    for (KindId kind = 0; kind < kinds(); ++kind)
        if (copies(kind) % 2 != 0) return kind;
    return none;
}

} // namespace twoturns::pairing
