#include "core/gravity_solver/gravity_solver.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/gravity_solver/beam.hpp"
#include "core/gravity_solver/descent.hpp"
#include "core/gravity_solver/lanes.hpp"
#include "core/gravity_solver/position.hpp"
#include "core/gravity_solver/relaxation.hpp"
#include "core/gravity_solver/repair.hpp"
#include "twoturns/random.hpp"

namespace twoturns {

using namespace gravity_solver;

namespace {

/// A beam that is cut off before its end wins nothing. The first beam wins the easier of the hard boards. The second
/// beam takes a tenth of a second on boards of the usual size. Later beams are for players who wait longer.
constexpr std::size_t first_width = 32;
constexpr std::size_t times_wider = 4;
constexpr std::size_t most_width = 8192;

/// The second beam's width for dealers. It must never change, because dealt boards depend on it.
constexpr std::size_t steady_second_width = 448;

/// The shares of the work that beams and descent get once beams have begun. The first two beams find many of the hard
/// wins in little time. After them the descent is better, because it both wins and proves losses; so it runs alone for
/// a second.
struct Shares {
    std::int64_t beams;
    std::int64_t descent;
};
constexpr Shares steady{8, 1};
constexpr Shares first_beams{2, 1};
constexpr Shares later_beams{1, 2};
constexpr std::uint64_t early_beams = 2;
constexpr Work work_before_later_beams = 1'000'000 * gravity_solver::work_per_unit;

/// The repair runs alone at first, then every other unit of work is its.
constexpr Work work_of_repair_alone = 300'000 * gravity_solver::work_per_unit;

/// Returns the stamps in the order of the tiles' numbers.
std::vector<std::uint16_t> by_number(const std::vector<std::uint16_t>& row_by_row, const Lanes& lanes,
                                     const std::vector<Cell>& cells) {
    std::vector<std::uint16_t> stamps;
    for (int t = 0; t < lanes.tiles(); ++t) {
        const Cell cell = lanes.cell(lanes.start_of(static_cast<TileId>(t)));
        const auto at = std::lower_bound(cells.begin(), cells.end(), cell) - cells.begin();
        stamps.push_back(row_by_row[static_cast<std::size_t>(at)]);
    }
    return stamps;
}

} // namespace

class GravitySolver::Search {
public:
    Search(const Board& board, Gravity gravity, GravitySolverOptions options)
        : lanes_(board, gravity), options_(options), course_(options.steady ? Course::steady : Course::bold),
          descent_(lanes_, course_, options.seed, std::min(options.memory, std::size_t{512} << 20U)),
          random_(~options.seed) {
        share(options.steady ? steady : first_beams, options.work_before_beams * gravity_solver::work_per_unit);
        if (lanes_.tiles() == 0)
            outcome_ = Outcome::won;
        else if (!lanes_.all_kinds_even())
            outcome_ = Outcome::lost;
        else if (!options_.steady && options_.stamps.size() == static_cast<std::size_t>(lanes_.tiles()))
            repair_ = std::make_unique<Repair>(lanes_, by_number(options_.stamps, lanes_, board.tile_cells()),
                                               options_.seed, options_.memory / 2);
    }

    Outcome run(std::uint64_t units) {
        const Work end = done_ + units * gravity_solver::work_per_unit;
        while (outcome_ == Outcome::undecided && done_ < end) step();
        return outcome_;
    }

    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    [[nodiscard]] std::uint64_t work_done() const { return done_ / gravity_solver::work_per_unit; }

private:
    void step() {
        if (!begun_) {
            begun_ = true;
            Relaxation relaxation(lanes_);
            if (!relaxation.look(lanes_, Position(lanes_))) outcome_ = Outcome::lost;
            done_ += relaxation.work();
            return;
        }
        if (repair_ && repaired_ <= std::max(work_of_repair_alone, done_ / 2)) {
            const Work work = repair_->step();
            repaired_ += work;
            done_ += work;
            conclude(repair_->outcome(), repair_->line());
            return;
        }
        if (balance_ <= 0) {
            Work work = 0;
            // A beam's positions are better than the positions that the descent reaches, though perhaps none of them
            // leads to a win.
            if (!ended_.empty() && descent_.between_attempts() && ++attempts_ % 2 == 0)
                work += descent_.begin_after(part_of_the_way(ended_, random_));
            work += descent_.step();
            balance_ += shares_.beams * static_cast<std::int64_t>(work);
            done_ += work;
            conclude(descent_.outcome(), descent_.line());
            return;
        }
        if (!beam_) {
            beam_ =
                std::make_unique<Beam>(lanes_, next_width(), course_, options_.seed + ++beams_, options_.memory / 4);
        }
        const Work work = beam_->step();
        balance_ -= shares_.descent * static_cast<std::int64_t>(work);
        done_ += work;
        conclude(beam_->outcome(), beam_->line());
        if (beam_->finished()) end_beam();
    }

    void end_beam() {
        if (course_ == Course::bold) {
            ended_ = beam_->take_levels();
            if (beams_ == early_beams) share(later_beams, work_before_later_beams);
        }
        beam_.reset();
    }

    /// Lets the descent do the work `first` before a beam continues.
    void share(Shares shares, Work first) {
        shares_ = shares;
        balance_ = -shares.beams * static_cast<std::int64_t>(first);
    }

    /// Returns the widest beam that fits the memory. A beam holds a node of 8 bytes for each position of each level,
    /// and some candidates for each position of the last. It may take a quarter of the memory, or an eighth if the
    /// levels of the previous beam are kept.
    [[nodiscard]] std::size_t widest() const {
        const auto levels = static_cast<std::size_t>(lanes_.tiles() / 2);
        const std::size_t memory = options_.memory / (course_ == Course::steady ? 4 : 8);
        return std::clamp<std::size_t>(memory / (8 * levels + 2048), first_width, most_width);
    }

    std::size_t next_width() {
        std::size_t wanted = width_ == 0 ? first_width : width_ * times_wider;
        if (course_ == Course::steady && width_ != 0) wanted = std::max(wanted, steady_second_width);
        return width_ = std::min(wanted, widest());
    }

    void conclude(Outcome outcome, const std::vector<Pair>& line) {
        outcome_ = outcome;
        if (outcome != Outcome::won) return;
        Position position(lanes_);
        for (const Pair pair : line) {
            moves_.push_back({lanes_.cell(position.where(pair.a)), lanes_.cell(position.where(pair.b))});
            position.make(lanes_, pair);
        }
    }

    Lanes lanes_;
    GravitySolverOptions options_;
    Course course_;
    Descent descent_;
    Shares shares_{};
    std::int64_t balance_ = 0;       // positive when the beams get the next work
    std::unique_ptr<Repair> repair_; // null without stamps
    Work repaired_ = 0;
    std::unique_ptr<Beam> beam_;
    Beam::Levels ended_;         // the levels of the last beam that ended
    std::uint64_t attempts_ = 0; // of the descent since the first beam ended
    Random random_;
    std::vector<Move> moves_;
    std::size_t width_ = 0;
    std::uint64_t beams_ = 0;
    Work done_ = 0;
    bool begun_ = false;
    Outcome outcome_ = Outcome::undecided;
};

GravitySolver::GravitySolver(const Board& settled_board, Gravity gravity, GravitySolverOptions options)
    : search_(std::make_unique<Search>(settled_board, gravity, options)) {}
GravitySolver::~GravitySolver() = default;
GravitySolver::GravitySolver(GravitySolver&&) noexcept = default;
GravitySolver& GravitySolver::operator=(GravitySolver&&) noexcept = default;

Outcome GravitySolver::run(std::uint64_t work) { return search_->run(work); }
const std::vector<Move>& GravitySolver::moves() const { return search_->moves(); }
std::uint64_t GravitySolver::work_done() const { return search_->work_done(); }

} // namespace twoturns
