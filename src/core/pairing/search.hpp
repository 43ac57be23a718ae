// The exact search without gravity.
//
// Removing tiles never blocks a line, so the order of moves does not matter, only the pairing of the tiles. A position
// is won exactly when, for some pairing of all tiles, removing linkable pairs as long as possible clears the board. The
// search chooses pairs one by one. The tiles left by the upper closure are a stuck set T: in a win, the first pair that
// touches T must be linkable while all of T stands. So at least one of the pairs linkable in that situation must be
// chosen, whether their other tile is in T or not. This is a clause, the cut of T, and conflict analysis learns from
// it. A conflict without any decision proves the loss; an empty lower closure is a win.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/pairing/clauses.hpp"
#include "core/pairing/lower_closure.hpp"
#include "core/pairing/pairs.hpp"
#include "core/pairing/proof.hpp"
#include "core/pairing/sweep.hpp"
#include "core/pairing/tiles.hpp"
#include "core/pairing/upper_closure.hpp"
#include "core/pairing/work.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"
#include "twoturns/solve.hpp"

namespace twoturns::pairing {

class Search {
public:
    Search(const Board& board, std::uint64_t seed, bool with_proof, Course course = Course::bold);
    // Not copyable or movable, because the members point at each other.
    Search(const Search&) = delete;
    Search(Search&&) = delete;
    Search& operator=(const Search&) = delete;
    Search& operator=(Search&&) = delete;
    ~Search() = default;

    /// Works until decided or until the ticks are used up.
    Outcome run(std::uint64_t ticks);
    [[nodiscard]] std::uint64_t ticks() const { return work_.ticks; }
    [[nodiscard]] const Tiles& tiles() const { return tiles_; }

    /// Starts a new question: can the position be won with these two tiles paired? Keeps learnt clauses. The previous
    /// question must have been answered, and a question without such a pair must not have been answered with `lost`.
    void ask(Pair pair);

    /// Returns the pairs in the order of their removal. Valid after `won`.
    [[nodiscard]] const std::vector<Pair>& moves() const { return moves_; }
    [[nodiscard]] std::vector<Move> moves_on_board() const;
    [[nodiscard]] const Proof& proof() const { return proof_; }
    [[nodiscard]] std::uint64_t conflicts() const { return engine_ ? engine_->clauses.conflicts() : 0; }

private:
    enum class Stage : std::uint8_t {
        sweep,
        propagate,
        upper,
        cut,
        lower,
        decide,
        done
    };

    /// The parts that only the full search needs; many positions are decided by a sweep.
    struct Engine {
        Engine(const Tiles& tiles, Work& work, Random& random, Course course)
            : clauses(work), pairs(tiles, clauses, random), upper(tiles, pairs, clauses, work, course),
              lower(tiles, pairs, work) {}
        Clauses clauses;
        Pairs pairs;
        UpperClosure upper;
        LowerClosure lower;
        std::vector<LowerClosure::Mark> lower_marks; // indexed by level: the lower closure before the level
        std::size_t noted = 0;                       // the length of the trail that the lower closure has handled
    };

    void step();
    void step_sweep();
    void step_propagate();
    void step_upper();
    void step_cut();
    void step_lower();
    void step_decide();
    void begin_engine();
    void begin_cut(const Field& stuck);
    bool advance_cut(const Field& field);
    void add_cut_pair(const Field& field, TileId a, TileId b);
    void learn();
    void back_to(std::uint32_t level);
    void sync_lower();
    bool decide_pair(TileId a, TileId b);
    void finish(Outcome outcome) {
        outcome_ = outcome;
        stage_ = Stage::done;
    }

    Tiles tiles_;
    Work work_;
    Random random_;
    Proof proof_;
    bool with_proof_;
    Course course_;
    Outcome outcome_ = Outcome::undecided;
    Stage stage_ = Stage::sweep;
    Sweep sweep_;
    std::uint32_t sweeps_left_;
    bool sweeping_ = false;
    bool more_sweeps_ = false; // another round of sweeps follows if the root is not lost
    std::unique_ptr<Engine> engine_;
    Pair asked_{none, none};
    std::vector<Pair> moves_;

    std::vector<Lit> cut_;
    const Field* cut_of_ = nullptr;
    TileId cut_at_ = 0;
    std::vector<std::uint32_t> cut_stamp_;
    std::uint32_t cut_stamp_now_ = 0;
    bool looked_again_ = false;
    std::uint64_t restart_at_ = 0;
    std::uint32_t restarts_ = 0;
};

} // namespace twoturns::pairing
