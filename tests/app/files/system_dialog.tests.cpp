// Choosing files in the system's own dialog.
#include <string>
#include <vector>

#include "app/filer.hpp"
#include "app/files/recent_files.hpp"
#include "app/tables.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using Ended = FileChosen::Outcome; // not named Outcome, as another test of this folder has one
using ui::Key;

namespace {

/// A player whose system has a file dialog.
struct Chooser : Player {
    explicit Chooser(bool files_last = true) : Player{start(files_last)} {}
    static Start start(bool files_last) {
        Start start = start_in_home(small, "save me");
        start.files = {.dialogs = true, .last = files_last};
        return start;
    }
    /// Runs a command and returns its request for the dialog.
    ChooseFile open(Command command) {
        run(command);
        ChooseFile what;
        ticket = the(what);
        return what;
    }
    void choose(const std::string& path) { reply(ticket, FileChosen{Ended::chosen, path}); }
    WriteFile writes() {
        WriteFile what;
        ticket = the(what);
        return what;
    }
    std::string used(FileUsed::How how) {
        for (const HostTask& request : requests)
            if (const auto* file = std::get_if<FileUsed>(&request); file != nullptr && file->how == how)
                return file->path;
        return "";
    }
    Ticket ticket = 0;
};

} // namespace

TEST_CASE("a board is opened by the system's dialog, and is among the recent files then", "[files]") {
    Chooser player;
    const ChooseFile asked = player.open(Command::open_game);
    CHECK(asked.way == ChooseFile::Way::open);
    CHECK(asked.folder == "/home/me");
    REQUIRE(asked.kinds.size() == 1);
    CHECK(asked.kinds[0].endings == std::vector<std::string>{".twoturns", ".txt"});
    player.choose("/usb/board.txt");
    ReadFile file;
    const Ticket ticket = player.the(file);
    CHECK(file.path == "/usb/board.txt");
    player.reply(ticket, FileRead{file.path, std::string{"A B\nA B\n"}});
    CHECK(player.screen() == "none");
    CHECK(player.session().pairs_left() == 2);
    CHECK(player.used(FileUsed::How::opened) == "/usb/board.txt");
    CHECK(player.app.settings().folder == "/usb");
    CHECK(recent_files(player.app.settings()) == std::vector<std::string>{"/usb/board.txt"});
}

TEST_CASE("the system's dialog, when cancelled, leads back to the board", "[files]") {
    Chooser player;
    (void)player.open(Command::open_game);
    player.reply(player.ticket, FileChosen{Ended::cancelled});
    CHECK(player.screen() == "none");
}

TEST_CASE("where the system's dialog does not come, the game's own does", "[files]") {
    Chooser player;
    (void)player.open(Command::save_game);
    player.reply(player.ticket, FileChosen{Ended::no_dialog});
    CHECK(player.screen() == "file");
    CHECK(player.asked_for<ListFolder>() == 1);
    CHECK(player.field() == "/home/me/two-turns-1970-01-01-0000-6x4.twoturns");
    player.key(Key::enter);
    CHECK_FALSE(player.writes().replace);
}

TEST_CASE("a file that the system has asked about is replaced, one with another ending is not", "[files]") {
    Chooser player;
    CHECK(player.open(Command::save_game).name == "two-turns-1970-01-01-0000-6x4.twoturns");
    SECTION("the name that was asked about") {
        player.choose("/usb/a.twoturns");
        const WriteFile what = player.writes();
        CHECK(what.path == "/usb/a.twoturns");
        CHECK(what.replace);
        player.reply(player.ticket, FileWritten{what.path, {}});
        CHECK(player.screen() == "none");
        CHECK(player.headline() == "Saved");
        CHECK(player.used(FileUsed::How::written) == "/usb/a.twoturns");
        CHECK(recent_files(player.app.settings()) == std::vector<std::string>{"/usb/a.twoturns"});
    }
    SECTION("another") {
        player.choose("/usb/a");
        const WriteFile what = player.writes();
        CHECK(what.path == "/usb/a.twoturns");
        CHECK_FALSE(what.replace);
        player.reply(player.ticket, FileWritten{what.path, Message{platform::there_already, {}}});
        CHECK(player.screen() == "file");
        CHECK(player.spot_of("Replace"));
    }
}

TEST_CASE("a file that is none of the game's is said in the game's own dialog", "[files]") {
    Chooser player;
    (void)player.open(Command::open_game);
    player.choose("/usb/letter.odt");
    ReadFile file;
    const Ticket ticket = player.the(file);
    player.reply(ticket, FileRead{file.path, std::string{"A B\nA\n"}});
    CHECK(player.screen() == "file");
    CHECK(player.asked_for<ListFolder>() == 1);
    CHECK(player.field() == "/usb/letter.odt");
    CHECK(recent_files(player.app.settings()).empty());
}

TEST_CASE("a page says it on the board, as it has no folders", "[files]") {
    Chooser player{false};
    (void)player.open(Command::open_game);
    player.choose("/opened/letter.odt");
    ReadFile file;
    const Ticket ticket = player.the(file);
    player.reply(ticket, FileRead{file.path, Message{"It is no board.", {}}});
    CHECK(player.screen() == "none");
    CHECK(player.headline() == "It is no board.");
    CHECK(player.app.settings().folder == "/home/me");
}

TEST_CASE("nobody has to wait for the system's dialog", "[files]") {
    Chooser player;
    (void)player.open(Command::open_game);
    CHECK_FALSE(player.spot_of("Choose here instead")); // it would flash up when the dialog opens at once
    player.wait(400);
    const Ticket asked = player.ticket;
    SECTION("the game's own is at hand") {
        player.press_words("Choose here instead");
        CHECK(player.asked_for<CancelOutside>() == 1);
        CHECK(player.field() == "/home/me/");
        player.reply(asked, FileChosen{Ended::chosen, "/usb/a.txt"}); // too late
        CHECK(player.asked_for<ReadFile>() == 0);
    }
    SECTION("Esc leads back") {
        player.key(Key::escape);
        CHECK(player.screen() == "none");
        CHECK(player.asked_for<CancelOutside>() == 1);
    }
}

TEST_CASE("the key that opens the system's dialog does not close it when it is pressed twice", "[files]") {
    Chooser player;
    (void)player.open(Command::open_game);
    player.run(Command::open_game);
    CHECK(player.screen() == "file");
    CHECK(player.asked_for<CancelOutside>() == 0);
}

TEST_CASE("pictures are added by one of them, and cards by their file", "[files]") {
    Chooser player;
    player.run(Command::decks);
    player.press_button("add-pictures");
    ChooseFile asked;
    player.ticket = player.the(asked);
    CHECK(asked.way == ChooseFile::Way::open_with_others);
    if (GENERATE(false, true)) {
        player.choose("/home/me/letter.odt");
        CHECK(player.screen() == "file");
        CHECK(player.app.settings().deck.empty());
        return;
    }
    player.choose(GENERATE("/home/me/photos/one.jpg", "/home/me/words.csv"));
    if (player.last<ReadTable>()) read_table(player, "dog,Hund\ncat,Katze\n");
    const std::string deck = player.app.settings().deck;
    CHECK((deck == "/home/me/photos" || deck == "/home/me/words.csv"));
    CHECK(player.screen() == "decks");
}

TEST_CASE("where files do not last, an import that is given up leads back to where it was asked for", "[files]") {
    Chooser player{false};
    const Settings before = player.app.settings();
    player.run(Command::decks);
    player.press_button("add-pictures");
    ChooseFile asked;
    player.ticket = player.the(asked);
    player.choose("/opened/words.apkg");
    CHECK(player.screen() == "import");
    player.key(Key::escape);
    CHECK(player.screen() == "decks");
    CHECK(player.app.settings().folder == before.folder);
}

TEST_CASE("recent files: each once, the last one first, and not too many", "[files]") {
    Settings settings;
    for (int i = 0; i < 20; ++i) remember_file(settings, "/g/" + std::to_string(i));
    auto files = recent_files(settings);
    CHECK(files.size() == most_recent_files);
    CHECK(files.front() == "/g/19");
    remember_file(settings, "/g/12");
    files = recent_files(settings);
    CHECK(files.size() == most_recent_files);
    CHECK(files.front() == "/g/12");
    remember_file(settings, "/g/a\nb");
    remember_file(settings, "");
    remember_file(settings, "/g/\xFF.txt");
    CHECK(recent_files(settings) == files);
    forget_file(settings, "/g/12");
    CHECK(recent_files(settings).front() == "/g/19");
    CHECK(settings_from({to_key_values(settings), lists_of(settings)}) == settings);
}

TEST_CASE("a recent file is opened from the menu, and one that is gone is listed no more", "[files]") {
    Player player{start_in_home(small, "save me")};
    player.run(Command::board_menu);
    CHECK_FALSE(player.place_of(Command::recent_files));
    player.key(Key::escape);
    for (const char* path : {"/usb/gone.twoturns", "/usb/board.txt"}) {
        player.input(ui::Dropped{path});
        ReadFile what;
        const Ticket ticket = player.the(what);
        player.reply(ticket, FileRead{what.path, std::string{"A B\nA B\n"}});
    }
    player.run(Command::board_menu);
    player.press_button(Command::recent_files);
    REQUIRE(player.screen() == "recent-files");
    CHECK(player.rows() == std::vector<std::string>{"/usb/board.txt", "/usb/gone.twoturns"});
    player.key(Key::down);
    player.key(Key::down);
    player.key(Key::enter);
    ReadFile file;
    Ticket ticket = player.the(file);
    CHECK(file.path == "/usb/gone.twoturns");
    player.reply(ticket, FileRead{file.path, Message{platform::no_such_file, {}}});
    CHECK(shows(player.seen(), "There is no such file."));
    CHECK(player.rows() == std::vector<std::string>{"/usb/board.txt"});
    player.key(Key::down);
    player.key(Key::enter);
    ticket = player.the(file);
    CHECK(file.path == "/usb/board.txt");
    player.reply(ticket, FileRead{file.path, std::string{"A B C\nA B C\n"}});
    CHECK(player.screen() == "none");
    CHECK(player.session().pairs_left() == 3);
}
