#include "app/date_text.hpp"

#include <array>
#include <ctime>

#include "support/catch.hpp"
#include "twoturns/random.hpp"

using twoturns::app::utc_date_text;

TEST_CASE("dates read the same as in C's calendar", "[date]") {
    twoturns::Random random{1};
    for (int i = 0; i < 2000; ++i) {
        const auto date = static_cast<std::int64_t>(random.below(200'000'000'000));
        const auto moment = static_cast<std::time_t>(date);
        std::array<char, 32> text{};
        REQUIRE(std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", std::gmtime(&moment)) > 0);
        CHECK(utc_date_text(date) == text.data());
    }
    CHECK(utc_date_text(0) == "1970-01-01 00:00");
    CHECK(utc_date_text(1'709'210'399) == "2024-02-29 12:39");
}
