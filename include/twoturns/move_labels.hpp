// Decides for each legal move without gravity whether it keeps the position winnable or loses it.
//
// A move keeps a winnable position winnable exactly when some winning pairing contains its pair. One search serves all
// moves of a position: each win found labels all legal moves in its pairing as safe, and clauses learnt about one move
// help with the next.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/solve.hpp"

namespace twoturns {

enum class Safety : std::uint8_t {
    safe,
    fatal,
    unknown
};

struct LabelledMove {
    Move move;
    Safety safety = Safety::unknown;
    friend bool operator==(const LabelledMove&, const LabelledMove&) = default;
};

/// Works in slices like PairingSolver; may be destroyed between any two slices.
class MoveLabels {
public:
    explicit MoveLabels(const Board& board);
    /// Takes known moves that clear the board, in order: the pairs they contain are safe without any search.
    MoveLabels(const Board& board, const std::vector<Move>& witness);
    MoveLabels(MoveLabels&& other) noexcept;
    MoveLabels& operator=(MoveLabels&& other) noexcept;
    MoveLabels(const MoveLabels&) = delete;
    MoveLabels& operator=(const MoveLabels&) = delete;
    ~MoveLabels();

    /// Does about `work` more units, each about a microsecond of one core. Returns true when all moves are labelled.
    bool run(std::uint64_t work);
    [[nodiscard]] bool done() const;
    [[nodiscard]] std::uint64_t work_done() const;

    /// Returns all legal moves in the order of legal_moves(), labelled as far as known.
    [[nodiscard]] const std::vector<LabelledMove>& moves() const;
    /// Returns whether the position itself can be won, as far as known.
    [[nodiscard]] Outcome outcome() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace twoturns
