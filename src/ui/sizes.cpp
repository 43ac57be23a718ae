#include "ui/sizes.hpp"

#include <algorithm>
#include <cmath>

#include "ui/overloaded.hpp"
#include "ui/typeset.hpp"
#include "ui/wall.hpp"

namespace twoturns::ui {
namespace {

constexpr float line_height = 1.4F; // relative to the letter size

float text_width(const std::string& text, float size, bool bold, const Style& style, Family family = Family::sans) {
    return text.empty() ? 0 : std::ceil(style.lettering(size, bold, family).width(text));
}

float gaps(const Element& box, float gap, const Style& style) {
    return box.children.empty() ? 0 : style.units(gap) * static_cast<float>(box.children.size() - 1);
}

float button_width(const Button& button, const Style& style) {
    using namespace measures;
    if (button.style == Button::Style::link) return text_width(button.words, words, false, style);
    float width = 2 * style.units(button_pad);
    int parts = 0;
    if (!button.icon.empty()) {
        width += style.units(icon);
        ++parts;
    }
    if (!button.words.empty()) {
        width += text_width(button.words, button.letters, button.style == Button::Style::primary, style);
        ++parts;
    }
    if (!button.key.empty() && style.key_caps) {
        width += text_width(button.key, key, false, style) + 2 * style.units(key_pad);
        ++parts;
    }
    return std::max(style.target, width + style.units(part_gap) * static_cast<float>(std::max(0, parts - 1)));
}

/// Returns how many columns a choice has where there is room for them.
std::size_t wanted_columns(const Choice& choice) {
    const std::size_t all = std::max<std::size_t>(1, choice.options.size());
    return choice.columns > 0 ? std::min(all, static_cast<std::size_t>(choice.columns)) : all;
}

float option_width(const Choice::Option& option, const Style& style) {
    const float words = text_width(option.words, measures::option_words, true, style);
    const float icon = option.icon.empty() ? 0 : style.units(measures::icon);
    return std::max(style.target, std::max(words, icon) + 2 * style.units(8));
}

float choice_width(const Choice& choice, const Style& style) {
    float widest = 0;
    for (const Choice::Option& option : choice.options) widest = std::max(widest, option_width(option, style));
    const auto columns = static_cast<float>(wanted_columns(choice));
    return columns * widest + (columns - 1) * style.units(choice.gap);
}

SizeHint fixed(float size) { return {size, size}; }
SizeHint from_to(float least, float natural) { return {std::min(least, natural), natural}; }

/// Adds the need of a child to the sum of the needs of children in a line: widths in a row, heights in a column.
void add_along(SizeHint& all, const SizeHint& need) {
    all.least += need.shrink > 0 ? need.least : need.natural;
    all.natural += need.natural;
}

/// Combines the needs of children across the line: the largest need counts.
void add_across(SizeHint& all, const SizeHint& need) {
    all.least = std::max(all.least, need.least);
    all.natural = std::max(all.natural, need.natural);
}

// Width of the content -----------------------------------------------------------------------------------

SizeHint widest_child(const Element& element, const Style& style) {
    SizeHint all;
    for (const Element& child : element.children) add_across(all, width_of(child, style));
    return all;
}

SizeHint inner_width(const Line& line, const Element& element, const Style& style) {
    if (line.axis == Axis::column) return widest_child(element, style);
    const float between = gaps(element, line.gap, style);
    SizeHint all = fixed(between);
    for (const Element& child : element.children) add_along(all, width_of(child, style));
    return all;
}
SizeHint inner_width(const Grid& grid, const Element& element, const Style& style) {
    const SizeHint one = widest_child(element, style);
    const auto columns = static_cast<float>(columns_of(grid));
    const float between = style.units(grid.gap) * (columns - 1);
    return {one.least * columns + between, one.natural * columns + between};
}
SizeHint inner_width(const Stack& /*stack*/, const Element& element, const Style& style) {
    return widest_child(element, style);
}
SizeHint inner_width(const Panel& /*panel*/, const Element& element, const Style& style) {
    return widest_child(element, style);
}
SizeHint inner_width(const Label& label, const Element& /*element*/, const Style& style) {
    return {0, text_width(label.text, label.size, label.bold, style, label.family)};
}
SizeHint inner_width(const Icon& icon, const Element& /*element*/, const Style& style) {
    return fixed(style.units(icon.size));
}
SizeHint inner_width(const KeyCap& cap, const Element& /*element*/, const Style& style) {
    return fixed(key_cap_width(cap.key, style));
}
SizeHint inner_width(const Progress& /*progress*/, const Element& /*element*/, const Style& style) {
    return {style.units(40), style.units(160)};
}
SizeHint inner_width(const Slot& /*slot*/, const Element& /*element*/, const Style& /*style*/) { return {}; }
SizeHint inner_width(const Space& /*space*/, const Element& /*element*/, const Style& /*style*/) { return {}; }
SizeHint inner_width(const Chart& /*chart*/, const Element& /*element*/, const Style& style) {
    return {style.units(80), style.units(240)};
}
SizeHint inner_width(const Button& button, const Element& /*element*/, const Style& style) {
    return from_to(style.press(2 * measures::button_pad + measures::icon), button_width(button, style));
}
SizeHint inner_width(const Toggle& toggle, const Element& /*element*/, const Style& style) {
    const float rest =
        style.units(measures::icon + 12 + measures::switch_width + 24) + text_width(toggle.key, 12, false, style);
    return {rest, rest + text_width(toggle.words, 16, false, style)};
}
SizeHint inner_width(const Marks& /*marks*/, const Element& /*element*/, const Style& style) {
    return from_to(style.units(28), style.units(200));
}
SizeHint inner_width(const Choice& choice, const Element& /*element*/, const Style& style) {
    return from_to(style.units(80), choice_width(choice, style));
}
SizeHint inner_width(const Stepper& /*stepper*/, const Element& /*element*/, const Style& style) {
    const float least = std::max(style.units(96), 3 * style.target);
    return {least, std::max(least, style.units(140))};
}
SizeHint inner_width(const Slider& /*slider*/, const Element& /*element*/, const Style& style) {
    return {style.units(80), style.units(200)};
}
SizeHint inner_width(const TextField& /*field*/, const Element& /*element*/, const Style& style) {
    return {style.units(80), style.units(240)};
}
SizeHint inner_width(const List& /*list*/, const Element& /*element*/, const Style& style) {
    return {style.units(120), style.units(320)};
}
SizeHint inner_width(const Wall& /*wall*/, const Element& /*element*/, const Style& style) {
    return {style.units(120), style.units(320)};
}
SizeHint inner_width(const Tabs& tabs, const Element& /*element*/, const Style& style) {
    float width = 0;
    for (const std::string& name : tabs.names) width += tab_width(name, style);
    return fixed(width);
}

// Height for a given width -------------------------------------------------------------------------------

SizeHint highest_child(const Element& element, float width, const Style& style) {
    const auto widths = child_widths(element, width, style);
    SizeHint all;
    for (std::size_t i = 0; i < element.children.size(); ++i)
        add_across(all, height_of(element.children[i], widths[i], style));
    return all;
}

SizeHint inner_height(const Line& line, const Element& element, float width, const Style& style) {
    if (line.axis == Axis::row) return highest_child(element, width, style);
    const auto widths = child_widths(element, width, style);
    SizeHint all = fixed(gaps(element, line.gap, style));
    for (std::size_t i = 0; i < element.children.size(); ++i)
        add_along(all, height_of(element.children[i], widths[i], style));
    return all;
}
SizeHint inner_height(const Grid& grid, const Element& element, float width, const Style& style) {
    const auto rows = row_hints(element, child_widths(element, width, style), style);
    SizeHint all;
    for (const SizeHint& row : rows) add_along(all, row);
    all.natural += style.units(grid.gap) * static_cast<float>(std::max<std::size_t>(1, rows.size()) - 1);
    return fixed(all.natural);
}
SizeHint inner_height(const Stack& /*stack*/, const Element& element, float width, const Style& style) {
    return highest_child(element, width, style);
}
SizeHint inner_height(const Panel& /*panel*/, const Element& element, float width, const Style& style) {
    return highest_child(element, width, style);
}
SizeHint inner_height(const Label& label, const Element& /*element*/, float width, const Style& style) {
    const float usual = std::round(style.letters(label.size) * line_height);
    if (label.keeps_end) return fixed(usual);
    const SetText set = typeset(label, width, style);
    if (label.lines <= 1 && set.lines.size() <= 1) return fixed(usual);
    const float line = std::round(style.letters(set.size) * line_height);
    return fixed(line * static_cast<float>(std::max<std::size_t>(1, set.lines.size())));
}
SizeHint inner_height(const Icon& icon, const Element& /*element*/, float /*width*/, const Style& style) {
    return fixed(style.units(icon.size));
}
SizeHint inner_height(const KeyCap& /*cap*/, const Element& /*element*/, float /*width*/, const Style& style) {
    return fixed(style.units(measures::key_height));
}
SizeHint inner_height(const Progress& /*progress*/, const Element& /*element*/, float /*width*/, const Style& style) {
    return fixed(style.units(6));
}
SizeHint inner_height(const Slot& /*slot*/, const Element& /*element*/, float /*width*/, const Style& /*style*/) {
    return {};
}
SizeHint inner_height(const Space& /*space*/, const Element& /*element*/, float /*width*/, const Style& /*style*/) {
    return {};
}
SizeHint inner_height(const Chart& /*chart*/, const Element& /*element*/, float /*width*/, const Style& style) {
    return {style.units(24), style.units(80)};
}
SizeHint inner_height(const Button& button, const Element& /*element*/, float /*width*/, const Style& style) {
    switch (button.style) {
    case Button::Style::primary: return fixed(style.press(measures::primary_height));
    case Button::Style::row: return {style.press(28), style.press(measures::row_height)};
    case Button::Style::link: return fixed(style.press(30));
    case Button::Style::picture:
    case Button::Style::quiet: break;
    }
    return fixed(style.press(measures::button_height));
}
SizeHint inner_height(const Toggle& /*toggle*/, const Element& /*element*/, float /*width*/, const Style& style) {
    return {style.press(28), style.press(measures::row_height)};
}
SizeHint inner_height(const Marks& /*marks*/, const Element& /*element*/, float /*width*/, const Style& style) {
    return from_to(style.units(28), style.units(100));
}
SizeHint inner_height(const Choice& choice, const Element& /*element*/, float width, const Style& style) {
    const auto rows = static_cast<float>(rows_of(choice, width, style));
    return fixed(rows * option_height(choice, width, style) + std::max(0.0F, rows - 1) * style.units(choice.gap));
}
SizeHint inner_height(const Stepper& /*stepper*/, const Element& /*element*/, float /*width*/, const Style& style) {
    return fixed(style.press(measures::field_height));
}
SizeHint inner_height(const Slider& /*slider*/, const Element& /*element*/, float /*width*/, const Style& style) {
    return fixed(style.press(measures::field_height));
}
SizeHint inner_height(const TextField& /*field*/, const Element& /*element*/, float /*width*/, const Style& style) {
    return fixed(style.press(measures::field_height));
}
SizeHint inner_height(const Wall& wall, const Element& /*element*/, float width, const Style& style) {
    const float height = WallPlan{wall, width, style.unit}.height();
    return from_to(std::min(height, style.units(wall.cell_height)), height);
}
SizeHint inner_height(const List& list, const Element& /*element*/, float /*width*/, const Style& style) {
    const float row = row_height_of(list, style);
    return {row * std::min(3.0F, static_cast<float>(list.count)), row * static_cast<float>(list.count)};
}
SizeHint inner_height(const Tabs& /*tabs*/, const Element& /*element*/, float /*width*/, const Style& style) {
    return fixed(style.press(measures::button_height));
}

SizeHint padded_height(const Element& element, float width, const Style& style) {
    const Insets in = padding_of(element, style);
    const float inside = std::max(0.0F, width - in.left - in.right);
    SizeHint need =
        std::visit([&](const auto& what) { return inner_height(what, element, inside, style); }, element.what);
    need.least += in.top + in.bottom;
    need.natural += in.top + in.bottom;
    return need;
}

SizeHint with_shares(SizeHint need, const Element& element) {
    need.least = std::min(need.least, need.natural);
    need.grow = element.grow;
    need.shrink = element.shrink;
    return need;
}

} // namespace

float knob_of(const Slider& slider, const Style& style) {
    return slider.style == Slider::Style::strip ? 0 : style.units(measures::knob);
}

Insets padding_of(const Element& element, const Style& style) {
    const Insets& in = element.padding;
    return {style.units(in.left), style.units(in.top), style.units(in.right), style.units(in.bottom)};
}

std::size_t columns_of(const Grid& grid) { return static_cast<std::size_t>(std::max(1, grid.columns)); }

namespace {

/// Returns how many options each of so many rows has: as many in each, rather than a row of what is left over.
std::size_t even_columns(std::size_t options, std::size_t rows) { return (options + rows - 1) / rows; }

/// Returns the room for the words of an option, in window pixels.
float room_of_option(const Choice& choice, std::size_t columns, float width, const Style& style) {
    const float gap = style.units(choice.gap);
    return std::floor((width + gap) / static_cast<float>(columns) - gap) - style.units(measures::option_pad);
}

/// Returns whether two lines show the words of every option. Pictures matter more than the words below them.
bool words_fit(const Choice& choice, std::size_t columns, float width, const Style& style) {
    const float room = room_of_option(choice, columns, width, style);
    const Letters letters{measures::least_option_words};
    return std::all_of(choice.options.begin(), choice.options.end(), [&](const Choice::Option& option) {
        if (option.words.empty() || option.slot || style.lettering(letters.size).width(option.words) <= room)
            return true;
        const SetText set = typeset(option.words, room, 2, letters, style);
        return set.whole && !breaks_a_word(option.words, set.lines);
    });
}

} // namespace

std::size_t columns_of(const Choice& choice, float width, const Style& style) {
    std::size_t columns = wanted_columns(choice);
    const std::size_t all = choice.options.size();
    if (style.for_fingers()) {
        const float gap = style.units(choice.gap);
        const auto most =
            static_cast<std::size_t>(std::max(1.0F, std::floor((width + gap + 1) / (style.target + gap))));
        if (most < columns) columns = even_columns(all, (all + most - 1) / most);
    }
    while (columns > 1 && !words_fit(choice, columns, width, style))
        columns = even_columns(all, (all + columns - 1) / columns + 1);
    return columns;
}

std::size_t rows_of(const Choice& choice, float width, const Style& style) {
    const std::size_t columns = columns_of(choice, width, style);
    return (choice.options.size() + columns - 1) / columns;
}

std::size_t lines_of_options(const Choice& choice, float width, const Style& style) {
    const float room = room_of_option(choice, columns_of(choice, width, style), width, style);
    const bool fits = std::all_of(choice.options.begin(), choice.options.end(), [&](const Choice::Option& option) {
        return style.lettering(measures::least_option_words).width(option.words) <= room;
    });
    return fits ? 1 : 2;
}

float option_height(const Choice& choice, float width, const Style& style) {
    const auto more = static_cast<float>(lines_of_options(choice, width, style) - 1);
    const float line = std::round(style.letters(measures::least_option_words) * measures::tight_line);
    const float wanted = style.press(choice.height);
    const bool pictured = std::any_of(choice.options.begin(), choice.options.end(),
                                      [](const Choice::Option& one) { return one.slot || !one.icon.empty(); });
    return pictured ? wanted + more * line : std::max(wanted, more * (2 * line + style.units(4)));
}

float key_cap_width(const std::string& key, const Style& style) {
    return std::ceil(style.lettering(measures::key).width(key)) + 2 * style.units(measures::key_pad);
}
float tab_width(const std::string& name, const Style& style) {
    return std::max(style.target, text_width(name, measures::words, true, style) + 2 * style.units(measures::tab_pad));
}

std::vector<float> child_widths(const Element& box, float inside, const Style& style) {
    const auto* line = std::get_if<Line>(&box.what);
    if (line != nullptr && line->axis == Axis::row) {
        std::vector<SizeHint> hints;
        for (const Element& child : box.children) hints.push_back(width_of(child, style));
        return distribute(inside - gaps(box, line->gap, style), hints);
    }
    std::vector<float> all;
    if (const auto* grid = std::get_if<Grid>(&box.what)) {
        const std::size_t columns = columns_of(*grid);
        const std::vector<SizeHint> hints(columns, SizeHint{.grow = 1});
        const auto widths = distribute(inside - style.units(grid->gap) * static_cast<float>(columns - 1), hints);
        for (std::size_t i = 0; i < box.children.size(); ++i) all.push_back(widths[i % columns]);
        return all;
    }
    for (const Element& child : box.children) {
        const bool whole = line == nullptr || (line->place == CrossAlign::stretch && !child.width);
        const SizeHint need = width_of(child, style);
        all.push_back(line == nullptr ? inside : std::min(inside, whole ? need.most : need.natural));
    }
    return all;
}

std::vector<SizeHint> row_hints(const Element& grid, std::span<const float> widths, const Style& style) {
    const std::size_t columns = columns_of(std::get<Grid>(grid.what));
    std::vector<SizeHint> rows;
    for (std::size_t i = 0; i < grid.children.size(); ++i) {
        if (i % columns == 0) rows.emplace_back();
        add_across(rows.back(), height_of(grid.children[i], widths[i], style));
    }
    return rows;
}

namespace {

/// Returns whether a finger can press this element, or a part of it.
bool is_pressed(const Element& element) {
    return std::visit(overloaded{[](const Button&) { return true; }, [](const Toggle&) { return true; },
                                 [](const Choice&) { return true; }, [](const Stepper&) { return true; },
                                 [](const Slider& slider) { return slider.style == Slider::Style::knob; },
                                 [](const TextField&) { return true; }, [](const Tabs&) { return true; },
                                 [](const auto&) { return false; }},
                      element.what);
}

/// Returns a fixed width in window pixels.
float fixed_width(const Element& element, float width, const Style& style) {
    const float parts = std::holds_alternative<Stepper>(element.what) ? 3 : 1; // its number and two buttons
    return is_pressed(element) ? std::max(style.units(width), parts * style.target) : style.units(width);
}

/// Returns a fixed height in window pixels.
float fixed_height(const Element& element, float size, const Style& style) {
    return is_pressed(element) ? style.press(size) : style.units(size);
}

} // namespace

SizeHint width_of(const Element& element, const Style& style) {
    if (element.width) {
        const float width = fixed_width(element, *element.width, style);
        const float least = element.shrink > 0 ? fixed_width(element, element.least_width, style) : width;
        return with_shares({.least = least, .natural = width}, element);
    }
    const Insets in = padding_of(element, style);
    SizeHint need = std::visit([&](const auto& what) { return inner_width(what, element, style); }, element.what);
    need.least += in.left + in.right;
    need.natural += in.left + in.right;
    const float least = style.units(element.least_width);
    need.least = std::max(need.least, least);
    need.natural = std::max(need.natural, least);
    if (element.most_width > 0) {
        need.most = style.units(element.most_width);
        need.natural = std::min(need.natural, need.most);
    }
    return with_shares(need, element);
}

float content_height(const Element& element, float width, const Style& style) {
    const SizeHint need = padded_height(element, width, style);
    return element.squeezed ? std::min(need.least, need.natural) : need.natural;
}

SizeHint height_of(const Element& element, float width, const Style& style) {
    if (element.height) {
        float height = fixed_height(element, *element.height, style);
        if (style.for_fingers() && !element.children.empty() && !element.scrolls) // grows with what a finger presses
            height = std::max(height, padded_height(element, width, style).least);
        return with_shares(fixed(height), element);
    }
    SizeHint need = padded_height(element, width, style);
    if (element.scrolls) need.least = std::min(need.least, style.units(64));
    return with_shares(need, element);
}

} // namespace twoturns::ui
