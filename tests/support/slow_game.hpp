// A second, slow implementation of replaying a record: it keeps a list of all boards, walks lines cell by cell, and
// lets tiles fall one step at a time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "game/learning/cards.hpp"
#include "game/record.hpp"
#include "support/slow_play.hpp"

namespace twoturns::testing {

struct SlowGame {
    std::vector<Board> boards; ///< every position, including the current one and positions that can be redone
    std::size_t here = 0;
    Gravity gravity = Gravity::none;
    int moves = 0;
    int hints = 0;
    int undos = 0;
    int reshuffles = 0;

    SlowGame(Board start, Gravity falls) : gravity(falls) {
        fall(start, gravity);
        boards.push_back(game::with_sides(std::move(start)));
    }
    [[nodiscard]] const Board& board() const { return boards[here]; }
    void add(Board board) {
        boards.erase(boards.begin() + static_cast<std::ptrdiff_t>(here) + 1, boards.end());
        boards.push_back(std::move(board));
        ++here;
    }
};

inline std::string slow_verdict(const Board& board, Move move) {
    const auto off = [&](Cell c) {
        return c.row < 1 || c.col < 1 || c.row > board.size().rows || c.col > board.size().cols;
    };
    if (off(move.a) || off(move.b)) return "outside";
    if (move.a == move.b) return "same-cell";
    if (!board.is_tile(move.a) || !board.is_tile(move.b)) return "empty";
    if (board.kind(move.a) != board.kind(move.b)) return "different";
    if (walk_links(board, move.a, move.b)) return "";
    Board any = board;
    any.set_rule(Rule::any);
    return walk_links(any, move.a, move.b) ? "rule" : "blocked";
}

inline std::string slow_sentence(int move, const std::string& verdict) {
    const std::string begin = "Move " + std::to_string(move);
    if (verdict == "outside") return begin + " leads out of the board.";
    if (verdict == "same-cell") return begin + " names one tile twice.";
    if (verdict == "empty") return begin + " names a place without a tile.";
    if (verdict == "different") return begin + " joins two tiles that are not equal.";
    return begin +
           (verdict == "rule" ? " is against the rule of this game." : " joins two tiles that no line reaches.");
}

/// Does the next entry of a record. Returns an empty text, or in English the rule that the entry breaks.
inline std::string slow_step(SlowGame& game, const game::RecordedAction& action) {
    const std::string before = "before move " + std::to_string(game.moves + 1) + ": ";
    if (const auto* move = std::get_if<Move>(&action)) {
        ++game.moves;
        if (const auto verdict = slow_verdict(game.board(), *move); !verdict.empty())
            return slow_sentence(game.moves, verdict);
        Board after = game.board();
        after.clear(move->a);
        after.clear(move->b);
        fall(after, game.gravity);
        game.add(std::move(after));
    } else if (std::holds_alternative<game::HintAsked>(action)) {
        ++game.hints;
    } else if (std::holds_alternative<game::Undone>(action)) {
        if (game.here == 0) return before + "there is nothing to undo";
        --game.here;
        ++game.undos;
    } else if (std::holds_alternative<game::Redone>(action)) {
        if (game.here + 1 == game.boards.size()) return before + "there is nothing to redo";
        ++game.here;
    } else if (std::holds_alternative<game::Restarted>(action)) {
        if (game.board() == game.boards.front()) return before + "there is nothing to restart";
        game.add(Board{game.boards.front()});
    } else if (const auto* back = std::get_if<game::WentBack>(&action)) {
        if (back->steps < 1 || back->steps > static_cast<int>(game.here))
            return before + "steps to go back: " + std::to_string(back->steps) + ", and there are not so many";
        game.add(Board{game.boards[game.here - static_cast<std::size_t>(back->steps)]});
    } else if (const auto* kinds = std::get_if<game::NewKinds>(&action)) {
        const auto cells = game.board().tile_cells();
        Board after = game.board();
        if (cells.size() != kinds->kinds.size()) return before + "the reshuffle has other tiles";
        std::vector<int> change(max_kinds, 0);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const Kind kind = kinds->kinds[i];
            ++change[kind];
            --change[after.kind(cells[i])];
            after.put(cells[i], {kind, kind});
        }
        if (std::count(change.begin(), change.end(), 0) != max_kinds) return before + "the reshuffle has other tiles";
        game.add(game::with_sides(std::move(after)));
        ++game.reshuffles;
    }
    return {};
}

} // namespace twoturns::testing
