// The result of running a closure.
#pragma once

#include <cstdint>

namespace twoturns::pairing {

/// `paused`: the work limit was reached; call again to continue.
enum class Progress : std::uint8_t {
    paused,
    cleared,
    stuck
};

} // namespace twoturns::pairing
