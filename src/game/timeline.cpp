#include "game/timeline.hpp"

#include <algorithm>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "game/learning/cards.hpp"

namespace twoturns::game {

const char* sentence_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::outside: return N_("Move {0} leads out of the board.");
    case Verdict::same_cell: return N_("Move {0} names one tile twice.");
    case Verdict::empty: return N_("Move {0} names a place without a tile.");
    case Verdict::different: return N_("Move {0} joins two tiles that are not equal.");
    case Verdict::blocked: return N_("Move {0} joins two tiles that no line reaches.");
    case Verdict::rule: return N_("Move {0} is against the rule of this game.");
    case Verdict::linked: break;
    }
    return "";
}

namespace {

std::size_t bytes_of(const Board& board) {
    return sizeof(Board) + static_cast<std::size_t>(board.size().cells()) * sizeof(Tile);
}

/// Returns true if `kinds` are the kinds of the board's tiles, in any order.
bool has_kinds(const Board& board, std::vector<Kind> kinds) {
    if (board.won() || static_cast<std::size_t>(board.tiles()) != kinds.size()) return false;
    std::vector<Kind> before;
    before.reserve(kinds.size());
    for (const Cell cell : board.tile_cells()) before.push_back(board.kind(cell));
    std::sort(before.begin(), before.end());
    std::sort(kinds.begin(), kinds.end());
    return before == kinds;
}

} // namespace

Timeline::Timeline(Board start, Gravity gravity)
    : gravity_(gravity), most_work_(std::max<std::size_t>(4, bytes_of(start) / 384)),
      board_(with_sides(std::move(start))), cards_seed_(number_of(board_)) {
    positions_.push_back({0, nothing, 0, std::make_shared<const Board>(board_)});
}

const Board& Timeline::board() const {
    be_here();
    return board_;
}

void Timeline::be_here() const {
    if (board_is_ == position()) return;
    make_again(board_, position());
    board_is_ = position();
}

bool Timeline::can_restart() const {
    const Position& here = positions_[position()];
    if (here.pairs_gone > 0) return true;
    return !(here.entry == nothing && here.from == 0) && board() != *positions_.front().board;
}

std::optional<Move> Timeline::move_to(Index position) const {
    const Position& there = positions_[position];
    if (there.entry == nothing) return std::nullopt;
    const auto* move = std::get_if<Move>(&log_[there.entry].action);
    return move != nullptr ? std::optional{*move} : std::nullopt;
}

Result<void> Timeline::add(Entry entry, std::vector<Slide>* slides) {
    auto done = try_step(entry, slides);
    if (!done) return done;
    room_ += room_of(entry.action);
    log_.push_back(std::move(entry));
    return done;
}

Result<void> Timeline::try_step(const Entry& entry, std::vector<Slide>* slides) {
    const auto number = [&] { return std::to_string(moves_in(log_) + 1); };
    const auto new_entry = static_cast<std::uint32_t>(log_.size());
    const Index here = position();
    return std::visit(
        [&](const auto& action) -> Result<void> {
            using What = std::decay_t<decltype(action)>;
            if constexpr (std::is_same_v<What, Move>) {
                be_here();
                if (!take_pair(board_, action, gravity_, slides))
                    return Message{sentence_of(judge(board_, action)), {number()}};
                go_to_new(here, new_entry, positions_[here].pairs_gone + 1);
            }
            if constexpr (std::is_same_v<What, HintAsked>) ++hints_;
            if constexpr (std::is_same_v<What, Undone>) {
                if (!can_undo()) return Message{N_("before move {0}: there is nothing to undo"), {number()}};
                ++undos_;
                --at_;
            }
            if constexpr (std::is_same_v<What, Redone>) {
                if (!can_redo()) return Message{N_("before move {0}: there is nothing to redo"), {number()}};
                ++at_;
            }
            if constexpr (std::is_same_v<What, Restarted>) {
                if (!can_restart()) return Message{N_("before move {0}: there is nothing to restart"), {number()}};
                go_to_same(0); // a separate step, so that one undo reverts it
            }
            if constexpr (std::is_same_v<What, WentBack>) {
                if (action.steps < 1 || static_cast<std::size_t>(action.steps) > at_)
                    return Message{N_("before move {0}: steps to go back: {1}, and there are not so many"),
                                   {number(), std::to_string(action.steps)}};
                go_to_same(position(static_cast<std::size_t>(action.steps)));
            }
            if constexpr (std::is_same_v<What, NewKinds>) {
                if (!has_kinds(board(), action.kinds))
                    return Message{N_("before move {0}: the reshuffle has other tiles"), {number()}};
                put_kinds(board_, action.kinds);
                go_to_new(here, new_entry, positions_[here].pairs_gone);
                ++reshuffles_;
            }
            return {};
        },
        entry.action);
}

/// Goes to the new position whose board is already in board_.
void Timeline::go_to_new(Index from, std::uint32_t entry, std::uint32_t pairs_gone) {
    board_is_ = static_cast<Index>(positions_.size());
    positions_.push_back({from, entry, pairs_gone, nullptr});
    line_.resize(at_ + 1);
    line_.push_back(board_is_);
    ++at_;
}

/// Goes to a new position with the board of an earlier one.
void Timeline::go_to_same(Index position) {
    const Position& then = positions_[position];
    const Index from = then.entry == nothing ? then.from : position; // keeps the distance to a board short
    const auto is = static_cast<Index>(positions_.size());
    positions_.push_back({from, nothing, then.pairs_gone, nullptr});
    line_.resize(at_ + 1);
    line_.push_back(is);
    ++at_;
}

} // namespace twoturns::game
