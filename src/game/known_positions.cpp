#include "game/known_positions.hpp"

#include <algorithm>
#include <utility>

namespace twoturns::game {
namespace {

using twoturns::Outcome;

/// The most moves held in lines, lists of safe moves and branches, 64 MB: about the knowledge of one whole game on the
/// largest board.
constexpr std::size_t most_moves_held = 4'000'000;

std::size_t moves_in(const Knowledge& knowledge) {
    std::size_t moves = knowledge.line.size() + knowledge.safe.size();
    for (const Branch& branch : knowledge.branches) moves += 1 + moves_in(*branch.after);
    return moves;
}

} // namespace

KnownPositions::KnownPositions(Knowledge start) : known_(1) {
    known_.front() = {start.outcome, start.searched, true, 0, std::make_shared<const Knowledge>(std::move(start))};
}

void KnownPositions::follow(const Timeline& timeline) {
    const auto position = static_cast<Index>(known_.size());
    const Known before = known_[timeline.before(position)];
    Known known;
    if (timeline.same_as_before(position))
        known = before;
    else if (const auto move = timeline.move_to(position))
        known = after(before, *move, timeline.gravity());
    known_.push_back(known);
    if (known.source && known.source != before.source) remember(std::move(known.source));
}

KnownPositions::Known KnownPositions::after(const Known& before, Move move, Gravity gravity) {
    if (before.outcome != Outcome::won) return outcome_alone(before.outcome);
    const auto& line = before.source->line;
    if (gravity == Gravity::none) { // only the pairing matters, not the order
        const bool on_line = std::any_of(line.begin(), line.end(), [&](Move m) { return same_pair(m, move); });
        return on_line ? Known{Outcome::won, false, false, 0, before.source} : Known{};
    }
    if (before.made < line.size() && same_pair(line[before.made], move))
        return {Outcome::won, false, false, before.made + 1, before.source};
    if (!before.own) return {};
    for (const Branch& branch : before.source->branches)
        if (same_pair(branch.move, move)) return {branch.after->outcome, false, true, 0, branch.after};
    return {};
}

void KnownPositions::cut(std::size_t positions) { known_.resize(positions); }

std::shared_ptr<const Knowledge> KnownPositions::of(Index position, const Timeline& timeline) const {
    const Known& known = known_[position];
    if (known.own) return known.source;
    if (known.outcome != Outcome::won)
        return std::make_shared<const Knowledge>(Knowledge{.outcome = known.outcome, .searched = known.searched});
    const bool at_hand = position == timeline.position();
    const Board other = at_hand ? Board{} : timeline.board_of(position);
    const Board& board = at_hand ? timeline.board() : other;
    const auto& whole = known.source->line;
    std::vector<Move> line(whole.begin() + known.made, whole.end());
    // Without gravity tiles stay where they are, so the rest of the line consists of the pairs that still stand.
    if (timeline.gravity() == Gravity::none) std::erase_if(line, [&](Move move) { return !board.is_tile(move.a); });
    return std::make_shared<const Knowledge>(known_won(board, timeline.gravity(), std::move(line)));
}

void KnownPositions::learn(Index position, Knowledge found, const Timeline& timeline) {
    std::vector<Index> winning; // positions that are won because this one is won, the last first
    std::vector<Move> line;
    if (found.outcome == Outcome::won) {
        Index at = position;
        for (auto move = timeline.move_to(at); move; move = timeline.move_to(at)) {
            at = timeline.before(at);
            if (known_[at].outcome != Outcome::undecided) break;
            winning.push_back(at);
            line.push_back(*move);
        }
        std::reverse(line.begin(), line.end());
        line.insert(line.end(), found.line.begin(), found.line.end());
    }
    const bool is_lost = found.outcome == Outcome::lost;
    set(position, std::move(found));
    if (!winning.empty()) {
        auto source = std::make_shared<const Knowledge>(Knowledge{.outcome = Outcome::won, .line = std::move(line)});
        const bool falls = timeline.gravity() != Gravity::none;
        for (std::size_t i = 0; i < winning.size(); ++i)
            known_[winning[i]] = {Outcome::won, false, false,
                                  falls ? static_cast<std::uint32_t>(winning.size() - 1 - i) : 0, source};
        remember(std::move(source));
    }
    for (auto at = position + 1; is_lost && at < known_.size(); ++at)
        if (timeline.move_to(at) && known_[timeline.before(at)].outcome == Outcome::lost)
            known_[at] = outcome_alone(Outcome::lost);
}

void KnownPositions::set(Index position, Knowledge found) {
    Known& known = known_[position];
    // The previous knowledge is obsolete, unless other positions share it.
    if (known.own && known.source.use_count() == 2 && !sources_.empty() && sources_.back() == known.source) {
        moves_held_ -= moves_in(*known.source);
        sources_.pop_back();
    }
    auto source = std::make_shared<const Knowledge>(std::move(found));
    known = {source->outcome, source->searched, true, 0, source};
    remember(std::move(source));
}

void KnownPositions::remember(std::shared_ptr<const Knowledge> source) {
    if (moves_in(*source) == 0) return;
    moves_held_ += moves_in(*source);
    sources_.push_back(std::move(source));
    while (moves_held_ > most_moves_held && sources_.size() > 1) {
        const auto oldest = std::move(sources_.front());
        sources_.pop_front();
        moves_held_ -= moves_in(*oldest);
        forget(oldest);
    }
}

void KnownPositions::forget(const std::shared_ptr<const Knowledge>& source) {
    for (Known& known : known_)
        if (known.source == source) known = {};
}

} // namespace twoturns::game
