// Texts that look the same.
#include "decks/same_text.hpp"

#include <string>

#include "support/catch.hpp"

using twoturns::decks::as_seen;

TEST_CASE("texts are the same that differ by what cannot be seen", "[same text]") {
    CHECK(as_seen("caf\xC3\xA9") == as_seen("cafe\xCC\x81"));
    CHECK(as_seen("한") == as_seen("\xE1\x84\x92\xE1\x85\xA1\xE1\x86\xAB"));
    CHECK(as_seen("が") == as_seen("か\xE3\x82\x99"));
    CHECK(as_seen("ệ") == as_seen("e\xCC\xA3\xCC\x82"));
    CHECK(as_seen("a\xC2\xA0"
                  "b") == as_seen("a b"));
    CHECK(as_seen("a\xE3\x80\x80"
                  "b") == as_seen("a b"));
    CHECK(as_seen("do\xE2\x80\x8Bg") == as_seen("dog"));
    CHECK(as_seen("do\xC2\xADg\xE2\x80\x8D") == as_seen("dog"));
    CHECK(as_seen("\xEF\xBB\xBF"
                  "dog") == as_seen("dog"));
    CHECK(as_seen("❤\xEF\xB8\x8F") == as_seen("❤"));
    CHECK(as_seen("dog.") != as_seen("dog"));
    CHECK(as_seen("Dog") != as_seen("dog"));
    CHECK(as_seen("e") != as_seen("é"));
    CHECK(as_seen("👩\xE2\x80\x8D🏫") != as_seen("👩🏫"));
    CHECK(as_seen("می\xE2\x80\x8Cخواهم") != as_seen("میخواهم"));
    CHECK(as_seen("\xFF") == "\xFF");
}
