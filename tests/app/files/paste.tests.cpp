// Ctrl+C copies the ID of a game. Ctrl+V on the board plays a game ID, and asks about any other text.
#include "app/app.hpp"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "app/board/game_start.hpp"
#include "app/filer.hpp"
#include "game/learning/cards.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

TEST_CASE("a game ID that is pasted is played", "[app]") {
    Player player{start_at(four_pairs)};
    player.paste("tt1.8x6.12.down.full.3.moon");
    CHECK(player.screen() == "none");
    CHECK(player.session().board() == Player{dealt({{6, 8}, 12, Gravity::down}, "moon")}.session().board());
}

TEST_CASE("undo right after leads back to the game before, with all that was done in it", "[app]") {
    Player player{start_at(four_pairs)};
    player.make({{1, 1}, {2, 1}});
    player.make({{1, 2}, {2, 2}});
    player.key(Key::u);
    const auto key = player.app.game().key;
    const auto entries = player.session().log().size();
    player.paste("tt1.8x6.12.none.full.3.moon");
    REQUIRE(player.app.game().key != key);
    CHECK_FALSE(player.place_of(Command::undo)); // the button is for steps on this board
    player.key(Key::u);
    CHECK(player.headline() == "The board before is back");
    CHECK(player.app.game().key == key);
    CHECK(player.session().log().size() == entries);
    CHECK(player.session().pairs_left() == 3);
    player.key(Key::y);
    CHECK(player.session().pairs_left() == 2);
    player.key(Key::u);
    player.key(Key::u);
    CHECK(player.session().pairs_left() == 4);
    CHECK_FALSE(player.place_of(Command::undo)); // undo does not lead back from the pasted game
    player.key(Key::u);
    CHECK(player.app.game().key == key);
}

TEST_CASE("once something was done in the pasted game, undo stays in it", "[app]") {
    Player player{start_at(four_pairs)};
    player.paste("tt1.8x6.12.none.full.3.moon");
    const auto key = player.app.game().key;
    player.make(player.session().open_moves().front());
    player.key(Key::u);
    CHECK(player.app.game().key == key);
    CHECK(player.session().pairs_left() == 24);
}

TEST_CASE("any other text is asked about before it is played", "[app]") {
    for (const bool yes : {false, true}) {
        Player player{start_at(four_pairs)};
        const auto key = player.app.game().key;
        player.paste("moon");
        REQUIRE(player.screen() == "play-seed");
        CHECK(shows(player.seen(), "“moon”"));
        CHECK(player.app.game().key == key);
        player.key(yes ? Key::enter : Key::escape);
        CHECK(player.screen() == "none");
        CHECK((player.app.game().key != key) == yes);
        if (yes) CHECK(player.app.game().origin.id.seed == "moon");
    }
}

TEST_CASE("an ID that is none, or of a board there cannot be, is told", "[app]") {
    for (const char* text : {"", "tt1.6x4.99.down.full.3.x", "tt9.6x4.6.down.full.3.x"}) {
        CAPTURE(text);
        Player player{start_at(four_pairs)};
        const auto key = player.app.game().key;
        player.paste(text);
        CHECK(player.screen() == "none");
        REQUIRE(player.app.note());
        CHECK_FALSE(player.app.note()->detail.id.empty());
        CHECK(player.app.game().key == key);
    }
}

TEST_CASE("an ID of a later version is told to be one", "[app]") {
    for (const std::string text : {"tt3.8x6.8.none.any.new.full.1.x", " TT9.x", "look: tt12.x."}) {
        CAPTURE(text);
        Player player{start_at(four_pairs)};
        player.paste(text);
        CHECK(player.headline() == "A game ID of a later version");
        CHECK(to_english(player.app.note()->detail).find("is of a later version") != std::string::npos);
    }
    Player player{start_at(four_pairs)};
    player.paste("tt0.8x6.8.none.full.1.x");
    CHECK(player.headline() == "That text is no game ID");
}

TEST_CASE("a deal that fails after a paste is told", "[app]") {
    Player player{start_at(four_pairs)};
    player.slow = true;
    player.paste("tt1.8x6.12.none.full.3.moon");
    const auto id = player.last<DealBoard>()->id;
    player.answer<DealBoard>(BoardDealt{id, Message{"no such board", {}}});
    CHECK_FALSE(player.app.play().awaited());
    CHECK(shows(player.seen(), "This board cannot be dealt"));
    CHECK(shows(player.seen(), "no such board"));
    CHECK(player.session().board() == game::with_sides(board_of(four_pairs)));
}

TEST_CASE("in a page there is a link to the board beside its ID, and nowhere else", "[files]") {
    app::Start start = test::dealt(small, "连连看 1");
    SECTION("in a page") {
        start.page = "https://example.org/play.html?x=1";
        Player player{std::move(start)};
        player.run(Command::board_menu);
        player.press_button(Command::copy_link);
        CHECK(player.screen() == "none");
        const auto copy = std::find_if(player.requests.begin(), player.requests.end(),
                                       [](const HostTask& task) { return std::holds_alternative<CopyText>(task); });
        REQUIRE(copy != player.requests.end());
        CHECK(std::get<CopyText>(*copy).text == "https://example.org/play.html?x=1#tt2.6x4.6.down.any.full.3."
                                                "%E8%BF%9E%E8%BF%9E%E7%9C%8B%201");
        CHECK(player.headline() == "Link copied");
    }
    SECTION("elsewhere") {
        Player player{std::move(start)};
        player.run(Command::board_menu);
        CHECK(player.spot_of("Copy game ID"));
        CHECK_FALSE(player.spot_of("Copy link to this board"));
    }
    SECTION("a board without an ID") {
        Player player{start_at(four_pairs)};
        player.run(Command::copy_link);
        CHECK(player.headline() == "This board has no game ID");
        CHECK(player.asked_for<CopyText>() == 0);
    }
}

TEST_CASE("the game ID goes to the clipboard and starts the same board from there", "[files]") {
    Player player{test::dealt(small, "连连看 1")};
    player.key(Key::c, true);
    std::string id;
    for (const HostTask& request : player.requests)
        if (const auto* copy = std::get_if<CopyText>(&request)) id = copy->text;
    CHECK(id == "tt2.6x4.6.down.any.full.3.连连看 1");

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
        for (const char* text : {" \n", "tt1.6x4.6.down", "tt0.6x4.6.down.full.3.x", "tt1.6x4.99.down.full.3.x"}) {
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

TEST_CASE("a text of megabytes, and a clipboard that gives none, are told on the board and in a field", "[app]") {
    const std::string long_text(10'000'000, 'x');
    Player board{start_at(four_pairs)};
    board.paste(long_text);
    CHECK(board.screen() == "none");
    CHECK(board.headline() == "The pasted text is too long");
    board.paste("");
    CHECK(board.headline() == "Nothing can be pasted");

    Player field{start_at(four_pairs)};
    field.run(Command::open_game);
    field.answer<ListFolder>(FolderListed{field.last<ListFolder>()->folder, std::vector<platform::FolderEntry>{}});
    REQUIRE(field.screen() == "file");
    const ui::Frame frame = field.app.frame(field.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::field) field.click(hit.rect.centre());
    const std::string before = field.field();
    field.paste("");
    CHECK(field.headline() == "Nothing can be pasted");
    CHECK(field.field() == before);
    field.paste(long_text);
    CHECK(field.headline() == "The pasted text is too long");
    CHECK(field.field().size() > before.size());
}

TEST_CASE("a link plays its board at once, whatever page is open, and a broken one says so", "[app]") {
    Player player{start_at(four_pairs)};
    player.make({{1, 1}, {2, 1}});
    const auto key = player.app.game().key;
    player.key(Key::f1);
    REQUIRE(player.screen() != "none");
    for (const char* broken :
         {"", "tt1", "tt1.8x6.12.down.full.3.", "tt99.8x6.12.down.full.3.moon", "moon", "tt1.999x6.1.none.full.3.x"}) {
        CAPTURE(broken);
        player.app.play_id(broken, player.now);
        REQUIRE(player.app.note());
        CHECK(player.app.note()->headline.id == std::string("The link has no game ID that can be played."));
        CHECK(player.app.game().key == key);
    }
    player.app.play_id("tt1.8x6.12.down.full.3.moon", player.now);
    player.catch_up();
    CHECK(player.screen() == "none");
    CHECK(player.session().board() == Player{dealt({{6, 8}, 12, Gravity::down}, "moon")}.session().board());
    player.key(Key::u);
    CHECK(player.app.game().key == key);
}

TEST_CASE("an ID is found within whatever is pasted, and never half of one", "[app]") {
    const std::string id = "tt1.8x6.8.none.full.1.abc7";
    const DealParams params;
    for (const std::string& text : std::vector<std::string>{
             id, "try this: https://x.example/#" + id + "!", "\"" + id + "\"", "(" + id + ").", "“" + id + "”",
             "看这个：" + id + "。", "one, two\nhttps://x.example/play/#" + id + "\nthree", "<" + id + ">",
             "id=" + id + ", really", "https://x.example/#tt1.8x6.8.none.full.1.abc%37"}) {
        CAPTURE(text);
        const auto pasted = pasted_id(text, params, game::Time{0});
        REQUIRE(std::holds_alternative<GameId>(pasted));
        CHECK(to_text(std::get<GameId>(pasted)) == id);
    }
    for (const std::string text :
         {"see tt1.8x6.8.none…", "https://x.example/#tt1.8x6", "\"tt1.8x6.8.none.full\" it was"}) {
        CAPTURE(text);
        const auto pasted = pasted_id(text, params, game::Time{0});
        REQUIRE(std::holds_alternative<Note>(pasted));
        CHECK(std::get<Note>(pasted).detail.id.find("cut short") != std::string::npos);
    }
    for (const char* sign :
         {".", ",", ";", ":", "!", "?", ")", "]", "»", "”", "。", "，", "！", "？", "）", "」", "；", "？）"})
        for (const std::string& text :
             {"try " + id + sign, "试试" + id + sign, "try " + id + sign + " It is good", "\n" + id + "\n"}) {
            CAPTURE(text);
            CHECK(to_text(std::get<GameId>(pasted_id(text, params, game::Time{0}))) == id);
        }
    for (const char* seed : {"12345678", "2026-11-25", "journey 42"})
        for (const char* sign : {".", "!", "。", "？", ").", ". And so on", "，你来试试", " ", ""})
            for (const char* before : {"", " ", "look: "}) {
                const std::string made = std::string{"tt2.8x6.8.none.any.full.1."} + seed;
                CAPTURE(before, made, sign);
                CHECK(to_text(std::get<GameId>(pasted_id(before + made + sign, params, game::Time{0}))) == made);
            }
    // The whole text is an ID: somebody thought of such a seed.
    for (const std::string whole : {"tt1.8x6.8.none.full.1.Who?", "tt2.8x6.8.none.any.full.1.Dr. Who.",
                                    "tt2.8x6.8.none.any.full.1.12345678_b", "tt2.8x6.8.none.any.full.1.123456789"}) {
        CAPTURE(whole);
        CHECK(to_text(std::get<GameId>(pasted_id(whole, params, game::Time{0}))) == whole);
    }
    CHECK_FALSE(id_within("att1.8x6.8.none.full.1.x"));
    CHECK_FALSE(id_within("a seed of my own"));
}
