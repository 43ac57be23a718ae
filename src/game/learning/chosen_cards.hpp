// Cards of a deck with two sides that were chosen for a game, by what was learnt of them (next_cards.hpp). They are
// saved with the game, so that it shows the same cards whenever it is opened.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace twoturns::game {

struct ChosenCards {
    std::uint64_t deck = 0;         ///< number_of_deck() it was then
    std::vector<std::size_t> cards; ///< their places in it, each once; none: nothing was chosen
    friend bool operator==(const ChosenCards&, const ChosenCards&) = default;
};

/// A number that follows from the cards of a deck, by their names in its order: another card makes it another deck.
[[nodiscard]] std::uint64_t number_of_deck(std::span<const std::string> cards);

/// Those to be shown when that deck is played with, of so many cards; none where they were chosen from another one.
[[nodiscard]] std::span<const std::size_t> chosen_from(const ChosenCards& chosen, std::uint64_t deck, int cards);

/// The deck's number with 16 hexadecimal digits, and the cards: "0123456789abcdef 3 17 42".
[[nodiscard]] std::string to_text(const ChosenCards& chosen);
/// Nothing where the text is no such line, or has a card twice.
[[nodiscard]] std::optional<ChosenCards> parse_chosen_cards(std::string_view text);

} // namespace twoturns::game
