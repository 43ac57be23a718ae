#include "core/pairing/pairing_solver.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "support/content_of.hpp"
#include "support/exhaustive.hpp"
#include "support/maps.hpp"
#include "support/random_deal.hpp"
#include "support/replay.hpp"
#include "support/scale.hpp"
#include "twoturns/certificate.hpp"
#include "twoturns/move_labels.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/random.hpp"
#include "twoturns/solver.hpp"

using namespace twoturns;
using twoturns::testing::Exhaustive;
using twoturns::testing::replay_fault;

namespace {

constexpr std::uint64_t plenty = 60'000'000; // about a minute

/// Returns a board full of randomly placed tiles, `copies` of each kind.
Board full_deal(Size size, int copies, std::uint64_t seed) {
    Random random(seed);
    return random_deal(
        size, [&](int i) { return i / copies; }, random);
}

/// Returns a small random position: stones, holes, kinds with few and many copies, some moves already made.
Board small_position(std::uint64_t seed) {
    Random random(seed);
    Board board;
    if (random.below(3) == 0)
        board = Board{{1 + static_cast<int>(random.below(3)), 2 + static_cast<int>(random.below(9))}};
    else
        board = Board{{3 + static_cast<int>(random.below(2)), 3 + static_cast<int>(random.below(3))}};
    const Size size = board.size();
    const std::uint64_t stones = random.below(3) == 0 ? 20 : 0;
    const std::uint64_t holes = random.below(3) == 0 ? 25 : 0;
    std::vector<Cell> cells;
    for (int row = 1; row <= size.rows; ++row) {
        for (int col = 1; col <= size.cols; ++col) {
            if (random.below(100) < stones)
                board.put_stone({row, col});
            else if (random.below(100) >= holes)
                cells.push_back({row, col});
        }
    }
    random.shuffle(cells);
    cells.resize(std::min<std::size_t>(cells.size(), 20) / 2 * 2);
    // Kinds with a chosen number of tiles, or any even number. Few kinds on a large board take long to exhaust.
    constexpr std::size_t any = 0;
    const std::vector<std::size_t> sizes{2, 4, 4, 4, 4, 6, 8, 10, 14, any};
    const std::size_t copies = sizes[random.index(sizes.size())];
    Kind kind = 0;
    for (std::size_t i = 0; i < cells.size(); ++kind) {
        const std::size_t wanted = copies == any ? 2 + 2 * random.index(3) : copies;
        for (const std::size_t end = std::min(cells.size(), i + wanted); i < end; ++i)
            board.put(cells[i], {kind, kind});
    }
    for (std::uint64_t moves = random.below(3) == 0 ? random.below(4) : 0; moves > 0; --moves) {
        const auto legal = legal_moves(board);
        if (legal.empty()) break;
        const Move move = legal[random.index(legal.size())];
        board.clear(move.a);
        board.clear(move.b);
    }
    return board;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::string line;
    for (const char c : text) {
        if (c != '\n') {
            line += c;
            continue;
        }
        lines.push_back(line);
        line.clear();
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    return std::accumulate(lines.begin(), lines.end(), std::string(),
                           [](std::string all, const std::string& line) { return std::move(all) + line + "\n"; });
}

/// Renumbers the steps from 1.
std::string renumbered(std::vector<std::string> lines) {
    for (std::size_t i = 1; i < lines.size(); ++i)
        lines[i] = std::to_string(i) + lines[i].substr(std::min(lines[i].find(' '), lines[i].size()));
    return joined(lines);
}

/// Returns the solver's answer after replaying a win or checking the proof of a loss.
Outcome checked_outcome(const Board& board, std::uint64_t seed = 0) {
    PairingSolver solver(board, {seed, true, seed % 2 == 1});
    const Outcome outcome = solver.run(plenty);
    if (outcome == Outcome::won) {
        CHECK(replay_fault(board, solver.moves()) == "");
        CHECK(solver.certificate().empty());
    }
    if (outcome == Outcome::lost) {
        CHECK(solver.moves().empty());
        const auto proof = check_loss(board, solver.certificate());
        if (!proof) FAIL_CHECK(to_english(proof.error()) << "\n" << solver.certificate());
    }
    return outcome;
}

} // namespace

TEST_CASE("the solver says won and lost exactly where trying everything does", "[solve][property]") {
    int lost = 0;
    const int count = scaled(60'000);
    for (int i = 0; i < count; ++i) {
        Board board = small_position(static_cast<std::uint64_t>(i));
        if (i % 4 == 3) board.set_rule(i % 8 == 3 ? Rule::straight : Rule::one_turn);
        CAPTURE(i, name_of(board.rule()), to_text(board));
        const bool winnable = Exhaustive(board).winnable();
        lost += winnable ? 0 : 1;
        REQUIRE(checked_outcome(board, static_cast<std::uint64_t>(i) % 3) == (winnable ? Outcome::won : Outcome::lost));
    }
    CHECK(lost >= count / 30);
}

TEST_CASE("kinds with too many pairs to list get the answer of trying everything", "[solve][property]") {
    int lost = 0;
    const int count = scaled(2'000);
    for (int i = 0; i < count; ++i) {
        Random random(static_cast<std::uint64_t>(i) + 5'000'000);
        Board board{{3 + static_cast<int>(random.below(3)), 6 + static_cast<int>(random.below(3))}};
        board.set_rule(all_rules[random.index(all_rules.size())]);
        std::vector<Cell> cells;
        for (int row = 1; row <= board.size().rows; ++row)
            for (int col = 1; col <= board.size().cols; ++col) cells.push_back({row, col});
        random.shuffle(cells);
        constexpr std::size_t large = 14;
        const std::size_t tiles = std::min<std::size_t>(cells.size(), large + 4 + 2 * random.below(2)) / 2 * 2;
        for (std::size_t at = 0; at < cells.size(); ++at) {
            const Kind kind = at < large ? 0 : 1;
            if (at < tiles)
                board.put(cells[at], {kind, kind});
            else if (random.below(4) > 0)
                board.put_stone(cells[at]);
        }
        CAPTURE(i, name_of(board.rule()), to_text(board));
        Exhaustive exhaustive(board);
        const bool winnable = exhaustive.winnable();
        lost += winnable ? 0 : 1;
        REQUIRE(checked_outcome(board, static_cast<std::uint64_t>(i)) == (winnable ? Outcome::won : Outcome::lost));
        if (!winnable) continue;
        MoveLabels labels(board);
        REQUIRE(labels.run(plenty));
        for (const auto& [move, safety] : labels.moves())
            REQUIRE(safety == (exhaustive.winnable_without(move.a, move.b) ? Safety::safe : Safety::fatal));
    }
    CHECK(lost >= count / 30);
    CHECK(lost <= count - count / 30);
}

TEST_CASE("moves are labelled exactly as trying everything says", "[solve][property]") {
    int fatal = 0;
    const int count = scaled(20'000);
    for (int i = 0; i < count; ++i) {
        const Board board = small_position(static_cast<std::uint64_t>(i) + 1'000'000);
        CAPTURE(i, to_text(board));
        Exhaustive exhaustive(board);
        MoveLabels labels(board);
        while (!labels.run(20)) {
        }
        CHECK(labels.outcome() == (exhaustive.winnable() ? Outcome::won : Outcome::lost));
        std::vector<Move> moves;
        for (const auto& [move, safety] : labels.moves()) {
            moves.push_back(move);
            const bool safe = exhaustive.winnable_without(move.a, move.b);
            fatal += !safe && exhaustive.winnable() ? 1 : 0;
            CHECK(safety == (safe ? Safety::safe : Safety::fatal));
        }
        CHECK(moves == legal_moves(board));
    }
    CHECK(fatal >= count / 100);
}

TEST_CASE("a witness labels its own moves without search and changes no label", "[solve]") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Board board = full_deal({8, 18}, 4, seed);
        PairingSolver solver(board);
        if (solver.run(plenty) != Outcome::won) continue;
        MoveLabels with(board, solver.moves());
        CHECK(with.outcome() == Outcome::won);
        CHECK(std::count_if(with.moves().begin(), with.moves().end(),
                            [&](const LabelledMove& labelled) { return labelled.safety == Safety::safe; }) > 0);
        MoveLabels without(board);
        CHECK(with.run(plenty));
        CHECK(without.run(plenty));
        CHECK(with.moves() == without.moves());
    }
}

TEST_CASE("every loss of a full board comes with a proof that holds", "[solve]") {
    int lost = 0;
    const int count = scaled(1'000);
    for (int i = 0; i < count; ++i) {
        CAPTURE(i);
        const Outcome outcome = checked_outcome(full_deal({8, 18}, 4, static_cast<std::uint64_t>(i)));
        CHECK(outcome != Outcome::undecided);
        lost += outcome == Outcome::lost ? 1 : 0;
    }
    if (count >= 100) CHECK(lost > 0);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CAPTURE(seed);
        CHECK(checked_outcome(full_deal({10, 18}, 4, seed)) != Outcome::undecided);
        CHECK(checked_outcome(full_deal({12, 24}, 6, seed)) != Outcome::undecided);
        CHECK(checked_outcome(full_deal({12, 24}, 8, seed)) == Outcome::won);
    }
}

TEST_CASE("a proof that was changed is refused with the number of its line", "[solve][certificate]") {
    // A must be removed across, but B and C block it, and B and C need A gone.
    const Board board = board_of("A B\nB A\n");
    PairingSolver solver(board, {0, true});
    REQUIRE(solver.run(plenty) == Outcome::lost);
    const std::string text = solver.certificate();
    REQUIRE(check_loss(board, text));
    const auto refused = [&](const Board& other, const std::string& changed, const std::string& line) {
        const auto result = check_loss(other, changed);
        CAPTURE(changed);
        REQUIRE_FALSE(result);
        CHECK(to_english(result.error()).substr(0, line.size()) == line);
    };
    const auto lines = lines_of(text);
    refused(board, "", "line 1:");
    refused(board, "twoturns-loss 2\n1 end\n", "line 1:");
    refused(board, "twoturns-loss 1\n1 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 cut\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 cut 1,1 9,9\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 cut 1,1 1,1\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 cut 1,1 +\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 odd 1,1\n2 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 learn\n2 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 learn -1,1=2,2\n2 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 learn +1,1=1,2\n2 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 learn *1,1=2,2\n2 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 learn +1,1\n2 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 learn +1,1=1,1\n2 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 learn +9,9=1,1\n2 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 learn  +1,1=2,2\n2 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 learn ++1,1=2,2\n2 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 odd 9,9\n2 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 cut 001,1\n2 end\n", "line 3:");
    refused(board, "twoturns-loss 1\n1 cut 0001,1\n2 end\n", "line 2:");
    refused(board_of("A B\nB A\n# .\n"), "twoturns-loss 1\n1 cut 3,1\n2 end\n", "line 2:");
    refused(board_of("A B\nB A\n# .\n"), "twoturns-loss 1\n1 cut 3,2\n2 end\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 nonsense\n", "line 2:");
    refused(board, "twoturns-loss 1\n1 cut 1,1 1,2 2,1 2,2\n2 end 3\n", "line 3:");
    refused(board, "twoturns-loss 1\n2 end\n", "line 2:");
    refused(board, text + "more\n", "line " + std::to_string(lines.size() + 1) + ":");
    refused(board_of("A A\nB B\n"), text, "line ");
    refused(board_of("A B .\nB A .\n"), "twoturns-loss 1\n1 cut 1,1\n2 end\n", "line 3:");
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto fewer = lines;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        refused(board, joined(fewer), "line ");
    }
}

TEST_CASE("a proof may have the line ends of Windows", "[solve][certificate]") {
    CHECK(check_loss(board_of("A B\nB A\n"), "twoturns-loss 1\r\n1 cut 1,1 1,2 2,1 2,2\r\n2 end\r\n"));
}

TEST_CASE("two cuts that pair one tile twice prove a loss", "[solve][certificate]") {
    // In a corridor without its first B the first two A can go, and nothing else; without the second B the two A in the
    // middle. The second A cannot be paired with both.
    const Board board = board_of("# # # # # # # # # #\n"
                                 "# A B A B A C A C #\n"
                                 "# # # # # # # # # #\n");
    REQUIRE_FALSE(Exhaustive(board).winnable());
    const std::string first = "twoturns-loss 1\n1 cut 2,2 2,4 2,5 2,6 2,7 2,8 2,9\n";
    const auto proof = check_loss(board, first + "2 cut 2,2 2,3 2,4 2,6 2,7 2,8 2,9\n3 end\n");
    REQUIRE(proof);
    CHECK(proof->cuts == 2);
    CHECK_FALSE(check_loss(board, first + "2 end\n"));
    // A kind too large for the checker to have all its pairs from the start: those of a cut come one by one.
    const std::string row = "# A B A B A C A C A A A A A A A A A A #\n";
    const std::string wall = "# # # # # # # # # # # # # # # # # # # #\n";
    std::string rest;
    for (int col = 10; col <= 19; ++col) rest += " 2," + std::to_string(col);
    const Board large = board_of(wall + row + wall);
    const std::string start = "twoturns-loss 1\n1 cut 2,2 2,4 2,5 2,6 2,7 2,8 2,9\n";
    CHECK(check_loss(large, start + "2 cut 2,2 2,3 2,4 2,6 2,7 2,8 2,9\n3 end\n"));
    CHECK_FALSE(check_loss(large, start + "2 end\n"));
}

TEST_CASE("only a loss found by a search that keeps its proof has a certificate", "[solve][certificate]") {
    const Board board = board_of("A B\nB A\n");
    PairingSolver forgetful(board);
    REQUIRE(forgetful.run(plenty) == Outcome::lost);
    CHECK(forgetful.certificate().empty());
    for (const Gravity gravity : all_gravities) {
        Solver solver(board, gravity, {.certificate = true});
        REQUIRE(solver.run(plenty) == Outcome::lost);
        CHECK(solver.certificate().empty() == (gravity != Gravity::none));
    }
}

TEST_CASE("no changed proof ever proves a winnable board lost", "[solve][certificate][property]") {
    int tried = 0;
    const int count = scaled(2'000);
    for (std::uint64_t seed = 0; tried < count; ++seed) {
        const Board board = small_position(seed + 2'000'000);
        PairingSolver solver(board, {0, true});
        if (solver.run(plenty) != Outcome::lost) continue;
        ++tried;
        Random random(seed);
        const auto lines = lines_of(solver.certificate());
        // A board that can be won: the same one with two tiles exchanged.
        const auto cells = board.tile_cells();
        Board other = board;
        const Cell a = cells[random.index(cells.size())];
        const Cell b = cells[random.index(cells.size())];
        const Tile tile = other.tile(a);
        other.put(a, other.tile(b));
        other.put(b, tile);
        CAPTURE(seed, to_text(board), to_text(other));
        if (Exhaustive(other).winnable()) CHECK_FALSE(check_loss(other, joined(lines)));
        // Without a cut the proof must fail, unless the rest still proves a loss.
        auto changed = lines;
        changed.erase(std::remove_if(changed.begin(), changed.end(),
                                     [](const std::string& line) { return line.find(" cut ") != std::string::npos; }),
                      changed.end());
        if (changed.size() != lines.size()) CHECK_FALSE(check_loss(board, renumbered(changed)));
    }
}

TEST_CASE("the size of the slices changes nothing", "[solve]") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Board board = seed % 2 == 0 ? full_deal({8, 18}, 4, seed) : full_deal({9, 12}, 18, seed);
        PairingSolver whole(board, {seed, true});
        PairingSolver sliced(board, {seed, true});
        REQUIRE(whole.run(plenty) != Outcome::undecided);
        std::uint64_t slice = 0;
        while (sliced.run(slice) == Outcome::undecided) slice = (slice + 1) % 7;
        CHECK(sliced.outcome() == whole.outcome());
        CHECK(sliced.moves() == whole.moves());
        CHECK(sliced.certificate() == whole.certificate());
        CHECK(sliced.run(1) == whole.outcome());
    }
}

TEST_CASE("a solver can be moved and dropped between two slices", "[solve]") {
    const Board board = full_deal({10, 18}, 4, 3);
    for (std::uint64_t work = 1; work < 600; work += 37) {
        PairingSolver solver(board);
        solver.run(work);
        PairingSolver moved = std::move(solver);
        moved.run(work);
        MoveLabels labels(board);
        labels.run(work);
        MoveLabels moved_labels = std::move(labels);
        moved_labels.run(work);
    }
    SUCCEED();
}

TEST_CASE("boards at the edges get the right answer", "[solve]") {
    CHECK(checked_outcome(Board{}) == Outcome::won);
    CHECK(checked_outcome(Board{{3, 5}}) == Outcome::won);
    CHECK(checked_outcome(board_of("# #\n# .\n")) == Outcome::won);
    CHECK(checked_outcome(board_of("A\n")) == Outcome::lost);
    CHECK(checked_outcome(board_of("A A\nB #\n")) == Outcome::lost);
    CHECK(checked_outcome(board_of("A A A\nB B .\n")) == Outcome::lost);
    CHECK(checked_outcome(board_of("A A\n")) == Outcome::won);
    CHECK(checked_outcome(board_of("# # # #\n# A B #\n# B A #\n# # # #\n")) == Outcome::lost);
    MoveLabels none(Board{{3, 5}});
    CHECK(none.run(100));
    CHECK(none.moves().empty());
}

TEST_CASE("the largest boards are answered within their budget", "[solve]") {
    // One kind, two kinds in a chessboard pattern, only pairs, and fours.
    const Size size{62, 62};
    Board one{size};
    Board chess{size};
    for (int row = 1; row <= size.rows; ++row) {
        for (int col = 1; col <= size.cols; ++col) {
            one.put({row, col}, {7, 7});
            const auto kind = static_cast<Kind>((row + col) % 2);
            chess.put({row, col}, {kind, kind});
        }
    }
    CHECK(checked_outcome(one) == Outcome::won);
    CHECK(checked_outcome(chess) == Outcome::won);
    CHECK(checked_outcome(full_deal(size, 2, 1)) == Outcome::lost);
    CHECK(checked_outcome(full_deal(size, 62, 1)) == Outcome::won);
    PairingSolver fours(full_deal(size, 4, 1));
    fours.run(20'000);
    CHECK(fours.work_done() < 40'000);
}

TEST_CASE("the proof worked in the documentation is what the solver writes", "[solve][certificate]") {
    const std::string page = test::content_of(TWOTURNS_SOLVER_PAGE);
    const std::string board = "# # B A\nA B # A\nB # A B\n";
    PairingSolver solver{board_of(board), {.certificate = true}};
    REQUIRE(solver.run(plenty) == Outcome::lost);
    const std::string proof = solver.certificate();
    REQUIRE(check_loss(board_of(board), proof));
    const auto shown = page.find("```\n" + board + "```\n");
    REQUIRE(shown != std::string::npos);
    CHECK(page.find("```\n" + proof + "```\n", shown) != std::string::npos);
}
