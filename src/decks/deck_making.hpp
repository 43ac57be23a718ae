// Makes a deck of a file, whatever its format.
#pragma once

#include <memory>

#include "decks/deck_writer.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// A deck that is being made of an opened file, in slices.
class DeckMaking {
public:
    DeckMaking() = default;
    DeckMaking(const DeckMaking&) = delete;
    DeckMaking& operator=(const DeckMaking&) = delete;
    DeckMaking(DeckMaking&&) = delete;
    DeckMaking& operator=(DeckMaking&&) = delete;
    virtual ~DeckMaking() = default;

    /// Makes some cards. Returns true when finished.
    virtual bool run() = 0;
    /// Returns the progress, 0 .. 1.
    [[nodiscard]] virtual double progress() const = 0;
    /// Returns the deck, or why there is none; call it once, at the end.
    [[nodiscard]] virtual Result<NewDeck> take() = 0;
};

/// A making, or what is wrong with the file.
using OpenedDeck = Result<std::unique_ptr<DeckMaking>>;

/// Returns the making of a deck that is read already.
[[nodiscard]] OpenedDeck made_at_once(Result<NewDeck> deck);

} // namespace twoturns::decks
