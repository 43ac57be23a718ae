// Which characters of a deck no font has, so that its page can say so.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "decks/own_pictures.hpp"
#include "platform/jobs.hpp"
#include "view/decks/deck_loading.hpp"

namespace twoturns::view {

/// Whether a font has a character.
using HasCharacter = std::function<bool(char32_t)>;

/// Of these characters those that none of the fonts has. What is not seen is passed over: blanks, controls, joiners,
/// selectors of a variant. Asks a font once a character, and only where those before it do not have it.
[[nodiscard]] std::u32string without_font(const std::u32string& characters, const std::vector<HasCharacter>& fonts);

/// The game's fonts, in this folder, those of the system, and the emoji of the decks in `decks`, in the order in which
/// text is drawn with them. Each is read when it is asked first, for one thread. A file that is none has no character.
[[nodiscard]] std::vector<HasCharacter> fonts_for_text(const std::filesystem::path& folder,
                                                       const std::filesystem::path& decks);

/// Looks in one slice which characters of a deck's texts no font has, and tells LoadedDeck::without_font, for the
/// choice it was asked for. Takes 2 ms where the game's own fonts have all of them, with those of the system some 10
/// ms.
[[nodiscard]] std::unique_ptr<platform::Job<LoadedDeck>>
looking_for_fonts(DeckChoice choice, decks::SharedPictures deck, std::vector<HasCharacter> fonts);

} // namespace twoturns::view
