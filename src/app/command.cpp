#include "app/command.hpp"

#include <algorithm>
#include <array>
#include <utility>

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
};

struct Entry {
    Command command;
    const char* name;
    const char* words;
    const char* icon;
    const char* help;
    std::array<KeyPress, 3> keys{no_key, no_key, no_key};
    Where where = Where::anywhere;
};

constexpr std::array<Entry, command_count> all_commands{{
    {Command::hint, "hint", N_("Hint"), "hint", N_("a hint, again for more"), {plain(Key::h)}, Where::game},
    {Command::show_me,
     "show-me",
     N_("Show me"),
     "eye",
     N_("plays the way to win from here"),
     {shift(Key::h)},
     Where::game},
    {Command::undo,
     "undo",
     N_("Undo"),
     "undo",
     N_("take a step back"),
     {plain(Key::u), ctrl(Key::z), plain(Key::backspace)},
     Where::game},
    {Command::redo,
     "redo",
     N_("Redo"),
     "redo",
     N_("and forward again"),
     {plain(Key::y), ctrl(Key::y), ctrl_shift(Key::z)},
     Where::game},
    {Command::rewind,
     "rewind",
     N_("Back to winnable"),
     "back",
     N_("back to where it was winnable"),
     {plain(Key::b)},
     Where::game},
    {Command::reshuffle,
     "reshuffle",
     N_("Reshuffle"),
     "reshuffle",
     N_("when no pair can go: new places for the tiles"),
     {plain(Key::x)},
     Where::game},
    {Command::restart, "restart", N_("Restart"), "restart", N_("start this board again"), {plain(Key::r)}, Where::game},
    {Command::next_board,
     "next-board",
     N_("Next board"),
     "play",
     N_("another board of your settings"),
     {no_key},
     Where::game},
    {Command::watch_again,
     "watch-again",
     N_("Watch again"),
     "eye",
     N_("a cleared board: watch how it was done"),
     {plain(Key::v)},
     Where::game},
    {Command::save_picture,
     "save-picture",
     N_("Save the picture…"),
     "save",
     N_("the lines of this game as a picture, a PNG or SVG file"),
     {no_key},
     Where::game},
    {Command::race,
     "race",
     N_("Race yourself"),
     "flag",
     N_("this board again, against your best run of it"),
     {plain(Key::e)},
     Where::game},
    {Command::leave_race,
     "leave-race",
     N_("Leave the race"),
     "flag",
     N_("the other run goes, the board stays"),
     {no_key},
     Where::game},
    {Command::pause,
     "pause",
     N_("Pause"),
     "pause",
     N_("hide the tiles and stop the clock"),
     {plain(Key::p)},
     Where::game},
    {Command::cursor_up, "cursor-up", "", "", "", {plain(Key::up), plain(Key::w)}, Where::game},
    {Command::cursor_down, "cursor-down", "", "", "", {plain(Key::down), plain(Key::s)}, Where::game},
    {Command::cursor_left, "cursor-left", "", "", "", {plain(Key::left), plain(Key::a)}, Where::game},
    {Command::cursor_right, "cursor-right", "", "", "", {plain(Key::right), plain(Key::d)}, Where::game},
    {Command::pick, "pick", N_("Pick"), "", N_("pick a tile"), {plain(Key::space), plain(Key::enter)}, Where::game},
    {Command::next_equal,
     "next-equal",
     N_("Next equal tile"),
     "",
     N_("next equal tile"),
     {plain(Key::tab)},
     Where::game},
    {Command::previous_equal, "previous-equal", "", "", "", {shift(Key::tab)}, Where::game},
    {Command::zoom_in,
     "zoom-in",
     N_("Zoom in"),
     "plus",
     N_("a closer look at the board"),
     {plain(Key::plus), shift(Key::plus), ctrl(Key::plus)}},
    {Command::zoom_out,
     "zoom-out",
     N_("Zoom out"),
     "minus",
     N_("more of the board"),
     {plain(Key::minus), ctrl(Key::minus)}},
    {Command::zoom_to_fit,
     "zoom-to-fit",
     N_("Whole board"),
     "fullscreen",
     N_("the whole board"),
     {plain(Key::zero), ctrl(Key::zero)}},
    {Command::replay_play, "replay-play", N_("Play"), "play", "", {plain(Key::space)}, Where::replay},
    {Command::replay_back, "replay-back", N_("Step back"), "left", "", {plain(Key::left)}, Where::replay},
    {Command::replay_forward, "replay-forward", N_("Step forward"), "right", "", {plain(Key::right)}, Where::replay},
    {Command::replay_leap_back, "replay-leap-back", "", "", "", {plain(Key::page_up)}, Where::replay},
    {Command::replay_leap_forward, "replay-leap-forward", "", "", "", {plain(Key::page_down)}, Where::replay},
    {Command::replay_slower, "replay-slower", N_("Slower"), "slower", "", {plain(Key::down)}, Where::replay},
    {Command::replay_faster, "replay-faster", N_("Faster"), "faster", "", {plain(Key::up)}, Where::replay},
    {Command::replay_to_start,
     "replay-to-start",
     N_("To the beginning"),
     "first",
     "",
     {plain(Key::home)},
     Where::replay},
    {Command::replay_to_end, "replay-to-end", N_("To the end"), "last", "", {plain(Key::end)}, Where::replay},
    {Command::day_back, "day-back", "", "", "", {plain(Key::left)}, Where::calendar},
    {Command::day_forward, "day-forward", "", "", "", {plain(Key::right)}, Where::calendar},
    {Command::week_back, "week-back", N_("Week before"), "left", "", {plain(Key::up)}, Where::calendar},
    {Command::week_forward, "week-forward", N_("Week after"), "right", "", {plain(Key::down)}, Where::calendar},
    {Command::month_back, "month-back", N_("Month before"), "left", "", {plain(Key::page_up)}, Where::calendar},
    {Command::month_forward, "month-forward", N_("Month after"), "right", "", {plain(Key::page_down)}, Where::calendar},
    {Command::to_today, "to-today", "", "", "", {plain(Key::home)}, Where::calendar},
    {Command::copy_result,
     "copy-result",
     N_("Share"),
     "share",
     N_("copies the result as a short text"),
     {plain(Key::c)},
     Where::calendar},
    {Command::new_game,
     "new-game",
     N_("New game"),
     "new",
     N_("size, layout, gravity, difficulty"),
     {plain(Key::n), ctrl(Key::n)}},
    {Command::journey, "journey", N_("Journey"), "journey", N_("72 places that teach by playing"), {plain(Key::j)}},
    {Command::daily,
     "daily",
     N_("Board of the day"),
     "calendar",
     N_("one board a day, the same for everyone"),
     {plain(Key::t)}},
    {Command::two_players,
     "two-players",
     N_("Two players"),
     "two",
     N_("two people on one board"),
     {plain(Key::two)},
     Where::game},
    {Command::menu, "menu", N_("Menu"), "menu", "", {no_key}},
    {Command::games, "games", N_("Games"), "list", N_("earlier games: replay, continue"), {plain(Key::l)}},
    {Command::statistics, "statistics", N_("Figures"), "chart", N_("times, streaks, a year of games"), {plain(Key::f)}},
    {Command::decks, "decks", N_("Pictures"), "deck", N_("the pictures on the tiles"), {plain(Key::k)}},
    {Command::learning,
     "learning",
     N_("What was learnt"),
     "chart",
     N_("how well the cards of the deck are known"),
     {no_key}},
    {Command::help,
     "help",
     N_("Rules and keys"),
     "info",
     N_("rules and keys"),
     {plain(Key::f1), plain(Key::question), shift(Key::question)}},
    {Command::settings, "settings", N_("Settings"), "settings", "", {no_key}},
    {Command::about, "about", N_("About Two Turns"), "info", "", {no_key}},
    {Command::edit_layout,
     "edit-layout",
     N_("Draw a layout"),
     "pencil",
     N_("draw which cells have tiles, and play it"),
     {no_key}},
    {Command::save_game, "save-game", N_("Save to a file…"), "save", N_("save the game to a file"), {ctrl(Key::s)}},
    {Command::open_game,
     "open-game",
     N_("Open a file…"),
     "open",
     N_("open a saved game, a board or a layout"),
     {ctrl(Key::o)}},
    {Command::recent_files,
     "recent-files",
     N_("Recent files"),
     "clock",
     N_("saved games and boards that were opened or saved last"),
     {no_key}},
    {Command::export_history,
     "export-history",
     N_("Export the history…"),
     "save",
     N_("all games as a table, for other programs"),
     {no_key}},
    {Command::delete_everything,
     "delete-everything",
     N_("Delete all data…"),
     "close",
     N_("all games and settings"),
     {no_key}},
    {Command::copy_id,
     "copy-id",
     N_("Copy game ID"),
     "copy",
     N_("whoever pastes it plays the same board"),
     {ctrl(Key::c)}},
    {Command::copy_link,
     "copy-link",
     N_("Copy link to this board"),
     "copy",
     N_("whoever follows it plays the same board in the browser"),
     {no_key}},
    {Command::paste_id, "paste-id", N_("Paste game ID"), "", N_("play the board of a copied game ID"), {ctrl(Key::v)}},
    {Command::fullscreen,
     "fullscreen",
     N_("Full screen"),
     "fullscreen",
     N_("full screen"),
     {plain(Key::f11), alt(Key::enter)}},
    {Command::pace, "pace", N_("Pace"), "clock", N_("the next pace: calm, timed, arcade"), {plain(Key::g)}},
    {Command::mute, "mute", N_("Sound"), "sound", N_("sound on or off"), {plain(Key::m)}},
    {Command::back, "back", N_("Back"), "left", N_("one step back; on the board: the menu"), {plain(Key::escape)}},
    {Command::quit, "quit", N_("Quit"), "close", N_("quit"), {ctrl(Key::q)}},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < all_commands.size(); ++i)
        if (all_commands[i].command != static_cast<Command>(i)) return false;
    return true;
}
static_assert(in_order(), "the table has a row for each command, in the order of the enumeration");

const Entry& entry_of(Command command) { return all_commands[static_cast<std::size_t>(command)]; }

std::string key_name(Key key) {
    switch (key) {
    case Key::up: return "↑";
    case Key::down: return "↓";
    case Key::left: return "←";
    case Key::right: return "→";
    case Key::space: return tr(N_("Space"));
    case Key::enter: return tr(N_("Enter"));
    case Key::tab: return "Tab";
    case Key::escape: return "Esc";
    case Key::backspace: return tr(N_("Backspace"));
    case Key::del: return tr(N_("Delete"));
    case Key::page_up: return tr(N_("Page up"));
    case Key::page_down: return tr(N_("Page down"));
    case Key::home: return tr(N_("Home"));
    case Key::end: return tr(N_("End"));
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
    }
    return false;
}

constexpr std::uint32_t first_part = 0x10000;

} // namespace

std::string label_of(Command command) { return tr(entry_of(command).words); }
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
    for (const Entry& entry : all_commands)
        if (applies(entry.where, context) && std::find(entry.keys.begin(), entry.keys.end(), press) != entry.keys.end())
            return entry.command;
    return std::nullopt;
}

const std::vector<CommandGroup>& listed_commands() {
    static const std::vector<CommandGroup> all{
        {N_("On the board"),
         {Command::pick, Command::next_equal, Command::hint, Command::show_me, Command::undo, Command::redo,
          Command::rewind, Command::reshuffle, Command::restart, Command::watch_again, Command::race, Command::pause}},
        {N_("Pages"),
         {Command::new_game, Command::journey, Command::daily, Command::two_players, Command::games,
          Command::statistics, Command::decks, Command::help, Command::back, Command::quit}},
        {N_("Keep and share"), {Command::save_game, Command::open_game, Command::copy_id, Command::paste_id}},
        {N_("Sight and sound"),
         {Command::zoom_in, Command::zoom_out, Command::zoom_to_fit, Command::pace, Command::mute,
          Command::fullscreen}}};
    return all;
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
