// The record of a game, for saving and replaying: the start of the game and all its actions.
//
// The text has one entry on each line, with times in seconds of play:
//
//     two-turns-game 1                      the format and its version
//     id tt2.18x8.36.down.any.full.3.words  the ID that deals the board
//     2.310 3,4 5,6                         a pair that was matched
//     4.000 hint
//     5.120 undo                            also redo, restart
//     7.004 back 3                          to the position 3 steps before, as a step of its own
//     9.050 reshuffle 7 12 12 7             the kinds of all tiles, row by row, counted from 1
//     picked 3,4                            the tile picked now
//     clock 9.800                           the time played so far
//
// A board without an ID has `gravity down`, `difficulty 3` (default none and 3) and `board` instead of `id`. The lines
// of the board follow, as in the board text but with kinds as numbers from 1, and then `end`. Blank lines and lines
// that start with `;` are skipped.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "game/clock.hpp"
#include "game/learning/chosen_cards.hpp"
#include "twoturns/board.hpp"
#include "twoturns/game_id.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/result.hpp"

namespace twoturns::game {

/// The start of a game.
struct Origin {
    /// The ID that deals the board. For a custom board, an ID without a seed that describes the board; its difficulty
    /// is used for reshuffles.
    GameId id;
    std::optional<Board> custom_board; ///< as read from a file, not settled
    ChosenCards cards{};               ///< the cards for its tiles; saved in the store, not in the text below
    friend bool operator==(const Origin&, const Origin&) = default;
};

// The actions that change the board or count as help.
struct HintAsked { // a hint or the whole way to win, however much was shown
    friend bool operator==(const HintAsked&, const HintAsked&) = default;
};
struct Undone {
    friend bool operator==(const Undone&, const Undone&) = default;
};
struct Redone {
    friend bool operator==(const Redone&, const Redone&) = default;
};
struct Restarted {
    friend bool operator==(const Restarted&, const Restarted&) = default;
};
struct WentBack { // to the last winnable position
    int steps = 0;
    friend bool operator==(const WentBack&, const WentBack&) = default;
};
struct NewKinds { // a reshuffle: the new kinds of all tiles, row by row
    std::vector<Kind> kinds;
    friend bool operator==(const NewKinds&, const NewKinds&) = default;
};
using RecordedAction = std::variant<Move, HintAsked, Undone, Redone, Restarted, WentBack, NewKinds>;

struct Entry {
    Time at{0}; ///< in play time
    RecordedAction action;
    friend bool operator==(const Entry&, const Entry&) = default;
};

// The limits of a record from any source, so that it can be read and replayed within 300 MB and two seconds. They allow
// a week of play day and night with an action every three seconds. Session::act shortens a longer game, so every game
// played can be read again.
inline constexpr std::size_t most_record_bytes = std::size_t{16} << 20U;
inline constexpr std::size_t most_room = 200'000;
/// Returns how much of most_room an entry takes: 1, plus 1 for every eight tiles of a reshuffle.
[[nodiscard]] std::size_t room_of(const RecordedAction& action);

struct Record {
    Origin origin;
    std::vector<Entry> log; ///< sorted by time
    std::optional<Cell> picked;
    Time elapsed{0}; ///< in play time
    friend bool operator==(const Record&, const Record&) = default;
};

/// Returns true if two records describe the same game at the same moment. All actions have times, so records of
/// different games with any action never agree by chance. Ignores the picked tile, the clock and the tiles' pictures.
[[nodiscard]] bool same_play(const Record& a, const Record& b);

/// Returns the number of pairs matched, including undone pairs.
[[nodiscard]] int moves_in(const std::vector<Entry>& log);

/// Returns seconds with three decimals, as in a record: "9.800".
[[nodiscard]] std::string to_text(Time time);
[[nodiscard]] std::string to_text(const Record& record);

/// Returns true if the first line marks the text as a record.
[[nodiscard]] bool looks_like_record(std::string_view text);

/// Reads a record or returns an error that names the wrong line. Does not check that moves are legal; replaying does.
/// Rejects a text above most_record_bytes or with more entries than most_room. Time and memory are proportional to the
/// text, up to 100 MB.
Result<Record> parse_record(std::string_view text);

// For error messages about a text that parse_record() accepts.

/// Returns the line number of an entry; entries are counted from 0 as in the log.
[[nodiscard]] std::size_t line_of_entry(std::string_view text, std::size_t entry);
/// Returns the number of the last line with a time: the clock's line, or else the last entry's line.
[[nodiscard]] std::size_t line_of_clock(std::string_view text);

} // namespace twoturns::game
