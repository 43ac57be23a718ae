// The interface of the store: settings, the game in progress and all earlier games. An implementation may be slow;
// view/store_thread.hpp runs it on a thread of its own.
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

/// Seconds since 1970 began, by the calendar. It may jump, so nothing is ever measured with it.
using Date = std::int64_t;

/// Names a game for ever; chosen at random, above 0. A game without a name, 0, is not saved.
using GameKey = std::int64_t;

enum class GameState : std::uint8_t {
    in_progress, // in a window, which may have been closed
    unfinished,  // another game took its place
    cleared,
};

/// The picture a cleared game is remembered by: that of its last pair, as it was that day.
struct SealLook {
    std::string deck; ///< by name or folder
    int face = 0;
    std::uint64_t mark = 0; ///< of what the face showed, as the deck may change; 0: of a deck that does not
    friend bool operator==(const SealLook&, const SealLook&) = default;
};

struct GameSummary {
    GameKey key = 0;
    GameState state = GameState::in_progress;
    Date started = 0;
    Date touched = 0; ///< when something was last done in it; never before `started`
    GameId id;
    bool custom_board = false; ///< the board came from a file: of the ID its size, kinds, gravity and difficulty count
    Time elapsed{0};
    int pairs_left = 0;
    int moves = 0; ///< pairs that went, taken back or not
    int hints = 0;
    int undos = 0;
    int reshuffles = 0;
    int rewinds = 0;           ///< to the last position that could be won
    std::int64_t score = 0;    ///< by the rule of score.hpp
    std::optional<int> seal{}; ///< the kind of the last pair of a cleared game, where it is known
    Pace pace = Pace::calm;
    std::optional<SealLook> look{}; ///< of the seal, where it is known
    friend bool operator==(const GameSummary&, const GameSummary&) = default;
};

/// Whether anything was done in it.
[[nodiscard]] inline bool begun(const GameSummary& game) {
    return game.moves + game.hints + game.undos + game.reshuffles > 0;
}

struct SavedGame {
    GameSummary summary;
    Record record;
    /// The board it started with, and a witness if one is known, so that resuming needs no dealing. Saved only for
    /// games in progress: for others the ID deals the board again.
    std::optional<Deal> start;
    /// How its cards were recalled so far, since it was last opened. Kept whatever becomes of the game, once for each
    /// card: the first one counts.
    std::vector<CardAnswer> answers{};
};

using KeyValues = std::map<std::string, std::string>;
/// Of a setting, name and value together. A longer one is neither written nor read.
inline constexpr std::size_t most_setting_bytes = std::size_t{1} << 20U;

/// A row of one of the lists that the player makes by playing: own decks, files, what was changed about cards.
struct Item {
    std::string value;
    std::int64_t used = 0; ///< the higher, the later it was put there; from 0 to `most_used`
    friend bool operator==(const Item&, const Item&) = default;
};
inline constexpr std::int64_t most_used = std::int64_t{1} << 53U;
using Items = std::map<std::string, Item>;  ///< by name
using Lists = std::map<std::string, Items>; ///< by name, too
/// What becomes of rows, by list and name; nothing: it is taken out. Windows that share a store see to their own rows
/// only, so that neither undoes what the other has done.
using ItemChanges = std::map<std::pair<std::string, std::string>, std::optional<Item>>;
/// Of all rows, with the names of their lists and their own: what goes beyond is neither written nor read.
inline constexpr std::size_t most_item_bytes = std::size_t{16} << 20U;

/// What the player sets for the program, on purpose or by playing.
struct Preferences {
    KeyValues settings{};
    Lists lists{};
    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// What the store gives a program that starts.
struct Restored : Preferences {
    std::optional<SavedGame> game;    ///< to be resumed
    std::vector<Message> notices;     ///< what could not be read or will not be saved, and why
    std::vector<std::string> decks{}; ///< those in use so far, by name or folder, the one used last first
};

/// The message of a save() that was refused because the game is open in another window, where it has probably gone on:
/// do not try to save it again.
inline constexpr const char* open_elsewhere = N_("This game is open in another window.");

/// Every call may block, and none throws. A message says why something was not done, and the call can be repeated
/// later.
class Store {
public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    Store(Store&&) = delete;
    Store& operator=(Store&&) = delete;
    virtual ~Store() = default;

    /// To be called once, at the start: reads the settings, and opens the last game played of those that are in
    /// progress and open in no other window.
    virtual Restored open() = 0;

    /// Writes the whole game in one transaction, replacing what was saved of it before. Other games in progress of this
    /// window become `unfinished`, or are removed if nothing was ever done in them.
    virtual std::optional<Message> save(const SavedGame& game) = 0;
    /// Writes these settings and leaves the others as they are. `deck` is also a use of that deck. What could not be
    /// read again is not written, which a notice says.
    virtual std::optional<Message> save(const KeyValues& settings) = 0;
    /// The same for rows of lists.
    virtual std::optional<Message> save(const ItemChanges& items) = 0;

    /// All games, the last one played first whatever the calendar says; at most `most`, without the first `skip`.
    virtual Result<std::vector<GameSummary>> games(std::size_t skip, std::size_t most) = 0;
    virtual Result<SavedGame> game(GameKey key) = 0;
    /// The game of which that is the record (same_play), the last one played of several; nothing where there is none.
    virtual Result<std::optional<SavedGame>> find(const Record& record) = 0;
    /// How the cards of a deck were recalled in all games, in order of their dates.
    virtual Result<std::vector<CardAnswer>> answers(const std::string& deck) = 0;
    /// Removes those for good.
    virtual std::optional<Message> forget_answers(const std::string& deck) = 0;
    /// Removes all games and settings, and what was learnt, for good, also from damaged stores that were set aside.
    /// Games open in other windows stay.
    virtual std::optional<Message> forget_everything() = 0;

    /// Brings back what this program's last forget_everything() removed from the store, beside what there is by now;
    /// games in progress come back as unfinished ones. Gives settings and lists as they are then. Once.
    virtual Result<Preferences> bring_back() = 0;

    /// A message about something noticed during a call that succeeded, such as that the store was damaged and repaired.
    /// Each is given once.
    virtual std::optional<Message> take_notice() = 0;
};

} // namespace twoturns::game
