// The upper closure: all that could go if every pair that is not forbidden were chosen at once. A
// tile goes when it is linkable with any tile of its kind it may be paired with, even one that is
// gone already. Tiles that are left can never all go: under the present choices the position is lost.
//
// As gone tiles count, a free cell can matter to tiles far from it; so this closure goes round and round over what
// is left until a whole round has changed nothing.
//
// The steps that cleared the board are kept. As long as none of their pairs is forbidden they clear
// it again, so nothing need be done; else only what follows the first such step is done anew.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/course.hpp"
#include "core/pairing/field.hpp"
#include "core/pairing/pairs.hpp"
#include "core/pairing/progress.hpp"

namespace twoturns::pairing {

class UpperClosure {
public:
    UpperClosure(const Tiles& tiles, const Pairs& pairs, const Clauses& clauses, Work& work, Course course);

    /// Looks at what was forbidden since; then advance() works until it is done or the work spent.
    void begin();
    Progress advance();

    /// After `stuck`: makes the set of left tiles smaller while it stays stuck, so that it is stuck for
    /// fewer reasons. Does no more than so much work.
    void shrink();
    /// The tiles that are left.
    [[nodiscard]] const Field& field() const { return field_; }
    /// Undoes shrink().
    void end_shrink();

private:
    struct Step {
        Pair pair;
        std::size_t mark;
    };

    [[nodiscard]] bool allowed(TileId a, TileId b) const {
        return !pairs_->forbidden(a, b) || (shrinking_ && released(a, b));
    }
    [[nodiscard]] bool released(TileId a, TileId b) const;
    bool try_pair(TileId a, TileId b);
    void take(TileId a, TileId b);
    bool try_entry(std::uint32_t entry);
    bool try_four(KindId kind);
    bool try_kind(KindId kind);
    void begin_rounds();
    void collect_reasons();

    const Pairs* pairs_;
    const Clauses* clauses_;
    Work* work_;
    Course course_;
    Field field_;
    std::vector<Step> steps_;
    std::vector<Step> old_;
    std::vector<std::uint32_t> order_; // all there is to try, see Field for the numbers
    std::vector<std::uint32_t> went_;  // what changed something in this closure, in order
    std::vector<std::uint8_t> listed_;
    std::vector<std::uint32_t> round_; // what may still have tiles, in the order of a round
    std::size_t at_ = 0;               // the next of the round
    std::size_t unchanged_ = 0;        // how many were looked at since something went
    std::vector<Var> reasons_;
    std::vector<std::uint32_t> stamp_;
    std::uint32_t stamp_now_ = 0;
    std::vector<std::uint8_t> released_; // by variable, while shrinking: taken as if not forbidden
    bool shrinking_ = false;
    TileId enough_ = 0; // with no more left than this, it is done
    std::size_t stuck_mark_ = 0;
};

} // namespace twoturns::pairing
