#include "twoturns/game_id.hpp"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iomanip>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/own_layout.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;

namespace {

const std::vector<std::string> odd_seeds{
    "0",
    "two words",
    "three little words",
    ".",
    "..a..b.",
    "tt1.",
    "tt1.18x8.36.down.full.3.inner",
    "-1",
    "; not a comment",
    "\"quoted\" \\ #",
    "\xE8\xBF\x9E\xE8\xBF\x9E\xE7\x9C\x8B",    // three Chinese characters
    "\xF0\x9F\x80\x84 e\xCC\x81",              // a tile, and a letter with a separate accent
    std::string(64, 'x'),                      // the maximum length
    std::string(60, 'y') + "\xF0\x9F\x80\x84", // ends with a character that just fits
};

/// Returns the English message for a text that must not be a valid ID.
std::string fault(const std::string& text) {
    const auto id = parse_game_id(text);
    CAPTURE(text);
    REQUIRE_FALSE(id);
    return to_english(id.error());
}

/// Decodes a well-formed text.
std::u32string characters(const std::string& text) {
    std::u32string result;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const int bytes = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        char32_t code = bytes == 1 ? lead : lead & (0xFFU >> (bytes + 1));
        for (int k = 1; k < bytes; ++k)
            code = code * 64 + (static_cast<unsigned char>(text[i + static_cast<std::size_t>(k)]) & 0x3FU);
        result += code;
        i += static_cast<std::size_t>(bytes);
    }
    return result;
}

std::string utf8(char32_t code) {
    const auto tail = [&](int shift) { return static_cast<char>(0x80U | ((code >> shift) & 0x3FU)); };
    if (code < 0x80) return {static_cast<char>(code)};
    if (code < 0x800) return {static_cast<char>(0xC0U | (code >> 6U)), tail(0)};
    if (code < 0x10000) return {static_cast<char>(0xE0U | (code >> 12U)), tail(6), tail(0)};
    return {static_cast<char>(0xF0U | (code >> 18U)), tail(12), tail(6), tail(0)};
}

const std::set<char32_t> wide_blanks{0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008,
                                     0x2009, 0x200A, 0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF};

bool slow_blank(char32_t code) { return code <= 0x20 || (code >= 0x7F && code <= 0xA0) || wide_blanks.contains(code); }

/// Normalises a seed word by word, following the definition; returns an empty string if nothing is left.
std::string slow_seed(const std::string& text) {
    std::vector<std::u32string> words(1);
    for (const char32_t code : characters(text)) {
        if (!slow_blank(code))
            words.back() += code;
        else if (!words.back().empty())
            words.emplace_back();
    }
    std::string seed;
    for (const auto& word : words)
        for (std::size_t i = 0; i < word.size(); ++i) {
            const std::string next = (i == 0 && !seed.empty() ? " " : "") + utf8(word[i]);
            if (seed.size() + next.size() > most_seed_bytes) return seed;
            seed += next;
        }
    return seed;
}

/// FNV-1a, 64 bits, over the rows, the columns and then each cell row by row: 0 empty, 0xFFFF a stone, 0xFFFE a wall,
/// otherwise the kind's number counted from 1. Every number is two bytes, low byte first.
std::uint64_t hash_of(const Board& board) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    const auto take = [&hash](unsigned number) {
        for (const unsigned byte : {number & 0xFFU, number >> 8U}) hash = (hash ^ byte) * 0x100000001B3U;
    };
    const Size size = board.size();
    take(static_cast<unsigned>(size.rows));
    take(static_cast<unsigned>(size.cols));
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col) {
            const Cell cell{row, col};
            take(board.is_stone(cell)  ? 0xFFFFU
                 : board.is_wall(cell) ? 0xFFFEU
                 : board.is_tile(cell) ? board.kind(cell) + 1U
                                       : 0U);
        }
    return hash;
}

} // namespace

TEST_CASE("an ID reads as what it was written from, for all that can be dealt", "[id]") {
    std::size_t turn = 0;
    std::set<std::string> texts;
    std::size_t count = 0;
    for (const Size any :
         {Size{2, 1}, Size{1, 2}, Size{3, 3}, Size{4, 4}, Size{8, 18}, Size{16, 30}, Size{1, 62}, Size{62, 62}})
        for (const Gravity gravity : all_gravities)
            for (const BoardLayout& layout : all_layouts())
                for (int difficulty = easiest; difficulty <= hardest; ++difficulty) {
                    const Size size = layout.size().value_or(any);
                    for (const int kinds : {1, usual_kinds(size, layout), most_kinds(size, layout)}) {
                        const int version = turn % 5 == 0 ? 1 : 2;
                        const Rule rule = version == 1 ? Rule::any : all_rules[turn % all_rules.size()];
                        const GameId id{{size, kinds, gravity, layout, difficulty, rule, version},
                                        odd_seeds[turn++ % odd_seeds.size()]};
                        if (!checked(id.params)) continue;
                        const std::string text = to_text(id);
                        CAPTURE(text);
                        REQUIRE(looks_like_game_id(text));
                        const auto parsed = parse_game_id(text);
                        REQUIRE(parsed);
                        REQUIRE(*parsed == id);
                        // With any default parameters, and surrounded by spaces.
                        const auto found = game_id_from(" \t" + text + " \r\n", {});
                        REQUIRE(found);
                        REQUIRE(*found == id);
                        texts.insert(text);
                        ++count;
                    }
                }
    CHECK(texts.size() > 1000);
    CHECK(texts.size() <= count);
}

TEST_CASE("an ID says what it is made of", "[id]") {
    CHECK(to_text({{{8, 18}, 36, Gravity::down, BoardLayout{}, 3}, "any words"}) ==
          "tt2.18x8.36.down.any.full.3.any words");
    CHECK(to_text({{{8, 18}, 36, Gravity::none, BoardLayout{}, 3, Rule::one_turn}, "x"}) ==
          "tt2.18x8.36.none.one-turn.full.3.x");
    CHECK(to_text({{{8, 18}, 36, Gravity::down, BoardLayout{}, 3, Rule::any, 1}, "any words"}) ==
          "tt1.18x8.36.down.full.3.any words");
    const auto id = parse_game_id("tt1.4x10.7.vertical-in.frame.5...");
    REQUIRE(id);
    CHECK(*id == GameId{{{10, 4}, 7, Gravity::vertical_in, *layout_from_name("frame"), 5, Rule::any, 1}, ".."});
    const auto second = parse_game_id("tt2.4x10.7.vertical-in.straight.frame.5...");
    REQUIRE(second);
    CHECK(*second == GameId{{{10, 4}, 7, Gravity::vertical_in, *layout_from_name("frame"), 5, Rule::straight}, ".."});
    CHECK(parse_game_id("TT1.2x1.1.none.full.1.Tt")->seed == "Tt");
}

TEST_CASE("only tt, digits and a dot look like an ID", "[id]") {
    for (const char* const text : {"tt1.", "TT1.x", "tT23.18x8", "tt000000001."}) CHECK(looks_like_game_id(text));
    for (const char* const text : {"", "t", "tt", "tt.", "tt1", "tt1 .", "tta.", "tt1a.", " tt1.", "ttt1.", "tt-1.",
                                   "1tt1.", "tt.x", "tt0000000001."})
        CHECK_FALSE(looks_like_game_id(text));
}

TEST_CASE("an ID is of a later version if its dealer is", "[id]") {
    for (const char* const text : {"tt3.", "TT3.what.ever", "tt000000003.x", "tt999999999."})
        CHECK(is_of_later_version(text));
    for (const char* const text : {"tt2.18x8", "tt1.", "tt0.", "tt", "tt3", "hello", "", "tt.3", "tt9999999999."})
        CHECK_FALSE(is_of_later_version(text));
}

TEST_CASE("every fault of an ID has its message", "[id]") {
    CHECK(fault("") == "a game ID starts with \"tt2.\"");
    CHECK(fault("hello") == "a game ID starts with \"tt2.\"");
    CHECK(fault(" tt1.18x8.36.down.full.3.x") == "a game ID starts with \"tt2.\"");
    CHECK(fault("tt3.what.ever.comes") == "the game ID is of a later version: its dealer is 3, not 1 to 2");
    CHECK(fault("tt2.what.ever.comes") ==
          "the game ID is cut short: it needs a size, kinds, gravity, rule, layout, difficulty and seed");
    CHECK(fault("tt2.18x8.36.down.full.3.x") ==
          "the game ID is cut short: it needs a size, kinds, gravity, rule, layout, difficulty and seed");
    CHECK(fault("tt2.18x8.36.down.most.full.3.x") == "the game ID's rule cannot be \"most\"");
    CHECK(fault("tt1.18x8.36.down.any.full.3.x") == "the game ID's layout cannot be \"any\"");
    CHECK(fault("tt0.18x8.36.down.full.3.x") ==
          "this game ID is of another version of the game: its dealer is 0, not 1 to 2");
    CHECK(fault("tt999999999.") == "the game ID is of a later version: its dealer is 999999999, not 1 to 2");
    const std::string whole = "tt1.18x8.36.down.full.3.";
    for (std::size_t length = 4; length < whole.size(); ++length)
        CHECK(fault(whole.substr(0, length)) ==
              "the game ID is cut short: it needs a size, kinds, gravity, layout, difficulty and seed");
    CHECK(fault(whole) == "a seed needs at least one letter or digit");
    CHECK(fault("tt1.18.36.down.full.3.x") == "the size \"18\" is not COLUMNSxROWS, such as 18x8");
    CHECK(fault("tt1.0x8.36.down.full.3.x") == "the size \"0x8\" is outside 1x1 to 62x62");
    CHECK(fault("tt1.63x8.36.down.full.3.x") == "the size \"63x8\" is outside 1x1 to 62x62");
    CHECK(fault("tt1.1x1.1.down.full.3.x") == "the layout full has no room for two tiles in 1x1");
    CHECK(fault("tt1.18x8.many.down.full.3.x") == "the game ID's number of kinds cannot be \"many\"");
    CHECK(fault("tt1.18x8.-3.down.full.3.x") == "the game ID's number of kinds cannot be \"-3\"");
    CHECK(fault("tt1.18x8..down.full.3.x") == "the game ID's number of kinds cannot be \"\"");
    CHECK(fault("tt1.18x8.99999999999.down.full.3.x") == "the game ID's number of kinds cannot be \"99999999999\"");
    CHECK(fault("tt1.18x8.0.down.full.3.x") == "the number of kinds is 0: for a board of 18x8 it is 1 to 72");
    CHECK(fault("tt1.18x8.73.down.full.3.x") == "the number of kinds is 73: for a board of 18x8 it is 1 to 72");
    CHECK(fault("tt1.18x8.36.Down.full.3.x") == "the game ID's gravity cannot be \"Down\"");
    CHECK(fault("tt1.18x8.36.down.round.3.x") == "the game ID's layout cannot be \"round\"");
    CHECK(fault("tt1.13x15.31.down.heart.3.x") == "the layout heart is drawn for 15x13 and has no other size");
    CHECK(fault("tt1.2x2.1.down.cross.3.x") == "the layout cross has no room for two tiles in 2x2");
    CHECK(fault("tt1.18x8.36.down.full.hard.x") == "the game ID's difficulty cannot be \"hard\"");
    CHECK(fault("tt1.18x8.36.down.full.0.x") == "the difficulty 0 is outside 1 to 5");
    CHECK(fault("tt1.18x8.36.down.full.6.x") == "the difficulty 6 is outside 1 to 5");
    CHECK(fault(whole + " x") == "the game ID's seed cannot be \" x\"");
    CHECK(fault(whole + "x ") == "the game ID's seed cannot be \"x \"");
    CHECK(fault(whole + "x  y") == "the game ID's seed cannot be \"x  y\"");
    CHECK(fault(whole + "x\ny") == "the game ID's seed cannot be \"x\ny\"");
    CHECK(fault(whole + "x\xE3\x80\x80y") == "the game ID's seed cannot be \"x\xE3\x80\x80y\"");
    CHECK(fault(whole + " ") == "a seed needs at least one letter or digit");
    CHECK(fault(whole + std::string(65, 'x')) == "the game ID's seed cannot be \"" + std::string(65, 'x') + "\"");
    CHECK(fault(whole + std::string(200, 'x')) == "a game ID has at most 144 bytes");
    CHECK(fault(whole + "\xFF") == "a game ID is text, and this is not UTF-8");
    CHECK(fault("tt1.18x8.36.d\xC3wn.full.3.x") == "a game ID is text, and this is not UTF-8");
}

TEST_CASE("an ID may hold a layout of one's own", "[id]") {
    Board ring{{3, 3}};
    for (int row = 1; row <= 3; ++row)
        for (int col = 1; col <= 3; ++col)
            if (row != 2 || col != 2) ring.put({row, col}, {});
    const GameId id{{{3, 3}, 4, Gravity::none, own_layout(ring), 1}, "x"};
    CHECK(to_text(id) == "tt2.3x3.4.none.any.own-DDbEM.1.x");
    const auto parsed = parse_game_id(to_text(id));
    REQUIRE(parsed);
    CHECK(*parsed == id);
    CHECK(fault("tt1.3x3.4.none.own-DDb.1.x") == "the own layout's text is cut short");
    CHECK(fault("tt1.4x3.4.none.own-DDbEM.1.x") == "the layout own-DDbEM is drawn for 3x3 and has no other size");
    CHECK(fault("tt1.3x3.4.none.own-DDbEM.1." + std::string(200, 'x')) == "a game ID has at most 144 bytes");
    CHECK(fault("tt1.3x1.1.none.own-DBJ.1.x") == "the layout own-DBJ has no room for two tiles in 3x1");
}

TEST_CASE("the longest ID there can be is not too long", "[id]") {
    const GameId id{{{62, 62}, 1922, Gravity::horizontal_out, *layout_from_name("diamond"), 5, Rule::straight},
                    std::string(most_seed_bytes, 'x')};
    GameId most = id;
    most.params.kinds = most_kinds(id.params.size, id.params.layout);
    CHECK(to_text(most).size() - most.params.layout.name().size() + most_layout_name_bytes <= 144);
    CHECK(parse_game_id(to_text(most)));

    Board scattered{{62, 62}}; // no four equal cells in a row, so that the layout is as long as possible
    for (int i = 0; i < scattered.size().cells(); ++i) {
        if (i % 2 == 0) scattered.put({1 + i / 62, 1 + i % 62}, {});
        if (i % 3 == 1) scattered.put_stone({1 + i / 62, 1 + i % 62});
    }
    most.params.layout = own_layout(scattered);
    most.params.kinds = most_kinds(most.params.size, most.params.layout);
    CHECK(most.params.layout.name().size() == most_own_layout_bytes);
    CHECK(to_text(most).size() < 1408);
    CHECK(parse_game_id(to_text(most)));
}

TEST_CASE("a seed is made of any text, and made again it stays", "[id]") {
    const std::vector<std::string> pieces{"a",
                                          "Z",
                                          "9",
                                          ".",
                                          "-",
                                          "tt1.",
                                          " ",
                                          "  ",
                                          "\t",
                                          "\n",
                                          "\r\n",
                                          std::string(1, '\0'),
                                          "\x1B",
                                          "\x7F",
                                          "\xC2\x80",
                                          "\xC2\x85",
                                          "\xC2\xA0",
                                          "\xC2\xA1",
                                          "\xC3\xA9",
                                          "\xE1\x9A\x80",
                                          "\xE2\x80\x80",
                                          "\xE2\x80\x8B",
                                          "\xE2\x80\x8C",
                                          "\xE2\x80\xA8",
                                          "\xE2\x80\xA9",
                                          "\xE2\x80\xAF",
                                          "\xE2\x81\x9F",
                                          "\xE3\x80\x80",
                                          "\xEF\xBB\xBF",
                                          "\xE8\xBF\x9E",
                                          "\xF0\x9F\x80\x84",
                                          "\xF4\x8F\xBF\xBF"};
    Random random{std::uint64_t{7}};
    int empty = 0;
    int cut = 0;
    for (int i = 0; i < scaled(20'000); ++i) {
        std::string text;
        const std::size_t length = random.index(60);
        for (std::size_t k = 0; k < length; ++k) text += pieces[random.index(pieces.size())];
        CAPTURE(text);
        const auto seed = seed_from_text(text);
        const std::string expected = slow_seed(text);
        if (expected.empty()) {
            ++empty;
            REQUIRE_FALSE(seed);
            REQUIRE(to_english(seed.error()) == "a seed needs at least one letter or digit");
            continue;
        }
        REQUIRE(seed);
        REQUIRE(*seed == expected);
        REQUIRE(is_utf8(*seed));
        REQUIRE(seed->size() <= most_seed_bytes);
        REQUIRE(*seed_from_text(*seed) == *seed);
        REQUIRE(parse_game_id(to_text({{}, *seed}))->seed == *seed);
        if (seed->size() > most_seed_bytes - 4) ++cut;
    }
    CHECK(empty > 0);
    CHECK(cut > 0);
}

TEST_CASE("a seed is never cut through a character", "[id]") {
    const std::string tile = "\xF0\x9F\x80\x84";
    for (std::size_t lead = 0; lead < 8; ++lead) {
        std::string text(lead, 'x');
        for (int i = 0; i < 20; ++i) text += tile;
        const auto seed = seed_from_text(text);
        REQUIRE(seed);
        CHECK(seed->size() == lead + (most_seed_bytes - lead) / 4 * 4);
        CHECK(text.starts_with(*seed));
    }
    CHECK(*seed_from_text(std::string(63, 'x') + " y") == std::string(63, 'x'));
}

TEST_CASE("any bytes make a proper seed or a message", "[id]") {
    Random random{std::uint64_t{8}};
    int seeds = 0;
    for (int i = 0; i < scaled(20'000); ++i) {
        std::string bytes(random.index(6), '\0');
        for (char& byte : bytes) byte = static_cast<char>(random.below(256));
        const auto seed = seed_from_text(bytes);
        REQUIRE((seed || !seed.error().id.empty()));
        REQUIRE((is_utf8(bytes) || to_english(seed.error()) == "a seed is text, and this is not UTF-8"));
        if (seed) {
            REQUIRE(is_utf8(*seed));
            ++seeds;
        }
    }
    CHECK(seeds > 0);
}

TEST_CASE("what is typed is an ID, or a seed for the parameters at hand", "[id]") {
    const DealParams params{{6, 10}, 15, Gravity::up, *layout_from_name("cross"), 2};
    const auto seeded = [&](const char* text) { return game_id_from(text, params); };
    CHECK(*seeded("  hello\tthere ") == GameId{params, "hello there"});
    CHECK(*seeded("tt") == GameId{params, "tt"});
    CHECK(*seeded("tta.x") == GameId{params, "tta.x"});
    const GameId other{{{8, 18}, 36, Gravity::down, BoardLayout{}, 3, Rule::any, 1}, "any words"};
    CHECK(*seeded("tt1.18x8.36.down.full.3.any words") == other);
    // As copied from a mail: surrounded by other kinds of space, with a line break inside.
    CHECK(*seeded("\xEF\xBB\xBF\xC2\xA0tt1.18x8.36.down.full.3.any\r\n words\xE3\x80\x80\n") == other);
    CHECK(to_english(seeded("tt2.x").error()) == fault("tt2.x"));
    CHECK(to_english(seeded(" tt1.18x8 ").error()) == fault("tt1.18x8"));
    CHECK(to_english(seeded(" \n").error()) == "a seed needs at least one letter or digit");
    CHECK(to_english(seeded("tt1.\xFF").error()) == "a seed is text, and this is not UTF-8");
    // A seed in an ID is never truncated, because that would be another game.
    CHECK_FALSE(seeded(("tt1.18x8.36.down.full.3." + std::string(65, 'x')).c_str()));
}

TEST_CASE("an ID deals the same board for ever", "[id][deal]") {
    const int version = GENERATE(1, 2);
    std::ifstream table(version == 1 ? TWOTURNS_DEALT_BOARDS : TWOTURNS_DEALT_BOARDS_2);
    REQUIRE(table);
    std::set<Gravity> gravities;
    std::set<Rule> rules;
    std::set<std::string> layouts;
    std::set<int> difficulties;
    std::vector<std::pair<std::string, std::string>> rows; // hash, ID
    for (std::string line; std::getline(table, line);) {
        if (line.empty() || line.front() == ';') continue;
        const std::size_t blank = line.find(' ');
        REQUIRE(blank != std::string::npos);
        rows.emplace_back(line.substr(0, blank), line.substr(blank + 1));
    }
    REQUIRE(rows.size() >= 60);
    for (const auto& [hash, text] : rows) {
        const auto id = parse_game_id(text);
        CAPTURE(text);
        REQUIRE(id);
        REQUIRE(id->params.version == version);
        gravities.insert(id->params.gravity);
        rules.insert(id->params.rule);
        layouts.insert(id->params.layout.name());
        difficulties.insert(id->params.difficulty);
    }
    CHECK(gravities.size() == all_gravities.size());
    CHECK(rules.size() == (version == 1 ? 1 : all_rules.size()));
    CHECK(layouts.size() == all_layouts().size());
    CHECK(difficulties.size() == hardest - easiest + 1);

    rows.resize(
        static_cast<std::size_t>(std::min(scaled(static_cast<int>(rows.size())), static_cast<int>(rows.size()))));
    for (const auto& [hash, text] : rows) {
        const auto dealt = deal(*parse_game_id(text));
        CAPTURE(text);
        REQUIRE(dealt);
        std::ostringstream found;
        found << std::hex << std::setw(16) << std::setfill('0') << hash_of(dealt->board);
        CHECK(found.str() + " " + text == hash + " " + text);
    }
}
