// A game as it can be saved and replayed: where it started, and every action since.
//
// As text, one line each, times in seconds of play:
//
//     two-turns-game 1                      the format and its version
//     id tt2.18x8.36.down.any.full.3.words  what dealt the board
//     2.310 3,4 5,6                         a pair that went
//     4.000 hint
//     5.120 undo                            also redo, restart
//     7.004 back 3                          to the position 3 steps before, as a step of its own
//     9.050 reshuffle 7 12 12 7             the kinds of all tiles, row by row, counted from 1
//     picked 3,4                            what is picked now
//     clock 9.800                           the time played so far
//
// Where no ID deals the board, `gravity down`, `difficulty 3` (none and 3 unless said) and `board` take the place
// of `id`; the lines of a board follow, as in the board text but with kinds as numbers from 1, and `end`. Lines that
// start with `;` and blank lines are passed over.
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

/// Where a game started.
struct Origin {
    /// What dealt the board. With a custom board it has no seed and describes
    /// that board; the difficulty is then that of reshuffles.
    GameId id;
    std::optional<Board> custom_board; ///< as it was read from a file, not settled
    ChosenCards cards{};               ///< for its tiles; the store has them, the text below does not
    friend bool operator==(const Origin&, const Origin&) = default;
};

// What was done, as far as it changed the board or counts as help.
struct HintAsked { // help was asked for, however much was shown: a hint, or the whole way to win
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
struct WentBack { // to the last position that could be won
    int steps = 0;
    friend bool operator==(const WentBack&, const WentBack&) = default;
};
struct NewKinds { // of all tiles, row by row: a reshuffle
    std::vector<Kind> kinds;
    friend bool operator==(const NewKinds&, const NewKinds&) = default;
};
using RecordedAction = std::variant<Move, HintAsked, Undone, Redone, Restarted, WentBack, NewKinds>;

struct Entry {
    Time at{0}; ///< of play
    RecordedAction action;
    friend bool operator==(const Entry&, const Entry&) = default;
};

// What a record may be at most, wherever it comes from, so that it is read and played again within 300 MB and two
// seconds. A week of playing day and night, an action every three seconds, has room. A game that goes on longer is
// shortened (Session::act), so what was played can always be read again.
inline constexpr std::size_t most_record_bytes = std::size_t{16} << 20U;
inline constexpr std::size_t most_room = 200'000;
/// What an entry takes of that: 1, and a reshuffle 1 more for every eight tiles.
[[nodiscard]] std::size_t room_of(const RecordedAction& action);

struct Record {
    Origin origin;
    std::vector<Entry> log; ///< in order of time
    std::optional<Cell> picked;
    Time elapsed{0}; ///< of play
    friend bool operator==(const Record&, const Record&) = default;
};

/// Whether two records tell of the same game at the same moment: all that was done is timed, so no two games are alike
/// by chance once anything was. What is picked, the clock and what the tiles show do not count.
[[nodiscard]] bool same_play(const Record& a, const Record& b);

/// How many pairs went, taken back or not.
[[nodiscard]] int moves_in(const std::vector<Entry>& log);

/// Seconds with three decimals, as a record has them: "9.800".
[[nodiscard]] std::string to_text(Time time);
[[nodiscard]] std::string to_text(const Record& record);

/// Whether a text is meant as a record: its first line says so.
[[nodiscard]] bool looks_like_record(std::string_view text);

/// Reads all of a record or says which line is wrong. Whether its moves are legal shows when it is
/// replayed. A text above most_record_bytes or with more entries than most_room is refused too. Costs time and
/// memory in proportion to the text, up to 100 MB.
Result<Record> parse_record(std::string_view text);

// For saying where in a text that parse_record() reads something is wrong.

/// The number of the line that an entry stands on, counted from 0 as in the log.
[[nodiscard]] std::size_t line_of_entry(std::string_view text, std::size_t entry);
/// That of the last line with a time on it: the clock's, or else an entry's.
[[nodiscard]] std::size_t line_of_clock(std::string_view text);

} // namespace twoturns::game
