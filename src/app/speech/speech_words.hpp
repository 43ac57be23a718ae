// Words that several sentences of speech share.
#pragma once

#include <string>
#include <vector>

#include "game/clock.hpp"

namespace twoturns::app {

/// Returns "Off", "Brief" or "Full", for a SpeechLevel.
[[nodiscard]] std::string speech_level_words(int level);
[[nodiscard]] std::string speech_rate_words(int percent);

/// Joins facts as a list; leaves out empty ones.
[[nodiscard]] std::string listed(const std::vector<std::string>& facts);
/// Joins whole sentences; leaves out empty ones, and ends each with a full stop that lacks an end.
[[nodiscard]] std::string sentences(const std::vector<std::string>& all);

/// Returns a time as it is spoken: "3 minutes, 12 seconds".
[[nodiscard]] std::string spoken_time(game::Time time);

} // namespace twoturns::app
