// Looks at a position through softer rules. This proves many positions lost without searching
// them, and says of the others how far they are from won.
//
// Call a tile free when it may be gone already; at first none is. A pair is thought to link when it
// does with *some* choice of free tiles gone, each chosen as it suits the pair: a tile then stands
// anywhere between its own place and the one it slides to with all free tiles before it gone, and a
// cell is empty when it can be. Both tiles of such a pair become free, which may link more pairs in
// the next round, until nothing changes. The rules allow nothing that this does not, so by
// induction over the moves a tile that never becomes free cannot go in any line of play.
//
// How many tiles still wait after a few rounds is a delete-relaxation estimate, as planners call it
// (Bonet and Geffner, "Planning as heuristic search", 2001). Later rounds tell no more: by then the
// softer rules have little to do with the real ones.
#pragma once

#include <cstdint>
#include <vector>

#include "core/gravity_solver/position.hpp"
#include "core/gravity_solver/work.hpp"

namespace twoturns::gravity_solver {

class Relaxation {
public:
    explicit Relaxation(const Layout& layout);

    static constexpr int all_rounds = -1;

    /// Looks at a position, at most so many rounds far. Returns false when it is proven lost.
    bool look(const Layout& layout, const Position& position, int rounds = all_rounds);

    /// After look() returned true: how many tiles are not free after the rounds asked for.
    [[nodiscard]] int waiting() const { return fixed_tiles_; }
    /// How many pairs can go at once: those of the first round.
    [[nodiscard]] int pairs_at_once() const { return pairs_at_once_; }
    /// What the last look took.
    [[nodiscard]] Work work() const { return work_; }

private:
    struct Spot {
        TileId tile;
        std::uint16_t kind; // into kinds_
        std::uint16_t segment;
        std::uint8_t index; // along the segment
        std::uint8_t row;
        std::uint8_t col;
        bool free;
    };
    struct Kind {
        std::uint16_t first; // into spots_
        std::uint16_t count;
        std::uint16_t fixed; // how many of them are not free
    };
    struct Reach {
        Word stands = 0;  // the columns in which the tile may stand
        Word across = 0;  // the columns it may reach along its row
        Word heights = 0; // the rows it may reach along a column
        Word watched = 0; // the rows that bear on all this
        bool fresh = false;
    };

    void gather(const Layout& layout, const Position& position);
    void find_pairs(const Layout& layout, const Position& position);
    bool free_all(const Layout& layout, const Position& position, int rounds);
    void set_free(std::size_t spot);
    void find_room(const Layout& layout, const Position& position);
    void find_reach(const Layout& layout, const Position& position, std::size_t spot);
    [[nodiscard]] bool may_link(std::size_t a, std::size_t b) const;

    std::vector<Spot> spots_;
    std::vector<Kind> kinds_;
    std::vector<Reach> reach_;         // by spot
    std::vector<Word> tall_;           // by spot and row: the columns over which it may reach the row
    std::vector<Word> room_;           // by row: the cells that may be empty
    std::vector<Word> fixed_;          // by row: where stones and tiles that are not free stand now
    std::vector<Word> free_in_;        // by segment: which of its tiles are free
    std::vector<std::uint16_t> freed_; // spots of pairs found to link in this round
    std::size_t rows_;
    Word changed_ = 0; // the rows in which tiles became free in the round before
    Word next_changed_ = 0;
    int fixed_tiles_ = 0;
    int pairs_at_once_ = 0;
    Work work_ = 0;
};

} // namespace twoturns::gravity_solver
