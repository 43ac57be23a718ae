// The caret in lines that run from right to left, as a whole or in part.
#include "ui/caret.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/text_measure.hpp"
#include "ui/editing.hpp"

using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

constexpr float glyph = 5; // pixels; a Hebrew letter has two bytes
const std::string hebrew_word = "שלום";

LinePlaces placed(const std::string& text, bool mirrored = false) {
    return {text, Lettering{half_em_measure, 2 * glyph}, mirrored};
}

/// A field in which somebody types.
struct CaretField {
    WidgetState::Edit edit;
    Style style{.theme = dark_theme, .measure = half_em_measure};

    explicit CaretField(const std::string& text, bool mirrored = false) : edit{{}, TextEdit{text}, 0, false} {
        style.mirrored = mirrored;
    }
    std::size_t key(Key key, bool shift = false, bool ctrl = false) {
        CHECK(key_in_text(edit, {.key = key, .ctrl = ctrl, .shift = shift}, style).handled);
        return edit.text.cursor();
    }
};

} // namespace

TEST_CASE("the caret stands after the letter before it, whichever way the line runs", "[caret]") {
    CHECK(placed("abc").at(0) == 0);
    CHECK(placed("abc").at(3) == 3 * glyph);
    CHECK_FALSE(placed("abc").turns());
    CHECK(placed(hebrew_word).turns());
    CHECK(placed(hebrew_word).right_to_left());
    CHECK(placed(hebrew_word).at(0) == 4 * glyph);
    CHECK(placed(hebrew_word).at(2) == 3 * glyph);
    CHECK(placed(hebrew_word).at(8) == 0);
    // Latin first: the Hebrew word stands to the right of it, and its first letter at its right end.
    CHECK(placed("ab" + hebrew_word).at(2) == 2 * glyph);
    CHECK(placed("ab" + hebrew_word).at(4) == 5 * glyph);
    CHECK(placed("ab" + hebrew_word).at(10) == 2 * glyph);
    // Hebrew first: what follows stands to the left of it.
    CHECK(placed(hebrew_word + "ab").at(8) == 2 * glyph);
    CHECK(placed(hebrew_word + "ab").at(10) == 2 * glyph);
    CHECK(placed("").at(0) == 0);
}

TEST_CASE("in a reflected view places are counted from the right", "[caret]") {
    CHECK(placed("abc", true).at(0) == 3 * glyph);
    CHECK(placed("abc", true).at(3) == 0);
    CHECK(placed(hebrew_word, true).at(0) == 0);
    CHECK(placed(hebrew_word, true).at(8) == 4 * glyph);
}

TEST_CASE("a click finds the place that the caret then has", "[caret]") {
    for (const bool mirrored : {false, true})
        for (const std::string text : {"abc", "שלום", "ab שלום", "שלום ab"}) {
            CAPTURE(text, mirrored);
            const LinePlaces line = placed(text, mirrored);
            for (float x = 0; x <= line.width(); x += glyph)
                CHECK(line.at(line.byte_at(x)) ==
                      Approx(x).margin(text.find(' ') == std::string::npos ? 0 : 5 * glyph));
            CHECK(placed(text).byte_at(-100) == (text.front() == 'a' ? 0 : text.size() - (text.back() == 'b' ? 2 : 0)));
        }
}

TEST_CASE("what is selected is where its letters are, in pieces if the direction changes among them", "[caret]") {
    using Spans = std::vector<LinePlaces::Span>;
    CHECK(placed(hebrew_word).covered(0, 2) == Spans{{3 * glyph, glyph}});
    CHECK(placed(hebrew_word, true).covered(0, 2) == Spans{{0, glyph}});
    CHECK(placed("ab" + hebrew_word).covered(1, 4) == Spans{{glyph, glyph}, {5 * glyph, glyph}});
    CHECK(placed("abc").covered(2, 2).empty());
}

TEST_CASE("arrows move the caret as they point, Home and End to the beginning and the end of the text", "[caret]") {
    for (const bool mirrored : {false, true}) {
        CaretField field{hebrew_word, mirrored};
        CHECK(field.edit.text.cursor() == 8);
        CHECK(field.key(Key::left) == 8); // the left end is the end of the text
        CHECK(field.key(Key::right) == 6);
        CHECK(field.key(Key::right) == 4);
        CHECK(field.key(Key::left) == 6);
        CHECK(field.key(Key::home) == 0);
        CHECK(field.key(Key::right) == 0);
        CHECK(field.key(Key::left) == 2);
        CHECK(field.key(Key::end) == 8);
        CHECK(field.key(Key::right, false, true) == 0); // a word
        CHECK(field.key(Key::left, false, true) == 8);
        CaretField latin{"abc", mirrored};
        CHECK(latin.key(Key::left) == 2);
        CHECK(latin.key(Key::right) == 3);
    }
}

TEST_CASE("arrows pass through all of a line with both directions, from end to end", "[caret]") {
    for (const std::string text : {"ab שלום cd", "שלום ab שלום"}) {
        CAPTURE(text);
        CaretField field{text};
        for (int i = 0; i < 20; ++i) field.key(Key::left);
        CHECK(placed(text).at(field.edit.text.cursor()) == 0);
        float before = 0;
        for (int i = 0; i < 20; ++i) {
            const float now = placed(text).at(field.key(Key::right));
            CHECK(now >= before);
            CHECK(now <= before + 5 * glyph);
            before = now;
        }
        CHECK(before == placed(text).width());
    }
}

TEST_CASE("with Shift the arrows select, and without it they go to that end of the selection", "[caret]") {
    CaretField field{hebrew_word};
    field.key(Key::right, true);
    CHECK(field.key(Key::right, true) == 4);
    CHECK(field.edit.text.anchor() == 8);
    CHECK(field.edit.text.selected() == "ום");
    CHECK(field.key(Key::left) == 8);
    CHECK(field.edit.text.anchor() == 8);
}
