// Counts of all sequences of moves, under every gravity and rule. perft.txt keeps them as a slow implementation of the
// rules counted them, so any change of the rules shows.
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/slow_play.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;

namespace {

/// Returns the number of sequences of exactly `depth` moves.
long fast_count(const Board& board, int depth, Gravity gravity) {
    const auto moves = legal_moves(board);
    if (depth == 1) return static_cast<long>(moves.size());
    long total = 0;
    for (const Move move : moves) total += fast_count(*apply(board, move, gravity), depth - 1, gravity);
    return total;
}

long slow_count(const Board& board, int depth, Gravity gravity) {
    const auto moves = testing::slow_moves(board);
    if (depth == 1) return static_cast<long>(moves.size());
    long total = 0;
    for (const Move move : moves) {
        Board after = board;
        after.clear(move.a);
        after.clear(move.b);
        testing::fall(after, gravity);
        total += slow_count(after, depth - 1, gravity);
    }
    return total;
}

struct Counts {
    std::string name;
    Board board;
    Gravity gravity = Gravity::none;
    std::vector<long> by_depth;
};

/// Reads "board NAME", the rows of the board, and a line "GRAVITY RULE COUNT..." for each count, until the next board.
std::vector<Counts> kept_counts() {
    std::ifstream file(TWOTURNS_PERFT);
    REQUIRE(file);
    std::vector<Counts> all;
    std::string name;
    std::string text;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string first;
        std::string second;
        words >> first >> second;
        const auto gravity = gravity_from_name(first);
        const auto rule = rule_from_name(second);
        if (first == "board") {
            name = second;
            text.clear();
        } else if (gravity && rule) {
            const auto board = parse_board(text);
            REQUIRE(board);
            Counts counts{name, board->board, *gravity, {}};
            counts.board.set_rule(*rule);
            settle(counts.board, *gravity);
            for (long count = 0; words >> count;) counts.by_depth.push_back(count);
            all.push_back(std::move(counts));
        } else if (first != ";") {
            text += line + '\n';
        }
    }
    return all;
}

} // namespace

TEST_CASE("the counts of sequences of moves are those that are kept", "[moves][perft]") {
    const auto all = kept_counts();
    CHECK(all.size() == 5 * all_gravities.size() * all_rules.size());
    for (const Counts& counts : all)
        for (std::size_t i = 0; i < counts.by_depth.size(); ++i) {
            CAPTURE(counts.name, name_of(counts.gravity), name_of(counts.board.rule()), i + 1);
            REQUIRE(fast_count(counts.board, static_cast<int>(i) + 1, counts.gravity) == counts.by_depth[i]);
        }
}

TEST_CASE("a slow implementation of the rules counts the same sequences", "[moves][perft]") {
    for (const Counts& counts : kept_counts())
        for (std::size_t i = 0; i < 2; ++i) {
            CAPTURE(counts.name, name_of(counts.gravity), name_of(counts.board.rule()), i + 1);
            REQUIRE(slow_count(counts.board, static_cast<int>(i) + 1, counts.gravity) == counts.by_depth[i]);
        }
}
