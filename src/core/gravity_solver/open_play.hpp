// Implements Play for any board.
#pragma once

#include <vector>

#include "core/gravity_solver/pairs.hpp"
#include "core/gravity_solver/play.hpp"
#include "core/gravity_solver/position.hpp"
#include "core/gravity_solver/relaxation.hpp"
#include "core/gravity_solver/slope.hpp"
#include "twoturns/random.hpp"

namespace twoturns::gravity_solver {

class OpenPlay final : public Play {
public:
    OpenPlay(const Lanes& lanes, Course course, std::uint64_t seed);

    void make(Pair pair) override { undos_.push_back(position_.make(*lanes_, pair)); }
    void unmake() override;
    [[nodiscard]] int tiles() const override { return position_.tiles(); }
    [[nodiscard]] std::uint64_t key() const override { return position_.key(); }
    bool list(std::vector<Pair>& pairs, const KeySet& exhausted) override;
    bool hopeless() override;
    [[nodiscard]] Work work() const override { return work_; }

private:
    void order(std::vector<Pair>& pairs);

    const Lanes* lanes_;
    Course course_;
    Position position_;
    std::vector<Undo> undos_;
    PairFinder finder_;
    Slope slope_;
    Relaxation relaxation_;
    Random random_;
    Work work_ = 0;
};

} // namespace twoturns::gravity_solver
