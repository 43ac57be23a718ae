// What deck.txt says. Knows no SDL.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "twoturns/result.hpp"

namespace twoturns::decks {

struct DeckText {
    std::string name;  ///< in English; may be empty
    std::string atlas; ///< the picture's file, beside the text
    int cell = 0;      ///< side of a face in pixels
    int columns = 0;
    int faces = 0;
    bool named = false;               ///< each face is the front of a card, and its noun the back
    std::vector<std::string> nouns{}; ///< in English, one a face; none where there are none
    friend bool operator==(const DeckText&, const DeckText&) = default;
};

/// Reads the text of a deck, which assets/README.md describes; names and nouns may be left out, the other words may
/// come in any order, nothing twice. One that is named has a noun of its own for each face. The message names the line
/// that is wrong.
Result<DeckText> parse_deck(std::string_view text);

/// Why a picture of that size cannot hold the faces; nothing if it can.
std::optional<Message> misfit(const DeckText& deck, int width, int height);

} // namespace twoturns::decks
