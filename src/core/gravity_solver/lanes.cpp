#include "core/gravity_solver/lanes.hpp"

#include <algorithm>
#include <utility>

#include "core/gravity_parts.hpp"
#include "twoturns/random.hpp"

namespace twoturns::gravity_solver {
namespace {

/// Returns the parts of a row. Where nothing slides, each cell is a separate part.
std::vector<GravityPart> segments_of(Gravity gravity, int length) {
    const GravityParts moving = parts_of(traits_of(gravity), length);
    std::vector<GravityPart> parts(moving.begin(), moving.end());
    if (parts.empty())
        for (int col = 1; col <= length; ++col) parts.push_back({col, 1, 1});
    return parts;
}

} // namespace

Lanes::Lanes(const Board& settled_board, Gravity gravity)
    : turned_(traits_of(gravity).axis == Axis::columns),
      rows_(turned_ ? settled_board.size().cols : settled_board.size().rows),
      cols_(turned_ ? settled_board.size().rows : settled_board.size().cols), stride_(cols_ + 2),
      row_of_(static_cast<std::size_t>(places())), col_of_(static_cast<std::size_t>(places())),
      segment_of_(static_cast<std::size_t>(places())), occupancy_(Size{rows_, cols_}) {
    for (int row = 0; row <= rows_ + 1; ++row)
        for (int col = 0; col <= cols_ + 1; ++col) {
            row_of_[place(row, col)] = static_cast<std::uint8_t>(row);
            col_of_[place(row, col)] = static_cast<std::uint8_t>(col);
        }

    const auto by_kind = settled_board.cells_by_kind();
    first_of_kind_.push_back(0);
    for (const auto& cells : by_kind) {
        if (cells.empty()) continue;
        const auto kind = static_cast<std::uint16_t>(kinds());
        for (const Cell c : cells) {
            kind_of_.push_back(kind);
            start_of_.push_back(turned_ ? place(c.col, c.row) : place(c.row, c.col));
        }
        first_of_kind_.push_back(static_cast<TileId>(kind_of_.size()));
    }

    Random keys(0x7477A5u);
    for (int kind = 0; kind < kinds(); ++kind) {
        const std::uint64_t key = keys.next() | 1U;
        kind_key_.insert(kind_key_.end(), static_cast<std::size_t>(first_of_kind(kind + 1) - first_of_kind(kind)), key);
    }
    for (int p = 0; p < places(); ++p) place_key_.push_back(keys.next());

    occupancy_.allow_turns(settled_board.occupancy().most_turns());
    for (const CellIndex p : start_of_) occupancy_.fill({row_of(p), col_of(p)});

    for (int row = 1; row <= rows_; ++row)
        for (const GravityPart& part : segments_of(gravity, cols_)) {
            bool open = false; // whether a segment has begun since the last stone or wall
            for (int i = 0; i < part.length; ++i) {
                const CellIndex p = place(row, part.first + i * part.step);
                if (settled_board.stops_tiles(cell(p))) {
                    if (settled_board.is_stone(cell(p))) occupancy_.fill({row, col_of(p)});
                    open = false;
                    continue;
                }
                if (!open) segments_.push_back({p, part.step, 0});
                open = true;
                segment_of_[p] = static_cast<std::uint16_t>(segments_.size() - 1);
                if (settled_board.is_tile(cell(p))) ++segments_.back().tiles;
            }
        }
}

bool Lanes::all_kinds_even() const {
    return std::all_of(first_of_kind_.begin(), first_of_kind_.end(), [](TileId first) { return first % 2 == 0; });
}

} // namespace twoturns::gravity_solver
