// Another run of the same board, to race against. Its progress is computed from its record alone: the times at which
// its pairs were matched and not undone later.
//
// A pair that was undone and matched again counts from the last match, and a pair that was undone and never matched
// again does not count. So the other run's progress never goes back during the race. The player's progress counts the
// pairs that are gone now.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "game/record.hpp"
#include "twoturns/board.hpp"
#include "twoturns/result.hpp"

namespace twoturns::game {

/// The times at which a game's pairs went, sorted. Element n - 1 is the time since which n pairs are gone.
class PairTimes {
public:
    /// Records that `gone` pairs are gone at this time, more or fewer than before.
    void reach(int gone, Time at);
    [[nodiscard]] const std::vector<Time>& all() const { return all_; }
    /// Returns how many pairs were gone at play time `at`.
    [[nodiscard]] int gone(Time at) const;
    friend bool operator==(const PairTimes&, const PairTimes&) = default;

private:
    std::vector<Time> all_;
};

struct Ghost {
    int pairs = 0; ///< the number of pairs on the full board
    PairTimes times;

    /// taken() returns the number of pairs that the run took, end() the time of the last one. The run need not have
    /// cleared the board.
    [[nodiscard]] int taken() const { return static_cast<int>(times.all().size()); }
    [[nodiscard]] bool finished() const { return taken() == pairs; }
    [[nodiscard]] Time end() const { return times.all().empty() ? Time{0} : times.all().back(); }
    /// Returns the time at which the run takes its next pair after `at`; nullopt if it takes no more.
    [[nodiscard]] std::optional<Time> next_pair(Time at) const;
};

/// Returns the run of a record on its starting board, or an error if the record breaks the rules. Costs as much as
/// Session::resumed.
Result<Ghost> ghost_of(const Record& record, const Board& start);

/// The shortest plausible time between two pairs taken by hand, and the longest game that can be raced.
inline constexpr Time least_between_pairs{50};
inline constexpr Time longest_race{7 * 24 * 3'600'000};

/// Checks whether the times of a run from a file are plausible; all entries must be legal. Returns an error that names
/// the implausible line, nullopt if the run can be raced. `text` is the record's text, `ghost` its run.
[[nodiscard]] std::optional<Message> untrue_time(std::string_view text, const Record& record, const Ghost& ghost);

/// The player's lead in a race; positive when ahead.
struct Lead {
    int pairs = 0;
    /// How much earlier the player matched pair number n, where n is the smaller of the two numbers of matched pairs;
    /// nullopt while n is 0.
    std::optional<Time> time;
    friend bool operator==(const Lead&, const Lead&) = default;
};
[[nodiscard]] Lead lead_over(const Ghost& ghost, const PairTimes& own, Time at);

} // namespace twoturns::game
