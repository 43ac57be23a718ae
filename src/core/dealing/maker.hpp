// Finds kinds for the tiles of a board so that it can be cleared and has the requested difficulty.
//
// Starting boards come in rungs from easy to hard. On the first rungs boards are labelled while they are peeled: a few
// linkable pairs of tiles are found by chance, and the pair farthest apart becomes a pair of one kind and is removed;
// the farther apart, the harder the board. On the last rung tiles are shuffled. Random players measure a board, and the
// next one is taken a rung up or down. A shuffled board that is still too easy is tightened: a tile of a pair that goes
// early in a random game exchanges its kind with a tile elsewhere, a few at a time, and the exchange is undone if it is
// too much. Tiles of a kind keep the distance that shuffling gives them.
//
// The proof that the board can be cleared is the order in which it was peeled, or the game of a random player who
// cleared it.
//
// If no board was found in the band, the best one is graded at the end: random players that had no part in choosing it
// determine its level.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/dealing/ground.hpp"
#include "core/dealing/looks.hpp"
#include "core/dealing/measure.hpp"
#include "core/dealing/playout.hpp"
#include "core/dealing/prover.hpp"
#include "core/dealing/work.hpp"
#include "twoturns/random.hpp"

namespace twoturns::dealing {

class Maker {
public:
    /// `kinds` are the kinds to distribute, in any order, each below `kinds_end` and an even number of times; as many
    /// as `ground` has tiles. `ground` must outlive the maker.
    Maker(const Ground& ground, std::vector<Kind> kinds, std::size_t kinds_end, int difficulty, Random random);

    /// Does about half a millisecond of work, and counts it.
    void step();
    [[nodiscard]] bool finished() const { return stage_ == Stage::done; }
    /// The work done, and the most it can become, not counting one game and the grading.
    [[nodiscard]] Work work() const;
    [[nodiscard]] Work budget() const { return budget_; }

    /// The results: the kind of each tile, and the moves that clear the board. found() is false if all attempts at
    /// peeling failed.
    [[nodiscard]] bool found() const { return has_best_; }
    [[nodiscard]] const std::vector<Kind>& kinds() const { return best_.kinds; }
    [[nodiscard]] const std::vector<Couple>& witness() const { return best_.witness; }
    /// Returns the board's level: the requested one, or else the one determined by grading.
    [[nodiscard]] int level() const { return level_; }
    [[nodiscard]] Random& random() { return random_; }

private:
    enum class Stage : std::uint8_t {
        start,
        peel,
        tighten,
        measure,
        prove,
        grade,
        done
    };
    struct Candidate {
        std::vector<Kind> kinds;
        std::vector<Couple> witness; // empty when no witness is known
    };

    void begin();
    [[nodiscard]] Work work_of_looks() const;
    void peel();
    void begin_measure();
    void prove();
    void judge();
    void go_on(Fit fit);
    void keep();
    void tighten();
    void change_early_game();
    void break_pair(std::size_t tile);
    void mislead(std::size_t tile, Couple pair);
    bool exchange(std::size_t a, std::size_t b);
    void measure();
    bool play_game(Random& random);
    void begin_grade();
    void grade();

    const Ground* ground_;
    Looks looks_;
    Playout player_;
    Playout peeler_;
    std::vector<Kind> stock_;
    std::size_t kinds_end_;
    int difficulty_;
    Band aim_;
    Random random_;

    Stage stage_ = Stage::start;
    std::size_t rung_;
    int failed_peels_ = 0;
    Candidate now_;
    Measure measure_;
    bool playing_ = false;         // a game to measure or to grade
    std::optional<Prover> prover_; // set when no player won
    Work prover_work_ = 0;

    // Tightening: the last board that was too easy, and the number of pairs to break next.
    bool tightening_ = false;
    Candidate base_;
    int base_share_ = 0;
    int breaks_ = 0;
    int breaks_left_ = 0;
    int taken_back_ = 0;
    int nearest_at_start_ = 0;
    int nearest_ = 0;       // of now_
    int usual_nearest_ = 0; // of shuffled tiles

    Candidate best_;
    bool has_best_ = false;
    int best_miss_ = 0;

    // Grading, if no board was found in the band. It has its own random numbers, so that it changes no board.
    int level_ = 0;
    Random grading_random_{0x6C6576656CU};
    Work end_of_grading_ = 0;

    Work work_ = 0;
    Work budget_;
};

} // namespace twoturns::dealing
