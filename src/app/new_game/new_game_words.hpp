// What the choices for a new game mean, in words.
#pragma once

#include <cstddef>
#include <string>

#include "twoturns/deal.hpp"

namespace twoturns::app {

/// What one of NewGameForm::presets is called.
[[nodiscard]] std::string name_of_preset(std::size_t preset);
/// Also where it comes from, if that is the layout.
[[nodiscard]] std::string meaning_of(Size size, const BoardLayout& layout);
[[nodiscard]] std::string meaning_of(Gravity gravity);
/// On a board of that size: also why one cell more may be empty.
[[nodiscard]] std::string meaning_of(const BoardLayout& layout, Size size);
/// How many of a hundred who play by chance clear the board.
[[nodiscard]] std::string meaning_of_difficulty(int difficulty);
/// How many tiles the kinds have. The parameters must be checked.
[[nodiscard]] std::string meaning_of_kinds(const DealParams& params);

/// What is sure of any board of these parameters, which must be checked. `cards` is how many the deck has, if they have
/// two sides, else 0.
[[nodiscard]] std::string facts_of(const DealParams& params, int cards);
/// How hard the board is that was dealt, where it is not as asked for also why.
[[nodiscard]] std::string level_text(const DealParams& params, int level);

} // namespace twoturns::app
