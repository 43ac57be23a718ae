// ProblemMaker: deals boards at random, wins each, and looks for a problem among the positions of that win.
#include <algorithm>
#include <optional>
#include <utility>

#include "core/problem/candidates.hpp"
#include "core/problem/grades.hpp"
#include "core/problem/longest_play.hpp"
#include "twoturns/certificate.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/problem.hpp"
#include "twoturns/random.hpp"
#include "twoturns/solver.hpp"

namespace twoturns {
namespace {

using problem::Candidate;
using problem::Figures;
using problem::LongestPlay;

/// The work after which the best problem so far has to do.
constexpr std::uint64_t most_problem_work = 4'000'000;
/// The work for each question to a solver.
constexpr std::uint64_t work_for_a_win = 20'000;
constexpr std::uint64_t work_for_a_move = 10'000;
/// The positions for the end after a losing move. With gravity they are the proof, so there are more.
constexpr std::uint64_t positions_without_gravity = 2'000;
constexpr std::uint64_t positions_with_gravity = 20'000;

std::uint64_t positions_for_end(Gravity gravity) {
    return gravity == Gravity::none ? positions_without_gravity : positions_with_gravity;
}

/// Returns a full board with `copies` of each kind in random order. An odd board has no tile nearest the middle.
Board random_board(const ProblemId& id, Random& random) {
    Board board{id.size};
    std::vector<Cell> cells;
    const bool odd = id.size.cells() % 2 != 0;
    const Cell middle{(id.size.rows + 1) / 2, (id.size.cols + 1) / 2};
    for (int row = 1; row <= id.size.rows; ++row)
        for (int col = 1; col <= id.size.cols; ++col)
            if (!odd || Cell{row, col} != middle) cells.push_back({row, col});
    random.shuffle(cells);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto kind = static_cast<Kind>(i / static_cast<std::size_t>(id.copies));
        board.put(cells[i], {kind, kind});
    }
    return settled(std::move(board), id.gravity);
}

LosingMove end_of(Move move, const LongestPlay& play) {
    return {move, play.moves(), play.staying(), play.complete(), {}};
}

} // namespace

LosingMove end_after(const Board& board, Move move, Gravity gravity, std::uint64_t positions) {
    LongestPlay play{*apply(board, move, gravity), gravity, positions};
    play.run(positions + 1);
    return end_of(move, play);
}

/// Each call of step() does one small part of the work, the same for any slicing.
class ProblemMaker::Search {
public:
    explicit Search(const ProblemId& id) : id_(id), random_(std::string_view{to_text(id)}) {}

    bool run(std::uint64_t work) {
        const std::uint64_t until = work_ + work;
        while (!done() && work_ < until) step();
        return done();
    }

    [[nodiscard]] double progress() const {
        return done() ? 1. : static_cast<double>(work_) / static_cast<double>(most_problem_work);
    }

    Result<Problem> take() {
        if (!best_) return Message{N_("no problem was found on boards of {0}"), {to_text(id_.size)}};
        return *std::move(best_);
    }

private:
    [[nodiscard]] bool done() const { return (best_ && best_->grade == id_.grade) || work_ >= most_problem_work; }

    void step() {
        if (proving_)
            prove();
        else if (candidate_)
            judge();
        else if (!candidates_.empty())
            begin_candidate();
        else if (solver_)
            solve();
        else
            deal();
    }

    void deal() {
        board_ = random_board(id_, random_);
        solver_.emplace(board_, id_.gravity);
        solved_ = 0;
        work_ += 20;
    }

    void solve() {
        constexpr std::uint64_t slice = 500;
        const Outcome outcome = solver_->run(slice);
        work_ += slice;
        solved_ += slice;
        if (outcome == Outcome::undecided && solved_ < work_for_a_win) return;
        if (outcome == Outcome::won) {
            candidates_ = problem::candidates_of(board_, id_.gravity, solver_->moves());
            work_ += candidates_.size() * 5;
        }
        solver_.reset();
    }

    void begin_candidate() {
        candidate_ = std::move(candidates_.back());
        candidates_.pop_back();
        figures_ = {0, 0, candidate_->board.tiles(), is_last_of_kind()};
        board_ = candidate_->board;
        line_at_ = 0;
        ask();
    }

    /// Asks about the moves of the position `line_at_` moves after the candidate's.
    void ask() {
        work_ += 2;
        moves_ = legal_moves(board_);
        asked_ = 0;
        solver_.reset();
        labels_.reset();
        if (moves_.size() < 2 || !fits_some_grade()) return end_candidate();
        if (id_.gravity == Gravity::none)
            labels_.emplace(board_, std::vector<Move>(rest_of_line(), candidate_->line.cend()));
    }

    [[nodiscard]] std::vector<Move>::const_iterator rest_of_line() const {
        return candidate_->line.begin() + static_cast<std::ptrdiff_t>(line_at_);
    }

    /// Returns whether the key is the last pair of its kind, which without gravity may always go.
    [[nodiscard]] bool is_last_of_kind() const {
        const Board& board = candidate_->board;
        const auto cells = board.cells_by_kind();
        return id_.gravity == Gravity::none && cells[board.kind(candidate_->line.front().a)].size() == 2;
    }

    /// Returns false if no grade up to the one asked for has so few or so many tiles and losing moves.
    [[nodiscard]] bool fits_some_grade() const {
        if (line_at_ > 0) return true;
        const int losing = static_cast<int>(moves_.size()) - 1;
        for (int grade = worst_useful(); grade <= id_.grade; ++grade) {
            const problem::Grade& wanted = problem::grade_at(grade);
            if (wanted.has({losing, wanted.least.only_moves, figures_.tiles, figures_.last_of_kind})) return true;
        }
        return false;
    }

    /// Returns the easiest grade that is better than what was found.
    [[nodiscard]] int worst_useful() const { return best_ ? best_->grade + 1 : 1; }

    void judge() {
        const Safety others = labels_ ? label_slice() : solver_slice();
        if (others == Safety::unknown) return;
        if (others == Safety::safe) return end_candidate();
        // All others lose.
        if (line_at_ == 0) figures_.losing = static_cast<int>(moves_.size()) - 1;
        ++figures_.only_moves;
        if (figures_.only_moves == problem::most_only_moves) return end_candidate();
        if (!take_pair(board_, candidate_->line[line_at_], id_.gravity)) return end_candidate();
        ++line_at_;
        ask();
    }

    /// Returns `fatal` once all moves but the line's lose, `safe` once another one is safe or takes too long.
    Safety label_slice() {
        constexpr std::uint64_t slice = 200;
        const std::uint64_t before = labels_->work_done();
        const bool done = labels_->run(slice);
        work_ += labels_->work_done() - before + 1;
        const auto is_safe = [](const LabelledMove& labelled) { return labelled.safety == Safety::safe; };
        if (std::count_if(labels_->moves().begin(), labels_->moves().end(), is_safe) > 1) return Safety::safe;
        if (done) return Safety::fatal;
        return labels_->work_done() > work_for_a_move ? Safety::safe : Safety::unknown;
    }

    Safety solver_slice() {
        if (asked_ == moves_.size()) return Safety::fatal;
        if (is_line_move(moves_[asked_])) {
            ++asked_;
            return Safety::unknown;
        }
        if (!solver_) {
            solver_.emplace(*apply(board_, moves_[asked_], id_.gravity), id_.gravity);
            solved_ = 0;
        }
        constexpr std::uint64_t slice = 200;
        const Outcome outcome = solver_->run(slice);
        work_ += slice;
        solved_ += slice;
        if (outcome == Outcome::won || solved_ > work_for_a_move) return Safety::safe;
        if (outcome == Outcome::lost) {
            solver_.reset();
            ++asked_;
        }
        return Safety::unknown;
    }

    [[nodiscard]] bool is_line_move(Move move) const { return same_pair(move, candidate_->line[line_at_]); }
    static bool same_pair(Move a, Move b) { return a == b || a == Move{b.b, b.a}; }

    /// Keeps the candidate if it is a problem of a better grade than the best so far.
    void end_candidate() {
        solver_.reset();
        labels_.reset();
        const int grade = figures_.only_moves > 0 ? grade_of_figures() : 0;
        if (grade >= worst_useful()) {
            proving_ = Problem{candidate_->board, id_.gravity, candidate_->line, {}, figures_.only_moves, grade};
            moves_ = legal_moves(candidate_->board);
            asked_ = 0;
        }
        candidate_.reset();
    }

    [[nodiscard]] int grade_of_figures() const {
        int grade = id_.grade;
        while (grade > 0 && !problem::grade_at(grade).has(figures_)) --grade;
        return grade;
    }

    /// Proves that one more move loses, or drops the problem if that takes too long.
    void prove() {
        Problem& proven = *proving_;
        if (asked_ == moves_.size()) {
            best_ = *std::move(proving_);
            proving_.reset();
            return;
        }
        const Move move = moves_[asked_];
        if (same_pair(move, proven.key())) {
            ++asked_;
            return;
        }
        if (!end_) end_.emplace(*apply(proven.board, move, id_.gravity), id_.gravity, positions_for_end(id_.gravity));
        const std::uint64_t before = end_->looked_at();
        const bool finished = end_->run(200);
        work_ += 10 * (end_->looked_at() - before + 1);
        if (!finished) return;
        LosingMove losing = end_of(move, *end_);
        end_.reset();
        if (losing.staying == 0 || !certify(proven.board, losing)) {
            proving_.reset();
            return;
        }
        proven.losing.push_back(std::move(losing));
        ++asked_;
    }

    /// With gravity the search of all positions is the proof.
    bool certify(const Board& board, LosingMove& losing) {
        if (id_.gravity != Gravity::none) return losing.best;
        const Board after = *apply(board, losing.move, Gravity::none);
        Solver solver{after, Gravity::none, {.certificate = true}};
        work_ += 2'000;
        if (solver.run(4 * work_for_a_move) != Outcome::lost) return false;
        losing.certificate = solver.certificate();
        return static_cast<bool>(check_loss(after, losing.certificate));
    }

    ProblemId id_;
    Random random_;
    std::uint64_t work_ = 0;
    std::optional<Problem> best_;

    Board board_; // dealt, or of a candidate with some moves of its line made
    std::optional<Solver> solver_;
    std::uint64_t solved_ = 0; // the work of that solver
    std::vector<Candidate> candidates_;

    std::optional<Candidate> candidate_;
    std::size_t line_at_ = 0;
    std::vector<Move> moves_; // of the position that is judged or proven
    std::size_t asked_ = 0;
    std::optional<MoveLabels> labels_;
    Figures figures_;

    std::optional<Problem> proving_;
    std::optional<LongestPlay> end_;
};

ProblemMaker::ProblemMaker(const ProblemId& id) : search_(std::make_unique<Search>(id)) {}
ProblemMaker::ProblemMaker(ProblemMaker&&) noexcept = default;
ProblemMaker& ProblemMaker::operator=(ProblemMaker&&) noexcept = default;
ProblemMaker::~ProblemMaker() = default;

bool ProblemMaker::run(std::uint64_t work) { return search_->run(work); }
double ProblemMaker::progress() const { return search_->progress(); }
Result<Problem> ProblemMaker::take() { return search_->take(); }

Result<Problem> make_problem(const ProblemId& id) {
    ProblemMaker maker{id};
    while (!maker.run(1'000'000)) {
    }
    return maker.take();
}

} // namespace twoturns
