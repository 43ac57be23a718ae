#include "twoturns/pairs_to_see.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"

namespace twoturns {

int players_to_see(int tiles) { return std::clamp(2304 / std::max(tiles, 1), 1, 16); }

struct PairsToSeeCount::State {
    State(const Board& board, Gravity how_tiles_slide)
        : start(settled(board, how_tiles_slide)), gravity(how_tiles_slide), games_left(players_to_see(start.tiles())),
          now(start) {}

    /// Counts the pairs of the position and takes one of them. Returns the work.
    std::uint64_t step() {
        const std::vector<Move> moves = legal_moves(now);
        const std::uint64_t work = 1 + static_cast<std::uint64_t>(now.tiles()) / 128 + moves.size() / 32;
        if (moves.empty()) {
            --games_left;
            now = start;
            return work;
        }
        count.pairs += static_cast<std::int64_t>(moves.size());
        ++count.positions;
        static_cast<void>(take_pair(now, moves[random.index(moves.size())], gravity));
        return work;
    }

    Board start;
    Gravity gravity;
    int games_left;
    Board now;
    Random random{0x73656521U};
    PairsToSee count;
};

PairsToSeeCount::PairsToSeeCount(const Board& board, Gravity gravity)
    : state_(std::make_unique<State>(board, gravity)) {}
PairsToSeeCount::PairsToSeeCount(PairsToSeeCount&&) noexcept = default;
PairsToSeeCount& PairsToSeeCount::operator=(PairsToSeeCount&&) noexcept = default;
PairsToSeeCount::~PairsToSeeCount() = default;

bool PairsToSeeCount::run(std::uint64_t work) {
    for (std::uint64_t done = 0; state_->games_left > 0 && done < work;) done += state_->step();
    return state_->games_left == 0;
}

const PairsToSee& PairsToSeeCount::count() const { return state_->count; }

PairsToSee pairs_to_see(const Board& board, Gravity gravity) {
    PairsToSeeCount count(board, gravity);
    while (!count.run(std::numeric_limits<std::uint32_t>::max())) {
    }
    return count.count();
}

} // namespace twoturns
