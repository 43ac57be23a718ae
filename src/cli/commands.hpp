// The commands of twoturns-cli, each in a separate file. main.cpp parses the arguments and calls these functions.
#pragma once

#include <chrono>
#include <iosfwd>
#include <string>
#include <vector>

#include "sound/cue.hpp"
#include "twoturns/deal_choice.hpp"
#include "twoturns/game_id.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/problem_id.hpp"
#include "twoturns/result.hpp"
#include "twoturns/rule.hpp"

namespace twoturns::cli {

/// The exit status of the program.
enum class Status : int {
    yes = 0,       // done, or the answer is yes
    no = 1,        // the answer is no: an illegal move, a lost board
    bad_input = 2, // wrong usage, bad input, or output that could not be written
    undecided = 3, // no answer within the budget
};

/// Standard input and output. main() reports failed writes, so commands need not.
struct Streams {
    std::istream& in;
    std::ostream& out;
};

/// The result of a command. An error is one line about bad input and means Status::bad_input.
using Outcome = Result<Status>;

/// A board given by the arguments: the name of a file with the board's text, and the rule.
struct BoardSource {
    std::string file;
    Rule rule = Rule::any;
};

/// Answers queries `r1 c1 r2 c2`, one on each line of standard input, as they arrive.
Outcome link(const BoardSource& board, Streams streams);
/// Prints every legal pair, then the number of pairs. The board name `-` means standard input.
Outcome moves(const BoardSource& board, Streams streams);
/// Settles the board, makes the moves `r,c r,c` from standard input and prints the remaining board. At an illegal move,
/// prints the move and the reason instead.
Outcome play(const BoardSource& board, Gravity gravity, Streams streams);

/// Replays a game's record and prints its end: a line "cleared", "stuck" or "unfinished", lines `; word value`
/// (including the score if `score` is set), and the final board. If the record breaks a rule, prints which one and
/// returns the status `no`.
Outcome replay(const std::string& record, bool score, Streams streams);

/// Renders the sounds of a recorded game into the file `wav`, which is written as a whole or not at all. If the record
/// breaks a rule, prints which one and returns the status `no`.
Outcome sound(const std::string& record, const std::string& wav, sound::Instrument instrument, Streams streams);

/// Settles the board and prints whether it can be won, and the winning moves. Writes the proof of a loss to the file
/// `certificate` unless the name is empty. Proofs exist only without gravity.
Outcome solve(const BoardSource& board, Gravity gravity, std::chrono::milliseconds budget,
              const std::string& certificate, Streams streams);
/// Solves each board of a file, in which blank lines separate boards, and prints a line for each board with the time it
/// took. Returns the status of the worst answer.
Outcome solve_many(const BoardSource& boards, Gravity gravity, std::chrono::milliseconds budget, Streams streams);
/// Checks a proof of loss.
Outcome check_loss(const BoardSource& board, const std::string& certificate, Streams streams);
/// Settles the board and prints its difficulty, in lines of `word value`. Returns the status `no` if the board is lost,
/// `undecided` if it is unknown whether it can be won.
Outcome grade(const BoardSource& board, Gravity gravity, Streams streams);

/// The comments printed with a dealt board: its ID before the board, the moves that clear it after the board.
struct DealComments {
    bool id = false;
    bool witness = false;
};
/// Prints the board for any parameters and seed. The seed may also be bytes that seed_from_text() rejects; the board
/// then has no ID. With a wish for pairs to see, prints the board of another seed, which comes nearest to it.
Outcome deal(const GameId& id, SightWish wish, DealComments comments, Streams streams);

/// Searches with this width for a clearing of few turns, and prints `par: N turns, M cells`; with `line` its moves too.
Outcome par(const GameId& id, std::size_t width, bool line, Streams streams);

/// Makes the problems of these IDs and prints each: the board, `; key r,c r,c` and `; losing N`. `ids`: prints each ID
/// before its board. `proof`: prints the moves that win, and for each other move its end and its certificate. Returns
/// the status `undecided` if none was found for an ID.
struct ProblemComments {
    bool ids = false;
    bool proof = false;
};
Outcome make_problems(const std::vector<ProblemId>& ids, ProblemComments comments, Streams streams);
/// Settles the board and prints `yes r,c r,c` if exactly one move keeps it winnable and another loses it, else `no` and
/// the number of moves that keep it winnable.
Outcome check_problem(const BoardSource& board, Gravity gravity, std::chrono::milliseconds budget, Streams streams);

} // namespace twoturns::cli
