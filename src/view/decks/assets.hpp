// Finds and loads the game's data files and the picture deck.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "decks/decks.hpp"
#include "game/learning/learning.hpp"
#include "twoturns/result.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Returns the folder with decks, fonts and icons: $TWOTURNS_DATA if set, otherwise the folder beside the program, in
/// the build tree as well as in a relocated installation.
[[nodiscard]] std::filesystem::path data_folder();
/// Returns the folder with the translations.
[[nodiscard]] std::filesystem::path locale_folder();

/// Opens any file for reading. Throws StartError if it does not exist.
[[nodiscard]] Source open_file(const std::string& name);

/// The faces of a deck: pictures for the tiles in one image, row by row in square cells; or cards with two sides, each
/// a text or one of the pictures. A card's identity is the same in every language.
struct DeckFaces {
    Surface atlas;
    int cell = 0; ///< the side of a picture in pixels
    int columns = 0;
    int faces = 0;
    std::vector<decks::CardSide> sides{}; ///< one per face: front and back of the first card, of the second, and so on
    std::vector<std::uint64_t> marks{};   ///< the same as in PictureScan; empty for a deck that does not change
    bool ink = false;                     ///< pictures are drawn in ink: on a dark tile dark lines are light
    std::vector<std::string> nouns{};     ///< in English, one per face; empty for other decks than the game's pictures
    decks::TranslatedSides translated{};  ///< which texts in `sides` are translated for display

    [[nodiscard]] bool two_sided() const { return !sides.empty(); }
    /// Returns the number of two-sided cards.
    [[nodiscard]] int cards() const { return static_cast<int>(sides.size() / 2); }
    /// Returns the picture's rectangle in the image.
    [[nodiscard]] SDL_Rect part(int picture) const {
        return {picture % columns * cell, picture / columns * cell, cell, cell};
    }
    /// Returns the picture that a face shows; -1 if the face shows a text.
    [[nodiscard]] int picture_of(int face) const {
        return two_sided() ? sides[static_cast<std::size_t>(face)].picture : face;
    }
    /// Returns the text on a face without a picture, in the current language.
    [[nodiscard]] std::string text_of(int face) const;
    /// Returns a card's name in lists, in the current language.
    [[nodiscard]] std::string label_of(int card) const;
};

/// Returns the deck's cards for learning, with the deck's name as in the settings; null if the deck is not two-sided.
[[nodiscard]] std::shared_ptr<const game::LearningDeck> cards_of(const std::string& name, const DeckFaces& deck);

/// Thrown for a deck that cannot be used. Contains the displayable name of the faulty file and the reason.
class DeckError : public StartError {
public:
    DeckError(std::string in_file, Message what_is_wrong)
        : StartError(in_file + ": " + to_english(what_is_wrong)), file(std::move(in_file)),
          why(std::move(what_is_wrong)) {}
    std::string file;
    Message why;
};

/// Loads a deck from any location: a folder with deck.txt and the PNG that it names, a folder with cards.csv, or a file
/// that is a table of cards. Checks everything against deck_limits. Throws DeckError, with the line number if the text
/// is wrong. Refuses tables that name pictures; only loading_of() loads those.
[[nodiscard]] DeckFaces load_deck(const std::filesystem::path& deck);

/// Returns the deck's table of cards: the deck itself if it is a file, or cards.csv in a folder without deck.txt;
/// nullopt for other kinds of deck. Does not check whether the table is readable.
[[nodiscard]] std::optional<std::filesystem::path> table_of(const std::filesystem::path& deck);
/// Returns the folder with a table's pictures.
[[nodiscard]] std::filesystem::path folder_of(const std::filesystem::path& table);
/// Reads the table, at most `most` of its cards, and checks which pictures are beside it. Throws DeckError.
[[nodiscard]] decks::CardSides read_cards(const std::filesystem::path& table, std::optional<std::size_t> most = {});

/// Returns a deck with only the first `faces` faces.
[[nodiscard]] DeckFaces first_of(const DeckFaces& deck, int faces);

/// Returns the location of a deck: a built-in deck if app::built_in_deck() knows `name`, otherwise the folder or table
/// at path `name`; an empty name means the default deck. Does not check whether the deck can be loaded; load_deck does.
[[nodiscard]] std::filesystem::path find_deck(const std::string& name);

/// Loads an icon at the given size, white on a transparent background.
[[nodiscard]] Surface load_icon(const std::string& name, int side);

} // namespace twoturns::view
