#include "core/gravity_solver/position.hpp"

namespace twoturns::gravity_solver {

Position::Position(const Lanes& lanes)
    : at_(static_cast<std::size_t>(lanes.places()), no_tile), where_(static_cast<std::size_t>(lanes.tiles())),
      left_of_(static_cast<std::size_t>(lanes.kinds())), tiles_(lanes.tiles()) {
    for (std::size_t i = 0; i < where_.size(); ++i) {
        const auto t = static_cast<TileId>(i);
        const CellIndex p = lanes.start_of(t);
        where_[t] = p;
        at_[p] = t;
        ++left_of_[static_cast<std::size_t>(lanes.kind_of(t))];
        key_ += lanes.kind_key(t) * lanes.place_key(p);
    }
    for (const Segment& segment : lanes.segments()) counts_.push_back(segment.tiles);
    for (int row = 0; row <= lanes.rows() + 1; ++row) rows_[static_cast<std::size_t>(row)] = lanes.occupancy().row(row);
    for (int col = 0; col <= lanes.cols() + 1; ++col) cols_[static_cast<std::size_t>(col)] = lanes.occupancy().col(col);
}

void Position::take(const Lanes& lanes, TileId t) {
    const CellIndex from = where_[t];
    const std::size_t s = lanes.segment_of(from);
    const Segment& segment = lanes.segments()[s];
    const int step = segment.step;
    --counts_[s];
    const auto end = static_cast<CellIndex>(segment.anchor + step * counts_[s]);
    key_ -= lanes.kind_key(t) * lanes.place_key(from);
    for (CellIndex p = from; p != end;) {
        const auto next = static_cast<CellIndex>(p + step);
        const TileId moved = at_[next];
        at_[p] = moved;
        where_[moved] = p;
        key_ += lanes.kind_key(moved) * (lanes.place_key(p) - lanes.place_key(next));
        p = next;
    }
    at_[end] = no_tile;
    where_[t] = gone;
    const int row = lanes.row_of(end);
    const int col = lanes.col_of(end);
    rows_[static_cast<std::size_t>(row)] &= ~Occupancy::bit(col);
    cols_[static_cast<std::size_t>(col)] &= ~Occupancy::bit(row);
    --tiles_;
    --left_of_[static_cast<std::size_t>(lanes.kind_of(t))];
}

void Position::put_back(const Lanes& lanes, TileId t, CellIndex to) {
    const std::size_t s = lanes.segment_of(to);
    const Segment& segment = lanes.segments()[s];
    const int step = segment.step;
    const auto end = static_cast<CellIndex>(segment.anchor + step * counts_[s]);
    ++counts_[s];
    for (CellIndex p = end; p != to;) {
        const auto next = static_cast<CellIndex>(p - step);
        const TileId moved = at_[next];
        at_[p] = moved;
        where_[moved] = p;
        key_ += lanes.kind_key(moved) * (lanes.place_key(p) - lanes.place_key(next));
        p = next;
    }
    at_[to] = t;
    where_[t] = to;
    key_ += lanes.kind_key(t) * lanes.place_key(to);
    const int row = lanes.row_of(end);
    const int col = lanes.col_of(end);
    rows_[static_cast<std::size_t>(row)] |= Occupancy::bit(col);
    cols_[static_cast<std::size_t>(col)] |= Occupancy::bit(row);
    ++tiles_;
    ++left_of_[static_cast<std::size_t>(lanes.kind_of(t))];
}

Undo Position::make(const Lanes& lanes, Pair pair) {
    // unmake() puts each tile back into its previous place, in reverse order.
    Undo undo{pair.a, pair.b, where_[pair.a], gone};
    take(lanes, pair.a);
    undo.second_place = where_[pair.b];
    take(lanes, pair.b);
    return undo;
}

void Position::unmake(const Lanes& lanes, const Undo& undo) {
    put_back(lanes, undo.second, undo.second_place);
    put_back(lanes, undo.first, undo.first_place);
}

} // namespace twoturns::gravity_solver
