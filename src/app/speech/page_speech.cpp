#include "app/speech/page_speech.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "app/command.hpp"
#include "app/speech/speech_words.hpp"
#include "platform/translation.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trc;
using platform::trf;
using ui::Element;

/// The way from the page to an element: the element last.
using ElementWay = std::vector<const Element*>;

/// Finds the widget with this Id. The picture of a card, which may have the same one, is passed over.
bool find_way(const Element& from, ui::Id id, ElementWay& way) {
    way.push_back(&from);
    const auto* const slot = std::get_if<ui::Slot>(&from.what);
    if (from.id == id && (slot == nullptr || slot->used)) return true;
    for (const Element& child : from.children)
        if (find_way(child, id, way)) return true;
    way.pop_back();
    return false;
}

const std::string* text_of(const Element& element) {
    const auto* label = std::get_if<ui::Label>(&element.what);
    return label == nullptr || label->text.empty() ? nullptr : &label->text;
}

bool has_widget(const Element& element) {
    return (element.id && !element.scrolls) ||
           std::any_of(element.children.begin(), element.children.end(), has_widget);
}

void add_texts(const Element& element, std::vector<std::string>& all) {
    if (const std::string* const own = text_of(element)) all.push_back(*own);
    for (const Element& child : element.children) add_texts(child, all);
}

/// Returns the last text in an element.
const std::string* last_text(const Element& element) {
    if (const std::string* const own = text_of(element)) return own;
    for (auto child = element.children.rbegin(); child != element.children.rend(); ++child)
        if (const std::string* const found = last_text(*child)) return found;
    return nullptr;
}

/// An element among those beside it.
struct InLine {
    const std::vector<Element>& line;
    std::size_t place;
};
InLine in_line(const ElementWay& way, std::size_t level) {
    const auto& line = way[level - 1]->children;
    return {line, static_cast<std::size_t>(way[level] - line.data())};
}

/// Returns the nearest text before the element at the end of the way: beside it, or above.
std::string text_before(const ElementWay& way) {
    for (std::size_t level = way.size() - 1; level > 0; --level) {
        const auto [line, place] = in_line(way, level);
        for (std::size_t before = place; before > 0; --before) {
            const Element& other = line[before - 1];
            if (has_widget(other)) {
                if (const std::string* const found = last_text(other)) return *found;
                continue;
            }
            std::vector<std::string> all;
            add_texts(other, all);
            if (!all.empty()) return listed(all);
        }
    }
    return {};
}

/// Returns the text directly after the element, such as the number beside a slider.
std::string text_after(const ElementWay& way) {
    if (way.size() < 2) return {};
    const auto [line, place] = in_line(way, way.size() - 1);
    const std::string* const found = place + 1 < line.size() ? text_of(line[place + 1]) : nullptr;
    return found == nullptr ? std::string{} : *found;
}

/// Returns what names a widget without words of its own. A number that begins its line has its words behind it.
std::string text_beside(const ElementWay& way) {
    const bool is_number = std::holds_alternative<ui::Stepper>(way.back()->what);
    if (is_number && way.size() > 1 && in_line(way, way.size() - 1).place == 0)
        if (std::string after = text_after(way); !after.empty()) return after;
    return text_before(way);
}

std::string of_many(std::size_t index, std::size_t count) {
    if (index >= count) return {};
    // TRANSLATORS: {0} and {1} are numbers, such as 3 of 12.
    return trf(N_("{0} of {1}"), std::to_string(index + 1), std::to_string(count));
}

void collect(const Element& element, bool widgets, std::vector<std::string>& all);

/// Returns the words of an element that is built on demand: a row of a list, a picture of a wall.
std::string words_of(const Element& part) {
    std::vector<std::string> all;
    collect(part, true, all);
    if (all.empty() && !part.help.empty()) return part.help;
    return listed(all);
}

std::string option_words(const ui::Choice::Option& option) { return option.words.empty() ? option.help : option.words; }

/// Describes a widget without the texts around it; nullopt if the element is none.
std::optional<WidgetWords> words_alone(const Element& element) {
    const auto name = [&](const std::string& words) { return words.empty() ? element.help : words; };
    return std::visit(
        ui::overloaded{
            [&](const ui::Button& button) -> std::optional<WidgetWords> {
                std::string words = button.said.empty() ? name(button.words) : button.said;
                if (words.empty())
                    if (const auto command = command_of(element.id)) words = label_of(*command);
                const ui::Id back = id_of_command(Command::back);
                if (element.id.part == back.part && words != label_of(Command::back))
                    words = listed({label_of(Command::back), words}); // where to
                // TRANSLATORS: these name the kind of a control after its name, for people who do not see it.
                WidgetWords told{std::move(words), trc("control", "button"), {}, button.enabled};
                if (button.selected) told.value = trc("control", "selected");
                if (button.style == ui::Button::Style::row && !button.key.empty() && !command_of(element.id))
                    told.value = button.key; // what is chosen: a language
                return told;
            },
            [&](const ui::Toggle& toggle) -> std::optional<WidgetWords> {
                return WidgetWords{name(toggle.words), trc("control", "switch"),
                                   toggle.on ? trc("control", "on") : trc("control", "off")};
            },
            [&](const ui::Choice& choice) -> std::optional<WidgetWords> {
                if (choice.selected >= choice.options.size()) return WidgetWords{{}, trc("control", "choice"), {}};
                return WidgetWords{{},
                                   trc("control", "choice"),
                                   listed({option_words(choice.options[choice.selected]),
                                           of_many(choice.selected, choice.options.size())})};
            },
            [&](const ui::Stepper& stepper) -> std::optional<WidgetWords> {
                return WidgetWords{{}, trc("control", "number"), std::to_string(stepper.value)};
            },
            [&](const ui::Slider& slider) -> std::optional<WidgetWords> {
                if (slider.style == ui::Slider::Style::strip) return std::nullopt;
                const auto percent = static_cast<int>(std::lround(100 * slider.value));
                return WidgetWords{{}, trc("control", "slider"), speech_rate_words(percent)};
            },
            [&](const ui::TextField& field) -> std::optional<WidgetWords> {
                return WidgetWords{field.prompt, trc("control", "text field"),
                                   field.text.empty() ? trc("control", "no text") : field.text};
            },
            [&](const ui::List& list) -> std::optional<WidgetWords> {
                if (list.selected >= list.count) return WidgetWords{{}, trc("control", "list"), of_many(0, list.count)};
                return WidgetWords{{},
                                   trc("control", "list"),
                                   listed({words_of(list.row(list.selected)), of_many(list.selected, list.count)})};
            },
            [&](const ui::Wall& wall) -> std::optional<WidgetWords> {
                std::size_t count = 0;
                for (const std::size_t group : wall.groups) count += group;
                if (wall.selected >= count) return WidgetWords{{}, trc("control", "pictures"), {}};
                return WidgetWords{{},
                                   trc("control", "pictures"),
                                   listed({words_of(wall.cell(wall.selected)), of_many(wall.selected, count)})};
            },
            [&](const ui::Marks& marks) -> std::optional<WidgetWords> {
                const bool any = marks.help && marks.selected < marks.count;
                return WidgetWords{element.help, trc("control", "chart"), any ? marks.help(marks.selected) : ""};
            },
            [&](const ui::Tabs& tabs) -> std::optional<WidgetWords> {
                if (tabs.selected >= tabs.names.size()) return std::nullopt;
                return WidgetWords{{},
                                   trc("control", "tabs"),
                                   listed({tabs.names[tabs.selected], of_many(tabs.selected, tabs.names.size())})};
            },
            [&](const ui::Slot& slot) -> std::optional<WidgetWords> {
                if (!slot.used) return std::nullopt;
                return WidgetWords{element.help, trc("control", "picture"), {}};
            },
            [](const auto& /*no widget*/) -> std::optional<WidgetWords> { return std::nullopt; },
        },
        element.what);
}

void collect(const Element& element, bool widgets, std::vector<std::string>& all) {
    if (const std::string* const text = text_of(element)) {
        all.push_back(*text);
    } else if (const auto words = words_alone(element)) {
        if (widgets) all.push_back(listed({words->name, words->value}));
    } else if (const auto* key = std::get_if<ui::KeyCap>(&element.what)) {
        all.push_back(key->key);
    } else if (std::holds_alternative<ui::Slot>(element.what) && !element.help.empty()) {
        all.push_back(element.help);
    }
    for (const Element& child : element.children) collect(child, widgets, all);
}

} // namespace

WidgetWords words_of_control(const ui::Element& element) { return words_alone(element).value_or(WidgetWords{}); }

WidgetWords words_of_widget(const ui::Element& page, ui::Id id) {
    ElementWay way;
    if (!id || !find_way(page, id, way)) return {};
    auto words = words_alone(*way.back());
    // TRANSLATORS: a part of a page that can be scrolled.
    if (!words && way.back()->scrolls) return {{}, trc("control", "text to scroll"), {}};
    if (!words) return {};
    if (words->name.empty()) words->name = text_beside(way);
    if (std::holds_alternative<ui::Slider>(way.back()->what))
        if (std::string value = text_after(way); !value.empty()) words->value = std::move(value);
    return *std::move(words);
}

std::string texts_of_page(const ui::Element& page) {
    std::vector<std::string> all;
    collect(page, false, all);
    return sentences(all);
}

std::string whole_page(const ui::Element& page) {
    std::vector<std::string> all;
    collect(page, true, all);
    return sentences(all);
}

} // namespace twoturns::app
