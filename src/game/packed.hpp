// Compresses texts that are stored in large numbers. The format is zlib's, which has a checksum.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace twoturns::game {

[[nodiscard]] std::string packed(std::string_view text);

/// Returns the original text; nullopt for bytes that packed() did not produce, or that expand to more than
/// most_record_bytes.
[[nodiscard]] std::optional<std::string> unpacked(std::string_view bytes);

} // namespace twoturns::game
