// Files, game IDs and the store, as App deals with them.
#include <string>
#include <variant>

#include "app/player.hpp"
#include "support/catch.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

namespace {

Start dealt_start(DealParams params, const std::string& seed) {
    Random chance{1};
    return {.game = *dealt({params, seed}, chance), .settings = {.folder = "/home/me"}, .notices = {}};
}

const DealParams small{{4, 6}, 6, Gravity::down};

/// The one request of its kind since last time.
template <class What> What the_request(Player& player) {
    std::optional<What> found;
    for (const Request& request : player.app.take_requests())
        if (const auto* one = std::get_if<What>(&request)) {
            CHECK_FALSE(found);
            found = *one;
        }
    REQUIRE(found);
    return *found;
}

/// Saves the game with keys, as far as the file's text.
WriteFile saved(Player& player) {
    player.key(Key::s, true);
    REQUIRE(player.screen() == "file");
    CHECK(the_request<ListFolder>(player).folder == "/home/me");
    player.app.listed("/home/me", std::vector<FolderEntry>{});
    player.key(Key::enter);
    return the_request<WriteFile>(player);
}

std::string headline(const Player& player) {
    return player.app.ui().note ? player.app.ui().note->headline.id : std::string{};
}

void play_a_little(Player& player) {
    player.hint();
    player.make(player.session().open_moves().front());
    player.make(player.session().open_moves().front());
    player.key(Key::u);
    player.app.handle(ui::Press{player.place().cell_rect(player.session().open_moves().front().a).centre()},
                      player.now);
}

} // namespace

TEST_CASE("a saved game opens as it was, in another window too", "[files]") {
    Player player{dealt_start(small, "save me")};
    play_a_little(player);
    const WriteFile file = saved(player);
    CHECK(file.path == "/home/me/two-turns-6x4.twoturns");
    player.app.written(file.path, {}, player.now);
    CHECK(player.screen() == "none");
    CHECK(headline(player) == "Saved");

    Player other{start_at("A A\n")};
    other.app.opened(file.path, file.text, other.now);
    other.think();
    CHECK(other.session().board() == player.session().board());
    CHECK(other.session().log() == player.session().log());
    CHECK(other.session().picked() == player.session().picked());
    CHECK(other.session().can_redo());
    CHECK(other.session().hints() == 1);
    CHECK(other.app.game().origin == player.app.game().origin);
    CHECK(other.app.game().key != player.app.game().key);
    CHECK(other.app.ui().settings.folder == "/home/me");
}

TEST_CASE("a file that cannot be written is said in the panel, which stays", "[files]") {
    Player player{dealt_start(small, "x")};
    const WriteFile file = saved(player);
    player.app.written(file.path, Message{"no room", {}}, player.now);
    CHECK(player.screen() == "file");
    REQUIRE(player.app.ui().file.error());
    CHECK(player.app.ui().file.error()->id == "no room");
    player.key(Key::escape);
    CHECK(player.screen() == "none");
}

TEST_CASE("two quick Enters do not replace a file", "[files]") {
    Player player{dealt_start(small, "x")};
    const WriteFile file = saved(player);
    CHECK_FALSE(file.replace);
    player.app.written(file.path, Message{"There is such a file.", {}}, player.now);
    player.wait(GENERATE(0, 100, 500));
    player.key(Key::enter);
    for (const Request& request : player.app.take_requests()) CHECK_FALSE(std::holds_alternative<WriteFile>(request));
    player.wait(600);
    player.key(Key::enter);
    CHECK(the_request<WriteFile>(player).replace);
}

TEST_CASE("a board in a file is played under the gravity in force", "[files]") {
    Player player{dealt_start(small, "x")};
    player.input(ui::Dropped{"/tmp/board.txt"});
    CHECK(the_request<ReadFile>(player).path == "/tmp/board.txt");
    player.app.opened("/tmp/board.txt", std::string{"; mine\nA B A B\n# . . C\nC . . .\n"}, player.now);
    CHECK(player.session().board().size() == Size{3, 4});
    CHECK(player.session().gravity() == Gravity::down);
    CHECK(player.app.game().origin.custom_board);
    CHECK(player.session().board() != *player.app.game().origin.custom_board); // it has settled

    SECTION("it has no ID to copy, and can be saved and opened again") {
        player.key(Key::c, true);
        CHECK(player.asked_for<CopyText>() == 0);
        CHECK(headline(player) == "This board has no game ID");
        player.make(player.session().open_moves().front());
        player.input(ui::Presence{false});
        const std::string text = game::to_text(game::record_of(player.app.game(), player.now));
        Player other{start_at("A A\n")};
        other.app.opened("b.twoturns", text, other.now);
        CHECK(other.session().board() == player.session().board());
        CHECK(other.session().gravity() == Gravity::down);
    }
}

TEST_CASE("what cannot be opened says why and changes nothing", "[files]") {
    Player player{dealt_start(small, "x")};
    play_a_little(player);
    const Board board = player.session().board();
    const auto refused = [&](const Result<std::string>& text, const std::string& why) {
        player.app.opened("/tmp/some.file", text, player.now);
        player.think();
        CHECK(player.session().board() == board);
        REQUIRE(player.app.ui().note);
        CHECK_THAT(to_english(player.app.ui().note->detail), Catch::Contains(why));
    };
    refused(Message{"it is gone", {}}, "it is gone");
    refused(std::string{}, "without a single cell");
    refused(std::string{"A B\nA\n"}, "line 2");
    refused(std::string{"two-turns-game 1\nid tt1.6x4.6.down.full.3.x\n0.1 9,9 1,1\n"}, "move 1: outside");
    refused(std::string{"two-turns-game 1\nid tt1.6x4.6.down.full.3.x\nnonsense\n"}, "line 3");
    refused(std::string{"two-turns-game 7\n"}, "newer version");
}

TEST_CASE("a game that takes long to deal can be called off while it is opened", "[files]") {
    Player player{dealt_start(small, "x")};
    const Board board = player.session().board();
    player.app.opened("large.twoturns", std::string{"two-turns-game 1\nid tt1.62x62.42.none.full.1.x\nclock 0.0\n"},
                      player.now);
    REQUIRE(player.app.ui().progress);
    CHECK_FALSE(player.app.ui().reshuffling);
    player.input(ui::KeyPress{Key::escape});
    CHECK_FALSE(player.app.ui().progress);
    CHECK(player.session().board() == board);
}

TEST_CASE("the game ID goes to the clipboard and starts the same board from there", "[files]") {
    Player player{dealt_start(small, "连连看 1")};
    player.key(Key::c, true);
    const std::string id = the_request<CopyText>(player).text;
    CHECK(id == "tt1.6x4.6.down.full.3.连连看 1");

    Player other{start_at("A A\n")};
    other.key(Key::v, true);
    CHECK(other.asked_for<PasteText>() == 1);
    other.app.paste("  " + id + "\n", other.now);
    other.think();
    CHECK(other.session().board() == player.session().board());
    CHECK(other.session().gravity() == Gravity::down);

    SECTION("other text is a seed") {
        other.app.paste("moon", other.now);
        other.think();
        CHECK(other.app.game().origin.id == GameId{small, "moon"});
    }
    SECTION("an ID that is wrong is refused with its reason") {
        const Board board = other.session().board();
        for (const char* text : {"", " \n", "tt1.6x4.6.down", "tt9.6x4.6.down.full.3.x", "tt1.6x4.99.down.full.3.x"}) {
            other.app.paste(text, other.now);
            other.think();
            CHECK(other.session().board() == board);
            CHECK(headline(other) == "That text starts no game");
        }
    }
    SECTION("in a field it is typed") {
        other.key(Key::n);
        for (int i = 0; i < 6; ++i) other.key(Key::down);
        other.key(Key::v, true);
        other.app.paste("rocket", other.now);
        CHECK(other.app.ui().form.text(NewGameForm::seed) == "rocket");
    }
}

TEST_CASE("a board from a file that could not be dealt leaves pasting as it was", "[files]") {
    for (const char* board : {". .\n", "# #\n", "A B C\nD E F\nG H I\n"}) {
        Player player{dealt_start(small, "x")};
        player.app.opened("b.txt", std::string{board}, player.now);
        player.app.paste("moon", player.now);
        player.think();
        CHECK(player.app.game().origin.id == GameId{{}, "moon"});
        CHECK(parse_game_id(to_text(player.app.game().origin.id)));
    }
}

TEST_CASE("a file that comes while tiles are reshuffled or dealt is what is played", "[files]") {
    for (const bool reshuffle : {true, false}) {
        Player player{dealt_start({{20, 40}, 42, Gravity::none, BoardLayout::full, 5}, "large")};
        if (reshuffle) {
            player.run(Command::reshuffle);
        } else {
            player.run(Command::new_game);
            player.input(ui::KeyPress{Key::enter});
        }
        REQUIRE(player.app.ui().progress);
        player.app.opened("b.txt", std::string{"A A\n"}, player.now);
        player.think();
        CHECK(player.session().board().size() == Size{1, 2});
        CHECK(player.session().log().empty());
    }
}

TEST_CASE("a game that was cleared stays so when its board is played again", "[files]") {
    Player player{start_at("A A\n")};
    const game::GameKey key = player.app.game().key;
    player.make({{1, 1}, {1, 2}});
    REQUIRE(player.session().status() == game::Status::won);
    player.key(Key::r);
    CHECK(player.session().status() == game::Status::playing);
    CHECK(player.app.game().key != key);
    CHECK(player.session().log().empty());
}

TEST_CASE("an export's late answer closes nothing else", "[files]") {
    Player player{dealt_start(small, "x")};
    player.key(Key::n);
    player.app.learn(game::Exported{"/home/me/two-turns.csv"}, player.now);
    CHECK(player.screen() == "new-game");
}

TEST_CASE("what the store could not do is said, and that it can again", "[files]") {
    Player player{dealt_start(small, "x")};
    player.app.learn(game::NotSaved{{"The disk is full.", {}}}, player.now);
    REQUIRE(player.app.ui().note);
    CHECK(player.app.ui().note->detail.id == "The disk is full.");
    player.click(player.session().open_moves().front().a); // clears the note; a mark stays
    CHECK_FALSE(player.app.ui().saved);
    CHECK(shows(player.seen(), "not saved"));
    player.app.learn(game::SavedAgain{}, player.now);
    CHECK_FALSE(shows(player.seen(), "not saved"));
    CHECK(headline(player) == "Kept again");
    CHECK(player.app.ui().saved);
}

TEST_CASE("the history is copied to a file of the player's choice", "[files]") {
    Player player{dealt_start(small, "x")};
    player.key(Key::escape);
    player.press_button(Command::settings);
    player.press_button(Command::export_history);
    REQUIRE(player.screen() == "file");
    player.app.listed("/home/me", std::vector<FolderEntry>{});
    player.forget_requests();
    player.key(Key::enter);
    const auto question = the_request<game::StoreQuestion>(player);
    REQUIRE(std::holds_alternative<game::ExportGames>(question));
    CHECK(std::get<game::ExportGames>(question).path == "/home/me/two-turns.csv");
    SECTION("done") {
        player.app.learn(game::Exported{"/home/me/two-turns.csv"}, player.now);
        CHECK(player.screen() == "none");
    }
    SECTION("not done") {
        player.app.learn(game::NotRead{{"no", {}}}, player.now);
        CHECK(player.screen() == "file");
        CHECK(player.app.ui().file.error());
    }
}

TEST_CASE("everything is forgotten only when asked for twice, and then a new game begins", "[files]") {
    Start start = dealt_start(small, "x");
    start.settings.dark = false;
    Player player{start};
    const game::GameKey key = player.app.game().key;
    const auto open_settings = [&] {
        player.key(Key::escape);
        player.press_button(Command::settings);
        REQUIRE(player.screen() == "settings");
    };
    open_settings();
    player.press_button(Command::forget_everything);
    CHECK(player.asked_for<game::StoreQuestion>() == 0);
    SECTION("leaving takes the question back") {
        player.key(Key::escape);
        CHECK(player.screen() == "menu");
        player.press_button(Command::settings);
        player.press_button(Command::forget_everything);
        CHECK(player.asked_for<game::StoreQuestion>() == 0);
    }
    SECTION("done") {
        player.press_button(Command::forget_everything);
        CHECK(player.asked_for<game::StoreQuestion>() == 1);
        player.app.learn(game::Forgotten{}, player.now);
        player.think();
        CHECK(player.screen() == "none");
        CHECK(player.app.settings().dark);
        CHECK(player.app.game().key != key);
        CHECK(player.session().log().empty());
        CHECK(player.app.game().origin.id.params == DealParams{});
    }
    SECTION("and a game that was begun meanwhile stays") {
        player.press_button(Command::forget_everything);
        player.app.paste("moon", player.now);
        player.think();
        player.make(player.session().open_moves().front());
        const game::GameKey begun = player.app.game().key;
        player.app.learn(game::Forgotten{}, player.now);
        CHECK(player.app.game().key == begun);
        CHECK(player.session().log().size() == 1);
        CHECK(player.app.settings().dark);
    }
}

TEST_CASE("a game found open in another window at the start makes way for a new one", "[files]") {
    Player earlier{dealt_start(small, "x")};
    play_a_little(earlier);
    Start start = dealt_start(small, "x");
    start.game = *game::resumed(game::record_of(earlier.app.game(), earlier.now), earlier.app.game().start, 77);
    Player player{start};
    const auto elsewhere = [&](game::GameKey key) {
        game::SavedGame kept = player.app.saved(player.now, 1);
        kept.summary.key = key;
        player.app.learn(game::OpenElsewhere{kept}, player.now);
    };
    SECTION("as long as nothing was done in it") {
        CHECK(player.app.saved_entries() == player.session().log().size());
        elsewhere(77);
        CHECK(player.app.game().key != 77);
        CHECK(player.session().log().empty());
        CHECK(player.app.game().origin.id.params == small);
        CHECK(headline(player) == "The last game is open in another window");
    }
    SECTION("and else goes on as a game of its own") {
        player.key(Key::u);
        const auto log = player.session().log();
        elsewhere(77);
        CHECK(player.app.game().key != 77);
        CHECK(player.session().log() == log);
        CHECK(headline(player) == "This game is open in another window, too");
    }
    SECTION("and one that was played before it is kept as a game of its own") {
        elsewhere(5);
        CHECK(player.app.game().key == 77);
        const game::SavedGame kept = the_request<SaveGame>(player).game;
        CHECK(kept.summary.key != 5);
        CHECK(kept.summary.key != 77);
        CHECK(kept.summary.state == game::GameState::left);
        CHECK(kept.record.log == player.session().log());
    }
}

TEST_CASE("the panel for files says what it is for, and shows the end of a long path", "[files]") {
    Start start = dealt_start(small, "x");
    start.settings.folder = "/a" + std::string(200, 'b') + "/连连看";
    for (const Canvas canvas : {Canvas{1280, 720}, Canvas{480, 360}}) {
        Player player{start, canvas};
        player.key(Key::o, true);
        std::vector<FolderEntry> many;
        for (int i = 0; i < 50; ++i) many.push_back({"game " + std::to_string(i) + ".twoturns", false});
        player.app.listed(player.app.ui().file.folder(), many);
        for (int i = 0; i < 60; ++i) {
            player.key(Key::down);
            const Scene scene = player.seen();
            const auto chosen = player.app.ui().file.chosen();
            REQUIRE(chosen);
            REQUIRE(player.place_of(FilePress{FilePart::entry, static_cast<int>(*chosen)}));
        }
        bool path_shown = false;
        for (const TextItem& text : items_of<TextItem>(player.seen()))
            path_shown = path_shown || (text.text.starts_with("…") && text.text.ends_with("连连看/"));
        CHECK(path_shown);
        CHECK(player.place_of(FilePress{FilePart::enter, 0}));
    }
}

TEST_CASE("names of files that are no text are shown all the same, and opened as they are", "[files]") {
    Player player{dealt_start(small, "odd names")};
    player.key(Key::o, true);
    const std::string name = "two\nlines caf\xE9.twoturns";
    player.app.listed("/home/me", std::vector<FolderEntry>{{name, false}});
    CHECK(shows(player.seen(), "two?lines caf?.twoturns"));
    player.key(Key::down);
    player.key(Key::down);
    player.key(Key::enter);
    CHECK(the_request<ReadFile>(player).path == "/home/me/" + name);
    CHECK(shows(player.seen(), "/home/me/two?lines caf?.twoturns"));
}
