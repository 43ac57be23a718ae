#include "app/state_text.hpp"

#include <string>

#include "app/player.hpp"
#include "game/learning/cards.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

TEST_CASE("the state as text says how the game stands and where to click", "[app]") {
    Player player{start_at(stuck)};
    const auto state = [&] { return player.state(); };
    const auto has = [&](const std::string& line) { return ("\n" + state()).find("\n" + line) != std::string::npos; };
    CHECK(has("; status stuck"));
    CHECK(has("; pairs 2"));
    CHECK(has("; picked none"));
    CHECK(has("; button reshuffle at "));
    const ui::Rect first = player.place().cell_rect({1, 1});
    CHECK(has("; cell " + std::to_string(player.place().cell_side()) + " from " +
              std::to_string(static_cast<int>(first.x)) + " " + std::to_string(static_cast<int>(first.y))));
    CHECK(game::with_sides(parse_board(state())->board) == player.session().board());
    player.click(Cell{2, 2});
    CHECK(has("; picked 2,2"));
    player.key(Key::x);
    CHECK(has("; status playing"));
    CHECK(has("; reshuffles 1"));
    CHECK(has("; panel none"));
    player.run(Command::menu);
    CHECK(has("; panel menu"));
    CHECK(has("; button settings at "));
    CHECK_FALSE(has("; button hint at ")); // buttons of covered screens cannot be pressed
}
