// What is to be seen, as plain data. Two equal scenes look the same, so a scene that did not change
// is not drawn again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/clock.hpp"
#include "scene/command.hpp"
#include "scene/geometry.hpp"
#include "scene/theme.hpp"
#include "twoturns/board.hpp"

namespace twoturns::scene {

enum class TileLook : std::uint8_t {
    resting,
    picked, // lifted, larger, ringed
    hinted, // ringed
    dimmed, // not what is asked for just now
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

/// A filled rectangle with round corners and, where `border_width` is not 0, a border.
struct BoxItem {
    Rect rect;
    float radius = 0;
    Colour fill;
    Colour border;
    float border_width = 0;
    bool shadow = false;
    friend bool operator==(const BoxItem&, const BoxItem&) = default;
};

struct IconItem {
    const char* name = ""; // of a file, without ".svg"
    Rect rect;
    Colour colour;
    friend bool operator==(const IconItem&, const IconItem&) = default;
};

enum class Align : std::uint8_t {
    left,
    centre,
    right
};

/// One line of text. `at` is the left end, middle or right end of its centre line.
struct TextItem {
    std::string text;
    Point at;
    float size = 17; // of the letters' em, in pixels
    Colour colour;
    Align align = Align::left;
    bool bold = false;
    friend bool operator==(const TextItem&, const TextItem&) = default;
};

using Item = std::variant<TileItem, CursorItem, LineItem, MarkItem, BoxItem, IconItem, TextItem>;

/// What the panels add to the commands.
enum class FormPart : std::uint8_t {
    preset,
    step_up,
    step_down,
    focus,
    random_seed,
    start
};
struct FormPress {
    FormPart part = FormPart::focus;
    int index = 0; // of the preset or field
    friend bool operator==(const FormPress&, const FormPress&) = default;
};
/// The parts of the panel that asks for a file.
enum class FilePart : std::uint8_t {
    path,
    entry,
    enter
};
struct FilePress {
    FilePart part = FilePart::path;
    int index = 0; // of the entry
    friend bool operator==(const FilePress&, const FilePress&) = default;
};
enum class GamesPart : std::uint8_t {
    row,
    replay,
    take_up,
    play_again,
    copy_id
};
struct GamesPress {
    GamesPart part = GamesPart::row;
    std::size_t row = 0;
    friend bool operator==(const GamesPress&, const GamesPress&) = default;
};
enum class ReplayPart : std::uint8_t {
    to_start,
    back,
    play, // or stop
    forward,
    to_end,
    seek, // where the bar was pressed
    take_up,
    leave
};
struct ReplayPress {
    ReplayPart part = ReplayPart::play;
    friend bool operator==(const ReplayPress&, const ReplayPress&) = default;
};
struct Swallow { // a place that takes clicks and does nothing with them
    friend bool operator==(const Swallow&, const Swallow&) = default;
};
using Target = std::variant<Swallow, Command, FormPress, FilePress, GamesPress, ReplayPress>;

/// A place that can be pressed; the last one that holds a point is the one meant.
struct Hotspot {
    Rect rect;
    Target target;
    friend bool operator==(const Hotspot&, const Hotspot&) = default;
};

struct Scene {
    Canvas canvas;
    Theme theme;
    std::vector<Item> items; ///< in drawing order
    std::vector<Hotspot> hotspots;

    [[nodiscard]] std::optional<Target> target_at(Point point) const;

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// How wide text will be, in pixels; the view knows its font.
class TextMeasure {
public:
    TextMeasure() = default;
    TextMeasure(const TextMeasure&) = delete;
    TextMeasure& operator=(const TextMeasure&) = delete;
    TextMeasure(TextMeasure&&) = delete;
    TextMeasure& operator=(TextMeasure&&) = delete;
    virtual ~TextMeasure() = default;
    [[nodiscard]] virtual float width(const std::string& text, float size, bool bold) const = 0;
};

} // namespace twoturns::scene
