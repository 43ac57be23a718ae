// Counts of a player's games and matches, from which medals and wishes follow.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>

#include "game/contests/run_list.hpp"
#include "game/history/daily.hpp"
#include "game/history/journey.hpp"
#include "game/records/match_result.hpp"

namespace twoturns::game {

/// The data that records are counted from. The object keeps references: the games and matches must outlive it.
struct Past {
    std::span<const GameSummary> games;   ///< in the store's order, the last played first
    std::span<const MatchResult> matches; ///< the last played first
    DayOf day_of;
};

/// Counts never decrease, in whatever order the dates are. Exceptions: `row_without_help` and `row_of_rounds` count the
/// current series and start again at 0.
struct Tally {
    // The journey.
    std::bitset<places> reached;
    std::bitset<places> unaided; ///< without a hint or a reshuffle
    std::array<int, worlds> in_world{};

    // Boards of the day that were cleared on their day.
    std::set<Day> days;
    int longest_row = 0; ///< consecutive days; counted up to `longest_counted`
    std::bitset<7> weekdays;
    static constexpr int longest_counted = 30;

    // Cleared boards.
    int cleared = 0;
    int pairs = 0;
    int most_pairs = 0;
    int small = 0; ///< with 20 pairs or fewer
    int wide = 0;  ///< with a side of 16 tiles or more
    std::set<std::tuple<std::string_view, int, std::uint64_t>> last_pictures;

    // Help: hints and reshuffles. Steps back do not count as help.
    int without_hint = 0;
    int without_help = 0;
    int without_help_30 = 0; ///< with 30 pairs or more
    int row_without_help = 0;
    int longest_without_help = 0;
    int without_undo = 0;
    int without_undo_20 = 0; ///< with 20 pairs or more
    int clean = 0;           ///< without help and without a step back
    int hard = 0;            ///< of difficulty 4 or 5
    int hard_without_help = 0;
    int hardest_clean = 0; ///< of difficulty 5

    // Times.
    std::optional<Time> quickest_pair; ///< on average over a board with 20 pairs or more
    int quick = 0;                     ///< boards with 20 pairs or more in three seconds a pair
    bool large_in_time = false;        ///< a board with 72 pairs or more in five minutes
    int better = 0;                    ///< boards cleared in less time than all earlier boards of their size
    std::map<std::pair<int, int>, Time> best_of_size;
    int timed = 0;

    // Arcade.
    int rounds = 0; ///< cleared
    int clean_rounds = 0;
    int row_of_rounds = 0;
    int longest_of_rounds = 0;
    std::int64_t best_score = 0; ///< of a run, or of a round on a single board

    // Matches.
    int matches = 0;
    std::bitset<2> ways;
    OfBoth<int> wins;
    int close = 0; ///< with a lead of 50 points at most
    int most_match_pairs = 0;

    // The variety of the boards, decks and rules that were cleared.
    std::bitset<gravity_table.size()> gravities;
    int sliding = 0;
    int halves = 0; ///< with halves that slide on their own
    std::set<std::string_view> layouts;
    std::set<std::string_view> decks;
    int own_layouts = 0;
    std::array<int, all_rules.size()> rules{};
    int from_files = 0;

    /// Adds the next game, in the order of play. Cost: about a microsecond.
    void add(const GameSummary& game, const DayOf& local_day);
    void add(const MatchResult& match);

    /// has_no_help() returns whether a game has no hint and no reshuffle; has_no_undo() whether it has no step back.
    [[nodiscard]] static bool has_no_help(const GameSummary& game) { return game.hints == 0 && game.reshuffles == 0; }
    [[nodiscard]] static bool has_no_undo(const GameSummary& game) { return game.undos == 0 && game.rewinds == 0; }

private:
    void add_place(std::size_t place, const GameSummary& game);
    void add_day(Day day);
    void add_board(const GameSummary& game, int board_pairs);
    void add_help(const GameSummary& game, int board_pairs);
    void add_time(const GameSummary& game, int board_pairs);
    void add_round(const GameSummary& game);
    [[nodiscard]] int pairs_on(const GameSummary& game);

    std::map<std::tuple<int, int, std::string_view>, int> pairs_of_boards_;
    RunList runs_;
};

} // namespace twoturns::game
