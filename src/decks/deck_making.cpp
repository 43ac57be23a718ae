#include "decks/deck_making.hpp"

#include <utility>

namespace twoturns::decks {

namespace {

class MadeDeck final : public DeckMaking {
public:
    explicit MadeDeck(NewDeck deck) : deck_(std::move(deck)) {}
    bool run() override { return true; }
    [[nodiscard]] double progress() const override { return 1; }
    [[nodiscard]] Result<NewDeck> take() override { return std::move(deck_); }

private:
    NewDeck deck_;
};

} // namespace

OpenedDeck made_at_once(Result<NewDeck> deck) {
    if (!deck) return deck.error();
    return std::unique_ptr<DeckMaking>{std::make_unique<MadeDeck>(*std::move(deck))};
}

} // namespace twoturns::decks
