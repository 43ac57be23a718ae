// Typing, moving, selecting and erasing in a line of text.
#include "ui/text_edit.hpp"

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "ui/marked_text.hpp"

using namespace twoturns::test;
using twoturns::ui::TextEdit;
using Step = TextEdit::Step;

namespace {

const std::string waving = "👋🏽";
const std::string heart = "❤\uFE0F";

struct Row {
    std::string before;
    std::function<void(TextEdit&)> act;
    std::string after;
};

void check(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        INFO(row.before);
        TextEdit edit = field(row.before);
        REQUIRE(shown(edit) == row.before);
        row.act(edit);
        CHECK(shown(edit) == row.after);
    }
}

std::function<void(TextEdit&)> insert(std::string text) {
    return [text = std::move(text)](TextEdit& edit) { edit.insert(text); };
}
std::function<void(TextEdit&)> left(Step step, bool extend = false) {
    return [=](TextEdit& edit) { edit.left(step, extend); };
}
std::function<void(TextEdit&)> right(Step step, bool extend = false) {
    return [=](TextEdit& edit) { edit.right(step, extend); };
}
std::function<void(TextEdit&)> back(bool word = false) {
    return [=](TextEdit& edit) { edit.erase_back(word); };
}
std::function<void(TextEdit&)> forward(bool word = false) {
    return [=](TextEdit& edit) { edit.erase_forward(word); };
}
std::function<void(TextEdit&)> word_at(std::size_t byte) {
    return [=](TextEdit& edit) { edit.select_word_at(byte); };
}

} // namespace

TEST_CASE("typed text stands at the cursor, in place of what is selected") {
    check({
        {"|", insert("a"), "a|"},
        {"a|c", insert("b"), "ab|c"},
        {"a^bc|d", insert("x"), "ax|d"},
        {"a|bc^d", insert("中文"), "a中文|d"},
        {"^abc|", insert("abc"), "abc|"},
        {"a|b", insert(""), "a|b"},
        {"|" + acute, insert("e"), "e" + acute + "|"},
        {"👩|👧 ", insert("\u200D"), "👩\u200D👧| "},
    });
}

TEST_CASE("what a line cannot show is not taken, and what is no UTF-8 is marked") {
    check({
        {"a|", insert("b\nc\r\td\x01\x1b\x7f"), "abcd|"},
        {"a|", insert("b\u0085c\u2028d\u2029e"), "abcde|"},
        {"^a|", insert("\n"), "^a|"},
        {"a|", insert("\x80"), "a\uFFFD|"},
        {"a|", insert("\xC3"), "a\uFFFD|"},
        {"a|", insert("\xE4\xBD z"), "a\uFFFD\uFFFD z|"},
        {"a|", insert("\xC0\x8A"), "a\uFFFD\uFFFD|"},
        {"a|", insert("\xE0\x80\x8A"), "a\uFFFD\uFFFD\uFFFD|"},
        {"a|", insert("\xED\xA0\x80"), "a\uFFFD\uFFFD\uFFFD|"},
        {"a|", insert("\xF4\x90\x80\x80"), "a\uFFFD\uFFFD\uFFFD\uFFFD|"},
        {"a|", insert("\xF8\xFF"), "a\uFFFD\uFFFD|"},
        {"a|", insert("\uFFFD\U0010FFFF"), "a\uFFFD\U0010FFFF|"},
        {"a|", insert(std::string("b\0c", 3)), "abc|"},
    });
}

TEST_CASE("what has no room is left out from the first whole character on") {
    const auto typed = [](const std::string& before, const std::string& text, std::size_t most) {
        TextEdit edit = field(before, most);
        edit.insert(text);
        return shown(edit);
    };
    CHECK(typed("ab|", "cde", 4) == "abcd|");
    CHECK(typed("ab|", "c中d", 4) == "abc|");
    CHECK(typed("ab|", "中", 5) == "ab中|");
    CHECK(typed("a^b|", "xyz", 3) == "axy|");
    CHECK(typed("^a|", "中", 2) == "^a|");
    CHECK(typed("ab|", "cde" + acute, 6) == "abcd|");
    CHECK(typed("ab|", "e" + acute, 4) == "ab|");
    CHECK(typed("ab|", "c" + family, 2 + 1 + family.size() - 1) == "abc|");
    CHECK(typed("ab|", "c" + family, 2 + 1 + family.size()) == "abc" + family + "|");
    CHECK(typed("|", "\x80\x80", 5) == "\uFFFD|");
    CHECK(typed("|", "a", 0) == "|");
    CHECK(shown(TextEdit("a\nbcd", 3)) == "abc|");
}

TEST_CASE("arrows step over whole characters") {
    check({
        {"ab|", left(Step::character), "a|b"},
        {"|ab", left(Step::character), "|ab"},
        {"ab|", right(Step::character), "ab|"},
        {"中文|", left(Step::character), "中|文"},
        {"ae" + acute + "|b", left(Step::character), "a|e" + acute + "b"},
        {"a|e" + acute + "b", right(Step::character), "ae" + acute + "|b"},
        {"a" + family + "|", left(Step::character), "a|" + family},
        {"|" + waving + heart, right(Step::character), waving + "|" + heart},
        {waving + "|" + heart, right(Step::character), waving + heart + "|"},
        {"ab|c", left(Step::character, true), "a|b^c"},
        {"a|b^c", right(Step::character, true), "ab|c"},
        {"ab|c", right(Step::character, true), "ab^c|"},
    });
}

TEST_CASE("an arrow leaves a selection at its end on that side") {
    check({
        {"a^bc|d", left(Step::character), "a|bcd"},
        {"a|bc^d", left(Step::character), "a|bcd"},
        {"a^bc|d", right(Step::character), "abc|d"},
        {"a|bc^d", right(Step::character), "abc|d"},
        {"one a^bc|d", left(Step::word), "one a|bcd"},
        {"a|bc^d two", right(Step::word), "abc|d two"},
        {"a^bc|d", left(Step::all), "|abcd"},
        {"a|bc^d", right(Step::all), "abcd|"},
        {"a^bc|d", right(Step::all, true), "a^bcd|"},
        {"a^bc|d", left(Step::all, true), "|a^bcd"},
    });
}

TEST_CASE("words are runs of letters, of Han characters and of other signs") {
    check({
        {"one two|", left(Step::word), "one |two"},
        {"one |two", left(Step::word), "|one two"},
        {"one t|wo", left(Step::word), "one |two"},
        {"  |one", left(Step::word), "|  one"},
        {"|one two", right(Step::word), "one| two"},
        {"one| two", right(Step::word), "one two|"},
        {"one|  ", right(Step::word), "one  |"},
        {"one...|", left(Step::word), "one|..."},
        {"|../saved_2.ttg", right(Step::word), "../|saved_2.ttg"},
        {"../|saved_2.ttg", right(Step::word), "../saved_2|.ttg"},
        {"game连连看|", left(Step::word), "game|连连看"},
        {"连连看，再来|", left(Step::word), "连连看，|再来"},
        {"连连看，|再来", left(Step::word), "连连看|，再来"},
        {"好\u3000|好", left(Step::word), "|好\u3000好"},
        {"|𠀀𠀁a", right(Step::word), "𠀀𠀁|a"},
        {"|カード。", right(Step::word), "カード|。"},
        {"|cafe" + acute + " b", right(Step::word), "cafe" + acute + "| b"},
        {"a" + family + waving + "|", left(Step::word), "a|" + family + waving},
        {"one two|", left(Step::word, true), "one |two^"},
    });
}

TEST_CASE("a double click selects the word under it") {
    check({
        {"|one two", word_at(5), "one ^two|"},
        {"|one two", word_at(4), "one ^two|"},
        {"|one two", word_at(3), "one^ |two"},
        {"|one two", word_at(99), "one ^two|"},
        {"|a连连看b", word_at(5), "a^连连看|b"},
        {"|cafe" + acute, word_at(5), "^cafe" + acute + "|"},
        {"|", word_at(0), "|"},
        {"one| two", [](TextEdit& edit) { edit.select_all(); }, "^one two|"},
    });
}

TEST_CASE("a click puts the cursor between characters") {
    const auto place = [](std::size_t byte, bool extend) { return [=](TextEdit& edit) { edit.place(byte, extend); }; };
    check({
        {"abc|", place(1, false), "a|bc"},
        {"abc|", place(99, false), "abc|"},
        {"abc|", place(1, true), "a|bc^"},
        {"^abc|", place(1, false), "a|bc"},
        {"中文|", place(1, false), "|中文"},
        {"中文|", place(5, false), "中|文"},
        {"e" + acute + "|", place(1, false), "|e" + acute},
        {family + "|", place(family.size() - 1, true), "|" + family + "^"},
    });
}

TEST_CASE("erasing takes the selection, a character or a word") {
    check({
        {"ab|c", back(), "a|c"},
        {"|abc", back(), "|abc"},
        {"ab|c", forward(), "ab|"},
        {"abc|", forward(), "abc|"},
        {"ae" + acute + "|", back(), "a|"},
        {"|" + waving + "b", forward(), "|b"},
        {"a" + family + "|b", back(), "a|b"},
        {"a^bc|d", back(), "a|d"},
        {"a|bc^d", forward(), "a|d"},
        {"one a^bc|d", back(true), "one a|d"},
        {"one two|", back(true), "one |"},
        {"one |two", back(true), "|two"},
        {"|one two", forward(true), "| two"},
        {"one| two", forward(true), "one|"},
    });
}
