// Text cut to the room there is, and what that costs: how often and how much text is measured.
#include "scene/fit.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "scene/player.hpp"
#include "scene/typing.hpp"

using namespace twoturns;
using namespace twoturns::scene;
using namespace twoturns::test;

namespace {

/// Counts what it is asked.
class CountingMeasure final : public TextMeasure {
public:
    [[nodiscard]] float width(const std::string& text, float size, bool bold) const override {
        ++calls;
        bytes += text.size();
        return fake_measure.width(text, size, bold);
    }
    mutable std::size_t calls = 0;
    mutable std::size_t bytes = 0;
};

std::string repeated(std::string_view word, std::size_t bytes) {
    std::string text;
    while (text.size() < bytes) text += word;
    return text;
}

const std::vector<std::string> texts{"",
                                     "a",
                                     "take steps back",
                                     "退回上一步再试一次",
                                     "naïve café, 连连看!",
                                     repeated("long 长 ", 300),
                                     std::string(100, '\x80')};

/// As fitted() and fitted_end() say it, a character at a time.
std::string cut_slowly(std::string text, float most, bool end) {
    if (fake_measure.width(text, 16, false) <= most) return text;
    while (!text.empty()) {
        if (end) {
            do text.erase(0, 1);
            while (!text.empty() && inside_character(text.front()));
        } else {
            pop_character(text);
        }
        std::string cut = end ? "…" + text : text + "…";
        if (!text.empty() && fake_measure.width(cut, 16, false) <= most) return cut;
    }
    return {};
}

/// What one picture of the game costs, in calls and bytes, at any size of window.
void check_cost_of_pictures(const CountingMeasure& measure, App& app) {
    for (const Canvas canvas : {Canvas{480, 360}, {1920, 1080}}) {
        app.resize(canvas);
        measure.calls = measure.bytes = 0;
        static_cast<void>(app.compose(Time{0}));
        CHECK(measure.calls < 400);
        CHECK(measure.bytes < 100'000);
    }
}

} // namespace

TEST_CASE("text is cut where cutting a character at a time would cut it", "[fit]") {
    for (const std::string& text : texts)
        for (int most = 0; most < 900; most += 7) {
            CAPTURE(text, most);
            const Lettering lettering{fake_measure, 16};
            CHECK(fitted(text, static_cast<float>(most), lettering) ==
                  cut_slowly(text, static_cast<float>(most), false));
            CHECK(fitted_end(text, static_cast<float>(most), lettering) ==
                  cut_slowly(text, static_cast<float>(most), true));
        }
}

TEST_CASE("of a text of any length little more than what fits is measured", "[fit]") {
    for (const std::string_view word : {"a", "连", "\x80", "W "})
        for (const std::size_t bytes : {100U, 5'000U, 50'000U, 10'000'000U}) {
            const std::string text = repeated(word, bytes);
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
    const Lettering lettering{fake_measure, 16};
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

TEST_CASE("a field takes what it has room for, in whole characters and without control characters", "[fit]") {
    for (const std::string_view word : {"a", "é", "连", "😀", "连\n", "\t"})
        for (const std::size_t most : {0U, 1U, 5U, 64U, 4096U}) {
            std::string field;
            type_into(field, repeated(word, 10'000), most);
            CHECK(field.size() <= most);
            CHECK(field.find_first_of("\n\t") == std::string::npos);
            if (word == "连\n") CHECK(field.size() == most / 3 * 3);
            if (word == "a") CHECK(field.size() == most);
        }
}

TEST_CASE("a huge text that is pasted or named costs no more than a line of it", "[fit]") {
    const CountingMeasure measure;
    App app{start_at(four_pairs), 42, measure, {}};
    const std::string huge = repeated("/连 ", 10'000'000);
    const auto key = [&](Key which, bool ctrl = false) { app.handle(KeyPress{which, ctrl, false, false}, Time{0}); };
    SECTION("into the path") {
        key(Key::o, true);
        app.paste(huge, Time{0});
        CHECK(app.ui().file.path().size() <= most_path_bytes);
        CHECK(app.ui().file.path().size() > most_path_bytes - 4);
    }
    SECTION("into the seed") {
        key(Key::n);
        key(Key::up);
        app.paste(huge, Time{0});
        CHECK(app.ui().form.text(NewGameForm::seed).size() > most_seed_bytes - 4);
        CHECK(app.ui().form.text(NewGameForm::seed).size() <= most_seed_bytes);
    }
    SECTION("as a game ID") {
        app.paste("tt1." + huge, Time{0});
        REQUIRE(app.ui().note);
    }
    SECTION("as the name of a file") {
        app.opened(huge, Message{"{0} is too long", {huge}}, Time{0});
        REQUIRE(app.ui().note);
    }
    SECTION("as a store's reason") { app.learn(game::NotSaved{{"{0}", {huge}}}, Time{0}); }
    SECTION("as what a folder holds") {
        key(Key::s, true);
        std::vector<FolderEntry> entries(20, FolderEntry{huge.substr(0, 100'000), true});
        app.listed(app.ui().file.folder(), entries);
    }
    check_cost_of_pictures(measure, app);
}
