// The medals that a game or a run just earned, on the page of its result.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "app/screen.hpp"

namespace twoturns::app {

enum class MedalForm : std::uint8_t {
    told,  ///< each seal with its name and what it was earned for
    named, ///< each seal above its name; a pointer that rests on one is told what for
    seals, ///< the seals alone; a pointer that rests on one is told the rest
};

/// Makes all of the medals below a line that counts them and opens the page of records. A medal is drawn in the slot
/// `slot` with its number as index. Requires at least one medal. `width` is in design pixels.
[[nodiscard]] ui::Element new_medals(const std::vector<std::size_t>& medals, MedalForm form, float width, ui::Id slot);

} // namespace twoturns::app
