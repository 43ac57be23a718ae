#include "support/world_rules.hpp"

#include <algorithm>
#include <vector>

#include "support/limited_lines.hpp"
#include "support/slow_play.hpp"
#include "twoturns/grade.hpp"

namespace twoturns::testing {
namespace {

using game::World;

std::string fault_unless(bool good, const char* fault) { return good ? std::string{} : fault; }

bool won(const Board& board, LineLimit limit) { return clear_by(board, limit).outcome == Outcome::won; }
bool lost(const Board& board, LineLimit limit) { return clear_by(board, limit).outcome == Outcome::lost; }

Board without_stones(Board board) {
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col)
            if (board.is_stone({row, col})) board.clear({row, col});
    return board;
}

bool has_stones(const Board& board) { return without_stones(board) != board; }

/// Returns whether stones alone keep at least two equal tiles apart.
bool stones_part_tiles(const Board& board) {
    return legal_moves(without_stones(board)).size() > legal_moves(board).size();
}

std::string fault_of_stones(const Board& board) {
    if (!stones_part_tiles(board)) return "no pair that stones keep apart";
    const int winners = random_winners(board, Gravity::none);
    return fault_unless(random_winners(without_stones(board), Gravity::none) >= winners + 50,
                        "stones that make little difference");
}

std::string fault_of_gravity(const GameId& id, const Board& board, bool halves) {
    const Gravity gravity = id.params.gravity;
    if (gravity == Gravity::none || traits_of(gravity).has_midline() != halves)
        return "another gravity than the world's";
    return fault_unless(lost(board, {2, true}), "can be cleared without gravity");
}

/// Returns whether the rule of the board matters: without it clearly more random players win.
bool rule_matters(const Board& board) {
    Board free = board;
    free.set_rule(Rule::any);
    return random_winners(free, Gravity::none) >= random_winners(board, Gravity::none) + 10;
}

/// Returns whether most pairs that random players take have no line but around the outside.
bool most_go_outside(const Board& board) {
    constexpr int games = 40;
    int pairs = 0;
    int outside = 0;
    Random random{7};
    for (int i = 0; i < games; ++i) {
        Board left = board;
        for (auto moves = legal_moves(left); !moves.empty(); moves = legal_moves(left)) {
            const Move move = moves[random.index(moves.size())];
            ++pairs;
            outside += joined(left, {2, false}, move.a, move.b) ? 0 : 1;
            left.clear(move.a);
            left.clear(move.b);
        }
    }
    return 2 * outside > pairs;
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

std::string fault_of_rule(World world, const GameId& id, const Board& board) {
    const bool still_and_open = id.params.gravity == Gravity::none && !has_stones(board);
    if (world < World::high_pass && !still_and_open) return "gravity or stones";
    const Rule rule = world == World::meadow ? Rule::straight : world == World::old_town ? Rule::one_turn : Rule::any;
    if (id.params.rule != rule || board.rule() != rule) return "another rule for lines";
    switch (world) {
    case World::meadow:
        if (!won(board, {0, true})) return "needs a turn";
        return fault_unless(rule_matters(board), "a rule that makes little difference");
    case World::old_town:
        if (!lost(board, {0, true})) return "needs no turn";
        if (!won(board, {1, true})) return "needs two turns";
        return fault_unless(rule_matters(board), "a rule that makes little difference");
    case World::river:
        if (!lost(board, {1, true})) return "needs no two turns";
        return fault_unless(won(board, {2, false}), "needs the outside");
    case World::coast:
        if (!lost(board, {2, false})) return "does not need the outside";
        return fault_unless(most_go_outside(board), "needs the outside for few pairs");
    case World::high_pass:
        if (id.params.gravity != Gravity::none) return "gravity";
        return fault_of_stones(board);
    case World::orchard: return fault_of_gravity(id, board, false);
    case World::mirror_lake: return fault_of_gravity(id, board, true);
    case World::lantern_city:
        if (!keeps_columns(id.params.gravity) || board.size().cols < 2 * board.size().rows) return "not wide";
        return fault_unless(2 * least_reach(board) >= board.size().cols, "needs no long line");
    }
    return "no world";
}

std::string fault_of_boss(World world, const GameId& id, const Board& board) {
    switch (world) {
    case World::high_pass: return fault_unless(lost(board, {2, false}), "does not need the outside");
    case World::orchard: return fault_unless(stones_part_tiles(board), "no pair that stones keep apart");
    case World::mirror_lake:
        return fault_unless(id.params.gravity == Gravity::vertical_in, "an upper half that does not fall");
    case World::lantern_city: return fault_unless(traits_of(id.params.gravity).has_midline(), "no two halves");
    default: return {}; // the rules of these worlds cannot hold together, or one includes the other
    }
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
