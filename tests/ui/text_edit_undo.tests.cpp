// Editing beyond single keystrokes: input method composition, the clipboard, undo, and the maximum length.
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "support/catch.hpp"
#include "support/repeated.hpp"
#include "support/scale.hpp"
#include "ui/marked_text.hpp"
#include "ui/text_edit.hpp"

using namespace twoturns::test;
using twoturns::ui::TextEdit;
using Step = TextEdit::Step;

namespace {

std::size_t undone(TextEdit edit) {
    std::size_t steps = 0;
    while (edit.undo()) ++steps;
    return steps;
}

} // namespace

TEST_CASE("what is composed is shown but not in the text until it is inserted") {
    TextEdit edit = field("a^b|c");
    edit.compose("ni'hao", 3);
    CHECK(edit.composition() == "ni'hao");
    CHECK(edit.composition_cursor() == 3);
    CHECK(shown(edit) == "a^b|c");
    edit.insert("你好");
    CHECK(edit.composition().empty());
    CHECK(edit.composition_cursor() == 0);
    CHECK(shown(edit) == "a你好|c");

    edit.compose("中\n文", 4);
    CHECK(edit.composition() == "中文");
    CHECK(edit.composition_cursor() == 3);
    edit.insert(edit.composition());
    CHECK(shown(edit) == "a你好中文|c");

    edit.compose(repeated("中", 1000), 9999);
    CHECK(edit.composition() == repeated("中", TextEdit::most_composed_bytes / 3));
    CHECK(edit.composition_cursor() == edit.composition().size());
    edit.compose("", 0);
    CHECK(edit.composition().empty());
}

TEST_CASE("whatever else is done ends a composition") {
    const std::vector<std::function<void(TextEdit&)>> actions{
        [](TextEdit& edit) { edit.insert(""); },
        [](TextEdit& edit) { edit.erase_back(false); },
        [](TextEdit& edit) { edit.erase_forward(false); },
        [](TextEdit& edit) { edit.left(Step::character, false); },
        [](TextEdit& edit) { edit.right(Step::all, false); },
        [](TextEdit& edit) { edit.select_word_at(0); },
        [](TextEdit& edit) { edit.place(0, false); },
        [](TextEdit& edit) { edit.select_all(); },
        [](TextEdit& edit) { edit.cut(); },
        [](TextEdit& edit) { edit.undo(); },
        [](TextEdit& edit) { edit.redo(); },
        [](TextEdit& edit) { edit.set_text("other"); },
    };
    for (std::size_t i = 0; i < actions.size(); ++i) {
        INFO(i);
        TextEdit edit;
        edit.compose("ni", 1);
        actions[i](edit);
        CHECK(edit.composition().empty());
        CHECK(edit.composition_cursor() == 0);
    }
}

TEST_CASE("cutting gives the selection and takes it out") {
    TextEdit edit = field("a|bc^d");
    CHECK(edit.selected() == "bc");
    CHECK(edit.cut() == "bc");
    CHECK(shown(edit) == "a|d");
    CHECK(edit.selected().empty());
    CHECK(edit.cut().empty());
    CHECK(undone(edit) == 1);
}

TEST_CASE("typing is undone at once, as are erasing, pasting and cutting") {
    TextEdit edit;
    for (const char* typed : {"o", "n", "e", " ", "中"}) edit.insert(typed);
    edit.insert(" pasted");
    for (const char* typed : {"a", "b"}) edit.insert(typed);
    for (int i = 0; i < 3; ++i) edit.erase_back(false);
    edit.left(Step::all, false);
    for (int i = 0; i < 2; ++i) edit.erase_forward(false);
    CHECK(shown(edit) == "|e 中 paste");
    edit.right(Step::character, true);
    CHECK(edit.cut() == "e");

    const std::vector<std::string> steps{"^e| 中 paste",   "|one 中 paste", "one 中 pastedab|",
                                         "one 中 pasted|", "one 中|",       "|"};
    for (const std::string& step : steps) {
        CHECK(edit.undo());
        CHECK(shown(edit) == step);
    }
    CHECK_FALSE(edit.undo());
    for (auto step = steps.rbegin() + 1; step != steps.rend(); ++step) {
        CHECK(edit.redo());
        CHECK(shown(edit) == *step);
    }
    CHECK(edit.redo());
    CHECK(shown(edit) == "| 中 paste");
    CHECK_FALSE(edit.redo());
}

TEST_CASE("typing over a selection is one step with the typing after it") {
    TextEdit edit = field("^old|");
    for (const char* typed : {"n", "e", "w"}) edit.insert(typed);
    CHECK(shown(edit) == "new|");
    CHECK(edit.undo());
    CHECK(shown(edit) == "^old|");
}

TEST_CASE("moving, selecting and going back in between make another step") {
    const std::vector<std::function<void(TextEdit&)>> between{
        [](TextEdit& edit) { edit.left(Step::character, false); },
        [](TextEdit& edit) { edit.place(edit.cursor(), false); },
        [](TextEdit& edit) { edit.select_all(); },
        [](TextEdit& edit) { edit.erase_back(false); },
        [](TextEdit& edit) { edit.insert("paste"); },
    };
    for (std::size_t i = 0; i < between.size(); ++i) {
        INFO(i);
        TextEdit edit;
        edit.insert("a");
        edit.insert("b");
        between[i](edit);
        const TextEdit before = edit;
        edit.insert("c");
        edit.insert("d");
        CHECK(edit.undo());
        CHECK(shown(edit) == shown(before));
        edit.undo();
        if (i < 3) CHECK(edit.text().empty());
    }
}

TEST_CASE("what changes nothing is no step, and what is done anew cannot be redone") {
    TextEdit edit;
    edit.erase_back(false);
    edit.erase_forward(true);
    edit.insert("\n");
    edit.cut();
    CHECK(undone(edit) == 0);

    edit.insert("a");
    edit.undo();
    edit.erase_back(false);
    edit.insert("\n");
    edit.left(Step::all, false);
    CHECK(edit.redo());
    CHECK(edit.text() == "a");
    edit.undo();
    edit.insert("b");
    CHECK_FALSE(edit.redo());
    CHECK(edit.text() == "b");
}

TEST_CASE("no more than so many steps and bytes are kept for undo") {
    TextEdit edit;
    for (std::size_t i = 0; i < 2 * TextEdit::most_undo_steps; ++i) {
        edit.insert("a");
        edit.place(edit.cursor(), false);
    }
    CHECK(undone(edit) == TextEdit::most_undo_steps);
    while (edit.undo())
        ;
    CHECK(edit.text().size() == TextEdit::most_undo_steps);

    constexpr std::size_t large = TextEdit::most_undo_bytes / 4;
    TextEdit many(repeated("a", large), large);
    TextEdit huge(repeated("a", 8 * large), 8 * large);
    for (int i = 0; i < 10; ++i) {
        for (TextEdit* each : {&many, &huge}) {
            each->erase_back(false);
            each->place(0, false);
            each->right(Step::all, false);
        }
    }
    CHECK(undone(many) == 4);
    CHECK(undone(huge) == 1);
}

TEST_CASE("somebody else's text replaces everything, unless it is the same") {
    TextEdit edit("ab");
    edit.insert("c");
    edit.select_all();
    edit.compose("ni", 2);
    const TextEdit before = edit;
    edit.set_text("abc");
    CHECK(edit == before);
    edit.set_text("a\nbc");
    CHECK(edit == before);
    edit.set_text("中文");
    CHECK(edit == TextEdit("中文"));
    CHECK_FALSE(edit.undo());

    TextEdit small("", 4);
    small.set_text("中文");
    CHECK(shown(small) == "中|");
    small.insert("ab");
    CHECK(shown(small) == "中a|");
}

TEST_CASE("large texts are typed, pasted and erased at a cost that grows with their length alone") {
    const auto most = static_cast<std::size_t>(twoturns::scaled(10'000'000));
    TextEdit large("", most);
    for (std::size_t bytes = 0; bytes < most; bytes += 4) large.insert("😀");
    large.insert("x");
    CHECK(large.text().size() == most);
    CHECK(undone(large) == 1);
    for (std::size_t bytes = 0; bytes < most; bytes += 4) large.erase_back(false);
    CHECK(large.text().empty());

    for (const char* word : {"a", "\u0301", "\u200D", "\n", "\x80", "one "}) {
        const std::string text = repeated(word, most / std::string_view(word).size());
        TextEdit small;
        small.insert(text);
        small.compose(text, text.size());
        CHECK(small.text().size() <= 256);
        CHECK(small.composition().size() <= TextEdit::most_composed_bytes);
        large.set_text(text);
        CHECK(large.text().size() <= most);

        TextEdit moved(std::string_view(text).substr(0, most / 10), most);
        for (const Step step : {Step::word, Step::character}) {
            moved.left(step, true);
            moved.right(step, true);
        }
        moved.select_word_at(most / 20);
        moved.erase_back(true);
    }
}
