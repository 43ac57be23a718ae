// Makes a deck from a file of any format.
#pragma once

#include <memory>

#include "decks/deck_writer.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// Makes a deck from an opened file, in slices.
class DeckMaking {
public:
    DeckMaking() = default;
    DeckMaking(const DeckMaking&) = delete;
    DeckMaking& operator=(const DeckMaking&) = delete;
    DeckMaking(DeckMaking&&) = delete;
    DeckMaking& operator=(DeckMaking&&) = delete;
    virtual ~DeckMaking() = default;

    /// Makes a few cards. Returns true when finished.
    virtual bool run() = 0;
    /// Returns the progress, 0 .. 1.
    [[nodiscard]] virtual double progress() const = 0;
    /// Returns the deck, or the reason why there is none. Call it once, when finished.
    [[nodiscard]] virtual Result<NewDeck> take() = 0;
};

/// The opened file, or an error that says what is wrong with it.
using OpenedDeck = Result<std::unique_ptr<DeckMaking>>;

/// Returns a DeckMaking for a deck that is already complete.
[[nodiscard]] OpenedDeck made_at_once(Result<NewDeck> deck);

} // namespace twoturns::decks
