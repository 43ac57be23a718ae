#include "twoturns/notation.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/maps.hpp"
#include "support/repeated.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace std::string_literals;
using test::repeated;

namespace {

std::string error_of(const std::string& text) {
    const auto board = parse_board(text);
    return board ? "no error" : to_english(board.error());
}

std::string size_error(const std::string& text) {
    const auto size = parse_size(text);
    return size ? "no error" : to_english(size.error());
}

} // namespace

TEST_CASE("a board is read with its stones, holes and names", "[notation]") {
    const auto named = parse_board("; a 2 x 4 board\nA B . 3\n3 # A B\n");
    REQUIRE(named);
    CHECK(named->board.size() == Size{2, 4});
    CHECK(named->names == std::vector<std::string>{"A", "B", "3"});
    CHECK(named->board.tiles() == 6);
    CHECK(named->board.is_stone({2, 2}));
    CHECK(named->board.is_empty({1, 3}));
    CHECK(named->board.tile({1, 4}) == Tile{2, 2});
    CHECK(named->board.tile({2, 1}) == Tile{2, 2});
}

TEST_CASE("a cell outside the board's shape is written as a wall, and is no kind", "[notation][walls]") {
    const std::string text = "_ A .\n# _ A\n";
    const auto named = parse_board(text);
    REQUIRE(named);
    CHECK(named->names == std::vector<std::string>{"A"});
    CHECK(named->board.tiles() == 2);
    CHECK(named->board.is_wall({1, 1}));
    CHECK(named->board.is_wall({2, 2}));
    CHECK(named->board.is_empty({1, 1}));
    CHECK_FALSE(named->board.is_wall({1, 3}));
    CHECK(to_text(named->board, named->names) == text);
    const auto numbered = parse_numbered_board("_ 1 .\n# _ 1\n");
    REQUIRE(numbered);
    CHECK(*numbered == named->board);
    CHECK_FALSE(*numbered == *parse_numbered_board("_ 1 .\n# . 1\n"));
    CHECK(parse_board("__ __\n")->board.tiles() == 2);
}

TEST_CASE("comments, blank lines, tabs, CRLF and a byte order mark are no part of the board", "[notation]") {
    const std::string wanted = "A B\nB A\n";
    for (const auto& text :
         {"A B\nB A"s, "A B\r\nB A\r\n"s, "\xEF\xBB\xBF"s + "A B\nB A\n", "\n\nA\tB\n   \n;x\nB  A  "s,
          "  A B\n\t\nB A\n\n"s, "\xEF\xBB\xBF; comment\r\n\r\nA B\r\nB A"s}) {
        CAPTURE(text);
        const auto named = parse_board(text);
        REQUIRE(named);
        CHECK(to_text(named->board, named->names) == wanted);
    }
    // ';' starts a comment only at the start of a line, and only the first byte order mark is skipped.
    CHECK(parse_board("A ;B\n")->names == std::vector<std::string>{"A", ";B"});
    CHECK(parse_board("\xEF\xBB\xBF\xEF\xBB\xBF"
                      "A\n")
              ->names.front() == "\xEF\xBB\xBF"
                                 "A");
}

TEST_CASE("ragged rows are refused with their line", "[notation]") {
    CHECK(error_of("A B\nA\n") == "line 2: the number of cells is 1, that of the rows before 2");
    CHECK(error_of("; one\n\nA B\n;\nA B C\n") == "line 5: the number of cells is 3, that of the rows before 2");
    CHECK(error_of("A B\r\n\r\nA\r\n") == "line 3: the number of cells is 1, that of the rows before 2");
}

TEST_CASE("boards go up to 62 rows and 62 columns", "[notation]") {
    CHECK(error_of(repeated("A ", 62)) == "no error");
    CHECK(error_of(std::string("\n").append(repeated("A ", 63))) ==
          "line 2: the number of cells is 63, and a row has at most 62");
    CHECK(error_of(repeated("A\n", 62)) == "no error");
    CHECK(error_of(repeated("A\n", 63)) == "line 63: a board has at most 62 rows");
    CHECK(error_of(repeated("A\n", 62) + "; no row\n\n") == "no error");
    CHECK(error_of(repeated(repeated("A ", 62) + "\n", 62)) == "no error");
}

TEST_CASE("names have up to 32 bytes", "[notation]") {
    CHECK(error_of(repeated("x", 32)) == "no error");
    CHECK(error_of("A\n" + repeated("x", 33)) ==
          "line 2: the name \"" + repeated("x", 33) + "\" is longer than 32 bytes");
    // Eleven characters, but 33 bytes.
    CHECK(error_of(repeated("\xE8\xBF\x9E", 11)).find("longer than 32 bytes") != std::string::npos);
    CHECK(error_of(repeated("\xE8\xBF\x9E", 10)) == "no error");
}

TEST_CASE("NUL bytes are refused with their line, also in comments", "[notation]") {
    CHECK(error_of("A\n\0"s) == "line 2: a NUL byte");
    CHECK(error_of("A B\nA \0 B\n"s) == "line 2: a NUL byte");
    CHECK(error_of("; \0\nA\n"s) == "line 1: a NUL byte");
}

TEST_CASE("only well-formed UTF-8 is read", "[notation]") {
    for (const auto& good : {"\x7F"s, "\xC2\x80"s, "\xDF\xBF"s, "\xE0\xA0\x80"s, "\xED\x9F\xBF"s, "\xEE\x80\x80"s,
                             "\xEF\xBF\xBF"s, "\xF0\x90\x80\x80"s, "\xF4\x8F\xBF\xBF"s}) {
        CHECK(error_of("A\n" + good) == "no error");
        CHECK(error_of("A\n" + good + "z") == "no error");
    }
    for (const auto& bad : {"\x80"s, "\xBF"s, "\xC0\x80"s, "\xC1\xBF"s, "\xC2"s, "\xC2z"s, "\xE0\x9F\xBF"s, "\xE8\xBF"s,
                            "\xE8\xBFz"s, "\xED\xA0\x80"s, "\xED\xBF\xBF"s, "\xF0\x8F\xBF\xBF"s, "\xF0\x90\x80"s,
                            "\xF4\x90\x80\x80"s, "\xF5\x80\x80\x80"s, "\xFE"s, "\xFF"s, "\xF8\x88\x80\x80\x80"s}) {
        CHECK(error_of("A\n" + bad) == "line 2: not UTF-8");
        CHECK(error_of("A\n;" + bad + "\n") == "line 2: not UTF-8");
    }
}

TEST_CASE("a text without a cell is refused", "[notation]") {
    CHECK(error_of("") == "line 1: the text ends without a single cell");
    CHECK(error_of("\n\n") == "line 3: the text ends without a single cell");
    CHECK(error_of("; nothing") == "line 2: the text ends without a single cell");
    CHECK(error_of("\xEF\xBB\xBF") == "line 1: the text ends without a single cell");
    CHECK(error_of(".") == "no error");
}

TEST_CASE("a board written down reads as the same board", "[notation][property]") {
    Random random(21);
    for (int round = 0; round < scaled(400); ++round) {
        const Size size{random_between(random, 1, 14), random_between(random, 1, 14)};
        Board board = random_board(random, size, 40, random_between(random, 0, 100), 10);
        if (round % 2 == 1) add_walls(random, board, 50);
        const auto once = parse_board(to_text(board));
        REQUIRE(once);
        REQUIRE(once->board.occupancy() == board.occupancy());
        for (int i = 0; i < size.cells(); ++i) {
            const Cell cell{1 + i / size.cols, 1 + i % size.cols};
            REQUIRE(once->board.is_wall(cell) == board.is_wall(cell));
        }
        // Parsing preserves which kinds differ; their numbers follow the order of appearance.
        for (const Cell c : board.tile_cells()) {
            REQUIRE(once->board.is_tile(c));
            REQUIRE(once->names[once->board.kind(c)] == std::to_string(board.kind(c) + 1));
        }
        const auto twice = parse_board(to_text(once->board, once->names));
        REQUIRE(twice);
        REQUIRE(twice->board == once->board);
        REQUIRE(twice->names == once->names);
    }
}

TEST_CASE("a row that begins with a name like a comment or a byte order mark is written so that it is read",
          "[notation]") {
    const std::string mark = "\xEF\xBB\xBF";
    for (const std::string& text :
         {std::string(" ;A B\n B ;A\n"), " " + mark + " B\n", mark + mark + "A B\n", std::string(" ;\n")}) {
        CAPTURE(text);
        const auto board = parse_board(text);
        REQUIRE(board);
        const auto again = parse_board(to_text(board->board, board->names));
        REQUIRE(again);
        CHECK(again->board == board->board);
        CHECK(again->names == board->names);
    }
}

TEST_CASE("a numbered board keeps its numbers, and refuses other names by their line", "[notation]") {
    const auto board = parse_numbered_board("; mine\n12 . 1\n# 4096 012\n");
    REQUIRE(board);
    CHECK(board->size() == Size{2, 3});
    CHECK(board->tile({1, 1}) == Tile{11, 11});
    CHECK(board->tile({1, 3}) == Tile{0, 0});
    CHECK(board->tile({2, 2}) == Tile{4095, 4095});
    CHECK(board->kind({2, 3}) == 11); // the number counts, not its spelling
    CHECK(board->is_stone({2, 1}));
    CHECK(*parse_numbered_board(to_text(*board)) == *board);
    for (const std::string name : {"A", "0", "4097", "-1", "1.", "99999999999"})
        CHECK(to_english(parse_numbered_board("1 1\n\n1 " + name + "\n").error()) ==
              "line 3: \"" + name + "\" is not the number of a kind, 1 to 4096");
    CHECK(to_english(parse_numbered_board("1 1\n1\n").error()) ==
          "line 2: the number of cells is 1, that of the rows before 2");
}

TEST_CASE("as many kinds as cells can be named", "[notation]") {
    std::string text;
    for (int i = 0; i < max_side * max_side; ++i)
        text.append("k").append(std::to_string(i)).append((i + 1) % max_side == 0 ? "\n" : " ");
    const auto named = parse_board(text);
    REQUIRE(named);
    CHECK(named->names.size() == 3844);
    CHECK(named->board.kind({max_side, max_side}) == 3843);
}

TEST_CASE("columns are aligned when names differ in length", "[notation]") {
    CHECK(to_text(board_of("A B\n. #\n"), {"long", "b"}) == "long b\n.    #\n");
    CHECK(to_text(board_of("A B\n")) == "1 2\n");
}

TEST_CASE("cells and moves are read back from their text and from nothing else", "[notation]") {
    CHECK(to_text(Cell{3, 14}) == "3,14");
    CHECK(parse_cell("3,14") == Cell{3, 14});
    CHECK(parse_cell("0,63") == Cell{0, 63});
    for (const auto* bad : {"", ",", "3", "3,", ",4", "3,4,5", "3, 4", " 3,4", "3,4 ", "-3,4", "3,-4", "+3,4", "3.4",
                            "a,b", "3,99999999999"})
        CHECK_FALSE(parse_cell(bad).has_value());
    CHECK(to_text(Move{{1, 2}, {3, 4}}) == "1,2 3,4");
    CHECK(parse_move("1,2 3,4") == Move{{1, 2}, {3, 4}});
    CHECK(parse_move("  1,2\t3,4\r") == Move{{1, 2}, {3, 4}});
    for (const auto* bad : {"", "1,2", "1,2 3,4 5,6", "1,2 x", "x 3,4", "1,2,3,4"})
        CHECK_FALSE(parse_move(bad).has_value());
}

TEST_CASE("numbers have no sign, no blanks and nothing after them", "[notation]") {
    CHECK(parse_number("0") == 0);
    CHECK(parse_number("007") == 7);
    CHECK(parse_number("2147483647") == 2147483647);
    for (const auto* bad : {"", "-1", "-0", "+1", " 1", "1 ", "1x", "0x10", "2147483648", "1e3"})
        CHECK_FALSE(parse_number(bad).has_value());
}

TEST_CASE("sizes name the columns first", "[notation]") {
    CHECK(*parse_size("18x8") == Size{8, 18});
    CHECK(*parse_size("62X1") == Size{1, 62});
    CHECK(to_text(Size{8, 18}) == "18x8");
    for (const auto* bad : {"", "x", "18", "18x", "x8", "18x8x2", "18 x 8", "-1x8", "axb"})
        CHECK(size_error(bad) == "the size \"" + std::string(bad) + "\" is not COLUMNSxROWS, such as 18x8");
    for (const auto* bad : {"0x8", "8x0", "63x1", "1x63"})
        CHECK(size_error(bad) == "the size \"" + std::string(bad) + "\" is outside 1x1 to 62x62");
}

TEST_CASE("a text with anything in it is shown in one line", "[notation]") {
    CHECK(one_line("plain 连连看 é 🐼") == "plain 连连看 é 🐼");
    CHECK(one_line("two\nlines\r\x1B[2J\t\x7F") == "two?lines??[2J??");
    CHECK(one_line(std::string_view("a\0b", 3)) == "a?b");
    CHECK(one_line("\xC2\x9B"
                   "2J\xC2\xA0") == "?2J\xC2\xA0"); // a two-byte control character, a two-byte space
    CHECK(one_line("\xFF\xE8\xBF|\xE8\xBF") == "???|??");
    CHECK(one_line("").empty());
}
