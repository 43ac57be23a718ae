// Writes a deck of the player's own as a folder: a table and the pictures it names.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "decks/formats/card_table.hpp"
#include "platform/folder_claim.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

struct NewDeck {
    CardTable table; ///< cells may name pictures; without cards the deck has pictures only
    struct Picture {
        std::string file; ///< file name, from FileNames
        std::string bytes;
        std::string name{}; ///< in a deck of pictures only: the picture's name; empty: from the file name
    };
    std::vector<Picture> pictures{};
};

/// The file beside the pictures that describes the deck: cards.csv, or names.csv in a deck of pictures only.
struct TableFile {
    std::string name;
    std::string bytes;
};
[[nodiscard]] TableFile table_file_of(const NewDeck& deck);

/// Removes unfinished decks of killed programs from the folder.
void remove_unfinished_decks(const std::filesystem::path& folder);

/// Writes a deck one file at a time. It is complete or absent, even if the program is killed: the folder is renamed
/// last.
class DeckWriter {
public:
    /// Writes to `folder`, creating it if missing, as `name` or else the deck's name; adds a number if another deck has
    /// that name. If an identical deck exists, that one is the result.
    DeckWriter(std::filesystem::path folder, NewDeck deck, const std::string& name = {});
    /// Removes an unfinished deck.
    ~DeckWriter();
    DeckWriter(const DeckWriter&) = delete;
    DeckWriter& operator=(const DeckWriter&) = delete;
    DeckWriter(DeckWriter&&) = delete;
    DeckWriter& operator=(DeckWriter&&) = delete;

    /// Writes the next file, or waits until all are on the disk. Returns true when finished.
    bool run();
    [[nodiscard]] std::size_t done() const { return next_; }
    [[nodiscard]] std::size_t all() const { return deck_.pictures.size() + 1; }
    /// Returns the deck's path at the end, or the reason why there is none.
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
    std::filesystem::path unfinished_; ///< the temporary folder; empty if none
    std::filesystem::path finished_;
    std::size_t next_ = 0;
    Result<void> written_; ///< of all files so far
};

} // namespace twoturns::decks
