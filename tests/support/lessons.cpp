#include "support/lessons.hpp"

#include <algorithm>
#include <vector>

#include "support/limited_lines.hpp"
#include "support/slow_play.hpp"
#include "twoturns/grade.hpp"

namespace twoturns::testing {
namespace {

using game::Chapter;

std::string fault_unless(bool good, const char* fault) { return good ? std::string{} : fault; }

bool won(const Board& board, LineLimit limit) { return clear_by(board, limit).outcome == Outcome::won; }
bool lost(const Board& board, LineLimit limit) { return clear_by(board, limit).outcome == Outcome::lost; }

Board without_stones(Board board) {
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col)
            if (board.is_stone({row, col})) board.clear({row, col});
    return board;
}

std::string fault_of_stones(const Board& board) {
    const Board open = without_stones(board);
    if (legal_moves(open).size() <= legal_moves(board).size()) return "no pair that stones keep apart";
    return fault_unless(random_winners(open, Gravity::none) >= random_winners(board, Gravity::none) + 50,
                        "stones that make little difference");
}

std::string fault_of_gravity(const GameId& id, const Board& board, bool halves) {
    const auto gravity = id.params.gravity;
    const bool whole =
        gravity == Gravity::down || gravity == Gravity::up || gravity == Gravity::left || gravity == Gravity::right;
    if (gravity == Gravity::none || whole == halves) return "another gravity than the chapter's";
    return fault_unless(lost(board, {2, true}), "can be cleared without gravity");
}

bool keeps_columns(Gravity gravity) {
    return gravity == Gravity::none || gravity == Gravity::down || gravity == Gravity::up ||
           gravity == Gravity::vertical_in || gravity == Gravity::vertical_out;
}

/// Returns the number of columns that at least one line must span, for every pairing of the kinds. The best partners
/// are neighbours in the order of columns.
int least_reach(const Board& board) {
    int most = 0;
    for (const auto& cells : board.cells_by_kind()) {
        std::vector<int> columns;
        for (const Cell cell : cells) columns.push_back(cell.col);
        std::sort(columns.begin(), columns.end());
        for (std::size_t i = 1; i < columns.size(); i += 2) most = std::max(most, columns[i] - columns[i - 1]);
    }
    return most;
}

} // namespace

std::string fault_of_lesson(Chapter chapter, const GameId& id, const Board& board) {
    const bool one_kind_of_board =
        id.params.gravity == Gravity::none && without_stones(board) == board; // the first four chapters need this
    switch (chapter) {
    case Chapter::straight_lines:
        if (!one_kind_of_board) return "gravity or stones";
        return fault_unless(won(board, {0, true}), "needs a turn");
    case Chapter::one_turn:
        if (!one_kind_of_board) return "gravity or stones";
        if (!lost(board, {0, true})) return "needs no turn";
        return fault_unless(won(board, {1, true}), "needs two turns");
    case Chapter::two_turns:
        if (!one_kind_of_board) return "gravity or stones";
        if (!lost(board, {1, true})) return "needs no two turns";
        return fault_unless(won(board, {2, false}), "needs the outside");
    case Chapter::outside:
        if (!one_kind_of_board) return "gravity or stones";
        return fault_unless(lost(board, {2, false}), "does not need the outside");
    case Chapter::stones:
        if (id.params.gravity != Gravity::none) return "gravity";
        return fault_of_stones(board);
    case Chapter::falling: return fault_of_gravity(id, board, false);
    case Chapter::two_halves: return fault_of_gravity(id, board, true);
    case Chapter::wide_boards:
        if (!keeps_columns(id.params.gravity) || board.size().cols < 2 * board.size().rows) return "not wide";
        return fault_unless(2 * least_reach(board) >= board.size().cols, "needs no long line");
    }
    return "no chapter";
}

std::string fault_of_witness(const GameId& id, const Deal& deal) {
    return slow_replay_fault(deal.board, id.params.gravity, deal.witness);
}

int random_winners(const Board& board, Gravity gravity) {
    Grader grader{board, gravity};
    while (!grader.run(1) && grader.grade().positions == 0) { // the games of random players come first
    }
    return grader.grade().games == 0 ? 0 : 1000 * grader.grade().wins / grader.grade().games;
}

} // namespace twoturns::testing
