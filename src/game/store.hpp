// What outlives the program, as the game sees it: settings, the game in hand and all games before
// it. Whatever implements it may be slow; view/store_thread.hpp runs it in a thread of its own.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/record.hpp"
#include "twoturns/result.hpp"

namespace twoturns::game {

/// Seconds since 1970 began, by the calendar. It may jump, so nothing is ever measured with it.
using Date = std::int64_t;

/// Names a game for ever; chosen at random, above 0. A game without a name, 0, is not saved.
using GameKey = std::int64_t;

enum class GameState : std::uint8_t {
    in_progress, // of a window, open or closed
    left,        // unfinished, for another game
    cleared,
};

struct GameSummary {
    GameKey key = 0;
    GameState state = GameState::in_progress;
    Date started = 0;
    Date touched = 0; ///< when something was last done in it; never before `begun`
    GameId id;
    bool custom_board = false; ///< the board came from a file: of the ID its size, kinds, gravity and difficulty count
    Time elapsed{0};
    int pairs_left = 0;
    int moves = 0; ///< pairs that went, taken back or not
    int hints = 0;
    int undos = 0;
    int reshuffles = 0;
    friend bool operator==(const GameSummary&, const GameSummary&) = default;
};

struct SavedGame {
    GameSummary summary;
    Record record;
    /// The board it began with and a witness if one is known, so that going on needs no dealing.
    /// Not kept for games that are not in hand: their ID deals it again.
    std::optional<Deal> start;
};

using KeyValues = std::map<std::string, std::string>;

/// What a program finds when it starts.
struct Restored {
    KeyValues settings;
    std::optional<SavedGame> game;    ///< to go on with
    std::vector<Message> notices;     ///< what could not be read or will not be kept, and why
    std::vector<std::string> decks{}; ///< those in use so far, by name or folder, the one used last first
};

/// The message of a keep() that was refused because another window has the game in hand. It will
/// have gone on there, so this one is not to be tried again.
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

    /// Once, at the start: reads the settings and takes the game that was played last into hand, of
    /// those that no other window has in hand.
    virtual Restored open() = 0;

    /// Writes all of a game, in one transaction, in place of what was written of it before. Games
    /// that this window had in hand before are `left` from then on if they were unfinished, and
    /// removed if nothing was ever done in them.
    virtual std::optional<Message> save(const SavedGame& game) = 0;
    /// Writes these settings and leaves the others as they are. `deck` is also a use of that deck.
    virtual std::optional<Message> save(const KeyValues& settings) = 0;

    /// The games that were begun, the one kept last first whatever the calendar says, `most` at most after the first
    /// `skip`.
    virtual Result<std::vector<GameSummary>> games(std::size_t skip, std::size_t most) = 0;
    virtual Result<SavedGame> game(GameKey key) = 0;
    /// Removes all games and settings for good, also from damaged stores that were set aside. Another
    /// window's game in hand stays.
    virtual std::optional<Message> forget_everything() = 0;

    /// Brings back what this program's last forget_everything() removed from the store, beside what there is by now;
    /// games in progress come back as unfinished ones. Gives the settings as they are then. Once.
    virtual Result<KeyValues> bring_back() = 0;

    /// What was found out during another call, although what it was for was done, such as that the store was
    /// damaged and what became of it. Once.
    virtual std::optional<Message> take_notice() = 0;
};

} // namespace twoturns::game
