#include "game/session.hpp"

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <utility>

namespace twoturns::game {

namespace {

/// On a board with no more tiles than this an area would be most of it.
constexpr int fewest_for_area = 24;

} // namespace

Session::Session(const Board& board, Gravity gravity, std::vector<Move> witness, std::uint64_t first_serial)
    : gravity_(gravity), next_serial_(first_serial) {
    states_.push_back({board, {}, next_serial_++, {}});
    settle(states_.front().board, gravity_);
    if (!witness.empty()) states_.front().known = known_won(states_.front().board, gravity_, std::move(witness));
    look();
}

Reply Session::act(const Action& action, Time now) {
    auto outcome = std::visit(
        [&](const auto& what) -> Reply {
            using What = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<What, Attend>) {
                present_ = what.present;
                return Nothing{};
            } else if constexpr (std::is_same_v<What, Pause>) {
                if (status_ == Status::won) return Nothing{};
                paused_ = !paused_;
                return PauseChanged{};
            } else {
                if (paused_) return Nothing{};
                if constexpr (std::is_same_v<What, Click>) return click(what.cell);
                if constexpr (std::is_same_v<What, PutBack>) return picked_ ? click(*picked_) : Reply{Nothing{}};
                if constexpr (std::is_same_v<What, Hint>) return hint(what);
                if constexpr (std::is_same_v<What, Rewind>) return rewind();
                if constexpr (std::is_same_v<What, Undo>) {
                    if (!can_undo()) return Nothing{};
                    ++undos_;
                    return go_to(at_ - 1);
                }
                if constexpr (std::is_same_v<What, Redo>) return can_redo() ? go_to(at_ + 1) : Reply{Nothing{}};
                if constexpr (std::is_same_v<What, Restart>) {
                    if (!can_restart()) return Nothing{};
                    record({states_.front().board, {}, 0, states_.front().known}); // can be undone like any step
                    return Changed{};
                }
                if constexpr (std::is_same_v<What, Reshuffle>) return take_reshuffled(what.deal);
            }
        },
        action);
    if (std::holds_alternative<Picked>(outcome) || std::holds_alternative<Hinted>(outcome)) started_ = true;
    run_clock(now);
    return outcome;
}

Reply Session::click(Cell cell) {
    if (!board().size().contains(cell) || !board().is_tile(cell)) return Nothing{};
    const auto from = std::exchange(picked_, cell);
    if (!from) return Picked{cell};
    if (*from == cell) {
        picked_.reset();
        return Unpicked{cell};
    }
    if (board().kind(*from) != board().kind(cell)) return NoMatch{*from, cell};
    const auto link = find_link(board().occupancy(), *from, cell);
    if (!link) return Blocked{*from, cell, explain_block(board().occupancy(), *from, cell)};

    Removal removal = *remove_pair(board(), {*from, cell}, gravity_);
    Matched matched{*link, board().tile(*from), board().tile(cell), std::move(removal.slides)};
    Knowledge after = known_after(known(), {*from, cell}, removal.board, gravity_);
    record({std::move(removal.board), Move{*from, cell}, 0, std::move(after)});
    return matched;
}

Reply Session::hint(const Hint& wanted) {
    if (open_.empty()) return Nothing{};
    const Knowledge& now = known();
    if (now.outcome == twoturns::Outcome::lost) return HintLost{};
    const bool open = now.outcome == twoturns::Outcome::undecided && !now.searched;
    if (open && wanted.trust == HintTrust::proven) return HintAwaited{};
    const bool safe = !now.safe.empty();
    const auto& worth_showing = safe ? now.safe : open_;
    // First the pair shown last in full is left for the next one; then more of it is shown.
    if (hint_step_ == HintStep::pair) {
        ++hint_;
        hint_step_.reset();
    }
    if (!hint_step_) ++hints_;
    const HintStep first = board().tiles() > fewest_for_area ? HintStep::area : HintStep::tile;
    hint_step_ = wanted.style == HintStyle::at_once ? HintStep::pair
                 : !hint_step_                      ? first
                 : *hint_step_ == HintStep::area    ? HintStep::tile
                                                    : HintStep::pair;
    const Move move = worth_showing[hint_ % worth_showing.size()];
    return Hinted{*find_link(board().occupancy(), move.a, move.b), *hint_step_, safe};
}

Reply Session::rewind() {
    const auto steps = steps_to_winnable();
    if (!steps) return Nothing{};
    const State& winnable = states_[at_ - static_cast<std::size_t>(*steps)];
    record({winnable.board, {}, 0, winnable.known}); // a step of its own, so that one undo takes it back
    return Changed{};
}

Reply Session::go_to(std::size_t state) {
    at_ = state;
    look();
    return Changed{};
}

Reply Session::take_reshuffled(const std::optional<Deal>& deal) {
    if (board().won()) return Nothing{};
    if (!deal) return NoReshuffle{};
    ++reshuffles_;
    record({deal->board, {}, 0, known_won(deal->board, gravity_, deal->witness)});
    return Reshuffled{};
}

void Session::record(State next) {
    next.serial = next_serial_++;
    states_.resize(at_ + 1);
    states_.push_back(std::move(next));
    ++at_;
    look();
}

void Session::look() {
    picked_.reset();
    hint_ = 0;
    hint_step_.reset();
    open_ = legal_moves(board());
    status_ = board().won() ? Status::won : open_.empty() ? Status::stuck : Status::playing;
}

std::optional<int> Session::steps_to_winnable() const {
    if (known().outcome != twoturns::Outcome::lost) return std::nullopt;
    for (std::size_t i = at_; i-- > 0;) {
        const Knowledge& then = states_[i].known;
        if (then.outcome == twoturns::Outcome::won) return static_cast<int>(at_ - i);
        if (then.outcome == twoturns::Outcome::undecided && !then.searched) return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Question> Session::question() const {
    const auto about = [&](std::size_t i) {
        return Question{states_[i].serial, states_[i].board, gravity_, states_[i].known};
    };
    const Knowledge& now = known();
    if (now.outcome == twoturns::Outcome::undecided && !now.searched) return about(at_);
    if (now.outcome == twoturns::Outcome::won && !now.labelled && status_ == Status::playing) return about(at_);
    if (now.outcome != twoturns::Outcome::lost) return std::nullopt;
    // Lost: then when was it lost? The positions before it, from this one back to one that is won.
    for (std::size_t i = at_; i-- > 0;) {
        const Knowledge& then = states_[i].known;
        if (then.outcome == twoturns::Outcome::won) return std::nullopt;
        if (then.outcome == twoturns::Outcome::undecided && !then.searched) return about(i);
    }
    return std::nullopt;
}

void Session::learn(const Answer& answer) {
    const auto found =
        std::find_if(states_.begin(), states_.end(), [&](const State& state) { return state.serial == answer.serial; });
    if (found == states_.end()) return;
    found->known = answer.known;
    // A position that a won one came from is won; one that came from a lost one is lost.
    for (auto state = found; state->by && state != states_.begin(); --state) {
        State& before = *std::prev(state);
        if (state->known.outcome != twoturns::Outcome::won || before.known.outcome != twoturns::Outcome::undecided)
            break;
        std::vector<Move> line{*state->by};
        line.insert(line.end(), state->known.line.begin(), state->known.line.end());
        before.known = known_won(before.board, gravity_, std::move(line));
    }
    for (auto next = std::next(found); next != states_.end() && next->by; ++next) {
        if (std::prev(next)->known.outcome != twoturns::Outcome::lost) break;
        next->known = {.outcome = twoturns::Outcome::lost, .line = {}, .safe = {}};
    }
}

void Session::run_clock(Time now) {
    if (started_ && present_ && !paused_ && status_ != Status::won)
        clock_.start(now);
    else
        clock_.stop(now);
}

} // namespace twoturns::game
