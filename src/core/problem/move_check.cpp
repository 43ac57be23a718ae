// MoveCheck: without gravity one search for all moves, with gravity a solver for each.
#include <algorithm>
#include <optional>
#include <utility>

#include "twoturns/problem.hpp"
#include "twoturns/solver.hpp"

namespace twoturns {

class MoveCheck::State {
public:
    State(const Board& board, Gravity gravity) : board_(board), gravity_(gravity) {
        if (gravity == Gravity::none) {
            labels_.emplace(board);
            return;
        }
        for (const Move move : legal_moves(board)) moves_.push_back({move, Safety::unknown});
    }

    bool run(std::uint64_t work) {
        if (labels_) return labels_->run(work);
        for (std::uint64_t spent = 0; at_ < moves_.size();) {
            if (spent >= work) return false;
            LabelledMove& asked = moves_[at_];
            if (!solver_) solver_.emplace(*apply(board_, asked.move, gravity_), gravity_);
            constexpr std::uint64_t step = 200;
            const Outcome outcome = solver_->run(step);
            spent += step;
            if (outcome == Outcome::undecided) continue;
            asked.safety = outcome == Outcome::won ? Safety::safe : Safety::fatal;
            solver_.reset();
            ++at_;
        }
        return true;
    }

    [[nodiscard]] const std::vector<LabelledMove>& moves() const { return labels_ ? labels_->moves() : moves_; }

private:
    Board board_;
    Gravity gravity_;
    std::optional<MoveLabels> labels_;
    std::optional<Solver> solver_;
    std::vector<LabelledMove> moves_;
    std::size_t at_ = 0;
};

MoveCheck::MoveCheck(const Board& settled_board, Gravity gravity)
    : state_(std::make_unique<State>(settled_board, gravity)) {}
MoveCheck::MoveCheck(MoveCheck&&) noexcept = default;
MoveCheck& MoveCheck::operator=(MoveCheck&&) noexcept = default;
MoveCheck::~MoveCheck() = default;

bool MoveCheck::run(std::uint64_t work) { return state_->run(work); }

const std::vector<LabelledMove>& MoveCheck::moves() const { return state_->moves(); }

int MoveCheck::count(Safety safety) const {
    return static_cast<int>(std::count_if(moves().begin(), moves().end(),
                                          [&](const LabelledMove& labelled) { return labelled.safety == safety; }));
}

std::optional<Move> MoveCheck::key() const {
    if (count(Safety::unknown) > 0 || count(Safety::safe) != 1 || count(Safety::fatal) == 0) return std::nullopt;
    return std::find_if(moves().begin(), moves().end(),
                        [](const LabelledMove& labelled) { return labelled.safety == Safety::safe; })
        ->move;
}

} // namespace twoturns
