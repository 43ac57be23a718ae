#include "game/learning/chosen_cards.hpp"

#include <algorithm>
#include <charconv>

#include "twoturns/board.hpp"

namespace twoturns::game {
namespace {

constexpr std::size_t digits_of_deck = 16;
constexpr int hexadecimal = 16;

/// Parses a whole number at the beginning of a text and removes it from the text.
template <class Number> std::optional<Number> take_number(std::string_view& text, int base = 10) {
    Number number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (fault != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

bool has_one_twice(std::vector<std::size_t> cards) {
    std::sort(cards.begin(), cards.end());
    return std::adjacent_find(cards.begin(), cards.end()) != cards.end();
}

} // namespace

std::uint64_t number_of_deck(std::span<const std::string> cards) {
    std::uint64_t number = 0xCBF29CE484222325U; // FNV-1a
    const auto stir = [&](char letter) { number = (number ^ static_cast<unsigned char>(letter)) * 0x100000001B3U; };
    for (const std::string& card : cards) {
        for (const char letter : card) stir(letter);
        stir('\n'); // no card contains one
    }
    return number;
}

std::span<const std::size_t> chosen_from(const ChosenCards& chosen, std::uint64_t deck, int cards) {
    const auto in_deck = [&](std::size_t card) { return card < static_cast<std::size_t>(cards); };
    if (chosen.deck != deck || !std::all_of(chosen.cards.begin(), chosen.cards.end(), in_deck)) return {};
    return chosen.cards;
}

std::string to_text(const ChosenCards& chosen) {
    std::string text(digits_of_deck, '0');
    std::uint64_t rest = chosen.deck;
    for (std::size_t i = digits_of_deck; i-- > 0; rest /= hexadecimal) text[i] = "0123456789abcdef"[rest % hexadecimal];
    for (const std::size_t card : chosen.cards) text += ' ' + std::to_string(card);
    return text;
}

std::optional<ChosenCards> parse_chosen_cards(std::string_view text) {
    ChosenCards chosen;
    std::string_view head = text.substr(0, digits_of_deck);
    const auto deck = take_number<std::uint64_t>(head, hexadecimal);
    if (!deck || !head.empty() || text.size() < digits_of_deck) return std::nullopt;
    chosen.deck = *deck;
    for (text.remove_prefix(digits_of_deck); !text.empty();) {
        if (text.front() != ' ' || chosen.cards.size() == max_kinds) return std::nullopt;
        text.remove_prefix(1);
        const auto card = take_number<std::size_t>(text);
        if (!card) return std::nullopt;
        chosen.cards.push_back(*card);
    }
    if (has_one_twice(chosen.cards)) return std::nullopt;
    return chosen;
}

} // namespace twoturns::game
