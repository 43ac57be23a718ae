// Explanations of the choices for a new game.
#pragma once

#include <cstddef>
#include <string>

#include "twoturns/deal.hpp"

namespace twoturns::app {

/// Returns the name of one of NewGameForm::presets.
[[nodiscard]] std::string name_of_preset(std::size_t preset);
/// Describes a size; says so if the layout sets it.
[[nodiscard]] std::string meaning_of(Size size, const BoardLayout& layout);
[[nodiscard]] std::string meaning_of(Gravity gravity);
/// Describes a layout on a board of that size; says why one more cell is empty.
[[nodiscard]] std::string meaning_of(const BoardLayout& layout, Size size);
/// Says how many of a hundred random games clear the board.
[[nodiscard]] std::string meaning_of_difficulty(int difficulty);
/// Says how many tiles each kind has. The parameters must be checked.
[[nodiscard]] std::string meaning_of_kinds(const DealParams& params);

/// Describes every board of these parameters, which must be checked. `cards` is how many the deck has; 0 unless they
/// have two sides.
[[nodiscard]] std::string facts_of(const DealParams& params, int cards);
/// Says how hard the dealt board is, and why if it is not as asked for.
[[nodiscard]] std::string level_text(const DealParams& params, int level);

} // namespace twoturns::app
