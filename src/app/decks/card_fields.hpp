// Remembers which fields of an Anki package the player chose as front and back.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/settings.hpp"
#include "decks/decks.hpp"

namespace twoturns::app {

/// Returns the fields remembered for packages with this file name; nullopt if there are none or this package lacks
/// them.
[[nodiscard]] std::optional<decks::AnkiSides> remembered_sides(const Settings& settings, const std::string& file,
                                                               const std::vector<decks::AnkiNoteType>& types);
/// Stores the fields for the most recently imported packages, and drops those of earlier packages.
void remember_sides(Settings& settings, const std::string& file, const std::vector<decks::AnkiNoteType>& types,
                    const decks::AnkiSides& sides);
inline constexpr std::size_t most_remembered_packages = 24;

} // namespace twoturns::app
