// Which of the moves of a position keep it winnable, and which throw it away? Without gravity.
//
// A move leaves a winnable position winnable exactly when some pairing that wins contains the pair.
// One search answers for all moves of a position: each win found labels all moves its pairing has as
// safe, and what was learnt about one move helps with the next.
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

/// Works in slices like PairingSolver, and can be dropped between any two.
class MoveLabels {
public:
    explicit MoveLabels(const Board& board);
    /// With moves known to clear the board, in order: what they pair is safe without any search.
    MoveLabels(const Board& board, const std::vector<Move>& witness);
    MoveLabels(MoveLabels&& other) noexcept;
    MoveLabels& operator=(MoveLabels&& other) noexcept;
    MoveLabels(const MoveLabels&) = delete;
    MoveLabels& operator=(const MoveLabels&) = delete;
    ~MoveLabels();

    /// Does about `work` units more; a unit is about a microsecond of one core. True when all moves
    /// are labelled.
    bool run(std::uint64_t work);
    [[nodiscard]] bool done() const;
    [[nodiscard]] std::uint64_t work_done() const;

    /// All legal moves in the order of legal_moves(), with what is known of them so far.
    [[nodiscard]] const std::vector<LabelledMove>& moves() const;
    /// Whether the position itself can be won, as far as known.
    [[nodiscard]] Outcome outcome() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace twoturns
