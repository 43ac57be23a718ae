// The names of keys: as shown to the player, and in the store.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/input.hpp"

namespace twoturns::app {

struct Binding;

/// Returns a key for display, such as "Ctrl+Z", "F5", "Keypad 4"; empty if the key has no name.
[[nodiscard]] std::string name_of(const Binding& binding);
/// Returns a key's meaning in the store: "a", "page-up", and back.
[[nodiscard]] const char* word_of(ui::Key key);
[[nodiscard]] std::optional<ui::Key> key_of_word(std::string_view word);

} // namespace twoturns::app
