// Reads the record of a game for the commands that replay it.
#pragma once

#include <iosfwd>
#include <string>

#include "game/record.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/result.hpp"

namespace twoturns::cli {

struct RecordedGame {
    game::Record record;
    Deal start; ///< the board with which it began
};

/// Reads a record from a file, or from `standard_input` if its name is "-", and deals its board. The error names the
/// file. Does not check that the moves are legal.
Result<RecordedGame> read_recorded_game(const std::string& file, std::istream& standard_input);

/// Returns the reason why a record cannot be played. For an illegal move it ends with the verdict's name: "move 7:
/// blocked".
[[nodiscard]] std::string reason_of(const Message& fault);

} // namespace twoturns::cli
