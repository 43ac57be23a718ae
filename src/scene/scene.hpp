// What is to be seen, as plain data. Two equal scenes look the same, so a scene that did not change
// is not drawn again.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "twoturns/board.hpp"
#include "ui/items.hpp"
#include "ui/theme.hpp"

namespace twoturns::scene {

using ui::Canvas;
using ui::Colour;
using ui::Point;
using ui::Rect;

enum class TileLook : std::uint8_t {
    resting,
    pointed, // the pointer is on it
    picked,  // lifted, larger, ringed
    hinted,  // ringed
    dimmed,  // not what is asked for just now
};

/// A tile or, with `stone`, a stone. `box` is its cell; a tile is drawn inside with its lip and shadow.
struct TileItem {
    Rect box;
    std::optional<Face> face; // no picture while the game is paused
    TileLook look = TileLook::resting;
    bool stone = false;
    float scale = 1;
    float alpha = 1;
    float glow = 0; // 0 .. 1: towards white
    friend bool operator==(const TileItem&, const TileItem&) = default;
};

/// The keyboard cursor around a cell.
struct CursorItem {
    Rect box;
    friend bool operator==(const CursorItem&, const CursorItem&) = default;
};

enum class LineLook : std::uint8_t {
    link,
    hint,
    blocked
};

/// A line of straight parts with rounded joints. `drawn` is how much of it is there, 0 .. 1.
struct LineItem {
    std::vector<Point> points;
    LineLook look = LineLook::link;
    bool on_light = false; // stronger colours on a light table
    float width = 7;
    float drawn = 1;
    float alpha = 1;
    friend bool operator==(const LineItem&, const LineItem&) = default;
};

/// A cross over what is in a line's way.
struct MarkItem {
    Point at;
    float size = 20;
    float alpha = 1;
    friend bool operator==(const MarkItem&, const MarkItem&) = default;
};

using Item = std::variant<TileItem, CursorItem, LineItem, MarkItem, ui::BoxItem, ui::IconItem, ui::TextItem,
                          ui::StrokeItem, ui::ClipItem>;

struct Scene {
    Canvas canvas;
    ui::Theme theme;
    bool page = false;         ///< the table is one step darker, as pages carry text
    std::vector<Item> items;   ///< in drawing order
    std::optional<Rect> caret; ///< of the text that is edited, for an input method
    bool takes_text = false;   ///< keys are letters of a text now
    friend bool operator==(const Scene&, const Scene&) = default;
};

} // namespace twoturns::scene
