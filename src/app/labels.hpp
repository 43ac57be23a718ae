// Displayed names for the properties of a game.
#pragma once

#include <string>

#include "game/contests/pace.hpp"
#include "game/game.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::app {

[[nodiscard]] std::string label_of(Gravity gravity);
/// Returns the name of the icon that shows where tiles slide.
[[nodiscard]] std::string sign_of(Gravity gravity);
/// Returns the name of a rule; empty for the usual rule.
[[nodiscard]] std::string label_of(Rule rule);
/// Returns the condition under which two tiles match: an English sentence to be translated.
[[nodiscard]] const char* condition_of(Rule rule);
[[nodiscard]] std::string label_of(game::Pace pace);
/// Describes a pace in a few words.
[[nodiscard]] std::string meaning_of(game::Pace pace);
[[nodiscard]] std::string label_of(const BoardLayout& layout);
/// Returns what a board is called where nothing else names it: the name of its layout as a heading, such as
/// "Butterfly", or its size where every cell has a tile.
[[nodiscard]] std::string board_label(const DealParams& params);
/// The same of a game; the size for a board from a file.
[[nodiscard]] std::string board_label(const game::Game& game);
/// Returns a word such as "medium".
[[nodiscard]] std::string difficulty_label(int difficulty);
/// Returns a size such as "18 × 8", which is read from the left in every language.
[[nodiscard]] std::string label_of(Size size);
/// Adds words to a list of words: "18 × 8, hard".
void add_to_list(std::string& list, std::string words);
/// Returns a language's own name; the word "Automatic" if `code` is that of no language.
[[nodiscard]] std::string language_name(const std::string& code);

} // namespace twoturns::app
