// The page of decks.
#include <set>
#include <string>

#include "app/decks/deck_list.hpp"
#include "app/player.hpp"
#include "app/tables.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using scene::SampleItem;
using scene::TileItem;
using ui::Key;

namespace {

std::set<std::string> decks_seen(const Player& player) {
    std::set<std::string> decks;
    for (const SampleItem& item : items_of<SampleItem>(player.seen())) decks.insert(item.deck);
    return decks;
}

} // namespace

TEST_CASE("K shows every deck, and Esc leads back to the board", "[decks]") {
    Player player{start_at(four_pairs)};
    player.key(Key::k);
    REQUIRE(player.screen() == "decks");
    for (const BuiltInDeck& deck : built_in_decks()) {
        CHECK(decks_seen(player).contains(deck.name));
        CHECK(shows(player.seen(), deck.label));
    }
    CHECK(decks_seen(player).size() == built_in_decks().size());
    player.key(Key::escape);
    CHECK(player.screen() == "none");
}

TEST_CASE("a deck that is chosen is played with at once, and stays chosen", "[decks]") {
    Player player{start_at(four_pairs)};
    player.make({{1, 1}, {2, 1}});
    const std::size_t done = player.session().log().size();
    player.key(Key::k);
    player.key(Key::right);
    CHECK(player.app.settings().deck.empty()); // the deck is only focused
    player.key(Key::space);
    CHECK(player.app.settings().deck == "animals");
    CHECK(items_of<TileItem>(player.seen()).size() == 48); // all of its pictures
    player.press_button("deck-1");
    CHECK(player.app.settings().deck == "emoji"); // chosen by hand, so no place brings another
    CHECK(items_of<TileItem>(player.seen()).size() == 42);
    player.press_button("deck-7");
    CHECK(player.app.settings().deck == "shapes");
    player.key(Key::escape);
    CHECK(player.session().log().size() == done);
    CHECK(settings_from({to_key_values(player.app.settings()), {}}).deck == "shapes");
}

TEST_CASE("a deck of the player's own has a card by the name of its folder", "[decks]") {
    Start start = start_at(four_pairs);
    start.settings.deck = "/home/mara/Pictures/colleagues";
    Player player{std::move(start)};
    player.key(Key::k);
    CHECK(decks_seen(player).contains("/home/mara/Pictures/colleagues"));
    CHECK(shows(player.seen(), "colleagues"));
    player.press_button("deck-1");
    CHECK(player.app.settings().deck == "emoji");
    CHECK(shows(player.seen(), "colleagues"));                                  // so that the player can return to it
    player.press_button("deck-" + std::to_string(built_in_decks().size() + 1)); // the last one
    CHECK(player.app.settings().deck == "/home/mara/Pictures/colleagues");
}

namespace {

const std::string own_folder = "/home/mara/Pictures/colleagues";

/// Returns the window's news once the pictures of a folder are on the tiles.
decks::DeckStatus shown_pictures(std::size_t count) {
    decks::PictureScan pictures{own_folder, {}, {{{"broken.jpg", {"the file is empty", {}}}}, 3}};
    for (std::size_t i = 0; i < count; ++i) pictures.names.push_back("Person " + std::to_string(i));
    return {pictures, own_folder, {}};
}

decks::DeckStatus half_read() { return {{}, "shapes", decks::DeckProgress{own_folder, 5, 10}}; }

/// Starts with that folder as the deck.
Start with_own_deck() {
    Start start = start_at(four_pairs);
    start.settings.deck = own_folder;
    remember_deck(start.settings);
    return start;
}

} // namespace

TEST_CASE("a folder or a picture dropped on the window is played with", "[decks]") {
    const bool on_page = GENERATE(false, true);
    Player player{start_at(four_pairs)};
    if (on_page) player.key(Key::k);
    player.input(ui::Dropped{own_folder + "/a.jpg"});
    ReadFile what;
    const Ticket ticket = player.the(what);
    CHECK(what.path == own_folder + "/a.jpg");
    player.reply(ticket, FileRead{what.path, std::string{}, own_folder});
    CHECK(player.app.settings().deck == own_folder);
}

TEST_CASE("how far pictures are read is told, and Cancel goes back", "[decks]") {
    const ui::Canvas canvas = GENERATE(ui::Canvas{1280, 720}, ui::Canvas{640, 480});
    Player player{with_own_deck(), canvas};
    player.app.notify(half_read(), player.now);
    CHECK(shows(player.seen(), "5 of 10"));
    player.key(Key::k);
    CHECK(shows(player.seen(), "5 of 10"));
    player.press_button("cancel");
    CHECK(player.app.settings().deck == "shapes");
    player.app.notify(decks::DeckStatus{{}, "shapes", {}}, player.now);
    CHECK_FALSE(shows(player.seen(), "5 of 10"));
}

TEST_CASE("the page says which pictures are played with, and which were left out and why", "[decks]") {
    Player player{with_own_deck()};
    player.app.notify(half_read(), player.now);
    player.app.notify(shown_pictures(2), player.now);
    CHECK(shows(player.seen(), "2 pictures are on the tiles"));
    player.key(Key::k);
    for (const char* words :
         {"2 pictures, 4 left out", "broken.jpg", "the file is empty", "3 more files", "Person 1"}) {
        CAPTURE(words);
        CHECK(shows(player.seen(), words));
    }
}

TEST_CASE("the page calls a table by its own name, and says how many of its cards were left out and why", "[decks]") {
    Player player{with_own_deck()};
    decks::PictureScan cards{own_folder, {"Ana", "Bo"}, {{{"gone.png", {"no such picture", {}}}}, 2}};
    cards.two_sided = true;
    cards.report.doubles = 1;
    cards.title = "People";
    player.app.notify(half_read(), player.now);
    player.app.notify(decks::DeckStatus{cards, own_folder, {}}, player.now);
    CHECK(shows(player.seen(), "2 cards are on the tiles"));
    player.key(Key::k);
    for (const char* words : {"People", "2 cards with two sides, 4 left out", "gone.png", "no such picture",
                              "2 more cards", "1 card", "an earlier card has one of its sides", "Ana", "Bo"}) {
        CAPTURE(words);
        CHECK(shows(player.seen(), words));
    }
}

TEST_CASE("the page says which characters of a deck no font has", "[decks]") {
    Player player{with_own_deck()};
    decks::PictureScan cards{own_folder, {"Ana", "Bo"}, {{{"gone.png", {"no such picture", {}}}}, 0}};
    cards.without_font = U"\u0041\uE123\U0010FF23";
    player.app.notify(decks::DeckStatus{cards, own_folder, {}}, player.now);
    player.key(Key::k);
    for (const char* words :
         {"2 pictures, 1 left out", "No font here has these characters", "U+0041 U+E123 U+10FF23", "gone.png", "Ana"}) {
        CAPTURE(words);
        CHECK(shows(player.seen(), words));
    }
    cards.without_font = U"\u0905\u0906\u0907\u0908\u0909\u090A";
    player.app.notify(decks::DeckStatus{cards, own_folder, {}}, player.now);
    CHECK(shows(player.seen(), "U+0905 U+0906 U+0907 U+0908 and 2 more"));
}

TEST_CASE("a folder of pictures is played with their names or without, as was chosen last", "[decks]") {
    Player player{with_own_deck()};
    auto news = shown_pictures(2);
    player.app.notify(news, player.now);
    player.key(Key::k);
    CHECK_FALSE(shows(player.seen(), "Pictures and names")); // a table has no such choice
    decks::PictureScan of_folder = *news.shown;
    of_folder.of_folder = true;
    news.shown = of_folder;
    player.app.notify(news, player.now);
    const auto press = [&](const std::string& words) {
        for (const auto& text : items_of<ui::TextItem>(player.seen()))
            if (text.text == words && text.at.x > 900) return player.click(text.at);
        FAIL(words);
    };
    press("Pictures and names");
    CHECK(plays_names(player.app.settings(), player.app.settings().deck));
    press("Pictures");
    CHECK_FALSE(plays_names(player.app.settings(), player.app.settings().deck));
    press("Pictures and names");
    Settings settings = player.app.settings();
    settings.deck = "/elsewhere";
    CHECK_FALSE(plays_names(settings, settings.deck)); // each folder has its own setting
    settings.deck = own_folder;
    forget_deck(settings, own_folder);
    CHECK_FALSE(plays_names(settings, settings.deck));
}

TEST_CASE("a deck that is added from the page has its card there at once", "[decks]") {
    Player player{start_at(four_pairs)};
    player.key(Key::k);
    CHECK_FALSE(decks_seen(player).contains(own_folder));
    player.input(ui::Dropped{own_folder});
    ReadFile what;
    player.reply(player.the(what), FileRead{what.path, std::string{}, own_folder});
    CHECK(decks_seen(player).contains(own_folder));
    player.press_button("deck-1");
    CHECK(decks_seen(player).contains(own_folder));
}

TEST_CASE("a deck of one's own stays in the list until it is taken out", "[decks]") {
    Start start = with_own_deck();
    start.settings.deck = "shapes";
    Player player{std::move(start)};
    player.key(Key::k);
    CHECK(decks_seen(player).contains(own_folder));
    player.press_button("deck-" + std::to_string(built_in_decks().size() + 1));
    CHECK(player.app.settings().deck == own_folder);
    player.press_button("take-out");
    CHECK(player.app.settings().deck.empty());
    CHECK(own_decks(player.app.settings()).empty());
    CHECK_FALSE(decks_seen(player).contains(own_folder));
}

TEST_CASE("a deck that cannot be used says why on its card, and can be taken out of the list from there", "[decks]") {
    Start start = with_own_deck();
    start.settings.deck = "shapes";
    Player player{std::move(start)};
    player.key(Key::k);
    CHECK(decks_seen(player).contains(own_folder));
    player.app.notify(decks::DeckStatus{{}, "shapes", {}, {{own_folder, {"it is away", {}}}}}, player.now);
    CHECK(shows(player.seen(), "it is away"));
    CHECK_FALSE(decks_seen(player).contains(own_folder));
    CHECK(shows(player.seen(), "colleagues"));
    player.press_button("take-out-" + std::to_string(built_in_decks().size() + 1));
    CHECK(own_decks(player.app.settings()).empty());
    CHECK(player.app.settings().deck == "shapes");
    CHECK_FALSE(shows(player.seen(), "colleagues"));
}

TEST_CASE("so many decks of one's own are remembered, none twice", "[decks]") {
    Settings settings;
    for (int i = 0; i < 40; ++i) {
        settings.deck = "/folder " + std::to_string(i % 30);
        remember_deck(settings);
        remember_deck(settings);
    }
    CHECK(own_decks(settings).size() == most_own_decks);
    settings.deck = "shapes";
    remember_deck(settings);
    settings.deck = "/two\nlines";
    remember_deck(settings);
    const auto all = own_decks(settings);
    CHECK(std::set<std::string>(all.begin(), all.end()).size() == most_own_decks);
    CHECK(std::set<std::string>(all.begin(), all.end()).count("lines") == 0);
    forget_deck(settings, all.front());
    CHECK(own_decks(settings).size() == most_own_decks - 1);
}

TEST_CASE("pictures are added by the folder they are in", "[decks]") {
    Player player{start_at(four_pairs)};
    Settings settings = player.app.settings();
    settings.folder = "/home/mara";
    player.change(settings);
    player.key(Key::k);
    player.press_button("add-pictures");
    REQUIRE(player.screen() == "file");
    ListFolder asked;
    Ticket ticket = player.the(asked);
    player.reply(ticket, FolderListed{asked.folder, std::vector<platform::FolderEntry>{
                                                        {"a.JPG", false}, {"b.txt", false}, {"more", true}}});
    CHECK(shows(player.seen(), "1 picture is in this folder; it stays where it is."));
    CHECK_FALSE(shows(player.seen(), "b.txt"));
    player.key(Key::enter);
    CHECK(player.app.settings().deck == "/home/mara");
    CHECK(player.screen() == "decks");
}

TEST_CASE("a file of cards is added by its name, one of another program as the deck it becomes", "[decks]") {
    Player player{start_at(four_pairs)};
    Settings settings = player.app.settings();
    settings.folder = "/home/mara";
    player.change(settings);
    player.key(Key::k);
    player.press_button("add-pictures");
    ListFolder asked;
    Ticket ticket = player.the(asked);
    player.reply(ticket, FolderListed{asked.folder, std::vector<platform::FolderEntry>{
                                                        {"a.apkg", false}, {"b.csv", false}, {"c.txt", false}}});
    CHECK(shows(player.seen(), "b.csv"));
    CHECK_FALSE(shows(player.seen(), "c.txt"));
    SECTION("a table is played where it lies") {
        player.type("/home/mara/b.csv");
        player.key(Key::enter);
        read_table(player, "dog,Hund\ncat,Katze\n");
        CHECK(player.app.settings().deck == "/home/mara/b.csv");
        CHECK(player.screen() == "decks");
    }
    SECTION("a package becomes a deck, or says why not") {
        player.type("/home/mara/a.apkg");
        player.key(Key::enter);
        ReadPackage what;
        ticket = player.the(what);
        CHECK(what.path == "/home/mara/a.apkg");
        player.reply(ticket, PackageRead{Message{"there are no notes in it", {}}});
        CHECK(shows(player.seen(), "there are no notes in it"));
        player.key(Key::escape);
        CHECK(player.screen() == "file");
        player.input(ui::Typed{""});
        player.key(Key::end);
        for (int i = 0; i < 4; ++i) player.key(Key::backspace);
        player.type("vcf");
        player.key(Key::enter);
        ImportDeck book;
        ticket = player.the(book);
        CHECK(book.path == "/home/mara/a.vcf");
        player.reply(ticket, DeckImported{own_folder});
        CHECK(player.app.settings().deck == own_folder);
        CHECK(player.screen() == "decks");
    }
}

TEST_CASE("new games have no more kinds than there are pictures, which is said", "[decks]") {
    Start start = dealt({{6, 8}, 12, Gravity::none, BoardLayout{}, 1}, "kinds");
    start.settings.deck = own_folder;
    Player player{std::move(start)};
    player.app.notify(shown_pictures(5), player.now);
    player.run(Command::new_game);
    CHECK(shows(player.seen(), "This board has 5 kinds."));
    player.key(Key::enter);
    CHECK(player.app.game().origin.id.params.kinds == 5);
}

namespace {

/// Returns a card with two texts, and one with a picture.
decks::DeckStatus two_cards() {
    decks::PictureScan cards{own_folder, {"one · eins", "zwei"}, {}};
    cards.two_sided = true;
    cards.words = {{"one", "one"}, {"eins", "eins"}, {"", "two.png"}, {"zwei", "zwei"}};
    return {cards, own_folder, {}};
}

/// Opens the editor for the words of a row of the list.
void open_row(Player& player, const std::string& words) {
    for (const auto& text : items_of<ui::TextItem>(player.seen()))
        if (text.text == words && text.at.x > 900) {
            player.click(text.at);
            return player.press_button("change");
        }
    FAIL(words);
}

void write_over(Player& player, const std::string& text) {
    player.key(Key::a, true);
    player.type(text);
}

} // namespace

TEST_CASE("a text on a card is changed beside the files, and back again", "[decks]") {
    Player player{with_own_deck()};
    player.app.notify(two_cards(), player.now);
    player.key(Key::k);
    open_row(player, "one · eins");
    CHECK(player.screen() == "edit-card");
    write_over(player, "  uno ");
    player.press_button("save");
    CHECK(changes_of(player.app.settings(), own_folder).texts == std::map<std::string, std::string>{{"one", "uno"}});
    auto news = two_cards();
    decks::PictureScan changed = *news.shown;
    changed.words[0].now = "uno";
    news.shown = changed;
    player.app.notify(news, player.now);
    open_row(player, "one · eins");
    player.press_button("as-in-files");
    CHECK(player.app.settings().deck_changes.empty());
}

TEST_CASE("no side comes to say what another one says, or nothing", "[decks]") {
    Player player{with_own_deck()};
    player.app.notify(two_cards(), player.now);
    player.key(Key::k);
    open_row(player, "one · eins");
    for (const auto& [text, why] :
         std::vector<std::pair<std::string, std::string>>{{"zwei", "Another side says the same"},
                                                          {"eins", "Both sides say the same"},
                                                          {" ", "nothing on it"},
                                                          {"a.png", "name of a picture"}}) {
        CAPTURE(text);
        write_over(player, text);
        player.press_button("save");
        CHECK(player.screen() == "edit-card");
        const auto texts = items_of<ui::TextItem>(player.seen());
        CHECK(std::any_of(texts.begin(), texts.end(),
                          [&words = why](const auto& one) { return one.text.find(words) != std::string::npos; }));
        CHECK(player.app.settings().deck_changes.empty());
    }
}

TEST_CASE("a deck of one's own gets another name", "[decks]") {
    Player player{with_own_deck()};
    player.app.notify(two_cards(), player.now);
    player.key(Key::k);
    player.press_button("rename");
    write_over(player, "Zahlen");
    player.press_button("save");
    CHECK(deck_label(player.app.settings(), own_folder) == "Zahlen");
    CHECK(shows(player.seen(), "Zahlen"));
}

TEST_CASE("a deck is exported as a file or as a folder", "[decks]") {
    Start start = with_own_deck();
    start.settings.folder = "/home/mara";
    Player player{std::move(start)};
    player.app.notify(two_cards(), player.now);
    player.key(Key::k);
    player.press_button("export");
    CHECK(shows(player.seen(), "Export the deck"));
    const bool folder = GENERATE(false, true);
    if (folder)
        for (const auto& text : items_of<ui::TextItem>(player.seen()))
            if (text.text == "A folder") player.click(text.at);
    player.key(Key::enter);
    WriteDeck what;
    const Ticket ticket = player.the(what);
    CHECK(what.folder == folder);
    CHECK((what.path.rfind(".ttdeck") == what.path.size() - 7) == !folder);
    player.reply(ticket, FileWritten{what.path + "-2", {}});
    CHECK(shows(player.seen(), what.path + "-2"));
}

namespace {

/// Returns a picture with its name, and the card of two pictures from a table beside it.
decks::DeckStatus with_pictures(bool of_folder) {
    decks::PictureScan pictures{own_folder, {"Ana"}, {}};
    pictures.folder = "/photographs";
    pictures.of_folder = of_folder;
    pictures.two_sided = !of_folder;
    pictures.words = {{"ana.jpg", "Ana", "ana.jpg"}};
    if (!of_folder) pictures.words = {{"", "ana.jpg", "ana.jpg"}, {"", "ana 2.jpg", "ana 2.jpg"}};
    return {pictures, own_folder, {}};
}

/// Opens the crop of a picture of 600 by 400 pixels that the window has read.
void open_crop(Player& player, decks::DeckStatus news, const std::string& file, const std::string& button) {
    player.app.notify(news, player.now);
    player.key(Key::k);
    open_row(player, "Ana");
    player.press_button(button);
    REQUIRE(player.screen() == "crop");
    const auto asked = items_of<scene::WholePictureItem>(player.seen());
    REQUIRE(asked.size() == 1);
    CHECK(asked[0].file == "/photographs/" + file);
    news.whole = decks::WholePicture{asked[0].file, 600, 400};
    player.app.notify(news, player.now);
}

/// Returns where the picture is; square_of() returns the square on it.
ui::Rect whole_of(Player& player) { return items_of<scene::WholePictureItem>(player.seen()).at(0).rect; }
ui::Rect square_of(Player& player) {
    const ui::Rect whole = whole_of(player);
    ui::Rect found;
    for (const auto& box : items_of<ui::BoxItem>(player.seen())) // takes the last one: lower screens are drawn before
        if (box.rect.w == box.rect.h && box.border.a > 0 && box.rect.x >= whole.x &&
            box.rect.bottom() <= whole.bottom())
            found = box.rect;
    return found;
}
decks::Crop kept_crop(Player& player, const std::string& file) {
    const auto crops = changes_of(player.app.settings(), own_folder).crops;
    return crops.contains(file) ? crops.at(file) : decks::Crop{};
}

} // namespace

TEST_CASE("what is seen of a picture is dragged, comes closer and goes back to what is usual", "[decks]") {
    Player player{with_own_deck()};
    const bool of_folder = GENERATE(true, false);
    const std::string file = of_folder ? "ana.jpg" : "ana 2.jpg";
    open_crop(player, with_pictures(of_folder), file, of_folder ? "crop-1" : "crop-2");
    const ui::Rect whole = whole_of(player);
    CHECK(whole.w == Approx(whole.h * 1.5F).margin(1));
    const ui::Rect usual = square_of(player);
    CHECK(usual.h == whole.h);
    CHECK(usual.x - whole.x == Approx(whole.right() - usual.right()).margin(1));

    player.drag(usual.centre(), {usual.centre().x - 40, usual.centre().y + 500});
    CHECK(square_of(player).x == Approx(usual.x - 40).margin(1));
    CHECK(square_of(player).y == usual.y);
    player.key(Key::right);
    CHECK(square_of(player).x > usual.x - 39);
    for (int i = 0; i < 40; ++i) player.key(Key::right);
    CHECK(square_of(player).right() == Approx(whole.right()).margin(1));
    player.wheel(whole.centre(), -3);
    const ui::Rect closer = square_of(player);
    CHECK(closer.w < usual.w - 5);
    for (int i = 0; i < 40; ++i) player.key(Key::up);
    CHECK(square_of(player).y == whole.y);
    player.wheel(whole.centre(), 40);
    CHECK(square_of(player).w == usual.w);
    CHECK(player.app.settings().deck_changes.empty());
    player.press_button("save");
    CHECK(kept_crop(player, file).across > 2900);
    CHECK(kept_crop(player, file).side == decks::Crop::whole);

    player.press_button(of_folder ? "crop-1" : "crop-2"); // starts with the previous choice
    CHECK(square_of(player).right() == Approx(whole.right()).margin(1));
    player.press_button("as-usual");
    CHECK(square_of(player) == usual);
    player.key(Key::enter);
    CHECK(player.app.settings().deck_changes.empty());
}

TEST_CASE("a picture that cannot be read any more has no square to be moved", "[decks]") {
    Player player{with_own_deck()};
    auto news = with_pictures(true);
    open_crop(player, news, "ana.jpg", "crop-1");
    news.whole = decks::WholePicture{"/photographs/ana.jpg", 0, 0};
    player.app.notify(news, player.now);
    CHECK(shows(player.seen(), "The picture cannot be read."));
    player.drag(whole_of(player).centre(), {0, 0});
    player.wheel(whole_of(player).centre(), -9);
    player.key(Key::up);
    player.key(Key::enter);
    CHECK(player.screen() == "crop");
    player.key(Key::escape);
    CHECK(player.screen() == "edit-card");
    CHECK(player.app.settings().deck_changes.empty());
}
