// The obvious solver, for comparison with the program's solvers: tries every move in turn and stores the positions that
// cannot be won.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <unordered_set>
#include <utility>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"
#include "twoturns/solve.hpp"

namespace twoturns::bench {

class DepthFirst {
public:
    using ListMoves = std::function<std::vector<Move>(const Board&)>;

    explicit DepthFirst(const Board& settled_board, Gravity gravity = Gravity::none,
                        ListMoves list_moves = twoturns::legal_moves)
        : list_moves_(std::move(list_moves)), gravity_(gravity), size_(settled_board.size()) {
        Random random(std::uint64_t{1});
        Kind highest = 0;
        for (const Cell cell : settled_board.tile_cells()) highest = std::max(highest, settled_board.kind(cell));
        keys_.resize((std::size_t{highest} + 1) * static_cast<std::size_t>(size_.cells()));
        for (std::uint64_t& key : keys_) key = random.next();
        open(settled_board, hash(settled_board));
    }

    Outcome run(std::uint64_t steps) {
        while (steps-- > 0) {
            if (levels_.empty()) return Outcome::lost;
            Level& level = levels_.back();
            if (level.board.won()) return Outcome::won;
            if (level.next < level.moves.size()) {
                try_move(level, level.moves[level.next++]);
            } else {
                exhausted_.insert(level.hash);
                levels_.pop_back();
            }
        }
        return Outcome::undecided;
    }
    [[nodiscard]] std::uint64_t work_done() const { return exhausted_.size(); }

private:
    struct Level {
        Board board;
        std::vector<Move> moves;
        std::uint64_t hash;
        std::size_t next = 0;
    };

    void try_move(const Level& level, Move move) {
        const Kind kind = level.board.kind(move.a);
        std::uint64_t after = level.hash ^ key(move.a, kind) ^ key(move.b, kind);
        if (gravity_ == Gravity::none && exhausted_.count(after) != 0) return;
        Board board = level.board;
        board.clear(move.a);
        board.clear(move.b);
        if (gravity_ != Gravity::none) {
            settle(board, gravity_);
            after = hash(board);
            if (exhausted_.count(after) != 0) return;
        }
        open(std::move(board), after);
    }

    void open(Board board, std::uint64_t hash) {
        auto moves = list_moves_(board);
        levels_.push_back({std::move(board), std::move(moves), hash});
    }

    [[nodiscard]] std::uint64_t hash(const Board& board) const {
        std::uint64_t hash = 0;
        for (int row = 1; row <= size_.rows; ++row)
            for (int col = 1; col <= size_.cols; ++col)
                if (const Cell cell{row, col}; board.is_tile(cell)) hash ^= key(cell, board.kind(cell));
        return hash;
    }

    [[nodiscard]] std::uint64_t key(Cell c, Kind kind) const {
        const int cell = (c.row - 1) * size_.cols + c.col - 1;
        return keys_[std::size_t{kind} * static_cast<std::size_t>(size_.cells()) + static_cast<std::size_t>(cell)];
    }

    ListMoves list_moves_;
    Gravity gravity_;
    Size size_;
    std::vector<std::uint64_t> keys_;
    std::vector<Level> levels_;
    std::unordered_set<std::uint64_t> exhausted_;
};

} // namespace twoturns::bench
