// The upper closure: all tiles that could be removed if every pair that is not forbidden were chosen at once. A tile is
// removed if it is linkable with any tile of its kind that it may be paired with, even one that is already gone. The
// tiles that are left can never all be removed: under the current choices the position is lost.
//
// Because removed tiles count as partners, a free cell can affect tiles far from it. So this closure repeats rounds
// over the remaining tiles until a whole round has changed nothing.
//
// The steps that cleared the board are kept. As long as none of their pairs is forbidden, the same steps clear the
// board again without any work; otherwise the steps from the first forbidden pair on are searched again.
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

    /// begin() reads the pairs forbidden since the last call; then advance() works until done or until the work limit.
    void begin();
    Progress advance();

    /// Makes the set of left tiles smaller while it stays stuck, so that fewer variables cause it. Call it after
    /// `stuck`. The work is limited.
    void shrink();
    /// Returns the field with the tiles that are left.
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
    std::vector<std::uint32_t> order_; // all entries; see Field for the numbers
    std::vector<std::uint32_t> went_;  // the entries that removed tiles in this closure, in order
    std::vector<std::uint8_t> listed_;
    std::vector<std::uint32_t> round_; // the entries that may still have tiles, in the order of a round
    std::size_t at_ = 0;               // the index in round_ of the next entry
    std::size_t unchanged_ = 0;        // the number of entries tried since the last removal
    std::vector<Var> reasons_;
    std::vector<std::uint32_t> stamp_;
    std::uint32_t stamp_now_ = 0;
    std::vector<std::uint8_t> released_; // indexed by variable, while shrinking: 1 if its pairs count as not forbidden
    bool shrinking_ = false;
    TileId enough_ = 0; // the closure ends when no more tiles than this are left
    std::size_t stuck_mark_ = 0;
};

} // namespace twoturns::pairing
