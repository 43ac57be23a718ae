// A picture in memory and what the build does to it: cut away the empty edge, scale, set into a square.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace twoturns::assets {

/// One pixel, 0..1, colour multiplied by alpha, so that averages of pixels are right at the edges.
struct Pixel {
    float r = 0, g = 0, b = 0, a = 0;
};

struct Picture {
    int width = 0;
    int height = 0;
    std::vector<Pixel> pixels; // row by row

    Picture() = default;
    Picture(int w, int h) : width(w), height(h), pixels(static_cast<std::size_t>(w) * static_cast<std::size_t>(h)) {}
    [[nodiscard]] Pixel& at(int x, int y) { return pixels[index(x, y)]; }
    [[nodiscard]] const Pixel& at(int x, int y) const { return pixels[index(x, y)]; }

private:
    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
    }
};

/// The picture without its fully transparent edge; an empty picture if nothing is left.
[[nodiscard]] Picture trimmed(const Picture& picture);

/// The part of a source picture that lands in a new one: source = origin + target * step, in pixels.
struct Window {
    double left, top, width, height;
};
/// The window of `source` scaled to width x height. Outside the source is transparent. Each new pixel is a
/// weighted sum (Keys' cubic of 1981, widened when shrinking so that every source pixel counts).
[[nodiscard]] Picture scaled(const Picture& source, Window window, int width, int height);

/// A square cell with the picture in its optical middle, no pixel of it nearer than `margin` to the edge.
/// Pictures that fill their box are drawn a little smaller than airy ones, so that all look of one size.
[[nodiscard]] Picture set_in_cell(const Picture& picture, int cell, int margin);

/// A square cell with a square picture in it as it is, `margin` from each edge.
[[nodiscard]] Picture set_whole(const Picture& picture, int cell, int margin);

/// Copies `picture` into `target` with its upper left corner at x, y.
void paste(Picture& target, const Picture& picture, int x, int y);

/// Reads an SVG so that its longer side is `size` pixels, as the game itself would. Throws std::runtime_error.
[[nodiscard]] Picture load_svg(const std::string& file, int size);
/// Draws the text of an SVG in the same way; `name` is for messages. Throws std::runtime_error.
[[nodiscard]] Picture draw_svg(const std::string& text, const std::string& name, int size);
/// Reads any picture SDL2_image knows. Throws std::runtime_error.
[[nodiscard]] Picture load_image(const std::string& file);
/// Writes a PNG. Transparent pixels take the colour of their neighbours, or a renderer that samples between
/// pixels would draw a dark fringe. Throws std::runtime_error.
void save_png(const Picture& picture, const std::string& file);
/// The same pixels in a third less room.
void save_webp(const Picture& picture, const std::string& file);

} // namespace twoturns::assets
