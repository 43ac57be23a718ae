// A player at a problem.
#pragma once

#include <utility>

#include "app/player.hpp"
#include "app/problems/kept_problems.hpp"

namespace twoturns::test {

inline const ProblemId easy = ladder_problem(1, 1);

inline Player at_problem(const ProblemId& id, app::Start start = start_at(four_pairs)) {
    Player player{std::move(start)};
    player.app.set_date(1'795'564'800, player.now);
    player.paste(to_text(id));
    player.wait(1'000);
    return player;
}

inline void take(Player& player, Move move) {
    for (const Cell cell : {move.a, move.b}) player.click(player.app.shown(player.now).place.cell_rect(cell).centre());
}

inline void wait_for_weave(Player& player) {
    for (int i = 0; i < 60; ++i) player.wait(300);
}

} // namespace twoturns::test
