// A game as one word, and what is made of damaged ones.
#include "game/sent_game.hpp"

#include <string>

#include "game/packed.hpp"
#include "game/session.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/deal.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

/// Returns the record of a board with some of its pairs taken.
Record some_game(Size size, std::uint64_t seed, std::size_t pairs) {
    const GameId id{{size, 12}, std::to_string(seed)};
    const Deal board = *deal(id);
    Record record;
    record.origin.id = id;
    Random chance{seed};
    for (std::size_t i = 0; i < std::min(pairs, board.witness.size()); ++i) {
        record.elapsed += Time{500 + static_cast<int>(chance.below(9'000))};
        record.log.push_back({record.elapsed, board.witness[i]});
    }
    return record;
}

std::string refusal(const std::string& word) {
    const auto text = received(word);
    CAPTURE(word);
    REQUIRE_FALSE(text);
    return to_english(text.error());
}

} // namespace

TEST_CASE("a sent game is received as it was", "[sent]") {
    for (int seed = 0; seed < scaled(200); ++seed) {
        const Record record = some_game({8, 18}, static_cast<std::uint64_t>(seed), static_cast<std::size_t>(seed) % 73);
        const std::string word = sent(record);
        CHECK(sent_game_within("look: https://a.example/tt/#" + word + " !") == word);
        const auto text = received(word);
        REQUIRE(text);
        const auto back = parse_record(*text);
        REQUIRE(back);
        CHECK(*back == record);
    }
}

TEST_CASE("a sent game needs no escape in an address, and a usual one fits into a code", "[sent]") {
    const std::string word = sent(some_game({8, 18}, 1, 60));
    CHECK(word.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.") ==
          std::string::npos);
    CHECK(word.size() < 1'100);
}

TEST_CASE("a word that another program made is received", "[sent]") {
    // By Python: zlib.compressobj(9, zdict=...) with the dictionary of packed.cpp, base64.urlsafe_b64encode.
    CHECK(*received("tg1.ePkeU4eZw67WSM-swkQPqjIxrxKmOjc_P4_LUM_I1ACc9IGJCmqlkZ6BgQEXAMM6FnA") ==
          "two-turns-game 1\nid tt2.6x4.6.none.any.full.3.moon\n1.250 1,2 3,4\nclock 2.000\n");
}

TEST_CASE("a cut or changed word is refused, wherever it is cut", "[sent]") {
    const std::string word = sent(some_game({6, 8}, 3, 9));
    for (std::size_t length = 4; length < word.size(); ++length)
        CHECK(refusal(word.substr(0, length)) == "a part of it is missing or was changed");
    for (std::size_t at = 4; at < word.size(); ++at) {
        std::string other = word;
        other[at] = other[at] == 'A' ? 'B' : 'A';
        const auto text = received(other);
        if (text) CHECK(*text == *received(word)); // there are bits that fill a byte up
    }
    CHECK(refusal("tg1.") == "a part of it is missing or was changed");
    CHECK(refusal("tg1.###") == "a part of it is missing or was changed");
    CHECK(refusal(word + "AAAA") == "a part of it is missing or was changed");
    CHECK(refusal("tg2." + word.substr(4)) == "it is of a later version of the game");
}

TEST_CASE("a word that unpacks to more than any record is refused", "[sent]") {
    CHECK_FALSE(unpacked(packed(std::string(most_record_bytes + 1, 'a'))));
    CHECK(unpacked(packed(std::string(100'000, 'a'))));
}

TEST_CASE("other texts have no sent game in them", "[sent]") {
    for (const char* text : {"", "tg", "tg1", "tg.", "tgx.abc", "atg1.abc", "tt2.18x8.36.down.any.full.3.words"})
        CHECK_FALSE(sent_game_within(text));
    CHECK(sent_game_within("x tg12.ab-_c#") == "tg12.ab-_c");
}
