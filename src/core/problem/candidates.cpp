#include "core/problem/candidates.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "twoturns/link.hpp"

namespace twoturns::problem {
namespace {

/// Takes all pairs that can go while `held` stays, and moves them from `pairs` to `taken`.
void take_others(Board& board, std::vector<Move>& pairs, std::size_t held) {
    const Move kept = pairs[held];
    for (bool more = true; more;) {
        const auto gone = std::remove_if(pairs.begin(), pairs.end(), [&](Move pair) {
            if (pair == kept || !linked(board.occupancy(), pair.a, pair.b)) return false;
            board.clear(pair.a);
            board.clear(pair.b);
            return true;
        });
        more = gone != pairs.end();
        pairs.erase(gone, pairs.end());
    }
}

/// Returns the pairs of a win in an order in which they can be taken, `first` first.
std::vector<Move> in_order(Board board, std::vector<Move> pairs, Move first) {
    std::vector<Move> line{first};
    board.clear(first.a);
    board.clear(first.b);
    std::erase(pairs, first);
    for (bool more = true; more;) {
        more = false;
        for (std::size_t i = 0; i < pairs.size();) {
            if (!linked(board.occupancy(), pairs[i].a, pairs[i].b)) {
                ++i;
                continue;
            }
            board.clear(pairs[i].a);
            board.clear(pairs[i].b);
            line.push_back(pairs[i]);
            pairs.erase(pairs.begin() + static_cast<std::ptrdiff_t>(i));
            more = true;
        }
    }
    return line;
}

std::vector<Candidate> held_back(const Board& board, const std::vector<Move>& win) {
    constexpr std::size_t most_held = 100; // so that the largest boards take no longer than others
    const std::size_t step = win.size() / most_held + 1;
    std::vector<Candidate> found;
    for (std::size_t held = 0; held < win.size(); held += step) {
        Candidate candidate{board, {}};
        std::vector<Move> pairs = win;
        take_others(candidate.board, pairs, held);
        if (!linked(candidate.board.occupancy(), win[held].a, win[held].b)) continue; // it waits for another in vain
        candidate.line = in_order(candidate.board, std::move(pairs), win[held]);
        const bool known = std::any_of(found.begin(), found.end(),
                                       [&](const Candidate& other) { return other.board == candidate.board; });
        if (!known) found.push_back(std::move(candidate));
    }
    return found;
}

std::vector<Candidate> along(Board board, Gravity gravity, const std::vector<Move>& win) {
    std::vector<Candidate> found;
    for (std::size_t at = 0; at < win.size(); ++at) {
        found.push_back({board, {win.begin() + static_cast<std::ptrdiff_t>(at), win.end()}});
        if (!take_pair(board, win[at], gravity)) break;
    }
    std::reverse(found.begin(), found.end());
    return found;
}

} // namespace

std::vector<Candidate> candidates_of(const Board& board, Gravity gravity, const std::vector<Move>& win) {
    return gravity == Gravity::none ? held_back(board, win) : along(board, gravity, win);
}

} // namespace twoturns::problem
