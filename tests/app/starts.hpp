// Initial boards that several tests share, and ways to interesting positions on them.
#pragma once

#include "app/player.hpp"

namespace twoturns::test {

inline constexpr const char* six_pairs = "A B C D\n"
                                         "# B C E\n"
                                         "A F F D\n"
                                         ". # . E\n";
/// Returns a deal that can be lost, see lose().
inline app::Start hard_start() { return dealt({{4, 6}, 6, Gravity::none, BoardLayout{}, 5}, "13"); }
inline app::Start at_pace(game::Pace pace) {
    app::Start start = dealt({{2, 4}, 2, Gravity::none}, "pace");
    start.settings.pace = pace;
    return start;
}
/// Removes pairs until the board is lost and known to be.
inline void lose(Player& player) {
    while (!player.session().steps_to_winnable()) {
        REQUIRE_FALSE(player.session().open_moves().empty());
        player.make(player.session().open_moves().back());
    }
}
/// Removes pairs until no pair can go; requires that the board is not cleared.
inline void get_stuck(Player& player) {
    while (!player.session().open_moves().empty()) player.make(player.session().open_moves().back());
    REQUIRE(player.session().status() == game::Status::stuck);
}
inline constexpr const char* no_reshuffle_helps = "# # # # #\n# A # A #\n# # # # #\n";

} // namespace twoturns::test
