// What the first bytes of a picture say, looked at before anything decodes it. Knows no SDL.
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

/// With its dot: ".jpg".
[[nodiscard]] std::string ending_of(PictureKind kind);

struct PictureHeader {
    PictureKind kind = PictureKind::jpeg;
    int width = 0; ///< in pixels; 0 where only its decoder can tell, of a JPEG, a drawing, a HEIC or an AVIF
    int height = 0;
    std::string_view exif; ///< what the camera says, within the bytes; of a JPEG its decoder has it
};

/// By the content alone, whatever the file is called. The message says that it is no picture, or one of a format that
/// is not read, and of which, that it is cut short, or that it is larger or smaller than picture_limits allow. Costs
/// nothing that grows with the picture but a look at where its parts begin.
Result<PictureHeader> parse_picture_header(std::string_view bytes);

/// Why a picture of that size is not taken; nothing if it is. `most` is how many pixels it may have.
[[nodiscard]] std::optional<Message> misfit_of(std::int64_t width, std::int64_t height, std::int64_t most);

/// What is told of a picture of a format that is not read here: what it is, and how it could be.
[[nodiscard]] Message unread_picture(const std::string& format);
[[nodiscard]] Message unread_heic();
/// Whether that is what was told; it may be read after something was installed.
[[nodiscard]] bool says_unread(const Message& why);

/// What is told of a drawing that is not drawn, as that would take too long.
[[nodiscard]] Message too_much_drawn();

} // namespace twoturns::decks
