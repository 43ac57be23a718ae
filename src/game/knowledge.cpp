#include "game/knowledge.hpp"

#include <utility>

namespace twoturns::game {
Knowledge known_won(const Board& board, Gravity gravity, std::vector<Move> line) {
    Knowledge known{.outcome = twoturns::Outcome::won, .line = std::move(line)};
    if (gravity != Gravity::none) {
        if (!known.line.empty()) known.safe = {known.line.front()};
        return known;
    }
    // Without gravity only the pairing matters, not the order, so each pair of the line may go first.
    for (const Move move : known.line)
        if (judge(board, move) == Verdict::linked) known.safe.push_back(move);
    return known;
}

} // namespace twoturns::game
