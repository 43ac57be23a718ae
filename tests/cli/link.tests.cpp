#include "cli/cli.hpp"
#include "support/repeated.hpp"
#include "support/scale.hpp"

using namespace twoturns::test;

TEST_CASE("link answers each query with a line, the reasons tested in their order", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", small_board);
    const auto finished = cli({"link", board}, "1 1 2 3\n"
                                               "2 3 1 1\n"
                                               "0 1 0 1\n"
                                               "3 1 1 1\n"
                                               "1 5 1 1\n"
                                               "1 3 1 3\n"
                                               "1 3 1 1\n"
                                               "2 2 1 1\n"
                                               "1 1 1 2\n"
                                               "1 4 2 1\n");
    check_answer(finished, 0,
                 "yes 2 1,1 0,1 0,3 2,3\n"
                 "yes 2 2,3 0,3 0,1 1,1\n"
                 "no outside\n"
                 "no outside\n"
                 "no outside\n"
                 "no same-cell\n"
                 "no empty\n"
                 "no empty\n"
                 "no different\n"
                 "no blocked\n");
}

TEST_CASE("link prints both ends and every corner", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "A . A\n"
                                                "B . #\n"
                                                ". . B\n");
    check_answer(cli({"link", board}, "1 1 1 3\n2 1 3 3\n"), 0,
                 "yes 0 1,1 1,3\n"
                 "yes 1 2,1 3,1 3,3\n");
}

TEST_CASE("link says which pairs the rule forbids", "[cli][rule]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "A . _ .\n"
                                                "C C . .\n"
                                                "B B A .\n"
                                                "D # D .\n"
                                                "E # # #\n"
                                                "# E # #\n");
    const std::string queries = "1 1 3 3\n2 1 2 2\n4 1 4 3\n1 1 1 3\n";
    const std::string others = "yes 0 2,1 2,2\nno blocked\nno empty\n";
    const std::string corner = "yes 1 1,1 1,3 3,3\n";
    check_answer(cli({"link", board}, queries), 0, corner + others);
    check_answer(cli({"link", board, "--rule", "any"}, queries), 0, corner + others);
    check_answer(cli({"link", board, "--rule", "one-turn"}, queries), 0, corner + others);
    check_answer(cli({"link", board, "--rule", "straight"}, queries), 0, "no rule\n" + others);
    const auto around = folder.file("around.txt", "A B A\n");
    check_answer(cli({"link", around}, "1 1 1 3\n"), 0, "yes 2 1,1 2,1 2,3 1,3\n");
    check_answer(cli({"link", around, "--rule", "one-turn"}, "1 1 1 3\n"), 0, "no rule\n");
    check_answer(cli({"moves", around, "--rule", "one-turn"}), 0, "0 moves\n");
    check_answer(cli({"play", around, "--rule", "one-turn"}, "1,1 1,3\n"), 1, "move 1: rule\n");
    check_answer(cli({"solve", around, "--rule", "one-turn"}), 1, "lost\n");
    CHECK(cli({"grade", around, "--rule", "one-turn"}).status == 1);
    check_refused(cli({"link", board, "--rule", "two-turns"}), "\"two-turns\" is none of any, straight, one-turn");
}

TEST_CASE("link passes over blank lines and comments and takes any blanks between numbers", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "A A\n");
    check_answer(cli({"link", board}, "; first\n\n   \n\t1  1\t1 2 \r\n;last"), 0, "yes 0 1,1 1,2\n");
    check_answer(cli({"link", board}, "1 1 1 2"), 0, "yes 0 1,1 1,2\n");
    check_answer(cli({"link", board}, ""), 0, "");
}

TEST_CASE("link calls any whole number off the board outside, however large or negative", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "A A\n");
    check_answer(cli({"link", board}, "-1 1 1 1\n"
                                      "1 1 99999999999999999999 1\n"
                                      "1 -99999999999999999999 1 1\n"
                                      "2147483647 1 1 -2147483648\n"),
                 0, "no outside\nno outside\nno outside\nno outside\n");
}

TEST_CASE("link stops at a query it cannot read, with the answers so far and the line number", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "A A\n");
    const std::string bad = GENERATE(as<std::string>(), "1 1 1", "1 1 1 2 3", "1 1 1 x", "1,1 1,2", "1 1 1 2;",
                                     "+1 1 1 2", "1.0 1 1 2", "0x1 1 1 2", "1 1 1 -", " ; indented");
    CAPTURE(bad);
    const auto finished = cli({"link", board}, "1 1 1 2\n\n; so far\n" + bad + "\n1 1 1 2\n");
    check_refused(finished, "standard input: line 4: ");
    CHECK(finished.out == "yes 0 1,1 1,2\n");
}

TEST_CASE("link does not take the board from where its queries are", "[cli]") {
    const auto finished = cli({"link", "-"}, "A A\n");
    check_refused(finished, "standard input holds the queries");
    CHECK(finished.out.empty());
}

TEST_CASE("link and play refuse a line without an end, and take any number of lines", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "A A\n");
    const std::string command = GENERATE(as<std::string>(), "link", "play");
    CAPTURE(command);
    const std::string too_long = ": longer than 4096 bytes";
    check_refused(cli_within(100, {command, board}, "", {.input_file = "/dev/zero"}),
                  "standard input: line 1" + too_long);
    CHECK(cli({command, board}, "\n;" + std::string(4095, 'x')).status == 0);
    CHECK(cli({command, board}, "\n;" + std::string(4095, 'x') + "\n").status == 0);
    check_refused(cli({command, board}, "\n;" + std::string(4096, 'x')), "standard input: line 2" + too_long);
    check_refused(cli({command, board}, "\n\n" + std::string(4097, ' ') + "\n"), "standard input: line 3" + too_long);
    const auto lines = static_cast<std::size_t>(twoturns::scaled(20'000'000));
    const auto finished = cli_within(100, {command, board}, repeated("\n", lines) + "x\n");
    check_refused(finished, "standard input: line " + std::to_string(lines + 1) + ": not a ");
}

TEST_CASE("link answers many queries", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "A A\n");
    std::string queries;
    std::string answers;
    for (int i = 0; i < 20'000; ++i) {
        queries += i % 2 == 0 ? "1 1 1 2\n" : "1 2 1 2\n";
        answers += i % 2 == 0 ? "yes 0 1,1 1,2\n" : "no same-cell\n";
    }
    const auto finished = cli({"link", board}, queries);
    CHECK(finished.status == 0);
    CHECK((finished.out == answers)); // not decomposed: it is long
}

TEST_CASE("link says when the queries cannot be read", "[cli]") {
    const ScratchFolder folder;
    const auto board = folder.file("board.txt", "A A\n");
    check_refused(cli({"link", board}, "", {.input_file = folder.path().string()}), "standard input: cannot be read");
    check_refused(cli({"link", board}, "", {.input_is_closed = true}), "standard input: cannot be read");
}
