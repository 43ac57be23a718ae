// What is said about a page: its words, and the widget that has the focus, as a reader of screens would say them. Pure.
#pragma once

#include <string>

#include "ui/element.hpp"
#include "ui/widget_state.hpp"

namespace twoturns::app {

/// A widget in words.
struct WidgetWords {
    std::string name;  ///< its own words, otherwise the words beside or above it
    std::string kind;  ///< "button", "switch" …
    std::string value; ///< what can change: "on", "full, 3 of 3"; empty for a button
    bool enabled = true;
    friend bool operator==(const WidgetWords&, const WidgetWords&) = default;
};

/// Describes the widget with this Id; all parts are empty if the page has no such widget.
[[nodiscard]] WidgetWords words_of_widget(const ui::Element& page, ui::Id id);

/// Describes a widget without the words around it; all parts are empty if the element is none.
[[nodiscard]] WidgetWords words_of_control(const ui::Element& element);

/// Returns all that a page says, from top to bottom: its texts, without the widgets.
[[nodiscard]] std::string texts_of_page(const ui::Element& page);
/// Does the same with the widgets, in their places.
[[nodiscard]] std::string whole_page(const ui::Element& page);

} // namespace twoturns::app
