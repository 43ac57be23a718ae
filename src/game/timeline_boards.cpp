// The boards of earlier positions, computed again on demand. Members of Timeline.
#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "game/learning/cards.hpp"
#include "game/timeline.hpp"

namespace twoturns::game {

void Timeline::put_kinds(Board& board, const std::vector<Kind>& kinds) {
    auto kind = kinds.begin();
    for (const Cell cell : board.tile_cells()) {
        board.put(cell, {*kind, *kind});
        ++kind;
    }
    board = with_sides(std::move(board));
}

Board Timeline::board_of(Index position) const {
    if (position == board_is_) return board_;
    Board board;
    make_again(board, position);
    return board;
}

void Timeline::cut(std::size_t entries) {
    log_.resize(std::min(entries, log_.size()));
    room_ = 0;
    hints_ = undos_ = reshuffles_ = 0;
    line_ = {0};
    at_ = 0;
    Index next = 1;
    for (const Entry& entry : log_) {
        room_ += room_of(entry.action);
        if (std::holds_alternative<HintAsked>(entry.action)) {
            ++hints_;
        } else if (std::holds_alternative<Undone>(entry.action)) {
            ++undos_;
            --at_;
        } else if (std::holds_alternative<Redone>(entry.action)) {
            ++at_;
        } else {
            reshuffles_ += std::holds_alternative<NewKinds>(entry.action) ? 1 : 0;
            line_.resize(at_ + 1);
            line_.push_back(next++);
            ++at_;
        }
    }
    positions_.resize(next);
    if (board_is_ >= next) {
        board_ = *positions_.front().board;
        board_is_ = 0;
    }
}

std::vector<Entry> Timeline::way_here() const {
    std::vector<Entry> way;
    for (Index at = position(); at != 0; at = positions_[at].from) {
        if (positions_[at].entry == nothing) continue;
        const Entry& entry = log_[positions_[at].entry];
        // If two reshuffles follow each other without a move between them, the first has no effect.
        const bool in_vain = !way.empty() && std::holds_alternative<NewKinds>(entry.action) &&
                             std::holds_alternative<NewKinds>(way.back().action);
        if (!in_vain) way.push_back(entry);
    }
    return {std::make_move_iterator(way.rbegin()), std::make_move_iterator(way.rend())};
}

std::size_t Timeline::boards_held() const {
    return static_cast<std::size_t>(
        std::count_if(positions_.begin(), positions_.end(), [](const Position& p) { return p.board != nullptr; }));
}

/// Computes the board of a position. If that takes more than most_work_, keeps a board after each half of most_work_.
/// So each kept board accounts for that many entries, whose distance to a kept board is short from then on.
void Timeline::make_again(Board& board, Index position) const {
    std::vector<Index> way;
    std::size_t work = 0;
    Index at = position;
    for (; !positions_[at].board && !(at == board_is_ && &board == &board_); at = positions_[at].from) {
        way.push_back(at);
        work += work_of(at);
    }
    if (positions_[at].board) board = *positions_[at].board;
    made_again_ += work;
    const bool is_long = work > most_work_;
    work = 0;
    for (; !way.empty(); way.pop_back()) {
        const Position& next = positions_[way.back()];
        if (next.entry == nothing) continue;
        const RecordedAction& action = log_[next.entry].action;
        if (const auto* move = std::get_if<Move>(&action)) (void)take_pair(board, *move, gravity_);
        if (const auto* kinds = std::get_if<NewKinds>(&action)) put_kinds(board, kinds->kinds);
        work += work_of(way.back());
        if (!is_long || work < most_work_ / 2) continue;
        positions_[way.back()].board = std::make_shared<const Board>(board);
        work = 0;
    }
}

std::size_t Timeline::work_of(Index position) const {
    const std::uint32_t entry = positions_[position].entry;
    return entry == nothing ? 0 : room_of(log_[entry].action);
}

} // namespace twoturns::game
