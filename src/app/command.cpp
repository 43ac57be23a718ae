#include "app/command.hpp"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "app/screens.hpp"
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

std::string key_name(Key key) {
    switch (key) {
    case Key::up: return "↑";
    case Key::down: return "↓";
    case Key::left: return "←";
    case Key::right: return "→";
    // TRANSLATORS: the names of keys, as on a keyboard in your language.
    case Key::space: return platform::trc("key", "Space");
    case Key::enter: return platform::trc("key", "Enter");
    case Key::tab: return "Tab";
    case Key::escape: return "Esc";
    case Key::backspace: return platform::trc("key", "Backspace");
    case Key::del: return platform::trc("key", "Delete");
    case Key::page_up: return platform::trc("key", "Page up");
    case Key::page_down: return platform::trc("key", "Page down");
    case Key::home: return platform::trc("key", "Home");
    case Key::end: return platform::trc("key", "End");
    case Key::f1: return "F1";
    case Key::f11: return "F11";
    case Key::question: return "?";
    case Key::zero: return "0";
    case Key::one: return "1";
    case Key::two: return "2";
    case Key::three: return "3";
    case Key::minus: return "-";
    case Key::plus: return "+";
    case Key::other: return {};
    default: break;
    }
    return {static_cast<char>('A' + static_cast<int>(key) - static_cast<int>(Key::a))};
}

std::string text_of(const KeyPress& press) {
    const std::string key = key_name(press.key);
    const bool shifted = press.shift && press.key != Key::question && press.key != Key::plus;
    return (press.ctrl ? "Ctrl+" : std::string{}) + (press.alt ? "Alt+" : "") + (shifted ? "Shift+" : "") + key;
}

bool applies(Where where, KeyContext context) {
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

std::string key_of(Command command) { return text_of(entry_of(command).keys.front()); }

std::vector<std::string> key_list(Command command) {
    std::vector<std::string> all;
    for (const KeyPress& key : entry_of(command).keys) {
        std::string text = text_of(key);
        if (key.key != Key::other && std::find(all.begin(), all.end(), text) == all.end())
            all.push_back(std::move(text));
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
    if (press.key == Key::other) return std::nullopt;
    const auto* const found = std::find_if(all_commands.begin(), all_commands.end(), [&](const CommandEntry& entry) {
        return applies(entry.where, context) &&
               std::find(entry.keys.begin(), entry.keys.end(), press) != entry.keys.end();
    });
    if (found == all_commands.end()) return std::nullopt;
    return static_cast<Command>(found - all_commands.begin());
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

} // namespace twoturns::app
