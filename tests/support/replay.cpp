#include "support/replay.hpp"

#include <array>
#include <cstddef>

#include "twoturns/notation.hpp"

namespace twoturns::testing {
namespace {

constexpr std::array<Cell, 4> directions{Cell{0, 1}, Cell{1, 0}, Cell{0, -1}, Cell{-1, 0}};

bool walk(const Board& board, Cell from, std::size_t direction, int turns, Cell to) {
    const Cell step = directions[direction];
    for (Cell at{from.row + step.row, from.col + step.col}; board.size().padded_contains(at);
         at = {at.row + step.row, at.col + step.col}) {
        if (at == to) return true;
        if (!board.is_empty(at)) return false;
        if (turns > 0 && (walk(board, at, (direction + 1) % 4, turns - 1, to) ||
                          walk(board, at, (direction + 3) % 4, turns - 1, to)))
            return true;
    }
    return false;
}

} // namespace

bool walk_links(const Board& board, Cell a, Cell b) {
    for (std::size_t direction = 0; direction < directions.size(); ++direction)
        if (walk(board, a, direction, most_turns(board.rule()), b)) return true;
    return false;
}

std::string replay_fault(Board board, const std::vector<Move>& moves) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::string where = "move " + std::to_string(i + 1) + ", " + to_text(moves[i]) + ": ";
        if (const Verdict verdict = judge(board, moves[i]); verdict != Verdict::linked)
            return where + std::string(name_of(verdict));
        if (!walk_links(board, moves[i].a, moves[i].b)) return where + "no line by the slow way";
        board.clear(moves[i].a);
        board.clear(moves[i].b);
    }
    return board.won() ? std::string() : "tiles are left";
}

} // namespace twoturns::testing
