// Draws medals and wishes: earned ones as a seal, open ones as a stamp without ink.
#pragma once

#include <cstddef>
#include <vector>

#include "app/screen.hpp"

namespace twoturns::app {

/// Draws a medal as large as fits the rectangle; `scale` enlarges the seal of an earned one.
void add_medal(std::vector<scene::Item>& items, const ui::Rect& rect, std::size_t medal, bool earned,
               const Context& context, float scale = 1);
/// Draws the medal of a grade of problems.
void add_grade_medal(std::vector<scene::Item>& items, const ui::Rect& rect, int grade, bool earned,
                     const Context& context);
/// Draws one of the wishes of a week.
void add_wish(std::vector<scene::Item>& items, const ui::Rect& rect, std::size_t number, bool done,
              const Context& context);

} // namespace twoturns::app
