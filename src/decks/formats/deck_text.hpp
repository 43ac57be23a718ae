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
    std::string atlas; ///< the name of the picture file beside deck.txt
    int cell = 0;      ///< the side of a face in pixels
    int columns = 0;
    int faces = 0;
    bool named = false;               ///< each face is the front of a card, its noun the back
    bool ink = false;                 ///< drawn in ink: on a dark tile dark lines are light
    std::vector<std::string> nouns{}; ///< in English, one for each face; or empty
    friend bool operator==(const DeckText&, const DeckText&) = default;
};

/// Parses the text of a deck; assets/README.md describes the format. Name and nouns are optional; the other keywords
/// may come in any order, each once. A `named` deck has a unique noun for each face. The error names the faulty line.
Result<DeckText> parse_deck(std::string_view text);

/// Returns the reason if a picture of this size cannot contain the faces, otherwise nullopt.
std::optional<Message> misfit(const DeckText& deck, int width, int height);

} // namespace twoturns::decks
