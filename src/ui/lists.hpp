// Finds the row of a list that a key or typed letters select.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "ui/element.hpp"
#include "ui/input.hpp"
#include "ui/widget_state.hpp"

namespace twoturns::ui {

/// Returns the row that a key selects: the next or previous row, the row a page away, the first or last row; for Enter
/// the selected row. Returns nullopt for other keys and for steps beyond the ends.
[[nodiscard]] std::optional<std::size_t> row_for_key(const List& list, Key key, std::size_t page);
/// Returns the scroll position, in pixels, that makes a row visible.
[[nodiscard]] float scrolled_to_row(const List& list, std::size_t row, float row_height, float view_height,
                                    float scrolled);
/// Returns whether a letter typed now continues the letters in `typed`.
[[nodiscard]] bool goes_on(const WidgetState::TypedAhead& typed, Time now);
/// Returns the row whose name begins with the typed letters. A letter more than a second after the previous one starts
/// a new search. The same letter again selects the next such row. Cost: reads the names up to that row.
[[nodiscard]] std::optional<std::size_t> row_typed(const List& list, WidgetState::TypedAhead& typed,
                                                   const std::string& text, Time now);

} // namespace twoturns::ui
