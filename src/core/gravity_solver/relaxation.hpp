// Looks at a position through softer rules. This proves many positions lost without searching
// them, and says of the others how far they are from won.
//
// Call a tile free when it may be gone already; at first none is. A pair is thought to link when it
// does with *some* choice of free tiles gone, each chosen as it suits the pair: a tile then stands
// anywhere between its own place and the one it slides to with all free tiles before it gone, and a
// cell is empty when it can be. Both tiles of such a pair become free, which may link more pairs in
// the next round, until nothing changes. The rules allow nothing that this does not, so by
// induction over the moves a pair that never links cannot go in any line of play. A position is lost
// when the pairs that ever link do not clear some kind.
//
// What still waits after a few rounds is a delete-relaxation estimate, as planners call it (Bonet
// and Geffner, "Planning as heuristic search", 2001), made stricter by one thing: all tiles of a kind
// of four may be free while its pairs all share a tile; two of them wait nevertheless. Later rounds
// tell no more: by then the softer rules have little to do with the real ones.
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

    /// Looks at a position, at most so many rounds far. Returns false when it is proven lost.
    bool look(const Lanes& lanes, const Position& position, int rounds = all_rounds);

    /// After look() returned true: about how many tiles cannot go within the rounds asked for.
    [[nodiscard]] int waiting() const;
    /// How many pairs can go at once: those of the first round.
    [[nodiscard]] int pairs_at_once() const { return pairs_at_once_; }
    /// What the last look took.
    [[nodiscard]] Work work() const { return work_; }

private:
    struct Spot {
        Word stands = 0;        // the columns in which the tile may stand
        Word across = 0;        // the columns it may reach along its row
        Word heights = 0;       // the rows it may reach along a column
        std::uint16_t kind = 0; // into kinds_
        std::uint8_t row = 0;
        std::uint8_t col = 0;
        std::uint8_t sides = 0; // of the board which it may reach, a bit each
        bool free = false;
        bool climbed = false; // heights and tall_ are those of this round

        [[nodiscard]] bool shut() const { return climbed && heights == 0; }
    };
    struct Kind {
        std::uint16_t first; // into spots_
        std::uint16_t count;
        std::uint16_t fixed;  // how many of them are not free
        std::uint8_t pairs;   // of a kind of up to four: which pairs link, a bit each
        bool cleared = false; // by pairs that link
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

    std::vector<Spot> spots_; // of a kind side by side
    std::vector<Kind> kinds_;
    std::vector<std::uint16_t> spot_of_; // by tile
    std::vector<std::uint16_t> in_line_; // the spots segment by segment, from the anchors on
    std::vector<Word> tall_;             // by spot and row: the columns over which it may reach the row
    std::vector<Word> room_;             // by row: the cells that may be empty
    std::vector<Word> above_;            // by row: the columns that may be empty in all rows above it
    std::vector<Word> below_;            // and below it
    std::vector<Word> fixed_;            // by row: where stones and tiles that are not free stand now
    std::vector<std::uint16_t> freed_;   // spots of pairs found to link in this round
    std::size_t rows_;
    Word left_;        // the first column, on the ring
    Word right_;       // the last
    Word changed_ = 0; // the rows in which tiles became free in the round before
    int found_ = 0;    // pairs in this round
    int pairs_at_once_ = 0;
    int open_kinds_ = 0; // that are not cleared
    Work work_ = 0;
};

} // namespace twoturns::gravity_solver
