// A picture of flat shapes that looks cut from paper: polygons and soft lights, drawn one over another. It is painted
// in bands of rows.
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

/// The colours of a shape at its top and at its bottom, which blend in between.
struct Ramp {
    Colour top;
    Colour bottom;
    Ramp(Colour from, Colour to) : top(from), bottom(to) {}
    Ramp(Colour even) : top(even), bottom(even) {} // a single colour for the whole shape
};

/// The shapes of a picture. All lengths are multiplied by `scale`, so the description does not depend on the picture's
/// size.
class FlatShapes {
public:
    explicit FlatShapes(float scale) : scale_(scale) {}

    // All parts added before a call of finish() form one shape: where they overlap, a translucent shape is not
    // stronger.
    void add_polygon(std::span<const Point> points);
    void add_oval(Point middle, float half_width, float half_height);
    void add_box(const Rect& rect, float radius = 0);
    /// Adds a line that is `from_width` wide at its first point and `to_width` at its last.
    void add_line(std::span<const Point> points, float from_width, float to_width);
    /// Ends the shape of the added parts. The ramp reaches from their top to their bottom.
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
        std::size_t first = 0; ///< the index of its first contour
        std::size_t count = 0; ///< the number of contours; 0: a light
    };

    float scale_;
    std::vector<Point> points_; ///< in pixels, clockwise
    std::vector<Contour> contours_;
    std::vector<Shape> shapes_;
    std::size_t begun_ = 0; ///< the index of the first contour of the unfinished shape
};

/// Paints shapes onto an opaque surface, band by band.
class FlatPainter {
public:
    /// Both arguments must outlive this object.
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
    int rows_ = 0; ///< the number of rows painted so far
    // The colours of a band before rounding, one array for each channel.
    std::vector<float> red_;
    std::vector<float> green_;
    std::vector<float> blue_;
    std::vector<float> edges_; ///< the changes of a shape's coverage from pixel to pixel
};

} // namespace twoturns::view
