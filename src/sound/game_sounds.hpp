// What a recorded game sounds like from its deal to its end.
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
    double at = 0; ///< seconds
    Sound sound;
};

/// Returns the sounds of a game in Calm, sorted by time. A pause is at most four seconds long, and less if the whole
/// would take more than a quarter of an hour. `start` is the record's starting board; the error names the entry that
/// breaks the rules.
Result<std::vector<TimedSound>> sounds_of(const game::Record& record, const Deal& start, Instrument instrument);

/// Renders sounds until all is silent, and hands over samples, left and right in turn, piece by piece.
void render(std::span<const TimedSound> sounds, int rate, const std::function<void(std::span<const float>)>& take);

} // namespace twoturns::sound
