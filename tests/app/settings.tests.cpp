#include "app/settings.hpp"

#include <array>
#include <set>
#include <string>

#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::app;

TEST_CASE("settings come back as they were, every combination of them", "[settings]") {
    for (unsigned bits = 0; bits < 128; ++bits) {
        const auto on = [&](unsigned bit) { return (bits >> bit & 1U) != 0; };
        const Settings settings{.dark = on(0),
                                .dark_as_system = on(1),
                                .clock = on(1),
                                .sound = on(2),
                                .motion = on(3),
                                .winnable_mark = on(4),
                                .hint_steps = on(5),
                                .fullscreen = on(6),
                                .pace = static_cast<game::Pace>(bits % 3),
                                .language = on(1) ? "zh_CN" : "",
                                .deck = on(2) ? "shapes" : "",
                                .own_decks = on(5) ? "/home/我/pictures\n/b\n" : "",
                                .named_decks = on(6) ? "/home/我/pictures\n" : "",
                                .deck_changes = on(6) ? "deck\t/b\ntitle\tB\n" : "",
                                .card_fields = on(4) ? "1 2 0 1\n" : "",
                                .drawing = on(0) ? "own-BBJ" : "",
                                .recent_files = on(2) ? "/home/我/a.twoturns\n" : "",
                                .folder = on(0) ? "/home/我/games" : "",
                                .kinds_kept = on(5) ? "usual" : "",
                                .race = on(3) ? "12 file /home/我/a b.twoturns" : ""};
        CHECK(settings_from(to_key_values(settings)) == settings);
    }
}

TEST_CASE("what new games are dealt from comes back as it was", "[settings]") {
    for (const Gravity gravity : all_gravities)
        for (const BoardLayout& layout : all_layouts()) {
            const DealParams params{layout.size().value_or(Size{9, 14}), 7, gravity, layout,
                                    1 + static_cast<int>(gravity) % 5};
            CHECK(params_from(to_key_values(params)) == params);
        }
}

TEST_CASE("words that are missing, unknown or senseless leave what is usual", "[settings]") {
    CHECK(settings_from({}) == Settings{});
    CHECK(settings_from({{"dark", "perhaps"}, {"colour", "off"}, {"sound", ""}, {"pace", "quick"}}) == Settings{});
    Settings light;
    light.dark = light.dark_as_system = false; // the player has chosen that
    CHECK(settings_from({{"dark", "off"}, {"sound", "ON"}}) == light);
    CHECK(params_from({}) == DealParams{});
    for (const auto& [word, value] : game::KeyValues{{"size", "99x99"},
                                                     {"size", "18"},
                                                     {"kinds", "0"},
                                                     {"kinds", "1000"},
                                                     {"gravity", "sideways"},
                                                     {"layout", ""},
                                                     {"difficulty", "9"}})
        CHECK(params_from({{word, value}}) == DealParams{});
    CHECK(params_from({{"size", "10x6"}}) == DealParams{{6, 10}, usual_kinds({6, 10})});
}

TEST_CASE("whatever the words are, what comes of them can be dealt", "[settings][property]") {
    const std::array<const char*, 5> words{"size", "kinds", "gravity", "layout", "difficulty"};
    const std::array<const char*, 12> values{"1x1", "2x1", "62x62", "3x3",    "-4",   "0",
                                             "1",   "5",   "2000",  "stones", "left", "\xFF"};
    Random random{7};
    for (int i = 0; i < scaled(2000); ++i) {
        game::KeyValues some;
        for (const char* word : words)
            if (random.below(2) == 0) some[word] = values[random.index(values.size())];
        CHECK(checked(params_from(some)));
    }
}

TEST_CASE("each setting is in the table once, with a key of its own and words where it is shown", "[settings]") {
    std::set<std::string> keys;
    for (const Setting& setting : settings_table()) {
        CAPTURE(std::string{setting.key});
        CHECK(keys.insert(setting.key).second);
        CHECK((setting.flag != nullptr) + (setting.text != nullptr) + (setting.pace != nullptr) == 1);
        if (setting.kind == SettingKind::toggle) CHECK(setting.flag != nullptr);
        CHECK((setting.kind == SettingKind::hidden) == std::string{setting.words}.empty());
    }
    CHECK(to_key_values(Settings{}).size() == settings_table().size());
}
