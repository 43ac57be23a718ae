// Parses deck.txt. Independent of SDL.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "twoturns/result.hpp"

namespace twoturns::decks {

struct DeckText {
    std::string name;  ///< in English; may be empty
    std::string atlas; ///< name of the picture file, beside the text
    int cell = 0;      ///< side of a face in pixels
    int columns = 0;
    int faces = 0;
    bool named = false;               ///< each face is the front of a card, its noun the back
    std::vector<std::string> nouns{}; ///< in English, one for each face; or empty
    friend bool operator==(const DeckText&, const DeckText&) = default;
};

/// Parses the text of a deck, described in assets/README.md. Name and nouns are optional; the other words may come in
/// any order, each once. A `named` deck has a unique noun for each face. The message names the faulty line.
Result<DeckText> parse_deck(std::string_view text);

/// Returns why a picture of this size cannot contain the faces; nullopt if it can.
std::optional<Message> misfit(const DeckText& deck, int width, int height);

} // namespace twoturns::decks
