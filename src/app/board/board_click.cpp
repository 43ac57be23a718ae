#include "app/board/board_click.hpp"

#include "ui/overloaded.hpp"

namespace twoturns::app {

using sound::Cue;

std::optional<Effects> show_click(const game::Reply& reply, scene::Animations& animations, const BoardSounds& heard,
                                  game::Time now) {
    using Shown = std::optional<Effects>;
    const auto refuse = [&](Cell cell, Cue cue) {
        animations.show_refusal(cell, now);
        return Shown{{heard.of(cue, cell)}};
    };
    return std::visit(ui::overloaded{
                          [&](const game::Picked& what) {
                              animations.show_pick(what.cell, now);
                              return Shown{{heard.of(Cue::pick, what.cell)}};
                          },
                          [&](const game::Unpicked& what) { return Shown{{heard.of(Cue::put_back, what.cell)}}; },
                          [&](const game::NoMatch& what) { return refuse(what.to, Cue::no_match); },
                          [&](const game::Blocked& what) { return refuse(what.to, Cue::blocked); },
                          [](const auto& /*a pair, or no click*/) { return Shown{}; },
                      },
                      reply);
}

} // namespace twoturns::app
