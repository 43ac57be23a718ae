// FSRS-6, compared with results of its reference implementation and with a second implementation of the formulas: the
// state of a card is computed from the list of its reviews, and each value is looked up in that list.
#include "game/learning/fsrs.hpp"

#include <cmath>
#include <fstream>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;
using fsrs::Grade;
using fsrs::Memory;

namespace {

constexpr std::array all_grades{Grade::again, Grade::hard, Grade::good, Grade::easy};

struct Review {
    std::int64_t day = 0;
    int grade = 0;
};

/// The formulas as published, term by term.
class SlowMemory {
public:
    explicit SlowMemory(std::vector<Review> reviews) : reviews_(std::move(reviews)) {}

    // After this many reviews, at least one.
    [[nodiscard]] double difficulty(std::size_t n) const {
        if (n == 1) return limited(first_difficulty(reviews_[0].grade), 1, 10);
        const double change = -3.0194 * (reviews_[n - 1].grade - 3);
        const double damped = difficulty(n - 1) + change * (10 - difficulty(n - 1)) / 9;
        return limited(0.001 * first_difficulty(4) + 0.999 * damped, 1, 10);
    }
    [[nodiscard]] double stability(std::size_t n) const {
        if (n == 1)
            return std::array{0.212, 1.2931, 2.3065, 8.2956}.at(static_cast<std::size_t>(reviews_[0].grade - 1));
        const double s = stability(n - 1);
        const double d = difficulty(n - 1);
        const int g = reviews_[n - 1].grade;
        const double t = static_cast<double>(reviews_[n - 1].day - reviews_[n - 2].day);
        if (t == 0) {
            const double growth = std::exp(0.5425 * (g - 3 + 0.0912)) / std::pow(s, 0.0658);
            return limited(g > 1 && growth < 1 ? s : s * growth, 0.001, 36'500);
        }
        const double factor = std::exp(std::log(0.9) / -0.1542) - 1;
        const double r = std::exp(-0.1542 * std::log(1 + factor * t / s));
        if (g == 1) {
            const double least =
                limited(1.4835 / std::pow(d, 0.0614) * (std::pow(s + 1, 0.2629) - 1) * std::exp(1.6483 * (1 - r)),
                        0.001, 36'500);
            return std::min(least, std::max(s / std::exp(0.5425 * 0.0912), 0.001));
        }
        double growth = std::exp(1.8722) * (11 - d) / std::pow(s, 0.1666) * (std::exp(0.796 * (1 - r)) - 1);
        if (g == 2) growth *= 0.6014;
        if (g == 4) growth *= 1.8729;
        return limited(s + s * growth, 0.001, 36'500);
    }

private:
    static double first_difficulty(int grade) { return 7.4133 - std::exp(0.8334 * (grade - 1)); }
    static double limited(double number, double least, double most) { return std::min(std::max(number, least), most); }

    std::vector<Review> reviews_;
};

/// Returns a card with some random reviews.
Memory some_memory(Random& random) {
    std::int64_t day = 20'000;
    std::optional<Memory> memory;
    for (auto reviews = 1 + random.below(12); reviews > 0; --reviews) {
        memory = fsrs::reviewed(memory, all_grades.at(random.index(4)), day);
        day += random.below(4) == 0 ? 0 : static_cast<std::int64_t>(random.below(60));
    }
    return *memory;
}

} // namespace

TEST_CASE("the scheduler gives what the reference implementation of FSRS-6 gives", "[fsrs]") {
    std::ifstream file(TWOTURNS_FSRS_VECTORS);
    REQUIRE(file);
    int card = -1;
    std::optional<Memory> memory;
    int lines = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("#")) continue;
        CAPTURE(line);
        std::istringstream words(line);
        int of = 0;
        int grade = 0;
        std::int64_t day = 0;
        Memory expected;
        double later = 0;
        REQUIRE(words >> of >> day >> grade >> expected.stability >> expected.difficulty >> expected.due >> later);
        if (of != card) memory.reset();
        card = of;
        memory = fsrs::reviewed(memory, static_cast<Grade>(grade), day);
        CHECK(memory->stability == Approx(expected.stability).epsilon(1e-7).margin(2e-8));
        CHECK(memory->difficulty == Approx(expected.difficulty).epsilon(1e-8));
        CHECK(memory->last == day);
        CHECK(memory->due == expected.due);
        CHECK(fsrs::remembered(*memory, memory->due + 3) == Approx(later).epsilon(1e-6));
        ++lines;
    }
    CHECK(lines == 720);
}

TEST_CASE("the scheduler agrees with the formulas written down once more", "[fsrs][property]") {
    for (int seed = 1; seed <= scaled(300); ++seed) {
        CAPTURE(seed);
        Random random{static_cast<std::uint64_t>(seed)};
        std::vector<Review> reviews;
        std::optional<Memory> memory;
        std::int64_t day = 19'000;
        for (int i = 0; i < 9; ++i) {
            const Grade grade = all_grades.at(random.index(4));
            reviews.push_back({day, static_cast<int>(grade)});
            memory = fsrs::reviewed(memory, grade, day);
            const SlowMemory slow{reviews};
            CHECK(memory->stability == Approx(slow.stability(reviews.size())).epsilon(1e-5));
            CHECK(memory->difficulty == Approx(slow.difficulty(reviews.size())).epsilon(1e-5));
            day += random.below(3) == 0 ? 0 : static_cast<std::int64_t>(random.below(100));
        }
    }
}

TEST_CASE("a better grade makes a memory more stable, a card easier and its next review later", "[fsrs][property]") {
    for (int seed = 1; seed <= scaled(2000); ++seed) {
        CAPTURE(seed);
        Random random{static_cast<std::uint64_t>(seed)};
        const Memory before = some_memory(random);
        const std::int64_t day = before.last + static_cast<std::int64_t>(random.below(400));
        std::optional<Memory> worse;
        for (const Grade grade : all_grades) {
            const Memory after = fsrs::reviewed(before, grade, day);
            CHECK(after.stability >= 0.001);
            CHECK(after.stability <= 36'500);
            CHECK(after.difficulty >= 1);
            CHECK(after.difficulty <= 10);
            CHECK(after.last == day);
            CHECK(after.due > day);
            CHECK(after.due - day <= 36'502);
            // Stability does not grow after forgetting, and does not shrink after recall.
            CHECK((grade == Grade::again ? after.stability <= before.stability : after.stability >= before.stability));
            if (worse) {
                CHECK(after.stability >= worse->stability);
                CHECK(after.difficulty <= worse->difficulty);
                CHECK(after.due >= worse->due);
            }
            worse = after;
        }
    }
}

TEST_CASE("what is remembered is forgotten day by day", "[fsrs][property]") {
    for (int seed = 1; seed <= scaled(500); ++seed) {
        CAPTURE(seed);
        Random random{static_cast<std::uint64_t>(seed)};
        const Memory memory = some_memory(random);
        CHECK(fsrs::remembered(memory, memory.last) == 1);
        CHECK(fsrs::remembered(memory, memory.last - 7) == 1);
        double before = 1;
        for (int days = 1; days < 60; ++days) {
            const double now = fsrs::remembered(memory, memory.last + days);
            CHECK(now <= before);
            CHECK(now > 0);
            before = now;
        }
    }
    // By definition.
    CHECK(fsrs::remembered({10, 5, 100, 110}, 110) == Approx(0.9).epsilon(1e-6));
}

TEST_CASE("a calendar that goes back makes no review earlier", "[fsrs]") {
    const Memory first = fsrs::reviewed({}, Grade::good, 500);
    CHECK(fsrs::reviewed(first, Grade::good, 400) == fsrs::reviewed(first, Grade::good, 500));
    CHECK(fsrs::reviewed(first, Grade::good, std::numeric_limits<std::int64_t>::min() / 2).last == 500);
}
