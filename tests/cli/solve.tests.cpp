#include <sys/resource.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "cli/cli.hpp"

using namespace twoturns::test;

namespace {

constexpr int side = 62;
constexpr int cells = side * side;

/// Returns a 62x62 board: stones, and `copies` tiles of each kind, except that `moved` of the second are of the first
/// instead. The rest is empty.
std::string huge_board(int kinds, int copies, int stones = 0, int moved = 0) {
    std::vector<std::string> tokens(static_cast<std::size_t>(stones), "#");
    for (int kind = 0; kind < kinds; ++kind)
        for (int i = 0; i < copies; ++i) tokens.push_back("k" + std::to_string(kind == 1 && i < moved ? 0 : kind));
    tokens.resize(cells, ".");
    std::mt19937 random{1}; // NOLINT(cert-msc32-c,cert-msc51-cpp): always the same boards
    std::shuffle(tokens.begin(), tokens.end(), random);
    std::string text;
    for (int i = 0; i < cells; ++i) {
        text += tokens[static_cast<std::size_t>(i)];
        text += i % side == side - 1 ? '\n' : ' ';
    }
    return text;
}

/// Returns the peak memory of any program the tests have run so far, in MiB.
long most_memory() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_maxrss / 1024;
}

} // namespace

TEST_CASE("solve ends within its budget with a right answer or none, however large the board") {
    struct Known {
        std::string board;
        int pairs;
        bool may_be_won;
        bool may_be_lost;
    };
    const Known known[] = {
        {huge_board(0, 0), 0, true, false},
        {huge_board(0, 0, cells), 0, true, false},
        {huge_board(1, cells), cells / 2, true, true},
        {huge_board(961, 4), cells / 2, true, true},
        {huge_board(961, 4, 0, 1), cells / 2, false, true}, // odd numbers of two kinds
        {huge_board(865, 4, 384), 1730, true, true},
        {huge_board(1922, 2), cells / 2, true, true},
    };
    const ScratchFolder scratch;
    for (const Known& one : known) {
        const std::string file = scratch.file("board", one.board);
        for (const std::string name : {"none", "down", "up", "left", "right", "vertical-in", "vertical-out",
                                       "horizontal-in", "horizontal-out"}) {
            CAPTURE(name, one.board.substr(0, 40));
            const Finished finished = cli({"solve", file, "--gravity", name, "--budget-ms", "50"});
            CHECK(finished.err.empty());
            const auto lines = std::count(finished.out.begin(), finished.out.end(), '\n');
            if (finished.status == 0) {
                CHECK(one.may_be_won);
                CHECK(finished.out.substr(0, 4) == "won\n");
                CHECK(lines == 1 + one.pairs);
            } else if (finished.status == 1) {
                CHECK(one.may_be_lost);
                CHECK(finished.out == "lost\n");
            } else {
                CHECK(finished.status == 3);
                CHECK(finished.out == "undecided\n");
            }
        }
    }
    CHECK(most_memory() < 1024);
}

TEST_CASE("a board with nothing to clear is won, one with an odd kind is lost, at once") {
    check_answer(cli({"solve", "-", "--budget-ms", "0"}, ". .\n"), 0, "won\n");
    check_answer(cli({"solve", "-", "--budget-ms", "0"}, "# #\n"), 0, "won\n");
    check_answer(cli({"solve", "-", "--budget-ms", "0"}, "A A A B B\n"), 1, "lost\n");
}

TEST_CASE("check-loss takes the board or the proof from standard input, not both") {
    const ScratchFolder scratch;
    const std::string board = "A B\nB A\n";
    const std::string proof = (scratch.path() / "proof").string();
    REQUIRE(cli({"solve", "-", "--certificate", proof}, board).status == 1);
    CHECK(cli({"check-loss", "-", proof}, board).status == 0);
    const std::string file = scratch.file("board", board);
    CHECK(cli({"check-loss", file, "-"}, "twoturns-loss 2\n").status == 1);
    check_refused(cli({"check-loss", "-", "-"}, board),
                  "standard input holds the proof, so the board must be in a file");
}

TEST_CASE("solve --many takes its boards one by one, however many there are", "[cli]") {
    std::string boards = "x y\nz\n";
    while (boards.size() < 16'000'000) boards += "\n1\n";
    check_refused(cli_within(100, {"solve", "--many", "-"}, boards), "-: board 1, line 2: ");
    check_answer(cli({"solve", "--many", "-"}, "\n \n\r\n"), 0, "");
    const auto three = cli({"solve", "--many", "-"}, "; one\nA A\n; more\n\n\nA B\nB A\n \t\nA A");
    CHECK(three.status == 1);
    CHECK(std::count(three.out.begin(), three.out.end(), '\n') == 3);
}
