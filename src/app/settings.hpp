// The program's settings. One table describes every setting: its key in the store, its text, icon and default. The
// settings screen, the store and the reset all use this table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/kept_list.hpp"
#include "game/clock.hpp"
#include "game/contests/pace.hpp"
#include "game/store.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/deal_choice.hpp"
#include "ui/theme.hpp"

namespace twoturns::app {

/// How the highlight of a player with one switch moves over a board.
enum class ScanMode : std::uint8_t {
    off,
    rows,  ///< row after row, then tile after tile
    pairs, ///< from tile to tile that can go
};
inline constexpr std::size_t scan_mode_count = static_cast<std::size_t>(ScanMode::pairs) + 1;

struct Settings {
    bool dark = true;           ///< the desktop is dark, as far as known
    bool contrast = false;      ///< the desktop asks for more contrast, as far as known
    bool dark_as_system = true; ///< the table follows the desktop; else it is `table`
    ui::TableKind table = ui::TableKind::felt;
    ui::Material material = ui::Material::ivory;
    bool world_tables = true; ///< a board of the journey lies on its world's table, with pictures of its place
    bool clock = true;
    bool sound = true;   ///< false switches off all sound, regardless of the volumes
    int cue_volume = 70; ///< 0 .. 100; at 70 a sound is as loud as designed
    int music_volume = 0;
    int ambience_volume = 0;
    int music_kept = 70;   ///< the volume of the music when it is switched on again
    bool captions = false; ///< show the names of sounds
    int speech = 0;        ///< a SpeechLevel
    int speech_rate = 100; ///< in percent of the voice's usual rate
    bool motion = true;
    bool motion_as_system = true;  ///< motion follows the desktop, until the player chooses
    int text_size = 0;             ///< in percent; 0: as the desktop
    int text_size_of_system = 100; ///< the desktop's, as far as known
    bool tile_marks = false;       ///< every tile also carries letters
    bool thick_marks = false;      ///< cursors, rings and lines are twice as wide
    bool magnifier = false;        ///< the tile under the pointer or the cursor is also shown enlarged
    bool kept_lines = true;        ///< the lines of a board stay on the table until it is cleared
    bool winnable_mark = true;     ///< show whether the board can still be cleared
    bool hint_steps = true;        ///< hints show an area first, then a tile, then the pair
    bool fullscreen = false;
    bool guided = false;     ///< the first start has been seen
    int dwell = 2;           ///< tenths of a second after which a resting pointer presses, see dwell_time(); 2: never
    int cool_down = 0;       ///< milliseconds after a press in which another one is ignored
    bool keys_repeat = true; ///< held keys repeat
    int hold_delay = 0;      ///< milliseconds before a held key repeats; 0: as the system does it
    int hold_pace = 0;       ///< milliseconds between its repeats; 0: as the system does it
    bool steady = false;     ///< a click is complete when the button goes down: nothing is dragged or held
    bool haptics = true;     ///< pairs and mistakes are felt, on a telephone or gamepad
    bool hold_told = false;  ///< it was told what a finger that stays on a tile does
    bool bar_left = false;   ///< the buttons of the bars stand at the left
    ScanMode scan = ScanMode::off;
    int scan_step = 12;         ///< tenths of a second until the highlight moves on
    bool keys_by_place = false; ///< keys that are chosen are known by their place, not by what they type
    game::Pace pace = game::Pace::calm;
    std::string language;     ///< a code; empty: the system's language
    std::string deck;         ///< a name or an absolute folder; empty: none was chosen
    std::string place_deck;   ///< the deck that the place of the board brings, if none was chosen; not stored
    std::string drawing;      ///< the name of the layout that was drawn last; empty if none
    std::string folder;       ///< the folder of the last opened or saved file; absolute or empty
    std::string kinds_kept;   ///< the player's choice of kinds before a two-sided deck set them; empty if none did
    std::string problem;      ///< the problem in hand, see problem_in_hand(); empty if none
    std::string pairs_to_see; ///< the wish for new games, see sight_wish(); empty until one was chosen
    KeptList own_decks;       ///< folders and files of the player's own decks
    KeptList named_decks;     ///< folders of pictures that are played as cards with picture and name
    KeptList deck_changes;    ///< changes to the player's own decks, see decks::rows_of()
    KeptList card_fields;     ///< the fields of packages used as front and back, see card_fields.hpp
    KeptList recent_files;    ///< saved games and boards, see recent_files.hpp
    KeptList matches;         ///< results of matches of two, see game::MatchResult
    KeptList problems;        ///< results of problems by ID, see game::ProblemResult
    KeptList turns;           ///< with how few turns boards were cleared, by ID, see records/kept_turns.hpp
    KeptList keys;            ///< the keys that the player chose, see keys/key_bindings.hpp
    KeptList pad_buttons;     ///< the same for gamepads, see keys/pad_buttons.hpp
    KeptList races;           ///< games that are races, each with its other run, to continue them after a restart
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// How much the game says aloud.
enum class SpeechLevel : std::uint8_t {
    off,
    brief,
    full,
};
[[nodiscard]] inline SpeechLevel speech_of(const Settings& settings) {
    return static_cast<SpeechLevel>(settings.speech);
}
[[nodiscard]] inline bool speaks(const Settings& settings) { return settings.speech != 0; }

/// Returns the table in use.
[[nodiscard]] ui::TableKind table_of(const Settings& settings);
[[nodiscard]] inline ui::Theme theme_of(const Settings& settings) {
    return ui::theme_of(table_of(settings), settings.material);
}
/// Returns how much larger texts and buttons are than usual, 1 .. 2.
[[nodiscard]] float text_size_of(const Settings& settings);
/// Limits a text size of the desktop, in percent, to the sizes that there are.
[[nodiscard]] int text_size_from(float percent);
[[nodiscard]] inline bool is_dark(const Settings& settings) { return !ui::is_light(table_of(settings)); }

/// Returns how long a pointer rests before it presses; nullopt: it never does.
[[nodiscard]] std::optional<game::Time> dwell_time(const Settings& settings);
/// Returns how many pairs there should be to see on new boards.
[[nodiscard]] SightWish sight_wish(const Settings& settings);
[[nodiscard]] inline bool scans(const Settings& settings) { return settings.scan != ScanMode::off; }

/// The control of a setting on a page.
enum class SettingKind : std::uint8_t {
    toggle,
    language,
    number,
    scan, ///< one of the ways to scan
    hidden,
};

/// What a setting is about: the heading it stands below.
enum class SettingTopic : std::uint8_t {
    program,
    game,
    sound,
    sight, // and those below: on the page Accessibility
    speech,
    hands,
};

/// The whole numbers that a setting can be: `least`, `least + step`, … `most`.
struct NumberRange {
    int least = 0;
    int most = 100;
    int step = 10;
    bool may_be_unset = false;                 ///< the number can also be 0, which means that the player has not chosen
    std::string (*text)(int number) = nullptr; ///< returns a number as displayed, in the player's language

    [[nodiscard]] bool has(int number) const {
        return (may_be_unset && number == 0) || (number >= least && number <= most);
    }
};

struct Setting {
    const char* key; ///< the setting's name in the store
    SettingKind kind;
    const char* words = "";
    const char* icon = "";
    const char* help = "";
    SettingTopic topic = SettingTopic::program;
    bool Settings::*flag = nullptr;        ///< for a toggle
    std::string Settings::*text = nullptr; ///< for other controls, except those below
    int Settings::*number = nullptr;
    NumberRange range{};
    game::Pace Settings::*pace = nullptr;
    ui::TableKind Settings::*table = nullptr;
    ui::Material Settings::*material = nullptr;
    KeptList Settings::*list = nullptr;
    ScanMode Settings::*scan = nullptr;
};
[[nodiscard]] bool has_music(const Settings& settings);
/// Switches music off, or on again at the volume that it had. The sounds of the place keep theirs.
void set_music(Settings& settings, bool on);
/// Switches music and the sounds of the place on, at the volume for which they are designed.
void begin_music(Settings& settings);

/// Returns all settings in the order of the screen.
[[nodiscard]] std::span<const Setting> settings_table();

/// Returns the name of a pace in the store and in scripts.
[[nodiscard]] const char* name_of(game::Pace pace);
/// Returns the name of a table, or of the material of tiles, in the store and in scripts.
[[nodiscard]] const char* name_of(ui::TableKind table);
[[nodiscard]] const char* name_of(ui::Material material);
[[nodiscard]] const char* name_of(ScanMode mode);
[[nodiscard]] const char* name_of(SightWish wish);

/// Converts settings to the store's values and back. An unknown or invalid value becomes the default.
[[nodiscard]] game::KeyValues to_key_values(const Settings& settings);
[[nodiscard]] game::Lists lists_of(const Settings& settings);
[[nodiscard]] bool same_lists(const Settings& a, const Settings& b);
[[nodiscard]] Settings settings_from(const game::Preferences& stored);
/// Returns the changes to the store's rows that turn `before` into `now`.
[[nodiscard]] game::ItemChanges changed_items(const game::Lists& before, const game::Lists& now);

/// Converts the parameters of new games to the store's values.
[[nodiscard]] game::KeyValues to_key_values(const DealParams& params);
[[nodiscard]] DealParams params_from(const game::KeyValues& stored);

} // namespace twoturns::app
