// The sounds of a recorded game, from its deal to its end.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "game/record.hpp"
#include "sound/cue.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/result.hpp"

namespace twoturns::sound {

struct TimedSound {
    double at = 0; ///< in seconds from the start
    Sound sound;
};

/// Returns the sounds of a recorded game as it sounds in Calm, sorted by time. Shortens pauses to at most four seconds,
/// further if the whole would take more than a quarter of an hour. `start` is the record's starting board. The error
/// names the entry that breaks the rules.
Result<std::vector<TimedSound>> sounds_of(const game::Record& record, const Deal& start, Instrument instrument);

/// Renders sounds until all notes have faded. Passes the samples to `take` in pieces, left and right alternating.
void render(std::span<const TimedSound> sounds, int rate, const std::function<void(std::span<const float>)>& take);

} // namespace twoturns::sound
