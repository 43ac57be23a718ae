// The learning state of a deck, compared with a slow implementation that scans each card and each week separately.
#include "game/learning/learning.hpp"

#include <algorithm>

#include "game/learning/recall.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;

namespace {

std::optional<fsrs::Memory> slow_memory(const std::vector<CardReview>& reviews, std::size_t card, std::int64_t until) {
    std::optional<fsrs::Memory> memory;
    for (const CardReview& one : reviews)
        if (one.card == card && one.day <= until) memory = fsrs::reviewed(memory, grade_of(one.how), one.day);
    return memory;
}

int slow_count(const std::vector<CardReview>& reviews, std::size_t cards, std::int64_t until, bool known) {
    int count = 0;
    for (std::size_t card = 0; card < cards; ++card)
        if (const auto memory = slow_memory(reviews, card, until)) count += (memory->stability >= 21) == known ? 1 : 0;
    return count;
}

int slow_missed(const std::vector<CardReview>& reviews, std::size_t card) {
    return static_cast<int>(std::count_if(reviews.begin(), reviews.end(), [&](const CardReview& one) {
        return one.card == card && (one.how == Recall::missed || one.how == Recall::hinted);
    }));
}

} // namespace

TEST_CASE("what was learnt is what the slow way finds", "[learning][property]") {
    int known = 0;
    for (int seed = 1; seed <= scaled(80); ++seed) {
        CAPTURE(seed);
        Random random{static_cast<std::uint64_t>(seed)};
        const std::size_t cards = 1 + random.index(15);
        const std::int64_t today = 20'000;
        std::vector<CardReview> reviews;
        std::int64_t day = today - static_cast<std::int64_t>(random.below(400));
        for (auto left = random.below(120); left > 0 && day <= today; --left) {
            reviews.push_back({random.index(cards), day, static_cast<Recall>(random.index(recalls))});
            day += static_cast<std::int64_t>(random.below(9));
        }
        const Learning learning = learning_of(cards, reviews, today);
        CHECK(learning.cards == static_cast<int>(cards));
        CHECK(learning.known == slow_count(reviews, cards, today, true));
        CHECK(learning.learning == slow_count(reviews, cards, today, false));
        CHECK(learning.unseen() == static_cast<int>(cards) - static_cast<int>(learning.learnt.size()));
        REQUIRE(learning.weeks.size() == std::size_t{Learning::shown_weeks});
        for (int week = 0; week < Learning::shown_weeks; ++week) {
            const std::int64_t end = today - std::int64_t{7} * (Learning::shown_weeks - 1 - week);
            CHECK(learning.weeks[static_cast<std::size_t>(week)].known == slow_count(reviews, cards, end, true));
            CHECK(learning.weeks[static_cast<std::size_t>(week)].learning == slow_count(reviews, cards, end, false));
        }
        int due = 0;
        std::size_t seen = 0;
        for (std::size_t card = 0; card < cards; ++card) {
            const auto memory = slow_memory(reviews, card, today);
            if (!memory) continue;
            REQUIRE(seen < learning.learnt.size());
            CHECK(learning.learnt[seen].card == card);
            CHECK(learning.learnt[seen].memory == *memory);
            CHECK(learning.learnt[seen].missed == slow_missed(reviews, card));
            due += memory->due <= today ? 1 : 0;
            ++seen;
        }
        CHECK(learning.due == due);
        known += learning.known;
        // No card outside the hardest was missed more often than one inside.
        int before = 1'000'000;
        for (const std::size_t place : learning.hardest) {
            CHECK(learning.learnt[place].missed > 0);
            CHECK(learning.learnt[place].missed <= before);
            before = learning.learnt[place].missed;
        }
        CHECK(learning.hardest.size() ==
              static_cast<std::size_t>(std::count_if(learning.learnt.begin(), learning.learnt.end(),
                                                     [](const LearntCard& one) { return one.missed > 0; })));
    }
    CHECK(known > 0);
}

TEST_CASE("a card keeps its answers when its deck is changed, and those of others do not count", "[learning]") {
    const auto day = [](std::int64_t date) { return date / 86'400; };
    const std::vector<CardAnswer> answers{{"words", "dog\tgǒu", 3 * 86'400, Recall::found, Time{0}},
                                          {"words", "cat\tmāo", 2 * 86'400, Recall::missed, Time{0}},
                                          {"words", "cow\tniú", 2 * 86'400, Recall::found, Time{0}}};
    const LearningDeck deck{"words", {"horse\tmǎ", "cat\tmāo", "dog\tgǒu"}};
    const auto reviews = reviews_of(deck, answers, day);
    REQUIRE(reviews.size() == 2);
    CHECK(reviews[0].card == 1);
    CHECK(reviews[0].day == 2);
    CHECK(reviews[1].card == 2);
    const Learning learning = learning_of(deck.cards.size(), reviews, 3);
    CHECK(learning.unseen() == 1);
    CHECK(learning.learning == 2);
    CHECK(learning.due == 1); // the missed one, a day later
    REQUIRE(learning.hardest.size() == 1);
    CHECK(learning.learnt[learning.hardest[0]].card == 1);
}

TEST_CASE("a calendar that ran ahead does no harm", "[learning]") {
    const std::vector<CardReview> reviews{{0, 500, Recall::found}, {0, 900, Recall::found}};
    const Learning learning = learning_of(1, reviews, 600);
    CHECK(learning.learning + learning.known == 1);
    CHECK(learning.weeks.size() == std::size_t{Learning::shown_weeks});
}
