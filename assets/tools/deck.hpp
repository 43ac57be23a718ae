// A deck as it is written down in the tree: a name and, for each face, where its picture comes from. README.md in
// assets describes the text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "picture.hpp"

namespace twoturns::assets {

/// One character on a face, taken from a font, in the units of the face's SVG.
struct Writing {
    char32_t character;
    double x, y;        // the middle of its ink
    double size;        // of the font's em
    std::string colour; // #rrggbb
    bool mark;          // helps beginners; decks without marks leave it out
};

/// What is drawn in another SVG, laid on a face and moved, in the units of the face's SVG.
struct Piece {
    std::string source; // the path of an SVG beside the deck
    double x, y;
};

struct Face {
    std::string source; // U+1F353, or U+1F1EF+1F1F5 of one picture, or the path of an SVG beside the deck
    std::string noun;   // English
    std::vector<Piece> pieces = {};
    std::vector<Writing> writings = {};
    std::string text = {}; // its lines in the .deck
};

struct Deck {
    std::string name;
    std::vector<Face> faces;
    std::string faces_of = {}; // the .deck beside this one whose faces are taken without their marks
    double bar = 0.2;          // no two faces may be nearer to any eyes (likeness.hpp)
    int cell = 128;            // pixels of a face's side in the atlas
    bool named = false;        // each face is the front of a card, and its noun the back
    bool whole = false;        // the square of each SVG is the cell; else the ink is cut out and set in the middle
};

/// Reads the text of a .deck file. Throws std::runtime_error with the number of the line.
[[nodiscard]] Deck parse_deck(std::string_view text);
/// Reads a whole file. Throws std::runtime_error.
[[nodiscard]] std::string read_file(const std::string& file);
/// Reads a .deck file, and the one whose faces it takes. Throws std::runtime_error.
[[nodiscard]] Deck read_deck(const std::string& file);

/// The code points of a source such as U+1F353 or U+1F1EF+1F1F5; none where it is an SVG.
[[nodiscard]] std::u32string code_points(std::string_view source);

/// Draws all faces of a deck, each in a square cell, in order. `folder` is where the deck's SVGs are found. Of `fonts`,
/// which may be empty if no face needs one, the first has the emoji; a character written is taken from the first that
/// has it. Throws std::runtime_error.
[[nodiscard]] std::vector<Picture> draw_faces(const Deck& deck, const std::string& folder,
                                              const std::vector<std::string>& fonts, int cell);

} // namespace twoturns::assets
