// Another run of the same board, to race against. What runs along follows from its record alone: when each of its pairs
// went for good.
//
// A pair that was taken back and went again counts as of the last time it went, and one that was never taken again does
// not count at all: so what the other run has reached never goes back during the race. A player's own pairs are those
// gone now.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "game/record.hpp"
#include "twoturns/board.hpp"
#include "twoturns/result.hpp"

namespace twoturns::game {

/// Since when so many pairs of a game are gone: of one, of two and so on, in order of time.
class PairTimes {
public:
    /// So many pairs are gone by now, more or fewer than before.
    void reach(int gone, Time at);
    [[nodiscard]] const std::vector<Time>& all() const { return all_; }
    /// How many pairs were gone at a time of play.
    [[nodiscard]] int gone(Time at) const;
    friend bool operator==(const PairTimes&, const PairTimes&) = default;

private:
    std::vector<Time> all_;
};

struct Ghost {
    int pairs = 0; ///< that the board has at first
    PairTimes times;

    /// How many it took in all, and when the last one went. It need not have cleared the board.
    [[nodiscard]] int taken() const { return static_cast<int>(times.all().size()); }
    [[nodiscard]] bool finished() const { return taken() == pairs; }
    [[nodiscard]] Time end() const { return times.all().empty() ? Time{0} : times.all().back(); }
    /// When it takes the next pair after a time of play.
    [[nodiscard]] std::optional<Time> next_pair(Time at) const;
};

/// The run of a record on the board it started with, or which rule the record breaks. Costs what Session::resumed does.
Result<Ghost> ghost_of(const Record& record, const Board& start);

/// No pair is taken so soon after another by hand, and no game that is raced takes so long.
inline constexpr Time least_between_pairs{50};
inline constexpr Time longest_race{7 * 24 * 3'600'000};

/// What speaks against racing the run of a file by its times, though the rules allow all of it: a line of the file and
/// what is wrong there. `text` is what the record was read from, and `ghost` its run.
[[nodiscard]] std::optional<Message> untrue_time(std::string_view text, const Record& record, const Ghost& ghost);

/// How a player stands in a race; more than 0 is ahead.
struct Lead {
    int pairs = 0;
    /// By how much the last pair that both have went earlier; nothing before there is one.
    std::optional<Time> time;
    friend bool operator==(const Lead&, const Lead&) = default;
};
[[nodiscard]] Lead lead_over(const Ghost& ghost, const PairTimes& own, Time at);

} // namespace twoturns::game
