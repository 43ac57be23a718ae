// Whole games in a window, from the first click to the win.
#include <SDL.h>

#include <filesystem>
#include <string>
#include <utility>

#include "game/learning/cards.hpp"
#include "support/play.hpp"
#include "support/walk.hpp"
#include "view/stage.hpp"

using namespace twoturns;
using namespace twoturns::test;
using game::Status;
using view::HostOptions;

namespace {

SDL_Keycode code_of(ui::Key key) {
    switch (key) {
    case ui::Key::up: return SDLK_UP;
    case ui::Key::down: return SDLK_DOWN;
    case ui::Key::left: return SDLK_LEFT;
    case ui::Key::right: return SDLK_RIGHT;
    default: return SDLK_TAB;
    }
}

} // namespace

TEST_CASE("a dealt board is played with the mouse from the first click to the win", "[host]") {
    const Gravity gravity = GENERATE(Gravity::none, Gravity::down);
    Stage stage{options_for(dealt({{6, 8}, 12, gravity}, "mouse"))};
    const auto win = find_win(stage.session().board(), gravity);
    REQUIRE(win);
    for (const Move move : *win) stage.make(move);
    CHECK(stage.session().status() == Status::won);
    CHECK(stage.state().find("; status won") != std::string::npos);
    CHECK(stage.running);
}

TEST_CASE("a dealt board is played with the keyboard alone", "[host]") {
    Stage stage{options_for(dealt({{6, 8}, 12, Gravity::none}, "keys"))};
    const auto win = find_win(stage.session().board(), Gravity::none);
    REQUIRE(win);
    for (const Move move : *win) {
        stage.key(SDLK_DOWN); // from a removed tile's place to a tile
        const auto& board = stage.session().board();
        REQUIRE(stage.host.app().play().board().cursor);
        const auto way = keys_between(board, *stage.host.app().play().board().cursor, move.a);
        REQUIRE(way);
        for (const ui::Key key : *way) send_key(code_of(key));
        stage.key(SDLK_RETURN);
        REQUIRE(stage.session().picked() == move.a);
        const auto twins = board.cells_by_kind()[board.kind(move.a)].size();
        for (std::size_t i = 0; i < twins && stage.host.app().play().board().cursor != move.b; ++i) stage.key(SDLK_TAB);
        stage.key(SDLK_RETURN);
    }
    CHECK(stage.session().status() == Status::won);
}

TEST_CASE("two pairs clicked at once both go before any animation ends", "[host]") {
    Stage stage{options_for(at(four_pairs))};
    for (const Cell cell : {Cell{1, 1}, Cell{2, 1}, Cell{1, 4}, Cell{2, 4}}) stage.send_click(cell);
    stage.running = stage.host.turn(0); // handles the clicks without waiting
    CHECK(stage.session().pairs_left() == 2);
}

TEST_CASE("a stuck board is helped by the Reshuffle button where the screen shows it", "[host]") {
    Stage stage{options_for(at("# # # #\n"
                               "# A B #\n"
                               "# B A #\n"
                               "# # # #\n"))};
    REQUIRE(stage.session().status() == Status::stuck);
    const auto button = stage.button("reshuffle");
    REQUIRE(button);
    stage.send_click(*button);
    stage.turn();
    CHECK(stage.comes_true([&] { return stage.session().reshuffles() == 1; }));
    CHECK(stage.session().status() == Status::playing);
    CHECK_FALSE(stage.button("reshuffle"));
    const auto win = find_win(stage.session().board(), Gravity::none);
    REQUIRE(win);
    for (const Move move : *win) stage.make(move);
    CHECK(stage.session().status() == Status::won);
}

TEST_CASE("a hint is taken by key, undo and redo too", "[host]") {
    Stage stage{options_for(at(four_pairs))};
    stage.key(SDLK_h); // the first step comes with the worker's answer, or soon after without it
    REQUIRE(stage.comes_true([&] { return stage.session().hints() == 1; }));
    CHECK(stage.host.app().play().board().animations.hint);
    stage.turn();
    CHECK(stage.state().find("; hints 1") != std::string::npos);
    stage.make({{1, 1}, {2, 1}});
    stage.key(SDLK_z, KMOD_LCTRL);
    CHECK(stage.session().pairs_left() == 4);
    stage.key(SDLK_y, KMOD_LCTRL);
    CHECK(stage.session().pairs_left() == 3);
}

TEST_CASE("a game goes from window to window by file, by drop and by clipboard", "[host]") {
    Stage stage{options_for(dealt({{4, 6}, 6, Gravity::down}, "travels"))};
    stage.make(stage.session().open_moves().front());
    const Board board = stage.session().board();
    const Board start = stage.host.app().game().start.board;

    // Saved under a typed name.
    const std::string file = (stage.folder.path() / "travels.twoturns").string();
    stage.key(SDLK_s, KMOD_CTRL);
    REQUIRE(stage.screen() == "file");
    stage.key(SDLK_a, KMOD_CTRL);
    stage.type(file);
    stage.key(SDLK_RETURN);
    REQUIRE(stage.comes_true([&] { return stage.screen() == "none"; }));
    REQUIRE(std::filesystem::exists(file));
    stage.key(SDLK_c, KMOD_CTRL);

    // Another game; then the file is dropped onto it.
    const auto new_game = [&] {
        stage.key(SDLK_n);
        const game::GameKey before = stage.host.app().game().key;
        stage.key(SDLK_RETURN);
        REQUIRE(stage.comes_true([&] { return stage.host.app().game().key != before; }));
        REQUIRE(stage.session().board() != board);
    };
    new_game();
    SDL_Event drop{};
    drop.type = SDL_DROPFILE;
    drop.drop.file = SDL_strdup(file.c_str());
    send(drop);
    REQUIRE(stage.comes_true([&] { return stage.screen() == "opened-game"; })); // no store knows it
    CHECK(stage.comes_true([&] {
        stage.key(SDLK_RETURN); // continues it, once the file has been read
        return stage.screen() == "none";
    }));
    CHECK(stage.session().board() == board);
    CHECK(stage.session().can_undo());

    new_game();
    stage.key(SDLK_v, KMOD_CTRL);
    CHECK(stage.comes_true([&] { return stage.session().board() == game::with_sides(start); }));
}

TEST_CASE("a game starts, plays and ends many times over in one process", "[host]") {
    for (int i = 0; i < 5; ++i) {
        Stage stage{options_for(at("A A\n"))};
        stage.make({{1, 1}, {1, 2}});
        CHECK(stage.session().status() == Status::won);
    }
}

TEST_CASE("without threads the game is played all the same, a slice of what takes long a turn", "[host]") {
    HostOptions options = options_for(dealt({{6, 8}, 12, Gravity::down}, "slices"));
    options.threads = 0;
    Stage stage{std::move(options)};
    CHECK(stage.comes_true([&] { return !stage.session().question(); })); // everything about the position is known
    stage.make(stage.session().open_moves().front());
    stage.key(SDLK_c, KMOD_CTRL);
    const Board start = stage.host.app().game().start.board;
    stage.key(SDLK_v, KMOD_CTRL);
    CHECK(stage.comes_true([&] { return stage.session().log().empty(); }));
    CHECK(stage.session().board() == game::with_sides(start));
}
