// A deck's source text: a name and, for each face, the source of its picture. README.md in assets describes the format.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "picture.hpp"

namespace twoturns::assets {

/// A character drawn on a face with a font, in the units of the face's SVG.
struct Writing {
    char32_t character;
    double x, y;        // the centre of its ink
    double size;        // of the font's em
    std::string colour; // #rrggbb
    bool mark;          // helps beginners; decks without marks omit it
};

/// The drawing of another SVG, placed on a face at an offset, in the units of the face's SVG.
struct Piece {
    std::string source; // the path of an SVG beside the deck
    double x, y;
};

struct Face {
    std::string source; // U+1F353, a sequence such as U+1F1EF+1F1F5, or the path of an SVG beside the deck
    std::string noun;   // English
    std::vector<Piece> pieces = {};
    std::vector<Writing> writings = {};
    std::string text = {}; // its lines in the .deck
};

struct Deck {
    std::string name;
    std::vector<Face> faces;
    std::string faces_of = {}; // the .deck beside this one from which the faces are taken, without their marks
    double bar = 0.2;          // the minimum distance of two faces for any kind of vision (likeness.hpp)
    int cell = 128;            // side of a face in the atlas, in pixels
    bool named = false;        // each face is the front of a card, and its noun the back
    bool ink = false;          // drawn in ink: on a dark tile dark lines are light
    bool whole = false;        // the square of each SVG fills the cell; otherwise the ink is cropped and centred
};

/// Parses the text of a .deck file. Throws std::runtime_error with the line number.
[[nodiscard]] Deck parse_deck(std::string_view text);
/// Reads a whole file. Throws std::runtime_error.
[[nodiscard]] std::string read_file(const std::string& file);
/// Reads a .deck file, and the one it takes faces from. Throws std::runtime_error.
[[nodiscard]] Deck read_deck(const std::string& file);

/// Returns the code points of a source such as U+1F353 or U+1F1EF+1F1F5; empty for an SVG.
[[nodiscard]] std::u32string code_points(std::string_view source);

/// Draws all faces of a deck in order, each in a square cell. `folder` contains the deck's SVGs. `fonts` may be empty
/// if no face needs one; the first must have the emoji, and written characters use the first font that has them. Throws
/// std::runtime_error.
[[nodiscard]] std::vector<Picture> draw_faces(const Deck& deck, const std::string& folder,
                                              const std::vector<std::string>& fonts, int cell);

} // namespace twoturns::assets
