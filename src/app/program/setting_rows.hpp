// The rows of the table of settings, for every page that shows some of them.
#pragma once

#include <optional>
#include <vector>

#include "app/screen.hpp"

namespace twoturns::app {

/// Returns a row for each visible setting of a topic. Their ids have parts from 100 on.
[[nodiscard]] std::vector<ui::Element> setting_rows(SettingTopic topic, const Context& context);
/// Returns the id of the first row of a topic, which must have one.
[[nodiscard]] ui::Id first_setting_row(SettingTopic topic);
/// Returns what an event does to the setting of its row; nullopt if it belongs to no row of a setting.
[[nodiscard]] std::optional<Effects> on_setting_row(const ui::Event& event, const Context& context);

/// Makes the heading over the rows of a topic.
[[nodiscard]] ui::Element rows_heading(const char* words);
/// Makes a row of a settings page for each command.
[[nodiscard]] std::vector<ui::Element> command_rows(std::initializer_list<Command> commands);
/// Gives all rows one height, so that two columns have the same lines: higher for fingers. Headings keep theirs.
void level_rows(std::vector<ui::Element>& rows, const Context& context);
void append_rows(std::vector<ui::Element>& rows, std::vector<ui::Element> more);

/// Returns whether two columns of rows have room side by side.
[[nodiscard]] bool has_two_columns(const Context& context);
/// Puts rows into a dialog: in two columns, `wide` design pixels in all, or one below the other.
void set_rows(View& view, std::vector<ui::Element> left, std::vector<ui::Element> right, float wide, ui::Id scroller,
              const Context& context);

} // namespace twoturns::app
