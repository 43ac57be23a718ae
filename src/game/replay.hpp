// The replay of a recorded game, entry by entry, forwards and backwards.
#pragma once

#include <cstddef>
#include <utility>

#include "game/session.hpp"

namespace twoturns::game {

class Replay {
public:
    /// Starts at the beginning. `start` is the board the record started with. A message says which entry
    /// the rules do not allow. Costs what Session::resumed does.
    static Result<Replay> of(Record record, const Deal& start);

    [[nodiscard]] const Record& record() const { return record_; }
    /// How many entries there are, and how many of them are done.
    [[nodiscard]] std::size_t size() const { return record_.log.size(); }
    [[nodiscard]] std::size_t at() const { return session_.log().size(); }
    /// The game after those.
    [[nodiscard]] const Session& session() const { return session_; }
    /// The time of play then; at the end also what was played after the last entry.
    [[nodiscard]] Time elapsed() const;

    /// Does the next entry and says what came of it; Nothing where it changes no tile, or at the end.
    Reply forward();
    /// Goes to where so many entries are done, at most all. Costs less than a microsecond for each entry that is
    /// passed on the way forward, and some nanoseconds for each that is left on the way back.
    void go_to(std::size_t entries);

    /// The record of the game up to here.
    [[nodiscard]] Record so_far() const;

private:
    Replay(Record record, Session start) : record_(std::move(record)), session_(std::move(start)) {}

    Record record_;
    Session session_;
};

} // namespace twoturns::game
