// Finds kinds for the tiles of a board so that it can be cleared and has the requested difficulty.
//
// Starting boards come in rungs from easy to hard. On the first rungs the maker removes tiles from the full ground pair
// by pair ("peels" the board) and assigns kinds meanwhile: it finds a few linkable pairs of tiles by chance, gives the
// pair with the greatest distance one kind and removes it; the greater the distance, the harder the board. On the last
// rung the maker shuffles the tiles. Random players measure each board, and the next board comes from a rung up or
// down. If a shuffled board is still too easy, the maker tightens it: a tile of a pair that is matched early in a
// random game exchanges its kind with a tile elsewhere on the board, a few tiles at a time. An exchange that makes the
// board too hard is undone. Tiles of a kind keep the distance that shuffling gives them.
//
// The proof that the board can be cleared is the order in which it was peeled, or the game of a random player who
// cleared it.
//
// If no board in the band of difficulty was found, the best board is graded at the end: further random players, which
// had no part in choosing the board, determine its level.
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
    /// `kinds` are the kinds to distribute, in any order: one for each tile of `ground`, each below `kinds_end` and
    /// used an even number of times. `ground` must outlive the maker.
    Maker(const Ground& ground, std::vector<Kind> kinds, std::size_t kinds_end, int difficulty, Random random);

    /// Does about half a millisecond of work and adds it to work().
    void step();
    [[nodiscard]] bool finished() const { return stage_ == Stage::done; }
    /// work() returns the work done so far; budget() its maximum, not counting one game and the grading.
    [[nodiscard]] Work work() const;
    [[nodiscard]] Work budget() const { return budget_; }

    /// The results: the kind of each tile, and the moves that clear the board. found() returns false if all attempts at
    /// peeling failed.
    [[nodiscard]] bool found() const { return has_best_; }
    [[nodiscard]] const std::vector<Kind>& kinds() const { return best_.kinds; }
    [[nodiscard]] const std::vector<Couple>& witness() const { return best_.witness; }
    /// Returns the board's level: the requested level, or the level determined by grading.
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
    bool playing_ = false;         // a game for measuring or grading
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
    int nearest_ = 0;       // nearest_of_all() of the kinds in now_
    int usual_nearest_ = 0; // nearest_of_all() of shuffled kinds

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
