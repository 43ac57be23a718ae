#include "scene/kept_lines.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace twoturns::scene {
namespace {

/// Returns the positions from the start to the current one that a pair led to, in order of play.
std::vector<game::Timeline::Index> positions_after_pairs(const game::Timeline& game) {
    std::vector<game::Timeline::Index> positions;
    for (auto at = game.position(); at != 0; at = game.before(at))
        if (game.move_to(at)) positions.push_back(at);
    std::reverse(positions.begin(), positions.end());
    return positions;
}

} // namespace

const std::vector<Thread>& KeptLines::threads(const game::Timeline& game) {
    if (game_ != game.cards_seed() || gravity_ != game.gravity()) {
        game_ = game.cards_seed();
        gravity_ = game.gravity();
        lines_.clear();
        threads_.clear();
    }
    const auto positions = positions_after_pairs(game);
    std::size_t same = 0;
    while (same < std::min(positions.size(), lines_.size()) && lines_[same].move == game.move_to(positions[same]))
        ++same;
    if (same == positions.size() && same == lines_.size()) return threads_;
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(same), lines_.end());
    for (std::size_t i = same; i < positions.size(); ++i) {
        const Move move = *game.move_to(positions[i]);
        const Board before = game.board_of(game.before(positions[i]));
        lines_.push_back({move, *find_link(before.occupancy(), move.a, move.b)});
    }
    std::vector<Link> links;
    links.reserve(lines_.size());
    for (const Line& line : lines_) links.push_back(line.link);
    threads_ = threads_of(links, Lanes::as_played);
    const int pairs = game.board().tiles() / 2 + static_cast<int>(lines_.size());
    for (std::size_t i = 0; i < threads_.size(); ++i)
        threads_[i].colour = thread_colour(static_cast<float>(i) / static_cast<float>(std::max(1, pairs - 1)));
    return threads_;
}

} // namespace twoturns::scene
