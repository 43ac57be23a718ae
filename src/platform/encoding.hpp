// Converts text from encodings older than UTF-8, which many programs still write.
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
    gb18030, ///< includes GBK and GB 2312, its subsets
    big5,
    shift_jis,
    euc_jp,
    euc_kr, ///< as in Windows, with all syllables
    windows_1250,
    windows_1251,
    windows_1252,
    windows_1253,
    windows_1254,
};

struct DecodedBytes {
    std::string text;
    std::size_t faults = 0; ///< the number of malformed bytes or units; each becomes U+FFFD
};

/// Converts bytes to UTF-8. Returns nullopt if this system does not support the encoding; the Unicode encodings are
/// supported on every system.
[[nodiscard]] std::optional<DecodedBytes> to_utf8(std::string_view bytes, Encoding encoding);

} // namespace twoturns::platform
