// Which fields of an Anki package are proposed as front and back: those that were chosen when it was imported last.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/settings.hpp"
#include "decks/formats/anki_deck.hpp"

namespace twoturns::app {

/// What is remembered of packages with the name of that file; nothing where this one has no such fields.
[[nodiscard]] std::optional<decks::AnkiSides> remembered_sides(const Settings& settings, const std::string& file,
                                                               const std::vector<decks::AnkiNoteType>& types);
/// Remembers it, of the packages that were imported last.
void remember_sides(Settings& settings, const std::string& file, const std::vector<decks::AnkiNoteType>& types,
                    const decks::AnkiSides& sides);
inline constexpr std::size_t most_remembered_packages = 24;

} // namespace twoturns::app
