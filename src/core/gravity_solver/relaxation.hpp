// Examines a position under softer rules. This proves many positions lost without a search and estimates for the others
// how far they are from won.
//
// A tile is called free when it may already be gone; at first no tile is free. A pair counts as linked when it links
// for *some* choice of free tiles that are gone; each pair may use a different choice. Under such a choice a tile
// stands anywhere between its own place and the place it slides to when all free tiles before it are gone, and a cell
// is empty when it can be. Both tiles of a linked pair become free, which may link more pairs in the next round, until
// nothing changes. The real rules allow nothing more, so by induction over the moves a pair that never links cannot be
// removed in any line of play. A position is lost if, for some kind, the pairs that ever link do not clear the kind.
//
// The number of tiles still waiting after a few rounds is a delete-relaxation estimate as used by planners (Bonet and
// Geffner, "Planning as heuristic search", 2001). One rule makes it stricter: in a kind of four, all tiles may be free
// although its linked pairs all share a tile; two of the tiles count as waiting nevertheless. Later rounds do not
// improve the estimate, because by then the softer rules differ too much from the real ones.
#pragma once

#include <cstdint>
#include <vector>

#include "core/gravity_solver/position.hpp"
#include "core/gravity_solver/work.hpp"

namespace twoturns::gravity_solver {

class Relaxation {
public:
    explicit Relaxation(const Lanes& lanes);

    static constexpr int all_rounds = -1;

    /// Examines a position for at most `rounds` rounds. Returns false if it is proven lost.
    bool look(const Lanes& lanes, const Position& position, int rounds = all_rounds);

    /// Returns about how many tiles cannot be removed within those rounds. Valid after look() returned true.
    [[nodiscard]] int waiting() const;
    /// Returns the number of pairs that can be removed at once, in the first round.
    [[nodiscard]] int pairs_at_once() const { return pairs_at_once_; }
    /// Returns the work of the last look().
    [[nodiscard]] Work work() const { return work_; }

private:
    struct Spot {
        Word stands = 0;        // the columns in which the tile may stand
        Word across = 0;        // the columns it may reach along its row
        Word heights = 0;       // the rows it may reach along a column
        std::uint16_t kind = 0; // an index into kinds_
        std::uint8_t row = 0;
        std::uint8_t col = 0;
        std::uint8_t sides = 0; // the sides of the board that it may reach, one bit each
        bool free = false;
        bool climbed = false; // heights and tall_ are valid for this round

        [[nodiscard]] bool shut() const { return climbed && heights == 0; }
    };
    struct Kind {
        std::uint16_t first; // an index into spots_
        std::uint16_t count;
        std::uint16_t fixed;  // the number of this kind's tiles that are not free
        std::uint8_t pairs;   // for kinds of up to four tiles: the pairs that link, one bit each
        bool cleared = false; // the linked pairs clear this kind
    };

    void gather(const Lanes& lanes, const Position& position);
    void free_large_kinds();
    void see_rows(const Lanes& lanes, const Position& position);
    void see_spots(const Lanes& lanes, const Position& position);
    void see_sides(Spot& spot) const;
    void find_pairs(Kind& kind);
    void climb(std::size_t spot);
    [[nodiscard]] bool meet_along_rows(const Spot& one, const Spot& two) const;
    [[nodiscard]] bool meet_along_columns(std::size_t a, std::size_t b);
    void set_free(std::size_t spot);

    std::vector<Spot> spots_; // tiles of a kind are consecutive
    std::vector<Kind> kinds_;
    std::vector<std::uint16_t> spot_of_; // indexed by tile
    std::vector<std::uint16_t> in_line_; // the spots segment by segment, from the anchors on
    std::vector<Word> tall_;             // indexed by spot and row: the columns through which the spot may reach it
    std::vector<Word> room_;             // indexed by row: the cells that may be empty
    std::vector<Word> above_;            // indexed by row: the columns that may be empty in all rows above it
    std::vector<Word> below_;            // indexed by row: the columns that may be empty in all rows below it
    std::vector<Word> fixed_;            // indexed by row: the current places of stones and of tiles that are not free
    std::vector<std::uint16_t> freed_;   // the spots of pairs found to link in this round
    std::size_t rows_;
    Word left_;        // the bit of the first column, on the ring
    Word right_;       // the bit of the last column, on the ring
    Word changed_ = 0; // the rows in which tiles became free in the previous round
    int found_ = 0;    // the number of linked pairs in this round
    int pairs_at_once_ = 0;
    int open_kinds_ = 0; // the number of kinds that are not cleared
    Work work_ = 0;
};

} // namespace twoturns::gravity_solver
