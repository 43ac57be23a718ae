// Saving and opening games and boards as files.
#include <string>
#include <vector>

#include "app/filer.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

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
    CHECK(file.path == "/home/me/two-turns-1970-01-01-0000-6x4.twoturns");
    CHECK_FALSE(file.replace);
    player.written();
    CHECK(player.screen() == "none");
    CHECK(player.headline() == "Saved");

    Filer other;
    const game::GameKey before = other.app.game().key;
    other.drop(file.path, file.text); // its board is dealt first
    CHECK(other.screen() == "opened-game");
    CHECK(other.app.game().key == before);
    other.wait(600);
    other.press_button("continue");
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
    player.key(Key::enter); // enters the folder
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

TEST_CASE("Enter on the path of a folder goes into it", "[files]") {
    for (const Command command : {Command::open_game, Command::save_game, Command::export_history}) {
        Filer player;
        player.open(command, {{"boards", true}});
        const std::string name = player.field().substr(std::string{"/home/me/"}.size());
        player.key(Key::a, true);
        player.type("/home/me/boards");
        player.key(Key::enter);
        CHECK(player.screen() == "file");
        player.list({{"two.txt", false}});
        CHECK(player.folder == "/home/me/boards");
        CHECK(player.field() == "/home/me/boards/" + name);
        player.type("x"); // the cursor is at the end
        CHECK(player.field() == "/home/me/boards/" + name + "x");
    }
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

TEST_CASE("a layout in a file is offered for a new game, not taken for a board of one kind", "[files]") {
    Filer player;
    const game::GameKey before = player.app.game().key;
    player.drop("/usb/cat.txt", std::string{"; name: Cat\no . o\no o o\no o o\n"});
    REQUIRE(player.screen() == "new-game");
    CHECK(player.app.game().key == before);
    player.key(Key::enter);
    CHECK(player.app.game().key != before);
    CHECK(player.session().board().size() == Size{3, 3});
    CHECK(player.app.game().origin.id.params.layout == parse_layout_file("cat", "o . o\no o o\no o o\n")->layout);
}

TEST_CASE("a board in a file is played under the gravity in force", "[files]") {
    Filer player;
    player.drop("/usb/board.txt", std::string{"; mine\nA B A B\n# . . C\nC . . .\n"});
    CHECK(player.session().board().size() == Size{3, 4});
    CHECK(player.session().gravity() == Gravity::down);
    REQUIRE(player.app.game().origin.custom_board);
    CHECK(player.session().board() != *player.app.game().origin.custom_board); // the tiles have settled

    player.key(Key::c, true); // the board has no ID to copy
    CHECK(player.asked_for<CopyText>() == 0);
    CHECK(player.headline() == "This board has no game ID");
    player.make(player.session().open_moves().front());
    player.input(ui::Presence{false});
    Filer other;
    other.drop("b.twoturns", game::to_text(game::record_of(player.app.game(), player.now)));
    other.wait(600);
    other.press_button("continue");
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
        // The dialog shows the same error itself.
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
    // An invalid move is only found once the board is dealt.
    player.drop("/usb/some.file", std::string{"two-turns-game 1\nid tt1.6x4.6.down.full.3.x\n0.1 9,9 1,1\n"});
    CHECK(player.session().board() == board);
    CHECK(player.headline() == "This game cannot be continued");
    CHECK_THAT(to_english(player.app.note()->detail), Catch::Contains("Move 1 leads out of the board."));
}

TEST_CASE("a game that takes long to deal can be called off while it is opened", "[files]") {
    Filer player;
    const Board board = player.session().board();
    player.slow = true;
    player.drop("large.twoturns", std::string{"two-turns-game 1\nid tt1.62x62.42.none.full.1.x\nclock 0.0\n"});
    REQUIRE(player.app.play().awaited());
    player.key(Key::escape);
    CHECK_FALSE(player.app.play().awaited());
    CHECK(player.asked_for<CancelOutside>() >= 1);
    CHECK(player.session().board() == board);
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
        REQUIRE(player.app.play().awaited());
        player.drop("b.txt", std::string{"A A\n"});
        player.catch_up(); // the earlier request
        CHECK(player.session().board().size() == Size{1, 2});
        CHECK(player.session().log().empty());
        CHECK_FALSE(player.app.play().awaited());
    }
}

TEST_CASE("a name typed without its ending opens the saved game, and one that is not there says what was looked for",
          "[files]") {
    Filer saved;
    play_a_little(saved);
    const std::string text = game::to_text(game::record_of(saved.app.game(), saved.now));
    const Message missing{platform::no_such_file, {}};
    for (const bool there : {true, false}) {
        Filer player;
        player.open(Command::open_game);
        player.input(ui::Typed{"/home/me/game1"});
        player.key(Key::enter);
        ReadFile file;
        Ticket ticket = player.the(file);
        CHECK(file.path == "/home/me/game1");
        player.reply(ticket, FileRead{file.path, missing});
        ticket = player.the(file);
        CHECK(file.path == "/home/me/game1.twoturns");
        player.reply(ticket, FileRead{file.path, there ? Result<std::string>{text} : Result<std::string>{missing}});
        if (there)
            CHECK(player.screen() != "file");
        else
            CHECK(shows(player.seen(), "No file \"game1\" or \"game1.twoturns\" here."));
    }
}
