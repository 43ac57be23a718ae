// Ready sets of keys, for one hand or for the keypad alone.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "app/keys/key_bindings.hpp"

namespace twoturns::app {

enum class KeySet : std::uint8_t {
    usual,
    right_hand, ///< the keypad and the keys beside it
    left_hand,  ///< the left half of the letters
    keypad,
};
inline constexpr std::array all_key_sets{KeySet::usual, KeySet::right_hand, KeySet::left_hand, KeySet::keypad};

/// Returns the name of a set, for display.
[[nodiscard]] std::string label_of(KeySet set);
/// Returns the keys of all commands in a set. Commands that it does not mention keep their usual keys, except those
/// that the set uses for others.
[[nodiscard]] KeyBindings bindings_of(KeySet set);
/// Returns the set that these keys are; nullopt if none.
[[nodiscard]] std::optional<KeySet> set_of(const KeyBindings& bindings);
/// Returns whether a place on the keyboard is within reach of a set's hand.
[[nodiscard]] bool is_in_reach(KeySet set, int place);

} // namespace twoturns::app
