#include "core/pairing/search.hpp"

#include <algorithm>

#include "core/luby.hpp"

namespace twoturns::pairing {
namespace {

constexpr std::uint32_t first_sweeps = 2; // the root is examined after these sweeps, which proves most losses
constexpr std::uint32_t more_sweeps = 14;
constexpr std::uint64_t restart_unit = 64;

} // namespace

Search::Search(const Board& board, std::uint64_t seed, bool with_proof, Course course)
    : tiles_(board), random_(seed), with_proof_(with_proof), course_(course), sweep_(tiles_, work_),
      sweeps_left_(first_sweeps) {
    if (const KindId odd = tiles_.odd_kind(); odd != none) {
        if (with_proof_) proof_.add_odd(tiles_.first(odd));
        finish(Outcome::lost);
    } else if (tiles_.count() == 0) {
        finish(Outcome::won);
    }
}

Outcome Search::run(std::uint64_t ticks) {
    work_.limit = work_.ticks + ticks;
    while (stage_ != Stage::done && !work_.spent()) step();
    return outcome_;
}

void Search::step() {
    switch (stage_) {
    case Stage::sweep: return step_sweep();
    case Stage::propagate: return step_propagate();
    case Stage::upper: return step_upper();
    case Stage::cut: return step_cut();
    case Stage::lower: return step_lower();
    case Stage::decide: return step_decide();
    case Stage::done: return;
    }
}

void Search::step_sweep() {
    if (!sweeping_) {
        if (sweeps_left_ == 0) return begin_engine();
        --sweeps_left_;
        sweep_.begin(random_);
        if (asked_.a != none) sweep_.play(asked_);
        sweeping_ = true;
    }
    const Progress progress = sweep_.advance(random_);
    if (progress == Progress::paused) return;
    sweeping_ = false;
    if (progress == Progress::stuck) return;
    moves_ = sweep_.moves();
    finish(Outcome::won);
}

void Search::begin_engine() {
    if (!engine_) {
        engine_ = std::make_unique<Engine>(tiles_, work_, random_, course_);
        restart_at_ = restart_unit;
        more_sweeps_ = true;
        work_.ticks += tiles_.count() + 4 * std::uint64_t{engine_->clauses.variables()};
    }
    stage_ = Stage::propagate;
}

void Search::ask(Pair pair) {
    asked_ = pair;
    outcome_ = Outcome::undecided;
    sweeps_left_ = 1;
    stage_ = Stage::sweep;
    if (!engine_) return;
    // The lower closure may have used the asked tiles for pairs that needed no decision.
    back_to(0);
    engine_->lower.undo_to({0, 0});
    engine_->noted = 0;
}

void Search::step_propagate() {
    Clauses& clauses = engine_->clauses;
    if (!clauses.propagate()) return learn();
    if (clauses.contradictory()) return finish(Outcome::lost);
    if (clauses.level() == 0) clauses.tidy();
    engine_->upper.begin();
    stage_ = Stage::upper;
}

void Search::step_upper() {
    const Progress progress = engine_->upper.advance();
    if (progress == Progress::paused) return;
    if (progress == Progress::cleared) {
        if (more_sweeps_) {
            more_sweeps_ = false;
            sweeps_left_ = more_sweeps;
            stage_ = Stage::sweep;
            return;
        }
        if (asked_.a != none && engine_->clauses.level() == 0) {
            if (engine_->pairs.forbidden(asked_.a, asked_.b)) return finish(Outcome::lost);
            if (decide_pair(asked_.a, asked_.b)) return;
        }
        sync_lower();
        stage_ = Stage::lower;
        return;
    }
    engine_->upper.shrink();
    begin_cut(engine_->upper.field());
}

void Search::step_cut() {
    if (!advance_cut(*cut_of_)) return;
    if (with_proof_) {
        proof_.add_cut(*cut_of_);
        // Two pairs of the cut may stand for one literal here, which the checker finds only when it is told.
        if (std::any_of(cut_.begin(), cut_.end(), [](Lit lit) { return lit == no(var_of(lit)); }))
            proof_.add_learnt(cut_, engine_->pairs);
    }
    if (cut_of_ == &engine_->upper.field()) engine_->upper.end_shrink();
    engine_->clauses.set_conflict(cut_);
    learn();
}

void Search::step_lower() {
    if (!engine_->lower.advance()) return;
    if (engine_->lower.field().left() == 0) {
        moves_ = engine_->lower.moves();
        return finish(Outcome::won);
    }
    stage_ = Stage::decide;
}

/// Passes the variables that have become true to the lower closure.
void Search::sync_lower() {
    const auto& trail = engine_->clauses.trail();
    for (; engine_->noted < trail.size(); ++engine_->noted) {
        const Lit lit = trail[engine_->noted];
        if (lit == yes(var_of(lit))) engine_->lower.note(var_of(lit));
    }
}

void Search::back_to(std::uint32_t level) {
    Engine& e = *engine_;
    e.clauses.back_to(level);
    if (e.lower_marks.size() > level) {
        e.lower.undo_to(e.lower_marks[level]);
        e.lower_marks.resize(level);
    }
    e.noted = std::min(e.noted, e.clauses.trail().size());
}

void Search::learn() {
    Engine& e = *engine_;
    e.clauses.learn();
    if (e.clauses.contradictory()) return finish(Outcome::lost);
    if (with_proof_) proof_.add_learnt(e.clauses.learnt(), e.pairs);
    // The last literal of the trail is new, so the lower closure has not handled it.
    const std::uint32_t level = e.clauses.level();
    e.noted = std::min(e.noted, e.clauses.trail().size() - 1);
    back_to(level);
    if (e.clauses.conflicts() >= restart_at_) {
        restart_at_ = e.clauses.conflicts() + restart_unit * luby(++restarts_ + 1);
        back_to(0);
    }
    stage_ = Stage::propagate;
}

void Search::begin_cut(const Field& stuck) {
    cut_of_ = &stuck;
    cut_.clear();
    cut_at_ = 0;
    ++cut_stamp_now_;
    cut_stamp_.resize(2 * std::size_t{engine_->clauses.variables()}, 0);
    stage_ = Stage::cut;
}

void Search::add_cut_pair(const Field& field, TileId a, TileId b) {
    if ((field.gone(a) && field.gone(b)) || !field.linked(a, b)) return;
    const Lit lit = engine_->pairs.reason(a, b);
    if (cut_stamp_[lit] == cut_stamp_now_) return;
    cut_stamp_[lit] = cut_stamp_now_;
    cut_.push_back(lit);
}

/// Collects the cut of the tiles left on `field`.
bool Search::advance_cut(const Field& field) {
    for (; cut_at_ < tiles_.count(); ++cut_at_) {
        if (work_.spent()) return false;
        const KindId kind = tiles_.kind(cut_at_);
        if (field.left(kind) == 0) continue;
        for (TileId b = cut_at_ + 1; b < tiles_.end(kind); ++b) add_cut_pair(field, cut_at_, b);
    }
    return true;
}

bool Search::decide_pair(TileId a, TileId b) {
    Engine& e = *engine_;
    const Var var = e.pairs.make(a, b);
    if (var == no_var || e.clauses.value(var) == Value::yes) return false;
    e.lower_marks.push_back(e.lower.mark());
    e.clauses.decide(yes(var));
    looked_again_ = false;
    stage_ = Stage::propagate;
    return true;
}

void Search::step_decide() {
    Engine& e = *engine_;
    Var best = no_var;
    Pair pair{none, none};
    const Field& field = e.lower.field();
    for (const auto [a, b] : e.lower.open()) {
        if (field.gone(a) || field.gone(b)) continue;
        const Var var = e.pairs.find(a, b);
        if (var == no_var || e.clauses.value(var) != Value::open) continue;
        if (best == no_var || e.clauses.activity(var) > e.clauses.activity(best)) {
            best = var;
            pair = {a, b};
        }
    }
    work_.ticks += e.lower.open().size() / 8;
    if (best != no_var) {
        decide_pair(pair.a, pair.b);
        return;
    }
    for (TileId tile = 0; tile < tiles_.count(); ++tile) {
        if (field.gone(tile) || tiles_.small(tiles_.kind(tile))) continue;
        if (const TileId other = e.lower.partner(tile); other != none && decide_pair(tile, other)) return;
    }
    if (!looked_again_ || !e.lower.idle()) {
        looked_again_ = true;
        e.lower.touch_large();
        stage_ = Stage::lower;
        return;
    }
    // No linkable pair may be chosen: the tiles left are stuck.
    looked_again_ = false;
    begin_cut(field);
}

std::vector<Move> Search::moves_on_board() const {
    std::vector<Move> moves;
    moves.reserve(moves_.size());
    for (const Pair pair : moves_) {
        const Cell a = tiles_.cell(pair.a);
        const Cell b = tiles_.cell(pair.b);
        moves.push_back(a < b ? Move{a, b} : Move{b, a});
    }
    return moves;
}

} // namespace twoturns::pairing
