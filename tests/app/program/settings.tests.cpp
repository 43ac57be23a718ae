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
        const auto list = [](bool there, game::Items rows) {
            return KeptList{there ? std::move(rows) : game::Items{}};
        };
        const Settings settings{.dark = on(0),
                                .contrast = on(3),
                                .dark_as_system = on(1),
                                .table = ui::all_tables.at(bits % ui::all_tables.size()),
                                .material = ui::all_materials.at(bits % ui::all_materials.size()),
                                .clock = on(1),
                                .sound = on(2),
                                .cue_volume = static_cast<int>(bits % 11) * 10,
                                .music_volume = static_cast<int>(bits % 3) * 50,
                                .ambience_volume = static_cast<int>(bits % 4) * 20,
                                .music_kept = static_cast<int>(1 + bits % 5) * 10,
                                .captions = on(4),
                                .motion = on(3),
                                .motion_as_system = on(6),
                                .text_size = on(2) ? 130 : 0,
                                .text_size_of_system = on(3) ? 125 : 100,
                                .tile_marks = on(5),
                                .thick_marks = on(1),
                                .magnifier = on(0),
                                .winnable_mark = on(4),
                                .hint_steps = on(5),
                                .fullscreen = on(6),
                                .guided = on(2),
                                .dwell = 2 + static_cast<int>(bits % 19),
                                .cool_down = static_cast<int>(bits % 11) * 50,
                                .keys_repeat = on(0),
                                .hold_delay = static_cast<int>(bits % 21) * 100,
                                .hold_pace = static_cast<int>(bits % 21) * 50,
                                .steady = on(1),
                                .bar_left = on(2),
                                .scan = static_cast<ScanMode>(bits % scan_mode_count),
                                .scan_step = 4 + static_cast<int>(bits % 37),
                                .keys_by_place = on(3),
                                .pace = static_cast<game::Pace>(bits % 3),
                                .language = on(1) ? "zh_CN" : "",
                                .deck = on(2) ? "shapes" : "",
                                .place_deck = {}, // not stored
                                .drawing = on(0) ? "own-BBJ" : "",
                                .folder = on(0) ? "/home/我/games" : "",
                                .kinds_kept = on(5) ? "usual" : "",
                                .problem = on(6) ? "tp1.6x4.4.none.1.a\t1,2 3,4" : "",
                                .pairs_to_see = on(3) ? "few" : "",
                                .own_decks = list(on(5), {{"/home/我/pictures", {"", 2}}, {"/b", {"", 1}}}),
                                .named_decks = list(on(6), {{"/home/我/pictures", {"", 1}}}),
                                .deck_changes = list(on(6), {{"/b\ttitle", {"B", 0}}}),
                                .card_fields = list(on(4), {{"1", {"2 0 1", 1}}}),
                                .recent_files = list(on(2), {{"/home/我/a.twoturns", {"", 1}}}),
                                .matches = list(on(6), {{"7", {"1795564800 in-turns 720 655 36", 2}}}),
                                .problems = list(on(4), {{"tp1.6x4.4.none.1.a", {"1795564800 1 solved 12", 1}}}),
                                .turns = list(on(5), {{"tt2.8x6.12.none.any.full.3.a", {"61 480 64 500 5 7", 1}}}),
                                .keys = list(on(1), {{"hint", {"letter:i:105:12", 1}}}),
                                .pad_buttons = list(on(5), {{"x", {"restart", 1}}}),
                                .races = list(on(3), {{"12", {"file /home/我/a b.twoturns", 1}}})};
        CHECK(settings_from({to_key_values(settings), lists_of(settings)}) == settings);
    }
}

TEST_CASE("the dark and the light table of earlier versions are felt and washi", "[settings]") {
    const auto table = [](game::KeyValues stored) { return table_of(settings_from({std::move(stored), {}})); };
    CHECK(table({}) == ui::TableKind::felt);
    for (const char* as_system : {"on", "off"}) {
        CHECK(table({{"dark", "on"}, {"dark-as-system", as_system}}) == ui::TableKind::felt);
        CHECK(table({{"dark", "off"}, {"dark-as-system", as_system}}) == ui::TableKind::washi);
    }
    CHECK(table({{"dark", "off"}}) == ui::TableKind::washi);
}

TEST_CASE("motion that was switched off in an earlier version stays off", "[settings]") {
    const auto settings = [](game::KeyValues stored) { return settings_from({std::move(stored), {}}); };
    CHECK(settings({}).motion_as_system);
    CHECK(settings({{"motion", "on"}}).motion_as_system);
    CHECK_FALSE(settings({{"motion", "off"}}).motion_as_system);
    CHECK(settings({{"motion", "off"}, {"motion-as-system", "on"}}).motion_as_system);
}

TEST_CASE("sound that was switched off in an earlier version stays off", "[settings]") {
    const Settings settings = settings_from({{{"sound", "off"}}, {}});
    CHECK_FALSE(settings.sound);
    CHECK(settings.cue_volume == 70); // as loud as it was once it is on again
    CHECK(settings.music_volume == 0);
    CHECK(settings.ambience_volume == 0);
}

TEST_CASE("the table is as the system until the player chooses one", "[settings]") {
    Settings settings;
    settings.table = ui::TableKind::slate;
    CHECK(table_of(settings) == ui::TableKind::felt);
    settings.dark = false;
    CHECK(table_of(settings) == ui::TableKind::washi);
    CHECK_FALSE(is_dark(settings));
    settings.contrast = true;
    CHECK(table_of(settings) == ui::TableKind::contrast);
    CHECK(is_dark(settings));
    settings.dark_as_system = false;
    CHECK(table_of(settings) == ui::TableKind::slate);
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
    CHECK(settings_from({{{"dark", "perhaps"},
                          {"colour", "off"},
                          {"sound", ""},
                          {"cue-volume", "101"},
                          {"music-volume", "-10"},
                          {"ambience-volume", "soft"},
                          {"captions", "yes"},
                          {"text-size", "90"},
                          {"text-size-of-system", "0"},
                          {"pace", "quick"},
                          {"table", "glass"},
                          {"tiles", "plain"}},
                         {{"decks", {}}}}) == Settings{});
    Settings light;
    light.dark = light.dark_as_system = false; // the player's choice
    light.table = ui::TableKind::washi;        // the light one
    CHECK(settings_from({{{"dark", "off"}, {"sound", "ON"}}, {}}) == light);
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
        CHECK((setting.flag != nullptr) + (setting.text != nullptr) + (setting.pace != nullptr) +
                  (setting.list != nullptr) + (setting.number != nullptr) + (setting.table != nullptr) +
                  (setting.material != nullptr) + (setting.scan != nullptr) ==
              1);
        if (setting.kind == SettingKind::toggle) CHECK(setting.flag != nullptr);
        CHECK((setting.kind == SettingKind::hidden) == std::string{setting.words}.empty());
    }
    CHECK(to_key_values(Settings{}).size() + lists_of(Settings{}).size() == settings_table().size());
}

TEST_CASE("what the player changes about a list is a change of those rows and of no others", "[settings]") {
    Settings before;
    for (const char* file : {"/a", "/b", "/c"}) before.recent_files.put(file, "", 12);
    Settings now = before;
    now.recent_files.put("/b", "", 12); // moves to the end again
    now.recent_files.remove("/a");
    now.own_decks.put("/cats", "", 24);
    CHECK(now.recent_files.names(9) == std::vector<std::string>{"/b", "/c"});
    CHECK(before.recent_files.names(2) == std::vector<std::string>{"/c", "/b"});
    CHECK(changed_items(lists_of(before), lists_of(now)) ==
          game::ItemChanges{{{"recent-files", "/a"}, std::nullopt},
                            {{"recent-files", "/b"}, game::Item{"", 4}},
                            {{"own-decks", "/cats"}, game::Item{"", 1}}});
    CHECK(changed_items(lists_of(now), lists_of(now)).empty());
    CHECK_FALSE(same_lists(before, now));
    now = before;
    CHECK(same_lists(before, now));
}

TEST_CASE("a list takes any number from the store, and goes on behind it", "[settings]") {
    KeptList list{{{"a", {"", game::most_used}}, {"b", {"", game::most_used}}, {"c", {"", 0}}}};
    list.put("d", "1", 3);
    CHECK(list.rows().at("d") == game::Item{"1", game::most_used});
    CHECK(list.names(9) == std::vector<std::string>{"a", "b", "d"});
}
