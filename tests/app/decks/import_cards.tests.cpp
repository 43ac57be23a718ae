// Decks made of files of other programs.
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/decks/card_fields.hpp"
#include "app/player.hpp"
#include "app/tables.hpp"
#include "support/anki_files.hpp"
#include "support/catch.hpp"
#include "support/png_file.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

const std::string book = "/home/mara/Friends.vcf";

std::string vcard_of(int person) {
    const std::string number = std::to_string(person);
    const auto side = static_cast<std::uint32_t>(20 + person);
    std::string card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Person " + number + "\r\nPHOTO:data:image/png;base64,";
    constexpr const char* digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const std::string bytes = png_file(side, side);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto at = [&](std::size_t k) {
            return k < bytes.size() ? static_cast<unsigned>(static_cast<unsigned char>(bytes[k])) : 0U;
        };
        const unsigned all = at(i) << 16U | at(i + 1) << 8U | at(i + 2);
        for (unsigned shift : {18U, 12U, 6U, 0U}) card += digits[all >> shift & 63U];
    }
    return card + "\r\nEND:VCARD\r\n";
}

const std::string package_file = "/home/mara/Words.apkg";

AnkiSample words() {
    AnkiSample sample;
    sample.type = "Vocabulary";
    sample.fields = {"English", "", "Pinyin"};
    sample.notes = {{"water", "水", "shuǐ"}, {"salt", "盐", "yán"}, {"snow", "", "xuě"}, {"salt", "咸", "xián"}};
    return sample;
}

std::shared_ptr<const decks::AnkiPackage> opened(const AnkiSample& sample) {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "a.apkg").string();
    write_apkg(file, sample, AnkiFormat::anki21);
    auto package = decks::AnkiPackage::open(file); // keeps the file open
    REQUIRE(package);
    return std::make_shared<const decks::AnkiPackage>(*std::move(package));
}

/// Answers the requests for a preview, as the window's job does.
void preview(Player& player) {
    PreviewCards what;
    const Ticket ticket = player.the(what);
    const auto job = job_for(what, {});
    REQUIRE(job);
    while (!job->run()) {
    }
    player.reply(ticket, *job->take());
}

/// Opens the page on which the fields are chosen.
Player with_package(const AnkiSample& sample, Start start = start_at(four_pairs), ui::Canvas canvas = {1280, 720}) {
    Player player{std::move(start), canvas};
    player.input(ui::Dropped{package_file});
    ReadPackage what;
    const Ticket ticket = player.the(what);
    CHECK(what.path == package_file);
    player.reply(ticket, PackageRead{opened(sample)});
    preview(player);
    return player;
}

} // namespace

TEST_CASE("the fields of a package are chosen with the cards before one's eyes", "[import]") {
    const ui::Canvas canvas = GENERATE(ui::Canvas{1280, 720}, ui::Canvas{800, 600});
    Player player = with_package(words(), start_at(four_pairs), canvas);
    CHECK(shows(player.seen(), "2 cards with two sides"));
    CHECK(shows(player.seen(), "1 note left out: a side is empty"));
    CHECK(shows(player.seen(), "1 note left out: an earlier card has one of its sides"));
    CHECK(shows(player.seen(), "水"));
    CHECK_FALSE(shows(player.seen(), "yán"));
    CHECK(shows(player.seen(), "Field 2")); // a field without a name
    CHECK(player.field() == "Words");

    player.key(Key::tab); // from the front's list to the back's
    player.key(Key::down);
    CHECK_FALSE(shows(player.seen(), "水"));
    player.key(Key::enter); // ignored until it is known whether there are any cards
    CHECK(player.screen() == "import");
    preview(player);
    CHECK(shows(player.seen(), "3 cards with two sides"));
    CHECK(shows(player.seen(), "yán"));

    player.wait(1000);
    player.key(Key::enter);
    ImportDeck what;
    const Ticket ticket = player.the(what);
    REQUIRE(what.cards);
    CHECK(what.cards->name == "Words");
    CHECK(what.cards->sides == decks::AnkiSides{0, 0, 2});
    player.reply(ticket, Progress{0.5F});
    player.reply(ticket, DeckImported{std::string{"/data/decks/Words"}});
    CHECK(player.screen() == "none");
    CHECK(player.app.settings().deck == "/data/decks/Words");

    Start again = start_at(four_pairs);
    again.settings = player.app.settings();
    CHECK(shows(with_package(words(), std::move(again)).seen(), "3 cards with two sides")); // the choice is remembered
}

TEST_CASE("a package is imported under the name that is written", "[import]") {
    const bool blank = GENERATE(false, true);
    Player player = with_package(words());
    std::optional<ui::Point> field;
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::field) field = hit.rect.centre();
    REQUIRE(field);
    player.click(*field);
    player.key(Key::a, true);
    player.type(blank ? "  " : "初级");
    player.key(Key::enter);
    ImportDeck what;
    player.the(what);
    REQUIRE(what.cards);
    CHECK(what.cards->name == (blank ? "Words" : "初级"));
}

TEST_CASE("fields that give no card cannot be imported, and it is said", "[import]") {
    Player player = with_package(words());
    player.key(Key::tab);
    player.key(Key::up); // both sides are now the first field
    preview(player);
    CHECK(shows(player.seen(), "No card can be made of these fields"));
    CHECK(shows(player.seen(), "4 notes left out: both sides are the same"));
    player.wait(1000);
    player.key(Key::enter);
    CHECK(player.asked_for<ImportDeck>() == 0);
    player.press_button("leave");
    CHECK(player.screen() == "none");
}

TEST_CASE("the preview is of the fields that are chosen now", "[import]") {
    Player player = with_package(words());
    PreviewCards first;
    player.key(Key::tab);
    player.key(Key::down);
    const Ticket ticket = player.the(first);
    player.key(Key::up);
    preview(player);
    player.reply(ticket, CardsPreviewed{first.sides, {{"late", "later"}}, 1, {}, {}});
    CHECK_FALSE(shows(player.seen(), "late"));
    CHECK(kind_of(PreviewCards{}) != kind_of(ImportDeck{}));
    CHECK(kind_of(PreviewCards{}) != 0);
}

TEST_CASE("of two quick clicks on a field the second does not import", "[import]") {
    Player player = with_package(words());
    std::optional<ui::Point> pinyin;
    for (const auto& text : items_of<ui::TextItem>(player.seen()))
        if (text.text == "Pinyin") pinyin = text.at; // the last one is of the back
    REQUIRE(pinyin);
    player.click(*pinyin);
    preview(player);
    player.now += game::Time{200};
    player.click(*pinyin, ui::MouseButton::left, 2);
    CHECK(player.asked_for<ImportDeck>() == 0);
    CHECK(player.screen() == "import");
}

TEST_CASE("the jobs of a package read, preview and import it", "[import]") {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "Words.apkg").string();
    write_apkg(file, words(), AnkiFormat::anki21b);
    const auto answer_of = [&](const JobRequest& question) {
        const auto job = job_for(question, folder.path() / "data");
        REQUIRE(job);
        while (!job->run()) {
        }
        return *job->take();
    };
    const auto package = std::get<PackageRead>(answer_of(ReadPackage{file})).package;
    REQUIRE(package);
    const decks::AnkiSides sides{0, 0, 2};
    const auto previewed = std::get<CardsPreviewed>(answer_of(PreviewCards{*package, sides}));
    CHECK(previewed.count == 3);
    CHECK(previewed.first == std::vector<decks::Card>{{"water", "shuǐ"}, {"salt", "yán"}, {"snow", "xuě"}});
    CHECK(previewed.left_out == std::vector<decks::NotesLeftOut>{{1, {"an earlier card has one of its sides", {}}}});
    const auto deck =
        std::get<DeckImported>(answer_of(ImportDeck{file, decks::ChosenPackage{*package, sides, "Chinese: one"}})).deck;
    REQUIRE(deck);
    CHECK(std::filesystem::path{*deck} == folder.path() / "data" / "decks" / "Chinese- one");
    CHECK_FALSE(std::get<PackageRead>(answer_of(ReadPackage{file + "x"})).package);
}

TEST_CASE("the fields of the packages that were imported last are remembered", "[import]") {
    Settings settings;
    const std::vector<decks::AnkiNoteType> types{{"Basic", {"Front", "Back"}, {}}, {"Words", {"a", "b", "c"}, {}}};
    for (int i = 0; i < 30; ++i)
        remember_sides(settings, "/home/mara/" + std::to_string(i) + ".apkg", types,
                       {1, 2, static_cast<std::size_t>(i % 2)});
    CHECK(remembered_sides(settings, "/usb/29.apkg", types) == decks::AnkiSides{1, 2, 1}); // wherever the file is
    CHECK(remembered_sides(settings, "/usb/28.apkg", types) == decks::AnkiSides{1, 2, 0});
    CHECK_FALSE(remembered_sides(settings, "/usb/1.apkg", types)); // too long ago, no longer remembered
    CHECK_FALSE(remembered_sides(settings, "/usb/other.apkg", types));
    auto changed = types;
    std::swap(changed[0], changed[1]); // the other note type is now the more frequent
    CHECK(remembered_sides(settings, "/usb/29.apkg", changed) == decks::AnkiSides{0, 2, 1});
    changed[0].fields.pop_back();
    CHECK_FALSE(remembered_sides(settings, "/usb/29.apkg", changed));
    remember_sides(settings, "/home/mara/29.apkg", types, {0, 1, 0});
    CHECK(remembered_sides(settings, "/usb/29.apkg", types) == decks::AnkiSides{0, 1, 0});
    game::Items rows = settings.card_fields.rows();
    for (auto& [name, row] : rows) row.value = "2 x 4";
    settings.card_fields = KeptList{std::move(rows)};
    CHECK_FALSE(remembered_sides(settings, "/usb/29.apkg", types));
}

TEST_CASE("an address book that is dropped becomes a deck, and is played with", "[import]") {
    const bool on_page = GENERATE(false, true);
    Player player{start_at(four_pairs)};
    if (on_page) player.key(Key::k);
    const std::string below = player.screen();
    player.input(ui::Dropped{book});
    ImportDeck what;
    const Ticket ticket = player.the(what);
    CHECK(what.path == book);
    CHECK_FALSE(shows(player.seen(), "Friends.vcf")); // short work shows no progress
    player.wait(400);
    CHECK(shows(player.seen(), "Friends.vcf"));
    player.reply(ticket, Progress{0.5F});
    CHECK(player.screen() == "import");
    player.reply(ticket, DeckImported{std::string{"/data/decks/Friends"}});
    CHECK(player.screen() == below);
    CHECK(player.app.settings().deck == "/data/decks/Friends");
}

TEST_CASE("an import that takes long is cancelled by Esc or its button", "[import]") {
    const bool by_key = GENERATE(false, true);
    Player player{start_at(four_pairs)};
    player.input(ui::Dropped{book});
    ImportDeck what;
    const Ticket ticket = player.the(what);
    player.wait(400);
    if (by_key)
        player.key(Key::escape);
    else
        player.press_words("Cancel");
    CHECK(player.screen() == "none");
    CHECK(player.asked_for<CancelOutside>() == 1);
    player.reply(ticket, DeckImported{std::string{"/data/decks/Friends"}}); // too late
    CHECK(player.app.settings().deck.empty());
}

TEST_CASE("what cannot be imported says why, and is closed", "[import]") {
    Player player{start_at(four_pairs)};
    player.input(ui::Dropped{book});
    player.answer<ImportDeck>(DeckImported{Message{"there is no card of a person in it", {}}});
    CHECK(shows(player.seen(), "there is no card of a person in it"));
    CHECK(shows(player.seen(), "Friends.vcf"));
    player.press_words("Close");
    CHECK(player.screen() == "none");
    CHECK(player.app.settings().deck.empty());
}

TEST_CASE("an import tells how far it is, and leaves nothing when it is dropped on the way", "[import]") {
    const ScratchFolder folder;
    std::string text;
    constexpr int people = 20;
    for (int i = 0; i < people; ++i) text += vcard_of(i);
    const std::string file = folder.file("Friends.vcf", text);
    const auto store = folder.path() / "data";
    auto job = job_for(ImportDeck{file}, store);
    REQUIRE(job);
    CHECK_FALSE(job->must_end());
    float before = 0;
    const auto told_half = [&] {
        const bool ended = job->run();
        const auto answer = job->take();
        REQUIRE_FALSE(ended);
        if (!answer) return false;
        REQUIRE(std::holds_alternative<Progress>(*answer));
        const float told = std::get<Progress>(*answer).value;
        CHECK(told > before);
        before = told;
        return told > 0.75F;
    };
    while (!told_half()) {
    }
    job.reset();
    CHECK(std::filesystem::is_empty(store / "decks"));

    job = job_for(ImportDeck{file}, store);
    while (!job->run()) {
    }
    const auto answer = job->take();
    REQUIRE(answer);
    REQUIRE(std::holds_alternative<DeckImported>(*answer));
    const auto& deck = std::get<DeckImported>(*answer).deck;
    REQUIRE(deck);
    CHECK(std::filesystem::path{*deck} == store / "decks" / "Friends");
    CHECK(std::distance(std::filesystem::directory_iterator{*deck}, {}) == people + 1);
}

TEST_CASE("nothing is imported without a place for it, or from the game's own files", "[import]") {
    const ScratchFolder folder;
    const std::string file = folder.file("Friends.vcf", vcard_of(1));
    for (const auto& store : {std::filesystem::path{}, folder.path()}) {
        const auto job = job_for(ImportDeck{file}, store);
        while (!job->run()) {
        }
        const auto answer = job->take();
        REQUIRE(answer);
        CHECK_FALSE(std::get<DeckImported>(*answer).deck);
    }
}

TEST_CASE("how a table is read is chosen with its cards before one's eyes", "[import] [table]") {
    const ui::Canvas canvas = GENERATE(ui::Canvas{1280, 720}, ui::Canvas{800, 600}, ui::Canvas{390, 844});
    Player player{start_at(four_pairs), canvas};
    player.input(ui::Dropped{"/home/mara/Words.csv"});
    read_table(player, "#,Question,Answer\n1,\xC4pfel,apples\n2,\xD6l,oil\n3,Wort,\n");
    preview_table(player);
    REQUIRE(player.screen() == "import");
    CHECK(shows(player.seen(), "Cards of a table"));
    CHECK(shows(player.seen(), "2 cards with two sides"));
    CHECK(shows(player.seen(), "Windows-1252 (äéñ)"));
    CHECK(shows(player.seen(), "Question"));
    CHECK(shows(player.seen(), "line 4: one side of the card is empty"));
    if (canvas.width == 1280) CHECK(shows(player.seen(), "Äpfel"));

    const auto heading = player.spot_of("The first row is a heading");
    REQUIRE(heading);
    player.click(heading->rect.centre()); // the heading is a card after all
    preview_table(player);
    CHECK(shows(player.seen(), "3 cards with two sides"));
    CHECK(shows(player.seen(), "Column 2"));
    player.wait(1000);
    player.key(Key::enter);
    ImportDeck what;
    const Ticket ticket = player.the(what);
    REQUIRE(what.table);
    CHECK(what.table->name == "Words");
    CHECK(what.table->folder == "/home/mara");
    CHECK(what.table->form.front == 1);
    CHECK_FALSE(what.table->form.heading);
    player.reply(ticket, DeckImported{std::string{"/data/decks/Words"}});
    CHECK(player.app.settings().deck == "/data/decks/Words");
}

TEST_CASE("where rows have a back alone it is asked whether they belong to the card before", "[import] [table]") {
    Player player{start_at(four_pairs), {1280, 720}};
    player.input(ui::Dropped{"/home/mara/Words.csv"});
    read_table(player, "cat,Katze\n,Kater\ndog,Hund\n");
    preview_table(player);
    REQUIRE(player.screen() == "import");
    CHECK(shows(player.seen(), "line 2: one side of the card is empty"));
    player.press_words("A back alone belongs to the card before");
    preview_table(player);
    CHECK(shows(player.seen(), "2 cards with two sides"));
    CHECK(shows(player.seen(), "Katze / Kater"));
    CHECK_FALSE(shows(player.seen(), "line 2"));
    player.wait(1000);
    player.key(Key::enter);
    ImportDeck what;
    (void)player.the(what);
    REQUIRE(what.table);
    CHECK(what.table->form.joined);
}

TEST_CASE("a table becomes a deck of its own, its pictures with it", "[import] [table]") {
    const ScratchFolder store;
    const ScratchFolder own;
    std::ofstream{own.path() / "dog.png", std::ios::binary} << png_file(20, 20);
    const auto bytes = std::make_shared<const std::string>("dog.png;\xC4pfel\ngone.png;b\n");
    const auto guess = decks::guessed_form(*bytes);
    auto job = job_for(ImportDeck{"", std::nullopt, decks::ChosenTable{bytes, guess.form, "Mine", own.path().string()}},
                       store.path());
    std::optional<Response> answer;
    while (!job->run()) {
    }
    answer = job->take();
    REQUIRE(answer);
    const auto deck = std::get<DeckImported>(*answer).deck;
    REQUIRE(deck);
    const std::filesystem::path folder = *deck;
    CHECK(folder == store.path() / "decks" / "Mine");
    CHECK(std::filesystem::exists(folder / "dog.png"));
    std::ifstream table{folder / "cards.csv"};
    const std::string text{std::istreambuf_iterator<char>{table}, {}};
    CHECK(text == "# name Mine\nfront,back\n\"dog.png\",\"Äpfel\"\n\"gone.png\",\"b\"\n");
}

TEST_CASE("a text with tabs is a table, a board stays one", "[import] [table]") {
    Player player{start_at(four_pairs)};
    const auto open = [&](const std::string& text) {
        player.input(ui::Dropped{"/home/mara/some.txt"});
        player.answer<ReadFile>(FileRead{"/home/mara/some.txt", text});
    };
    SECTION("a table") {
        open(GENERATE("#separator:tab\n#html:false\nHund\tdog\nKatze\tcat\n", "Hund\tdog\nKatze\tcat\n",
                      "a b;c\nd;e\n"));
        read_table(player, {});
        CHECK(player.app.settings().deck == "/home/mara/some.txt");
    }
    SECTION("a board") {
        open(GENERATE("A\tB\nB\tA\n", "A B\nB A\n", "; made, by hand\nA,1 A,1\n"));
        CHECK_FALSE(player.last<ReadTable>());
        CHECK(player.app.settings().deck.empty());
    }
}

TEST_CASE("a table on the clipboard becomes a deck where one wants it", "[import] [table]") {
    Player player{start_at(four_pairs)};
    player.run(Command::paste_id);
    player.answer<ReadClipboard>(ClipboardText{"Hund\tdog\nKatze\tcat\nVogel\tbird\n"});
    read_table(player, {});
    preview_table(player);
    CHECK(shows(player.seen(), "Make a deck of these 3 cards?"));
    CHECK(player.field() == "Pasted cards");
    player.wait(1000);
    player.key(Key::enter);
    ImportDeck what;
    player.the(what);
    REQUIRE(what.table);
    CHECK(what.table->name == "Pasted cards");
    CHECK(what.table->folder.empty());
}
