// Which sides of cards are pictures: those whose cell names one that lies beside the table. Knows no disk.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "decks/formats/card_table.hpp"
#include "decks/own_pictures.hpp"
#include "decks/picture_folder.hpp"
#include "platform/files.hpp"

namespace twoturns::decks {

struct CardSide {
    std::string text;        ///< the cell
    int picture = -1;        ///< it is a picture: which of CardSides::pictures
    std::string learnt_as{}; ///< what learning knows it by, where that is another text
};

[[nodiscard]] inline const std::string& learnt_as(const CardSide& side) {
    return side.learnt_as.empty() ? side.text : side.learnt_as;
}

/// A table of cards together with what lies beside it.
struct CardSides {
    std::string name;                     ///< as the table says; may be empty
    TranslatedSides translated{};         ///< as the table says
    std::vector<CardSide> sides;          ///< front and back of the first card, of the second, and so on
    FolderPictures pictures;              ///< those that sides show, by their names' bytes; the rest is empty
    std::vector<PictureLeftOut> left_out; ///< what the table says it lacks, and each card whose picture cannot be there
    std::size_t beyond = 0;               ///< cards that were left out as there are too many, or too many pictures
    std::size_t doubles = 0;              ///< those of which an earlier card has a side
};

/// Whether a cell names a picture, by its ending: "Ana.jpg", but not ".jpg" alone.
[[nodiscard]] bool is_picture_cell(const std::string& cell);

/// Whether some cell does.
[[nodiscard]] bool has_picture_cells(const CardTable& table);

/// The sides of all cards that can be played. A cell that names a picture is that picture, by the name as it is
/// written beside the table or one like it (NamesAlike), and never one in another folder; where none is there the card
/// is left out. So is one whose picture is of a format that is not read. Of more pictures than picture_limits allow the
/// first are taken, in the order of the cards. Costs a search in a sorted list a cell.
[[nodiscard]] CardSides sides_of(CardTable table, const std::vector<platform::FolderEntry>& beside);

/// A card for each picture: itself, and what it is called. Of those that are called the same the first one counts, as
/// it does of two that look the same.
[[nodiscard]] CardSides sides_with_names(FolderPictures pictures);

/// What a card is called in a list.
[[nodiscard]] std::string label_of(const CardSide& front, const CardSide& back);

/// What became of a picture when it was read.
struct PictureFate {
    int square = -1; ///< its number among those that can be shown; two that look the same have the same number
    Message why;     ///< or why it cannot be
};

/// Cards that can be on the board.
struct PlayableCards {
    std::vector<CardSide> sides;          ///< pictures are squares now
    std::vector<std::string> names;       ///< what each card is called in a list
    std::vector<DeckWords> words;         ///< of every side; those of a picture cannot be changed
    std::vector<PictureLeftOut> left_out; ///< one a card
};

/// Leaves out cards with a picture that cannot be shown, and those that nobody could tell from an earlier one, or one
/// side from the other. `fates` has one for each of the pictures.
[[nodiscard]] PlayableCards playable(const CardSides& cards, const std::vector<PictureFate>& fates);

} // namespace twoturns::decks
