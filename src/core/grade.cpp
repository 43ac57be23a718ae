#include "twoturns/grade.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/dealing/ground.hpp"
#include "core/dealing/playout.hpp"
#include "core/dealing/prover.hpp"
#include "core/dealing/work.hpp"
#include "core/gravity_solver/gravity_solver.hpp"
#include "twoturns/move_labels.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"

namespace twoturns {

using namespace dealing;

namespace {

constexpr int most_graded_games = 1'000;
constexpr int least_games = 100;
constexpr Work work_in_a_step = 500 * work_per_unit; // the work on a game in one step
constexpr Work work_for_games = 1'000'000 * work_per_unit;
constexpr Work work_for_proof = 4'000'000 * work_per_unit;
constexpr Work work_for_line = 4'000'000 * work_per_unit;

constexpr std::size_t most_positions = 32;
constexpr std::size_t moves_of_a_position = 6; // the most moves judged in one position with gravity
constexpr std::uint64_t units_of_a_move = 5'000;
constexpr std::uint64_t units_of_a_position = 200'000; // the budget for one position without gravity
constexpr std::uint64_t nodes_in_a_step = 200;
constexpr std::size_t memory_limit = std::size_t{4} << 20U;

std::vector<Kind> kinds_on(const Board& board) {
    std::vector<Kind> kinds;
    for (const Cell cell : board.tile_cells()) kinds.push_back(board.kind(cell));
    return kinds;
}

} // namespace

class Grader::State {
public:
    State(const Board& board, Gravity gravity)
        : gravity_(gravity), ground_(settled(board, gravity), gravity), playout_(ground_),
          kinds_(kinds_on(ground_.board())) {
        Kind highest = 0;
        for (const Kind kind : kinds_) highest = std::max(highest, kind);
        playout_.set_up(kinds_, std::size_t{highest} + 1);
        grade_.open_pairs = static_cast<int>(legal_moves(ground_.board()).size());
    }

    bool run(std::uint64_t work) {
        const Work end = work_ + work_of_game() + work * work_per_unit;
        while (stage_ != Stage::done && work_ + work_of_game() < end) step();
        return stage_ == Stage::done;
    }

    [[nodiscard]] const Grade& grade() const { return grade_; }

private:
    enum class Stage : std::uint8_t {
        play,
        prove,
        walk,
        label,
        done
    };

    void step() {
        switch (stage_) {
        case Stage::play: play(); break;
        case Stage::prove: prove(); break;
        case Stage::walk: walk(); break;
        case Stage::label: label(); break;
        case Stage::done: break;
        }
    }

    /// Returns the work of the current game so far.
    [[nodiscard]] Work work_of_game() const { return playing_ ? playout_.work() : 0; }

    void play() {
        if (!playing_) playout_.begin(random_, {});
        playing_ = !playout_.advance(work_in_a_step);
        if (playing_) return;
        work_ += playout_.work();
        ++grade_.games;
        if (playout_.won()) {
            ++grade_.wins;
            grade_.winnable = Outcome::won;
            line_ = playout_.moves();
        }
        grade_.level = difficulty_of(static_cast<std::uint64_t>(grade_.wins), static_cast<std::uint64_t>(grade_.games));
        if (grade_.games < least_games || (grade_.games < most_graded_games && work_ < work_for_games)) return;
        if (grade_.wins > 0) {
            begin_walk();
        } else {
            prover_.emplace(ground_, kinds_);
            stage_ = Stage::prove;
        }
    }

    void prove() {
        const Work before = prover_->work();
        grade_.winnable = prover_->step();
        work_ += prover_->work() - before + 1;
        if (grade_.winnable == Outcome::undecided && prover_->work() < work_for_proof) return;
        line_ = prover_->witness();
        prover_.reset();
        if (grade_.winnable == Outcome::won)
            begin_walk();
        else
            stage_ = Stage::done;
    }

    void begin_walk() {
        Board board = ground_.board();
        const auto cells = board.tile_cells();
        for (std::size_t t = 0; t < cells.size(); ++t) board.put(cells[t], {kinds_[t], static_cast<Face>(t)});
        now_ = board;
        end_of_line_ = work_ + work_for_line;
        stage_ = Stage::walk;
    }

    /// Examines or skips the current position, then goes on to the next position of the winning line.
    void walk() {
        work_ += 500 + 20 * static_cast<Work>(now_.size().cells());
        if (at_ == line_.size() || work_ >= end_of_line_) {
            stage_ = Stage::done;
            return;
        }
        // The positions to examine are spread evenly: a position is chosen where this quotient grows.
        const std::size_t some = std::min(most_positions, line_.size());
        const bool chosen = at_ == 0 || at_ * some / line_.size() != (at_ - 1) * some / line_.size();
        if (chosen && !looked_) {
            look();
            return;
        }
        looked_ = false;
        now_ = *apply(now_, move_of(line_[at_]), gravity_);
        ++at_;
    }

    void look() {
        looked_ = true;
        ++grade_.positions;
        moves_ = legal_moves(now_);
        grade_.open_pairs_along += static_cast<int>(moves_.size());
        if (gravity_ == Gravity::none) {
            labels_.emplace(now_, rest_of_line());
        } else {
            random_.shuffle(moves_);
            if (moves_.size() > moves_of_a_position) moves_.resize(moves_of_a_position);
        }
        stage_ = Stage::label;
    }

    void label() {
        if (gravity_ == Gravity::none)
            label_all();
        else
            label_next();
    }

    void label_all() {
        const std::uint64_t before = labels_->work_done();
        const bool done = labels_->run(nodes_in_a_step);
        work_ += work_per_unit * (labels_->work_done() - before) + 1;
        if (!done && labels_->work_done() < units_of_a_position) return;
        for (const LabelledMove& move : labels_->moves())
            if (move.safety != Safety::unknown) count(move.safety == Safety::fatal);
        labels_.reset();
        stage_ = Stage::walk;
    }

    void label_next() {
        if (moves_.empty()) {
            stage_ = Stage::walk;
            return;
        }
        if (!solver_) {
            if (moves_.back() == ordered(move_of(line_[at_]))) { // safe, as the line wins
                count(false);
                moves_.pop_back();
                return;
            }
            solver_.emplace(*apply(now_, moves_.back(), gravity_), gravity_, GravitySolverOptions{1, memory_limit});
        }
        const std::uint64_t before = solver_->work_done();
        const Outcome outcome = solver_->run(nodes_in_a_step);
        work_ += work_per_unit * (solver_->work_done() - before) + 1;
        if (outcome == Outcome::undecided && solver_->work_done() < units_of_a_move) return;
        if (outcome != Outcome::undecided) count(outcome == Outcome::lost);
        solver_.reset();
        moves_.pop_back();
    }

    void count(bool fatal) {
        ++grade_.judged_moves;
        if (fatal) ++grade_.fatal_moves;
    }

    static Move ordered(Move move) { return move.a < move.b ? move : Move{move.b, move.a}; }

    /// Returns the current cells of the two tiles. Each tile's face is the tile's number.
    [[nodiscard]] Move move_of(Couple couple) const {
        Move move;
        for (const Cell cell : now_.tile_cells()) {
            if (now_.tile(cell).face == couple.a) move.a = cell;
            if (now_.tile(cell).face == couple.b) move.b = cell;
        }
        return move;
    }

    /// Returns the rest of the line as moves. Only without gravity, where tiles stay in place.
    [[nodiscard]] std::vector<Move> rest_of_line() const {
        std::vector<Move> moves;
        for (std::size_t i = at_; i < line_.size(); ++i)
            moves.push_back({ground_.start(line_[i].a), ground_.start(line_[i].b)});
        return moves;
    }

    Gravity gravity_;
    Ground ground_;
    Playout playout_;
    std::vector<Kind> kinds_;
    Random random_{0x67726164U};
    Stage stage_ = Stage::play;
    Grade grade_;
    bool playing_ = false;
    std::optional<Prover> prover_;

    std::vector<Couple> line_;
    std::size_t at_ = 0;
    bool looked_ = false; // whether the current position was examined
    Board now_;
    std::vector<Move> moves_;
    std::optional<MoveLabels> labels_;
    std::optional<GravitySolver> solver_;
    Work end_of_line_ = 0;
    Work work_ = 0;
};

Grader::Grader(const Board& board, Gravity gravity) : state_(std::make_unique<State>(board, gravity)) {}
Grader::Grader(Grader&&) noexcept = default;
Grader& Grader::operator=(Grader&&) noexcept = default;
Grader::~Grader() = default;

bool Grader::run(std::uint64_t work) { return state_->run(work); }

const Grade& Grader::grade() const { return state_->grade(); }

Grade grade(const Board& board, Gravity gravity) {
    Grader grader(board, gravity);
    while (!grader.run(std::numeric_limits<std::uint32_t>::max())) {
    }
    return grader.grade();
}

} // namespace twoturns
