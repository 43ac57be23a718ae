// The page of tips.
#include "app/player.hpp"
#include "support/catch.hpp"
#include "support/play.hpp"

using namespace twoturns;
using namespace twoturns::test;

TEST_CASE("a key opens the tips, and leads back", "[tips]") {
    Player player{start_at(four_pairs)};
    player.key(ui::Key::i);
    CHECK(player.screen() == "tips");
    CHECK(shows(player.seen(), "Look at the edge first"));
    player.key(ui::Key::i);
    CHECK(player.screen() == "none");
}
