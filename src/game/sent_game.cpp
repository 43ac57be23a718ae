#include "game/sent_game.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "game/packed.hpp"

namespace twoturns::game {
namespace {

constexpr std::string_view head = "tg1.";
constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view digits = "0123456789";

std::string in_letters(std::string_view bytes) {
    std::string word;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::string_view three = bytes.substr(i, 3);
        std::uint32_t bits = 0;
        for (std::size_t k = 0; k < 3; ++k)
            bits = bits << 8U | (k < three.size() ? static_cast<unsigned char>(three[k]) : 0U);
        for (std::size_t k = 0; k <= three.size(); ++k) word += letters[bits >> (18 - 6 * k) & 63U];
    }
    return word;
}

/// Returns nullopt for a text that in_letters() did not make.
std::optional<std::string> of_letters(std::string_view word) {
    std::string bytes;
    for (std::size_t i = 0; i < word.size(); i += 4) {
        const std::string_view four = word.substr(i, 4);
        std::uint32_t bits = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            const auto value = k < four.size() ? letters.find(four[k]) : 0;
            if (value == std::string_view::npos) return std::nullopt;
            bits = bits << 6U | static_cast<std::uint32_t>(value);
        }
        if (four.size() == 1) return std::nullopt;
        for (std::size_t k = 0; k + 1 < four.size(); ++k) bytes += static_cast<char>(bits >> (16 - 8 * k) & 255U);
    }
    return bytes;
}

/// Returns how many letters "tg", digits and a dot take at the beginning; 0 if they are not there.
std::size_t head_of(std::string_view text) {
    if (!text.starts_with("tg")) return 0;
    const std::size_t end = text.find_first_not_of(digits, 2);
    return end != std::string_view::npos && end > 2 && text[end] == '.' ? end + 1 : 0;
}

} // namespace

std::string sent(const Record& record) { return std::string{head} + in_letters(packed(to_text(record))); }

std::optional<std::string_view> sent_game_within(std::string_view text) {
    for (std::size_t at = text.find("tg"); at != std::string_view::npos; at = text.find("tg", at + 1)) {
        if (at > 0 && letters.find(text[at - 1]) != std::string_view::npos) continue; // within another word
        const std::string_view rest = text.substr(at);
        const std::size_t begin = head_of(rest);
        if (begin == 0) continue;
        return rest.substr(0, std::min(rest.size(), rest.find_first_not_of(letters, begin)));
    }
    return std::nullopt;
}

Result<std::string> received(std::string_view word) {
    const std::size_t begin = head_of(word);
    if (begin == 0 || !word.starts_with(head)) return Message{N_("it is of a later version of the game")};
    const auto bytes = of_letters(word.substr(begin));
    auto text = bytes ? unpacked(*bytes) : std::nullopt;
    if (!text) return Message{N_("a part of it is missing or was changed")};
    return *std::move(text);
}

} // namespace twoturns::game
