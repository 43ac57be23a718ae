// Decides by plain search whether a small board can be won: tries every move in every position and stores the positions
// seen. It uses only judge() and apply() of the rules.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::support {

class ExhaustiveSearch {
public:
    ExhaustiveSearch(Gravity gravity, std::size_t most_positions) : gravity_(gravity), most_(most_positions) {}

    /// Returns whether the board can be won; nullopt if there are too many positions.
    std::optional<bool> can_be_won(const Board& board) {
        seen_.clear();
        full_ = false;
        const bool won = visit(board);
        if (!won && full_) return std::nullopt;
        return won;
    }

private:
    bool visit(const Board& board) {
        if (board.won()) return true;
        if (seen_.size() >= most_) {
            full_ = true;
            return false;
        }
        if (!seen_.insert(text_of(board)).second) return false;
        const auto cells = board.tile_cells();
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size(); ++j) {
                const Move move{cells[i], cells[j]};
                if (judge(board, move) == Verdict::linked && visit(*apply(board, move, gravity_))) return true;
            }
        return false;
    }

    /// Stones never move, so the kinds alone identify a position.
    static std::vector<int> text_of(const Board& board) {
        std::vector<int> text;
        for (int row = 1; row <= board.size().rows; ++row)
            for (int col = 1; col <= board.size().cols; ++col)
                text.push_back(board.is_tile({row, col}) ? board.kind({row, col}) : -1);
        return text;
    }

    Gravity gravity_;
    std::size_t most_;
    std::set<std::vector<int>> seen_;
    bool full_ = false;
};

} // namespace twoturns::support
