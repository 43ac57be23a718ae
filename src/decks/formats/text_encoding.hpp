// Guesses the encoding of a text.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "platform/encoding.hpp"

namespace twoturns::decks {

struct DecodedText {
    std::string text; ///< UTF-8; malformed bytes become U+FFFD
    platform::Encoding encoding = platform::Encoding::utf8;
    bool guessed = false;
};

/// Decodes a text by its byte order mark; otherwise as UTF-8 if valid except for a few bytes, as UTF-16 if zero bytes
/// suggest it, or in the encoding that gives the likeliest letters. Removes the byte order mark. Examines the first 8
/// KiB to decide.
[[nodiscard]] DecodedText decoded_text(std::string_view bytes);
/// Decodes a text from this encoding, if the system supports the encoding.
[[nodiscard]] std::string decoded_text(std::string_view bytes, platform::Encoding encoding);

/// Returns the encoding with this name in files, such as "GB2312" or "iso-8859-1"; nullopt if unknown.
[[nodiscard]] std::optional<platform::Encoding> encoding_called(std::string_view name);

/// Returns the supported encodings, the common ones first.
[[nodiscard]] std::span<const platform::Encoding> encodings();
/// Returns the encoding's displayed name.
[[nodiscard]] const char* label_of(platform::Encoding encoding);

} // namespace twoturns::decks
