// Explanations of the choices for a new game, and the choice that two pages share.
#pragma once

#include <cstddef>
#include <string>

#include "twoturns/deal.hpp"
#include "twoturns/deal_choice.hpp"
#include "twoturns/result.hpp"
#include "ui/element.hpp"

namespace twoturns::app {

/// Returns the name of one of NewGameForm::presets.
[[nodiscard]] std::string name_of_preset(std::size_t preset);
/// Describes a size, and says whether the layout sets it.
[[nodiscard]] std::string meaning_of(Size size, const BoardLayout& layout);
[[nodiscard]] std::string meaning_of(Gravity gravity);
/// Returns the choice among all gravities, by their pictures.
[[nodiscard]] ui::Choice gravity_choice_of(Gravity selected);
/// Describes a layout on a board of this size. Mentions the additional empty cell, if there is one, and its reason.
[[nodiscard]] std::string meaning_of(const BoardLayout& layout, Size size);
/// Says how many of a hundred random games clear the board.
[[nodiscard]] std::string meaning_of_difficulty(int difficulty);
/// Says how many tiles each kind has. The parameters must be checked.
[[nodiscard]] std::string meaning_of_kinds(const DealParams& params);

/// Describes all boards with these parameters, which must be checked. `cards` is the number of cards of a two-sided
/// deck; 0 for other decks.
[[nodiscard]] std::string facts_of(const DealParams& params, int cards);
/// Tells the measured difficulty of the dealt board and, if it differs from the requested one, how to come closer to
/// it.
[[nodiscard]] Message level_message(const DealParams& params, int level);

/// Describes a wish for pairs to see.
[[nodiscard]] std::string meaning_of(SightWish wish);
/// Says that none of so many boards fits the wish, which is few or many.
[[nodiscard]] Message none_fits(SightWish wish, int dealt);
/// Says how many pairs there are to see at a time on a board that was chosen by this wish. If it does not fit, says
/// that none of the `dealt` boards had clearly fewer or more.
[[nodiscard]] std::string sight_text(const PairsToSee& pairs, SightWish wish, bool fits, int dealt);

} // namespace twoturns::app
