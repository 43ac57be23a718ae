// Hand-made translation files, valid and corrupted at every offset field.
#include "platform/catalogue.hpp"

#include <map>
#include <string>
#include <string_view>

#include "support/catch.hpp"
#include "support/mo.hpp"

using namespace twoturns;
using platform::Catalogue;
using test::mo_file;
using namespace std::string_literals;

namespace {

const std::string head = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n";

std::map<std::string, std::string> german() {
    return {
        {"", head}, {"{0} tile\0{0} tiles"s, "{0} Stein\0{0} Steine"s}, {"Undo", "Zurück"}, {"deck\004Fish", "Fische"}};
}

bool refused(const std::string& bytes) {
    const auto catalogue = Catalogue::parse(bytes);
    return !catalogue && !to_english(catalogue.error()).empty();
}

/// Returns the file with one of its numbers replaced; they are four bytes each, little-endian.
std::string with_number(std::size_t place, std::uint32_t number) {
    std::string bytes = mo_file(german());
    for (std::size_t i = 0; i < 4; ++i)
        bytes[place + i] = static_cast<char>(static_cast<unsigned char>(number >> 8 * i));
    return bytes;
}

} // namespace

TEST_CASE("a catalogue answers with its translations, whatever its byte order", "[catalogue]") {
    for (const bool big_endian : {false, true}) {
        const auto catalogue = Catalogue::parse(mo_file(german(), big_endian));
        REQUIRE(catalogue);
        CHECK(catalogue->find("Undo") == "Zurück");
        CHECK(catalogue->find("deck\004Fish") == "Fische");
        CHECK(catalogue->find("{0} tile") == "{0} Stein");
        CHECK(catalogue->find("Und") == std::nullopt);
        CHECK(catalogue->find("Undo ") == std::nullopt);
        CHECK(catalogue->find("zzz") == std::nullopt);
    }
    CHECK(Catalogue{}.find("Undo") == std::nullopt);
    CHECK(Catalogue{}.find("Undo", 2) == std::nullopt);
    CHECK(Catalogue::parse(mo_file({})));
}

TEST_CASE("a sentence with a number has the forms of its language", "[catalogue]") {
    const auto form = [](const std::string& rule, const std::string& forms, unsigned long n) {
        const auto catalogue =
            Catalogue::parse(mo_file({{"", "Plural-Forms: " + rule + "\n"}, {"one\0many"s, forms}, {"x", "y"}}));
        REQUIRE(catalogue);
        CHECK(catalogue->find("x", n) == "y"); // has one form for all
        return std::string(catalogue->find("one", n).value_or("none"));
    };
    for (const unsigned long n : {0UL, 1UL, 2UL, 36UL}) {
        CAPTURE(n);
        CHECK(form("nplurals=1; plural=0;", "all", n) == "all");
        CHECK(form("nplurals=2; plural=(n != 1);", "a\0b"s, n) == (n == 1 ? "a" : "b"));
        CHECK(form("nplurals=2; plural=n>1;", "a\0b"s, n) == (n <= 1 ? "a" : "b"));
    }
    const std::string slavic = "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || "
                               "n%100>=20) ? 1 : 2);";
    for (const unsigned long n : {1UL, 21UL, 101UL}) CHECK(form(slavic, "a\0b\0c"s, n) == "a");
    for (const unsigned long n : {2UL, 24UL, 102UL}) CHECK(form(slavic, "a\0b\0c"s, n) == "b");
    for (const unsigned long n : {0UL, 11UL, 12UL, 36UL}) CHECK(form(slavic, "a\0b\0c"s, n) == "c");
    CHECK(refused(mo_file({{"", "Plural-Forms: nplurals=3; plural=x;\n"}})));
    CHECK(refused(mo_file({{"", head}, {"one\0many"s, "a"}})));
    CHECK(refused(mo_file({{"", head}, {"one\0many"s, "a\0b\0c"s}})));
    CHECK(refused(mo_file({{"", head}, {"alone", "a\0b"s}})));
}

TEST_CASE("a catalogue that points outside itself or is out of order is refused", "[catalogue]") {
    const std::string whole = mo_file(german());
    REQUIRE(with_number(8, 4) == whole); // so that the offsets below are those of the format
    for (const std::uint32_t number : {0x95041200U, 0U, 0xFFFFFFFFU}) CHECK(refused(with_number(0, number)));
    CHECK(refused(with_number(4, 1)));
    for (const std::uint32_t number : {5U, 0x10000000U, 0x20000000U, 0xFFFFFFFFU})
        CHECK(refused(with_number(8, number)));
    const auto size = static_cast<std::uint32_t>(whole.size());
    for (const std::size_t place : {std::size_t{12}, std::size_t{16}})
        for (const std::uint32_t number : {size - 31, size, size + 1, 0xFFFFFFFFU})
            CHECK(refused(with_number(place, number)));
    for (std::size_t place = 28 + 8; place < 28 + 2 * 4 * 8; place += 4) // after the entry of the empty sentence
        for (const std::uint32_t number : {size - 1, size, size + 1, 0x7FFFFFFFU, 0xFFFFFFFFU}) {
            CAPTURE(place, number);
            CHECK(refused(with_number(place, number)));
        }
    CHECK(refused(mo_file({{"\xC3\x28", "a"}})));
    CHECK(refused(mo_file({{"a", "\xFF"}})));
    std::string unsorted = mo_file({{"a", "1"}, {"b", "2"}});
    unsorted[unsorted.find("a\0b"s)] = 'c';
    CHECK(refused(unsorted));
    std::string twice = mo_file({{"a", "1"}, {"b", "2"}});
    twice[twice.find("a\0b"s) + 2] = 'a';
    CHECK(refused(twice));
    std::string unended = mo_file({{"a", "1"}, {"b", "2"}});
    unended[unended.find("a\0b"s) + 1] = '!';
    CHECK(refused(unended));
}

TEST_CASE("the texts of a catalogue cannot share bytes to be looked at again and again", "[catalogue]") {
    std::map<std::string, std::string> sentences;
    for (int i = 100; i < 200; ++i) sentences[std::to_string(i)] = "";
    sentences["999"] = std::string(1000, 'x');
    std::string bytes = mo_file(sentences);
    REQUIRE(Catalogue::parse(bytes));
    // Makes every translation the long one.
    const std::size_t table = 28 + 8 * sentences.size();
    const std::string long_one = bytes.substr(table + 8 * 100, 8);
    for (std::size_t i = 0; i < 100; ++i) bytes.replace(table + 8 * i, 8, long_one);
    CHECK(refused(bytes));
}

TEST_CASE("a catalogue is read up to its limit of bytes", "[catalogue]") {
    std::string bytes = mo_file(german());
    bytes.resize(platform::most_catalogue_bytes);
    CHECK(Catalogue::parse(bytes));
    CHECK(refused(bytes + '\0'));
    CHECK(refused(""));
}
