#include "decks/archive/name_encoding.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "decks/utf8.hpp"

#ifdef _WIN32
#include <windows.h>
#elif defined(__linux__)
#include <iconv.h>
#endif

namespace twoturns::decks {
namespace {

unsigned byte_of(char c) { return static_cast<unsigned char>(c); }
bool within(unsigned byte, unsigned first, unsigned last) { return byte >= first && byte <= last; }

/// Statistics of the bytes above ASCII.
struct Looks {
    std::size_t pairs = 0;      ///< possible two-byte characters
    std::size_t single = 0;     ///< bytes that cannot begin a two-byte character
    std::size_t kana = 0;       ///< pairs that are kana in the Japanese code page
    std::size_t common = 0;     ///< pairs that are frequent characters of the Chinese code page
    std::size_t bytes = 0;      ///< total
    std::size_t cyrillic = 0;   ///< letters in the Cyrillic code page
    std::size_t half_width = 0; ///< one-byte kana
};

void look_at(const std::string& name, Looks& looks) {
    for (const char c : name) {
        if (byte_of(c) < 0x80) continue;
        ++looks.bytes;
        if (within(byte_of(c), 0x80, 0xAF) || within(byte_of(c), 0xE0, 0xF1)) ++looks.cyrillic;
    }
    for (std::size_t i = 0; i < name.size(); ++i) {
        const unsigned lead = byte_of(name[i]);
        if (lead < 0x80) continue;
        const unsigned next = i + 1 < name.size() ? byte_of(name[i + 1]) : 0;
        if (next < 0x40 || next == 0x7F) {
            ++looks.single;
            continue;
        }
        ++looks.pairs;
        if ((lead == 0x82 && within(next, 0x9F, 0xF1)) || (lead == 0x83 && within(next, 0x40, 0x96))) ++looks.kana;
        if (within(lead, 0xB0, 0xD7) && next >= 0xA1) ++looks.common;
        ++i;
    }
}

#if defined(__linux__)

std::optional<std::string> by_system(const std::string& name, const char* page) {
    const iconv_t from = iconv_open("UTF-8", page);
    if (from == iconv_t(-1)) return std::nullopt; // NOLINT: iconv()'s error value
    std::string copy = name;
    std::string text(4 * name.size() + 4, '\0');
    char* in = copy.data();
    char* out = text.data();
    std::size_t in_left = copy.size();
    std::size_t out_left = text.size();
    const bool whole = iconv(from, &in, &in_left, &out, &out_left) != static_cast<std::size_t>(-1);
    iconv_close(from);
    if (!whole) return std::nullopt;
    text.resize(text.size() - out_left);
    return text;
}

#endif

} // namespace

CodePage likely_code_page(const std::vector<std::string>& names) {
    Looks looks;
    for (const std::string& name : names) look_at(name, looks);
    if (3 * looks.kana >= looks.pairs && looks.kana > 0) return CodePage::japanese;
    if (2 * looks.common >= looks.pairs && looks.common > 0 && looks.single == 0) return CodePage::chinese;
    if (looks.cyrillic == looks.bytes && looks.pairs > looks.single) return CodePage::cyrillic;
    return CodePage::western;
}

std::optional<std::string> decoded_name(const std::string& name, CodePage page) {
    if (page == CodePage::cyrillic) {
        std::string text;
        for (const char c : name) {
            const unsigned byte = byte_of(c);
            const bool capital = within(byte, 0x80, 0xAF); // capitals and the first small letters
            if (byte < 0x80)
                text += c;
            else if (capital || within(byte, 0xE0, 0xEF))
                append_utf8(text, (capital ? 0x410 - 0x80 : 0x440 - 0xE0) + char32_t{byte});
            else if (within(byte, 0xF0, 0xF1))
                append_utf8(text, byte == 0xF0 ? U'\u0401' : U'\u0451');
            else
                return std::nullopt;
        }
        return text;
    }
#ifdef _WIN32
    std::wstring wide(name.size(), L'\0');
    const int size = static_cast<int>(name.size());
    const int signs =
        MultiByteToWideChar(static_cast<UINT>(page), MB_ERR_INVALID_CHARS, name.data(), size, wide.data(), size);
    if (signs <= 0) return std::nullopt;
    std::string text(4 * name.size() + 4, '\0');
    const int bytes = WideCharToMultiByte(CP_UTF8, 0, wide.data(), signs, text.data(), static_cast<int>(text.size()),
                                          nullptr, nullptr);
    text.resize(static_cast<std::size_t>(std::max(bytes, 0)));
    return text;
#elif defined(__linux__)
    switch (page) {
    case CodePage::japanese: return by_system(name, "CP932");
    case CodePage::chinese: return by_system(name, "GB18030");
    default: return by_system(name, "CP437");
    }
#else
    return std::nullopt;
#endif
}

} // namespace twoturns::decks
