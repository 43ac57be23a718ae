// What the player has set for the program, and the words it is kept in.
#pragma once

#include <string>

#include "game/store.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::scene {

struct Settings {
    bool dark = true;
    bool clock = true;
    bool sound = true;
    bool motion = true;
    bool judge = true;      ///< tell whether the board can still be cleared
    bool hint_steps = true; ///< hints show an area first, then a tile, then the pair
    bool fullscreen = false;
    std::string folder; ///< in which files were last saved or opened; an absolute path or empty
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Settings as words, and back: a word that is not known or makes no sense leaves what is usual.
[[nodiscard]] game::KeyValues to_key_values(const Settings& settings);
[[nodiscard]] Settings settings_from(const game::KeyValues& words);

/// The same for what new games are dealt from.
[[nodiscard]] game::KeyValues to_key_values(const DealParams& params);
[[nodiscard]] DealParams params_from(const game::KeyValues& words);

} // namespace twoturns::scene
