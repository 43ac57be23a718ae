// What a view is made of, as plain data: a tree of boxes and widgets, built anew for every frame by whoever owns the
// state behind it. frame.hpp gives each its place and says what is to be drawn; interaction.hpp says what a click or
// a key does to it.
//
// All measures are in pixels of the design, which is drawn for 1280x720; Style::unit makes pixels of the window of
// them.
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

// Boxes, which share their room among their children -------------------------------------------------

enum class Place : std::uint8_t { // of the children across the direction they follow each other in
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

/// Children one after another. Room to spare goes to those that grow, a lack of it is taken from those that shrink.
struct Line {
    Axis axis = Axis::column;
    float gap = 0;
    Place place = Place::stretch;
};
/// Children in rows of so many columns of equal width; each row is as high as its highest child.
struct Grid {
    int columns = 2;
    float gap = 0;
};
/// Children on top of each other, each as large as the box.
struct Stack {};

// What is seen only ------------------------------------------------------------------------------------

enum class Tone : std::uint8_t {
    normal,
    muted,
    gold,         // for figures that matter
    over_warning, // on a panel that warns
};

struct Label {
    std::string text;
    float size = 15;
    bool bold = false;
    Tone tone = Tone::normal;
    Align align = Align::left;
    int lines = 1;          ///< at most; the last one is cut with an ellipsis
    bool keeps_end = false; ///< cut at its beginning: of a path the end says more
};
struct Icon {
    std::string name;
    float size = 20;
    Tone tone = Tone::normal;
};
/// A surface behind its children.
struct Panel {
    enum class Look : std::uint8_t {
        card,   // edge, corner
        dialog, // the same with a shadow
        inset,  // darker, for pictures and previews
        note,   // a card over what goes on being used: clicks go through
        alarm,
        bar,
    };
    Look look = Look::card;
};
/// A key of the keyboard, as people read it.
struct KeyCap {
    std::string key;
};
struct Progress {
    float value = 0; ///< 0 .. 1
};
/// Room for what the owner of the view draws itself, as SlotItem.
struct Slot {
    bool used = false; ///< it takes the focus and is told what pointer and keys do to it
};
/// Room for nothing.
struct Space {};

/// Figures as a picture. Values have no unit; the largest has the height of the chart.
struct Chart {
    enum class Look : std::uint8_t {
        line,
        bars,
        calendar, ///< a column a week, seven rows, the stronger the larger
    };
    Look look = Look::bars;
    std::vector<float> values;
};

// What can be used -------------------------------------------------------------------------------------

struct Button {
    enum class Look : std::uint8_t {
        quiet,
        primary, ///< one in a view: Enter presses it wherever the focus is not on another button
        row,     ///< of a menu: the whole width, words at the left, the key at the right
        link,    ///< words with a line of dots below
        picture, ///< what its owner draws where it lies; as the focus comes to it that is told as a change to 1
    };
    std::string words;
    std::string icon;
    std::string key; ///< as it is shown
    Look look = Look::quiet;
    bool enabled = true;
    bool selected = false;
    bool spread = false;  ///< words at the left, the key at the right: of buttons below each other
    bool repeats = false; ///< done again and again while the pointer holds it, as steps are
};
/// On or off.
struct Toggle {
    std::string words;
    std::string icon;
    std::string key;
    bool on = false;
};
/// One of several, side by side in rows of so many columns. An option shows its words, its icon, or what the owner
/// draws into a slot of the same Id with the option's index.
struct Choice {
    struct Option {
        std::string words;
        std::string icon;
        bool slot = false;
        std::string help;
        bool enabled = true;
    };
    std::vector<Option> options;
    std::size_t selected = 0; ///< none where it is not below the number of options
    int columns = 0;          ///< 0: all in one row
    float height = 42;
    float gap = 8;
    bool bare = false;  ///< an option has no surface but under the pointer and where it is selected
    bool chips = false; ///< small and round, filled where selected: of filters, of which there are several in a row
};
/// A whole number within limits, to be stepped or typed.
struct Stepper {
    int value = 0;
    int least = 0;
    int most = 0;
};
struct Slider {
    enum class Look : std::uint8_t {
        knob,
        strip, ///< a thin line from edge to edge, for the pointer only
    };
    float value = 0; ///< 0 .. 1
    float step = 0.05F;
    Look look = Look::knob;
};
struct TextField {
    std::string text;
    std::string prompt; ///< while there is no text
    std::size_t most_bytes = 256;
};
/// Rows of equal height, of which only those in view are asked for. A row's own Id is that of the list with its
/// index; what is in a row cannot be used by itself.
struct List {
    std::size_t count = 0;
    float row_height = 30;
    std::size_t selected = 0; ///< none where it is not below `count`
    std::function<Element(std::size_t row)> row;
    std::function<std::string(std::size_t row)> name; ///< for typing ahead; may be empty
};
/// The parts of a picture that stand for something each: pointed at, gone along by arrows, pressed. The owner draws the
/// picture as SlotItem; the places are those of marks.hpp, all of one size, one after another down the columns.
struct Marks {
    std::size_t count = 0;
    std::size_t rows = 1;                              ///< of each column
    std::size_t selected = 0;                          ///< none where it is not below `count`
    std::function<std::string(std::size_t mark)> help; ///< the line about one; may be empty
};
struct Tabs {
    std::vector<std::string> names;
    std::size_t selected = 0;
};

using What = std::variant<Line, Grid, Stack, Label, Icon, Panel, KeyCap, Progress, Slot, Space, Chart, Button, Toggle,
                          Choice, Stepper, Slider, TextField, List, Marks, Tabs>;

struct Element {
    What what = Space{};
    std::vector<Element> children; ///< of boxes and panels
    Id id;                         ///< of everything that can be used or scrolled
    std::string help;              ///< a line about it, shown under the pointer

    // Its size: what its content needs unless it is fixed, then by how it shares in what its box has over or lacks.
    std::optional<float> width;
    std::optional<float> height;
    float least_width = 0;
    float most_width = 0; ///< 0: no limit
    float grow = 0;       ///< its share of the room to spare along its box
    float shrink = 0;     ///< its share of what is lacking
    Insets padding;
    float alpha = 1;      ///< of all that is seen of it; 0 .. 1
    bool scrolls = false; ///< where its content is higher than its place; needs an Id

    // To be chained: row({...}).pad(8).growing().
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
    Element&& faded(float strength) && { return set(&Element::alpha, strength); }
    Element&& explained(std::string line) && { return set(&Element::help, std::move(line)); }

private:
    template <class Member> Element&& set(Member Element::*member, std::type_identity_t<Member> value) {
        this->*member = std::move(value);
        return std::move(*this);
    }
};

[[nodiscard]] Element row(std::vector<Element> children, float gap = 8, Place place = Place::centre);
[[nodiscard]] Element column(std::vector<Element> children, float gap = 8, Place place = Place::stretch);
[[nodiscard]] Element grid(int columns, std::vector<Element> children, float gap = 8);
[[nodiscard]] Element stack(std::vector<Element> children);
[[nodiscard]] Element panel(Panel::Look look, Element content);
[[nodiscard]] Element key_cap(std::string key);
[[nodiscard]] Element space(float pixels = 0);    ///< along its box
[[nodiscard]] Element filler();                   ///< takes all room to spare
[[nodiscard]] Element widget(Id name, What what); ///< anything that can be used
[[nodiscard]] Element label(std::string text, float size = 15, Tone tone = Tone::normal);
[[nodiscard]] Element title(std::string text, float size = 20);
/// Text that is broken into lines where it is too wide.
[[nodiscard]] Element paragraph(std::string text, float size = 15, Tone tone = Tone::normal, int lines = 8);
/// A label, title or paragraph at the right or in the middle of its place.
[[nodiscard]] Element aligned(Element text, Align align);

} // namespace twoturns::ui
