// Decodes the first picture of a GIF. Independent of SDL.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace twoturns::decks {

/// The position and format of the first picture.
struct GifFrame {
    int width = 0; ///< the width of the whole canvas
    int height = 0;
    int left = 0; ///< the picture's left edge on the canvas
    int top = 0;
    int frame_width = 0;
    int frame_height = 0;
    bool interlaced = false;
    std::size_t colours = 0;      ///< the number of colours
    std::size_t first_colour = 0; ///< the offset of the first colour; each colour takes three bytes
    std::optional<int> clear;     ///< index of the transparent colour
    std::size_t data = 0;         ///< offset of the compressed pixels
};
[[nodiscard]] std::optional<GifFrame> find_gif_frame(std::string_view bytes);

/// Returns the pixels of the canvas, row by row, as ARGB with alpha in the highest byte; transparent outside the
/// picture. Returns nullopt if the file is damaged or truncated. Cost: a few nanoseconds per pixel.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> read_gif(std::string_view bytes, const GifFrame& frame);

} // namespace twoturns::decks
