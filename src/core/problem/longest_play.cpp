#include "core/problem/longest_play.hpp"

#include <utility>

namespace twoturns::problem {
namespace {

/// Returns a text that differs for different positions of one game: all that moves.
std::string text_of_tiles(const Board& board) {
    std::string text;
    text.reserve(static_cast<std::size_t>(board.size().cells()) * 2);
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col) {
            const int kind = board.is_tile({row, col}) ? board.kind({row, col}) + 1 : 0;
            text += static_cast<char>(kind & 0xFF);
            text += static_cast<char>(kind >> 8);
        }
    return text;
}

} // namespace

LongestPlay::LongestPlay(const Board& settled_board, Gravity gravity, std::uint64_t positions)
    : gravity_(gravity), most_(positions), staying_(settled_board.tiles()) {
    enter(settled_board);
}

bool LongestPlay::run(std::uint64_t positions) {
    const std::uint64_t until = looked_at_ + positions;
    while (!finished_ && looked_at_ < until) {
        if (path_.empty() || staying_ == 0) {
            finished_ = true;
        } else if (looked_at_ >= most_) {
            finished_ = gave_up_ = true;
        } else if (Step& step = path_.back(); step.next == step.moves.size()) {
            path_.pop_back();
            if (!played_.empty()) played_.pop_back();
        } else {
            const Move move = step.moves[step.next++];
            Board board = step.board;
            if (!take_pair(board, move, gravity_)) continue;
            if (!seen_.try_emplace(text_of_tiles(board)).second) continue;
            played_.push_back(move);
            enter(std::move(board));
        }
    }
    return finished_;
}

void LongestPlay::enter(Board board) {
    ++looked_at_;
    if (board.tiles() < staying_) {
        staying_ = board.tiles();
        best_ = played_;
    }
    std::vector<Move> moves = legal_moves(board);
    path_.push_back({std::move(board), std::move(moves), 0});
}

} // namespace twoturns::problem
