// Decides which sides of cards are pictures: a side is a picture if its cell names a picture file beside the table.
// Accesses no disk.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "decks/formats/card_table.hpp"
#include "decks/picture_folder.hpp"
#include "decks/picture_scan.hpp"
#include "platform/files.hpp"

namespace twoturns::decks {

struct CardSide {
    std::string text;        ///< the content of the cell
    int picture = -1;        ///< index into CardSides::pictures; -1 for text
    std::string learnt_as{}; ///< the text that learning uses as key, if it differs
};

[[nodiscard]] inline const std::string& learnt_as(const CardSide& side) {
    return side.learnt_as.empty() ? side.text : side.learnt_as;
}

/// A table of cards together with the pictures beside the table.
struct CardSides {
    std::string name;             ///< the deck's name in the table; may be empty
    TranslatedSides translated{}; ///< read from the table
    std::vector<CardSide> sides;  ///< front and back of the first card, of the second, and so on
    FolderPictures pictures;      ///< the pictures on sides, sorted by the bytes of their names; its report stays empty
    DeckReport report;            ///< the cards left out so far
};

/// Returns whether a cell names a picture, according to its ending: "Ana.jpg", but not ".jpg" alone.
[[nodiscard]] bool is_picture_cell(const std::string& cell);

/// Returns whether any cell names a picture.
[[nodiscard]] bool has_picture_cells(const CardTable& table);

/// Returns the sides of all playable cards. A cell that names a picture becomes that picture. The picture is searched
/// beside the table, by the exact name or a similar one (NamesAlike), never in another folder. Leaves out cards whose
/// picture is missing or has an unsupported format. If there are more pictures than picture_limits allow, uses the
/// first ones in card order. Cost: a search in a sorted list for each cell.
[[nodiscard]] CardSides sides_of(CardTable table, const std::vector<platform::FolderEntry>& beside);

/// Makes a card of each picture: the picture and its name. If several pictures have the same name or look the same,
/// uses only the first.
[[nodiscard]] CardSides sides_with_names(FolderPictures pictures);

/// Returns the name of a card in a list.
[[nodiscard]] std::string label_of(const CardSide& front, const CardSide& back);

/// The result of reading a picture.
struct PictureFate {
    int square = -1; ///< index among the readable pictures; pictures that look the same share an index
    Message why;     ///< the reason if the picture is unreadable
};

/// The cards that can be on the board.
struct PlayableCards {
    std::vector<CardSide> sides;    ///< the sides, with square indices instead of picture indices
    std::vector<std::string> names; ///< the name of each card in a list
    std::vector<DeckWords> words;   ///< the words of every side; the words of a picture cannot be changed
    std::vector<LeftOut> left_out;  ///< one entry for each card left out
};

/// Leaves out cards with an unreadable picture, cards that look like an earlier card, and cards whose two sides look
/// alike. `fates` has one entry for each picture.
[[nodiscard]] PlayableCards playable(const CardSides& cards, const std::vector<PictureFate>& fates);

} // namespace twoturns::decks
