// Two people on one board; the game in progress is unaffected.
#include "app/versus/two_players.hpp"

#include <algorithm>
#include <deque>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/player.hpp"
#include "scene/cursor.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

constexpr const char* three_kinds = "A B A\n"
                                    "C C B\n";

/// Opens the choice before a match on this board.
Player chosen(const char* board, ui::Canvas canvas = {1280, 720}) {
    Player player{start_at(board), canvas};
    player.slow = true;
    player.key(Key::two);
    REQUIRE(player.screen() == "two-players");
    const GameId id = player.last<DealBoard>()->id;
    player.answer<DealBoard>(BoardDealt{id, Deal{board_of(board), {}}});
    player.asked.clear();
    player.slow = false;
    return player;
}

void choose_turns(Player& player) {
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::option && hit.index == 1) return player.click(hit.rect.centre());
    FAIL("there is no choice");
}

Player match_on(const char* board, bool in_turns = false) {
    Player player = chosen(board);
    if (in_turns) choose_turns(player);
    player.key(Key::enter);
    player.forget_requests();
    return player;
}

void point_at(Player& player, Cell cell) { player.click(player.app.shown(player.now).place.cell_rect(cell).centre()); }

/// Picks a cell with the keyboard, by the shortest way.
void pick_by_keys(Player& player, Cell cell) {
    struct Step {
        int rows;
        int cols;
        Key key;
    };
    const std::vector<Step> steps{{-1, 0, Key::up}, {1, 0, Key::s}, {0, -1, Key::a}, {0, 1, Key::right}};
    if (!player.app.shown(player.now).cursor) player.key(Key::up);
    struct Way {
        Cell at;
        std::vector<Key> keys;
    };
    std::deque<Way> ways{{*player.app.shown(player.now).cursor, {}}};
    std::set<Cell> seen;
    while (ways.front().at != cell) {
        const Way way = ways.front();
        ways.pop_front();
        for (const Step& step : steps) {
            const Cell next = scene::next_tile(player.shown().board(), way.at, step.rows, step.cols);
            if (!seen.insert(next).second) continue;
            ways.push_back({next, way.keys});
            ways.back().keys.push_back(step.key);
        }
        REQUIRE_FALSE(ways.empty());
    }
    for (const Key key : ways.front().keys) player.key(key);
    REQUIRE(player.app.shown(player.now).cursor == cell);
    player.key(Key::space);
}

int tiles_with(const Player& player, scene::TileStyle look) {
    const auto tiles = items_of<scene::TileItem>(player.seen());
    return static_cast<int>(
        std::count_if(tiles.begin(), tiles.end(), [&](const scene::TileItem& tile) { return tile.look == look; }));
}

bool state_says(const Player& player, const std::string& line) {
    return player.state().find(line + '\n') != std::string::npos;
}

/// Clears the rest of the board with the pointer.
void clear(Player& player) {
    for (int pair = 0; player.shown().status() == game::Status::playing; ++pair) {
        INFO(player.state());
        REQUIRE(pair < 50);
        const Move move = player.shown().open_moves().front();
        point_at(player, move.a);
        point_at(player, move.b);
    }
}

} // namespace

TEST_CASE("pointer against keys: each pair counts for who takes it, and one's own game stays as it was",
          "[two-players]") {
    Player player{dealt({{4, 6}, 6, Gravity::down}, "own")};
    player.make(player.session().open_moves().front());
    player.click(player.session().open_moves().front().a);
    player.wait(2000);
    const auto record = [&] { return game::to_text(game::record_of(player.app.game(), player.now)); };
    const std::string before = record();
    player.run(Command::home);
    player.press_button(Command::two_players);
    player.wait(5000);
    player.key(Key::enter);
    const auto& origin = player.app.shown(player.now).origin.id;
    CHECK(origin.params == player.app.own_params());
    CHECK(origin.seed != player.app.game().origin.id.seed);
    for (int pair = 0; player.shown().status() == game::Status::playing; ++pair) {
        const Move move = player.shown().open_moves().back();
        for (const Cell cell : {move.a, move.b})
            if (pair % 3 == 2)
                pick_by_keys(player, cell);
            else
                point_at(player, cell);
        player.wait(5000);
    }
    CHECK(player.screen() == "two-players");
    CHECK(player.shown().pairs_left() == 0);
    CHECK(player.state().find("8 pairs\n; match blue ") != std::string::npos);
    CHECK(shows(player.seen(), "Orange wins"));
    CHECK(shows(player.seen(), "8 pairs"));
    CHECK(items_of<scene::SheetItem>(player.seen()).size() == 1);
    player.key(Key::escape);
    CHECK(player.screen() == "home"); // where the match was begun
    player.key(Key::escape);
    CHECK(player.app.depth() == 1);
    CHECK(record() == before);
    CHECK(player.asked_for<SaveOther>() == 0);
    player.key(Key::two); // the last match is over: starts another
    CHECK(player.place_of("play"));
}

TEST_CASE("two hold a tile each; one who loses it to the other hears nothing of it", "[two-players]") {
    Player player = match_on("A B A\nA B A\n");
    point_at(player, {1, 1});
    pick_by_keys(player, {2, 1});
    CHECK(tiles_with(player, scene::TileStyle::picked) == 1);
    CHECK(tiles_with(player, scene::TileStyle::picked_by_blue) == 1);
    player.forget_requests();
    pick_by_keys(player, {1, 1});
    for (const HostTask& request : player.requests)
        if (const auto* sound = std::get_if<PlaySound>(&request)) CHECK(sound->sound.cue == sound::Cue::match);
    player.wait(1000);
    CHECK(tiles_with(player, scene::TileStyle::picked) == 0);
    CHECK(state_says(player, "; match orange 0 points 0 pairs"));
    CHECK(state_says(player, "; match blue 10 points 1 pairs"));
    player.forget_requests();
    point_at(player, {1, 1}); // the tile is gone
    CHECK(player.asked_for<PlaySound>() == 0);
    const auto icons = items_of<ui::IconItem>(player.seen());
    CHECK(std::count_if(icons.begin(), icons.end(), [](const auto& icon) { return icon.name == "diamond"; }) == 3);
}

TEST_CASE("in turns pointer and keys are for whoever is next", "[two-players]") {
    Player player = match_on(three_kinds, true);
    CHECK(shows(player.seen(), "Orange is next"));
    point_at(player, {1, 1});
    point_at(player, {1, 2});
    CHECK(shows(player.seen(), "Blue is next"));
    point_at(player, {2, 1});
    pick_by_keys(player, {2, 2});
    CHECK(state_says(player, "; match orange 0 points 0 pairs next"));
    CHECK(state_says(player, "; match blue 10 points 1 pairs"));
}

TEST_CASE("a stuck match is reshuffled by itself into a board that can be cleared", "[two-players]") {
    Player player = match_on("A A # B C\n"
                             "# # # # #\n"
                             "# # # C B\n");
    player.slow = true;
    point_at(player, {1, 1});
    point_at(player, {1, 2});
    REQUIRE(player.shown().status() == game::Status::stuck);
    CHECK(shows(player.seen(), "No pair can go: reshuffling"));
    player.key(Key::escape); // leaving and returning asks for the reshuffle again
    CHECK(player.asked.empty());
    player.key(Key::two);
    CHECK(player.asked.size() == 1);
    player.catch_up();
    player.key(Key::space);
    CHECK(player.headline() == "No pair could go: the tiles were reshuffled");
    CHECK(player.shown().status() == game::Status::playing);
    CHECK(player.shown().pairs_left() == 2);
    clear(player);
    player.wait(1000);
    CHECK(shows(player.seen(), "Orange wins"));
}

TEST_CASE("where no reshuffle can help the match ends as it stands", "[two-players]") {
    Player player = match_on("# B B # #\n"
                             "# # # # #\n"
                             "# A # A #\n"
                             "# # # # #\n");
    point_at(player, {1, 2});
    point_at(player, {1, 3});
    player.wait(1000);
    CHECK(shows(player.seen(), "Orange wins"));
    CHECK(shows(player.seen(), "No reshuffle could help: the match ends here"));
}

TEST_CASE("a rematch is on the same board, and the other begins; a new board is another", "[two-players]") {
    Player player = match_on(three_kinds, true);
    const Board start = player.shown().board();
    clear(player);
    player.key(Key::enter); // a key still meant for the match
    CHECK(player.shown().pairs_left() == 0);
    player.wait(1000);
    player.key(Key::enter);
    CHECK(player.shown().board() == start);
    CHECK(shows(player.seen(), "Blue is next"));
    CHECK(state_says(player, "; match blue 0 points 0 pairs next"));
    clear(player);
    player.wait(1000);
    const std::string id = to_text(player.app.shown(player.now).origin.id);
    player.press_button("new-board");
    CHECK(player.shown().pairs_left() > 0);
    CHECK(to_text(player.app.shown(player.now).origin.id) != id);
}

TEST_CASE("a match that is left stands still and is gone on with; keys of the board lead nowhere", "[two-players]") {
    Player player = match_on("A B A\nA B A\n");
    point_at(player, {1, 1});
    point_at(player, {2, 1});
    for (const Key key : {Key::h, Key::u, Key::n, Key::f, Key::x, Key::r}) player.key(key);
    CHECK(player.screen() == "two-players");
    CHECK(player.shown().pairs_left() == 2);
    CHECK(player.shown().hints() == 0);
    CHECK(player.headline() == "Hints and undo are off in a match");
    player.key(Key::escape);
    CHECK(player.app.depth() == 1);
    const auto played = player.app.session().elapsed(player.now);
    player.wait(60'000);
    player.key(Key::two);
    CHECK(player.shown().paused());
    CHECK(player.shown().pairs_left() == 2);
    const auto elapsed = player.shown().elapsed(player.now);
    CHECK(elapsed < game::Time{60'000});
    point_at(player, {1, 3}); // no tile can be picked while the tiles are hidden
    player.key(Key::space);
    CHECK_FALSE(player.shown().paused());
    CHECK(tiles_with(player, scene::TileStyle::picked) == 0);
    CHECK(player.app.session().elapsed(player.now) == played);
    player.key(Key::p);
    player.press_button("another-match");
    CHECK(player.place_of("play"));
}

TEST_CASE("the page before a match says which board it is, and leads to where it is chosen", "[two-players]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{390, 844}, ui::Canvas{844, 390}}) {
        const std::string board = pairs_side_by_side({4, 6});
        Player player = chosen(board.c_str(), canvas);
        CAPTURE(canvas.width);
        CHECK(shows(player.seen(), "The board: "));
        player.press_button(Command::new_game);
        CHECK(player.screen() == "new-game");
        player.key(Key::escape);
        CHECK(player.screen() == "two-players");
    }
}

TEST_CASE("where tiles would be too small for two no match is offered, and why is said", "[two-players]") {
    const std::string wide = pairs_side_by_side({20, 30});
    Player player = chosen(wide.c_str(), {640, 480}); // cells of 20 pixels
    CHECK_FALSE(player.place_of("play"));
    CHECK(shows(player.seen(), "too small"));
    player.key(Key::enter);
    CHECK_FALSE(state_says(player, "; match blue 0 points 0 pairs"));
    player.app.resize({1920, 1080}, player.now);
    player.key(Key::enter);
    CHECK(state_says(player, "; match blue 0 points 0 pairs"));
}

TEST_CASE("a match begun on Home lies over Home, also after a win", "[two-players]") {
    Player player{start_at("A A\n")};
    player.make({{1, 1}, {1, 2}});
    player.wait(12'000);
    REQUIRE(player.session().status() == game::Status::won);
    player.run(Command::home);
    player.press_button(Command::two_players);
    REQUIRE(player.screen() == "two-players");
    CHECK(player.app.depth() == 3);
    CHECK(shows(player.seen(), "Two Turns")); // the head of Home
    player.key(Key::escape);
    CHECK(player.screen() == "home");
    player.run(Command::menu);
    player.run(Command::two_players); // from elsewhere over Home it leads back there, too
    CHECK(player.app.depth() == 3);
}

TEST_CASE("where there are fingers alone a match is in turns at first, and the other way stays a choice",
          "[two-players][phone]") {
    const auto in_turns = [](const Player& player) {
        std::string said;
        for (const auto& text : items_of<ui::TextItem>(player.seen())) said += text.text + ' ';
        return said.find("A turn is one try") != std::string::npos;
    };
    CHECK_FALSE(in_turns(chosen(three_kinds)));
    Player telephone = chosen(three_kinds, {390, 844});
    CHECK(in_turns(telephone));
    const ui::Frame frame = telephone.app.frame(telephone.now);
    const auto both = std::find_if(frame.hit_areas.begin(), frame.hit_areas.end(), [](const ui::HitArea& hit) {
        return hit.kind == ui::HitArea::Kind::option && hit.index == 0;
    });
    REQUIRE(both != frame.hit_areas.end());
    telephone.click(both->rect.centre());
    CHECK_FALSE(in_turns(telephone));
}
