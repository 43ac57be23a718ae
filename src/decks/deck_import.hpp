// Imports decks from files that contain a whole deck: deck files, address books and Anki packages.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "decks/deck_writer.hpp"
#include "decks/formats/anki_deck.hpp"
#include "decks/formats/table_deck.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// Returns whether a file can be imported, by its ending. Also true for a spreadsheet: its import fails with a message
/// that says how to read its cards.
[[nodiscard]] bool is_importable(std::string_view file);

/// Returns the initial name of a deck imported from this file.
[[nodiscard]] std::string imported_name(const std::string& file);

/// The part of an Anki package that becomes a deck.
struct ChosenCards {
    std::shared_ptr<const AnkiPackage> package;
    AnkiSides sides;
    std::string name; ///< of the deck
};

/// Imports a file as a new folder in the folder `decks`. Does not change the file; the destructor removes an unfinished
/// deck.
class DeckImport {
public:
    /// Chooses the sides of an Anki package by best_sides().
    DeckImport(std::string file, std::filesystem::path decks);
    DeckImport(ChosenCards cards, std::filesystem::path decks);
    DeckImport(ChosenTable table, std::filesystem::path decks);

    /// Reads the file, makes some cards, or writes one file of the deck. Returns true when finished.
    bool run();
    /// Returns the progress, 0 .. 1.
    [[nodiscard]] double progress() const;
    /// Returns the deck's folder at the end, or a message about the file or the disk.
    [[nodiscard]] Result<std::string> take();

private:
    bool read();
    bool make();
    bool fail(Message why);

    std::string file_;
    std::string name_; ///< of the deck
    std::filesystem::path decks_;
    std::optional<ChosenTable> table_;
    std::optional<AnkiDeckMaker> maker_;
    std::optional<DeckWriter> writer_;
    std::optional<Message> failure_;
};

/// Imports a file in one call.
Result<std::string> import_deck(const std::string& file, const std::filesystem::path& decks);

} // namespace twoturns::decks
