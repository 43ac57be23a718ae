// All data in one file: what is packed comes back whole in another folder, and what is there stays.
#include "app/files/everything.hpp"

#include "app/filer.hpp"
#include "decks/archive/archive.hpp"
#include "platform/files.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;

namespace {

std::string text_in(const std::filesystem::path& file) {
    auto text = platform::read_file(platform::name_of(file));
    return text ? *std::move(text) : "none";
}

void write(const std::filesystem::path& file, const std::string& text) {
    std::filesystem::create_directories(file.parent_path());
    REQUIRE(platform::write_file(platform::name_of(file), text, true, platform::Sync::no));
}

} // namespace

TEST_CASE("the files of the store's folder come back whole, and none that is there is replaced", "[everything]") {
    const ScratchFolder from;
    const ScratchFolder to;
    write(from.path() / "decks" / "birds" / "deck.txt", "birds");
    write(from.path() / "layouts" / "mine.txt", "###");
    write(from.path() / "twoturns.db-wal", "not this");
    write(to.path() / "layouts" / "mine.txt", "#");
    const auto bytes = packed("the store", from.path());
    REQUIRE(bytes);
    const std::filesystem::path file = to.path() / "files" / "all.ttdata";
    write(file, *bytes);
    const auto all = unpacked(platform::name_of(file), to.path());
    REQUIRE(all);
    CHECK(all->store == "the store");
    CHECK(all->folder == platform::name_of(from.path()));
    CHECK(text_in(to.path() / "decks" / "birds" / "deck.txt") == "birds");
    CHECK(text_in(to.path() / "layouts" / "mine.txt") == "#");
    CHECK(text_in(to.path() / "twoturns.db-wal") == "none");
}

TEST_CASE("a file of another kind is refused, and no name in one leads out of the folder", "[everything]") {
    const ScratchFolder scratch;
    const std::filesystem::path store = scratch.path() / "store";
    std::filesystem::create_directories(store);
    const std::filesystem::path file = scratch.path() / "all.ttdata";
    write(file, "no archive");
    CHECK_FALSE(unpacked(platform::name_of(file), store));
    write(file, *decks::zipped({{"decks/a/deck.txt", "x"}}));
    CHECK_FALSE(unpacked(platform::name_of(file), store));
    CHECK(text_in(store / "decks" / "a" / "deck.txt") == "none");
    write(file, *decks::zipped({{"two-turns.txt", "two-turns everything 1\n/x\n"},
                                {"twoturns.db", "s"},
                                {"decks/../../out.txt", "x"},
                                {"decks/C:out.txt", "x"},
                                {"/decks/out.txt", "x"},
                                {"other/out.txt", "x"},
                                {"twoturns.db-wal", "x"},
                                {"decks//out.txt", "x"},
                                {"decks/in.txt", "x"}}));
    REQUIRE(unpacked(platform::name_of(file), store));
    CHECK(text_in(store / "decks" / "in.txt") == "x");
    CHECK(text_in(scratch.path() / "out.txt") == "none");
    CHECK_FALSE(std::filesystem::exists(store / "other"));
    CHECK_FALSE(std::filesystem::exists(store / "twoturns.db-wal"));
    CHECK_FALSE(unpacked(platform::name_of(scratch.path() / "absent.ttdata"), store));
}

TEST_CASE("everything is saved to a file of the player's choice", "[everything]") {
    Filer player;
    player.open(Command::save_everything);
    player.key(ui::Key::enter);
    game::ReadEverything question;
    const Ticket ticket = player.the(question);
    player.reply(ticket, game::StoreNews{game::EverythingRead{"the store"}});
    PackEverything wanted;
    const Ticket packing = player.the(wanted);
    CHECK(wanted.path == "/home/me/two-turns.ttdata");
    CHECK(wanted.store == "the store");
    CHECK_FALSE(wanted.replace);
    player.reply(packing, FileWritten{wanted.path, {}});
    CHECK(player.screen() == "none");
    CHECK(player.headline() == "Saved");
}

TEST_CASE("everything is taken from a file, and said how many games came", "[everything]") {
    Filer player;
    player.open(Command::take_everything, {{"all.ttdata", false}});
    player.type("/all.ttdata");
    player.key(ui::Key::enter);
    UnpackEverything wanted;
    const Ticket ticket = player.the(wanted);
    SECTION("done") {
        player.reply(ticket, EverythingUnpacked{Everything{"the store", "/kept"}});
        game::TakeIn question;
        const Ticket taking = player.the(question);
        CHECK(question.content == "the store");
        CHECK(question.folder == "/kept");
        player.reply(taking, game::StoreNews{game::TakenIn{{{{"dark", "off"}}, {}}, 3}});
        CHECK(player.screen() == "none");
        REQUIRE(player.app.note());
        CHECK(to_english(player.app.note()->headline) == "3 games were taken from the file");
        CHECK_FALSE(player.app.settings().dark);
    }
    SECTION("a bad file") {
        player.reply(ticket, EverythingUnpacked{Message{"no archive", {}}});
        CHECK(player.screen() == "file");
        CHECK(shows(player.seen(), "no archive"));
    }
}
