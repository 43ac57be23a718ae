// The first picture of a GIF. Knows no SDL.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace twoturns::decks {

/// Where the first picture is, and how it is to be read.
struct GifFrame {
    int width = 0; ///< of the whole
    int height = 0;
    int left = 0; ///< of the picture in it
    int top = 0;
    int frame_width = 0;
    int frame_height = 0;
    bool interlaced = false;
    std::size_t colours = 0;      ///< how many there are ...
    std::size_t first_colour = 0; ///< ... and where, three bytes each
    std::optional<int> clear;     ///< the number of the one that is seen through
    std::size_t data = 0;         ///< where the packed pixels begin
};
[[nodiscard]] std::optional<GifFrame> find_gif_frame(std::string_view bytes);

/// The pixels of the whole, row by row, alpha in the highest byte, then red, green and blue; what the picture does not
/// cover is clear. Nothing when it is damaged or cut short. Costs a few nanoseconds a pixel of the picture.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> read_gif(std::string_view bytes, const GifFrame& frame);

} // namespace twoturns::decks
