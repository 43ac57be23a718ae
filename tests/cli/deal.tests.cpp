// deal and grade: their output, and what they refuse.
#include <algorithm>
#include <string>
#include <vector>

#include "cli/cli.hpp"

using namespace twoturns::test;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t to = text.find('\n', from);
        lines.push_back(text.substr(from, to - from));
        from = to + 1;
    }
    return lines;
}

/// Returns the value on the line that begins with `word`; the line must exist.
std::string value(const std::string& out, const std::string& word) {
    for (const std::string& line : lines_of(out))
        if (line.rfind(word + " ", 0) == 0) return line.substr(word.size() + 1);
    FAIL("no line " << word << " in\n" << out);
    return {};
}

} // namespace

TEST_CASE("deal prints a board, and its witness clears it", "[cli]") {
    const ScratchFolder folder;
    const std::string gravity = GENERATE(as<std::string>(), "none", "down", "horizontal-in");
    const std::string difficulty = GENERATE(as<std::string>(), "1", "5");
    CAPTURE(gravity, difficulty);
    const std::vector<std::string> arguments{"deal",  "--size",       "10x6",     "--kinds", "15", "--gravity",
                                             gravity, "--difficulty", difficulty, "--seed",  "x",  "--witness"};
    const auto dealt = cli(arguments);
    CHECK(dealt.status == 0);
    CHECK(dealt.err.empty());
    CHECK(cli(arguments).out == dealt.out);

    std::string moves;
    int rows = 0;
    for (const std::string& line : lines_of(dealt.out)) {
        if (line.rfind("; ", 0) == 0)
            moves += line.substr(2) + "\n";
        else
            ++rows;
    }
    CHECK(rows == 6);
    CHECK(std::count(moves.begin(), moves.end(), '\n') == 30);
    const auto played = cli({"play", folder.file("board", dealt.out), "--gravity", gravity}, moves);
    CHECK(played.status == 0);
    CHECK(played.out.find_first_not_of(". \n") == std::string::npos);
}

TEST_CASE("deal has a middling difficulty unless told", "[cli]") {
    const auto usual = cli({"deal", "--size", "8x6"});
    CHECK(usual.out == cli({"deal", "--size", "8x6", "--difficulty", "3"}).out);
    CHECK(usual.out != cli({"deal", "--size", "8x6", "--difficulty", "5"}).out);
}

TEST_CASE("deal says so when no board of the difficulty was found", "[cli]") {
    const auto pair = cli({"deal", "--size", "2x1", "--difficulty", "5"});
    CHECK(pair.out == "; difficulty 1, the nearest to 5 that was found\n1 1\n");
    CHECK(cli({"deal", "--size", "2x1", "--difficulty", "1"}).out == "1 1\n");
    // Every comment is a move there.
    CHECK(cli({"deal", "--size", "2x1", "--difficulty", "5", "--witness"}).out == "1 1\n; 1,2 1,1\n");
}

TEST_CASE("deal takes a layout of one's own, alone and in an ID", "[cli]") {
    const auto dealt = cli({"deal", "--layout", "own-EDj", "--print-id", "--kinds", "2"});
    CHECK(dealt.status == 0);
    CHECK(value(dealt.out, "; id") == "tt2.4x3.2.none.any.own-EDj.3.0");
    CHECK(lines_of(dealt.out).size() == 2 + 3); // the ID, the level, the rows
    CHECK(cli({"deal", "--id", "tt2.4x3.2.none.any.own-EDj.3.0", "--print-id"}).out == dealt.out);
    check_refused(cli({"deal", "--layout", "own-EDb"}), "the own layout's text is cut short");
    check_refused(cli({"deal", "--layout", "own-ED!"}), "letter 7 is none of them");
    check_refused(cli({"deal", "--id", "tt1.4x3.2.none.own-EDjM.3.0"}), "says more than its cells");
}

TEST_CASE("deal gives a drawn layout its size, and refuses another", "[cli]") {
    const auto dealt = cli({"deal", "--layout", "tower", "--print-id"});
    CHECK(dealt.status == 0);
    const auto lines = lines_of(dealt.out);
    REQUIRE(lines.size() == 15);
    CHECK(lines.front() == "; id tt2.8x14.21.none.any.tower.3.0");
    CHECK(cli({"deal", "--layout", "tower", "--size", "8x14", "--print-id"}).out == dealt.out);
    CHECK(cli({"deal", "--id", "tt2.8x14.21.none.any.tower.3.0", "--print-id"}).out == dealt.out);
    const std::string refusal = "the layout tower is drawn for 8x14 and has no other size";
    check_refused(cli({"deal", "--layout", "tower", "--size", "14x8"}), refusal);
    check_refused(cli({"deal", "--id", "tt1.18x8.21.none.tower.3.0"}), refusal);
}

TEST_CASE("deal refuses what it cannot deal", "[cli]") {
    check_refused(cli({"deal", "--difficulty", "0"}), "the difficulty 0 is outside 1 to 5");
    check_refused(cli({"deal", "--difficulty", "6"}), "the difficulty 6 is outside 1 to 5");
    check_refused(cli({"deal", "--difficulty", "hard"}), "--difficulty");
    check_refused(cli({"deal", "--kinds", "73"}), "the number of kinds is 73");
    check_refused(cli({"deal", "--size", "1x1"}), "1x1");
}

TEST_CASE("grade tells hard deals from easy ones", "[cli]") {
    const auto graded = [](const std::string& difficulty) {
        const auto finished = cli({"grade", "-"}, cli({"deal", "--size", "14x6", "--difficulty", difficulty}).out);
        CHECK(finished.status == 0);
        CHECK(finished.err.empty());
        CHECK(value(finished.out, "winnable") == "yes");
        CHECK(std::stoi(value(finished.out, "open-pairs")) > 0);
        CHECK(std::stod(value(finished.out, "mean-open-pairs")) >= 1);
        CHECK(value(finished.out, "fatal-moves").find(" %") != std::string::npos);
        return std::stoi(value(finished.out, "level"));
    };
    CHECK(graded("1") <= 2);
    CHECK(graded("5") >= 4);
}

TEST_CASE("grade prints every figure of a board that can be seen through", "[cli]") {
    check_answer(cli({"grade", "-"}, "# # # # # #\n# C B A A B\n# # # # # C\n"), 0,
                 "winnable yes\n"
                 "level 1\n"
                 "random-wins 100.0 %\n"
                 "random-games 1000\n"
                 "open-pairs 1\n"
                 "mean-open-pairs 1.0\n"
                 "fatal-moves 0.0 %\n"
                 "judged-moves 3\n"
                 "pairs-to-see 1.0\n");
}

TEST_CASE("grade says so when a board is lost, with status 1", "[cli]") {
    check_answer(cli({"grade", "-"}, "A B\nB A\n"), 1,
                 "winnable no\n"
                 "level 5\n"
                 "random-wins 0.0 %\n"
                 "random-games 1000\n"
                 "open-pairs 0\n"
                 "mean-open-pairs unknown\n"
                 "fatal-moves unknown\n"
                 "judged-moves 0\n"
                 "pairs-to-see unknown\n");
    // A winnable board may become lost when it settles.
    CHECK(cli({"grade", "-"}, "A B\n. .\nB A\n").status == 0);
    CHECK(cli({"grade", "-", "--gravity", "down"}, "A B\n. .\nB A\n").status == 1);
}

TEST_CASE("grade refuses a board it cannot read", "[cli]") {
    check_refused(cli({"grade", "-"}, "A B\nA\n"), "standard input: line 2: ");
    check_refused(cli({"grade", "/nowhere"}), "/nowhere: cannot be opened");
    check_refused(cli({"grade", "-", "--gravity", "sideways"}, "A A\n"), "sideways");
}

TEST_CASE("deal chooses a board with few or many pairs to see, whose ID deals it again", "[cli]") {
    const auto dealt = [](const std::string& wish) {
        return cli({"deal", "--size", "10x6", "--seed", "x", "--print-id", "--pairs-to-see", wish});
    };
    const auto pairs = [](const Finished& finished) {
        return std::stod(value(cli({"grade", "-"}, finished.out).out, "pairs-to-see"));
    };
    const auto few = dealt("few");
    const auto many = dealt("many");
    CHECK(pairs(few) + 1 < pairs(many));
    CHECK(cli({"deal", "--id", value(few.out, "; id"), "--print-id"}).out == few.out);
    CHECK(dealt("any").out == cli({"deal", "--size", "10x6", "--seed", "x", "--print-id"}).out);
    check_refused(dealt("some"), "--pairs-to-see");
}

TEST_CASE("par prints the turns of a clearing and its moves, which clear the board", "[cli]") {
    const std::string id = "tt2.8x6.12.down.any.full.3.x";
    const auto found = cli({"par", id, "--line", "--width", "50"});
    const auto lines = lines_of(found.out);
    REQUIRE(lines.size() == 25);
    CHECK(lines[0].rfind("par: ", 0) == 0);
    CHECK(contains(lines[0], " turns, "));
    const ScratchFolder folder;
    const auto played = cli({"play", folder.file("board", cli({"deal", "--id", id}).out), "--gravity", "down"},
                            found.out.substr(lines[0].size() + 1));
    CHECK(played.status == 0);
    CHECK(played.out.find_first_not_of(". \n") == std::string::npos);
    CHECK(cli({"par", id, "--width", "50"}).out == lines[0] + "\n");
    check_refused(cli({"par", "12345"}), "");
    check_refused(cli({"par", id, "--width", "0"}), "--width");
}
