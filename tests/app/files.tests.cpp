// Files, game IDs and the store, as the app deals with them.
#include <algorithm>
#include <string>
#include <variant>

#include "app/player.hpp"
#include "support/catch.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using platform::FolderEntry;
using ui::Key;

namespace {

Start start_in_home(const DealParams& params, const std::string& seed) {
    Start start = test::dealt(params, seed);
    start.settings.folder = "/home/me";
    return start;
}

const DealParams small{{4, 6}, 6, Gravity::down};

/// A player who looks for a file.
struct Filer : Player {
    explicit Filer(ui::Canvas canvas = {1280, 720}) : Player{start_in_home(small, "save me"), canvas} {}
    void open(Command command, std::vector<FolderEntry> entries = {}) {
        run(command);
        REQUIRE(screen() == "file");
        list(std::move(entries));
    }
    /// Answers with what is in the folder that is asked for.
    void list(std::vector<FolderEntry> entries) {
        ListFolder asked_for;
        const Ticket asked_with = the(asked_for);
        folder = asked_for.folder;
        reply(asked_with, FolderListed{folder, std::move(entries)});
    }
    /// What is to be written, after Enter.
    WriteFile writes() {
        WriteFile what;
        ticket = the(what);
        return what;
    }
    [[nodiscard]] bool writes_nothing() { return asked_for<WriteFile>() == 0; }
    void written(std::optional<Message> failure = {}) { reply(ticket, FileWritten{"", std::move(failure)}); }
    /// A file that is dropped onto the window.
    void drop(const std::string& path, const Result<std::string>& text) {
        input(ui::Dropped{path});
        ReadFile what;
        const Ticket asked_with = the(what);
        CHECK(what.path == path);
        reply(asked_with, FileRead{path, text});
    }
    void paste(const std::string& text) {
        key(Key::v, true);
        ReadClipboard what;
        const Ticket asked_with = the(what);
        reply(asked_with, ClipboardText{text});
    }
    std::string folder;
    Ticket ticket = 0;
};

const Message there_is{"There is such a file already. Press again to replace it.", {}};

std::vector<FolderEntry> many_games() {
    std::vector<FolderEntry> all;
    for (int i = 10; i < 60; ++i) all.push_back({"game " + std::to_string(i) + ".twoturns", false});
    return all;
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
    Filer player;
    play_a_little(player);
    player.forget_requests();
    player.key(Key::s, true);
    REQUIRE(player.screen() == "file");
    player.list({});
    CHECK(player.folder == "/home/me");
    player.key(Key::enter);
    const WriteFile file = player.writes();
    CHECK(file.path == "/home/me/two-turns-6x4.twoturns");
    CHECK_FALSE(file.replace);
    player.written();
    CHECK(player.screen() == "none");
    CHECK(player.headline() == "Saved");

    Filer other;
    const game::GameKey before = other.app.game().key;
    other.drop(file.path, file.text); // its board is dealt first
    CHECK(other.session().board() == player.session().board());
    CHECK(other.session().log() == player.session().log());
    CHECK(other.session().picked() == player.session().picked());
    CHECK(other.session().can_redo());
    CHECK(other.session().hints() == 1);
    CHECK(other.app.game().origin == player.app.game().origin);
    CHECK(other.app.game().key != player.app.game().key);
    CHECK(other.app.game().key != before);
}

TEST_CASE("a file is opened from the list, and its folder remembered", "[files]") {
    Filer player;
    player.open(Command::open_game, {{"b.txt", false}, {"boards", true}});
    CHECK(player.rows() == std::vector<std::string>{"..", "boards", "b.txt"});
    player.key(Key::tab);
    player.key(Key::down);
    player.key(Key::down);
    player.key(Key::enter); // goes into the folder
    player.list({{"two.txt", false}});
    CHECK(player.folder == "/home/me/boards");
    player.key(Key::end);
    player.key(Key::enter);
    ReadFile file;
    const Ticket ticket = player.the(file);
    CHECK(file.path == "/home/me/boards/two.txt");
    player.reply(ticket, FileRead{file.path, std::string{"A A\n"}});
    CHECK(player.screen() == "none");
    CHECK(player.session().board().size() == Size{1, 2});
    CHECK(player.app.settings().folder == "/home/me/boards");
}

TEST_CASE("a name with an ending by chance gets that of a saved game, and is listed again", "[files]") {
    Filer player;
    player.open(Command::save_game);
    player.key(Key::a, true);
    player.type("/home/me/level 3.5");
    CHECK(player.field() == "/home/me/level 3.5");
    player.key(Key::enter);
    CHECK(player.writes().path == "/home/me/level 3.5.twoturns");
    player.written();
    player.open(Command::open_game, {{"level 3.5.twoturns", false}});
    CHECK(player.rows() == std::vector<std::string>{"..", "level 3.5.twoturns"});
}

TEST_CASE("what is typed replaces the path that is selected at first", "[files]") {
    Filer player;
    player.open(Command::save_game);
    player.type("/usb/x");
    CHECK(player.field() == "/usb/x");
    player.list({{"old.twoturns", false}});
    CHECK(player.folder == "/usb");
    CHECK(player.rows() == std::vector<std::string>{"..", "old.twoturns"});
}

TEST_CASE("the list of files is moved through by keys, letters and the wheel", "[files]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{480, 360}}) {
        Filer player{canvas};
        player.open(Command::open_game, many_games());
        player.key(Key::tab);
        const auto seen_row = [&] {
            const ui::Frame frame = player.app.frame(player.now);
            const bool seen = std::any_of(frame.spots.begin(), frame.spots.end(), [&](const ui::Spot& spot) {
                return spot.kind == ui::Spot::Kind::row && spot.index == player.row() && spot.rect.h > 10;
            });
            CHECK(seen);
            return player.row();
        };
        player.key(Key::end);
        CHECK(seen_row() == 50);
        player.key(Key::home);
        CHECK(seen_row() == 0);
        player.key(Key::page_down);
        const std::size_t page = seen_row();
        CHECK(page >= 2);
        player.key(Key::page_down);
        CHECK(seen_row() == 2 * page);
        player.key(Key::page_up);
        CHECK(seen_row() == page);
        player.type("game 47");
        CHECK(player.rows()[seen_row()] == "game 47.twoturns");
        player.key(Key::down);
        CHECK(player.field() == "/home/me/game 48.twoturns");

        const ui::Frame frame = player.app.frame(player.now);
        const auto list = std::find_if(frame.spots.begin(), frame.spots.end(),
                                       [](const ui::Spot& spot) { return spot.kind == ui::Spot::Kind::list; });
        REQUIRE(list != frame.spots.end());
        player.point(list->rect.centre());
        player.input(ui::Wheel{-100});
        CHECK(shows(player.seen(), "Parent folder"));
        player.input(ui::Wheel{1});
        CHECK_FALSE(shows(player.seen(), "Parent folder"));
    }
}

TEST_CASE("a file that cannot be written is said in the dialog, which stays", "[files]") {
    Filer player;
    player.open(Command::save_game);
    player.key(Key::enter);
    (void)player.writes();
    player.written(Message{"no room", {}});
    CHECK(player.screen() == "file");
    CHECK(shows(player.seen(), "no room"));
    CHECK_FALSE(player.spot_of("Replace")); // there is nothing to be replaced
    player.wait(700);
    player.key(Key::enter);
    CHECK_FALSE(player.writes().replace);
    player.key(Key::escape);
    CHECK(player.screen() == "none");
}

TEST_CASE("two quick Enters do not replace a file", "[files]") {
    Filer player;
    player.open(Command::save_game);
    player.key(Key::enter);
    player.key(Key::enter); // before the answer
    CHECK_FALSE(player.writes().replace);
    player.written(there_is);
    CHECK(player.spot_of("Replace"));
    player.wait(GENERATE(0, 100, 500));
    player.key(Key::enter);
    CHECK(player.writes_nothing());
    SECTION("a slower one does") {
        player.wait(600);
        player.key(Key::enter);
        CHECK(player.writes().replace);
    }
    SECTION("and not once another name was written") {
        player.key(Key::end);
        player.type("s");
        player.wait(700);
        player.key(Key::enter);
        CHECK_FALSE(player.writes().replace);
    }
}

TEST_CASE("an answer to a dialog that was closed changes nothing", "[files]") {
    Filer player;
    player.open(Command::open_game, {{"b.txt", false}});
    player.key(Key::tab);
    player.key(Key::end);
    player.key(Key::enter);
    ReadFile file;
    const Ticket ticket = player.the(file);
    player.key(Key::escape);
    REQUIRE(player.screen() == "none");
    player.run(Command::menu);
    const Board board = player.session().board();
    player.reply(ticket, FileRead{file.path, std::string{"A A\n"}});
    player.reply(ticket, FileWritten{file.path, {}});
    CHECK(player.session().board() == board);
    CHECK(player.screen() == "menu");
    CHECK(player.headline() != "Saved");
}

TEST_CASE("a board in a file is played under the gravity in force", "[files]") {
    Filer player;
    player.drop("/usb/board.txt", std::string{"; mine\nA B A B\n# . . C\nC . . .\n"});
    CHECK(player.session().board().size() == Size{3, 4});
    CHECK(player.session().gravity() == Gravity::down);
    REQUIRE(player.app.game().origin.custom_board);
    CHECK(player.session().board() != *player.app.game().origin.custom_board); // it has settled

    player.key(Key::c, true); // it has no ID to copy
    CHECK(player.asked_for<CopyText>() == 0);
    CHECK(player.headline() == "This board has no game ID");
    player.make(player.session().open_moves().front());
    player.input(ui::Presence{false});
    Filer other;
    other.drop("b.twoturns", game::to_text(game::record_of(player.app.game(), player.now)));
    CHECK(other.session().board() == player.session().board());
    CHECK(other.session().gravity() == Gravity::down);
}

TEST_CASE("what cannot be opened says which file and why, and changes nothing", "[files]") {
    Filer player;
    play_a_little(player);
    player.forget_requests();
    const Board board = player.session().board();
    const auto refused = [&](const Result<std::string>& text, const std::string& why) {
        player.drop("/usb/some.file", text);
        CHECK(player.session().board() == board);
        REQUIRE(player.app.note());
        CHECK(to_english(player.app.note()->headline) == "some.file cannot be opened");
        CHECK_THAT(to_english(player.app.note()->detail), Catch::Contains(why));
        // The same from the dialog, where it is said.
        player.open(Command::open_game, {{"some.file.txt", false}});
        player.key(Key::tab);
        player.key(Key::end);
        player.key(Key::enter);
        ReadFile file;
        const Ticket ticket = player.the(file);
        player.reply(ticket, FileRead{file.path, text});
        CHECK(player.screen() == "file");
        CHECK(player.session().board() == board);
        player.key(Key::escape);
        player.forget_requests();
    };
    refused(Message{"it is gone", {}}, "it is gone");
    refused(std::string{}, "without a single cell");
    refused(std::string{"A B\nA\n"}, "line 2");
    refused(std::string{"two-turns-game 1\nid tt1.6x4.6.down.full.3.x\nnonsense\n"}, "line 3");
    refused(std::string{"two-turns-game 7\n"}, "newer version");
    // That a move is none is only known with the board.
    player.drop("/usb/some.file", std::string{"two-turns-game 1\nid tt1.6x4.6.down.full.3.x\n0.1 9,9 1,1\n"});
    CHECK(player.session().board() == board);
    CHECK(player.headline() == "This game cannot be continued");
    CHECK_THAT(to_english(player.app.note()->detail), Catch::Contains("move 1: outside"));
}

TEST_CASE("a game that takes long to deal can be called off while it is opened", "[files]") {
    Filer player;
    const Board board = player.session().board();
    player.slow = true;
    player.drop("large.twoturns", std::string{"two-turns-game 1\nid tt1.62x62.42.none.full.1.x\nclock 0.0\n"});
    REQUIRE(player.app.play().dealing());
    player.key(Key::escape);
    CHECK_FALSE(player.app.play().dealing());
    CHECK(player.asked_for<CancelOutside>() >= 1);
    CHECK(player.session().board() == board);
}

TEST_CASE("the game ID goes to the clipboard and starts the same board from there", "[files]") {
    Player player{test::dealt(small, "连连看 1")};
    player.key(Key::c, true);
    std::string id;
    for (const Request& request : player.requests)
        if (const auto* copy = std::get_if<CopyText>(&request)) id = copy->text;
    CHECK(id == "tt1.6x4.6.down.full.3.连连看 1");

    Filer other;
    SECTION("at once") {
        other.paste("  " + id + "\n");
        CHECK(other.session().board() == player.session().board());
        CHECK(other.session().gravity() == Gravity::down);
    }
    SECTION("other text is a seed, if that is confirmed") {
        other.paste("moon");
        REQUIRE(other.screen() == "play-seed");
        CHECK(other.app.game().origin.id.seed == "save me");
        other.key(Key::enter);
        CHECK(other.screen() == "none");
        CHECK(other.app.game().origin.id == GameId{small, "moon"});
    }
    SECTION("or not") {
        other.paste("moon");
        other.press_words("Cancel");
        CHECK(other.screen() == "none");
        CHECK(other.app.game().origin.id.seed == "save me");
    }
    SECTION("an ID that is wrong is refused with its reason") {
        const Board board = other.session().board();
        for (const char* text : {" \n", "tt1.6x4.6.down", "tt9.6x4.6.down.full.3.x", "tt1.6x4.99.down.full.3.x"}) {
            other.paste(text);
            CHECK(other.session().board() == board);
            CHECK(other.headline() == "That text is no game ID");
            CHECK_FALSE(other.app.note()->detail.id.empty());
        }
    }
    SECTION("in a field it is typed") {
        other.open(Command::save_game);
        other.paste("/rocket");
        CHECK(other.field() == "/rocket");
    }
}

TEST_CASE("a board from a file that could not be dealt leaves pasting as it was", "[files]") {
    for (const char* board : {". .\n", "# #\n", "A B C\nD E F\nG H I\n"}) {
        Filer player;
        player.drop("b.txt", std::string{board});
        player.paste("moon");
        player.key(Key::enter);
        CHECK(player.app.game().origin.id == GameId{{}, "moon"});
        CHECK(parse_game_id(to_text(player.app.game().origin.id)));
    }
}

TEST_CASE("a file that comes while tiles are reshuffled or dealt is what is played", "[files]") {
    for (const bool reshuffle : {true, false}) {
        Filer player;
        if (reshuffle) player.drop("s.txt", std::string{stuck});
        player.slow = true;
        if (reshuffle)
            player.run(Command::reshuffle);
        else
            player.paste("tt1.20x20.40.none.full.5.large");
        REQUIRE(player.app.play().dealing());
        player.drop("b.txt", std::string{"A A\n"});
        player.catch_up(); // what was asked before
        CHECK(player.session().board().size() == Size{1, 2});
        CHECK(player.session().log().empty());
        CHECK_FALSE(player.app.play().dealing());
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

TEST_CASE("what the store could not do is said, and that it can again", "[files]") {
    Filer player;
    player.app.learn(game::NotSaved{{"The disk is full.", {}}}, player.now);
    REQUIRE(player.app.note());
    CHECK(player.app.note()->detail.id == "The disk is full.");
    player.click(player.session().open_moves().front().a); // clears the note; a sign stays
    CHECK_FALSE(player.app.note());
    CHECK(shows(player.seen(), "not saved"));
    player.app.learn(game::SavedAgain{}, player.now);
    CHECK_FALSE(shows(player.seen(), "not saved"));
    CHECK(player.headline() == "Saved again");
}

TEST_CASE("the history is copied to a file of the player's choice", "[files]") {
    Filer player;
    player.run(Command::menu);
    player.press_button(Command::settings);
    player.open(Command::export_history);
    player.key(Key::enter);
    game::ExportGames question;
    const Ticket ticket = player.the(question);
    CHECK(question.path == "/home/me/two-turns.csv");
    CHECK_FALSE(question.replace);
    SECTION("done") {
        player.reply(ticket, game::StoreNews{game::Exported{"/home/me/two-turns.csv"}});
        CHECK(player.screen() == "settings");
        CHECK(player.headline() == "Saved");
    }
    SECTION("not done") {
        player.reply(ticket, game::StoreNews{game::NotRead{{"no", {}}}});
        CHECK(player.screen() == "file");
        CHECK(shows(player.seen(), "no"));
    }
    SECTION("late, which closes nothing else") {
        player.key(Key::escape);
        player.run(Command::help);
        player.reply(ticket, game::StoreNews{game::Exported{"/home/me/two-turns.csv"}});
        CHECK(player.screen() == "help");
    }
}

TEST_CASE("all data are deleted only when that is confirmed, and then a new game begins", "[files]") {
    Start start = start_in_home(small, "x");
    start.settings.dark = false;
    Player player{start};
    const game::GameKey key = player.app.game().key;
    player.run(Command::settings);
    player.run(Command::delete_everything);
    REQUIRE(player.screen() == "delete-data");
    player.forget_requests();
    SECTION("Enter and Esc take the question back") {
        player.wait(600);
        player.key(GENERATE(Key::enter, Key::escape));
        CHECK(player.screen() == "settings");
        CHECK(player.asked_for<game::ForgetEverything>() == 0);
    }
    SECTION("the second of two quick clicks is no answer") {
        player.press_words("Delete all");
        CHECK(player.screen() == "delete-data");
        CHECK(player.asked_for<game::ForgetEverything>() == 0);
    }
    SECTION("confirmed") {
        player.wait(600);
        player.press_words("Delete all");
        game::ForgetEverything question;
        const Ticket ticket = player.the(question);
        SECTION("done") {
            player.reply(ticket, game::StoreNews{game::Forgotten{}});
            CHECK(player.screen() == "none");
            CHECK(player.app.settings().dark);
            CHECK(player.app.game().key != key);
            CHECK(player.session().log().empty());
            CHECK(player.app.game().origin.id.params == DealParams{});
        }
        SECTION("not done") {
            player.reply(ticket, game::StoreNews{game::NotRead{{"no", {}}}});
            CHECK(player.headline() == "Nothing was deleted");
            CHECK(player.app.game().key == key);
            CHECK_FALSE(player.app.settings().dark);
        }
    }
}

TEST_CASE("a game found open in another window at the start makes way for a new one", "[files]") {
    Player earlier{start_in_home(small, "x")};
    play_a_little(earlier);
    Start start = start_in_home(small, "x");
    start.game = *game::resumed(game::record_of(earlier.app.game(), earlier.now), earlier.app.game().start, 77);
    Player player{start};
    const auto elsewhere = [&](game::GameKey key) {
        game::SavedGame saved = player.app.saved(player.now, 1);
        saved.summary.key = key;
        player.app.learn(game::OpenElsewhere{saved}, player.now);
    };
    SECTION("as long as nothing was done in it") {
        CHECK(player.app.saved_entries() == player.session().log().size());
        elsewhere(77);
        player.think();
        CHECK(player.app.game().key != 77);
        CHECK(player.session().log().empty());
        CHECK(player.app.game().origin.id.params == small);
        CHECK(player.headline() == "The last game is open in another window");
    }
    SECTION("and else goes on as a game of its own") {
        player.key(Key::u);
        const auto log = player.session().log();
        elsewhere(77);
        CHECK(player.app.game().key != 77);
        CHECK(player.session().log() == log);
        CHECK(player.headline() == "This game is open in another window, too");
    }
    SECTION("and one that was played before it is saved as a game of its own") {
        elsewhere(5);
        CHECK(player.app.game().key == 77);
        std::optional<game::SavedGame> other;
        for (const Request& request : player.app.take_requests())
            if (const auto* save = std::get_if<SaveOther>(&request)) other = save->game;
        REQUIRE(other);
        const game::SavedGame& saved = *other;
        CHECK(saved.summary.key != 5);
        CHECK(saved.summary.key != 77);
        CHECK(saved.summary.state == game::GameState::unfinished);
        CHECK(saved.record.log == player.session().log());
    }
}

TEST_CASE("the dialog shows the end of a long path", "[files]") {
    Start start = start_in_home(small, "x");
    start.settings.folder = "/a" + std::string(200, 'b') + "/连连看";
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{480, 360}}) {
        Player player{start, canvas};
        player.key(Key::o, true);
        player.key(Key::tab); // out of the field
        const auto texts = items_of<ui::TextItem>(player.seen());
        CHECK(std::any_of(texts.begin(), texts.end(), [](const ui::TextItem& text) {
            return text.text.starts_with("…") && text.text.ends_with("连连看/");
        }));
    }
}

TEST_CASE("names of files that are no text are shown all the same, and opened as they are", "[files]") {
    Filer player;
    const std::string name = "two\nlines caf\xE9.twoturns";
    player.open(Command::open_game, {{name, false}});
    CHECK(shows(player.seen(), "two?lines caf?.twoturns"));
    player.key(Key::tab);
    player.key(Key::end);
    player.key(Key::enter);
    ReadFile file;
    (void)player.the(file);
    CHECK(file.path == "/home/me/" + name);
}
