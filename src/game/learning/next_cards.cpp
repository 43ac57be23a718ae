#include "game/learning/next_cards.hpp"

#include <algorithm>
#include <tuple>

#include "game/learning/fsrs.hpp"
#include "twoturns/random.hpp"

namespace twoturns::game {
namespace {

struct Waiting {
    std::vector<LearntCard> due;
    std::vector<LearntCard> learning; ///< learning, and not due
    std::vector<LearntCard> known;    ///< known, and not due
};

Waiting waiting_of(std::vector<LearntCard> learnt, std::int64_t today, std::uint64_t seed) {
    Random chance{seed};
    chance.shuffle(learnt); // the sorts below keep this order among equals
    Waiting all;
    for (const LearntCard& card : learnt) {
        if (card.memory.due <= today)
            all.due.push_back(card);
        else
            (is_known(card.memory) ? all.known : all.learning).push_back(card);
    }
    const auto urgency = [today](const LearntCard& card) {
        return std::tuple{fsrs::remembered(card.memory, today), card.memory.due};
    };
    std::stable_sort(all.due.begin(), all.due.end(),
                     [&](const LearntCard& a, const LearntCard& b) { return urgency(a) < urgency(b); });
    const auto sooner = [](const LearntCard& a, const LearntCard& b) { return a.memory.due < b.memory.due; };
    std::stable_sort(all.learning.begin(), all.learning.end(), sooner);
    std::stable_sort(all.known.begin(), all.known.end(), sooner);
    return all;
}

/// Returns the unseen cards in the deck's order. The learnt cards are sorted by place.
std::vector<std::size_t> new_cards(const Learning& learning) {
    std::vector<std::size_t> fresh;
    auto seen = learning.learnt.begin();
    for (std::size_t card = 0; card < static_cast<std::size_t>(learning.cards); ++card) {
        if (seen != learning.learnt.end() && seen->card == card)
            ++seen;
        else
            fresh.push_back(card);
    }
    return fresh;
}

} // namespace

std::vector<std::size_t> next_cards(const Learning& learning, std::int64_t today, std::size_t wanted,
                                    std::uint64_t seed) {
    std::vector<std::size_t> next;
    if (learning.learnt.empty()) return next;
    const Waiting waiting = waiting_of(learning.learnt, today, seed);
    const std::vector<std::size_t> fresh = new_cards(learning);
    const auto left = [&] { return wanted - next.size(); };
    const auto take = [&](const std::vector<LearntCard>& cards, std::size_t most) {
        for (std::size_t i = 0; i < std::min(cards.size(), most); ++i) next.push_back(cards[i].card);
    };
    take(waiting.due, left());
    const std::size_t for_new = std::max(left() / 2, left() - std::min(left(), waiting.learning.size()));
    const std::size_t taken_new = std::min(fresh.size(), for_new);
    take(waiting.learning, left() - taken_new);
    next.insert(next.end(), fresh.begin(), fresh.begin() + static_cast<std::ptrdiff_t>(taken_new));
    take(waiting.known, left());
    return next;
}

} // namespace twoturns::game
