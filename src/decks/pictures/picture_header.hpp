// Parses the header of a picture before any decoder sees the picture. Independent of SDL.
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
    int width = 0; ///< in pixels; 0 for a JPEG, HEIC or AVIF, or an SVG, if only the decoder can find the size
    int height = 0;
    std::string_view exif; ///< Exif data within the bytes; for a JPEG the decoder reads it
};

/// Identifies a picture by its content, not its name. Returns a message if the bytes are not a picture, have an
/// unsupported format (the message names it), are truncated, or exceed or fall below picture_limits. Cost: visits the
/// start of each chunk, not the pixels.
Result<PictureHeader> parse_picture_header(std::string_view bytes);

/// Returns the reason if a picture of this size is refused, otherwise nullopt. `most` is the maximum number of pixels.
[[nodiscard]] std::optional<Message> misfit_of(std::int64_t width, std::int64_t height, std::int64_t most);

/// Returns the message about an unsupported format: its name, and how to make the picture readable.
[[nodiscard]] Message unread_picture(const std::string& format);
[[nodiscard]] Message unread_heic();
/// Returns whether a message is from unread_picture(). Such a picture may become readable after software is installed.
[[nodiscard]] bool says_unread(const Message& why);

/// Returns the message about an SVG that would take too long to draw.
[[nodiscard]] Message too_much_drawn();

} // namespace twoturns::decks
