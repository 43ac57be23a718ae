// Address books as programs write them: three versions, with all their folding and encoding.
#include "decks/formats/vcard.hpp"

#include <string>
#include <vector>

#include "decks/pictures/picture_limits.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::decks;

namespace {

AddressBook book_of(const std::string& text) {
    const auto book = parse_vcards(text);
    if (!book) FAIL(to_english(book.error()));
    return *book;
}

std::string vcard_complaint(const std::string& text) {
    const auto book = parse_vcards(text);
    return book ? "none" : to_english(book.error());
}

std::string card(const std::string& lines) { return "BEGIN:VCARD\r\nVERSION:3.0\r\n" + lines + "END:VCARD\r\n"; }

std::string left_out_of(const std::string& text) {
    std::string told;
    for (const LeftOut& one : book_of(text).report.left_out) told += one.file + ": " + to_english(one.why) + "\n";
    return told;
}

/// A slow implementation from the RFC's table.
std::string slow_base64(const std::string& bytes) {
    const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string bits;
    for (const char c : bytes)
        for (int bit = 7; bit >= 0; --bit) bits += (static_cast<unsigned char>(c) >> bit & 1) != 0 ? '1' : '0';
    while (bits.size() % 6 != 0) bits += '0';
    std::string text;
    for (std::size_t i = 0; i < bits.size(); i += 6)
        text += digits[static_cast<std::size_t>(std::stoi(bits.substr(i, 6), nullptr, 2))];
    while (text.size() % 4 != 0) text += '=';
    return text;
}

} // namespace

TEST_CASE("version 2.1: quoted-printable, encodings, base64 that ends with a blank line", "[vcard]") {
    const auto book = book_of("BEGIN:VCARD\r\n"
                              "VERSION:2.1\r\n"
                              "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=BC=A0;=E4=BC=9F;;;\r\n"
                              "PHOTO;ENCODING=BASE64;TYPE=JPEG:\r\n"
                              " aGVs\r\n"
                              " bG8=\r\n"
                              "\r\n"
                              "TEL;CELL:555\r\n"
                              "END:VCARD\r\n"
                              "begin:vcard\n"
                              "version:2.1\n"
                              "fn;quoted-printable:J=FCrgen =\n"
                              "M=FCller\n"
                              "photo;base64;jpeg:aGVs\n"
                              "bG8h\n"
                              "end:vcard\n");
    REQUIRE(book.people.size() == 2);
    CHECK(book.people[0] == Person{"张伟", "hello"});
    CHECK(book.people[1] == Person{"Jürgen Müller", "hello!"});
}

TEST_CASE("version 3.0: folded lines, escapes, groups, names in parts", "[vcard]") {
    const auto book = book_of(
        card("item1.FN:Ana\\, the\r\n  first\r\nN:López;Ana;;;\r\nPHOTO;ENCODING=b;TYPE=PNG:aGVs\r\n bG8=\r\n") +
        card("N:Curie;Marie;Salomea;;\r\nPHOTO;TYPE=JPEG;ENCODING=B:aGVs\r\n") +
        card("FN:\r\nNICKNAME:Bo\r\nPHOTO;X=\"a:b;c\";ENCODING=b:aGVs\r\n"));
    REQUIRE(book.people.size() == 3);
    CHECK(book.people[0] == Person{"Ana, the first", "hello"});
    CHECK(book.people[1].name == "Marie Salomea Curie");
    CHECK(book.people[2] == Person{"Bo", "hel"});
}

TEST_CASE("version 4.0: photographs as data addresses", "[vcard]") {
    const auto book = book_of(card("FN:A\r\nPHOTO:data:image/jpeg;base64,aGVs\r\n bG8=\r\n") +
                              card("FN:B\r\nPHOTO;VALUE=uri:data:image/png\\;base64\\,aGVsbG8=\r\n") +
                              card("FN:C\r\nPHOTO:data:image/svg+xml,%3Csvg/%3E\r\n"));
    REQUIRE(book.people.size() == 3);
    CHECK(book.people[0].photo == "hello");
    CHECK(book.people[1].photo == "hello");
    CHECK(book.people[2].photo == "<svg/>");
}

TEST_CASE("a name that has no room on a card is called too long, however it is written", "[vcard]") {
    for (const std::size_t size : {1001U, 10'000U, 3'000'000U})
        for (const char* name : {"FN:", "N:", "NICKNAME:"}) {
            const auto left_out = left_out_of(card(name + std::string(size, 'x') + "\r\nPHOTO;ENCODING=b:aGVs\r\n"));
            CHECK(left_out.find("the name is too long") != std::string::npos);
        }
    CHECK(book_of(card("FN:" + std::string(3'000'000, 'x') + "\r\nN:Wei;Ana\r\nPHOTO;ENCODING=b:aGVs\r\n"))
              .people.front()
              .name == "Ana Wei"); // a different one is not
}

TEST_CASE("people who cannot be on cards are left out, each with the reason", "[vcard]") {
    CHECK(left_out_of(card("FN:Ana\nPHOTO;ENCODING=b:aGVs\n") + card("FN:Bo\nTEL:1\n") +
                      card("FN:Cy\nPHOTO;VALUE=uri:https://example.org/cy.jpg\n") +
                      card("FN:Di\nPHOTO;ENCODING=b:a?Vs\n") + card("FN:Ana\nPHOTO;ENCODING=b:aGVs\n") +
                      card("PHOTO;ENCODING=b:aGVs\n") + card("FN;CHARSET=GBK:\xD5\xFF\nPHOTO;ENCODING=b:aGVs\n") +
                      card("FN:Ed\nAGENT:BEGIN:VCARD\nBEGIN:VCARD\nFN:Fu\nPHOTO;ENCODING=b:aGVs\nEND:VCARD\n")) ==
          "Bo: there is no photograph\n"
          "Cy: the photograph is not in the file\n"
          "Di: the picture is damaged or cut short\n"
          "Ana: somebody before has the same name\n"
          "#26: there is no name\n"
          "#30: the name is in an encoding that is not read\n"
          "Ed: there is no photograph\n");
}

TEST_CASE("a file that is no address book says so", "[vcard]") {
    CHECK(vcard_complaint("") == "there is no card of a person in it");
    CHECK(vcard_complaint("front,back\na,b\n") == "there is no card of a person in it");
    CHECK(vcard_complaint("\n\nBEGIN:VCARD\nFN:Ana\n") == "line 3: the card that begins here does not end");
    CHECK(vcard_complaint("END:VCARD\n") == "there is no card of a person in it");
    CHECK(vcard_complaint("\xEF\xBB\xBF" + card("FN:Ana\n")) == "none");
}

TEST_CASE("only so many people are taken", "[vcard]") {
    std::string text;
    for (std::size_t i = 0; i < picture_limits::pictures + 3; ++i)
        text += card("FN:Person " + std::to_string(i) + "\nPHOTO;ENCODING=b:aGVs\n");
    CHECK(book_of(text).people.size() == picture_limits::pictures);
    CHECK(book_of(text).report.beyond == 3);
}

TEST_CASE("photographs of any bytes come out as they went in, wherever lines are folded", "[vcard][property]") {
    for (int seed = 0; seed < scaled(200); ++seed) {
        Random chance{static_cast<std::uint64_t>(seed)};
        std::string text;
        std::vector<Person> wanted;
        for (int i = 0; i < 3; ++i) {
            std::string photo(1 + chance.below(i == 0 ? 5000 : 200), '\0');
            for (char& byte : photo) byte = static_cast<char>(chance.below(256));
            wanted.push_back({"Person " + std::to_string(i), photo});
            const std::string end = chance.below(3) == 0 ? "\n" : chance.below(2) == 0 ? "\r\n" : "\r";
            std::string line = chance.below(2) == 0 ? "PHOTO;ENCODING=b:" : "PHOTO:data:image/jpeg;base64,";
            const bool whole = chance.below(2) == 0;
            std::string folded;
            for (const char c : line + slow_base64(photo)) {
                folded += c;
                if (!whole && chance.below(20) == 0) folded += end + (chance.below(2) == 0 ? " " : "\t");
            }
            text += "BEGIN:VCARD" + end + "FN:Person " + std::to_string(i) + end + folded + end + "END:VCARD" + end;
        }
        CHECK(book_of(text).people == wanted);
        // Any truncated file is read or refused, and never yields more than it contained.
        const auto cut = parse_vcards(text.substr(0, chance.below(text.size())));
        if (cut) CHECK(cut->people.size() <= wanted.size());
    }
}

TEST_CASE("names in the encodings of older programs are read", "[vcard]") {
    const std::string photo = "PHOTO;ENCODING=b:aGVs\n";
    const auto name = [&](const std::string& lines) {
        const auto book = book_of(card(lines + photo));
        REQUIRE(book.people.size() == 1);
        return book.people[0].name;
    };
    CHECK(name("FN;CHARSET=GBK;ENCODING=QUOTED-PRINTABLE:=CD=F5=D0=A1=C3=F7\n") == "王小明");
    CHECK(name("FN;CHARSET=GB2312:\xCD\xF5\xD0\xA1\xC3\xF7\n") == "王小明");
    CHECK(name("FN;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=8ER=93c\n") == "山田");
    CHECK(name("FN;CHARSET=windows-1251:\xC0\xED\xED\xE0\n") == "Анна");
    CHECK(name("FN;ENCODING=QUOTED-PRINTABLE:=C0=ED=ED=E0\n") == "Анна"); // no charset is declared
    CHECK(name("FN;CHARSET=X-UNKNOWN:J\xFCrgen\n") == "Jürgen");
}

TEST_CASE("names that do not say their encoding are in the one that fits all of the file", "[vcard]") {
    const std::string photo = "\nPHOTO;ENCODING=b:aGVs\n";
    const auto names_in = [&](const std::vector<std::string>& lines) {
        std::string text;
        for (const std::string& line : lines) text += card(line + photo);
        std::vector<std::string> names;
        for (const Person& person : book_of(text).people) names.push_back(person.name);
        return names;
    };
    const std::vector<std::string> czech{"FN:Ji\xF8\xED",
                                         "FN:Ond\xF8"
                                         "ej \x8A\x9D"
                                         "astn\xFD",
                                         "FN:R\xF9\x9E"
                                         "ena \xC8"
                                         "ern\xE1"};
    CHECK(names_in(czech) == std::vector<std::string>{"Jiří", "Ondřej Šťastný", "Růžena Černá"});
    CHECK(names_in({czech[0]}) != std::vector<std::string>{"Jiří"}); // too short on its own to detect
    CHECK(names_in({"FN:\xC0\xEE", "FN:\xCD\xF5\xD0\xA1\xC3\xF7", "FN;CHARSET=windows-1252:J\xFCrgen", "FN:Zoë"}) ==
          std::vector<std::string>{"李", "王小明", "Jürgen", "Zoë"});
}

TEST_CASE("a firm is called by itself, and shown by its logo", "[vcard]") {
    const auto book = book_of(card("FN:\nN:;;;;\nORG:Firm 0;Dept\nPHOTO;ENCODING=b:aGVs\n") +
                              card("ORG:Firm 1\nLOGO;ENCODING=b:aGVs\n") +
                              card("FN:Ana\nORG:Firm 2\nLOGO;ENCODING=b:aGVs\nPHOTO;ENCODING=b:bG8=\n"));
    CHECK(book.people == std::vector<Person>{{"Firm 0", "hel"}, {"Firm 1", "hel"}, {"Ana", "lo"}});
}

TEST_CASE("lines may end with two carriage returns", "[vcard]") {
    const auto book = book_of("BEGIN:VCARD\r\r\nVERSION:3.0\r\r\nFN:Ada\r\r\nPHOTO;ENCODING=b:aGVs\r\r\n bG8=\r\r\n"
                              "END:VCARD\r\r\n");
    CHECK(book.people == std::vector<Person>{{"Ada", "hello"}});
}
