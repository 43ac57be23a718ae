#include "game/session.hpp"

#include <type_traits>
#include <utility>

#include "twoturns/random.hpp"

namespace twoturns::game {

Session::Session(const Board& board, Gravity gravity) : gravity_(gravity), states_{board} {
    settle(states_.front(), gravity_);
    look();
}

Outcome Session::act(const Action& action, Time now) {
    const auto outcome = std::visit(
        [&](const auto& what) -> Outcome {
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
                started_ = true;
                if constexpr (std::is_same_v<What, Click>) return click(what.cell);
                if constexpr (std::is_same_v<What, PutBack>) return picked_ ? click(*picked_) : Outcome{Nothing{}};
                if constexpr (std::is_same_v<What, Hint>) return hint();
                if constexpr (std::is_same_v<What, Undo>) {
                    if (!can_undo()) return Nothing{};
                    ++undos_;
                    return go_to(at_ - 1);
                }
                if constexpr (std::is_same_v<What, Redo>) return can_redo() ? go_to(at_ + 1) : Outcome{Nothing{}};
                if constexpr (std::is_same_v<What, Restart>) {
                    if (!can_restart()) return Nothing{};
                    record(states_.front()); // a step like any other, so it can be undone
                    return Changed{};
                }
                if constexpr (std::is_same_v<What, Reshuffle>) return reshuffle_left(what.seed);
            }
        },
        action);
    run_clock(now);
    return outcome;
}

Outcome Session::click(Cell cell) {
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
    record(std::move(removal.board));
    return matched;
}

Outcome Session::hint() {
    if (open_.empty()) return Nothing{};
    ++hints_;
    const Move move = open_[next_hint_++ % open_.size()];
    return Hinted{*find_link(board().occupancy(), move.a, move.b)};
}

Outcome Session::go_to(std::size_t state) {
    at_ = state;
    look();
    return Changed{};
}

Outcome Session::reshuffle_left(std::uint64_t seed) {
    if (board().won()) return Nothing{};
    auto deal = reshuffle(board(), gravity_, usual_difficulty, Random{seed});
    if (!deal) return NoReshuffle{};
    ++reshuffles_;
    record(std::move(deal->board));
    return Reshuffled{};
}

void Session::record(Board next) {
    states_.resize(at_ + 1);
    states_.push_back(std::move(next));
    ++at_;
    look();
}

void Session::look() {
    picked_.reset();
    next_hint_ = 0;
    open_ = legal_moves(board());
    status_ = board().won() ? Status::won : open_.empty() ? Status::stuck : Status::playing;
}

void Session::run_clock(Time now) {
    if (started_ && present_ && !paused_ && status_ != Status::won)
        clock_.start(now);
    else
        clock_.stop(now);
}

} // namespace twoturns::game
