// The interface of the store: settings, the game in progress and all earlier games. An implementation may be slow;
// store/store_thread.hpp runs it on a separate thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/contests/pace.hpp"
#include "game/learning/card_answer.hpp"
#include "game/record.hpp"
#include "twoturns/result.hpp"

namespace twoturns::game {

/// Seconds since 1970 by the system's calendar clock. This clock may jump, so never measure durations with it.
using Date = std::int64_t;

/// Identifies a game permanently; chosen at random, above 0. A game with key 0 is not saved.
using GameKey = std::int64_t;

enum class GameState : std::uint8_t {
    in_progress, // open in a window, or the window was closed
    unfinished,  // replaced by another game
    cleared,
};

/// The picture that represents a cleared game in the history: the last pair's picture as it was on that day.
struct SealPicture {
    std::string deck; ///< the deck's name or folder
    int face = 0;
    std::uint64_t mark = 0; ///< a hash of the picture, as the deck may change; 0 if the deck never changes
    friend bool operator==(const SealPicture&, const SealPicture&) = default;
};

struct GameSummary {
    GameKey key = 0;
    GameState state = GameState::in_progress;
    Date started = 0;
    Date touched = 0; ///< the time of the last action, at least `started`
    GameId id;
    bool custom_board = false; ///< from a file: only the ID's size, kinds, gravity and difficulty are valid
    Time elapsed{0};
    int pairs_left = 0;
    int moves = 0; ///< the number of pairs matched, including undone pairs
    int hints = 0;
    int undos = 0;
    int reshuffles = 0;
    int rewinds = 0;           ///< how often the player went back to the last winnable position
    std::int64_t score = 0;    ///< by the rule of score.hpp
    std::optional<int> seal{}; ///< the kind of the last pair of a cleared game, if known
    Pace pace = Pace::calm;
    std::optional<SealPicture> look{}; ///< the picture of the seal, if known
    friend bool operator==(const GameSummary&, const GameSummary&) = default;
};

/// Returns true if anything was done in the game.
[[nodiscard]] inline bool begun(const GameSummary& game) {
    return game.moves + game.hints + game.undos + game.reshuffles > 0;
}

struct SavedGame {
    GameSummary summary;
    Record record;
    /// The starting board, with a witness if known, so that resuming needs no dealing. Saved only for games in
    /// progress; the boards of other games are dealt again from their IDs.
    std::optional<Deal> start;
    /// How the game's cards were recalled since the game was last opened. Kept even if the game is removed, once for
    /// each card: the first answer counts.
    std::vector<CardAnswer> answers{};
};

using KeyValues = std::map<std::string, std::string>;
/// The maximum size of a setting, name and value together. A longer setting is neither written nor read.
inline constexpr std::size_t most_setting_bytes = std::size_t{1} << 20U;

/// A row of one of the lists that grow as the player plays: custom decks, files, changes to cards.
struct Item {
    std::string value;
    std::int64_t used = 0; ///< the order of use: the highest number was added last; from 0 to `most_used`
    friend bool operator==(const Item&, const Item&) = default;
};
inline constexpr std::int64_t most_used = std::int64_t{1} << 53U;
using Items = std::map<std::string, Item>;  ///< by name
using Lists = std::map<std::string, Items>; ///< by name of the list
/// Changes to rows, by list and name; nullopt removes the row. Windows that share a store change only their own rows,
/// so that no window undoes another window's changes.
using ItemChanges = std::map<std::pair<std::string, std::string>, std::optional<Item>>;
/// The maximum size of all rows together, including the names of lists and rows. Rows beyond the limit are neither
/// written nor read.
inline constexpr std::size_t most_item_bytes = std::size_t{16} << 20U;

/// The settings and lists that the player changes, directly or by playing.
struct Preferences {
    KeyValues settings{};
    Lists lists{};
    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// What the store returns when the program starts.
struct Restored : Preferences {
    std::optional<SavedGame> game;    ///< the game to resume
    std::vector<Message> notices;     ///< what could not be read or will not be saved, and why
    std::vector<std::string> decks{}; ///< the decks used so far, by name or folder, the last used first
};

/// The preferences after another store's content was added, and how many games it added or continued.
struct TakenIn {
    Preferences preferences;
    std::int64_t games = 0;
};

/// The error of a save() that was refused because the game is open in another window, which has probably continued it.
/// Do not retry.
inline constexpr const char* open_elsewhere = N_("This game is open in another window.");

/// Every call may block, and none throws. An error says why the action failed; the call can be repeated later.
class Store {
public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    Store(Store&&) = delete;
    Store& operator=(Store&&) = delete;
    virtual ~Store() = default;

    /// Reads the settings, and opens the game played last among the games in progress that are not open in another
    /// window. Call it once, at the start.
    virtual Restored open() = 0;

    /// Writes the whole game in one transaction, replacing its earlier version. Other games in progress of this window
    /// become `unfinished`, or are removed if nothing was ever done in them.
    virtual Result<void> save(const SavedGame& game) = 0;
    /// Writes these settings and leaves the others unchanged. `deck` also counts as a use of that deck. A setting that
    /// is too long or not UTF-8 is not written; a notice says so.
    virtual Result<void> save(const KeyValues& settings) = 0;
    /// Writes these rows of lists and leaves the others unchanged.
    virtual Result<void> save(const ItemChanges& items) = 0;

    /// Returns at most `most` games after skipping `skip`, ordered by when they were played, the last one first. The
    /// calendar clock does not affect the order.
    virtual Result<std::vector<GameSummary>> games(std::size_t skip, std::size_t most) = 0;
    virtual Result<SavedGame> game(GameKey key) = 0;
    /// Returns the saved game that matches `record` (same_play): the last one played if several match, nullopt if none
    /// does.
    virtual Result<std::optional<SavedGame>> find(const Record& record) = 0;
    /// Returns how the cards of a deck were recalled in all games, sorted by date.
    virtual Result<std::vector<CardAnswer>> answers(const std::string& deck) = 0;
    /// Removes the answers on a deck's cards permanently.
    virtual Result<void> forget_answers(const std::string& deck) = 0;
    /// Removes all games, settings and learning results permanently, also from damaged stores that were set aside.
    /// Games open in other windows stay.
    virtual Result<void> forget_everything() = 0;

    /// Restores what this program's last forget_everything() removed from the store and keeps the current content.
    /// Restored games in progress become unfinished. Returns the settings and lists afterwards. Works once.
    virtual Result<Preferences> bring_back() = 0;

    /// Returns the whole store as bytes for add_content(), on this or another system.
    virtual Result<std::string> content() = 0;
    /// Adds what the store lacks of another store's content(): games, settings, lists, answers. Of a game that both
    /// have, the one with more actions stays; games in progress elsewhere become unfinished; settings that this store
    /// has stay. `folder` is the other store's folder: names of decks in it become names in this store's folder.
    /// Returns a message, and changes nothing, if the content is unreadable or of a newer version.
    virtual Result<TakenIn> add_content(const std::string& content, const std::string& folder) = 0;

    /// Returns a message about something noticed during a successful call, for example that the store was damaged and
    /// repaired; nullopt if there is none. Returns each message once.
    virtual std::optional<Message> take_notice() = 0;
};

} // namespace twoturns::game
