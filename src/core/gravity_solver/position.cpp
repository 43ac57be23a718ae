#include "core/gravity_solver/position.hpp"

namespace twoturns::gravity_solver {

Position::Position(const Layout& layout)
    : at_(static_cast<std::size_t>(layout.places()), no_tile), where_(static_cast<std::size_t>(layout.tiles())),
      left_of_(static_cast<std::size_t>(layout.kinds())), tiles_(layout.tiles()) {
    for (std::size_t i = 0; i < where_.size(); ++i) {
        const auto t = static_cast<TileId>(i);
        const Place p = layout.start_of(t);
        where_[t] = p;
        at_[p] = t;
        ++left_of_[static_cast<std::size_t>(layout.kind_of(t))];
        key_ += layout.kind_key(t) * layout.place_key(p);
    }
    for (const Segment& segment : layout.segments()) counts_.push_back(segment.tiles);
    for (int row = 0; row <= layout.rows() + 1; ++row)
        rows_[static_cast<std::size_t>(row)] = layout.occupancy().row(row);
    for (int col = 0; col <= layout.cols() + 1; ++col)
        cols_[static_cast<std::size_t>(col)] = layout.occupancy().col(col);
}

void Position::take(const Layout& layout, TileId t) {
    const Place from = where_[t];
    const std::size_t s = layout.segment_of(from);
    const Segment& segment = layout.segments()[s];
    const int step = segment.step;
    --counts_[s];
    const auto end = static_cast<Place>(segment.anchor + step * counts_[s]);
    key_ -= layout.kind_key(t) * layout.place_key(from);
    for (Place p = from; p != end;) {
        const auto next = static_cast<Place>(p + step);
        const TileId moved = at_[next];
        at_[p] = moved;
        where_[moved] = p;
        key_ += layout.kind_key(moved) * (layout.place_key(p) - layout.place_key(next));
        p = next;
    }
    at_[end] = no_tile;
    where_[t] = gone;
    const int row = layout.row_of(end);
    const int col = layout.col_of(end);
    rows_[static_cast<std::size_t>(row)] &= ~Occupancy::bit(col);
    cols_[static_cast<std::size_t>(col)] &= ~Occupancy::bit(row);
    --tiles_;
    --left_of_[static_cast<std::size_t>(layout.kind_of(t))];
}

void Position::put_back(const Layout& layout, TileId t, Place to) {
    const std::size_t s = layout.segment_of(to);
    const Segment& segment = layout.segments()[s];
    const int step = segment.step;
    const auto end = static_cast<Place>(segment.anchor + step * counts_[s]);
    ++counts_[s];
    for (Place p = end; p != to;) {
        const auto next = static_cast<Place>(p - step);
        const TileId moved = at_[next];
        at_[p] = moved;
        where_[moved] = p;
        key_ += layout.kind_key(moved) * (layout.place_key(p) - layout.place_key(next));
        p = next;
    }
    at_[to] = t;
    where_[t] = to;
    key_ += layout.kind_key(t) * layout.place_key(to);
    const int row = layout.row_of(end);
    const int col = layout.col_of(end);
    rows_[static_cast<std::size_t>(row)] |= Occupancy::bit(col);
    cols_[static_cast<std::size_t>(col)] |= Occupancy::bit(row);
    ++tiles_;
    ++left_of_[static_cast<std::size_t>(layout.kind_of(t))];
}

Undo Position::make(const Layout& layout, Pair pair) {
    // Each is put back to the very place it was taken from, in the opposite order.
    Undo undo{pair.a, pair.b, where_[pair.a], gone};
    take(layout, pair.a);
    undo.second_place = where_[pair.b];
    take(layout, pair.b);
    return undo;
}

void Position::unmake(const Layout& layout, const Undo& undo) {
    put_back(layout, undo.second, undo.second_place);
    put_back(layout, undo.first, undo.first_place);
}

} // namespace twoturns::gravity_solver
