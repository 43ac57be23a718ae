#include "app/command.hpp"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "app/keys/key_bindings.hpp"
#include "app/keys/key_names.hpp"
#include "app/keys/pad_buttons.hpp"
#include "app/screens.hpp"
#include "app/settings.hpp"
#include "platform/translation.hpp"
#include "twoturns/result.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using ui::Key;
using ui::KeyPress;

constexpr KeyPress no_key{};
constexpr KeyPress plain(Key key) { return {key, false, false, false}; }
constexpr KeyPress ctrl(Key key) { return {key, true, false, false}; }
constexpr KeyPress shift(Key key) { return {key, false, true, false}; }
constexpr KeyPress ctrl_shift(Key key) { return {key, true, true, false}; }
constexpr KeyPress alt(Key key) { return {key, false, false, true}; }

enum class Where : std::uint8_t {
    anywhere,
    game,
    replay,
    calendar,
    results, ///< of boards of a day: their calendar, and the page of one that is cleared
};

/// Makes the screen of a command, by a function of screens.hpp.
template <auto make> screens::Made screen(const Context& context) {
    if constexpr (std::is_invocable_v<decltype(make)>)
        return make();
    else
        return make(context);
}

struct CommandEntry {
    const char* name;
    const char* words = "";
    const char* icon = "";
    const char* help = "";
    std::array<KeyPress, 3> keys{no_key, no_key, no_key};
    Where where = Where::anywhere;
    Listed listed = Listed::nowhere;
    screens::Made (*opens)(const Context& context) = nullptr;
};

constexpr std::array<CommandEntry, command_count> all_commands{{
#define COMMAND(command, script_name, ...) {.name = script_name, __VA_ARGS__},
#include "commands.def"
#undef COMMAND
}};

const CommandEntry& entry_of(Command command) { return all_commands[static_cast<std::size_t>(command)]; }

bool works_in(Where where, KeyContext context) {
    switch (where) {
    case Where::anywhere: return true;
    case Where::game: return context == KeyContext::game;
    case Where::replay: return context == KeyContext::replay;
    case Where::calendar: return context == KeyContext::calendar;
    case Where::results: return context == KeyContext::calendar || context == KeyContext::game;
    }
    return false;
}

constexpr std::uint32_t first_part = 0x10000;

} // namespace

std::string label_of(Command command) { return platform::trc("command", entry_of(command).words); }
std::string help_of(Command command) { return tr(entry_of(command).help); }
std::string icon_of(Command command) { return entry_of(command).icon; }
const char* name_of(Command command) { return entry_of(command).name; }

bool applies(Command command, KeyContext context) { return works_in(entry_of(command).where, context); }

std::string key_of(Command command) {
    const auto keys = key_list(command);
    return keys.empty() ? std::string{} : keys.front();
}

std::vector<std::string> key_list(Command command) {
    std::vector<std::string> all;
    for (const Binding& key : keys_in_use().of(command)) {
        std::string text = name_of(key);
        if (std::find(all.begin(), all.end(), text) == all.end()) all.push_back(std::move(text));
    }
    return all;
}

std::string keys_of(Command command) {
    std::string all;
    for (const std::string& key : key_list(command))
        // TRANSLATORS: a list of names or facts; the list may be the {0} of a longer one.
        all = all.empty() ? key : platform::trcf("list", "{0}, {1}", all, key);
    return all;
}

std::span<const KeyPress> presses_of(Command command) {
    const auto& keys = entry_of(command).keys;
    const auto end = std::find(keys.begin(), keys.end(), no_key); // unused places are last
    return {keys.begin(), static_cast<std::size_t>(end - keys.begin())};
}

std::optional<Command> command_for(const KeyPress& press, KeyContext context) {
    if (press.button > 0 && press.button <= static_cast<int>(pad_button_count))
        if (const auto own = pad_buttons_in_use().chosen(static_cast<PadButton>(press.button - 1)))
            return applies(*own, context) ? own : std::nullopt;
    return keys_in_use().command_for(press, context);
}

bool repeats(Command command) {
    switch (command) {
    case Command::cursor_up:
    case Command::cursor_down:
    case Command::cursor_left:
    case Command::cursor_right:
    case Command::undo:
    case Command::redo:
    case Command::zoom_in:
    case Command::zoom_out:
    case Command::replay_back:
    case Command::replay_forward:
    case Command::replay_leap_back:
    case Command::replay_leap_forward:
    case Command::replay_slower:
    case Command::replay_faster:
    case Command::day_back:
    case Command::day_forward:
    case Command::week_back:
    case Command::week_forward:
    case Command::month_back:
    case Command::month_forward: return true;
    default: return false;
    }
}

screens::Made screens::opened_by(Command command, const Context& context) {
    const auto opens = entry_of(command).opens;
    return opens == nullptr ? nullptr : opens(context);
}

std::vector<CommandGroup> listed_commands() {
    std::vector<CommandGroup> groups{{N_("On the board"), Listed::on_board, {}},
                                     {N_("Pages"), Listed::pages, {}},
                                     {N_("Keep and share"), Listed::sharing, {}},
                                     {N_("Sight and sound"), Listed::senses, {}}};
    for (CommandGroup& group : groups)
        for (std::size_t i = 0; i < command_count; ++i)
            if (all_commands[i].listed == group.listed) group.commands.push_back(static_cast<Command>(i));
    return groups;
}

ui::Id id_of_command(Command command) { return {first_part + static_cast<std::uint32_t>(command), 0}; }

std::optional<Command> command_of(ui::Id id) {
    if (id.part < first_part || id.part >= first_part + command_count) return std::nullopt;
    return static_cast<Command>(id.part - first_part);
}

ui::Element command_button(Command command, ui::Button::Style style, bool enabled, std::string words) {
    ui::Button button{.words = words.empty() ? label_of(command) : std::move(words),
                      .icon = icon_of(command),
                      .key = key_of(command),
                      .style = style,
                      .enabled = enabled};
    // In a menu the line of help would cover the next rows.
    std::string help = style == ui::Button::Style::row ? std::string{} : help_of(command);
    return ui::widget(id_of_command(command), std::move(button)).explained(std::move(help));
}

ui::Element switch_button(Command command, const Settings& settings) {
    ui::Element button = command_button(command);
    std::string& icon = std::get<ui::Button>(button.what).icon;
    if (command == Command::mute && !settings.sound) icon = "mute";
    if (command == Command::music && !has_music(settings)) icon = "music-off";
    return button;
}

ui::Element without_words(ui::Element button) {
    auto& what = std::get<ui::Button>(button.what);
    if (button.help.empty()) button.help = what.words;
    what.words.clear();
    what.key.clear();
    return button;
}

} // namespace twoturns::app
