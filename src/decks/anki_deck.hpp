// A deck of cards made of the notes of an Anki package.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "decks/anki_package.hpp"
#include "decks/deck_writer.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// Which two fields of which notes are front and back.
struct AnkiSides {
    std::size_t type = 0; ///< of AnkiPackage::types()
    std::size_t front = 0;
    std::size_t back = 0;
    friend bool operator==(const AnkiSides&, const AnkiSides&) = default;
};

/// The kind of note of which there are most, and its first two fields that most of its first notes fill in.
[[nodiscard]] AnkiSides best_sides(const std::vector<AnkiNoteType>& types);

struct AnkiDeck {
    NewDeck deck;
    std::size_t left_out = 0; ///< notes of which no card can be made, or none that can be told from an earlier one
};

/// A card a note: the text of a field, or its first picture where it has no text. Left out are notes with an empty
/// side, a longer one than deck_limits allow, a picture that is not in the package or is none, and those beyond what
/// picture_limits and anki_limits allow. Takes as much memory as the pictures do.
[[nodiscard]] AnkiDeck deck_of_notes(const AnkiPackage& package, const AnkiSides& sides, const std::string& name);

[[nodiscard]] bool is_anki_package(std::string_view file);

/// The deck of a file, by best_sides(). The message says what is wrong with it.
Result<NewDeck> read_anki_deck(const std::string& file, const std::string& name);

} // namespace twoturns::decks
