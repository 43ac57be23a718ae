// The elements of a view as plain data: a tree of boxes and widgets. The owner of the state rebuilds the tree for every
// frame; frame.hpp lays it out and draws it; interaction.hpp applies clicks and keys to it.
//
// All measures are in design pixels, which are the pixels of a 1280x720 window. Style::unit converts them to window
// pixels.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "ui/geometry.hpp"
#include "ui/id.hpp"
#include "ui/items.hpp"

namespace twoturns::ui {

struct Element;

// Boxes, which divide their room among their children ------------------------------------------------

enum class CrossAlign : std::uint8_t { // alignment of the children across the direction of the line
    stretch,
    start,
    centre,
    end,
};

struct Insets {
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;
};

enum class Axis : std::uint8_t {
    row,
    column,
};

/// Lays children out one after another. Children with `grow` get the spare room; children with `shrink` give up the
/// missing room.
struct Line {
    Axis axis = Axis::column;
    float gap = 0;
    CrossAlign place = CrossAlign::stretch;
};
/// Lays children out in rows of `columns` equal columns; each row is as high as its highest child.
struct Grid {
    int columns = 2;
    float gap = 0;
};
/// Lays children on top of each other, each as large as the box.
struct Stack {};

// Elements without input -------------------------------------------------------------------------------

enum class Tone : std::uint8_t {
    normal,
    muted,
    gold,         // important figures
    over_warning, // on a warning panel
};

struct Label {
    std::string text{};
    float size = 15;
    bool bold = false;
    Family family = Family::sans;
    Tone tone = Tone::normal;
    Align align = Align::left;
    int lines = 1;          ///< the usual most lines; letters get smaller before there are more
    int spare_lines = 2;    ///< more lines, used only if the text is whole with them; else the last line is cut
    bool keeps_end = false; ///< one line, cut at its beginning, because the end of a path says more
};
struct Icon {
    std::string name{};
    float size = 20;
    Tone tone = Tone::normal;
};
/// A surface behind its children.
struct Panel {
    enum class Style : std::uint8_t {
        card,   // with an edge and round corners
        dialog, // a card with a shadow
        inset,  // darker, for pictures and previews
        note,   // a card over a view that stays usable: clicks pass through
        alarm,
        bar,
    };
    Style style = Style::card;
};
/// A key of the keyboard, labelled as on the key.
struct KeyCap {
    std::string key{};
};
struct Progress {
    float value = 0; ///< 0 .. 1
};
/// Room that the owner of the view draws; see SlotItem.
struct Slot {
    bool used = false;        ///< takes the focus and reports pointer and key input to the owner
    bool keeps_sides = false; ///< looks the same in languages that run from right to left: a board, a chart over time
};
/// Empty room.
struct Space {};

/// A bar chart. Values have no unit; the largest value has the height of the chart.
struct Chart {
    enum class Style : std::uint8_t {
        line,
        bars,
        calendar, ///< one column for each week, seven rows; larger values have a stronger colour
    };
    Style style = Style::bars;
    std::vector<float> values{};
};

// Elements with input ----------------------------------------------------------------------------------

struct Button {
    enum class Style : std::uint8_t {
        quiet,
        primary, ///< at most one in a view: Enter presses it unless another button has the focus
        row,     ///< a menu item: full width, text at the left, key at the right
        link,    ///< text with a dotted underline
        picture, ///< drawn by the owner; gaining the focus is reported as Changed with value 1
    };
    std::string words{};
    std::string icon{};
    std::string key{};  ///< the shortcut key as displayed
    std::string said{}; ///< said aloud instead of the words, where these need what stands beside them
    Style style = Style::quiet;
    float letters = 15; ///< the size of the words
    bool enabled = true;
    bool selected = false;
    bool spread = false;  ///< text at the left, key at the right: for buttons in a column
    bool stacked = false; ///< the icon stands above the text; the key is not shown: for a bar under the thumbs
    bool repeats = false; ///< acts repeatedly while the pointer holds it, for step buttons
};
/// An on/off switch.
struct Toggle {
    std::string words{};
    std::string icon{};
    std::string key{};
    bool on = false;
};
/// One of several options, shown in rows of `columns`. An option shows its text, its icon, or a slot that the owner
/// draws; the slot has the Id of the choice and the option's index.
struct Choice {
    struct Option {
        std::string words{};
        std::string icon{};
        bool slot = false;
        std::string help{};
        bool enabled = true;
    };
    std::vector<Option> options{};
    std::size_t selected = 0; ///< the index of the selected option; a number that is too large selects none
    int columns = 0;          ///< 0: all in one row
    float height = 42;
    float gap = 8;
    bool bare = false;  ///< options have a background only when selected or under the pointer
    bool chips = false; ///< options are small and round, filled when selected: for a row of filters
};
/// A whole number within limits; the player steps or types it.
struct Stepper {
    int value = 0;
    int least = 0;
    int most = 0;
};
struct Slider {
    enum class Style : std::uint8_t {
        knob,
        strip, ///< a thin line from edge to edge, for the pointer only
    };
    float value = 0; ///< 0 .. 1
    float step = 0.05F;
    Style style = Style::knob;
    std::vector<Colour> ramp{}; ///< the colours along a knob's track, from left to right; empty: the accent
};
struct TextField {
    std::string text{};
    std::string prompt{}; ///< shown while the text is empty
    std::size_t most_bytes = 256;
};
/// Rows of equal height, of which only the visible ones are built. A row has the list's Id and its row number as index.
/// Widgets inside a row take no input.
struct List {
    std::size_t count = 0;
    float row_height = 30;
    std::size_t selected = 0; ///< the selected row; `count` or more selects none
    std::function<Element(std::size_t row)> row{};
    std::function<std::string(std::size_t row)> name{}; ///< returns a row's name, for type-ahead; may be empty
};
/// The parts of a picture that the player can point at, press, and reach by arrow keys, for example the bars of a
/// chart. The owner draws the picture as SlotItem. marks.hpp gives the position of each mark; all have one size and are
/// ordered column after column.
struct Marks {
    std::size_t count = 0;
    std::size_t rows = 1;                                ///< in each column
    std::size_t selected = 0;                            ///< the selected mark; `count` or more selects none
    std::function<std::string(std::size_t mark)> help{}; ///< returns the help line of a mark; may be empty
};
/// Pictures of equal size in rows under headings, of which only the visible ones are built. A picture has the wall's Id
/// and its number as index, counted through all groups. Widgets inside a picture take no input.
struct Wall {
    std::vector<std::size_t> groups{}; ///< the number of pictures under each heading, at least 1
    std::size_t columns = 1;
    float gap = 12; ///< between two columns
    float head_height = 40;
    float cell_height = 100; ///< with the gap below it
    std::size_t selected = 0;
    std::function<Element(std::size_t group)> head{};
    std::function<Element(std::size_t cell)> cell{};
};
struct Tabs {
    std::vector<std::string> names{};
    std::size_t selected = 0;
};

using What = std::variant<Line, Grid, Stack, Label, Icon, Panel, KeyCap, Progress, Slot, Space, Chart, Button, Toggle,
                          Choice, Stepper, Slider, TextField, List, Marks, Wall, Tabs>;

struct Element {
    What what = Space{};
    std::vector<Element> children{}; ///< only for boxes and panels
    Id id{};                         ///< required for every element that takes input or scrolls
    std::string help{};              ///< one line, shown when the pointer rests on the element

    // The size: fixed if set, otherwise the size of the content, changed by `grow` and `shrink`.
    std::optional<float> width{};
    std::optional<float> height{};
    float least_width = 0;
    float most_width = 0; ///< 0: no limit
    float grow = 0;       ///< the element's share of the spare room along its box
    float shrink = 0;     ///< the element's share of the missing room along its box
    Insets padding{};
    float alpha = 1;       ///< opacity of the element and its children, 0 .. 1
    bool scrolls = false;  ///< scrolls when the content is higher than the element's area; needs an Id
    bool squeezed = false; ///< before it scrolls, its content gives up all the room that it can

    // Setters to chain: row({...}).pad(8).growing().
    Element&& pad(float all) && { return set(&Element::padding, {all, all, all, all}); }
    Element&& pad(float x, float y) && { return set(&Element::padding, {x, y, x, y}); }
    Element&& pad(Insets insets) && { return set(&Element::padding, insets); }
    Element&& named(Id name) && { return set(&Element::id, name); }
    Element&& wide(float pixels) && { return set(&Element::width, pixels); }
    Element&& high(float pixels) && { return set(&Element::height, pixels); }
    Element&& at_least(float pixels) && { return set(&Element::least_width, pixels); }
    Element&& at_most(float pixels) && { return set(&Element::most_width, pixels); }
    Element&& growing(float share = 1) && { return set(&Element::grow, share); }
    Element&& shrinking(float share = 1) && { return set(&Element::shrink, share); }
    Element&& scrolling(Id name) && { return set(&Element::scrolls, true).named(name).shrinking(); }
    /// Scrolls where even the least height of the content is higher than the area, rather than cutting it.
    Element&& squeezing(Id name) && { return set(&Element::squeezed, true).scrolling(name); }
    Element&& faded(float strength) && { return set(&Element::alpha, strength); }
    Element&& explained(std::string line) && { return set(&Element::help, std::move(line)); }

private:
    template <class Member> Element&& set(Member Element::*member, std::type_identity_t<Member> value) {
        this->*member = std::move(value);
        return std::move(*this);
    }
};

[[nodiscard]] Element row(std::vector<Element> children, float gap = 8, CrossAlign place = CrossAlign::centre);
[[nodiscard]] Element column(std::vector<Element> children, float gap = 8, CrossAlign place = CrossAlign::stretch);
[[nodiscard]] Element grid(int columns, std::vector<Element> children, float gap = 8);
[[nodiscard]] Element stack(std::vector<Element> children);
[[nodiscard]] Element panel(Panel::Style style, Element content);
[[nodiscard]] Element key_cap(std::string key);
[[nodiscard]] Element space(float pixels = 0);    ///< empty room along the box
[[nodiscard]] Element filler();                   ///< empty room that takes all spare room
[[nodiscard]] Element widget(Id name, What what); ///< any element that takes input
[[nodiscard]] Element label(std::string text, float size = 15, Tone tone = Tone::normal);
[[nodiscard]] Element title(std::string text, float size = 20);
/// Returns the name of a page, a place or a date, in serif letters.
[[nodiscard]] Element headline(std::string text, float size = 20);
/// Returns text that wraps into at most `lines` lines.
[[nodiscard]] Element paragraph(std::string text, float size = 15, Tone tone = Tone::normal, int lines = 8);
/// Aligns a label, title or paragraph to the right or centre of its area.
[[nodiscard]] Element aligned(Element text, Align align);

} // namespace twoturns::ui
