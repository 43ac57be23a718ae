// The interface of this layer: everything that the app and the window need of decks and their files. The readers of
// file formats are in formats/ and are reached through deck_formats().
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/card_sides.hpp"
#include "decks/deck_changes.hpp"
#include "decks/deck_characters.hpp"
#include "decks/deck_limits.hpp"
#include "decks/deck_status.hpp"
#include "decks/deck_writer.hpp"
#include "decks/file_names.hpp"
#include "decks/formats/anki_deck.hpp"
#include "decks/formats/card_table.hpp"
#include "decks/formats/deck_file.hpp"
#include "decks/formats/deck_formats.hpp"
#include "decks/formats/deck_text.hpp"
#include "decks/formats/table_deck.hpp"
#include "decks/formats/text_encoding.hpp"
#include "decks/picture_folder.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// Returns the choice that the player makes when importing a file; nullopt if a file with this ending cannot be
/// imported. Spreadsheets also have a choice, but their import fails with a message that says how to import their
/// cards.
[[nodiscard]] std::optional<ImportChoice> import_choice(std::string_view file);

/// Returns the endings of all files that dialogs offer for import, in lower case.
[[nodiscard]] std::vector<std::string> import_endings();

/// Returns the initial name of a deck imported from `file`.
[[nodiscard]] std::string imported_name(const std::string& file);

/// Imports a file as a new folder in the folder `decks`. Does not change the file. The destructor removes an unfinished
/// deck.
class DeckImport {
public:
    /// Reads the file by its format; a file of unknown format is read as a deck file. Uses best_sides() for the sides
    /// of an Anki package and guessed_form() for the form of a table.
    DeckImport(std::string file, std::filesystem::path decks);
    DeckImport(ChosenPackage cards, std::filesystem::path decks);
    DeckImport(ChosenTable table, std::filesystem::path decks);

    /// Opens the file, makes a few cards, or writes one file of the deck. Returns true when finished.
    bool run();
    /// Returns the progress, 0 .. 1.
    [[nodiscard]] double progress() const;
    /// Returns the deck's folder, or a message about the file or the disk. Call it when finished.
    [[nodiscard]] Result<std::string> take();

private:
    bool open();
    bool make();
    bool fail(Message why);

    std::filesystem::path decks_;
    std::function<OpenedDeck()> open_; ///< null once the file is open
    std::unique_ptr<DeckMaking> making_;
    std::optional<DeckWriter> writer_;
    std::optional<Message> failure_;
};

/// Imports a file in one call.
Result<std::string> import_deck(const std::string& file, const std::filesystem::path& decks);

} // namespace twoturns::decks
