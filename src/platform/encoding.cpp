#include "platform/encoding.hpp"

#include <algorithm>
#include <array>

#include "twoturns/notation.hpp"

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#else
#include <cerrno>
#include <memory>

#include <iconv.h>
#endif

namespace twoturns::platform {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD"; // U+FFFD

/// Returns the length in bytes of the UTF-8 character that begins the text; 0 if it is malformed.
std::size_t character_of_utf8(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    return is_utf8(text.substr(0, length)) ? length : 0;
}

DecodedBytes from_utf8(std::string_view bytes) {
    if (is_utf8(bytes)) return {std::string(bytes), 0};
    DecodedBytes read;
    read.text.reserve(bytes.size());
    while (!bytes.empty()) {
        const std::size_t length = character_of_utf8(bytes);
        read.text += length > 0 ? bytes.substr(0, length) : replacement;
        if (length == 0) ++read.faults;
        bytes.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return read;
}

#ifdef _WIN32

std::string narrow(const std::wstring& wide) {
    const int size = static_cast<int>(wide.size());
    std::string text(3 * wide.size(), '\0');
    const int length = WideCharToMultiByte(CP_UTF8, 0, wide.data(), size, text.data(), static_cast<int>(text.size()),
                                           nullptr, nullptr);
    text.resize(static_cast<std::size_t>(std::max(length, 0)));
    return text;
}

std::wstring wide_of(std::string_view bytes, Encoding encoding) {
    if (encoding == Encoding::utf16_little || encoding == Encoding::utf16_big) {
        std::wstring wide;
        for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
            const auto first = static_cast<unsigned char>(bytes[i]);
            const auto second = static_cast<unsigned char>(bytes[i + 1]);
            wide += static_cast<wchar_t>(encoding == Encoding::utf16_big ? first << 8U | second : second << 8U | first);
        }
        if (bytes.size() % 2 != 0) wide += L'\xFFFD';
        return wide;
    }
    constexpr std::array<unsigned, 13> pages{CP_UTF8, 0, 0, 54936, 950, 932, 20932, 949, 1250, 1251, 1252, 1253, 1254};
    std::wstring wide(bytes.size(), L'\0');
    const int length = MultiByteToWideChar(pages.at(static_cast<std::size_t>(encoding)), 0, bytes.data(),
                                           static_cast<int>(bytes.size()), wide.data(), static_cast<int>(wide.size()));
    wide.resize(static_cast<std::size_t>(std::max(length, 0)));
    return wide;
}

std::optional<DecodedBytes> by_system(std::string_view bytes, Encoding encoding) {
    const std::wstring wide = wide_of(bytes, encoding);
    if (wide.empty() && !bytes.empty()) return std::nullopt;
    DecodedBytes read{narrow(wide), 0};
    read.faults = static_cast<std::size_t>(std::count(wide.begin(), wide.end(), L'\xFFFD'));
    return read;
}

#else

struct CloseConverter {
    void operator()(void* converter) const { iconv_close(converter); }
};

/// Converts the bytes by iconv, a buffer at a time; skips malformed input a unit at a time.
std::optional<DecodedBytes> by_system(std::string_view bytes, Encoding encoding) {
    constexpr std::array<const char*, 13> names{"UTF-8", "UTF-16LE", "UTF-16BE", "GB18030", "BIG5",   "CP932", "EUC-JP",
                                                "CP949", "CP1250",   "CP1251",   "CP1252",  "CP1253", "CP1254"};
    const iconv_t opened = iconv_open("UTF-8", names.at(static_cast<std::size_t>(encoding)));
    if (opened == reinterpret_cast<iconv_t>(-1)) return std::nullopt; // NOLINT: POSIX's error value
    const std::unique_ptr<void, CloseConverter> converter{opened};
    DecodedBytes read;
    read.text.reserve(bytes.size() + bytes.size() / 2);
    std::array<char, 4096> buffer{};
    char* in = const_cast<char*>(bytes.data()); // NOLINT: iconv only reads it
    std::size_t left = bytes.size();
    const std::size_t unit = encoding == Encoding::utf16_little || encoding == Encoding::utf16_big ? 2 : 1;
    while (left > 0) {
        char* out = buffer.data();
        std::size_t room = buffer.size();
        const std::size_t state = iconv(opened, &in, &left, &out, &room);
        read.text.append(buffer.data(), buffer.size() - room);
        if (state != static_cast<std::size_t>(-1) || errno == E2BIG) continue;
        read.text += replacement;
        ++read.faults;
        const std::size_t skipped = std::min(unit, left);
        in += skipped;
        left -= skipped;
    }
    return read;
}

#endif

} // namespace

std::optional<DecodedBytes> to_utf8(std::string_view bytes, Encoding encoding) {
    if (encoding == Encoding::utf8) return from_utf8(bytes);
    return by_system(bytes, encoding);
}

} // namespace twoturns::platform
