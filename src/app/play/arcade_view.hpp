// The page of a round of Arcade: the bar of time above the board, the figures to its left, the combo to its right. A
// window without room beside the board has only the bar and a line of figures, both above the board.
#pragma once

#include <string>
#include <vector>

#include "app/board/round_view.hpp"
#include "app/play/play_bar.hpp"

namespace twoturns::app {

/// The room around the board, in design pixels.
struct ArcadeForm {
    bool beside = false; ///< the figures stand beside the board
    bool large = false;  ///< at their full size
    float side = 0;      ///< the width on either side
    float top = 0;
    float bottom = 0;
};
[[nodiscard]] ArcadeForm arcade_form(const Context& context);

/// The height of the bar in a window without room beside the board, in design pixels.
inline constexpr float arcade_strip_height = 12;

/// The slots of the page.
struct ArcadeSlots {
    ui::Id bar;
    ui::Id rule;
    ui::Id ring;
    ui::Id ladder;
};

/// Makes the page with the board's element `table` between the figures and the combo. Call it only if arcade_form() has
/// room beside the board. `race` is the bar of a race; empty if the game is not a race.
[[nodiscard]] ui::Element arcade_page(const BoardState& s, const RoundView& round, const ArcadeSlots& slots,
                                      ui::Element table, std::vector<ui::Element> race);

/// Returns what is special about a board of a run: "tiles fall down".
[[nodiscard]] std::string rule_of(const game::RunBoard& board, const Context& context);
/// Describes a board of a run: "board 4, the tiles fall down".
[[nodiscard]] std::string words_of(const game::RunBoard& board, const Context& context);

} // namespace twoturns::app
