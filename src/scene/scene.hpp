// What is to be seen, as plain data. Two equal scenes look the same, so a scene that did not change
// is not drawn again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "scene/weave.hpp"
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
    pointed,        // the pointer is on it
    picked,         // lifted, larger, ringed
    picked_by_blue, // the same for the second of two
    hinted,         // ringed
    dimmed,         // not what is asked for just now
};

/// A tile or, with `stone`, a stone. `box` is its cell; a tile is drawn inside with its lip and shadow.
struct TileItem {
    Rect box;
    std::optional<int> face; // the number of its picture; none while the game is paused
    TileLook look = TileLook::resting;
    bool stone = false;
    float scale = 1;
    float alpha = 1;
    float glow = 0; // 0 .. 1: towards white
    friend bool operator==(const TileItem&, const TileItem&) = default;
};

/// So many pictures of every deck can be shown beside those that are played with.
inline constexpr int sample_faces = 9;

/// A tile with one of the first pictures of any deck, by its name or folder; blank until that is loaded.
struct SampleItem {
    Rect box;
    std::string deck;
    Face face = 0;
    std::uint64_t mark = 0; ///< of the picture, wherever it is in the deck now; 0: any
    TileLook look = TileLook::resting;
    friend bool operator==(const SampleItem&, const SampleItem&) = default;
};

/// A picture of the player's own as a whole, by its file, stretched to fill this; nothing until it is read.
struct WholePictureItem {
    Rect rect;
    std::string file;
    friend bool operator==(const WholePictureItem&, const WholePictureItem&) = default;
};

/// A face of the deck that is played with, on a card as large as can be read from afar.
struct CardItem {
    Rect rect;
    int face = 0;
    float alpha = 1;
    friend bool operator==(const CardItem&, const CardItem&) = default;
};

/// The keyboard cursor around a cell.
struct CursorItem {
    Rect box;
    Colour colour = ui::rgb(0xFFFFFF);
    friend bool operator==(const CursorItem&, const CursorItem&) = default;
};

enum class LineLook : std::uint8_t {
    link,
    link_of_blue, // of the second of two
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

/// A soft round light, in the colour of a face where one is named.
struct SparkItem {
    Point at;
    float size = 3; ///< across
    Colour colour;
    std::optional<int> face{};
    float alpha = 1;
    friend bool operator==(const SparkItem&, const SparkItem&) = default;
};

/// A sheet of paper with a weave on it; below `rect` it has a lip and a shadow.
struct SheetItem {
    Rect rect;
    float corner = 16;
    std::shared_ptr<const Weave> weave;
    Point origin;            ///< the upper left corner of the padded board
    float cell = 35;         ///< the side of a cell
    std::size_t threads = 0; ///< how many are there, from the first on
    float lower = 0;         ///< so far below its place it is seen
    float alpha = 1;
    friend bool operator==(const SheetItem& a, const SheetItem& b) {
        return a.rect == b.rect && a.corner == b.corner && a.origin == b.origin && a.cell == b.cell &&
               a.threads == b.threads && a.lower == b.lower && a.alpha == b.alpha &&
               (a.weave == b.weave || (a.weave && b.weave && *a.weave == *b.weave));
    }
};

/// A picture as it is stamped onto paper.
struct SealItem {
    Rect box;
    Face face = 0;
    std::string deck{};     ///< whose face it is; empty: the deck that is played with
    std::uint64_t mark = 0; ///< as that of SampleItem
    float scale = 1;
    friend bool operator==(const SealItem&, const SealItem&) = default;
};

using Item =
    std::variant<TileItem, SampleItem, WholePictureItem, CardItem, CursorItem, LineItem, MarkItem, SparkItem, SheetItem,
                 SealItem, ui::BoxItem, ui::IconItem, ui::TextItem, ui::StrokeItem, ui::ClipItem, ui::FadeItem>;

/// Another page has taken the place of what was seen before, which fades away over it.
struct PageTurn {
    std::uint64_t number = 0; ///< of this one, among all
    float before = 0;         ///< how much is still seen of what was there before, 0 .. 1
    float lower = 0;          ///< so far below their places things are seen
    friend bool operator==(const PageTurn&, const PageTurn&) = default;
};

struct Scene {
    Canvas canvas;
    ui::Theme theme;
    bool page = false;         ///< the table is one step darker, as pages carry text
    std::vector<Item> items;   ///< in drawing order
    std::size_t below = 0;     ///< so many of them lie below a dialog; 0 without one
    std::optional<Rect> caret; ///< of the text that is edited, for an input method
    std::optional<PageTurn> turn;
    bool takes_text = false; ///< keys are letters of a text now
    friend bool operator==(const Scene&, const Scene&) = default;
};

} // namespace twoturns::scene
