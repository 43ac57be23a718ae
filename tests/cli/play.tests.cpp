#include "cli/cli.hpp"

using namespace twoturns::test;

namespace {

/// Columns are padded for the reader; only the cells count.
std::string squeezed(const std::string& text) {
    std::string result;
    for (const char c : text)
        if (c != ' ' || result.back() != ' ') result += c;
    return result;
}

} // namespace

TEST_CASE("play prints the board its moves leave, with the same names", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "; small\n"
                                                "\xE6\x9D\xB1 B2 .  3\n"
                                                "3 # \xE6\x9D\xB1 B2\n");
    const auto played = [&](const std::string& moves) {
        const auto finished = cli({"play", board}, moves);
        CHECK(finished.status == 0);
        return squeezed(finished.out);
    };
    CHECK(played("1,1 2,3\n") == ". B2 . 3\n3 # . B2\n");
    CHECK(played("; nothing yet\n\n") == "\xE6\x9D\xB1 B2 . 3\n3 # \xE6\x9D\xB1 B2\n");
}

TEST_CASE("play may clear the board", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "A B\nB A\n. .\n");
    check_answer(cli({"play", board}, "1,1 2,2\n"), 1, "move 1: blocked\n");
    const auto easy = folder.file("easy.txt", "A B\nA B\n");
    check_answer(cli({"play", easy}, "1,1 2,1\r\n1,2 2,2"), 0, ". .\n. .\n");
}

TEST_CASE("play settles the board before the first move and after each", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "A B .\n"
                                                ". . .\n"
                                                "C C B\n"
                                                ". . A\n");
    check_answer(cli({"play", board, "--gravity", "down"}, ""), 0,
                 ". . .\n"
                 ". . .\n"
                 "A B B\n"
                 "C C A\n");
    check_answer(cli({"play", board, "--gravity=down"}, "4,1 4,2\n4,2 3,3\n"), 0,
                 ". . .\n"
                 ". . .\n"
                 ". . .\n"
                 "A . A\n");
    check_answer(cli({"play", board, "--gravity", "none"}, "3,1 3,2\n"), 0,
                 "A B .\n"
                 ". . .\n"
                 ". . B\n"
                 ". . A\n");
}

TEST_CASE("play lets no tile slide out of the board's shape", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "_ A _\n"
                                                "B C B\n"
                                                "_ C _\n"
                                                "_ . A\n");
    check_answer(cli({"play", board, "--gravity", "down"}, ""), 0,
                 "_ . _\n"
                 "B A B\n"
                 "_ C _\n"
                 "_ C A\n");
    check_answer(cli({"play", board, "--gravity", "down"}, "3,2 4,2\n"), 0,
                 "_ . _\n"
                 "B . B\n"
                 "_ . _\n"
                 "_ A A\n");
    CHECK(contains(cli({"solve", board, "--gravity", "down"}).out, "won\n"));
}

TEST_CASE("play knows every gravity by its name", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", ". . . .\n. A . .\n. . B .\n. . . .\n");
    struct Case {
        const char* gravity;
        const char* settled;
    };
    const auto known = GENERATE(
        Case{"none", ". . . .\n. A . .\n. . B .\n. . . .\n"}, //
        Case{"down", ". . . .\n. . . .\n. . . .\n. A B .\n"}, Case{"up", ". A B .\n. . . .\n. . . .\n. . . .\n"},
        Case{"left", ". . . .\nA . . .\nB . . .\n. . . .\n"}, Case{"right", ". . . .\n. . . A\n. . . B\n. . . .\n"},
        Case{"vertical-in", ". . . .\n. A . .\n. . B .\n. . . .\n"},
        Case{"vertical-out", ". A . .\n. . . .\n. . . .\n. . B .\n"},
        Case{"horizontal-in", ". . . .\n. A . .\n. . B .\n. . . .\n"},
        Case{"horizontal-out", ". . . .\nA . . .\n. . . B\n. . . .\n"});
    CAPTURE(known.gravity);
    check_answer(cli({"play", board, "--gravity", known.gravity}), 0, known.settled);
}

TEST_CASE("play ends at the first illegal move with its number and the reason, and status 1", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "A B . 3\n"
                                                "3 # A B\n"
                                                "C # C .\n"
                                                "# # . #\n");
    struct Case {
        const char* move;
        const char* reason;
    };
    const auto illegal = GENERATE(Case{"0,1 1,1", "outside"}, Case{"-1,1 1,1", "outside"},
                                  Case{"1,1 1,99999999999999999999", "outside"}, Case{"1,2 1,2", "same-cell"},
                                  Case{"1,1 2,3", "empty"}, Case{"1,2 1,4", "different"}, Case{"3,1 3,3", "blocked"});
    CAPTURE(illegal.move);
    // The first move is legal; comments and blank lines are not counted; nothing is read after the fault.
    const auto finished = cli({"play", board}, std::string("1,1 2,3\n\n; now\n") + illegal.move + "\nnonsense\n");
    check_answer(finished, 1, std::string("move 2: ") + illegal.reason + "\n");
}

TEST_CASE("play refuses a move it cannot read, with the line number and no board", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", small_board);
    const std::string bad = GENERATE(as<std::string>(), "1,1", "1,1 2,3 1,1", "1 1 2 3", "1,1 2;3", "1,1 2,", ",1 2,3",
                                     "a,b c,d", "1,1,1 2,3");
    CAPTURE(bad);
    const auto finished = cli({"play", board}, "; moves\n" + bad + "\n");
    check_refused(finished, "standard input: line 2: ");
    CHECK(finished.out.empty());
}

TEST_CASE("play does not take the board from where its moves are", "[cli]") {
    const auto finished = cli({"play", "-"}, "A A\n");
    check_refused(finished, "standard input holds the moves");
    CHECK(finished.out.empty());
}

TEST_CASE("play refuses an unknown gravity and names the known ones", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", small_board);
    const auto finished = cli({"play", board, "--gravity", "sideways"});
    check_refused(finished, "\"sideways\" is none of none, down");
    CHECK(contains(finished.err, "--gravity"));
    check_refused(cli({"play", board, "--gravity"}), "--gravity");
    check_refused(cli({"play", board, "--gravity", ""}), "--gravity");
}
