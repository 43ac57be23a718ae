// A deck of the player's own, written as a folder: a table and the pictures it names.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "decks/formats/card_table.hpp"
#include "platform/folder_claim.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

struct NewDeck {
    CardTable table; ///< cells that name pictures name those; without cards it is a deck of pictures alone
    struct Picture {
        std::string file; ///< its name, as FileNames gives it
        std::string bytes;
        std::string name{}; ///< in a deck of pictures alone: what it is called; empty: as the file
    };
    std::vector<Picture> pictures{};
};

/// The file beside the pictures that says what is in the deck: cards.csv, or names.csv in one of pictures alone.
struct TableFile {
    std::string name;
    std::string bytes;
};
[[nodiscard]] TableFile table_file_of(const NewDeck& deck);

/// Removes what was written to that folder by programs that were killed before it was finished.
void remove_unfinished_decks(const std::filesystem::path& folder);

/// Writes a deck one file at a time: all of it or nothing, even when the program is killed, as it gets its name last.
class DeckWriter {
public:
    /// In that folder, which is made where it is missing, under that name or else the one of the deck; with a number
    /// where that is taken by another deck. Where the very same one is there already, that is it.
    DeckWriter(std::filesystem::path folder, NewDeck deck, const std::string& name = {});
    /// Removes what is not finished.
    ~DeckWriter();
    DeckWriter(const DeckWriter&) = delete;
    DeckWriter& operator=(const DeckWriter&) = delete;
    DeckWriter(DeckWriter&&) = delete;
    DeckWriter& operator=(DeckWriter&&) = delete;

    /// Writes the next file, or waits until all are on the disk; true when there is no more to do.
    bool run();
    [[nodiscard]] std::size_t done() const { return next_; }
    [[nodiscard]] std::size_t all() const { return deck_.pictures.size() + 1; }
    /// When it is finished: where the deck is, or why there is none.
    [[nodiscard]] Result<std::filesystem::path> take();

private:
    bool begin();
    bool write(const std::string& file, const std::string& bytes);
    bool end();
    [[nodiscard]] bool is_there(const std::filesystem::path& target) const;
    bool fail(const std::string& why);

    std::filesystem::path folder_;
    NewDeck deck_;
    std::string name_;
    platform::FolderClaim claim_;
    std::filesystem::path unfinished_; ///< where it is until all of it is there; empty: nowhere
    std::filesystem::path finished_;
    std::size_t next_ = 0;
    std::optional<Message> failure_;
};

} // namespace twoturns::decks
