// Records that begin with a custom board, and their rule violations.
#pragma once

#include <string>

#include "game/record.hpp"
#include "game/session.hpp"
#include "support/catch.hpp"

namespace twoturns::test {

inline const std::string by_board = "two-turns-game 1\n"
                                    "gravity down\n"
                                    "difficulty 4\n"
                                    "board\n"
                                    "1 2 . 1\n"
                                    ". # 12 .\n"
                                    "2 12 1 1\n"
                                    "end\n";

inline const std::string played = by_board + "0.250 2,1 2,4\n";

/// Returns the rule that a record with a custom board breaks; empty if it breaks none.
inline std::string replay_fault(const game::Record& record) {
    const auto session = game::Session::resumed({*record.origin.custom_board, {}}, record);
    return session ? std::string() : to_english(session.error());
}
inline std::string replay_fault(const std::string& text) {
    const auto record = game::parse_record(text);
    REQUIRE(record);
    return replay_fault(*record);
}

} // namespace twoturns::test
