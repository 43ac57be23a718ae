// A game is sent to another device by a code or a text, and played on there.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "app/player.hpp"
#include "app/share/qr_code.hpp"
#include "game/sent_game.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

constexpr const char* page = "https://example.org/play";

Player at_board(const char* address = page, ui::Canvas canvas = {1280, 720}) {
    Start start = dealt({{6, 8}, 12}, "moon");
    start.page = address;
    return Player{std::move(start), canvas};
}

/// Opens the page, and returns what it copies.
std::string sent_text(Player& player) {
    player.run(Command::send_game);
    REQUIRE(player.screen() == "send-game");
    player.forget_requests();
    player.press_button("copy-text");
    const auto copy = std::find_if(player.requests.begin(), player.requests.end(),
                                   [](const HostTask& task) { return std::holds_alternative<CopyText>(task); });
    REQUIRE(copy != player.requests.end());
    return std::get<CopyText>(*copy).text;
}

/// Takes some pairs of the way to win.
void play(Player& player, std::size_t pairs) {
    const auto way = player.app.game().start.witness;
    for (std::size_t i = 0; i < pairs; ++i) {
        player.wait(1'300);
        player.make(way[i]);
    }
}

} // namespace

TEST_CASE("a game that was sent goes on elsewhere as it stood", "[share]") {
    Player here = at_board();
    play(here, 5);
    const std::string link = sent_text(here);
    CHECK(link.starts_with(std::string(page) + "#tg1."));
    CHECK(shows(here.seen(), "The board goes along"));
    for (const bool by_link : {true, false}) {
        INFO(by_link);
        Player there{start_at(four_pairs)};
        if (by_link)
            there.app.play_id(link.substr(link.find('#') + 1), there.now);
        else
            there.paste("Go on here: " + link);
        there.catch_up();
        REQUIRE(there.screen() == "opened-game");
        CHECK(shows(there.seen(), "A game that was sent"));
        there.wait(2'000);
        there.press_button("continue");
        there.catch_up();
        CHECK(there.session().board() == here.session().board());
        CHECK(there.session().log() == here.session().log());
    }
}

TEST_CASE("a board that was not begun, and one that is cleared, are sent by their ID", "[share]") {
    Player player = at_board();
    CHECK(sent_text(player) == std::string(page) + "#tt2.8x6.12.none.any.full.3.moon");
    player.key(Key::escape);
    play(player, player.app.game().start.witness.size());
    player.wait(20'000);
    player.press_button(Command::send_game); // on the page of the weave
    REQUIRE(player.screen() == "send-game");
    CHECK(shows(player.seen(), "The board begins"));
    player.key(Key::escape);
    CHECK(sent_text(player) == std::string(page) + "#tt2.8x6.12.none.any.full.3.moon");
}

TEST_CASE("outside a page the game is sent as a text, and a board without an ID too", "[share]") {
    Player player{start_at(four_pairs)};
    const std::string text = sent_text(player);
    CHECK(text.starts_with("tg1."));
    Player there = at_board("");
    there.paste(text);
    there.catch_up();
    CHECK(there.session().board() == player.session().board());
}

TEST_CASE("a damaged game from a link is refused, and the game in play stays", "[share]") {
    Player here = at_board();
    play(here, 5);
    const std::string word = game::sent(game::record_of(here.app.game(), here.now));
    for (const std::string& broken : {word.substr(0, word.size() / 2), std::string{"tg2.abcd"}, std::string{"tg1."}}) {
        INFO(broken);
        Player there{start_at(four_pairs)};
        there.app.play_id(broken, there.now);
        CHECK(there.headline() == "This game cannot be opened");
        CHECK(there.session().board() == game::with_sides(board_of(four_pairs)));
    }
}

TEST_CASE("the code holds what is copied, at every size of window", "[share]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {480, 360}, {390, 844}, {844, 390}, {800, 600}}) {
        Player player = at_board(page, canvas);
        play(player, 5);
        const std::string link = sent_text(player);
        const auto code = qr_code(link);
        REQUIRE(code);
        int dark = 0;
        float cell = 0;
        for (const auto& box : items_of<ui::BoxItem>(player.seen()))
            if (box.fill == ui::rgb(0x101010)) {
                cell = box.rect.h;
                CHECK(box.rect.x == std::round(box.rect.x));
                dark += static_cast<int>(std::lround(box.rect.w / box.rect.h));
            }
        CHECK(cell >= 1);
        CHECK(dark == std::count(code->dark.begin(), code->dark.end(), true));
    }
}

TEST_CASE("a code has its three marks, and no more than a camera can read", "[share]") {
    CHECK_FALSE(qr_code(""));
    CHECK_FALSE(qr_code(std::string(most_code_bytes + 1, 'a')));
    for (const std::size_t length : {std::size_t{1}, std::size_t{200}, most_code_bytes}) {
        const auto code = qr_code(std::string(length, 'a'));
        REQUIRE(code);
        REQUIRE(code->dark.size() == static_cast<std::size_t>(code->side * code->side));
        const auto at = [&](int row, int col) { return code->dark[static_cast<std::size_t>(row * code->side + col)]; };
        const int far = code->side - 7;
        for (const auto& [row, col] : std::vector<std::pair<int, int>>{{0, 0}, {0, far}, {far, 0}})
            for (int i = 0; i < 7; ++i) {
                CHECK(at(row, col + i));
                CHECK(at(row + 6, col + i));
                CHECK(at(row + i, col));
                CHECK(at(row + 3, col + 3));
                if (i > 0 && i < 6) CHECK_FALSE(at(row + 1, col + i));
            }
    }
}
