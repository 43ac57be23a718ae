// The picture to draw, as plain data. Equal scenes give the same picture, so an unchanged scene is not redrawn.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/history/worlds.hpp"
#include "scene/weave.hpp"
#include "twoturns/board.hpp"
#include "ui/items.hpp"
#include "ui/theme.hpp"

namespace twoturns::scene {

using ui::Canvas;
using ui::Colour;
using ui::Point;
using ui::Rect;

enum class TileStyle : std::uint8_t {
    resting,
    pointed,        // the pointer is on the tile
    picked,         // lifted, larger, ringed
    picked_by_blue, // picked by the second of two players
    matched,        // about to vanish with its partner: the ring is pale
    matched_by_blue,
    hinted, // ringed
    dimmed, // greyed: not one of the tiles that the player should look at
};

// Tiles of these sizes, relative to their cells, have exact pictures. For any other size the picture is resized.
inline constexpr float picked_scale = 1.07F;

/// A tile, or a stone if `stone` is set. `box` is its cell; the tile is drawn inside it with its edge and shadow. The
/// face of a stone is its shape.
struct TileItem {
    Rect box{};
    std::optional<int> face{}; // the index of its picture; nullopt while the game is paused
    TileStyle look = TileStyle::resting;
    bool stone = false;
    float scale = 1;
    float alpha = 1;
    float width = 1;                        // below 1 while the tile turns over
    int tilt = 0;                           // in degrees, clockwise
    std::optional<ui::Material> material{}; ///< nullopt: the material of the theme
    std::optional<ui::StoneKind> matter{};  ///< the kind of a stone; nullopt: the stones of the theme
    std::string deck{};                     ///< as in SampleItem; empty: the current deck
    std::optional<Kind> kind{};             ///< for its letters; nullopt: they follow from the face
    friend bool operator==(const TileItem&, const TileItem&) = default;
};

/// Returns the letters on the tiles of a kind: A to Z, then AA, AB …
[[nodiscard]] std::string letters_of(int kind);

/// The number of shapes that stones of a kind have.
inline constexpr int stone_shapes = 3;

/// The number of pictures of every deck that can be shown in addition to the current deck.
inline constexpr int sample_faces = 9;

/// A tile with one of the first pictures of any deck. The deck is given by name or folder. Blank until it is loaded.
struct SampleItem {
    Rect box{};
    std::string deck{};
    Face face = 0;
    std::uint64_t mark = 0; ///< identifies the picture even if its index in the deck changes; 0: no check
    TileStyle look = TileStyle::resting;
    std::optional<ui::Material> material{}; ///< nullopt: the material of the theme
    friend bool operator==(const SampleItem&, const SampleItem&) = default;
};

/// One of the player's own pictures, given by file, stretched to fill the rectangle. Blank until it is loaded.
struct WholePictureItem {
    Rect rect{};
    std::string file{};
    friend bool operator==(const WholePictureItem&, const WholePictureItem&) = default;
};

/// A face of the current deck on a card, as large as can be read from a distance.
struct CardItem {
    Rect rect{};
    int face = 0;
    float alpha = 1;
    friend bool operator==(const CardItem&, const CardItem&) = default;
};

/// The keyboard cursor around a cell.
struct CursorItem {
    Rect box{};
    Colour colour = ui::rgb(0xFFFFFF);
    friend bool operator==(const CursorItem&, const CursorItem&) = default;
};

enum class LineStyle : std::uint8_t {
    link,
    link_of_blue, // a link of the second of two players
    hint,
    undo,
    blocked,
    kept // a line that stays on the table, in a colour of its own
};

/// A polyline with round joints. `drawn` is the drawn fraction of its length, 0 .. 1.
struct LineItem {
    std::vector<Point> points{};
    LineStyle look = LineStyle::link;
    bool on_light = false; // stronger colours for a light table
    float width = 7;
    float drawn = 1;
    float alpha = 1;
    Colour colour{}; ///< of a kept line
    friend bool operator==(const LineItem&, const LineItem&) = default;
};

/// A cross over a cell that blocks a line.
struct MarkItem {
    Point at{};
    float size = 20;
    float alpha = 1;
    friend bool operator==(const MarkItem&, const MarkItem&) = default;
};

/// A small piece of a table with round corners, for the choice of tables.
struct TableItem {
    Rect rect{};
    ui::TableKind table = ui::TableKind::felt;
    float corner = 8;
    float unit = 1; ///< the size of its texture
    friend bool operator==(const TableItem&, const TableItem&) = default;
};

/// The landscape of a world with round corners; only its sky until it is painted.
struct LandItem {
    Rect rect{};
    game::World world = game::World::meadow;
    float corner = 14;
    friend bool operator==(const LandItem&, const LandItem&) = default;
};

/// A soft round light, in the colour of a face if a face is given.
struct SparkItem {
    Point at{};
    float size = 3; ///< diameter in pixels
    Colour colour{};
    std::optional<int> face{};
    float alpha = 1;
    friend bool operator==(const SparkItem&, const SparkItem&) = default;
};

/// A short round stroke that points away from `middle`, in one of the main colours of a face if a face is given.
struct RayItem {
    Point middle{};
    int degrees = 0; ///< clockwise from the right
    float from = 0;  ///< the distance of its inner end from the middle
    float length = 8;
    float width = 3;
    Colour colour{};
    std::optional<int> face{};
    int shade = 0; ///< which of the three main colours of the face
    float alpha = 1;
    friend bool operator==(const RayItem&, const RayItem&) = default;
};

/// The picture of a face of the current deck, without a tile.
struct PictureItem {
    Rect rect{};
    int face = 0;
    friend bool operator==(const PictureItem&, const PictureItem&) = default;
};

/// A star of a cleared board: golden if `won`, otherwise a hollow.
struct StarItem {
    Rect box{};
    bool won = false;
    float scale = 1;
    friend bool operator==(const StarItem&, const StarItem&) = default;
};

/// A sheet of paper with a weave on it; its edge and shadow lie below `rect`.
struct SheetItem {
    Rect rect{};
    float corner = 16;
    std::shared_ptr<const Weave> weave{};
    Point origin{};               ///< the upper left corner of the padded board
    float cell = 35;              ///< the side of a cell
    std::size_t threads = 0;      ///< the number of threads that are drawn, starting with the first
    std::vector<float> growing{}; ///< the drawn parts of the threads after these, 0 .. 1
    float lower = 0;              ///< the sheet is drawn this many pixels below its position
    friend bool operator==(const SheetItem& a, const SheetItem& b) {
        return a.rect == b.rect && a.corner == b.corner && a.origin == b.origin && a.cell == b.cell &&
               a.threads == b.threads && a.growing == b.growing && a.lower == b.lower &&
               (a.weave == b.weave || (a.weave && b.weave && *a.weave == *b.weave));
    }
};

/// A small sheet with a whole weave, without the cells of the board. Blank without a weave and until it is drawn.
struct SmallSheetItem {
    Rect rect{};
    float corner = 8;
    std::shared_ptr<const Weave> weave{};
    friend bool operator==(const SmallSheetItem& a, const SmallSheetItem& b) {
        return a.rect == b.rect && a.corner == b.corner &&
               (a.weave == b.weave || (a.weave && b.weave && *a.weave == *b.weave));
    }
};

/// A picture stamped onto paper.
struct SealItem {
    Rect box{};
    Face face = 0;
    std::string deck{};     ///< the deck that contains the face; empty: the current deck
    std::uint64_t mark = 0; ///< as in SampleItem
    float scale = 1;
    friend bool operator==(const SealItem&, const SealItem&) = default;
};

using Item = std::variant<TileItem, SampleItem, WholePictureItem, CardItem, CursorItem, LineItem, MarkItem, SparkItem,
                          RayItem, PictureItem, StarItem, SheetItem, SmallSheetItem, SealItem, TableItem, LandItem,
                          ui::BoxItem, ui::IconItem, ui::TextItem, ui::StrokeItem, ui::ClipItem, ui::FadeItem>;

/// A transition to another page, which moves in from one side.
struct PageTransition {
    std::uint64_t number = 0; ///< counts the transitions
    bool begins = false;      ///< still shows the previous picture, while the sprites of the new page are made
    float aside = 0;          ///< items are drawn this many pixels to the right of their position
    friend bool operator==(const PageTransition&, const PageTransition&) = default;
};

/// A table that glows at its edges, in Arcade. The table does not glow under the board. The parts around the board
/// (above and below it in two halves each, left and right of it) change one after another, since drawing all in one
/// frame would take too long.
struct Heat {
    static constexpr int parts = 6;
    static constexpr int warmest = 6;
    static constexpr int hottest = warmest * parts;
    int step = 0; ///< 0, no glow, to `hottest`
    Rect board{};
    /// Returns how warm a part is, 0 to `warmest`.
    [[nodiscard]] int warmth(int part) const { return (step + part) / parts; }
    friend bool operator==(const Heat&, const Heat&) = default;
};

struct Scene {
    Canvas canvas{};
    ui::Theme theme{};
    bool page = false;           ///< a page
    bool calm = false;           ///< text lies on the table, whose texture is weaker
    std::vector<Item> items{};   ///< in drawing order
    std::size_t below = 0;       ///< number of items below a dialog; 0 without a dialog
    std::optional<Rect> caret{}; ///< the caret of the edited text, for an input method
    std::optional<PageTransition> turn{};
    bool takes_text = false; ///< typed keys arrive as text
    std::optional<Heat> heat{};
    bool letters = false; ///< every tile also carries the letters of its kind, see letters_of()
    bool thick = false;   ///< cursors, rings and lines are twice as wide
    friend bool operator==(const Scene&, const Scene&) = default;
};

} // namespace twoturns::scene
