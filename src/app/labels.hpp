// What the parts of a game are called.
#pragma once

#include <string>

#include "game/contests/pace.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::app {

[[nodiscard]] std::string label_of(Gravity gravity);
/// Nothing of the usual rule.
[[nodiscard]] std::string label_of(Rule rule);
/// What joins two tiles, a sentence that is to be translated.
[[nodiscard]] const char* condition_of(Rule rule);
[[nodiscard]] std::string label_of(game::Pace pace);
/// What it is like, in a few words.
[[nodiscard]] std::string meaning_of(game::Pace pace);
[[nodiscard]] std::string label_of(const BoardLayout& layout);
/// Such as "medium".
[[nodiscard]] std::string difficulty_label(int difficulty);
/// Such as "18 × 8".
[[nodiscard]] std::string label_of(Size size);

} // namespace twoturns::app
