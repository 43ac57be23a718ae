// The order of letters on a line, compared with FriBidi's.
#include "view/text/bidi.hpp"

#include <string>
#include <vector>

#include <fribidi.h>

#include "support/catch.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::view;

namespace {

/// Returns the letters from left to right, computed by FriBidi only.
std::u32string drawn_by_fribidi(const std::u32string& line) {
    std::vector<FriBidiChar> codes(line.begin(), line.end());
    std::vector<FriBidiChar> drawn(codes.size() + 1);
    FriBidiParType direction = FRIBIDI_PAR_ON;
    REQUIRE(fribidi_log2vis(codes.data(), static_cast<FriBidiStrIndex>(codes.size()), &direction, drawn.data(), nullptr,
                            nullptr, nullptr) != 0);
    return {drawn.begin(), drawn.end() - 1};
}

} // namespace

TEST_CASE("a line that runs from left to right has no levels", "[text]") {
    CHECK(levels_of(U"").empty());
    CHECK(levels_of(U"Undo 12:34 我的文档 Привет").empty());
    CHECK(levels_of(U"ab \u05D0") == std::vector<std::uint8_t>{0, 0, 0, 1});
    CHECK(levels_of(U"\u05D0 1") == std::vector<std::uint8_t>{1, 1, 2});
}

TEST_CASE("each line of a text runs as all of it does", "[text]") {
    using Lines = std::vector<std::string>;
    CHECK(as_whole_runs("ab אב", {"ab", "אב"}) == Lines{"ab", "\u200Eאב"});
    CHECK(as_whole_runs("אב 12! cd ג", {"אב", "12!", "cd ג"}) == Lines{"אב", "\u200F12!", "\u200Fcd ג"});
    CHECK(as_whole_runs("12 - 13", {"12 -", "13"}) == Lines{"12 -", "13"});
    CHECK(as_whole_runs("cd אב", {"cd אב"}) == Lines{"cd אב"}); // unchanged
    CHECK(as_whole_runs("אב \xFF", {"אב", "\xFF"}) == Lines{"אב", "\u200F\xFF"});
    CHECK(as_whole_runs("", {}).empty());
}

TEST_CASE("parts of one level are drawn as FriBidi draws the letters", "[text]") {
    const std::u32string letters = U"ab 12.-/\u05D0\u05D1\u05D2\u0661";
    Random random{7};
    for (int i = 0; i < 2000; ++i) {
        std::u32string line;
        for (std::size_t length = random.index(16); line.size() < length;)
            line += letters[random.index(letters.size())];
        line += letters[random.index(2)]; // trailing spaces may be drawn at either end
        auto levels = levels_of(line);
        if (levels.empty()) levels.assign(line.size(), 0);
        std::u32string drawn;
        for (const std::size_t index : visual_order(levels)) drawn += line[index];
        CHECK(drawn == drawn_by_fribidi(line));
    }
}
