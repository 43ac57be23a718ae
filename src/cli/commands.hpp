// The commands of twoturns-cli, one file each. main.cpp turns arguments into these calls.
#pragma once

#include <chrono>
#include <iosfwd>
#include <string>

#include "twoturns/game_id.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/result.hpp"
#include "twoturns/rule.hpp"

namespace twoturns::cli {

/// The exit status of the program.
enum class Status : int {
    yes = 0,       // done, or the answer is yes
    no = 1,        // the answer is no: an illegal move, a lost board
    bad_input = 2, // bad usage, bad input, or an answer that could not be written
    undecided = 3, // no answer within the budget
};

/// Standard input and standard output. main reports when writing fails, so commands need not.
struct Streams {
    std::istream& in;
    std::ostream& out;
};

/// How a command ended; a message is one line about bad input and means Status::bad_input.
using Outcome = Result<Status>;

/// A board as the arguments say it: a file with its text, and which lines may join its tiles.
struct BoardSource {
    std::string file;
    Rule rule = Rule::any;
};

/// Answers queries `r1 c1 r2 c2`, one a line of standard input, as they come.
Outcome link(const BoardSource& board, Streams streams);
/// Prints every removable pair, then how many there are. `-` as board is standard input.
Outcome moves(const BoardSource& board, Streams streams);
/// Settles the board, makes the moves `r,c r,c` on standard input and prints what is left, or the
/// first illegal move and why.
Outcome play(const BoardSource& board, Gravity gravity, Streams streams);

/// Replays the record of a game and prints its end: a line "cleared", "stuck" or "unfinished", lines
/// `; word value`, the score among them if it is asked for, and the board it left; or, with the status no, what the
/// rules have against it.
Outcome replay(const std::string& record, bool score, Streams streams);

/// Says whether the board, settled, can be won, and by which moves. A loss is also written as a proof
/// into the file `certificate` if that is not empty; there are proofs without gravity only.
Outcome solve(const BoardSource& board, Gravity gravity, std::chrono::milliseconds budget,
              const std::string& certificate, Streams streams);
/// The same for each of the boards in a file, which blank lines separate: a line each, with the time
/// it took. The status is that of the worst answer.
Outcome solve_many(const BoardSource& boards, Gravity gravity, std::chrono::milliseconds budget, Streams streams);
/// Checks a proof of loss.
Outcome check_loss(const BoardSource& board, const std::string& certificate, Streams streams);
/// Settles the board and prints how hard it is, a line `word value` a figure. Status no when it is
/// lost, undecided when it is not known whether it can be won.
Outcome grade(const BoardSource& board, Gravity gravity, Streams streams);

/// What is printed with a dealt board, as comments: its ID before it, the moves that clear it after it.
struct DealComments {
    bool id = false;
    bool witness = false;
};
/// Prints the board that belongs to the parameters, which may be any, and the seed: a proper one, or any bytes
/// of which seed_from_text() makes none, but such a board has no ID.
Outcome deal(const GameId& id, DealComments comments, Streams streams);

} // namespace twoturns::cli
