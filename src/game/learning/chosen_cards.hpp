// Cards of a two-sided deck that were chosen for a game based on what the player has learnt (next_cards.hpp). The game
// is saved with these cards, so that it shows the same cards whenever it is opened.
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
    std::uint64_t deck = 0;         ///< number_of_deck() when the cards were chosen
    std::vector<std::size_t> cards; ///< their places in the deck, each once; empty: no cards were chosen
    friend bool operator==(const ChosenCards&, const ChosenCards&) = default;
};

/// Returns a hash of the names of a deck's cards, in order. Changing a card changes the hash.
[[nodiscard]] std::uint64_t number_of_deck(std::span<const std::string> cards);

/// Returns the chosen cards to use with a deck of `cards` cards; an empty list if they were chosen from another deck.
[[nodiscard]] std::span<const std::size_t> chosen_from(const ChosenCards& chosen, std::uint64_t deck, int cards);

/// Returns the deck's number as 16 hexadecimal digits, then the cards: "0123456789abcdef 3 17 42".
[[nodiscard]] std::string to_text(const ChosenCards& chosen);
/// Parses the text of to_text(). Returns nullopt for another format or if a card occurs twice.
[[nodiscard]] std::optional<ChosenCards> parse_chosen_cards(std::string_view text);

} // namespace twoturns::game
