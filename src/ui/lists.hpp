// Finds the row of a list that a key or typed letters select.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "ui/element.hpp"
#include "ui/input.hpp"
#include "ui/widget_state.hpp"

namespace twoturns::ui {

/// Returns the row a key leads to: next, previous, a page on, first or last; with Enter the selected one. Returns
/// nullopt for other keys and for steps beyond the ends.
[[nodiscard]] std::optional<std::size_t> row_for_key(const List& list, Key key, std::size_t page);
/// Returns the scroll position, in pixels, that makes a row visible.
[[nodiscard]] float scrolled_to_row(const List& list, std::size_t row, float row_height, float view_height,
                                    float scrolled);
/// Returns whether typing now continues what was typed before.
[[nodiscard]] bool goes_on(const WidgetState::TypedAhead& typed, Time now);
/// Returns the row whose name begins with the letters typed within a second; the same letter again goes to the next
/// such row. Cost: the names up to that row.
[[nodiscard]] std::optional<std::size_t> row_typed(const List& list, WidgetState::TypedAhead& typed,
                                                   const std::string& text, Time now);

} // namespace twoturns::ui
