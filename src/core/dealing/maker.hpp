// Finds kinds for the tiles of a board so that it can be cleared and is as hard as asked for.
//
// Starts come in rungs from easy to hard: boards labelled while they are peeled (any two linkable
// tiles, the farthest apart of a few found by chance, become a pair and go), the farther the
// harder; then tiles shuffled by chance alone. Random players say how hard a start is, and the next
// one is taken a rung up or down. A shuffled board that is still too easy is tightened: a tile of a
// pair that goes early in a random game changes kinds with a tile elsewhere, a few at a time, taken
// back when that is too much. Tiles of a kind keep the distance chance gives them.
//
// The proof that the board can be cleared is how it was peeled, or the game of a random player who
// cleared it.
//
// Where no board was found in the band, the best one is graded in the end: random players that had no
// part in choosing it say what level it has.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/dealing/ground.hpp"
#include "core/dealing/looks.hpp"
#include "core/dealing/measure.hpp"
#include "core/dealing/player.hpp"
#include "core/dealing/prover.hpp"
#include "core/dealing/work.hpp"
#include "twoturns/random.hpp"

namespace twoturns::dealing {

class Maker {
public:
    /// `kinds` are those to be given out, any order, each below `kinds_end` and an even number of
    /// times; as many as `ground` has tiles. `ground` must outlive the maker.
    Maker(const Ground& ground, std::vector<Kind> kinds, std::size_t kinds_end, int difficulty, Random random);

    /// Goes on by half a millisecond or so, and counts what it took.
    void step();
    [[nodiscard]] bool finished() const { return stage_ == Stage::done; }
    /// Work done, and the most there will be but for one game and for grading.
    [[nodiscard]] Work work() const;
    [[nodiscard]] Work budget() const { return budget_; }

    /// What was found: the kind of each tile, and the moves that clear the board. None when all
    /// attempts to peel it failed.
    [[nodiscard]] bool found() const { return has_best_; }
    [[nodiscard]] const std::vector<Kind>& kinds() const { return best_.kinds; }
    [[nodiscard]] const std::vector<Couple>& witness() const { return best_.witness; }
    /// How hard it is: what was asked for, or else what grading showed.
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
        std::vector<Couple> witness; // empty when none is known
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
    Player player_;
    Player peeler_;
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
    std::optional<Prover> prover_; // where nobody won
    Work prover_work_ = 0;

    // Tightening: the last board that was too easy, and how many pairs to break next.
    bool tightening_ = false;
    Candidate base_;
    int base_share_ = 0;
    int breaks_ = 0;
    int breaks_left_ = 0;
    int taken_back_ = 0;
    int nearest_at_start_ = 0;
    int nearest_ = 0;       // of now_
    int usual_nearest_ = 0; // of tiles shuffled by chance

    Candidate best_;
    bool has_best_ = false;
    int best_miss_ = 0;

    // Grading: only where no board was found in the band. Its chance is its own, so that it changes no board.
    int level_ = 0;
    Random grading_random_{0x6C6576656CU};
    Work end_of_grading_ = 0;

    Work work_ = 0;
    Work budget_;
};

} // namespace twoturns::dealing
