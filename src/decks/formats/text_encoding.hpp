// In which encoding a text is that does not say so.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "platform/encoding.hpp"

namespace twoturns::decks {

struct DecodedText {
    std::string text; ///< UTF-8; for what cannot be read there is a U+FFFD
    platform::Encoding encoding = platform::Encoding::utf8;
    bool guessed = false;
};

/// By its mark; UTF-8 where it is that, but for a byte here and there; UTF-16 by where its zero bytes are; else that of
/// the others in which the letters are those that people write. The mark is no part of the text. Looks at the
/// first 8 KiB before it decides.
[[nodiscard]] DecodedText decoded_text(std::string_view bytes);
/// In that encoding, as far as the system knows it.
[[nodiscard]] std::string decoded_text(std::string_view bytes, platform::Encoding encoding);

/// By a name that files give, as "GB2312" or "iso-8859-1"; nothing for one that is not known here.
[[nodiscard]] std::optional<platform::Encoding> encoding_called(std::string_view name);

/// Those a text can be read in, the usual ones first.
[[nodiscard]] std::span<const platform::Encoding> encodings();
/// As people know it.
[[nodiscard]] const char* label_of(platform::Encoding encoding);

} // namespace twoturns::decks
