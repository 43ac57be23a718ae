// What was left out of a deck, and why.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "twoturns/result.hpp"

namespace twoturns::decks {

/// A file that cannot be shown on a tile or is missing from a card, a row of a table, or a person without a photograph.
struct LeftOut {
    std::string file; ///< the displayable name of the file without its folder
    Message why;
    friend bool operator==(const LeftOut&, const LeftOut&) = default;
};

struct DeckReport {
    std::vector<LeftOut> left_out; ///< one by one, with the reason
    std::size_t beyond = 0;        ///< the number of further files, left out because there are too many
    std::size_t doubles = 0;       ///< the number of cards left out because an earlier card has the same side
    friend bool operator==(const DeckReport&, const DeckReport&) = default;

    /// Returns the number of pictures or cards that are not on tiles.
    [[nodiscard]] std::size_t missing() const { return left_out.size() + beyond + doubles; }
};

} // namespace twoturns::decks
