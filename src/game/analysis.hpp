// Analyses a position in slices.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/knowledge.hpp"
#include "twoturns/move_labels.hpp"
#include "twoturns/solver.hpp"

namespace twoturns::game {

/// Determines first whether the position can be won, then which of its moves keep it winnable, so that the answer is
/// there when the player has chosen one. Counts work instead of time. May be destroyed between any two slices.
class Analysis {
public:
    explicit Analysis(AnalysisRequest question);

    /// Does about `work` units, each about a microsecond. Returns true if answer() has news to pass on.
    bool run(std::uint64_t work);
    /// Returns true when further work would find nothing more.
    [[nodiscard]] bool done() const;
    [[nodiscard]] AnalysisResult answer() const { return {question_.serial, question_.known}; }

private:
    bool solve(std::uint64_t work);
    bool label(std::uint64_t work);
    bool try_next(std::uint64_t work);
    void add_branch(Move move, twoturns::Outcome outcome);
    [[nodiscard]] std::vector<Move> open_moves() const;

    AnalysisRequest question_;
    std::optional<Solver> solver_;
    std::uint64_t spent_ = 0; ///< work spent on the current search: the position, or one of its moves

    std::optional<MoveLabels> labels_;         ///< without gravity one search labels all moves
    std::optional<std::vector<Move>> untried_; ///< with gravity one move is tried after the other, in rounds
    std::uint64_t spent_on_moves_ = 0;
    std::uint64_t next_report_ = 0; ///< the work on moves after which news is reported
    bool has_news_ = false;
};

} // namespace twoturns::game
