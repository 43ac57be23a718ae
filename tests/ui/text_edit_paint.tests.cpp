// The queries used to paint a field: the position under a pixel, and the scroll offset.
#include <algorithm>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "support/catch.hpp"
#include "support/repeated.hpp"
#include "ui/marked_text.hpp"
#include "ui/text_edit.hpp"
#include "ui/utf8.hpp"

using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

/// Every character is eight pixels wide.
struct CallCounter {
    std::size_t& calls;
    float operator()(std::string_view text) const {
        ++calls;
        float width = 0;
        for (std::size_t at = 0; at < text.size(); at = next_character(text, at)) width += 8;
        return width;
    }
};

} // namespace

TEST_CASE("the place nearest to a pixel is found by measuring few times") {
    const std::vector<std::string> texts{
        "", "a", "abc", "中文", "e" + acute + family + "x", repeated("long 长 ", 300), repeated("e" + acute, 100)};
    for (const std::string& text : texts) {
        std::vector<std::size_t> places{0};
        while (places.back() < text.size()) places.push_back(next_character(text, places.back()));
        std::size_t bits = 1;
        while ((places.size() >> bits) != 0) ++bits;
        const float end = 8 * static_cast<float>(places.size() - 1);
        for (float x = -20; x < end + 20; x += text.size() < 100 ? 1.5F : 29.5F) {
            std::size_t calls = 0;
            const auto nearest = static_cast<std::size_t>((std::clamp(x, 0.0F, end) + 3.75F) / 8);
            CHECK(byte_at(text, x, CallCounter{calls}) == places[nearest]);
            REQUIRE(calls <= bits + 2);
        }
    }
    std::size_t calls = 0;
    CHECK(byte_at("abc", 4, CallCounter{calls}) == 0);
    CHECK(byte_at("abc", std::numeric_limits<float>::infinity(), CallCounter{calls}) == 3);
    CHECK(byte_at("abc", std::numeric_limits<float>::quiet_NaN(), CallCounter{calls}) == 0);
}

TEST_CASE("a field scrolls as little as shows the cursor") {
    struct Case {
        float cursor, width, room, from, to;
    };
    const std::vector<Case> cases{
        {0, 50, 100, 0, 0},        {50, 50, 100, 0, 0},       {50, 50, 100, 30, 0},  {300, 300, 100, 0, 200},
        {250, 300, 100, 200, 200}, {150, 300, 100, 200, 150}, {0, 300, 100, 200, 0}, {120, 300, 100, 60, 60},
        {140, 150, 100, 100, 50},  {10, 10, 0, 0, 10},        {0, 0, 100, 0, 0},
    };
    for (const Case& c : cases) {
        INFO(c.cursor << ' ' << c.width << ' ' << c.room << ' ' << c.from);
        CHECK(scroll_for(c.cursor, c.width, c.room, c.from) == c.to);
    }
    for (float width = 0; width <= 40; width += 5) {
        for (float cursor = 0; cursor <= width; cursor += 5) {
            for (float from = -10; from <= 50; from += 5) {
                const float to = scroll_for(cursor, width, 15, from);
                CHECK(to >= 0);
                CHECK(to <= std::max(0.0F, width - 15));
                CHECK(to <= cursor);
                CHECK(to >= cursor - 15);
                CHECK(scroll_for(cursor, width, 15, to) == to);
            }
        }
    }
}
