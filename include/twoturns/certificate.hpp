// Checks a proof that a position without gravity cannot be won. The checker shares no code with the solver that writes
// the proof; it uses only the board and the path-checker (link.hpp).
//
// The text, version 1. Cells are `row,col`. Lines are numbered from 1, so that a missing line is noticed:
//
//     twoturns-loss 1
//     1 cut 1,2 1,3 2,2
//     2 learn +1,2=4,4 -3,1=5,1
//     3 end
//
// Every step states a clause, "at least one of these literals holds". The literal +a=b means that the tiles in a and b
// are paired with each other, -a=b that they are not.
//
// - `odd CELL`: the tile's kind has an odd number of copies, so it can never be cleared. This step alone proves the
//   loss.
// - `cut CELLS`: let T be this set of tiles. Imagine that everything outside T except the stones is gone. Every win has
//   a first pair that touches T. All of T still stands at that time. Removing tiles never blocks a line, so this pair
//   is linkable when only T and the stones stand. So the pairing contains at least one pair that has one or both tiles
//   in T and is linkable in this way. The checker finds these pairs itself; they are the clause.
// - `learn LITERALS`: a clause that follows by unit propagation: if all its literals are assumed false, unit
//   propagation reaches a contradiction.
// - `end`: unit propagation alone contradicts the clauses so far. This is the last line.
//
// Unit propagation also uses these rules: a tile is in at most one pair; a tile of a kind with up to 12 copies is in at
// least one pair; in a kind of four copies, a chosen pair implies the pair of the other two copies.
#pragma once

#include <cstddef>
#include <string_view>

#include "twoturns/board.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// The number of steps of each kind in a proof.
struct CheckedLoss {
    std::size_t cuts = 0;
    std::size_t learnt = 0;
};

/// Returns the size of a valid proof, else an error that names the faulty line. The text may come from any source;
/// malformed, oversized and wrong proofs are rejected. Time is proportional to the length of the text; memory stays
/// under half a GiB.
Result<CheckedLoss> check_loss(const Board& board, std::string_view text);

} // namespace twoturns
