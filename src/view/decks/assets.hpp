// What the game loads: where it lies, and the deck of pictures.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "decks/card_sides.hpp"
#include "game/learning/learning.hpp"
#include "twoturns/result.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// The folder with decks, fonts and icons: $TWOTURNS_DATA if set, else beside the program, as it is
/// in the build tree and wherever the installed tree is moved to.
[[nodiscard]] std::filesystem::path data_folder();
/// The folder with the translations.
[[nodiscard]] std::filesystem::path locale_folder();

/// A file to read, one of the game's own or any other. Throws StartError where there is none.
[[nodiscard]] Source open_file(const std::string& name);

/// Pictures for the tiles, all in one image, row by row in square cells; or cards with two sides, each a text or one of
/// the pictures. What a card is known by is the same in every language.
struct Deck {
    Surface atlas;
    int cell = 0; ///< side of a picture in pixels
    int columns = 0;
    int faces = 0;
    std::vector<decks::CardSide> sides{}; ///< one a face: front and back of the first card, of the second, and so on
    std::vector<std::uint64_t> marks{};   ///< as those of OwnPictures; none in a deck that does not change
    decks::TranslatedSides translated{};  ///< of which the texts here are as the table has them

    [[nodiscard]] bool two_sided() const { return !sides.empty(); }
    /// How many cards there are, if they have two sides.
    [[nodiscard]] int cards() const { return static_cast<int>(sides.size() / 2); }
    /// Where a picture is in the image.
    [[nodiscard]] SDL_Rect part(int picture) const {
        return {picture % columns * cell, picture / columns * cell, cell, cell};
    }
    /// Which picture a face shows; -1: a text.
    [[nodiscard]] int picture_of(int face) const {
        return two_sided() ? sides[static_cast<std::size_t>(face)].picture : face;
    }
    /// What stands on a face that shows no picture, in the language set.
    [[nodiscard]] std::string text_of(int face) const;
    /// What a card is called in a list, in the language set.
    [[nodiscard]] std::string label_of(int card) const;
};

/// Its cards as they are learnt, by the name the settings have for the deck; null where they have no two sides.
[[nodiscard]] std::shared_ptr<const game::CardDeck> cards_of(const std::string& name, const Deck& deck);

/// A deck that cannot be used: the file that is wrong, fit to be shown, and what is wrong with it.
class DeckError : public StartError {
public:
    DeckError(std::string in_file, Message what_is_wrong)
        : StartError(in_file + ": " + to_english(what_is_wrong)), file(std::move(in_file)),
          why(std::move(what_is_wrong)) {}
    std::string file;
    Message why;
};

/// Loads a deck, which may come from anywhere: of a folder its deck.txt and the PNG that names, or else its cards.csv;
/// a file is a table of cards. All within deck_limits. Throws DeckError, with the line where it is the text that is
/// wrong. A table that names pictures is refused: those come by loading_of() alone.
[[nodiscard]] Deck load_deck(const std::filesystem::path& deck);

/// The table of cards of a deck, which is that file, or a folder with cards.csv and no deck.txt; nothing where it is a
/// deck of another kind. Whether it can be read is for others to say.
[[nodiscard]] std::optional<std::filesystem::path> table_of(const std::filesystem::path& deck);
/// Where the pictures of a table lie.
[[nodiscard]] std::filesystem::path folder_of(const std::filesystem::path& table);
/// Reads it, or no more than so many cards of it, and looks which pictures lie beside it. Throws DeckError.
[[nodiscard]] decks::CardSides read_cards(const std::filesystem::path& table, std::optional<std::size_t> most = {});

/// The first faces of a deck alone.
[[nodiscard]] Deck first_of(const Deck& deck, int faces);

/// The folder of a deck: `name` among those that came with the game, or a folder or table itself; empty for
/// the best there is. Whether that can be loaded is for load_deck to say.
[[nodiscard]] std::filesystem::path find_deck(const std::string& name);

/// Loads an icon at a size, white on clear.
[[nodiscard]] Surface load_icon(const std::string& name, int side);

} // namespace twoturns::view
