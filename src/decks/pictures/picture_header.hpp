// Parses the header of a picture before anything decodes it. Independent of SDL.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "twoturns/result.hpp"

namespace twoturns::decks {

enum class PictureKind : std::uint8_t {
    jpeg,
    png,
    webp,
    gif,
    bmp,
    svg,
    heic,
    avif,
};

/// Returns the ending with its dot: ".jpg".
[[nodiscard]] std::string ending_of(PictureKind kind);

struct PictureHeader {
    PictureKind kind = PictureKind::jpeg;
    int width = 0; ///< in pixels; 0 if only the decoder can tell, for a JPEG, an SVG, a HEIC or an AVIF
    int height = 0;
    std::string_view exif; ///< Exif data within the bytes; for a JPEG its decoder reads it
};

/// Identifies a picture by its content only, not its name. Returns a message if it is no picture, has an unsupported
/// format (which is named), is truncated, or is larger or smaller than picture_limits allow. Cost: visits the start of
/// each chunk, not the pixels.
Result<PictureHeader> parse_picture_header(std::string_view bytes);

/// Returns why a picture of this size is refused; nullopt if it is accepted. `most` is the maximum number of pixels.
[[nodiscard]] std::optional<Message> misfit_of(std::int64_t width, std::int64_t height, std::int64_t most);

/// Returns the message about an unsupported format: its name, and how to make it readable.
[[nodiscard]] Message unread_picture(const std::string& format);
[[nodiscard]] Message unread_heic();
/// Returns whether a message is from unread_picture(); such a picture may become readable after an installation.
[[nodiscard]] bool says_unread(const Message& why);

/// Returns the message about an SVG that would take too long to draw.
[[nodiscard]] Message too_much_drawn();

} // namespace twoturns::decks
