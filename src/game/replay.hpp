// Replays a recorded game entry by entry, forwards and backwards.
#pragma once

#include <cstddef>
#include <utility>

#include "game/session.hpp"

namespace twoturns::game {

class Replay {
public:
    /// Creates a replay at the beginning of the record. `start` is the record's starting board. The error names the
    /// entry that breaks the rules. Costs as much as Session::resumed.
    static Result<Replay> of(Record record, const Deal& start);

    [[nodiscard]] const Record& record() const { return record_; }
    /// size() returns the number of entries, at() how many of them are done.
    [[nodiscard]] std::size_t size() const { return record_.log.size(); }
    [[nodiscard]] std::size_t at() const { return session_.log().size(); }
    /// Returns the game after the entries done so far.
    [[nodiscard]] const Session& session() const { return session_; }
    /// Returns the play time at this point; at the end it includes the time after the last entry.
    [[nodiscard]] Time elapsed() const;

    /// Does the next entry and returns its result. Returns Nothing if the entry changes no tile, and at the end.
    Reply forward();
    /// Goes to the point where `entries` entries are done, at most all. Costs less than a microsecond for each entry on
    /// the way forward, and some nanoseconds for each on the way back.
    void go_to(std::size_t entries);

    /// Returns the record of the game up to this point.
    [[nodiscard]] Record so_far() const;

private:
    Replay(Record record, Session start) : record_(std::move(record)), session_(std::move(start)) {}

    Record record_;
    Session session_;
};

} // namespace twoturns::game
