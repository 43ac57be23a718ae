// A picture of flat shapes, as cut from paper: polygons and soft lights, each over the ones before it. It is painted in
// bands of rows.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "ui/geometry.hpp"
#include "ui/theme.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

using ui::Colour;
using ui::Point;
using ui::Rect;

/// The colours of a shape, at its top and at its bottom.
struct Ramp {
    Colour top;
    Colour bottom;
    Ramp(Colour from, Colour to) : top(from), bottom(to) {}
    Ramp(Colour even) : top(even), bottom(even) {} // a colour is an even ramp
};

/// All lengths are multiplied by a scale, so that a picture can be described without its size.
class FlatShapes {
public:
    explicit FlatShapes(float scale) : scale_(scale) {}

    // Parts that are added between two calls of finish() are one shape: where they overlap, it is no stronger.
    void add_polygon(std::span<const Point> points);
    void add_oval(Point middle, float half_width, float half_height);
    void add_box(const Rect& rect, float radius = 0);
    /// Adds a line that is `from_width` wide at its first point and `to_width` at its last.
    void add_line(std::span<const Point> points, float from_width, float to_width);
    /// Paints the added parts. The ramp reaches from their top to their bottom.
    void finish(const Ramp& ramp);

    void polygon(std::span<const Point> points, const Ramp& ramp);
    void oval(Point middle, float half_width, float half_height, const Ramp& ramp);
    void box(const Rect& rect, const Ramp& ramp, float radius = 0);
    void line(Point from, Point to, float width, Colour colour);
    /// Adds a soft light that fades from its middle to nothing.
    void glow(Point middle, float half_width, float half_height, Colour colour);

private:
    friend class FlatPainter;
    struct Contour {
        std::size_t first = 0;
        std::size_t count = 0;
    };
    struct Shape {
        Rect bounds; ///< in pixels
        Colour top;
        Colour bottom;
        std::size_t first = 0; ///< the first of its contours
        std::size_t count = 0; ///< 0: a light
    };

    float scale_;
    std::vector<Point> points_; ///< in pixels, clockwise
    std::vector<Contour> contours_;
    std::vector<Shape> shapes_;
    std::size_t begun_ = 0; ///< the first contour of the shape that is not finished
};

/// Paints shapes onto an opaque surface, band by band.
class FlatPainter {
public:
    /// Both must outlive this object.
    FlatPainter(const FlatShapes& shapes, SDL_Surface& surface);

    /// Paints the next band. Returns true when the surface is finished.
    bool paint_band();

private:
    void lay(const FlatShapes::Shape& shape, int top, int bottom);
    void lay_light(const FlatShapes::Shape& shape, int top, int bottom);
    void trace(Point from, Point to, int top, int bottom);
    void write(int top, int bottom);

    const FlatShapes& shapes_;
    SDL_Surface& surface_;
    std::size_t width_;
    int rows_ = 0; ///< painted so far
    // A band, channel by channel, before rounding.
    std::vector<float> red_;
    std::vector<float> green_;
    std::vector<float> blue_;
    std::vector<float> edges_; ///< how the coverage by a shape changes from pixel to pixel
};

} // namespace twoturns::view
