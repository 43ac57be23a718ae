// replay, and deals by their ID.
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "support/repeated.hpp"
#include "support/scale.hpp"

using namespace twoturns::test;

namespace {

const std::string start = "two-turns-game 1\n"
                          "gravity down\n"
                          "board\n"
                          "1 2 . 1\n"
                          ". # 12 .\n"
                          "2 12 1 1\n"
                          "end\n";

/// Returns replay's summary of the end, without the board.
std::string words(const std::string& first, int pairs, int moves, int hints, int undos, int reshuffles,
                  const std::string& time) {
    return first + "\n; pairs-left " + std::to_string(pairs) + "\n; moves " + std::to_string(moves) + "\n; hints " +
           std::to_string(hints) + "\n; undos " + std::to_string(undos) + "\n; reshuffles " +
           std::to_string(reshuffles) + "\n; time " + time + "\n";
}

} // namespace

TEST_CASE("replay does what a record says and prints its end", "[cli]") {
    const ScratchFolder folder;
    const auto replayed = [&](const std::string& log) { return cli({"replay", folder.file("game", start + log)}); };
    check_answer(replayed(""), 0, words("unfinished", 4, 0, 0, 0, 0, "0.000") + ".  2  .  .\n1  #  12 1\n2  12 1  1\n");
    check_answer(replayed("0.5 2,1 2,4\n1 hint\n2 undo\n3 redo\n4 reshuffle 1 1 2 12 2 12\npicked 3,4\nclock 75.25\n"),
                 0, words("unfinished", 3, 1, 1, 1, 1, "75.250") + ".  1  .  .\n.  #  1  .\n2  12 2  12\n");
    check_answer(cli({"replay", "-"}, "two-turns-game 1\nboard\n1 1\nend\n1 1,1 1,2\n2 undo\n3 1,2 1,1\n"), 0,
                 words("cleared", 0, 2, 0, 1, 0, "3.000") + ". .\n");
    check_answer(cli({"replay", "-"}, "two-turns-game 1\nboard\n1 2 3 3\n2 1 # #\nend\n1 1,3 1,4\n"), 0,
                 words("stuck", 2, 1, 0, 0, 0, "1.000") + "1 2 . .\n2 1 # #\n");
}

TEST_CASE("replay prints the score where it is asked for, and what it prints else stays as it is", "[cli]") {
    const std::string game = "two-turns-game 1\nboard\n1 1 2 . 2\n# # 3 # 3\nend\n"
                             "1 1,1 1,2\n4 1,3 1,5\n7.5 2,3 2,5\n9 undo\n";
    const std::string head = words("unfinished", 1, 3, 0, 1, 0, "9.000");
    const std::string board = ". . . . .\n# # 3 # 3\n";
    check_answer(cli({"replay", "-"}, game), 0, head + board);
    check_answer(cli({"replay", "--score", "-"}, game), 0, head + "; score 30\n" + board);
    check_answer(cli({"replay", "-", "--score"}, game + "10 redo\n"), 0,
                 words("cleared", 0, 3, 0, 1, 0, "10.000") + "; score 110\n. . . . .\n# # . # .\n");
}

TEST_CASE("replay deals the board of the record's ID", "[cli]") {
    const std::string id = GENERATE("tt1.8x6.12.left.frame.2.any words", "tt2.8x6.12.left.any.frame.2.any words",
                                    "tt2.8x6.12.left.one-turn.frame.2.any words");
    const auto dealt = cli({"deal", "--id", id, "--witness"});
    REQUIRE(dealt.status == 0);
    // The deal's witness, as a record, clears the board.
    std::string record = "two-turns-game 1\nid " + id + "\n";
    std::string board;
    int moves = 0;
    for (std::size_t from = 0; from < dealt.out.size();) {
        const std::size_t to = dealt.out.find('\n', from);
        const std::string line = dealt.out.substr(from, to + 1 - from);
        if (line.rfind("; ", 0) == 0) {
            record += "0." + std::to_string(100 + moves++) + " " + line.substr(2);
        } else {
            board += line;
        }
        from = to + 1;
    }
    REQUIRE(moves > 10);
    CHECK(
        cli({"replay", "-"}, record).out.rfind("cleared\n; pairs-left 0\n; moves " + std::to_string(moves) + "\n", 0) ==
        0);
    // Without moves the board is as dealt, and after the first line another command can read it.
    const auto untouched = cli({"replay", "-"}, record.substr(0, record.find("0.100")));
    CHECK(untouched.out == words("unfinished", moves, 0, 0, 0, 0, "0.000") + board);
    const char* const rule = id.find("one-turn") == std::string::npos ? "any" : "one-turn";
    const auto read_on =
        cli({"solve", "-", "--gravity", "left", "--rule", rule}, untouched.out.substr(untouched.out.find('\n') + 1));
    CHECK(read_on.out.rfind("won\n", 0) == 0);
}

TEST_CASE("replay says what the rules have against a record, with status 1 and no board", "[cli]") {
    const auto refused = [](const std::string& log, const std::string& what) {
        CAPTURE(log);
        check_answer(cli({"replay", "-"}, start + log), 1, what + "\n");
    };
    refused("1 3,3 3,4\n2 2,1 2,4\n", "move 2: empty");
    refused("1 3,3 3,4\n2 undo\n3 2,1 3,1\n", "move 2: different");
    refused("1 1,1 9,9\n", "move 1: outside");
    refused("1 undo\n", "before move 1: there is nothing to undo");
    refused("1 redo\n", "before move 1: there is nothing to redo");
    refused("1 restart\n", "before move 1: there is nothing to restart");
    refused("1 back 1\n", "before move 1: steps to go back: 1, and there are not so many");
    refused("1 reshuffle 1 1\n", "before move 1: the reshuffle has other tiles");
    refused("picked 1,1\n", "there is no tile to pick at 1,1");
    check_answer(cli({"replay", "-"}, "two-turns-game 1\nboard\n1 2\n2 1\nend\n0 1,1 2,2\n"), 1, "move 1: blocked\n");
}

TEST_CASE("replay refuses what is no record, by file and line", "[cli]") {
    const ScratchFolder folder;
    const auto refused = [](const Finished& finished, const std::string& what) {
        check_refused(finished, what);
        CHECK(finished.out.empty());
    };
    const std::string file = folder.file("game", start + "1 undo\n2 think\n");
    refused(cli({"replay", file}), file + ": line 9: no action that can be read follows the time");
    refused(cli({"replay", "-"}, small_board), "standard input: line 2: not a saved game");
    refused(cli({"replay", "-"}, ""), "standard input: line 1: not a saved game");
    refused(cli({"replay", "-"}, "two-turns-game 1\nid tt1.18x8\n"), "standard input: line 2: not a game ID");
    refused(cli({"replay", folder.path().string()}), "is a directory");
    refused(cli({"replay", folder.path().string() + "/missing"}), "cannot be opened");
    refused(cli({"replay", "/dev/zero"}), "more than 16 MiB");
    refused(cli({"replay"}), "FILE");
}

TEST_CASE("replay needs little memory for any record, whatever was done in it", "[cli]") {
    std::string pairs = "two-turns-game 1\ngravity down\nboard\n";
    for (int row = 0; row < 62; ++row) {
        for (int col = 0; col < 62; ++col) pairs += std::to_string(row * 31 + col / 2 + 1) + " ";
        pairs += "\n";
    }
    pairs += "end\n";
    const auto again = [](std::string text, const std::string& log, int times) {
        for (int i = 0; i < times; ++i) text += log;
        return text;
    };
    const auto replayed = [](const std::string& record) { return cli_within(300, {"replay", "-"}, record); };
    const std::string move = "0 62,1 62,2\n";
    std::vector<std::string> logs{"0 restart\n" + move, "0 undo\n" + move, "0 back 1\n0 undo\n", "0 hint\n0 hint\n"};
    logs.resize(static_cast<std::size_t>(twoturns::scaled(4)));
    for (const std::string& log : logs) {
        const auto finished = replayed(again(pairs + move, log, 99'999));
        CAPTURE(log, finished.err);
        CHECK(finished.status == 0);
        CHECK(contains(finished.out, "unfinished\n"));
        check_refused(replayed(again(pairs + move, log, 100'000)),
                      ": this game is too long, as there is room for 200000 actions");
    }
    // Long histories, entered from far away.
    std::string way = again("", move, 62) + "0 restart\n0 62,3 62,4\n0 back 2\n0 62,5 62,6\n0 restart\n";
    CHECK(replayed(again(pairs, way, twoturns::scaled(200'000 / 67))).status == 0);
    std::string line;
    for (int col = 0; col < 60; ++col) line += " .";
    const std::string two = "two-turns-game 1\nboard\n" + again("1 1" + line + "\n", ". ." + line + "\n", 61) + "end\n";
    CHECK(replayed(again(two, "0 reshuffle 1 1\n", twoturns::scaled(200'000))).status == 0);
}

TEST_CASE("replay needs little memory to refuse what is no record", "[cli]") {
    const auto refused = [](const std::string& text, const std::string& what) {
        check_refused(cli_within(150, {"replay", "-"}, text), what);
    };
    const std::string head = "two-turns-game 1\n";
    const auto lines = static_cast<std::size_t>(twoturns::scaled(16'000'000));
    refused(head + repeated("\n", lines), "line " + std::to_string(lines + 2) + ": the text ends without a game ID");
    refused(head + "board\n" + repeated("\n", lines), "line 2: the board that starts here has no end");
    std::string words = head + "board\n1 1\nend\n0 reshuffle";
    while (words.size() < 16'000'000) words += " 1";
    refused(words, "line 5: too long for a saved game");
    if (memory_can_be_limited())
        check_refused(cli_within(20, {"replay", "-"}, repeated("\n", 16'000'000)), "out of memory");
}

TEST_CASE("deal --id deals what the options in the ID deal", "[cli]") {
    const auto dealt = cli({"deal", "--size", "8x6", "--kinds", "10", "--gravity", "up", "--layout", "steps",
                            "--difficulty", "4", "--seed", "any words", "--witness"});
    REQUIRE(dealt.status == 0);
    const std::string id = "tt2.8x6.10.up.any.steps.4.any words";
    check_answer(cli({"deal", "--id", id, "--witness"}), 0, dealt.out);
    check_answer(cli({"deal", "--id", " " + id + "\n", "--witness"}), 0, dealt.out);
    check_answer(cli({"deal", "--id", "hello  there"}), 0, cli({"deal", "--seed", "hello there"}).out);
}

TEST_CASE("deal prints its ID when it is asked to, and that ID deals the same", "[cli]") {
    const std::vector<std::string> arguments{
        "deal", "--size", "6x5", "--gravity", "left", "--seed", "\xE8\xBF\x9E tt1. x"};
    auto with_id = arguments;
    with_id.emplace_back("--print-id");
    const std::string id = "tt2.6x5.7.left.any.full.3.\xE8\xBF\x9E tt1. x";
    check_answer(cli(with_id), 0, "; id " + id + "\n" + cli(arguments).out);
    check_answer(cli({"deal", "--id", id, "--print-id"}), 0, cli(with_id).out);
    // The command reads a seed like the game.
    check_answer(cli({"deal", "--size", "4x4", "--seed", " a\t b ", "--print-id"}), 0,
                 cli({"deal", "--size", "4x4", "--seed", "a b", "--print-id"}).out);
    // Other bytes can be dealt but have no ID.
    for (const char* const seed : {" ", "\xFF"}) {
        CHECK(cli({"deal", "--size", "4x4", "--seed", seed}).status == 0);
        check_refused(cli({"deal", "--size", "4x4", "--seed", seed, "--print-id"}), "a seed");
    }
}

TEST_CASE("deal refuses an ID that is none, or beside what it says already", "[cli]") {
    check_refused(cli({"deal", "--id", " "}), "a seed needs at least one letter or digit");
    check_refused(cli({"deal", "--id", "tt1.18x8"}), "the game ID is cut short");
    check_refused(cli({"deal", "--id", "tt9.18x8"}), "its dealer is 9");
    check_refused(cli({"deal", "--id", "tt1.18x8.73.none.full.3.x"}), "the number of kinds is 73");
    for (const auto& [option, value] : std::vector<std::pair<std::string, std::string>>{{"--size", "18x8"},
                                                                                        {"--kinds", "36"},
                                                                                        {"--gravity", "none"},
                                                                                        {"--layout", "full"},
                                                                                        {"--difficulty", "3"},
                                                                                        {"--seed", "0"}})
        check_refused(cli({"deal", "--id", "x", option, value}), "--id excludes " + option);
}
