// Screen coordinates: pixels of the drawing surface, x to the right, y down.
#pragma once

#include <algorithm>

namespace twoturns::ui {

struct Point {
    float x = 0;
    float y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

struct Rect {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;
    friend bool operator==(const Rect&, const Rect&) = default;

    [[nodiscard]] bool contains(Point p) const { return p.x >= x && p.x < x + w && p.y >= y && p.y < y + h; }
    [[nodiscard]] Point centre() const { return {x + w / 2, y + h / 2}; }
    [[nodiscard]] float right() const { return x + w; }
    [[nodiscard]] float bottom() const { return y + h; }
    /// Returns the rectangle grown by `by` pixels on every side, or shrunk if `by` is negative.
    [[nodiscard]] Rect grown(float by) const { return {x - by, y - by, w + 2 * by, h + 2 * by}; }
    [[nodiscard]] Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
};

/// The drawing surface with its size in pixels.
struct Canvas {
    int width = 1280;
    int height = 720;
    float scale = 1; ///< pixels per point; 2 on a screen with double resolution
    friend bool operator==(const Canvas&, const Canvas&) = default;
};

} // namespace twoturns::ui
