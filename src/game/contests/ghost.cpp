#include "game/contests/ghost.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

#include "game/timeline.hpp"

namespace twoturns::game {

void PairTimes::reach(int gone, Time at) { all_.resize(static_cast<std::size_t>(gone), at); }

int PairTimes::gone(Time at) const {
    return static_cast<int>(std::upper_bound(all_.begin(), all_.end(), at) - all_.begin());
}

std::optional<Time> Ghost::next_pair(Time at) const {
    const auto next = static_cast<std::size_t>(times.gone(at));
    return next < times.all().size() ? std::optional{times.all()[next]} : std::nullopt;
}

Result<Ghost> ghost_of(const Record& record, const Board& start) {
    const Gravity gravity = record.origin.id.params.gravity;
    Timeline timeline{settled(start, gravity), gravity};
    Ghost ghost{timeline.board().tiles() / 2, {}};
    for (const Entry& entry : record.log) {
        if (const auto done = timeline.add(entry); !done) return done.error();
        ghost.times.reach(timeline.pairs_gone(), entry.at);
    }
    return ghost;
}

namespace {

/// Returns the index of the first pair that follows the previous pair faster than a hand can match it.
std::optional<std::size_t> too_quick(const std::vector<Entry>& log) {
    std::optional<Time> before;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (!std::holds_alternative<Move>(log[i].action)) continue;
        if (before && log[i].at - *before < least_between_pairs) return i;
        before = log[i].at;
    }
    return std::nullopt;
}

} // namespace

std::optional<Message> untrue_time(std::string_view text, const Record& record, const Ghost& ghost) {
    const auto at_line = [](std::size_t line, const char* what, std::vector<std::string> more = {}) {
        more.insert(more.begin(), std::to_string(line));
        return Message{what, std::move(more)};
    };
    const auto quick = too_quick(record.log);
    if (quick)
        return at_line(line_of_entry(text, *quick), N_("line {0}: nobody takes a pair within {1} s of the one before"),
                       {to_text(least_between_pairs)});
    if (record.elapsed > longest_race) return at_line(line_of_clock(text), N_("line {0}: no game takes that long"));
    // The clock stops with the last pair.
    if (ghost.finished() && record.elapsed != ghost.end())
        return at_line(line_of_clock(text), N_("line {0}: the clock says {1} s, but the last pair went at {2} s"),
                       {to_text(record.elapsed), to_text(ghost.end())});
    return std::nullopt;
}

Lead lead_over(const Ghost& ghost, const PairTimes& own, Time at) {
    const auto& mine = own.all();
    const auto& its = ghost.times.all();
    Lead now{static_cast<int>(mine.size()) - ghost.times.gone(at), {}};
    if (const std::size_t both = std::min(mine.size(), its.size()); both > 0) now.time = its[both - 1] - mine[both - 1];
    return now;
}

} // namespace twoturns::game
