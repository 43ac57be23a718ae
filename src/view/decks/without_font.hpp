// Finds the characters of a deck that no font has, so that the page of the deck can list them.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "decks/decks.hpp"
#include "platform/jobs.hpp"
#include "view/decks/deck_loading.hpp"

namespace twoturns::view {

/// Returns whether a font has a character.
using HasCharacter = std::function<bool(char32_t)>;

/// Returns the characters that none of the fonts has. Skips invisible characters: spaces, controls, joiners, variation
/// selectors. Asks a font once per character, and only if the earlier fonts lack the character.
[[nodiscard]] std::u32string without_font(const std::u32string& characters, const std::vector<HasCharacter>& fonts);

/// Returns the game's fonts in `folder`, the system's fonts, and the emoji of the decks in `decks`, in the order used
/// for drawing. Each source is read when it is first asked, on one thread. An invalid font file has no characters.
[[nodiscard]] std::vector<HasCharacter> fonts_for_text(const std::filesystem::path& folder,
                                                       const std::filesystem::path& decks);

/// Returns a job that finds in one slice the characters of a deck's texts that no font has. Its result is
/// DeckLoadResult::without_font for the given choice. Takes 2 ms if the game's own fonts have all characters, some 10
/// ms with the system's fonts.
[[nodiscard]] std::unique_ptr<platform::Job<DeckLoadResult>>
looking_for_fonts(DeckChoice choice, decks::SharedScan deck, std::vector<HasCharacter> fonts);

} // namespace twoturns::view
