#include "decks/deck_characters.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

constexpr std::size_t all_there_are = 0x110000;

void mark_characters(std::string_view text, std::vector<bool>& seen) {
    while (!text.empty()) {
        const auto lead = static_cast<unsigned char>(text.front());
        const std::size_t length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        const std::string_view bytes = text.substr(0, length);
        if (lead >= 0x80 && !is_utf8(bytes)) {
            text.remove_prefix(1);
            continue;
        }
        char32_t code = length == 1 ? lead : lead & (0x7FU >> length);
        for (const char byte : bytes.substr(1)) code = code << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
        seen[code] = true;
        text.remove_prefix(length);
    }
}

} // namespace

std::u32string characters_of(const PictureScan& deck) {
    std::vector<bool> seen(all_there_are);
    mark_characters(deck.title, seen);
    for (const std::string& name : deck.names) mark_characters(name, seen);
    std::u32string characters;
    for (std::size_t code = 0; code < all_there_are; ++code)
        if (seen[code]) characters += static_cast<char32_t>(code);
    return characters;
}

} // namespace twoturns::decks
