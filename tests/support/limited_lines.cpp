#include "support/limited_lines.hpp"

#include <algorithm>
#include <bitset>
#include <optional>
#include <unordered_set>

namespace twoturns::testing {
namespace {

bool free_at(const Board& board, LineLimit limit, Cell c) {
    return board.size().contains(c) ? board.is_empty(c) : limit.ring && board.size().padded_contains(c);
}

/// Returns true if all cells between two cells of a row or column are free.
bool clear_between(const Board& board, LineLimit limit, Cell from, Cell to) {
    const auto towards = [](int a, int b) { return a < b ? 1 : a > b ? -1 : 0; };
    const Cell step{towards(from.row, to.row), towards(from.col, to.col)};
    for (Cell c{from.row + step.row, from.col + step.col}; c != to; c = {c.row + step.row, c.col + step.col})
        if (!free_at(board, limit, c)) return false;
    return true;
}

/// Returns true if the line through these corners, which may equal the ends, is free.
bool clear_line(const Board& board, LineLimit limit, Cell a, Cell first, Cell second, Cell b) {
    const auto passable = [&](Cell corner) { return corner == a || corner == b || free_at(board, limit, corner); };
    return passable(first) && passable(second) && (first == a || clear_between(board, limit, a, first)) &&
           (first == second || clear_between(board, limit, first, second)) &&
           (second == b || clear_between(board, limit, second, b));
}

/// Returns the turns of a line whose middle part lies in row or column `middle`, between ends in rows or columns `a`
/// and `b`. Returns 0 if the two ends are `level`, that is, in the same column or row.
int turns_through(int middle, int a, int b, bool level) {
    return level ? 0 : (middle == a ? 0 : 1) + (middle == b ? 0 : 1);
}

constexpr std::size_t most_tiles = 128;
using Position = std::bitset<most_tiles>;

class Search {
public:
    Search(const Board& board, LineLimit limit, std::size_t most)
        : board_(board), cells_(board.tile_cells()), limit_(limit), most_(most) {}

    LimitedAnswer answer() {
        if (cells_.size() > most_tiles) return {};
        if (won()) return {Outcome::won, moves_};
        return {full_ ? Outcome::undecided : Outcome::lost, {}};
    }

private:
    [[nodiscard]] bool pairs(Cell a, Cell b) const {
        return board_.kind(a) == board_.kind(b) && joined(board_, limit_, a, b);
    }

    bool won() {
        const std::size_t before = moves_.size();
        take_last_pairs();
        if (board_.won()) return true;
        if (!seen_.contains(position()) && !refuted()) {
            if (seen_.size() >= most_) full_ = true;
            seen_.insert(position());
            for (const Move move : open_moves()) {
                if (full_) break;
                take(move);
                if (won()) return true;
                put_back(moves_.size() - 1);
            }
        }
        put_back(before);
        return false;
    }

    void take(Move move) {
        kinds_.push_back(board_.tile(move.a));
        board_.clear(move.a);
        board_.clear(move.b);
        moves_.push_back(move);
    }
    void put_back(std::size_t to) {
        for (; moves_.size() > to; moves_.pop_back(), kinds_.pop_back()) {
            board_.put(moves_.back().a, kinds_.back());
            board_.put(moves_.back().b, kinds_.back());
        }
    }

    void take_last_pairs() {
        for (bool took = true; took;) {
            took = false;
            for (const auto& cells : board_.cells_by_kind())
                if (cells.size() == 2 && pairs(cells[0], cells[1])) {
                    take({cells[0], cells[1]});
                    took = true;
                }
        }
    }

    /// Applies the second shortcut of the header: a tile is removed alone if it can be joined to any tile of its kind.
    [[nodiscard]] bool refuted() const {
        Board left = board_;
        auto cells = left.tile_cells();
        const auto kinds = board_.cells_by_kind();
        for (bool went = true; went && !cells.empty();) {
            went = std::erase_if(cells, [&](Cell cell) {
                       const auto& others = kinds[board_.kind(cell)];
                       const bool goes = std::any_of(others.begin(), others.end(), [&](Cell other) {
                           return other != cell && joined(left, limit_, cell, other);
                       });
                       if (goes) left.clear(cell);
                       return goes;
                   }) != 0;
        }
        return !cells.empty();
    }

    [[nodiscard]] std::vector<Move> open_moves() const {
        std::vector<Move> moves;
        for (const auto& cells : board_.cells_by_kind())
            for (std::size_t i = 0; i < cells.size(); ++i)
                for (std::size_t j = i + 1; j < cells.size(); ++j)
                    if (pairs(cells[i], cells[j])) moves.push_back({cells[i], cells[j]});
        return moves;
    }

    /// Returns the remaining tiles as a set of bits.
    [[nodiscard]] Position position() const {
        Position bits;
        for (std::size_t i = 0; i < cells_.size(); ++i) bits[i] = board_.is_tile(cells_[i]);
        return bits;
    }

    Board board_;
    std::vector<Cell> cells_;
    LineLimit limit_;
    std::size_t most_;
    std::vector<Move> moves_;
    std::vector<Tile> kinds_; ///< the kinds of the moves
    std::unordered_set<Position> seen_;
    bool full_ = false;
};

} // namespace

bool joined(const Board& board, LineLimit limit, Cell a, Cell b) {
    for (int row = 0; row <= board.size().rows + 1; ++row)
        if (turns_through(row, a.row, b.row, a.col == b.col) <= limit.most_turns &&
            clear_line(board, limit, a, {row, a.col}, {row, b.col}, b))
            return true;
    for (int col = 0; col <= board.size().cols + 1; ++col)
        if (turns_through(col, a.col, b.col, a.row == b.row) <= limit.most_turns &&
            clear_line(board, limit, a, {a.row, col}, {b.row, col}, b))
            return true;
    return false;
}

LimitedAnswer clear_by(const Board& board, LineLimit limit, std::size_t most_positions) {
    return Search{board, limit, most_positions}.answer();
}

} // namespace twoturns::testing
