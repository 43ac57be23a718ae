// What the player sets for the program. One table names every setting: its key in the store, its words, icon and
// default; the settings screen, the store and the reset all come from it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/kept_list.hpp"
#include "game/contests/pace.hpp"
#include "game/store.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::app {

struct Settings {
    bool dark = true;           ///< the table, as it is now
    bool dark_as_system = true; ///< it becomes what the desktop is set to
    bool clock = true;
    bool sound = true;
    bool motion = true;
    bool winnable_mark = true; ///< tell whether the board can still be cleared
    bool hint_steps = true;    ///< hints show an area first, then a tile, then the pair
    bool fullscreen = false;
    game::Pace pace = game::Pace::calm;
    std::string language;   ///< a code; empty: what the system asks for
    std::string deck;       ///< a name or an absolute folder; empty: the best there is
    std::string drawing;    ///< the name of the layout that was drawn last; empty for none
    std::string folder;     ///< in which files were last saved or opened; an absolute path or empty
    std::string kinds_kept; ///< what was chosen before a deck with two sides set the kinds; empty: none did
    KeptList own_decks;     ///< folders and files of the player's own decks
    KeptList named_decks;   ///< those of pictures that are played as cards, picture and name
    KeptList deck_changes;  ///< what was changed about them, as decks::rows_of() has it
    KeptList card_fields;   ///< which fields of packages were front and back, see card_fields.hpp
    KeptList recent_files;  ///< saved games and boards, see recent_files.hpp
    KeptList races;         ///< games that are races, and against which run, so that they go on after a restart
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// What can be done about a setting on the settings screen.
enum class SettingKind : std::uint8_t {
    toggle,
    language,
    look, ///< dark, light, or as the system
    hidden,
};

struct Setting {
    const char* key; ///< in the store
    SettingKind kind;
    const char* words = "";
    const char* icon = "";
    const char* help = "";
    bool Settings::*flag = nullptr;        ///< of a toggle
    std::string Settings::*text = nullptr; ///< of all others but those below
    game::Pace Settings::*pace = nullptr;
    KeptList Settings::*list = nullptr;
};
/// All of them, in the order of the screen.
[[nodiscard]] std::span<const Setting> settings_table();

/// As the store and scripts have it.
[[nodiscard]] const char* name_of(game::Pace pace);

/// Settings as the store has them, and back: a value that is not known or makes no sense leaves the default.
[[nodiscard]] game::KeyValues to_key_values(const Settings& settings);
[[nodiscard]] game::Lists lists_of(const Settings& settings);
[[nodiscard]] bool same_lists(const Settings& a, const Settings& b);
[[nodiscard]] Settings settings_from(const game::Preferences& stored);
/// What must become of the rows of a store that has the first ones, so that it has the others.
[[nodiscard]] game::ItemChanges changed_items(const game::Lists& before, const game::Lists& now);

/// The same for what new games are dealt from.
[[nodiscard]] game::KeyValues to_key_values(const DealParams& params);
[[nodiscard]] DealParams params_from(const game::KeyValues& stored);

} // namespace twoturns::app
