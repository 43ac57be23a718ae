#include "ui/sizes.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/overloaded.hpp"

namespace twoturns::ui {
namespace {

constexpr float line_height = 1.4F; // of the letters' size
constexpr float no_limit = 1e6F;

float text_width(const std::string& text, float size, bool bold, const Style& style) {
    return text.empty() ? 0 : std::ceil(style.lettering(size, bold).width(text));
}

float sum(std::span<const float> values) { return std::accumulate(values.begin(), values.end(), 0.0F); }

float gaps(const Element& box, float gap, const Style& style) {
    return box.children.empty() ? 0 : style.units(gap) * static_cast<float>(box.children.size() - 1);
}

float button_width(const Button& button, const Style& style) {
    using namespace measures;
    if (button.look == Button::Look::link) return text_width(button.words, words, false, style);
    float width = 2 * style.units(button_pad);
    int parts = 0;
    if (!button.icon.empty()) {
        width += style.units(icon);
        ++parts;
    }
    if (!button.words.empty()) {
        width += text_width(button.words, words, button.look == Button::Look::primary, style);
        ++parts;
    }
    if (!button.key.empty()) {
        width += text_width(button.key, key, false, style) + 2 * style.units(key_pad);
        ++parts;
    }
    return width + style.units(part_gap) * static_cast<float>(std::max(0, parts - 1));
}

std::size_t columns_of(const Choice& choice) {
    const std::size_t all = std::max<std::size_t>(1, choice.options.size());
    return choice.columns > 0 ? std::min(all, static_cast<std::size_t>(choice.columns)) : all;
}

float option_width(const Choice::Option& option, const Style& style) {
    const float words = text_width(option.words, 13, true, style);
    const float icon = option.icon.empty() ? 0 : style.units(measures::icon);
    return std::max(words, icon) + 2 * style.units(8);
}

float choice_width(const Choice& choice, const Style& style) {
    float widest = 0;
    for (const Choice::Option& option : choice.options) widest = std::max(widest, option_width(option, style));
    const auto columns = static_cast<float>(columns_of(choice));
    return columns * widest + (columns - 1) * style.units(choice.gap);
}

Need content_width(const Element& element, const Style& style) {
    const auto fixed = [](float width) { return Need{width, width}; };
    const auto at_least = [](float least, float natural) { return Need{std::min(least, natural), natural}; };
    return std::visit(
        overloaded{
            [&](const Line& line) {
                Need all;
                for (const Element& child : element.children) {
                    const Need need = width_of(child, style);
                    if (line.axis == Axis::row) {
                        all.least += need.shrink > 0 ? need.least : need.natural;
                        all.natural += need.natural;
                    } else {
                        all.least = std::max(all.least, need.least);
                        all.natural = std::max(all.natural, need.natural);
                    }
                }
                if (line.axis == Axis::row) {
                    all.least += gaps(element, line.gap, style);
                    all.natural += gaps(element, line.gap, style);
                }
                return all;
            },
            [&](const Grid& grid) {
                Need all;
                for (const Element& child : element.children) {
                    const Need need = width_of(child, style);
                    all = {std::max(all.least, need.least), std::max(all.natural, need.natural)};
                }
                const auto columns = static_cast<float>(grid.columns);
                const float between = style.units(grid.gap) * (columns - 1);
                return Need{all.least * columns + between, all.natural * columns + between};
            },
            [&](const Stack&) {
                Need all;
                for (const Element& child : element.children) {
                    const Need need = width_of(child, style);
                    all = {std::max(all.least, need.least), std::max(all.natural, need.natural)};
                }
                return all;
            },
            [&](const Panel&) {
                return element.children.empty() ? Need{} : width_of(element.children.front(), style);
            },
            [&](const Label& label) {
                return Need{0, text_width(label.text, label.size, label.bold, style)};
            },
            [&](const Icon& icon) { return fixed(style.units(icon.size)); },
            [&](const Progress&) { return at_least(style.units(40), style.units(160)); },
            [&](const Slot&) { return Need{}; },
            [&](const Space&) { return Need{}; },
            [&](const Chart&) { return at_least(style.units(80), style.units(240)); },
            [&](const Button& button) {
                const float width = button_width(button, style);
                return Need{std::min(width, style.units(2 * measures::button_pad + measures::icon)), width};
            },
            [&](const Toggle& toggle) {
                const float words = text_width(toggle.words, 16, false, style);
                const float rest = style.units(measures::icon + 12 + measures::switch_width + 24) +
                                   text_width(toggle.key, 12, false, style);
                return Need{rest, words + rest};
            },
            [&](const Choice& choice) { return at_least(style.units(80), choice_width(choice, style)); },
            [&](const Stepper&) { return at_least(style.units(96), style.units(140)); },
            [&](const Slider&) { return at_least(style.units(80), style.units(200)); },
            [&](const TextField&) { return at_least(style.units(80), style.units(240)); },
            [&](const List&) { return at_least(style.units(120), style.units(320)); },
            [&](const Tabs& tabs) {
                float width = 0;
                for (const std::string& name : tabs.names)
                    width += text_width(name, measures::words, true, style) + 2 * style.units(measures::tab_pad);
                return Need{width, width};
            },
        },
        element.what);
}

float label_height(const Label& label, float width, const Style& style) {
    const float line = std::round(style.letters(label.size) * line_height);
    if (label.lines <= 1) return line;
    const auto lines =
        wrapped(label.text, width, static_cast<std::size_t>(label.lines), style.lettering(label.size, label.bold));
    return line * static_cast<float>(std::max<std::size_t>(1, lines.size()));
}

Need content_height(const Element& element, float width, const Style& style) {
    const auto fixed = [&](float design) { return Need{style.units(design), style.units(design)}; };
    return std::visit(
        overloaded{
            [&](const Line& line) {
                Need all;
                const auto widths = child_widths(element, width, style);
                for (std::size_t i = 0; i < element.children.size(); ++i) {
                    const Need need = height_of(element.children[i], widths[i], style);
                    if (line.axis == Axis::column) {
                        all.least += need.shrink > 0 ? need.least : need.natural;
                        all.natural += need.natural;
                    } else {
                        all.least = std::max(all.least, need.least);
                        all.natural = std::max(all.natural, need.natural);
                    }
                }
                if (line.axis == Axis::column) {
                    all.least += gaps(element, line.gap, style);
                    all.natural += gaps(element, line.gap, style);
                }
                return all;
            },
            [&](const Grid& grid) {
                const auto columns = static_cast<std::size_t>(grid.columns);
                const auto widths = child_widths(element, width, style);
                Need all;
                for (std::size_t first = 0; first < element.children.size(); first += columns) {
                    float highest = 0;
                    for (std::size_t i = first; i < std::min(first + columns, element.children.size()); ++i)
                        highest = std::max(highest, height_of(element.children[i], widths[i], style).natural);
                    all.natural += highest + (first > 0 ? style.units(grid.gap) : 0);
                }
                all.least = all.natural;
                return all;
            },
            [&](const Stack&) {
                Need all;
                for (const Element& child : element.children) {
                    const Need need = height_of(child, width, style);
                    all = {std::max(all.least, need.least), std::max(all.natural, need.natural)};
                }
                return all;
            },
            [&](const Panel&) {
                return element.children.empty() ? Need{} : height_of(element.children.front(), width, style);
            },
            [&](const Label& label) {
                const float height = label_height(label, width, style);
                return Need{height, height};
            },
            [&](const Icon& icon) { return fixed(icon.size); },
            [&](const Progress&) { return fixed(6); },
            [&](const Slot&) { return Need{}; },
            [&](const Space&) { return Need{}; },
            [&](const Chart&) { return Need{style.units(24), style.units(80)}; },
            [&](const Button& button) {
                switch (button.look) {
                case Button::Look::primary: return fixed(measures::primary_height);
                case Button::Look::row: return Need{style.units(28), style.units(measures::row_height)};
                case Button::Look::link: return fixed(30);
                case Button::Look::quiet: break;
                }
                return fixed(measures::button_height);
            },
            [&](const Toggle&) { return Need{style.units(28), style.units(measures::row_height)}; },
            [&](const Choice& choice) {
                const std::size_t columns = columns_of(choice);
                const auto rows = static_cast<float>((choice.options.size() + columns - 1) / columns);
                const float height = rows * style.units(choice.height) + std::max(0.0F, rows - 1) * style.units(choice.gap);
                return Need{height, height};
            },
            [&](const Stepper&) { return fixed(measures::field_height); },
            [&](const Slider&) { return fixed(measures::field_height); },
            [&](const TextField&) { return fixed(measures::field_height); },
            [&](const List& list) {
                const float height = style.units(list.row_height);
                return Need{height * std::min(3.0F, static_cast<float>(list.count)),
                            height * static_cast<float>(list.count)};
            },
            [&](const Tabs&) { return fixed(measures::button_height); },
        },
        element.what);
}

Need with_limits(Need need, const Element& element) {
    need.grow = element.grow;
    need.shrink = element.shrink;
    return need;
}

} // namespace

std::vector<float> share(float room, std::span<const Need> needs) {
    std::vector<float> sizes;
    float natural = 0;
    float grow = 0;
    float give = 0; // what those that shrink can give, weighed
    for (const Need& need : needs) {
        sizes.push_back(need.natural);
        natural += need.natural;
        grow += need.grow;
        if (need.shrink > 0) give += need.natural - need.least;
    }
    const float spare = room - natural;
    if (spare > 0 && grow > 0) {
        for (std::size_t i = 0; i < needs.size(); ++i) sizes[i] += spare * needs[i].grow / grow;
    } else if (spare < 0 && give > 0) {
        const float part = std::min(1.0F, -spare / give);
        for (std::size_t i = 0; i < needs.size(); ++i)
            if (needs[i].shrink > 0) sizes[i] -= (needs[i].natural - needs[i].least) * part;
    }
    if (const float all = sum(sizes); all > room && all > 0) // even so too much: less for all
        for (float& size : sizes) size *= std::max(0.0F, room) / all;
    // Whole pixels, so that text stays sharp; what rounding leaves over moves along.
    float exact = 0;
    float given = 0;
    for (float& size : sizes) {
        exact += size;
        size = std::round(exact) - given;
        given += size;
    }
    return sizes;
}

float knob_of(const Slider& slider, const Style& style) {
    return slider.look == Slider::Look::strip ? 0 : style.units(measures::knob);
}

Insets padding_of(const Element& element, const Style& style) {
    const Insets& in = element.padding;
    return {style.units(in.left), style.units(in.top), style.units(in.right), style.units(in.bottom)};
}

std::vector<float> child_widths(const Element& box, float inside, const Style& style) {
    const std::size_t count = box.children.size();
    if (const auto* line = std::get_if<Line>(&box.what); line != nullptr && line->axis == Axis::row) {
        std::vector<Need> needs;
        for (const Element& child : box.children) needs.push_back(width_of(child, style));
        return share(inside - gaps(box, line->gap, style), needs);
    }
    if (const auto* grid = std::get_if<Grid>(&box.what)) {
        const auto columns = static_cast<std::size_t>(grid->columns);
        const float gap = style.units(grid->gap);
        const std::vector<Need> needs(columns, Need{0, 0, 1, 0});
        const auto widths = share(inside - gap * static_cast<float>(columns - 1), needs);
        std::vector<float> all;
        for (std::size_t i = 0; i < count; ++i) all.push_back(widths[i % columns]);
        return all;
    }
    const auto* line = std::get_if<Line>(&box.what);
    std::vector<float> all;
    for (const Element& child : box.children) {
        const bool stretched = line == nullptr || (line->place == Place::stretch && !child.width);
        const float most = child.most_width > 0 ? style.units(child.most_width) : no_limit;
        const float width = stretched ? inside : std::min(inside, width_of(child, style).natural);
        all.push_back(std::min(width, most));
    }
    return all;
}

Need width_of(const Element& element, const Style& style) {
    if (element.width) {
        const float width = style.units(*element.width);
        return with_limits({element.shrink > 0 ? style.units(element.least_width) : width, width}, element);
    }
    const Insets in = padding_of(element, style);
    Need need = content_width(element, style);
    need.least += in.left + in.right;
    need.natural += in.left + in.right;
    const float least = style.units(element.least_width);
    need.least = std::max(need.least, least);
    need.natural = std::max(need.natural, least);
    if (element.most_width > 0) need.natural = std::min(need.natural, style.units(element.most_width));
    return with_limits(need, element);
}

Need height_of(const Element& element, float width, const Style& style) {
    if (element.height) {
        const float height = style.units(*element.height);
        return with_limits({height, height}, element);
    }
    const Insets in = padding_of(element, style);
    Need need = content_height(element, std::max(0.0F, width - in.left - in.right), style);
    if (element.scrolls) need.least = std::min(need.least, style.units(64));
    need.least += in.top + in.bottom;
    need.natural += in.top + in.bottom;
    return with_limits(need, element);
}

} // namespace twoturns::ui
