#include "app/keys/command_groups.hpp"

#include <cstddef>

#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::trc;

/// The first commands of the groups, by their order in the table.
constexpr Command first_on_board = Command::hint;
constexpr Command first_of_view = Command::zoom_in;
constexpr Command first_of_replay = Command::replay_play;
constexpr Command first_of_calendar = Command::day_back;
constexpr Command first_page = Command::new_game;
constexpr Command first_everywhere = Command::copy_id;

std::vector<Command> between(Command first, Command end) {
    std::vector<Command> all;
    for (auto i = static_cast<std::size_t>(first); i < static_cast<std::size_t>(end); ++i)
        all.push_back(static_cast<Command>(i));
    return all;
}

} // namespace

std::vector<KeyGroup> key_groups() {
    std::vector<Command> everywhere = between(first_everywhere, Command::quit);
    everywhere.push_back(Command::quit);
    return {// TRANSLATORS: headings over commands that can get keys.
            {NC_("keys", "Cursor"), between(Command::cursor_up, first_on_board)},
            {NC_("keys", "Board"), between(first_on_board, first_of_view)},
            {NC_("keys", "View"), between(first_of_view, first_of_replay)},
            {NC_("keys", "Everywhere"), std::move(everywhere)},
            {NC_("keys", "Pages"), between(first_page, first_everywhere)},
            {NC_("keys", "Replay"), between(first_of_replay, first_of_calendar)},
            {NC_("keys", "Calendar"), between(first_of_calendar, first_page)}};
}

std::string name_among_keys(Command command) {
    switch (command) {
    // TRANSLATORS: what a key does, on the page of keys.
    case Command::cursor_up: return trc("keys", "Cursor up");
    case Command::cursor_down: return trc("keys", "Cursor down");
    case Command::cursor_left: return trc("keys", "Cursor left");
    case Command::cursor_right: return trc("keys", "Cursor right");
    case Command::previous_equal: return trc("keys", "Previous equal tile");
    case Command::replay_play: return trc("keys", "Play and stop");
    case Command::replay_leap_back: return trc("keys", "Leap back");
    case Command::replay_leap_forward: return trc("keys", "Leap forward");
    case Command::day_back: return trc("keys", "Day before");
    case Command::day_forward: return trc("keys", "Day after");
    case Command::to_today: return trc("keys", "To today");
    default: return label_of(command);
    }
}

} // namespace twoturns::app
