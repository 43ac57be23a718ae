// A run of Arcade: board after board with changing gravity. The score carries over, and the bar gets a little shorter
// each time. A run is identified by a number of eight digits. The ID of each board contains this number and the board's
// number in the run, so the boards of a run are the same everywhere. The results are computed from the history alone;
// nothing else is stored. docs/arcade.md explains the numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "game/store.hpp"
#include "twoturns/game_id.hpp"

namespace twoturns::game {

/// One board of a run.
struct RunBoard {
    int run = 0;    ///< from `first_run` to `last_run`
    int number = 1; ///< from 1 to `most_run_boards`
    friend bool operator==(const RunBoard&, const RunBoard&) = default;
};
inline constexpr int first_run = 10'000'000;
inline constexpr int last_run = 99'999'999;
inline constexpr int most_run_boards = 999;

/// The kinds of boards in a run, in this order. After the last kind the first one follows, on larger and harder boards.
enum class RunStage : std::uint8_t {
    still,
    falling, // up or down
    sideways,
    halves,
    wide, // without gravity, and larger than the others
};
inline constexpr int run_stages = 5;
[[nodiscard]] constexpr RunStage stage_of(int number) { return static_cast<RunStage>((number - 1) % run_stages); }

/// Returns the ID of a board of a run.
[[nodiscard]] GameId id_of(const RunBoard& board);
/// Returns which board of a run has this ID; nullopt for any other board.
[[nodiscard]] std::optional<RunBoard> run_board_of(const GameId& id);
/// Returns the next board of the run; nullopt after the last one.
[[nodiscard]] std::optional<RunBoard> next_in_run(const RunBoard& board);
/// Returns the length of the bar and of its refills on a board of a run, in percent of the usual length: 100 on the
/// first board, 5 less on each further board, at least 50.
[[nodiscard]] constexpr int bar_share(int number) { return number > 10 ? 50 : 105 - 5 * number; }

/// The result of consecutive boards of a run, or of a round of Arcade on a single other board.
struct RunResult {
    std::optional<RunBoard> last{}; ///< the last board; nullopt before the first one, and outside runs
    GameKey game = 0;               ///< the game on the last board
    bool cleared = false;           ///< the last board was cleared
    int boards = 0;                 ///< including the last board
    int pairs = 0;                  ///< the pairs gone from all boards
    std::int64_t score = 0;
    Time elapsed{0};                   ///< in play time
    Date touched = 0;                  ///< the time of the last action
    std::optional<SealPicture> look{}; ///< the picture of the last cleared board, if known

    /// Returns whether `board` continues this run.
    [[nodiscard]] bool leads_to(const RunBoard& board) const { return last && cleared && next_in_run(*last) == board; }
    /// Adds a game on the next board.
    void add(const GameSummary& game);
    friend bool operator==(const RunResult&, const RunResult&) = default;
};

// In all functions below, `games` are in the store's order, the last played first. Only games played in Arcade from the
// first action to the last count.

/// Returns all runs, in the order in which they were begun. The boards of a run have consecutive numbers, and each was
/// cleared before the next was begun. A board that was played again, or without its predecessor, begins a new run.
[[nodiscard]] std::vector<RunResult> runs_of(std::span<const GameSummary> games);

/// Returns the run that game `game` on `board` continues, without this game; an empty result if there is none.
[[nodiscard]] RunResult run_before(std::span<const GameSummary> games, const RunBoard& board, GameKey game);

/// Returns the board that continues the run played last: the next one if its last board was cleared, otherwise nullopt.
[[nodiscard]] std::optional<RunBoard> open_run(std::span<const GameSummary> games);

/// Returns the rounds on single boards dealt with these settings, outside runs.
[[nodiscard]] std::vector<RunResult> rounds_of(std::span<const GameSummary> games, const DealParams& params);

/// Returns the results with the most points, at most `most`, the best first. Of equal results the earlier one comes
/// first.
[[nodiscard]] std::vector<RunResult> top_of(std::vector<RunResult> results, std::size_t most);

} // namespace twoturns::game
