// Text in less room, for texts that are stored in great numbers. zlib's format, which has a checksum.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace twoturns::store {

[[nodiscard]] std::string packed(std::string_view text);

/// Nothing for bytes that packed() did not make, or that hold more than a record may (game::most_record_bytes).
[[nodiscard]] std::optional<std::string> unpacked(std::string_view bytes);

} // namespace twoturns::store
