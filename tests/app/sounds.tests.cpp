// What is heard, and when: each act asks for its sound.
#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/board/board_sounds.hpp"
#include "app/heard.hpp"
#include "app/player.hpp"
#include "app/starts.hpp"
#include "game/history/journey.hpp"
#include "game/melody.hpp"
#include "scene/animations.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using sound::Cue;
using ui::Key;

namespace {

constexpr const char* crossed = "C C\nA B\nB A\n"; // without the upper pair it is stuck

struct Act {
    std::string name;
    std::function<Player()> start;
    std::function<void(Player&)> before;
    std::function<void(Player&)> act;
    std::vector<Cue> asked;
};

Player on(const char* board, Gravity gravity = Gravity::none) { return Player{start_at(board, gravity)}; }

std::vector<Act> all_acts() {
    const auto nothing = [](Player&) {};
    const auto pairs = [] { return on(four_pairs); };
    const auto take_two = [](Player& player) {
        player.make({{1, 1}, {2, 1}});
        player.make({{1, 2}, {2, 2}});
    };
    return {
        {"pick",
         pairs,
         nothing,
         [](Player& player) {
             player.click(Cell{1, 1});
         },
         {Cue::pick}},
        {"put back",
         pairs,
         [](Player& player) {
             player.click(Cell{1, 1});
         },
         [](Player& player) {
             player.click(Cell{1, 1});
         },
         {Cue::put_back}},
        {"put back by key",
         pairs,
         [](Player& player) {
             player.click(Cell{1, 1});
         },
         [](Player& player) { player.key(Key::escape); },
         {Cue::put_back}},
        {"match",
         pairs,
         [](Player& player) {
             player.click(Cell{1, 1});
         },
         [](Player& player) {
             player.click(Cell{2, 1});
         },
         {Cue::match}},
        {"no match",
         pairs,
         [](Player& player) {
             player.click(Cell{1, 1});
         },
         [](Player& player) {
             player.click(Cell{2, 3});
         },
         {Cue::no_match}},
        {"blocked",
         [] { return on(crossed); },
         [](Player& player) {
             player.click(Cell{2, 1});
         },
         [](Player& player) {
             player.click(Cell{3, 2});
         },
         {Cue::blocked}},
        {"an empty cell",
         pairs,
         take_two,
         [](Player& player) {
             player.click(Cell{1, 1});
         },
         {}},
        {"hint", pairs, nothing, [](Player& player) { player.key(Key::h); }, {Cue::hint_area}},
        {"hint again",
         pairs,
         [](Player& player) { player.key(Key::h); },
         [](Player& player) { player.key(Key::h); },
         {Cue::hint_tile}},
        {"hint for the pair",
         pairs,
         [](Player& player) {
             player.key(Key::h);
             player.key(Key::h);
         },
         [](Player& player) { player.key(Key::h); },
         {Cue::hint_pair}},
        {"undo", pairs, take_two, [](Player& player) { player.key(Key::u); }, {Cue::undo}},
        {"undo of nothing", pairs, nothing, [](Player& player) { player.key(Key::u); }, {}},
        {"redo",
         pairs,
         [&](Player& player) {
             player.make({{1, 1}, {2, 1}});
             player.key(Key::u);
         },
         [](Player& player) { player.run(Command::redo); },
         {Cue::redo}},
        {"restart", pairs, take_two, [](Player& player) { player.key(Key::r); }, {Cue::rewind}},
        {"back to winnable",
         [] { return Player{hard_start()}; },
         lose,
         [](Player& player) { player.run(Command::rewind); },
         {Cue::rewind}},
        {"reshuffle",
         [] { return Player{hard_start()}; },
         get_stuck,
         [](Player& player) { player.run(Command::reshuffle); },
         {Cue::reshuffle}},
        {"undo of a reshuffle",
         [] { return Player{hard_start()}; },
         [](Player& player) {
             get_stuck(player);
             player.run(Command::reshuffle);
         },
         [](Player& player) { player.key(Key::u); },
         {Cue::reshuffle}},
        {"a reshuffle that helps nobody",
         [] { return on(no_reshuffle_helps); },
         nothing,
         [](Player& player) { player.run(Command::reshuffle); },
         {}},
        {"slide",
         [] { return on("A C\nA D\nB B\nD C\n", Gravity::down); },
         [](Player& player) {
             player.click(Cell{3, 1});
         },
         [](Player& player) {
             player.click(Cell{3, 2});
         },
         {Cue::match, Cue::slide, Cue::slide_lands}},
        {"stuck",
         [] { return on(crossed); },
         [](Player& player) {
             player.click(Cell{1, 1});
         },
         [](Player& player) {
             player.click(Cell{1, 2});
         },
         {Cue::match, Cue::stuck}},
        {"deal", pairs, nothing, [](Player& player) { player.paste("tt2.6x4.6.none.any.full.1.moon"); }, {Cue::deal}},
        {"a page", pairs, nothing, [](Player& player) { player.key(Key::f1); }, {Cue::page}},
        {"a dialog by key", pairs, nothing, [](Player& player) { player.key(Key::escape); }, {}},
        {"a button",
         pairs,
         [](Player& player) { player.run(Command::board_menu); },
         [](Player& player) { player.press_button(Command::pause); },
         {Cue::button}},
        {"hover",
         pairs,
         nothing,
         [](Player& player) {
             for (int col = 1; col <= 4; ++col) player.point(player.place().centre({1, col}));
         },
         {}},
        {"the cursor",
         pairs,
         nothing,
         [](Player& player) {
             for (int i = 0; i < 4; ++i) player.key(Key::right);
         },
         {}},
    };
}

} // namespace

TEST_CASE("each act asks for its sound, and for no other", "[sound]") {
    for (const Act& one : all_acts()) {
        CAPTURE(one.name);
        Player player = one.start();
        one.before(player);
        player.wait(5000);
        player.forget_requests();
        one.act(player);
        CHECK(captions(cues(player)) == captions(one.asked));
    }
}

TEST_CASE("nothing is asked for while sound is off or its volume is 0", "[sound]") {
    const bool by_volume = GENERATE(false, true);
    for (const Act& one : all_acts()) {
        CAPTURE(one.name);
        Player player = one.start();
        if (by_volume) {
            Settings settings = player.app.settings();
            settings.cue_volume = 0;
            player.change(settings);
        } else {
            player.key(Key::m);
            CHECK_FALSE(player.app.settings().sound);
        }
        one.before(player);
        one.act(player);
        player.wait(5000);
        CHECK(cues(player).empty());
    }
}

TEST_CASE("M brings the sound back", "[sound]") {
    Player player{start_at(four_pairs)};
    player.key(Key::m);
    player.key(Key::m);
    player.forget_requests();
    player.click(Cell{1, 1});
    CHECK(cues(player) == std::vector{Cue::pick});
}

TEST_CASE("a sound comes from where it happens", "[sound]") {
    Player player{start_at(four_pairs)};
    player.forget_requests();
    const auto pan = [&](Cell cell) {
        player.click(cell);
        return heard(player).back().sound.pan;
    };
    CHECK(pan({1, 1}) == -1);
    CHECK(pan({2, 4}) == 1); // which is no match
    CHECK(pan({1, 4}) == 1); // which is
    CHECK(pan({1, 2}) < 0);
    CHECK(pan({1, 2}) < 0); // put back
}

TEST_CASE("every sound of a board is in its key, on the instrument of its table", "[sound]") {
    using sound::Instrument;
    using ui::TableKind;
    const std::vector<std::pair<TableKind, Instrument>> tables{
        {TableKind::felt, Instrument::felt},    {TableKind::walnut, Instrument::walnut},
        {TableKind::night, Instrument::night},  {TableKind::slate, Instrument::slate},
        {TableKind::washi, Instrument::washi},  {TableKind::bamboo, Instrument::jade},
        {TableKind::contrast, Instrument::felt}};
    REQUIRE(tables.size() == ui::all_tables.size());
    for (const auto& [table, instrument] : tables) {
        CAPTURE(name_of(table));
        Start start = start_at("A C\nA D\nB B\nD C\n", Gravity::down);
        start.settings.dark_as_system = false;
        start.settings.table = table;
        Player player{std::move(start)};
        player.forget_requests();
        player.key(Key::h);
        player.make({{3, 1}, {3, 2}});
        player.key(Key::u);
        const int key = game::melody_key(game::melody_text(player.app.game().origin));
        const auto all = heard(player);
        CHECK(all.size() == 6);
        for (const PlaySound& one : all) {
            CHECK(one.sound.instrument == instrument);
            CHECK(one.sound.key == key);
        }
    }
}

TEST_CASE("a world brings the instrument of its table", "[sound]") {
    const std::size_t place = game::journey().size() - 1; // of the Lantern City
    const GameId id = game::journey()[place].id;
    Player player{dealt(id.params, id.seed)};
    player.forget_requests();
    player.click(player.session().open_moves().front().a);
    CHECK(heard(player).front().sound.instrument == sound::Instrument::walnut);
    player.set(&Settings::world_tables, false);
    player.click(player.session().open_moves().front().a);
    CHECK(heard(player).front().sound.instrument == sound::Instrument::felt);
}

TEST_CASE("two worlds with the table of another have instruments of their own, in cues and music", "[sound]") {
    using sound::Instrument;
    const auto instrument_of_world = [](game::World world) {
        const GameId id = game::journey()[static_cast<std::size_t>(world) * game::places_in_world].id;
        Player player{dealt(id.params, id.seed)};
        player.forget_requests();
        player.click(player.session().open_moves().front().a);
        const Instrument heard_now = heard(player).front().sound.instrument;
        CHECK(player.app.background().instrument == heard_now);
        return heard_now;
    };
    CHECK(instrument_of_world(game::World::old_town) == Instrument::washi);
    CHECK(instrument_of_world(game::World::coast) == Instrument::coast);
    CHECK(instrument_of_world(game::World::river) == Instrument::slate);
    CHECK(instrument_of_world(game::World::high_pass) == Instrument::pass);
}

TEST_CASE("pairs play the melody of their board, and undo and redo step along it", "[sound]") {
    Player player{dealt({{4, 6}, 6, Gravity::none}, "x")};
    const std::vector<Move> moves = player.app.play().game().start.witness;
    const auto melody = game::melody(game::melody_text(player.app.game().origin), static_cast<int>(moves.size()));
    const auto of = [&](Cue cue) {
        for (const PlaySound& one : heard(player))
            if (one.sound.cue == cue) return one.sound;
        FAIL("not heard");
        return sound::Sound{};
    };
    for (std::size_t i = 0; i < moves.size(); ++i) {
        CAPTURE(i);
        const Link link = *find_link(player.session().board().occupancy(), moves[i].a, moves[i].b);
        const int step = game::reached_step(melody[i], link.length() + 1);
        player.make(moves[i]);
        const sound::Sound match = of(Cue::match);
        CHECK(match.step == step);
        CHECK(match.turns == link.turns());
        CHECK(match.last == (i + 1 == moves.size()));
        if (match.last) break;
        player.key(Key::u);
        const sound::Sound undone = of(Cue::undo);
        CHECK(undone.step == step);
        CHECK(undone.turns == link.turns());
        player.run(Command::redo);
        CHECK(of(Cue::redo).step == step);
        player.key(Key::u);
        player.make(moves[i]);
        CHECK(of(Cue::match).step == step);
    }
}

TEST_CASE("a rewind falls from the last pair, as many notes as pairs are back", "[sound]") {
    Player player{start_at(four_pairs)};
    for (int col = 1; col <= 3; ++col) player.make({{1, col}, {2, col}});
    const auto all = heard(player);
    player.key(Key::r);
    const sound::Sound rewind = heard(player).back().sound;
    CHECK(rewind.cue == Cue::rewind);
    CHECK(rewind.count == 3);
    CHECK(rewind.step == game::melody(game::melody_text(player.app.game().origin), 4)[2].step);
}

TEST_CASE("tiles are heard as they begin to slide and as the last one lands; without motion they have landed",
          "[sound]") {
    const bool motion = GENERATE(true, false);
    Start start = start_at("A C\nA D\nB B\nD C\n", Gravity::down);
    start.settings.motion = motion;
    Player player{std::move(start)};
    player.forget_requests();
    player.make({{3, 1}, {3, 2}});
    const auto all = heard(player);
    REQUIRE(all.size() == (motion ? 4 : 3)); // with pick and match
    CHECK(all.back().sound.cue == Cue::slide_lands);
    CHECK(all.back().sound.count == 3); // of four
    CHECK(all.back().after == (motion ? *player.effects().landing() - player.now : game::Time{0}));
    if (motion) {
        CHECK(all[2].sound.cue == Cue::slide);
        CHECK(all[2].after < all[3].after);
    }
    player.make({{2, 1}, {3, 1}});
    CHECK(heard(player).size() == 2); // nothing stood on them
}

TEST_CASE("a board that a pair has lost is heard once, if its loss is shown", "[sound]") {
    const bool shown = GENERATE(true, false);
    Start start = hard_start();
    start.settings.winnable_mark = shown;
    Player player{std::move(start)};
    player.forget_requests();
    lose(player);
    const auto count = [&] {
        const auto all = cues(player);
        return std::count(all.begin(), all.end(), Cue::stuck);
    };
    if (player.session().status() == game::Status::stuck) return; // is heard as such
    CHECK(count() == (shown ? 1 : 0));
    player.wait(5000);
    player.key(Key::u);
    player.run(Command::redo);
    player.wait(5000);
    CHECK(count() == 0); // the player knows
}

TEST_CASE("a cleared board is heard as it is shown: its run, its seal; a skip leaves out the rest", "[sound]") {
    const auto win = [](Player& player) {
        for (int col = 1; col <= 4; ++col) {
            player.forget_requests();
            player.make({{1, col}, {2, col}});
        }
    };
    SECTION("with motion") {
        Player player{start_at(four_pairs)};
        win(player);
        CHECK(captions(cues(player)) == captions({Cue::pick, Cue::match}));
        player.wait(5000);
        CHECK(captions(cues(player)) == captions({Cue::win, Cue::seal}));
        player.wait(5000);
        CHECK(cues(player).empty());
    }
    SECTION("without motion the chord follows at once") {
        Player player{start_at(four_pairs)};
        player.set(&Settings::motion, false);
        win(player);
        CHECK(captions(cues(player)) == captions({Cue::pick, Cue::match, Cue::win}));
        player.wait(5000);
        CHECK(cues(player).empty());
    }
    SECTION("by a key") {
        Player player{start_at(four_pairs)};
        win(player);
        player.forget_requests();
        player.wait(static_cast<int>(scene::durations::vanish.count()) + 1);
        CHECK(cues(player).empty());
        player.key(Key::space);
        CHECK(captions(cues(player)) == captions({Cue::win}));
        player.wait(5000);
        CHECK(cues(player).empty());
    }
    SECTION("not when undo and redo lead back to it") {
        Player player{start_at(four_pairs)};
        win(player);
        player.wait(5000);
        player.key(Key::u);
        player.forget_requests();
        player.run(Command::redo);
        player.wait(5000);
        CHECK(captions(cues(player)) == captions({Cue::redo}));
    }
}

TEST_CASE("the board of the first start sounds as any other", "[sound]") {
    Start start = start_at(four_pairs);
    start.guides = true;
    Player player{std::move(start)};
    CHECK(cues(player).empty()); // nobody has done anything
    std::vector<Cue> all;
    while (player.shown().status() == game::Status::playing) {
        const Move move = player.shown().open_moves().front();
        const auto place = player.app.shown(player.now).place;
        player.click(place.cell_rect(move.a).centre());
        player.click(place.cell_rect(move.b).centre());
        const auto some = cues(player);
        all.insert(all.end(), some.begin(), some.end());
    }
    CHECK(std::count(all.begin(), all.end(), Cue::pick) == std::count(all.begin(), all.end(), Cue::match));
    player.wait(5000);
    CHECK(captions(cues(player)) == captions({Cue::win, Cue::seal}));
}

TEST_CASE("pages and buttons do not rattle", "[sound]") {
    Player player{start_at(four_pairs)};
    player.forget_requests();
    for (int i = 0; i < 20; ++i) {
        player.now += game::Time{15};
        player.key(Key::f1);
        player.now += game::Time{15};
        player.key(Key::escape);
    }
    CHECK(cues(player).size() <= 4); // one in 200 ms
}

TEST_CASE("what plays below the game belongs to its board and table", "[sound]") {
    Player player{dealt({{4, 6}, 6, Gravity::none}, "x")};
    const Background before = player.app.background();
    CHECK(before.pairs == 12);
    CHECK(before.instrument == sound::Instrument::felt);
    player.make(player.app.play().game().start.witness.front());
    CHECK(player.app.background() == before);
    player.paste("tt2.6x4.6.none.any.full.1.moon");
    CHECK_FALSE(player.app.background() == before);
}

TEST_CASE("the music of a round of Arcade moves, more so while little time is left, and rests on pages", "[sound]") {
    Player player{dealt({{6, 10}, 10, Gravity::none}, "x")};
    CHECK(player.app.background().mood == sound::Mood::calm);
    Settings settings = player.app.settings();
    settings.pace = game::Pace::arcade;
    player.change(settings);
    player.think();
    CHECK(player.app.background().mood == sound::Mood::lively);
    player.make(player.app.play().game().start.witness.front());
    const auto& round = player.app.play().pacing().round();
    REQUIRE(round);
    player.wait(static_cast<int>((round->full() * 85 / 100).count()));
    CHECK(player.app.background().mood == sound::Mood::urgent);
    player.key(Key::f1);
    CHECK(player.app.background().mood == sound::Mood::calm);
    player.key(Key::escape);
    player.wait(static_cast<int>(round->full().count()));
    CHECK(player.app.background().mood == sound::Mood::calm);
}
