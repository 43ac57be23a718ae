// The bar over the board in play: text on the left, buttons on the right.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/play/play.hpp"

namespace twoturns::app {

struct BoardState {
    const PlayScreen& play;
    const Context& context;
    const game::Session& session;
    /// The board is known to be lost, and the setting `winnable_mark` is on.
    bool lost = false;
    bool stuck = false;
    bool won = false;
};

/// What a board that is stuck or lost says, and what helps.
struct LossWords {
    std::string headline;
    std::string advice;
};
/// Requires that the board is stuck or lost.
[[nodiscard]] LossWords words_of_loss(const BoardState& s);
/// Returns whether the note is shown. At the end of a game, only notes that answer an action are shown, not notes from
/// the start.
[[nodiscard]] bool tells_note(const BoardState& s);
/// Returns the message that is shown instead of the figures; nullopt if there is none.
[[nodiscard]] std::optional<ui::Element> bar_news(const BoardState& s);
/// Names the board: a place on the journey, or its size.
[[nodiscard]] std::string name_of_board(const BoardState& s);
/// Returns how tiles slide as seen: other than the gravity says where the board is turned.
[[nodiscard]] Gravity seen_gravity(const BoardState& s);
/// Describes the conditions of the board.
[[nodiscard]] std::string conditions_of_board(const BoardState& s, bool rule_apart = false);
/// Names the board with its conditions or, in a run of Arcade, its rule: "board 2, tiles fall down".
[[nodiscard]] std::string board_in_words(const BoardState& s);
/// Does the same without the name of a place's world.
[[nodiscard]] std::string board_in_few_words(const BoardState& s);
/// Makes the sign of the direction in which tiles slide; nullopt if they stay.
[[nodiscard]] std::optional<ui::Element> gravity_sign(const BoardState& s, float size = 30);
/// Makes the least head of the bar: the name of the place, its rule or how many pairs are left, and the sign of its
/// gravity. Returns nullopt if the board is no place of the journey, or if the bar is low.
[[nodiscard]] std::optional<ui::Element> short_head(const BoardState& s);
/// Makes the figures of the game in progress, the important ones first, as many as fit into `room` pixels. Sets
/// `names_board` to whether the name and conditions of the board are included. `pips`: the slot of Arcade's combo.
[[nodiscard]] ui::Element bar_figures(const BoardState& s, float room, bool& names_board, ui::Id pips);
/// Makes the buttons of thumb_bar(): undo, help, pause, menu. The obvious next action, if there is one, stands in place
/// of pause.
[[nodiscard]] std::vector<ui::Element> thumb_buttons(const BoardState& s);
/// Makes the button for the obvious next action: back to where the board could be won, or a reshuffle. Returns nullopt
/// if there is none.
[[nodiscard]] std::optional<ui::Element> proposed_button(const BoardState& s);
/// Makes the buttons: first the obvious next action, if there is one, then the permanent buttons.
[[nodiscard]] std::vector<ui::Element> bar_buttons(const BoardState& s);
/// Returns the width of buttons side by side, in pixels.
[[nodiscard]] float width_of_buttons(const std::vector<ui::Element>& buttons, const Context& context);

} // namespace twoturns::app
