// Writes a custom deck as a folder: a table and the pictures that the table names.
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
        std::string name{}; ///< only in a deck of pictures: the picture's name; empty: derived from the file name
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

/// Writes a deck one file at a time. The deck is complete or absent, even if the program is killed, because renaming
/// the folder is the last step.
class DeckWriter {
public:
    /// Writes to `folder`, which is created if missing. The deck's folder is called `name`, or by default the deck's
    /// name, with a number added if another deck has that name. If an identical deck exists, returns that deck instead
    /// of writing a copy.
    DeckWriter(std::filesystem::path folder, NewDeck deck, const std::string& name = {});
    /// Removes the deck if it is unfinished.
    ~DeckWriter();
    DeckWriter(const DeckWriter&) = delete;
    DeckWriter& operator=(const DeckWriter&) = delete;
    DeckWriter(DeckWriter&&) = delete;
    DeckWriter& operator=(DeckWriter&&) = delete;

    /// Writes the next file, or waits until all files are on the disk. Returns true when finished.
    bool run();
    [[nodiscard]] std::size_t done() const { return next_; }
    [[nodiscard]] std::size_t all() const { return deck_.pictures.size() + 1; }
    /// Returns the deck's path, or the reason why there is none. Call it when finished.
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
    std::filesystem::path unfinished_; ///< the temporary folder; empty if there is none
    std::filesystem::path finished_;
    std::size_t next_ = 0;
    Result<void> written_; ///< the result of all files so far
};

} // namespace twoturns::decks
