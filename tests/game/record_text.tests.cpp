// The text form of records: writing, reading, and refusing invalid lines.
#include "game/record.hpp"

#include <algorithm>
#include <string>

#include "game/custom_board_record.hpp"
#include "game/session.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

/// Returns the English message for a text that must not be a valid record.
std::string fault(const std::string& text) {
    const auto record = parse_record(text);
    CAPTURE(text);
    REQUIRE_FALSE(record);
    return to_english(record.error());
}

/// Reading any text returns a record, which then survives a round trip, or an error message.
void check_sound(const std::string& text) {
    const auto record = parse_record(text);
    if (!record) {
        if (record.error().id.empty()) FAIL("no message for\n" << text);
        return;
    }
    const auto again = parse_record(to_text(*record));
    if (!again || !(*again == *record)) FAIL("not written as it was read:\n" << text);
    if (!record->origin.custom_board) return;
    const auto session = Session::resumed({*record->origin.custom_board, {}}, *record);
    if (session && session->log() != record->log) FAIL("not played as it was read:\n" << text);
}

const std::string by_id = "two-turns-game 1\n"
                          "id tt2.4x2.2.down.any.full.2.any words\n";

} // namespace

TEST_CASE("a record is written one line a action, with the time it was done", "[record]") {
    Record record{{{{{2, 4}, 2, Gravity::down, BoardLayout{}, 2}, "any words"}, {}},
                  {{Time{0}, Move{{1, 1}, {2, 3}}},
                   {Time{1}, HintAsked{}},
                   {Time{20}, Undone{}},
                   {Time{1300}, Redone{}},
                   {Time{1300}, Restarted{}},
                   {Time{61'234}, WentBack{3}},
                   {Time{3'600'000}, NewKinds{{6, 11, 11, 6, 0, 4095}}}},
                  Cell{1, 4},
                  Time{3'600'001}};
    const std::string text = by_id + "0.000 1,1 2,3\n"
                                     "0.001 hint\n"
                                     "0.020 undo\n"
                                     "1.300 redo\n"
                                     "1.300 restart\n"
                                     "61.234 back 3\n"
                                     "3600.000 reshuffle 7 12 12 7 1 4096\n"
                                     "picked 1,4\n"
                                     "clock 3600.001\n";
    CHECK(to_text(record) == text);
    CHECK(*parse_record(text) == record);
    CHECK(moves_in(record.log) == 1);
    record.picked.reset();
    record.log.clear();
    record.elapsed = Time{0};
    CHECK(to_text(record) == by_id + "clock 0.000\n");
    CHECK(*parse_record(by_id) == record);
}

TEST_CASE("a record of a custom board keeps its kinds, what is in the air and its stones", "[record]") {
    const auto record = parse_record(by_board);
    REQUIRE(record);
    const DealParams& params = record->origin.id.params;
    CHECK(params.size == Size{3, 4});
    CHECK(params.kinds == 3);
    CHECK(params.gravity == Gravity::down);
    CHECK(params.difficulty == 4);
    CHECK(record->origin.id.seed.empty());
    REQUIRE(record->origin.custom_board);
    const Board& board = *record->origin.custom_board;
    CHECK(board.tile({2, 3}) == Tile{11, 11});
    CHECK(board.tile({3, 4}) == Tile{0, 0});
    CHECK(board.is_stone({2, 2}));
    CHECK(board.is_empty({2, 1})); // not settled
    CHECK(*parse_record(to_text(*record)) == *record);
    // The defaults are no gravity and usual difficulty.
    const auto plain = parse_record("two-turns-game 1\nboard\n1 1\nend\n");
    REQUIRE(plain);
    CHECK(plain->origin.id.params.gravity == Gravity::none);
    CHECK(plain->origin.id.params.difficulty == usual_difficulty);
}

TEST_CASE("comments, blank lines, foreign line ends and a byte order mark are passed over", "[record]") {
    const auto plain = parse_record(played + "picked 3,3\nclock 7\n");
    REQUIRE(plain);
    std::string text = "\xEF\xBB\xBF; mine\r\n\r\n";
    for (const char c : played) text += c == '\n' ? "\r\n ;\xE2\x80\xA6\r\n\t\r\n" : std::string(1, c);
    // Inside the board a comment starts the line.
    for (std::size_t at = 0; (at = text.find("\n ;", at)) != std::string::npos;) text.erase(at + 1, 1);
    const auto decorated = parse_record(text + " picked\t3,3 \r\nclock 6\r\nclock 7.0");
    REQUIRE(decorated);
    CHECK(*decorated == *plain);
}

TEST_CASE("a record is told from a board by its first line", "[record]") {
    CHECK(looks_like_record(by_id));
    CHECK(looks_like_record("; mine\n\n \r\ntwo-turns-game 99"));
    CHECK(looks_like_record("\xEF\xBB\xBFtwo-turns-game 1\n"));
    CHECK_FALSE(looks_like_record(""));
    CHECK_FALSE(looks_like_record("two-turns-gamer 1\n"));
    CHECK_FALSE(looks_like_record("A B\ntwo-turns-game 1\n"));
    CHECK_FALSE(looks_like_record(std::string(1, '\0')));
}

TEST_CASE("every malformed line of a record is refused by its number", "[record]") {
    const std::string unknown = ": not what a saved game says here";
    CHECK(fault("") == "line 1: not a saved game");
    CHECK(fault(";\n\n") == "line 3: not a saved game");
    CHECK(fault("A B\nB A\n") == "line 1: not a saved game");
    CHECK(fault("two-turns-game\n") == "line 1: not a saved game");
    CHECK(fault("two-turns-game one\n") == "line 1: not a saved game");
    CHECK(fault("two-turns-game 0\n") == "line 1: not a saved game");
    CHECK(fault("two-turns-game 1 2\n") == "line 1: not a saved game");
    CHECK(fault("two-turns-game 2\n") ==
          "line 1: this game was saved by a newer version, in a way this one does not know");
    CHECK(fault("two-turns-game 1\n") == "line 2: the text ends without a game ID or a board");
    CHECK(fault("two-turns-game 1\ngravity up\n\n") == "line 4: the text ends without a game ID or a board");
    CHECK(fault("two-turns-game 1\n0 undo\n") == "line 2: the board's ID must come first");

    // The ID.
    const std::string no_id = "line 2: not a game ID that this version knows";
    for (const char* const id : {"id", "id ", "id x", "id tt2.18x8.36.down.full.3.x", "id tt1.18x8.36.down.full.3.",
                                 "id tt1.18x8.36.down.full.3.x  y"})
        CHECK(fault("two-turns-game 1\n" + std::string(id) + "\n") == no_id);
    CHECK(fault(by_id + "id tt1.4x2.2.down.full.2.x\n") == "line 3" + unknown);
    CHECK(fault(by_id + "gravity down\n") == "line 3" + unknown);
    CHECK(fault(by_id + "board\n1 1\nend\n") == "line 3" + unknown);
    CHECK(fault("two-turns-game 1\ngravity down\nid tt1.4x2.2.down.full.2.x\n") == "line 3" + unknown);

    // A board.
    CHECK(fault(by_board + "id tt1.4x2.2.down.full.2.x\n") == "line 9" + unknown);
    CHECK(fault(by_board + "board\n1 1\nend\n") == "line 9" + unknown);
    CHECK(fault("two-turns-game 1\ngravity\n") == "line 2" + unknown);
    CHECK(fault("two-turns-game 1\ngravity sideways\n") == "line 2" + unknown);
    CHECK(fault("two-turns-game 1\ndifficulty 6\n") == "line 2" + unknown);
    CHECK(fault("two-turns-game 1\ndifficulty easy\n") == "line 2" + unknown);
    CHECK(fault("two-turns-game 1\nboard 2\n") == "line 2" + unknown);
    CHECK(fault("two-turns-game 1\nboard\n1 1\n0 undo\n") == "line 2: the board that starts here has no end");
    CHECK(fault("two-turns-game 1\n;\nboard\n1 1\n; end\n\n1\nend\n") ==
          "line 7: the number of cells is 1, that of the rows before 2");
    CHECK(fault("two-turns-game 1\nboard\n1 1\n1 A\nend\n") == "line 4: \"A\" is not the number of a kind, 1 to 4096");
    CHECK(fault("two-turns-game 1\nboard\n1 4097\nend\n") == "line 3: \"4097\" is not the number of a kind, 1 to 4096");
    CHECK(fault("two-turns-game 1\nboard\n0 0\nend\n") == "line 3: \"0\" is not the number of a kind, 1 to 4096");
    CHECK(fault("two-turns-game 1\nboard\n;\n\nend\n") == "line 5: the text ends without a single cell");

    // The log.
    const std::string no_time = "line 3: not a time in seconds";
    for (const char* const time :
         {"0.", "0.1234", "1e3", "0,5", "00:01", "1000000001", "99999999999999999999", "0.-1", "1.5.5"})
        CHECK(fault(by_id + time + " undo\n") == no_time);
    for (const char* const time : {"-1", "+1", ".5", "\xEF\xBC\x91"})
        CHECK(fault(by_id + time + " undo\n") == "line 3" + unknown);
    CHECK(fault(by_id + "2 undo\n1.999 undo\n") == "line 4: this time is before the one above");
    CHECK(fault(by_id + "clock 5\n4.999 undo\n") == "line 4: this time is before the one above");
    const std::string no_action = "line 3: no action that can be read follows the time";
    for (const char* const action : {"",
                                     "undo 1",
                                     "hint now",
                                     "Undo",
                                     "back",
                                     "back -1",
                                     "back 1 2",
                                     "back one",
                                     "1,1",
                                     "1,1 2",
                                     "1,1 2,2 3,3",
                                     "1,1 2,",
                                     "-1,1 2,2",
                                     "1, 1 2,2",
                                     "1,99999999999 2,2",
                                     "reshuffle",
                                     "reshuffle 0",
                                     "reshuffle 1 4097",
                                     "reshuffle 1 a",
                                     "restart restart"})
        CHECK(fault(by_id + "0 " + action + "\n") == no_action);
    CHECK(fault(by_id + "0 undo\ngravity up\n") == "line 4" + unknown);
    for (const char* const line : {"picked", "picked 1", "picked 1,1 2,2", "picked none", "clock", "clock x",
                                   "clock 1 2", "clock -1", "end", "undo"})
        CHECK(fault(by_id + line + "\n") == "line 3" + unknown);
    CHECK(fault(by_id + "picked 1,1\npicked 1,1\n") == "line 4" + unknown);
    CHECK(fault(by_id + "3 undo\nclock 2.999\n") == "line 4" + unknown);

    // Bytes.
    CHECK(fault(by_id + "; \xFF\n") == "line 3: not text in UTF-8");
    CHECK(fault(by_id + ";" + std::string(1, '\0') + "\n") == "line 3: not text in UTF-8");
    CHECK(fault("\xFF\xFE") == "line 1: not text in UTF-8");
}

TEST_CASE("a record longer than any game is refused where it becomes too long", "[record]") {
    const auto refusal = [](const std::string& long_text) { return to_english(parse_record(long_text).error()); };
    const std::string room = std::to_string(most_room);
    std::string text = by_id;
    for (std::size_t i = 0; i < most_room; ++i) text += "1 hint\n";
    CHECK(parse_record(text));
    CHECK(parse_record(text + "picked 1,1\n"));
    CHECK(refusal(text + "1 hint\n") == "line " + std::to_string(most_room + 3) +
                                            ": this game is too long, as there is room for " + room + " actions");
    // Eight tiles of a reshuffle take the space of an action.
    std::string reshuffle = "1 reshuffle";
    for (int i = 0; i < 62 * 62; ++i) reshuffle += " 4096";
    text = by_id;
    for (std::size_t i = 0; i < most_room / 481; ++i) text += reshuffle + "\n";
    CHECK(parse_record(text));
    CHECK(refusal(text + reshuffle) == "line " + std::to_string(most_room / 481 + 3) +
                                           ": this game is too long, as there is room for " + room + " actions");
    CHECK(refusal(by_id + ";" + std::string(1U << 15U, 'x') + "\n") == "line 3: too long for a saved game");
    text = by_id;
    text.resize(most_record_bytes + 1, '\n');
    CHECK(refusal(text) == "The file is too large to be a game.");
}

TEST_CASE("whatever a record has room for fits a file", "[record]") {
    Record record;
    record.origin.id = {{{2, 2}, 2, Gravity::horizontal_out, *layout_from_name("stones"), 1}, std::string(64, 'x')};
    record.elapsed = Time{999'999'999'999};
    std::size_t room = 0;
    for (int i = 0; i < 3; ++i) {
        const RecordedAction action = i == 0 ? RecordedAction{Move{{62, 61}, {62, 62}}}
                                             : RecordedAction{NewKinds{std::vector<Kind>(i == 1 ? 15 : 3844, 4095)}};
        record.log = {{record.elapsed, action}};
        const std::size_t with = to_text(record).size();
        record.log.clear();
        const std::size_t bytes = with - to_text(record).size();
        CHECK(bytes / room_of(action) * most_room < most_record_bytes - 100'000);
        room += room_of(action);
    }
    CHECK(room == 1 + 2 + 481);
}

TEST_CASE("a record with any byte changed, left out or put in is read or refused", "[record][property]") {
    const std::string log = "0.250 2,1 2,4\n"
                            "1 hint\n"
                            "1.5 undo\n"
                            "2 redo\n"
                            "2 restart\n"
                            "3.001 back 1\n"
                            "4 reshuffle 1 1 2 12 2 12\n"
                            "picked 3,4\n"
                            "clock 5.125\n";
    REQUIRE(replay_fault(by_board + log).empty());
    const std::string valid = GENERATE_COPY(by_id + log, by_board + log);
    REQUIRE(parse_record(valid));
    const int step = std::max(1, 100 / scaled(100)); // every byte, or every `step`-th
    for (std::size_t at = 0; at < valid.size(); ++at) {
        for (int byte = 0; byte < 256; byte += step) {
            std::string text = valid;
            text[at] = static_cast<char>(byte);
            check_sound(text);
        }
        check_sound(valid.substr(0, at));
        check_sound(valid.substr(at));
        std::string text = valid;
        check_sound(text.erase(at, 1));
        text = valid;
        check_sound(text.insert(at, 1, '\n'));
        text = valid;
        check_sound(text.insert(at, 1, '0'));
    }
}
