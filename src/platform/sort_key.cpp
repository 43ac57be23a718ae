#include "platform/sort_key.hpp"

#include <tuple>

namespace twoturns::platform {
namespace {

/// The letters without accents of U+00C0 to U+017F; a blank has none.
constexpr std::string_view latin = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
                                   "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllll"
                                   "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(latin.size() == 0x180 - 0xC0);

/// Returns the letter without capital or accent of a character, or the character itself.
char32_t plain(char32_t character) {
    if (character >= U'A' && character <= U'Z') return character + 0x20;
    if (character >= 0xC0 && character < 0x180 && latin[character - 0xC0] != ' ')
        return static_cast<unsigned char>(latin[character - 0xC0]);
    if (character == 0x1A0 || character == 0x1A1) return U'o'; // Vietnamese
    if (character == 0x1AF || character == 0x1B0) return U'u';
    if (character >= 0x1EA0 && character <= 0x1EF9)
        return character < 0x1EB8   ? U'a'
               : character < 0x1EC8 ? U'e'
               : character < 0x1ECC ? U'i'
               : character < 0x1EE4 ? U'o'
               : character < 0x1EF2 ? U'u'
                                    : U'y';
    if (character >= 0x410 && character <= 0x42F) return character + 0x20; // Cyrillic
    if (character == 0x401 || character == 0x451) return 0x435;
    return character;
}

void append(std::string& key, char32_t character) { // below U+10000
    if (character < 0x80) {
        key += static_cast<char>(character);
    } else if (character < 0x800) {
        key += static_cast<char>(0xC0U | character >> 6U);
        key += static_cast<char>(0x80U | (character & 0x3FU));
    } else {
        key += static_cast<char>(0xE0U | character >> 12U);
        key += static_cast<char>(0x80U | (character >> 6U & 0x3FU));
        key += static_cast<char>(0x80U | (character & 0x3FU));
    }
}

} // namespace

std::string sort_key(std::string_view name) {
    std::string key;
    for (std::size_t i = 0; i < name.size();) {
        const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(name[at]); };
        const auto goes_on = [&](std::size_t at) { return at < name.size() && (byte(at) & 0xC0U) == 0x80U; };
        const unsigned first = byte(i);
        if (first < 0x80) {
            append(key, plain(first));
            i += 1;
        } else if ((first & 0xE0U) == 0xC0U && goes_on(i + 1)) {
            append(key, plain((first & 0x1FU) << 6U | (byte(i + 1) & 0x3FU)));
            i += 2;
        } else if ((first & 0xF0U) == 0xE0U && goes_on(i + 1) && goes_on(i + 2)) {
            append(key, plain((first & 0x0FU) << 12U | (byte(i + 1) & 0x3FU) << 6U | (byte(i + 2) & 0x3FU)));
            i += 3;
        } else {
            key += name[i++];
        }
    }
    return key;
}

bool sorts_before(std::string_view a, std::string_view b) {
    return std::tuple{sort_key(a), a} < std::tuple{sort_key(b), b};
}

} // namespace twoturns::platform
