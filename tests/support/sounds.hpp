// Sounds to measure: every cue as it is usually heard, a busy minute of each pace, and what the mixer makes of them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "sound/cue.hpp"
#include "sound/game_sounds.hpp"

namespace twoturns::test {

/// What the master level adds to the loudness of a cue by design.
inline constexpr double master_db = 2.5;

struct NamedSound {
    std::string name;
    sound::Sound sound;
};
/// Returns every cue, some of them several times: a match by its line, the ladder by its ends, each star.
[[nodiscard]] std::vector<NamedSound> all_sounds(sound::Instrument instrument, int key = 0);

/// Returns a minute of 48 pairs of Calm, with a pick before each.
[[nodiscard]] std::vector<sound::TimedSound> busy_minute(sound::Instrument instrument);
/// Returns a minute of Arcade with 2.3 matches a second.
[[nodiscard]] std::vector<sound::TimedSound> arcade_minute(sound::Instrument instrument);

/// Returns the samples of sounds until all is silent, left and right in turn.
[[nodiscard]] std::vector<float> rendered(std::span<const sound::TimedSound> sounds, int rate = 48'000);
[[nodiscard]] std::vector<float> rendered(const sound::Sound& sound, int rate = 48'000);

} // namespace twoturns::test
