// Decks made of files that hold a whole one: those that players send each other, address books and Anki packages.
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

/// Whether a file is one that is imported, by the ending of its name; or a spreadsheet, of which it is told then how
/// its cards can be read.
[[nodiscard]] bool is_importable(std::string_view file);

/// What the deck of a file is called at first.
[[nodiscard]] std::string imported_name(const std::string& file);

/// What of an Anki package becomes a deck.
struct ChosenCards {
    std::shared_ptr<const AnkiPackage> package;
    AnkiSides sides;
    std::string name; ///< of the deck
};

/// Makes a deck of such a file, a new folder in the folder `decks`. Nothing of the file is changed, and what is not
/// finished is removed when this is destroyed.
class DeckImport {
public:
    /// Of an Anki package by best_sides().
    DeckImport(std::string file, std::filesystem::path decks);
    DeckImport(ChosenCards cards, std::filesystem::path decks);
    DeckImport(ChosenTable table, std::filesystem::path decks);

    /// Reads the file, or makes some cards, or writes a file of the deck; true when there is no more to do.
    bool run();
    /// From 0 to 1.
    [[nodiscard]] double progress() const;
    /// At the end: the deck's folder. The message says what is wrong with the file, or with the disk.
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

/// The same all at once.
Result<std::string> import_deck(const std::string& file, const std::filesystem::path& decks);

} // namespace twoturns::decks
