// A deck as it is written down in the tree: a name and, for each face, where its picture comes from. README.md in
// assets describes the text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "picture.hpp"

namespace twoturns::assets {

struct Face {
    std::string source; // U+1F353, or the path of an SVG beside the deck
    std::string noun;   // English
};

struct Deck {
    std::string name;
    std::vector<Face> faces;
};

/// Reads the text of a .deck file. Throws std::runtime_error with the number of the line.
[[nodiscard]] Deck parse_deck(std::string_view text);
/// Reads a whole file. Throws std::runtime_error.
[[nodiscard]] std::string read_file(const std::string& file);

/// Draws all faces of a deck, each in a square cell, in order. `folder` is where the deck's SVGs are found, `font`
/// is the emoji font and may be empty if no face needs it. Throws std::runtime_error.
[[nodiscard]] std::vector<Picture> draw_faces(const Deck& deck, const std::string& folder, const std::string& font,
                                              int cell);

} // namespace twoturns::assets
