// How far a closure has come.
#pragma once

#include <cstdint>

namespace twoturns::pairing {

/// `paused`: the work was spent first; go on by calling again.
enum class Progress : std::uint8_t {
    paused,
    cleared,
    stuck
};

} // namespace twoturns::pairing
