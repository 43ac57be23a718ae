// The choices of the page for a new game after it was left, and what is said of a level that was missed.
#include <string>

#include "app/new_game/chosen.hpp"
#include "app/new_game/new_game_words.hpp"
#include "app/player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

TEST_CASE("choices that were left with Esc are there again, until a board of them is played", "[new-game]") {
    Player player{dealt({{4, 6}, 6, Gravity::none}, "own")};
    player.key(Key::n);
    player.paste("tt2.15x13.31.down.straight.heart.1.y");
    REQUIRE(choice_of(player) == "tt2.15x13.31.down.straight.heart.1.y");
    player.key(Key::escape);
    REQUIRE(player.screen() == "none");
    player.key(Key::n);
    CHECK(choice_of(player) == "tt2.15x13.31.down.straight.heart.1.y");
    CHECK(player.state().find("; preview dealt") != std::string::npos);
    player.key(Key::enter);
    CHECK(to_text(player.app.game().origin.id) == "tt2.15x13.31.down.straight.heart.1.y");
    player.key(Key::n); // the same choices, but another board
    CHECK(choice_of(player).starts_with("tt2.15x13.31.down.straight.heart.1."));
    CHECK(choice_of(player) != "tt2.15x13.31.down.straight.heart.1.y");
    player.key(Key::enter);
    const std::string second = to_text(player.app.game().origin.id);
    player.key(Key::n);
    CHECK(choice_of(player) != second);
}

TEST_CASE("a deal that Esc cut short is made when the page comes back", "[new-game]") {
    Player player{dealt({{4, 6}, 6, Gravity::none}, "own")};
    player.slow = true;
    player.key(Key::n);
    player.key(Key::escape);
    CHECK(player.asked.empty());
    player.slow = false;
    player.key(Key::n);
    CHECK(player.state().find("; preview dealt") != std::string::npos);
}

TEST_CASE("a level that was missed says how to come closer to it", "[new-game]") {
    const DealParams small{{4, 6}, 12, Gravity::none, BoardLayout{}, hardest};
    const DealParams large{{16, 30}, 60, Gravity::none, BoardLayout{}, hardest};
    const DealParams easy{{8, 18}, 36, Gravity::none, BoardLayout{}, easiest};
    CHECK(platform::tr(level_message(small, 2)) == "Difficulty: easy. Harder needs a larger board.");
    CHECK(platform::tr(level_message(large, 4)) == "Difficulty: hard, the hardest found for these choices.");
    CHECK(platform::tr(level_message(easy, 3)) == "Difficulty: medium, the easiest found for these choices.");
    CHECK(platform::tr(level_message(easy, 1)) == "Difficulty: very easy.");
}
