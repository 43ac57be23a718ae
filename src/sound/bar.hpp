// Writes the music of a tune, bar by bar.
#pragma once

#include <cstdint>

#include "sound/band.hpp"
#include "sound/tune.hpp"

namespace twoturns::sound {

/// Writes a bar into a band, whose notes begin now. Returns the length of the bar in seconds. `chance` are the chances
/// of the accompaniment, `rate` is in frames per second.
double write_bar(const Tune& tune, std::int64_t number, Band& band, std::uint64_t& chance, double rate) noexcept;

} // namespace twoturns::sound
