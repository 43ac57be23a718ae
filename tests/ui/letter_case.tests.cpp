// Capital letters.
#include "ui/letter_case.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "support/catch.hpp"
#include "ui/utf8.hpp"

namespace twoturns::ui {
namespace {

TEST_CASE("the small letters of the game's languages have the capitals of their alphabets", "[ui]") {
    constexpr std::u32string_view small = U"abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿäöñáíóúãõąćęłńśźżčďěňřšťůžıā"
                                          U"ăđĩũơươưабвгдежзийклмнопрстуфхцчшщъыьэюяёђєіїјўџαβγδεζηθικλμνξοπρστυφχψω";
    constexpr std::u32string_view large = U"ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸÄÖÑÁÍÓÚÃÕĄĆĘŁŃŚŹŻČĎĚŇŘŠŤŮŽIĀ"
                                          U"ĂĐĨŨƠƯƠƯАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁЂЄІЇЈЎЏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ";
    REQUIRE(small.size() == large.size());
    for (std::size_t i = 0; i < small.size(); ++i) {
        CAPTURE(i);
        CHECK(capital(small[i]) == large[i]);
        CHECK(capital(large[i]) == large[i]);
    }
    for (const char32_t other : U"0 -÷×ßςĸŉ連あ한؟\U0001F353") CHECK(capital(other) == other);
}

TEST_CASE("a heading begins with a capital, whatever else is in it", "[ui]") {
    for (const auto& [text, heading] : {std::pair{"butterfly", "Butterfly"},
                                        {"étoile filante", "Étoile filante"},
                                        {"żaba", "Żaba"},
                                        {"бабочка", "Бабочка"},
                                        {"蝴蝶", "蝴蝶"},
                                        {"18 × 8", "18 × 8"},
                                        {"", ""},
                                        {"\xC3", "\xC3"},
                                        {"\xFFz", "\xFFz"}})
        CHECK(capitalised(text) == heading);
}

TEST_CASE("every code point is encoded as it is read", "[ui]") {
    for (const char32_t code : {U'a', U'é', U'я', U'蝶', U'\U0001F353', U'\x7F', U'\x80', U'\uFFFF', U'\U0010FFFF'}) {
        const std::string text = encoded(code);
        const CodePoint read = code_point_at(text, 0);
        CHECK(read.code == code);
        CHECK(read.bytes == text.size());
    }
}

} // namespace
} // namespace twoturns::ui
