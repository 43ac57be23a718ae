#include "core/dealing/maker.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace twoturns::dealing {
namespace {

/// For each rung, the number of linkable pairs from which peeling takes the pair farthest apart; 0: tiles are shuffled.
constexpr std::array<int, 8> rungs{2, 3, 4, 6, 10, 20, 40, 0};
constexpr std::array<std::size_t, 5> first_rung{0, 1, 3, 5, 5};

/// After this many failed attempts at peeling, the cells are assumed to allow no board that can be cleared. Only stones
/// can cause that.
constexpr int most_failed_peels = 200;

/// The number of games after which a board counts as in the band.
constexpr int most_games = 120;

/// Tightening begins with one change for every so many tiles.
constexpr std::size_t tiles_a_change = 16;

/// A change that seems to make a board easier by more than this, in hundredths of a percent, is undone.
constexpr int slack = 1500;

constexpr int most_taken_back = 16;

/// A pair is early if it is among the first moves of a random game, up to this number.
constexpr std::size_t early = 6;

/// The search for a way to clear one board may take this fraction of the budget: 1 / share.
constexpr Work share_of_a_proof = 20;

/// The most work of one step.
constexpr Work a_while = 500 * work_per_unit;

/// Grading plays as many games as measuring, or as many as fit into 1 / this of the budget, but enough games to
/// determine a level.
constexpr Work share_of_grading = 8;
constexpr int fewest_graded_games = 10;

/// The number of places examined for a tile whose pair is broken.
constexpr int places = 8;

/// The least distance between tiles of a kind in any deal, as a percentage of the mean over `shuffles` shuffles.
constexpr int least_nearest = 90;
constexpr int shuffles = 8;

/// The change in the distance of tiles of a kind that tightening may cause, in percent.
constexpr int change_of_looks = 5;

/// Returns the target band, which is inside the difficulty's band, so that a board found there by chance is seldom far
/// outside the latter.
Band aim_of(int difficulty) {
    const Band band = band_of(difficulty);
    const int margin = (band.high - band.low) * 15 / 100;
    return {band.low == 0 ? 0 : band.low + margin, band.high == 100 ? 100 : band.high - margin};
}

/// Returns the budget for a number of tiles: 20 ms at 18x8, 230 ms at 24x12 and 30x16, 2.5 s at 62x62. This allows some
/// hundred games on every size.
Work budget_for(std::size_t tiles) {
    const Work n = tiles;
    const Work units = n <= 144   ? std::min<Work>(20'000, 5 * n * n)
                       : n <= 284 ? 20'000 + (n - 144) * 1'500
                                  : std::max<Work>(230'000, n * n / 6);
    return units * work_per_unit;
}

} // namespace

Maker::Maker(const Ground& ground, std::vector<Kind> kinds, std::size_t kinds_end, int difficulty, Random random)
    : ground_(&ground), looks_(ground), player_(ground), peeler_(ground), stock_(std::move(kinds)),
      kinds_end_(kinds_end), difficulty_(difficulty), aim_(aim_of(difficulty)), random_(random),
      rung_(first_rung[static_cast<std::size_t>(difficulty - 1)]), measure_(aim_, most_games),
      budget_(budget_for(ground.tiles())) {
    std::sort(stock_.begin(), stock_.end());
    peeler_.set_up(std::vector<Kind>(ground.tiles(), 0), 1);
    auto shuffled = stock_;
    for (int i = 0; i < shuffles; ++i) {
        random_.shuffle(shuffled);
        usual_nearest_ += looks_.nearest_of_all(shuffled, kinds_end_);
    }
    usual_nearest_ /= shuffles;
    work_ += shuffles * work_of_looks();
}

Work Maker::work() const {
    return work_ + (stage_ == Stage::peel ? peeler_.work() : 0) + (playing_ ? player_.work() : 0);
}

Work Maker::work_of_looks() const {
    return stock_.size() * (20 + stock_.size() / std::max<std::size_t>(1, kinds_end_));
}

void Maker::step() {
    if (stage_ == Stage::start)
        begin();
    else if (stage_ == Stage::peel)
        peel();
    else if (stage_ == Stage::tighten)
        tighten();
    else if (stage_ == Stage::measure)
        measure();
    else if (stage_ == Stage::prove)
        prove();
    else if (stage_ == Stage::grade)
        return grade();
    if (has_best_ && stage_ != Stage::done && work_ >= budget_) begin_grade();
}

void Maker::begin() {
    tightening_ = false;
    const int farthest_of = rungs[rung_];
    if (farthest_of == 0) {
        now_.kinds = stock_;
        random_.shuffle(now_.kinds);
        now_.witness.clear();
        work_ += 10 * stock_.size();
        begin_measure();
        return;
    }
    // With straight lines only, peeling seldom reaches its end without a wide choice of pairs.
    constexpr int straight_choice = 20;
    const bool straight = ground_->occupancy().most_turns() == 0;
    peeler_.begin(random_, {straight ? std::max(farthest_of, straight_choice) : farthest_of});
    stage_ = Stage::peel;
}

void Maker::begin_measure() {
    measure_ = Measure(aim_, most_games);
    if (!has_best_) keep();
    nearest_ = looks_.nearest_of_all(now_.kinds, kinds_end_);
    work_ += work_of_looks();
    stage_ = Stage::start;
    if (rungs[rung_] != 0 && 100 * nearest_ < least_nearest * usual_nearest_) {
        ++rung_; // pairs on the next rung are farther apart
        return;
    }
    player_.set_up(now_.kinds, kinds_end_);
    stage_ = Stage::measure;
}

void Maker::peel() {
    if (!peeler_.advance(a_while)) return;
    work_ += peeler_.work();
    stage_ = Stage::start;
    if (!peeler_.won()) {
        if (++failed_peels_ == most_failed_peels && !has_best_) stage_ = Stage::done;
        return;
    }
    now_.witness = peeler_.moves();
    std::vector<Kind> pairs;
    for (std::size_t i = 0; i < stock_.size(); i += 2) pairs.push_back(stock_[i]);
    random_.shuffle(pairs);
    now_.kinds.resize(stock_.size());
    for (std::size_t i = 0; i < pairs.size(); ++i)
        now_.kinds[now_.witness[i].a] = now_.kinds[now_.witness[i].b] = pairs[i];
    begin_measure();
}

/// Continues the current game for a while, or begins one. Returns true when the game has ended and was counted.
bool Maker::play_game(Random& random) {
    if (!playing_) player_.begin(random, {});
    playing_ = !player_.advance(a_while);
    if (playing_) return false;
    work_ += player_.work();
    measure_.add(player_.won());
    return true;
}

void Maker::measure() {
    if (!play_game(random_)) return;
    if (player_.won() && now_.witness.empty()) now_.witness = player_.moves();
    if (measure_.fit() != Fit::unknown) judge();
}

void Maker::keep() {
    best_ = now_;
    best_miss_ = measure_.miss();
    has_best_ = true;
}

void Maker::judge() {
    const Fit fit = measure_.fit();
    if (fit == Fit::in_band && now_.witness.empty()) {
        prover_.emplace(*ground_, now_.kinds);
        prover_work_ = 0;
        stage_ = Stage::prove;
        return;
    }
    if (!now_.witness.empty() && measure_.miss() < best_miss_) keep();
    if (fit != Fit::in_band) {
        go_on(fit);
        return;
    }
    keep();
    level_ = difficulty_;
    stage_ = Stage::done;
}

void Maker::begin_grade() {
    playing_ = false;
    player_.set_up(best_.kinds, kinds_end_);
    measure_ = Measure(aim_, most_games);
    end_of_grading_ = work_ + budget_ / share_of_grading;
    stage_ = Stage::grade;
}

void Maker::grade() {
    if (!play_game(grading_random_)) return;
    const int games = measure_.games();
    if (games < fewest_graded_games || (games < most_games && work_ < end_of_grading_)) return;
    level_ = difficulty_of(static_cast<std::uint64_t>(measure_.wins()), static_cast<std::uint64_t>(games));
    stage_ = Stage::done;
}

void Maker::prove() {
    const Outcome outcome = prover_->step();
    const Work work = prover_->work();
    work_ += work - prover_work_;
    prover_work_ = work;
    if (outcome == Outcome::undecided && work < budget_ / share_of_a_proof) return;
    stage_ = Stage::measure;
    if (outcome == Outcome::won) now_.witness = prover_->witness();
    prover_.reset();
    if (now_.witness.empty())
        go_on(Fit::too_hard); // according to the games so far
    else
        judge();
}

void Maker::go_on(Fit fit) {
    if (tightening_ || (fit == Fit::too_easy && rungs[rung_] == 0)) {
        if (!tightening_) {
            tightening_ = true;
            breaks_ = std::max(1, static_cast<int>(stock_.size() / tiles_a_change));
            base_share_ = measure_.share();
            taken_back_ = 0;
            nearest_at_start_ = nearest_;
            base_ = now_;
        } else if (fit == Fit::too_easy && measure_.share() <= base_share_ + slack) {
            base_ = now_;
            base_share_ = measure_.share();
            ++breaks_;
        } else {
            now_ = base_;
            nearest_ = looks_.nearest_of_all(now_.kinds, kinds_end_);
            if (fit == Fit::too_hard) breaks_ = std::max(1, breaks_ / 2);
            ++taken_back_;
        }
        if (taken_back_ <= most_taken_back) {
            breaks_left_ = breaks_;
            stage_ = Stage::tighten;
            return;
        }
    }
    if (fit == Fit::too_hard && rung_ > 0) --rung_;
    if (fit == Fit::too_easy && rungs[rung_] != 0) ++rung_;
    stage_ = Stage::start;
}

void Maker::tighten() {
    if (breaks_left_ > 0) {
        --breaks_left_;
        change_early_game();
        return;
    }
    now_.witness.clear();
    measure_ = Measure(aim_, most_games);
    player_.set_up(now_.kinds, kinds_end_);
    stage_ = Stage::measure;
}

void Maker::change_early_game() {
    player_.set_up(now_.kinds, kinds_end_);
    player_.play(random_, {1, early});
    work_ += player_.work() + static_cast<Work>(places) * 8 * stock_.size();
    const auto& moves = player_.moves();
    if (moves.empty()) return;
    const Couple couple = moves[random_.index(moves.size())];
    const std::size_t tile = random_.below(2) == 0 ? couple.a : couple.b;
    const Couple other = moves[random_.index(moves.size())];
    if (now_.kinds[other.a] != now_.kinds[tile] && random_.below(2) == 0)
        mislead(tile, other);
    else
        break_pair(tile);
}

void Maker::break_pair(std::size_t tile) {
    const auto& kinds = now_.kinds;
    std::size_t best = tile;
    int best_ease = 0;
    for (int i = 0; i < places; ++i) {
        const std::size_t other = random_.index(kinds.size());
        if (kinds[tile] == kinds[other]) continue;
        const int ease = looks_.ease(kinds, tile, kinds[other], other) + looks_.ease(kinds, other, kinds[tile], tile);
        if ((best != tile && ease >= best_ease)) continue;
        best = other;
        best_ease = ease;
    }
    exchange(tile, best);
}

void Maker::mislead(std::size_t tile, Couple pair) {
    std::vector<std::size_t> others;
    for (std::size_t t = 0; t < now_.kinds.size(); ++t)
        if (now_.kinds[t] == now_.kinds[pair.a] && t != pair.a && t != pair.b) others.push_back(t);
    if (!others.empty()) exchange(tile, others[random_.index(others.size())]);
}

bool Maker::exchange(std::size_t a, std::size_t b) {
    auto& kinds = now_.kinds;
    const Kind of_a = kinds[a];
    const Kind of_b = kinds[b];
    if (of_a == of_b) return false;
    const int before = looks_.nearest(kinds, of_a) + looks_.nearest(kinds, of_b);
    std::swap(kinds[a], kinds[b]);
    const int nearest = nearest_ - before + looks_.nearest(kinds, of_a) + looks_.nearest(kinds, of_b);
    const bool too_far = nearest > nearest_ && 100 * nearest > (100 + change_of_looks) * nearest_at_start_;
    const bool too_near = nearest < nearest_ && 100 * nearest < (100 - change_of_looks) * nearest_at_start_;
    if (too_far || too_near) {
        std::swap(kinds[a], kinds[b]);
        return false;
    }
    nearest_ = nearest;
    return true;
}

} // namespace twoturns::dealing
