#include <string>

#include "cli/cli.hpp"

using namespace twoturns::test;

namespace {

std::string after_word(const std::string& text, const std::string& word) {
    const std::size_t at = text.find(word);
    REQUIRE(at != std::string::npos);
    const std::size_t begin = at + word.size();
    return text.substr(begin, text.find('\n', begin) - begin);
}

} // namespace

TEST_CASE("problem make prints a board, its key and how many moves lose, and problem check agrees", "[cli][problem]") {
    for (const std::string id : {"tp1.6x4.4.none.1.1", "tp1.8x6.4.none.4.two words", "tp1.8x4.4.down.3.x"}) {
        CAPTURE(id);
        const std::string gravity = id.find("down") == std::string::npos ? "none" : "down";
        const auto made = cli({"problem", "make", id});
        CHECK(made.status == 0);
        CHECK(made.err.empty());
        const std::string key = after_word(made.out, "\n; key ");
        CHECK(std::stoi(after_word(made.out, "\n; losing ")) >= 1);
        CHECK(made.out.front() != ';');
        check_answer(cli({"problem", "check", "-", "--gravity", gravity}, made.out), 0, "yes " + key + "\n");
        CHECK(cli({"problem", "make", id}).out == made.out);
    }
}

TEST_CASE("problem make writes proofs that check-loss takes", "[cli][problem]") {
    const ScratchFolder folder;
    const auto made = cli({"problem", "make", "tp1.6x4.4.none.1.1", "--proof"});
    CHECK(made.status == 0);
    const std::string losing = after_word(made.out, "; loses ");
    const std::string move = losing.substr(0, losing.find(" then"));
    const auto board = folder.file("board.txt", made.out);
    const auto after = cli({"play", board}, move + "\n");
    std::string proof;
    for (std::size_t at = made.out.find(";   "); at != std::string::npos && made.out.compare(at, 4, ";   ") == 0;) {
        const std::size_t end = made.out.find('\n', at) + 1;
        proof += made.out.substr(at + 4, end - at - 4);
        at = end;
    }
    const auto checked = cli({"check-loss", folder.file("after.txt", after.out), folder.file("proof.txt", proof)});
    CHECK(checked.status == 0);
    CHECK(checked.out.rfind("yes ", 0) == 0);
}

TEST_CASE("problem make makes several of a grade, and the problem of a day", "[cli][problem]") {
    const auto three = cli({"problem", "make", "--grade", "2", "--count", "3", "--from", "5"});
    CHECK(three.status == 0);
    for (const std::string seed : {"5", "6", "7"}) CHECK(contains(three.out, ".2." + seed + "\n"));
    const auto day = cli({"problem", "make", "--day", "2026-11-26"});
    CHECK(day.status == 0);
    const std::string id = after_word(day.out, "; id ");
    CHECK(contains(id, ".2026-11-26"));
    CHECK("; id " + id + "\n" + cli({"problem", "make", id}).out == day.out);
    check_refused(cli({"problem", "make", "--day", "2026-02-30"}), "--day 2026-02-30: not a date");
    check_refused(cli({"problem", "make", "--day", "tomorrow"}), "--day tomorrow: not a date");
    check_refused(cli({"problem", "make", "--grade", "10"}), "--grade");
    check_refused(cli({"problem", "make", "--count", "3"}), "--count");
    check_refused(cli({"problem", "make"}), "an ID, --grade or --day is required");
    check_refused(cli({"problem"}), "A subcommand is required");
    check_refused(cli({"problem", "make", "tp1.6x4.4.none.1.1", "--grade", "3"}), "ID excludes --grade");
}

TEST_CASE("problem make refuses IDs that are wrong, and says where none was found", "[cli][problem]") {
    check_refused(cli({"problem", "make", "tp1.6x4.4.none"}), "the problem ID is cut short");
    check_refused(cli({"problem", "make", "tp2.6x4.4.none.1.x"}), "of another version: 2, not 1");
    check_refused(cli({"problem", "make", "tp1.1x2.2.none.1.x"}), "3x2 tiles or more, not 1x2");
    check_refused(cli({"problem", "make", "nonsense"}), "starts with \"tp1.\"");
    check_refused(cli({"problem", "make", ""}), "ID: is empty");
    check_answer(cli({"problem", "make", "tp1.3x2.6.none.5.x"}), 3, "none: no problem was found on boards of 3x2\n");
    const auto easier = cli({"problem", "make", "tp1.4x3.4.none.9.x"});
    CHECK(easier.status == 0);
    CHECK(contains(easier.out, ", the nearest to 9 that was found\n"));
}

TEST_CASE("problem check counts the moves that keep a board winnable", "[cli][problem]") {
    check_answer(cli({"problem", "check", "-"}, "A A A A\n"), 1, "no 6\n"); // each pair may go
    check_answer(cli({"problem", "check", "-"}, "A B\nB A\n"), 1, "no 0\n");
    check_answer(cli({"problem", "check", "-"}, "A A\n"), 1, "no 1\n"); // nothing else could go
    check_answer(cli({"problem", "check", "-"}, ". #\n"), 1, "no 0\n");
    check_refused(cli({"problem", "check", "-"}, "A B\nA\n"), "standard input: line 2: ");
    check_refused(cli({"problem", "check"}), "BOARD");
    check_refused(cli({"problem", "check", "-", "--gravity", "aside"}, "A A\n"), "aside");
    const auto large = cli({"deal", "--size", "30x16", "--gravity", "left"});
    check_answer(cli({"problem", "check", "-", "--gravity", "left", "--budget-ms", "0"}, large.out), 3, "undecided\n");
}
