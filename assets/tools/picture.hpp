// A picture in memory and the build's operations on it: crop the empty edge, scale, place in a square.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace twoturns::assets {

/// One pixel, 0..1, premultiplied by alpha, so that averages of pixels are correct at the edges.
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

/// Returns the picture without its fully transparent edge; an empty picture if nothing is left.
[[nodiscard]] Picture trimmed(const Picture& picture);

/// The part of a source picture that maps to a new one: source = origin + target * step, in pixels.
struct Window {
    double left, top, width, height;
};
/// Scales the window of `source` to width x height. Pixels outside the source are transparent. Each new pixel is a
/// weighted sum (Keys' cubic of 1981, widened when shrinking so that every source pixel counts).
[[nodiscard]] Picture scaled(const Picture& source, Window window, int width, int height);

/// Returns a square cell with the picture in its optical centre, at least `margin` from the edges. Pictures that fill
/// their box are drawn a little smaller than sparse ones, so that all appear equally large.
[[nodiscard]] Picture set_in_cell(const Picture& picture, int cell, int margin);

/// Returns a square cell with a square picture unchanged in it, `margin` from each edge.
[[nodiscard]] Picture set_whole(const Picture& picture, int cell, int margin);

/// Copies `picture` into `target` with its upper left corner at x, y.
void paste(Picture& target, const Picture& picture, int x, int y);

/// Reads an SVG like the game, with a longer side of `size` pixels. Throws std::runtime_error.
[[nodiscard]] Picture load_svg(const std::string& file, int size);
/// Draws the text of an SVG in the same way; `name` is for messages. Throws std::runtime_error.
[[nodiscard]] Picture draw_svg(const std::string& text, const std::string& name, int size);
/// Reads any format SDL2_image supports. Throws std::runtime_error.
[[nodiscard]] Picture load_image(const std::string& file);
/// Writes a PNG. Transparent pixels get the colour of their neighbours, because a renderer that interpolates between
/// pixels would draw a dark fringe. Throws std::runtime_error.
void save_png(const Picture& picture, const std::string& file);
/// Writes the same pixels as WebP, a third smaller.
void save_webp(const Picture& picture, const std::string& file);

} // namespace twoturns::assets
