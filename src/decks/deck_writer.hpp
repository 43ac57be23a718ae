// A deck of cards of the player's own, written as a folder: cards.csv and the pictures its cells name.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "decks/card_table.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

struct NewDeck {
    CardTable table; ///< cells that name pictures name those
    struct Picture {
        std::string file; ///< its name, as FileNames gives it
        std::string bytes;
    };
    std::vector<Picture> pictures;
};

/// Writes a deck one file at a time: all of it or nothing, even when the program is killed, as it gets its name last.
class DeckWriter {
public:
    /// In that folder, which is made where it is missing, under the name of the deck; with a number where that is taken
    /// by another deck. Where the very same one is there already, that is it.
    DeckWriter(std::filesystem::path folder, NewDeck deck);
    /// Removes what is not finished.
    ~DeckWriter();
    DeckWriter(const DeckWriter&) = delete;
    DeckWriter& operator=(const DeckWriter&) = delete;
    DeckWriter(DeckWriter&&) = delete;
    DeckWriter& operator=(DeckWriter&&) = delete;

    /// Writes the next file, and waits until it is on the disk; true when there is no more to do.
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
    std::filesystem::path unfinished_; ///< where it is until all of it is there; empty: nowhere
    std::filesystem::path finished_;
    std::size_t next_ = 0;
    std::optional<Message> failure_;
};

} // namespace twoturns::decks
