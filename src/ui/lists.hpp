// Which row of a list a key or typed letters lead to.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "ui/element.hpp"
#include "ui/input.hpp"
#include "ui/memory.hpp"

namespace twoturns::ui {

/// The row a key leads to: the next, a page on, the first, the last; with Enter the selected one. Nothing for other
/// keys, and for a step beyond the ends.
[[nodiscard]] std::optional<std::size_t> row_for_key(const List& list, Key key, std::size_t page);
/// How far the list is scrolled so that a row is in sight, in pixels.
[[nodiscard]] float scrolled_to_row(const List& list, std::size_t row, float row_height, float view_height,
                                    float scrolled);
/// Whether what is typed now goes on with what was typed before.
[[nodiscard]] bool goes_on(const Memory::TypedAhead& typed, Time now);
/// The row whose name begins with what was typed within a second; the next one of those when the same letter comes
/// again. Cost: the names up to that row.
[[nodiscard]] std::optional<std::size_t> row_typed(const List& list, Memory::TypedAhead& typed, const std::string& text,
                                                   Time now);

} // namespace twoturns::ui
