// Applies an action to a session and checks the type of its outcome.
#pragma once

#include <cstdint>
#include <variant>

#include "game/session.hpp"
#include "support/play.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/random.hpp"

namespace twoturns::test {

/// The time of every event in tests without a clock.
inline constexpr game::Time at{0};

inline game::Reshuffle reshuffled(const game::Session& session, std::uint64_t seed) {
    return {reshuffle(session.board(), session.gravity(), usual_difficulty, Random{seed})};
}

template <class What> const What& is(const game::Reply& outcome) {
    REQUIRE(std::holds_alternative<What>(outcome));
    return std::get<What>(outcome);
}

inline void make(game::Session& session, Move move) {
    session.act(game::Click{move.a}, at);
    is<game::Matched>(session.act(game::Click{move.b}, at));
}

// A is free, B is at the corners of A, C is walled in by stones at first.
inline constexpr const char* mixed = "A B C\n"
                                     "A # #\n"
                                     "B C D\n"
                                     "# # D\n";

/// Requires that two sessions are at the same position of the same game.
inline void require_same_place(const game::Session& one, const game::Session& other) {
    REQUIRE(one.board() == other.board());
    REQUIRE(one.log() == other.log());
    REQUIRE(one.open_moves() == other.open_moves());
    REQUIRE(one.status() == other.status());
    REQUIRE(one.hints() == other.hints());
    REQUIRE(one.undos() == other.undos());
    REQUIRE(one.reshuffles() == other.reshuffles());
    REQUIRE(one.can_undo() == other.can_undo());
    REQUIRE(one.can_redo() == other.can_redo());
}

} // namespace twoturns::test
