// Text in the encodings that programs wrote before UTF-8, and many still write.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace twoturns::platform {

enum class Encoding : std::uint8_t {
    utf8,
    utf16_little,
    utf16_big,
    gb18030, ///< and GBK and GB 2312, which are parts of it
    big5,
    shift_jis,
    euc_jp,
    euc_kr, ///< as Windows has it, with all syllables
    windows_1250,
    windows_1251,
    windows_1252,
    windows_1253,
    windows_1254,
};

struct DecodedBytes {
    std::string text;
    std::size_t faults = 0; ///< bytes that mean nothing; for each there is a U+FFFD
};

/// Bytes as UTF-8. Nothing where this system does not know the encoding; it always knows those of Unicode.
[[nodiscard]] std::optional<DecodedBytes> to_utf8(std::string_view bytes, Encoding encoding);

} // namespace twoturns::platform
