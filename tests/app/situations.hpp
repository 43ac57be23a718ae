// Every screen in every state that looks different.
#pragma once

#include <string>
#include <vector>

#include "app/player.hpp"
#include "app/starts.hpp"

namespace twoturns::test {

struct Situation {
    std::string name;
    Player player;
};

/// Makes the situations for one canvas. Without `saved`, games cannot be saved, and the note about this is no longer
/// shown. `text_size` is in percent; 0: usual.
[[nodiscard]] std::vector<Situation> situations(ui::Canvas canvas, bool saved = true, int text_size = 0);

} // namespace twoturns::test
