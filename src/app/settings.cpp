#include "app/settings.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "app/speech/speech_words.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

constexpr int smallest_text = 100;
constexpr int largest_text = 200;

constexpr Setting toggle(SettingTopic topic, const char* key, const char* words, const char* icon, bool Settings::*flag,
                         const char* help = "") {
    return {key, SettingKind::toggle, words, icon, help, topic, flag};
}
constexpr Setting volume(const char* key, const char* words, const char* icon, int Settings::*member) {
    return {.key = key,
            .kind = SettingKind::number,
            .words = words,
            .icon = icon,
            .topic = SettingTopic::sound,
            .number = member,
            .range = {.least = 0, .most = 100, .step = 10, .text = [](int number) { return std::to_string(number); }}};
}

/// Formats a text size; 0 is the desktop's.
std::string text_size_text(int percent) {
    // TRANSLATORS: the size of text: the desktop's. At most 11 letters.
    if (percent == 0) return platform::trc("size of text", "as system");
    // TRANSLATORS: the size of text, as "150 %".
    return platform::trf(N_("{0} %"), platform::number_text(percent));
}
constexpr Setting percent(SettingTopic topic, const char* key, const char* words, const char* icon,
                          int Settings::*member, const char* help) {
    return {.key = key,
            .kind = SettingKind::number,
            .words = words,
            .icon = icon,
            .help = help,
            .topic = topic,
            .number = member,
            .range = {.least = smallest_text, .most = largest_text, .may_be_unset = true, .text = text_size_text}};
}

constexpr int never_dwells = 2;

std::string seconds(std::string number) {
    // TRANSLATORS: {0} is a number of seconds: 0.5 s.
    return platform::trf(N_("{0} s"), std::move(number));
}
std::string tenths(int number) { return seconds(platform::tenths_text(number)); }
// TRANSLATORS: the value of a setting that is switched off; little room.
std::string off() { return platform::trc("value", "off"); }
std::string dwell_text(int number) { return number <= never_dwells ? off() : tenths(number); }
std::string milliseconds(int number) {
    // TRANSLATORS: {0} is a number of milliseconds; little room.
    return platform::trf(N_("{0} ms"), std::to_string(number));
}
std::string cool_down_text(int number) { return number == 0 ? off() : milliseconds(number); }
std::string hold_text(int number) {
    // TRANSLATORS: the value of a setting that follows the system; little room.
    return number == 0 ? platform::trc("value", "auto") : milliseconds(number);
}

constexpr Setting number(const char* key, const char* words, const char* icon, int Settings::*member, NumberRange range,
                         const char* help = "") {
    return {.key = key,
            .kind = SettingKind::number,
            .words = words,
            .icon = icon,
            .help = help,
            .topic = SettingTopic::hands,
            .number = member,
            .range = range};
}

constexpr std::array all_settings{
    Setting{.key = "language",
            .kind = SettingKind::language,
            .words = N_("Language"),
            .icon = "language",
            .text = &Settings::language},
    toggle(SettingTopic::program, "full-screen", N_("Full screen"), "fullscreen", &Settings::fullscreen),
    toggle(SettingTopic::sound, "sound", N_("Sound"), "sound", &Settings::sound),
    volume("cue-volume", N_("Game sounds"), "bell", &Settings::cue_volume),
    volume("music-volume", N_("Music"), "music", &Settings::music_volume),
    volume("ambience-volume", N_("Ambience"), "leaf", &Settings::ambience_volume),
    toggle(SettingTopic::sound, "captions", N_("Captions"), "captions", &Settings::captions,
           N_("the names of sounds, by the board")),
    toggle(SettingTopic::game, "clock", N_("Clock"), "clock", &Settings::clock),
    percent(SettingTopic::sight, "text-size", N_("Text size"), "letters", &Settings::text_size,
            N_("also of buttons; the board gets what is left")),
    toggle(SettingTopic::sight, "motion", N_("Motion"), "play", &Settings::motion),
    Setting{.key = "speech",
            .kind = SettingKind::number,
            .words = N_("Speaking"),
            .icon = "speech",
            .help = N_("says in short sentences what happens"),
            .topic = SettingTopic::speech,
            .number = &Settings::speech,
            .range = {.least = 0, .most = 2, .step = 1, .text = speech_level_words}},
    Setting{.key = "speech-rate",
            .kind = SettingKind::number,
            .words = N_("Rate of speech"),
            .icon = "faster",
            .topic = SettingTopic::speech,
            .number = &Settings::speech_rate,
            .range = {.least = 50, .most = 300, .step = 25, .text = speech_rate_words}},
    toggle(SettingTopic::sight, "tile-marks", N_("Letters on tiles"), "mark", &Settings::tile_marks,
           N_("equal tiles have the same letter, whatever their picture")),
    toggle(SettingTopic::sight, "thick-marks", N_("Thick marks"), "thick", &Settings::thick_marks,
           N_("cursors, rings and lines at double width")),
    toggle(SettingTopic::sight, "magnifier", N_("Magnifier"), "magnifier", &Settings::magnifier,
           N_("shows the tile under the pointer three times as large")),
    toggle(SettingTopic::game, "lines-stay", N_("Lines stay on the table"), "lines", &Settings::kept_lines,
           N_("each line of a board, faint, until the board is cleared")),
    toggle(SettingTopic::game, "winnable-mark", N_("Say whether it is winnable"), "check", &Settings::winnable_mark),
    toggle(SettingTopic::game, "hints-in-steps", N_("Hints in steps"), "hint", &Settings::hint_steps,
           N_("first the area, then a tile, then the pair")),
    toggle(SettingTopic::game, "world-tables", N_("Worlds bring table and pictures"), "journey",
           &Settings::world_tables,
           N_("each world its own table and tiles; each place other pictures, until you choose a deck")),
    toggle(SettingTopic::hands, "bar-left", N_("Buttons at the left"), "left", &Settings::bar_left,
           N_("of the board and of pages; on a phone the menu is at the left")),
    toggle(SettingTopic::hands, "haptics", N_("Vibration"), "bell", &Settings::haptics,
           N_("a short one for pairs and mistakes, on phones and gamepads that have it")),
    toggle(SettingTopic::hands, "steady", N_("Pick, then pick"), "hand", &Settings::steady,
           N_("a press counts at once where it began: nothing needs to be dragged or held")),
    number("dwell", N_("Rest to click"), "circle", &Settings::dwell,
           {.least = never_dwells, .most = 20, .step = 1, .text = dwell_text},
           N_("a pointer that rests on a tile or a button presses it")),
    number("cool-down", N_("Pause after a press"), "clock", &Settings::cool_down,
           {.least = 0, .most = 500, .step = 50, .text = cool_down_text},
           N_("for hands that tremble: clicks and keys that follow sooner do not count")),
    toggle(SettingTopic::hands, "keys-repeat", N_("Held keys repeat"), "keyboard", &Settings::keys_repeat),
    number("hold-delay", N_("A held key waits for"), "clock", &Settings::hold_delay,
           {.least = 0, .most = 2000, .step = 100, .text = hold_text}, N_("before it repeats")),
    number("hold-pace", N_("Then it repeats every"), "faster", &Settings::hold_pace,
           {.least = 0, .most = 1000, .step = 50, .text = hold_text}),
    Setting{.key = "scan",
            .kind = SettingKind::scan,
            .words = N_("Play with one switch"),
            .icon = "eye",
            .help = N_("a highlight moves by itself; Space, Enter, a click or a gamepad's button chooses"),
            .topic = SettingTopic::hands,
            .scan = &Settings::scan},
    number("scan-step", N_("Highlight moves every"), "clock", &Settings::scan_step,
           {.least = 4, .most = 40, .step = 1, .text = tenths}),
    Setting{.key = "keys-by-place", .kind = SettingKind::hidden, .flag = &Settings::keys_by_place},
    Setting{.key = "keys", .kind = SettingKind::hidden, .list = &Settings::keys}, // has a separate page
    Setting{.key = "pad-buttons", .kind = SettingKind::hidden, .list = &Settings::pad_buttons},
    Setting{.key = "motion-as-system", .kind = SettingKind::hidden, .flag = &Settings::motion_as_system},
    Setting{.key = "text-size-of-system",
            .kind = SettingKind::hidden,
            .number = &Settings::text_size_of_system,
            .range = {.least = smallest_text, .most = largest_text}},
    Setting{.key = "hold-told", .kind = SettingKind::hidden, .flag = &Settings::hold_told},
    Setting{.key = "music-kept",
            .kind = SettingKind::hidden,
            .number = &Settings::music_kept,
            .range = {.least = 10, .most = 100, .step = 10}},
    Setting{.key = "guided", .kind = SettingKind::hidden, .flag = &Settings::guided},
    Setting{.key = "dark", .kind = SettingKind::hidden, .flag = &Settings::dark}, // the look has a separate page
    Setting{.key = "dark-as-system", .kind = SettingKind::hidden, .flag = &Settings::dark_as_system},
    Setting{.key = "contrast", .kind = SettingKind::hidden, .flag = &Settings::contrast},
    Setting{.key = "table", .kind = SettingKind::hidden, .table = &Settings::table},
    Setting{.key = "tiles", .kind = SettingKind::hidden, .material = &Settings::material},
    Setting{.key = "deck", .kind = SettingKind::hidden, .text = &Settings::deck}, // has a separate page
    Setting{.key = "own-decks", .kind = SettingKind::hidden, .list = &Settings::own_decks},
    Setting{.key = "named-decks", .kind = SettingKind::hidden, .list = &Settings::named_decks},
    Setting{.key = "deck-changes", .kind = SettingKind::hidden, .list = &Settings::deck_changes},
    Setting{.key = "card-fields", .kind = SettingKind::hidden, .list = &Settings::card_fields},
    Setting{.key = "pace", .kind = SettingKind::hidden, .pace = &Settings::pace}, // chosen in the menu
    Setting{.key = "drawing", .kind = SettingKind::hidden, .text = &Settings::drawing},
    Setting{.key = "kinds-kept", .kind = SettingKind::hidden, .text = &Settings::kinds_kept},
    Setting{.key = "pairs-to-see", .kind = SettingKind::hidden, .text = &Settings::pairs_to_see},
    Setting{.key = "turns", .kind = SettingKind::hidden, .list = &Settings::turns},
    Setting{.key = "matches", .kind = SettingKind::hidden, .list = &Settings::matches},
    Setting{.key = "problem", .kind = SettingKind::hidden, .text = &Settings::problem},
    Setting{.key = "problems", .kind = SettingKind::hidden, .list = &Settings::problems},
    Setting{.key = "races", .kind = SettingKind::hidden, .list = &Settings::races},
    Setting{.key = "recent-files", .kind = SettingKind::hidden, .list = &Settings::recent_files},
    Setting{.key = "folder", .kind = SettingKind::hidden, .text = &Settings::folder},
};

/// The names of the paces in the store.
constexpr std::array pace_names{"calm", "timed", "arcade"};
static_assert(pace_names.size() == static_cast<std::size_t>(game::Pace::arcade) + 1);

/// The names of tables and tiles in the store.
constexpr std::array table_names{"felt", "walnut", "night", "slate", "washi", "bamboo", "contrast"};
static_assert(table_names.size() == ui::all_tables.size());
constexpr std::array material_names{"ivory", "jade", "lacquer", "porcelain", "maple", "paper", "plain"};
static_assert(material_names.size() == ui::all_materials.size() + 1);

constexpr std::array scan_names{"off", "rows", "pairs"};
static_assert(scan_names.size() == scan_mode_count);

/// The names of wishes for pairs to see in the store.
constexpr std::array sight_names{"any", "few", "many"};

/// Sets the member of the settings to the value with that name, if there is one among the first `count` names.
template <class Value, std::size_t count>
void set_named(Settings& settings, Value Settings::*member, const std::array<const char*, count>& names,
               std::string_view name, std::size_t most = count) {
    const auto end = names.begin() + static_cast<std::ptrdiff_t>(most);
    const auto found = std::find(names.begin(), end, name);
    if (member != nullptr && found != end) settings.*member = static_cast<Value>(found - names.begin());
}

std::string text_of(const Setting& one, const Settings& settings) {
    if (one.flag != nullptr) return settings.*one.flag ? "on" : "off";
    if (one.number != nullptr) return std::to_string(settings.*one.number);
    if (one.pace != nullptr) return name_of(settings.*one.pace);
    if (one.table != nullptr) return name_of(settings.*one.table);
    if (one.material != nullptr) return name_of(settings.*one.material);
    if (one.scan != nullptr) return name_of(settings.*one.scan);
    return settings.*one.text;
}

std::string_view value_of(const game::KeyValues& stored, const char* key) {
    const auto found = stored.find(key);
    return found == stored.end() ? std::string_view{} : std::string_view{found->second};
}

} // namespace

const char* name_of(game::Pace pace) { return pace_names.at(static_cast<std::size_t>(pace)); }

const char* name_of(ui::TableKind table) { return table_names.at(static_cast<std::size_t>(table)); }
const char* name_of(ui::Material material) { return material_names.at(static_cast<std::size_t>(material)); }

const char* name_of(ScanMode mode) { return scan_names.at(static_cast<std::size_t>(mode)); }

const char* name_of(SightWish wish) { return sight_names.at(static_cast<std::size_t>(wish)); }

SightWish sight_wish(const Settings& settings) {
    for (const SightWish wish : {SightWish::few, SightWish::many})
        if (settings.pairs_to_see == name_of(wish)) return wish;
    return SightWish::any;
}

std::optional<game::Time> dwell_time(const Settings& settings) {
    constexpr game::Time tenth{100};
    if (settings.dwell <= never_dwells) return std::nullopt;
    return settings.dwell * tenth;
}

ui::TableKind table_of(const Settings& settings) {
    if (!settings.dark_as_system) return settings.table;
    if (settings.contrast) return ui::TableKind::contrast;
    return settings.dark ? ui::dark_theme.table : ui::light_theme.table;
}

float text_size_of(const Settings& settings) {
    return static_cast<float>(settings.text_size > 0 ? settings.text_size : settings.text_size_of_system) / 100;
}
int text_size_from(float percent) {
    return static_cast<int>(std::lround(std::clamp(percent, float{smallest_text}, float{largest_text})));
}

bool has_music(const Settings& settings) { return settings.sound && settings.music_volume > 0; }

void set_music(Settings& settings, bool on) {
    if (settings.music_volume > 0) settings.music_kept = settings.music_volume;
    settings.music_volume = on ? settings.music_kept : 0;
    settings.sound = settings.sound || on;
}

void begin_music(Settings& settings) {
    constexpr int designed = 70;
    settings.music_volume = settings.ambience_volume = designed;
}

std::span<const Setting> settings_table() { return all_settings; }

game::KeyValues to_key_values(const Settings& settings) {
    game::KeyValues values;
    for (const Setting& one : all_settings)
        if (one.list == nullptr) values[one.key] = text_of(one, settings);
    return values;
}

game::Lists lists_of(const Settings& settings) {
    game::Lists lists;
    for (const Setting& one : all_settings)
        if (one.list != nullptr) lists[one.key] = (settings.*one.list).rows();
    return lists;
}

bool same_lists(const Settings& a, const Settings& b) {
    return std::all_of(all_settings.begin(), all_settings.end(),
                       [&](const Setting& one) { return one.list == nullptr || a.*one.list == b.*one.list; });
}

Settings settings_from(const game::Preferences& stored) {
    Settings settings;
    for (const Setting& one : all_settings) {
        const std::string_view value = value_of(stored.settings, one.key);
        const auto list = stored.lists.find(one.key);
        if (one.list != nullptr) {
            if (list != stored.lists.end()) settings.*one.list = KeptList{list->second};
        } else if (one.text != nullptr)
            settings.*one.text = value;
        else if (one.flag != nullptr && (value == "on" || value == "off"))
            settings.*one.flag = value == "on";
        else if (one.number != nullptr) {
            const auto number = parse_number(value);
            if (number && one.range.has(*number)) settings.*one.number = *number;
        } else {
            set_named(settings, one.pace, pace_names, value);
            set_named(settings, one.scan, scan_names, value);
            set_named(settings, one.table, table_names, value);
            set_named(settings, one.material, material_names, value, ui::all_materials.size());
        }
    }
    // These settings were stored before the table could follow the system.
    if (!settings.dark && !stored.settings.contains("dark-as-system")) settings.dark_as_system = false;
    // The same for motion.
    if (!settings.motion && !stored.settings.contains("motion-as-system")) settings.motion_as_system = false;
    // And before there was more than a dark and a light one.
    if (!stored.settings.contains("table") && !settings.dark) settings.table = ui::light_theme.table;
    return settings;
}

game::ItemChanges changed_items(const game::Lists& before, const game::Lists& now) {
    game::ItemChanges changes;
    const auto compare = [](const game::Lists& from, const game::Lists& to, const auto& differs) {
        for (const auto& [list, rows] : from) {
            const auto other = to.find(list);
            for (const auto& [name, row] : rows) {
                const game::Item* its = nullptr;
                if (other != to.end())
                    if (const auto found = other->second.find(name); found != other->second.end()) its = &found->second;
                differs(std::pair{list, name}, row, its);
            }
        }
    };
    compare(before, now, [&](auto key, const game::Item&, const game::Item* its) {
        if (its == nullptr) changes[std::move(key)] = std::nullopt;
    });
    compare(now, before, [&](auto key, const game::Item& row, const game::Item* its) {
        if (its == nullptr || *its != row) changes[std::move(key)] = row;
    });
    return changes;
}

game::KeyValues to_key_values(const DealParams& params) {
    return {{"size", to_text(params.size)},
            {"kinds", std::to_string(params.kinds)},
            {"gravity", std::string(name_of(params.gravity))},
            {"rule", std::string(name_of(params.rule))},
            {"layout", std::string(name_of(params.layout))},
            {"difficulty", std::to_string(params.difficulty)}};
}

DealParams params_from(const game::KeyValues& stored) {
    DealParams params;
    if (const auto size = parse_size(value_of(stored, "size"))) params.size = *size;
    params.layout = layout_from_name(value_of(stored, "layout")).value_or(params.layout);
    params.gravity = gravity_from_name(value_of(stored, "gravity")).value_or(params.gravity);
    params.rule = rule_from_name(value_of(stored, "rule")).value_or(params.rule);
    params.difficulty = parse_number(value_of(stored, "difficulty")).value_or(params.difficulty);
    params.kinds = parse_number(value_of(stored, "kinds")).value_or(usual_kinds(params.size, params.layout));
    const auto good = checked(params);
    return good ? *good : DealParams{};
}

} // namespace twoturns::app
