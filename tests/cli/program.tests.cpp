// Common to all commands: usage, boards from files, and where the answers go.
#include "cli/cli.hpp"

using namespace twoturns::test;

TEST_CASE("moves lists every removable pair in reading order, then how many there are", "[cli]") {
    const ScratchFolder folder;
    check_answer(cli({"moves", folder.file("board.txt", small_board)}), 0, "1,1 2,3\n1 moves\n");
    check_answer(cli({"moves", "-"}, "A A A\n"), 0, "1,1 1,2\n1,1 1,3\n1,2 1,3\n3 moves\n");
    check_answer(cli({"moves", "-"}, ". #\n"), 0, "0 moves\n");
}

TEST_CASE("help explains the program and each command", "[cli]") {
    const auto help = cli({"--help"});
    CHECK(help.status == 0);
    CHECK(help.err.empty());
    const std::string command = GENERATE(as<std::string>(), "link", "moves", "play");
    CAPTURE(command);
    CHECK(contains(help.out, "\n  " + command + " "));
    const auto detail = cli({command, "--help"});
    CHECK(detail.status == 0);
    CHECK(detail.err.empty());
    CHECK(contains(detail.out, "Usage: twoturns-cli " + command));
    CHECK(contains(detail.out, "BOARD"));
}

TEST_CASE("the version is the project's", "[cli]") {
    check_answer(cli({"--version"}), 0, "twoturns-cli " TWOTURNS_VERSION "\n");
}

TEST_CASE("bad usage is one line that says what, and status 2", "[cli]") {
    check_refused(cli({}), "a command is missing");
    check_refused(cli({"juggle"}), "juggle");
    check_refused(cli({"--juggle"}), "--juggle");
    check_refused(cli({"moves"}), "BOARD");
    check_refused(cli({"moves", "a", "b"}), "b");
    check_refused(cli({"moves", "--gravity", "down", "a"}), "--gravity");
    check_refused(cli({"moves", "two\nlines", "--bad\nword"}), "--bad?word");
}

TEST_CASE("an empty value is refused, not taken for an option left out", "[cli]") {
    for (const std::string option : {"--id", "--size", "--kinds", "--gravity", "--layout", "--difficulty", "--seed"}) {
        check_refused(cli({"deal", option, ""}), option);
        check_refused(cli({"deal", option + "="}), option);
    }
    for (const std::string option : {"--gravity", "--budget-ms", "--certificate", "--many"})
        check_refused(cli({"solve", option, ""}), option);
    for (const std::string command : {"link", "moves", "play", "solve", "grade"})
        check_refused(cli({command, ""}), "BOARD: is empty");
    check_refused(cli({"replay", ""}), "FILE: is empty");
    check_refused(cli({"check-loss", "-", ""}), "PROOF: is empty");
}

TEST_CASE("a board that cannot be read is refused by its file's name", "[cli]") {
    const ScratchFolder folder;
    const std::string command = GENERATE(as<std::string>(), "link", "moves", "play");
    CAPTURE(command);
    const auto refused = [&](const std::string& board, const std::string& what) {
        const auto finished = cli({command, board}, "");
        check_refused(finished, what);
        CHECK(finished.out.empty());
    };
    const std::string inside = folder.path().string();
    refused(inside + "/missing", inside + "/missing: cannot be opened: No such file");
    refused(inside, inside + ": is a directory");
    refused("two\nlines", "two?lines: cannot be opened");
    refused("/dev/zero", "/dev/zero: more than 16 MiB");
    refused(folder.file("empty", ""), inside + "/empty: line 1: ");
    refused(folder.file("comments", "; only\n\n"), inside + "/comments: line 3: ");
    refused(folder.file("ragged", "A B\n\nA\n"), inside + "/ragged: line 3: ");
    refused(folder.file("zero", std::string("A B\nA \0\n", 8)), inside + "/zero: line 2: ");
    refused(folder.file("bytes", "A \xFF\n"), inside + "/bytes: line 1: ");
    refused(folder.file("long", "A B\nA " + std::string(33, 'x') + "\n"), inside + "/long: line 2: ");
    std::string wide;
    for (int i = 0; i < 63; ++i) wide += "A ";
    refused(folder.file("wide", wide + "\n"), inside + "/wide: line 1: ");
    std::string tall;
    for (int i = 0; i < 63; ++i) tall += "A\n";
    refused(folder.file("tall", tall), inside + "/tall: line 63: ");
}

TEST_CASE("a bad board on standard input is refused by its line", "[cli]") {
    check_refused(cli({"moves", "-"}, "A B\nA\n"), "standard input: line 2: ");
    check_refused(cli({"moves", "-"}, ""), "standard input: line 1: ");
    check_refused(cli({"moves", "-"}, "", {.input_is_closed = true}), "standard input: cannot be read");
}

TEST_CASE("a board of the largest size is welcome", "[cli]") {
    std::string text;
    for (int row = 0; row < 62; ++row) {
        for (int col = 0; col < 62; ++col) text += ((row + col) % 2 == 0 ? "left " : "right ");
        text += "\n";
    }
    const auto finished = cli({"moves", "-"}, text);
    CHECK(finished.status == 0);
    CHECK(finished.err.empty());
}

TEST_CASE("an answer that cannot be written is an error, not a silent success", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "A A\n");
    std::string queries;
    for (int i = 0; i < 10'000; ++i) queries += "1 1 1 2\n";
    Plumbing plumbing;
    std::string reason;
    SECTION("full disk") {
        plumbing.output_file = "/dev/full";
        reason = "No space left";
    }
    SECTION("nobody reads") {
        plumbing.output_reader_is_gone = true;
        reason = "Broken pipe";
    }
    SECTION("closed") {
        plumbing.output_is_closed = true;
        reason = "Bad file descriptor";
    }
    const std::string what = "standard output: cannot be written: " + reason;
    check_refused(cli({"moves", board}, "", plumbing), what);
    check_refused(cli({"play", board}, "", plumbing), what);
    check_refused(cli({"play", board}, "1,1 1,1\n", plumbing), what);
    check_refused(cli({"link", board}, "1 1 1 2\n", plumbing), what);
    check_refused(cli({"link", board}, queries, plumbing), what);
    check_refused(cli({"--help"}, "", plumbing), what);
    check_refused(cli({"--version"}, "", plumbing), what);
    check_refused(cli({"link", board}, "1 1 1 2\nnonsense\n", plumbing), "standard input: line 2: ");
    const auto lost = folder.file("lost.txt", "A B\nB A\n");
    const auto proof = (folder.path() / "proof.txt").string();
    check_refused(cli({"solve", board}, "", plumbing), what);
    check_refused(cli({"solve", lost, "--certificate", proof}, "", plumbing), what);
    check_refused(cli({"solve", "--many", board}, "", plumbing), what);
    check_refused(cli({"check-loss", lost, proof}, "", plumbing), what);
    check_refused(cli({"check-loss", board, proof}, "", plumbing), what);
    check_refused(cli({"grade", board}, "", plumbing), what);
    check_refused(cli({"deal", "--size", "4x4"}, "", plumbing), what);
    check_refused(cli({"deal", "--help"}, "", plumbing), what);
    check_refused(
        cli({"replay", folder.file("game.txt", "two-turns-game 1\nid tt1.4x2.2.none.full.1.x\n")}, "", plumbing), what);
}
