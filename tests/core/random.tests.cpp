#include "twoturns/random.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <string_view>
#include <vector>

#include "core/luby.hpp"
#include "support/catch.hpp"

using namespace twoturns;

namespace {

/// A second implementation of the generator, step by step as its authors describe it.
struct PlainRandom {
    std::uint64_t a = 0;
    std::uint64_t b = 0;
    std::uint64_t c = 0;
    std::uint64_t d = 0;

    explicit PlainRandom(std::uint64_t seed) {
        for (std::uint64_t* const word : {&a, &b, &c, &d}) {
            seed += 11400714819323198485U;
            std::uint64_t mixed = seed;
            mixed ^= mixed >> 30U;
            mixed *= 13787848793156543929U;
            mixed ^= mixed >> 27U;
            mixed *= 10723151780598845931U;
            mixed ^= mixed >> 31U;
            *word = mixed;
        }
    }

    static std::uint64_t turn_left(std::uint64_t word, unsigned by) { return word << by | word >> (64 - by); }

    std::uint64_t next() {
        const std::uint64_t result = turn_left(b * 5, 7) * 9;
        const std::uint64_t old_b = b;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= old_b << 17U;
        d = turn_left(d, 45);
        return result;
    }
};

} // namespace

TEST_CASE("the numbers of a seed are the same for ever", "[random]") {
    const std::array<std::uint64_t, 4> of_0{0x99EC5F36CB75F2B4U, 0xBF6E1F784956452AU, 0x1A5F849D4933E6E0U,
                                            0x6AA594F1262D2D2CU};
    const std::array<std::uint64_t, 4> of_1{0xB3F2AF6D0FC710C5U, 0x853B559647364CEAU, 0x92F89756082A4514U,
                                            0x642E1C7BC266A3A7U};
    const std::array<std::uint64_t, 4> of_all_ones{0x8F5520D52A7EAD08U, 0xC476A018CAA1802DU, 0x81DE31C0D260469EU,
                                                   0xBF658D7E065F3C2FU};
    const std::array<std::uint64_t, 3> of_text{0x56D62D5B2E634A55U, 0xDB3052614C4DD25FU, 0xC408C7E407D4D7FEU};
    Random zero(0);
    Random one(1);
    Random all_ones(~std::uint64_t{0});
    Random text(std::string_view("\xE8\xBF\x9E\xE8\xBF\x9E\xE7\x9C\x8B")); // 连连看
    for (const auto number : of_0) CHECK(zero.next() == number);
    for (const auto number : of_1) CHECK(one.next() == number);
    for (const auto number : of_all_ones) CHECK(all_ones.next() == number);
    for (const auto number : of_text) CHECK(text.next() == number);
    CHECK(Random(std::string_view()).next() == 0x21382EF092ED7068U);
}

TEST_CASE("any seed gives what the generator's description gives", "[random]") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed * 0x123456789ABCDEFU);
        PlainRandom plain(seed * 0x123456789ABCDEFU);
        for (int i = 0; i < 50; ++i) REQUIRE(random.next() == plain.next());
    }
}

TEST_CASE("seeds of text count every byte", "[random]") {
    CHECK(Random(std::string_view("a")).next() != Random(std::string_view("b")).next());
    CHECK(Random(std::string_view("ab")).next() != Random(std::string_view("ba")).next());
    CHECK(Random(std::string_view("a")).next() != Random(std::string_view("a\0", 2)).next());
    CHECK(Random(std::string_view("same")).next() == Random(std::string_view("same")).next());
}

TEST_CASE("below stays in range and is even", "[random]") {
    Random random(3);
    CHECK(random.below(1) == 0);
    for (const std::uint64_t n : {2U, 3U, 7U, 62U, 100U}) {
        constexpr int per_value = 2000;
        std::vector<int> counts(n);
        for (std::uint64_t i = 0; i < n * per_value; ++i) {
            const std::uint64_t number = random.below(n);
            REQUIRE(number < n);
            ++counts[number];
        }
        // The standard deviation of each count is about sqrt(2000) = 45; six of them never occur by chance.
        for (const int count : counts) CHECK(std::abs(count - per_value) < 270);
    }
    // With this n, every fourth number is rejected: the others must still cover the whole range.
    constexpr std::uint64_t large = 3ULL << 62U;
    std::array<int, 3> thirds{};
    for (int i = 0; i < 6000; ++i) {
        const std::uint64_t number = random.below(large);
        REQUIRE(number < large);
        ++thirds[number >> 62U];
    }
    for (const int count : thirds) CHECK(std::abs(count - 2000) < 270);
}

TEST_CASE("a shuffle keeps all items and reaches every order alike", "[random]") {
    Random random(4);
    std::vector<int> items(100);
    std::iota(items.begin(), items.end(), 0);
    auto shuffled = items;
    random.shuffle(shuffled);
    CHECK(shuffled != items);
    CHECK(std::is_permutation(shuffled.begin(), shuffled.end(), items.begin()));

    std::array<int, 6> orders{};
    for (int i = 0; i < 12000; ++i) {
        std::array<int, 3> three{0, 1, 2};
        random.shuffle(three);
        ++orders[static_cast<std::size_t>(three[0] * 2 + (three[1] > three[2] ? 1 : 0))];
    }
    for (const int count : orders) CHECK(std::abs(count - 2000) < 270);

    std::vector<int> none;
    random.shuffle(none);
    CHECK(none.empty());
}

TEST_CASE("budgets of restarts follow the sequence of Luby, Sinclair and Zuckerman", "[random]") {
    std::vector<std::uint64_t> begin;
    for (std::uint64_t i = 1; i <= 15; ++i) begin.push_back(luby(i));
    CHECK(begin == std::vector<std::uint64_t>{1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8});
    CHECK(luby((std::uint64_t{1} << 40U) - 1) == std::uint64_t{1} << 39U);
    CHECK(luby(std::uint64_t{1} << 40U) == 1);
}
