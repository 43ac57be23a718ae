// Remembers which fields of an Anki package the player chose as front and back.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/settings.hpp"
#include "decks/decks.hpp"

namespace twoturns::app {

/// Returns the fields remembered for packages with this file name; nullopt if none are remembered or if this package
/// lacks a remembered field.
[[nodiscard]] std::optional<decks::AnkiSides> remembered_sides(const Settings& settings, const std::string& file,
                                                               const std::vector<decks::AnkiNoteType>& types);
/// Stores the fields chosen for this package. Drops the fields of the oldest packages beyond most_remembered_packages.
void remember_sides(Settings& settings, const std::string& file, const std::vector<decks::AnkiNoteType>& types,
                    const decks::AnkiSides& sides);
inline constexpr std::size_t most_remembered_packages = 24;

} // namespace twoturns::app
