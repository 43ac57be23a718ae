// Matching the equal items of two scenes.
#include "scene/changes.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::scene;

namespace {

using Places = std::vector<std::optional<std::size_t>>;

Item thing(int number) { return MarkItem{.at = {static_cast<float>(number), 0}}; }

std::vector<Item> things(const std::vector<int>& numbers) {
    std::vector<Item> items;
    for (const int number : numbers) items.push_back(thing(number));
    return items;
}

std::size_t found(const Places& places) {
    return static_cast<std::size_t>(
        std::count_if(places.begin(), places.end(), [](const auto& place) { return place.has_value(); }));
}

/// Returns the maximum number of matches, by trying all ways through both lists.
std::size_t most_alike(const std::vector<Item>& before, const std::vector<Item>& now) {
    std::vector<std::vector<std::size_t>> most(before.size() + 1, std::vector<std::size_t>(now.size() + 1, 0));
    for (std::size_t i = 1; i <= before.size(); ++i)
        for (std::size_t j = 1; j <= now.size(); ++j)
            most[i][j] =
                before[i - 1] == now[j - 1] ? most[i - 1][j - 1] + 1 : std::max(most[i - 1][j], most[i][j - 1]);
    return most.back().back();
}

} // namespace

TEST_CASE("what came, went or looks different is told from what stayed", "[changes]") {
    CHECK(same_items(things({1, 2, 3}), things({1, 2, 3})) == Places{0, 1, 2});
    CHECK(same_items(things({1, 2, 3}), things({1, 3})) == Places{0, 2});
    CHECK(same_items(things({1, 3}), things({1, 2, 3})) == Places{0, {}, 1});
    CHECK(same_items(things({1, 2, 3}), things({1, 9, 3})) == Places{0, {}, 2});
    CHECK(same_items(things({1, 2}), things({1, 2, 8, 9})) == Places{0, 1, {}, {}});
    CHECK(same_items(things({}), things({1})) == Places{std::nullopt});
    CHECK(same_items(things({1}), {}).empty());
}

TEST_CASE("an item is another one inside another clip or with another strength", "[changes]") {
    const Item open = ui::ClipItem{};
    const Item clip = ui::ClipItem{Rect{0, 0, 5, 5}};
    const Item faint = ui::FadeItem{0.5F};
    CHECK(same_items({clip, thing(1), open, thing(2)}, {thing(1), thing(2)}) == Places{{}, 1 + 2});
    CHECK(same_items({thing(1), thing(2)}, {thing(1), faint, thing(2)}) == Places{0, {}, {}});
    CHECK(same_items({clip, thing(1)}, {clip, thing(1)}) == Places{{}, 1});
}

TEST_CASE("the same items keep their order, and hardly one is missed", "[changes]") {
    std::size_t all = 0;
    std::size_t told = 0;
    for (int seed = 0; seed < scaled(500); ++seed) {
        Random random{static_cast<std::uint64_t>(seed)};
        const auto below = [&](std::size_t end) { return static_cast<int>(random.below(end)); };
        std::vector<int> numbers(20 + static_cast<std::size_t>(below(100)));
        for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<int>(i);
        const auto before = things(numbers);
        for (int changes = below(12); changes > 0; --changes) {
            const auto at = numbers.begin() + below(numbers.size());
            const int what = below(3);
            if (what == 0) numbers.erase(at);
            if (what == 1) numbers.insert(at, 1000 + below(1000));
            if (what == 2) *at += 2000;
        }
        const auto now = things(numbers);
        const auto same = same_items(before, now);
        REQUIRE(same.size() == now.size());
        std::size_t next = 0;
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (!same[i]) continue;
            CHECK(*same[i] >= next);
            CHECK(before[*same[i]] == now[i]);
            next = *same[i] + 1;
        }
        told += found(same);
        all += most_alike(before, now);
    }
    CHECK(told <= all);
    CHECK(told * 100 >= all * 95);
}
