// Checks a proof that a position cannot be won without gravity, trusting nobody: no code is shared
// with the solver that wrote it, only the board and the path-checker.
//
// The text, version 1. Cells are `row,col`; lines are numbered from 1, so that none can be missing:
//
//     twoturns-loss 1
//     1 cut 1,2 1,3 2,2
//     2 learn +1,2=4,4 -3,1=5,1
//     3 end
//
// Every step states a clause, "at least one of these holds", where +a=b says that the tiles in a and b
// are paired with each other, and -a=b that they are not.
//
// - `odd CELL`: the tile's kind has an odd number of copies, so it can never all go. Proves the loss alone.
// - `cut CELLS`: T is this set of tiles. Think of everything outside T as gone, stones apart. In any
//   win there is a first pair that touches T; all of T still stands then, and as fewer tiles never
//   block more lines, that pair must be linkable while T and the stones stand alone. So one of the
//   pairs that are is in the pairing: pairs with one tile or both in T. The checker finds these pairs
//   itself; they are the clause.
// - `learn LITERALS`: a clause that follows by unit propagation: with all its literals taken as
//   false, drawing only such consequences as have a single cause leads to a contradiction.
// - `end`: unit propagation alone contradicts what stands by now. Last line.
//
// What unit propagation knows besides: a tile is in at most one pair; in a kind of up to 12 copies a
// tile is in at least one; in a kind of four, a pair is chosen exactly when the pair of the two others is.
#pragma once

#include <cstddef>
#include <string_view>

#include "twoturns/board.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// What a proof was made of.
struct CheckedLoss {
    std::size_t cuts = 0;
    std::size_t learnt = 0;
};

/// The proof's size when it holds; else a message that names the line that does not. Text may come
/// from anywhere: malformed, oversized and wrong ones are refused. Time grows with the length of the
/// text; memory stays under half a GiB.
Result<CheckedLoss> check_loss(const Board& board, std::string_view text);

} // namespace twoturns
