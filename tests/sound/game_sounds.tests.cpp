#include "sound/game_sounds.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "game/replay.hpp"

namespace twoturns::sound {
namespace {

Deal start_of(const game::Record& record) {
    if (record.origin.custom_board) return {*record.origin.custom_board, {}};
    return *deal(record.origin.id);
}

std::vector<TimedSound> sounds_in(const std::string& log, Instrument instrument = Instrument::felt) {
    const auto record = game::parse_record("two-turns-game 1\n" + log);
    REQUIRE(record);
    const auto sounds = sounds_of(*record, start_of(*record), instrument);
    REQUIRE(sounds);
    return *sounds;
}

std::vector<Cue> cues_of(const std::vector<TimedSound>& sounds) {
    std::vector<Cue> cues;
    for (const TimedSound& one : sounds) cues.push_back(one.sound.cue);
    return cues;
}

const std::string pairs_board = "board\n1 1 2 . 2\n# # 3 # 3\nend\n";

TEST_CASE("a game is heard from its deal to its win") {
    const auto sounds = sounds_in(pairs_board + "1 1,1 1,2\n4 1,3 1,5\n7.5 2,3 2,5\n", Instrument::jade);
    CHECK(cues_of(sounds) ==
          std::vector{Cue::deal, Cue::pick, Cue::match, Cue::pick, Cue::match, Cue::pick, Cue::match, Cue::win});
    CHECK(sounds[2].at == Approx(1.2 + 1));
    CHECK(sounds[4].at == Approx(1.2 + 4));
    CHECK(sounds[5].at < sounds[6].at);
    CHECK(sounds[6].sound.last);
    CHECK(sounds[6].sound.step == 0);
    CHECK(sounds[6].sound.turns == 2);
    CHECK(sounds[2].sound.pan < sounds[4].sound.pan);
    for (const TimedSound& one : sounds) {
        CHECK(one.sound.instrument == Instrument::jade);
        CHECK(one.sound.key == sounds[0].sound.key);
    }
}

TEST_CASE("undo sounds as the pair that it brings back, and the next match has its note again") {
    const auto sounds = sounds_in(pairs_board + "1 1,1 1,2\n2 1,3 1,5\n3 undo\n4 redo\n5 undo\n6 1,3 1,5\n");
    const auto undo =
        std::find_if(sounds.begin(), sounds.end(), [](const auto& one) { return one.sound.cue == Cue::undo; });
    REQUIRE(undo != sounds.end());
    std::vector<Sound> matches;
    for (const TimedSound& one : sounds)
        if (one.sound.cue == Cue::match) matches.push_back(one.sound);
    REQUIRE(matches.size() == 3);
    CHECK(matches[1].step == matches[2].step);
    CHECK(undo->sound.step == matches[1].step);
    CHECK(undo->sound.pan == matches[1].pan);
    CHECK(std::count_if(sounds.begin(), sounds.end(), [](const auto& one) { return one.sound.cue == Cue::redo; }) == 1);
}

TEST_CASE("hints, reshuffles, the way back and slides are heard") {
    const auto sounds = sounds_in("gravity down\nboard\n1 2 . 1\n. # 12 .\n2 12 1 1\nend\n"
                                  "0.5 2,1 2,4\n1 hint\n2 undo\n3 redo\n4 reshuffle 1 1 2 12 2 12\n5 restart\n");
    const auto cues = cues_of(sounds);
    for (const Cue cue : {Cue::hint_area, Cue::undo, Cue::redo, Cue::reshuffle, Cue::rewind})
        CHECK(std::count(cues.begin(), cues.end(), cue) == 1);
    CHECK(std::count(cues.begin(), cues.end(), Cue::slide) == std::count(cues.begin(), cues.end(), Cue::slide_lands));
}

TEST_CASE("a stuck game ends with two open notes") {
    const auto sounds = sounds_in("board\n1 2 3 3\n2 1 # #\nend\n1 1,3 1,4\n");
    CHECK(sounds.back().sound.cue == Cue::stuck);
}

TEST_CASE("a record that breaks the rules says where") {
    const auto record = game::parse_record("two-turns-game 1\n" + pairs_board + "1 1,1 1,3\n");
    REQUIRE(record);
    CHECK_FALSE(sounds_of(*record, start_of(*record), Instrument::felt));
}

TEST_CASE("long pauses are cut, and a very long game is heard in a quarter of an hour") {
    const auto sounds = sounds_in(pairs_board + "3600 1,1 1,2\n7200 1,3 1,5\n");
    CHECK(sounds.back().at == Approx(1.2 + 8));
    std::string log = pairs_board + "1 1,1 1,2\n";
    for (int i = 2; i < 3000; ++i) log += std::to_string(5 * i) + (i % 2 == 0 ? " undo\n" : " redo\n");
    const auto many = sounds_in(log);
    CHECK(many.back().at < 900);
    CHECK(many.back().at > 800);
    CHECK(std::is_sorted(many.begin(), many.end(), [](const auto& a, const auto& b) { return a.at < b.at; }));
}

TEST_CASE("a game without moves is its deal alone") {
    CHECK(cues_of(sounds_in(pairs_board)) == std::vector{Cue::deal});
    std::size_t samples = 0;
    render(sounds_in(pairs_board), 8000, [&](std::span<const float> part) { samples += part.size(); });
    CHECK(samples > 8000);
}

} // namespace
} // namespace twoturns::sound
