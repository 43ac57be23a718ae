#include "game/knowledge.hpp"

#include <algorithm>
#include <utility>

namespace twoturns::game {
namespace {

bool same_pair(Move a, Move b) { return (a.a == b.a && a.b == b.b) || (a.a == b.b && a.b == b.a); }

} // namespace

Knowledge known_won(const Board& board, Gravity gravity, std::vector<Move> line) {
    Knowledge known{.outcome = twoturns::Outcome::won, .line = std::move(line), .safe = {}};
    if (gravity != Gravity::none) {
        if (!known.line.empty()) known.safe = {known.line.front()};
        return known;
    }
    // Without gravity only the pairing counts, not the order: each pair of the line may go first.
    for (const Move move : known.line)
        if (judge(board, move) == Verdict::linked) known.safe.push_back(move);
    return known;
}

Knowledge known_after(const Knowledge& before, Move move, const Board& after, Gravity gravity) {
    if (before.outcome == twoturns::Outcome::lost) return {.outcome = twoturns::Outcome::lost, .line = {}, .safe = {}};
    if (before.outcome == twoturns::Outcome::undecided) return {};
    std::vector<Move> rest = before.line;
    const auto made = std::find_if(rest.begin(), rest.end(), [&](Move m) { return same_pair(m, move); });
    if (made == rest.end() || (gravity != Gravity::none && made != rest.begin())) return {};
    rest.erase(made);
    return known_won(after, gravity, std::move(rest));
}

} // namespace twoturns::game
