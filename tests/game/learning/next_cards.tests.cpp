// The choice of the next cards, compared with a slow implementation that fills a board one place at a time.
#include "game/learning/next_cards.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;

namespace {

constexpr std::int64_t this_day = 20'000;

enum class Lot {
    due,
    learning,
    fresh,
    known
};

/// The priority of a card, smallest first within a group.
struct Claim {
    Lot lot = Lot::fresh;
    double chance = 0;
    std::int64_t day = 0;
    friend bool operator==(const Claim&, const Claim&) = default;
    friend auto operator<=>(const Claim&, const Claim&) = default;
};

std::vector<Claim> claims_of(const Learning& learning) {
    std::vector<Claim> claims;
    for (int card = 0; card < learning.cards; ++card) claims.push_back({Lot::fresh, 0, card});
    for (const LearntCard& one : learning.learnt) {
        Claim& claim = claims[one.card];
        if (one.memory.due <= this_day)
            claim = {Lot::due, fsrs::remembered(one.memory, this_day), one.memory.due};
        else
            claim = {one.memory.stability < 21 ? Lot::learning : Lot::known, 0, one.memory.due};
    }
    return claims;
}

/// Fills one place at a time: due cards, then alternately cards being learnt and new ones, as long as there are any,
/// and then known cards. Sorted within groups, since only the set of cards on the board matters there.
std::vector<Claim> slow_next(const Learning& learning, std::size_t places) {
    std::map<Lot, std::multiset<Claim>> lots;
    for (const Claim& claim : claims_of(learning)) lots[claim.lot].insert(claim);
    std::vector<Claim> next;
    const auto place_one = [&](Lot lot) {
        if (next.size() == places || lots[lot].empty()) return false;
        next.push_back(*lots[lot].begin());
        lots[lot].erase(lots[lot].begin());
        return true;
    };
    while (place_one(Lot::due)) {
    }
    for (bool any = true; any;) {
        const bool learning_one = place_one(Lot::learning);
        any = place_one(Lot::fresh) || learning_one;
    }
    while (place_one(Lot::known)) {
    }
    std::sort(next.begin(), next.end());
    return next;
}

Learning learning_of_chance(Random& random) {
    const std::size_t cards = 1 + random.index(60);
    const std::size_t seen = 1 + random.index(cards);
    std::vector<CardReview> reviews;
    std::int64_t day = this_day - static_cast<std::int64_t>(random.below(200));
    for (auto left = random.below(200); left > 0 && day <= this_day; --left) {
        reviews.push_back({random.index(seen), day, static_cast<Recall>(random.index(recalls))});
        day += static_cast<std::int64_t>(random.below(3));
    }
    return learning_of(cards, reviews, this_day);
}

} // namespace

TEST_CASE("the next cards are those the slow way finds", "[next_cards][property]") {
    std::map<Lot, int> placed;
    for (int seed = 1; seed <= scaled(400); ++seed) {
        CAPTURE(seed);
        Random random{static_cast<std::uint64_t>(seed)};
        const Learning learning = learning_of_chance(random);
        const std::size_t places = random.index(70);
        const auto next = next_cards(learning, this_day, places, random.next());
        if (learning.learnt.empty()) {
            CHECK(next.empty());
            continue;
        }
        CHECK(std::set<std::size_t>(next.begin(), next.end()).size() == next.size());
        const auto claims = claims_of(learning);
        std::vector<Claim> found;
        for (const std::size_t card : next) {
            REQUIRE(card < claims.size());
            found.push_back(claims[card]);
            ++placed[claims[card].lot];
        }
        CHECK(std::is_sorted(found.begin(), found.end())); // the order that the header promises
        CHECK(found == slow_next(learning, places));
    }
    for (const Lot lot : {Lot::due, Lot::learning, Lot::fresh, Lot::known}) CHECK(placed[lot] > 0);
}

TEST_CASE("a board is never more than half new while there are cards to learn", "[next_cards]") {
    std::vector<CardReview> reviews;
    for (std::size_t card = 0; card < 30; ++card) reviews.push_back({card, this_day, Recall::found});
    const Learning learning = learning_of(100, reviews, this_day); // nothing is due
    for (const std::size_t places : std::array<std::size_t, 5>{0, 1, 7, 20, 60}) {
        const auto next = next_cards(learning, this_day, places, 1);
        REQUIRE(next.size() == places);
        const auto fresh = std::count_if(next.begin(), next.end(), [](std::size_t card) { return card >= 30; });
        CHECK(fresh == static_cast<std::ptrdiff_t>(places / 2));
    }
    CHECK(next_cards(learning, this_day, 1000, 1).size() == 100);
}

TEST_CASE("the seed decides among equals and nothing else", "[next_cards]") {
    std::vector<CardReview> reviews;
    for (std::size_t card = 0; card < 30; ++card) reviews.push_back({card, this_day - 9, Recall::missed});
    const Learning learning = learning_of(40, reviews, this_day); // all thirty are due
    std::set<std::vector<std::size_t>> choices;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto next = next_cards(learning, this_day, 10, seed);
        CHECK(next == next_cards(learning, this_day, 10, seed));
        for (const std::size_t card : next) CHECK(card < 30);
        choices.insert(next);
    }
    CHECK(choices.size() == 20);
    // A card that was forgotten before the others comes first with any seed.
    reviews.insert(reviews.begin(), {35, this_day - 60, Recall::missed});
    const Learning other = learning_of(40, reviews, this_day);
    for (std::uint64_t seed = 0; seed < 20; ++seed) CHECK(next_cards(other, this_day, 10, seed).front() == 35);
}

TEST_CASE("of a deck that was never played no card comes first", "[next_cards]") {
    CHECK(next_cards(learning_of(50, {}, this_day), this_day, 10, 1).empty());
}
