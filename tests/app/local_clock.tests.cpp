// The clock of the player's place, as it follows from dates that are told as text.
#include "app/local_clock.hpp"

#include "support/catch.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::app;

namespace {

constexpr game::Date day = 86'400;
constexpr game::Date begins = 1'774'746'000; // 2026-03-29 01:00 UTC, when clocks are set forward
constexpr game::Date ends = 1'792'890'000;   // 2026-10-25 01:00 UTC, and back

game::Date ahead(game::Date date) { return date >= begins && date < ends ? 7200 : 3600; }

} // namespace

TEST_CASE("the local clock is that of the text at every moment, also in weeks in which it is set", "[figures]") {
    const DateText text = [](game::Date date) { return utc_date_text(date + ahead(date)); };
    LocalClock clock{text};
    Random random{std::uint64_t{1}};
    for (int i = 0; i < 2000; ++i) {
        const game::Date near = i % 3 == 0 ? begins : i % 3 == 1 ? ends : 1'700'000'000;
        const game::Date date = near - 8 * day + static_cast<game::Date>(random.below(16 * day));
        CAPTURE(date);
        CHECK(clock(date) == date + ahead(date));
    }
    CHECK(clock(-1) == 3599);
}

TEST_CASE("a year of dates asks for two texts a week at most", "[figures]") {
    int asked = 0;
    const DateText text = [&](game::Date date) {
        ++asked;
        return utc_date_text(date);
    };
    LocalClock clock{text};
    for (game::Date date = 0; date < 365 * day; date += 600) CHECK(clock(date) == date);
    CHECK(asked == 2 * 53);
}

TEST_CASE("where dates cannot be read, universal time counts", "[figures]") {
    const DateText text = [](game::Date /*date*/) { return std::string("today"); };
    CHECK(LocalClock{text}(12'345) == 12'345);
}
