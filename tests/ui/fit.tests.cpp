// Text truncated to the available width, and its cost: how often and how much text is measured.
#include "ui/fit.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/repeated.hpp"
#include "support/text_measure.hpp"
#include "ui/text_edit.hpp"
#include "ui/utf8.hpp"

using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

const std::vector<std::string> texts{"",
                                     "a",
                                     "take steps back",
                                     "退回上一步再试一次",
                                     "naïve café, 连连看!",
                                     repeated_to("long 长 ", 300),
                                     std::string(100, '\x80')};

/// Implements fitted() and fitted_end() one character at a time.
std::string cut_slowly(std::string text, float most, bool end) {
    if (fixed_measure.width(text, 16, false) <= most) return text;
    while (!text.empty()) {
        if (end) {
            do text.erase(0, 1);
            while (!text.empty() && inside_character(text.front()));
        } else {
            while (!text.empty() && inside_character(text.back())) text.pop_back();
            if (!text.empty()) text.pop_back();
        }
        std::string cut = end ? "…" + text : text + "…";
        if (!text.empty() && fixed_measure.width(cut, 16, false) <= most) return cut;
    }
    return {};
}

} // namespace

TEST_CASE("text is cut where cutting a character at a time would cut it", "[fit]") {
    for (const std::string& text : texts)
        for (int most = 0; most < 900; most += 7) {
            CAPTURE(text, most);
            const Lettering lettering{fixed_measure, 16};
            CHECK(fitted(text, static_cast<float>(most), lettering) ==
                  cut_slowly(text, static_cast<float>(most), false));
            CHECK(fitted_end(text, static_cast<float>(most), lettering) ==
                  cut_slowly(text, static_cast<float>(most), true));
        }
}

TEST_CASE("of a text of any length little more than what fits is measured", "[fit]") {
    for (const std::string_view word : {"a", "连", "\x80", "W "})
        for (const std::size_t bytes : {100U, 5'000U, 50'000U, 10'000'000U}) {
            const std::string text = repeated_to(word, bytes);
            const CountingMeasure measure;
            const Lettering lettering{measure, 16};
            CHECK(lettering.width(text) <= lettering.width(text.substr(0, most_shown_bytes)));
            CHECK_FALSE(fitted(text, 300, lettering).size() > most_shown_bytes + 3);
            CHECK_FALSE(fitted_end(text, 300, lettering).size() > most_shown_bytes + 3);
            CHECK(wrapped(text, 300, 3, lettering).size() <= 3);
            CAPTURE(word, bytes);
            CHECK(measure.calls < 120);
            CHECK(measure.bytes < 60 * most_shown_bytes);
        }
}

TEST_CASE("a long message is told in lines that fit, broken between words", "[fit]") {
    const Lettering lettering{fixed_measure, 16};
    const std::string words = "/home/me/.local/share/twoturns/twoturns.db cannot be written to: games and settings are "
                              "not saved.";
    const auto lines = wrapped(words, 400, 5, lettering);
    REQUIRE(lines.size() == 3);
    CHECK(lines[0] + " " + lines[1] + " " + lines[2] == words);
    const std::string chinese = "磁盘已满：在腾出空间之前，游戏和设置都不会保存。请删除一些文件，然后再试一次。";
    std::string all;
    for (int most = 100; most < 400; most += 16) {
        all.clear();
        for (const std::string& line : wrapped(chinese, static_cast<float>(most), 20, lettering)) {
            CHECK(lettering.width(line) <= static_cast<float>(most));
            for (const std::string_view sign : {"，", "。", "："}) CHECK_FALSE(line.starts_with(sign));
            all += line;
        }
        CHECK(all == chinese);
    }
    for (const std::string& text : texts)
        for (int most = 20; most < 400; most += 7)
            for (const std::string& line : wrapped(text, static_cast<float>(most), 4, lettering))
                CHECK(lettering.width(line) <= static_cast<float>(most));
    CHECK(wrapped(words, 200, 2, lettering).back().ends_with("…"));
}

TEST_CASE("a word that fits on a line of its own is whole, however many bytes its letters take", "[fit]") {
    const Lettering lettering{fixed_measure, 16};
    const std::string word = "/ˈwɪndəʊ/";
    CHECK(wrapped("window " + word, lettering.width(word), 3, lettering) == std::vector<std::string>{"window", word});
}

TEST_CASE("Korean breaks at its spaces, and Japanese never before what closes nor after what opens", "[fit]") {
    const Lettering lettering{fixed_measure, 16};
    const std::string korean = "같은 패 두 장을 선으로 이으면 사라져요. 선은 두 번까지 꺾을 수 있어요.";
    const std::string japanese =
        "同じ牌を「線」でつなぐと消えます。線は二回までしか曲がれません（ちょっとしたルール）。";
    for (int most = 130; most < 400; most += 9) {
        std::string all;
        for (const std::string& line : wrapped(korean, static_cast<float>(most), 20, lettering))
            all += (all.empty() ? "" : " ") + line;
        CHECK(all == korean);
        all.clear();
        for (const std::string& line : wrapped(japanese, static_cast<float>(most), 20, lettering)) {
            CAPTURE(line);
            for (const std::string_view sign : {"。", "」", "）", "っ", "ょ", "ー"})
                CHECK_FALSE(line.starts_with(sign));
            for (const std::string_view sign : {"「", "（"}) CHECK_FALSE(line.ends_with(sign));
            all += line;
        }
        CHECK(all == japanese);
    }
}

TEST_CASE("a field takes what it has room for, in whole characters and without control characters", "[fit]") {
    for (const std::string_view word : {"a", "é", "连", "😀", "连\n", "\t"})
        for (const std::size_t most : {0U, 1U, 5U, 64U, 4096U}) {
            TextEdit edit{{}, most};
            edit.insert(repeated_to(word, 10'000));
            const std::string& field = edit.text();
            CHECK(field.size() <= most);
            CHECK(field.find_first_of("\n\t") == std::string::npos);
            if (word == "连\n") CHECK(field.size() == most / 3 * 3);
            if (word == "a") CHECK(field.size() == most);
        }
}
