// Widgets for driven views: named by numbers, with text of a fixed width.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "ui/panel.hpp"

namespace twoturns::test {

inline PlayedView played(std::function<ui::Element()> view) { return PlayedView{.view = std::move(view)}; }

inline ui::Element button(std::uint32_t part, ui::Button::Style style = ui::Button::Style::quiet) {
    return ui::widget(named(part), ui::Button{.words = "b" + std::to_string(part), .style = style});
}

inline ui::Choice choice_of(std::size_t many, std::size_t selected, int columns = 0) {
    ui::Choice choice{.selected = selected, .columns = columns};
    for (std::size_t i = 0; i < many; ++i) choice.options.push_back({std::to_string(i), {}, false, {}});
    return choice;
}

} // namespace twoturns::test
