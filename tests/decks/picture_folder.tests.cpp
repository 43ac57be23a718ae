// The files of a folder that form a deck, and their names.
#include "decks/picture_folder.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "decks/pictures/picture_header.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::decks;

namespace {

std::string names_complaint(const std::string& text) {
    const auto names = parse_names(text);
    return names ? "none" : to_english(names.error());
}

/// Writes a cell as other programs do; the game itself only has readers for these tables.
void write_as_csv_does(std::string& text, const std::string& cell) {
    if (cell.find_first_of(",\"\r\n") == std::string::npos) {
        text += cell;
        return;
    }
    text += '"';
    for (const char c : cell) text += c == '"' ? std::string{"\"\""} : std::string(1, c);
    text += '"';
}

} // namespace

TEST_CASE("a picture is called what its file is called", "[pictures]") {
    CHECK(name_of_picture("Zhang_Wei-2.jpg") == "Zhang Wei");
    CHECK(name_of_picture("Zhang_Wei (3).jpeg") == "Zhang Wei");
    CHECK(name_of_picture("Ana-Maria.png") == "Ana-Maria");
    CHECK(name_of_picture("张伟.webp") == "张伟");
    CHECK(name_of_picture("IMG_2041.JPG") == "IMG 2041");
    CHECK(name_of_picture("-2.jpg") == "-2");
    CHECK(name_of_picture("___.jpg") == "___");
    CHECK(name_of_picture("a.b.jpg") == "a.b");
    CHECK(name_of_picture("no ending") == "no ending");
    CHECK(name_of_picture(std::string(100, 'x') + "é.jpg") == std::string(64, 'x'));
    CHECK(name_of_picture(std::string(63, 'x') + "é.jpg") == std::string(63, 'x'));
    CHECK(name_of_picture("a\nb.jpg").find('\n') == std::string::npos);
}

TEST_CASE("a table may say what pictures are called", "[pictures]") {
    const auto names =
        parse_names("\xEF\xBB\xBF"
                    "file,name\r\na.jpg,Ana\n\"b, c.jpg\",\"says \"\"hi\"\"\",more\n\nd.jpg,\ne.jpg,\"two\nlines\"\n");
    REQUIRE(names);
    CHECK(names->size() == 3);
    CHECK(names->at("a.jpg") == "Ana");
    CHECK(names->at("b, c.jpg") == "says \"hi\"");
    CHECK(names->at("e.jpg").find('\n') == std::string::npos);
    CHECK(names_complaint("") == "none");
    std::string many;
    for (std::size_t i = 0; i <= picture_limits::names_rows; ++i) many += "a,b\n";
    CHECK(names_complaint(many) == "line 50001: too many rows");
}

TEST_CASE("names are read as cards are", "[pictures]") {
    const auto called = [](const std::string& text) {
        const auto names = parse_names(text);
        REQUIRE(names);
        const auto found = pictures_of({{.name = "a.jpg"}, {.name = "green.jpg"}}, *names);
        REQUIRE(found.files.size() == 2);
        return found.files[0].name + ", " + found.files[1].name;
    };
    CHECK(called("file;name\r\na.jpg;Anna M\xFCller\r\ngreen.jpg;Bert\r\n") == "Anna Müller, Bert");
    CHECK(called("\xEF\xBB\xBF"
                 "file;name\r\na.jpg;Anna\r\nGREEN.JPG;Bert\r\n") == "Anna, Bert");
    CHECK(called("name,file\nAnna,a.jpg\nBert,green.jpg\n") == "Anna, Bert");
    CHECK(called("Anna\ta.jpg\nBert\tgreen.jpg\n") == "Anna, Bert");
    CHECK(called("姓名,照片\n安娜,a.jpg\n") == "安娜, green");
    CHECK(called("a.jpg,Ana\nb.jpg\nc.jpg,\"open\ngreen.jpg,Bo\n") == "Ana, Bo"); // malformed lines affect no others
}

TEST_CASE("what is written as a table is read as it was, whatever is in its cells", "[pictures]") {
    const unsigned seed = GENERATE(range(0U, 200U));
    unsigned state = seed * 2654435761U + 1;
    const auto next = [&](unsigned below) { return (state = state * 1664525U + 1013904223U) / 65536U % below; };
    const auto cell = [&] {
        std::string text{"k"};
        for (unsigned left = next(6); left > 0; --left) text += std::string{"a,\"\n é"}.substr(next(4), 1);
        return text;
    };
    PictureNames wanted;
    std::string table;
    for (unsigned rows = next(5); rows > 0; --rows) {
        const std::string file = cell();
        const std::string name = std::string{"n"} + std::to_string(next(100));
        wanted[file] = name;
        write_as_csv_does(table, file);
        table += ',';
        write_as_csv_does(table, name);
        table += next(2) == 0 ? "\n" : "\r\n";
    }
    CAPTURE(table);
    const auto names = parse_names(table);
    REQUIRE(names);
    CHECK(*names == wanted);
}

TEST_CASE("of thousands of files the first are taken, and the others counted", "[pictures]") {
    std::vector<platform::FolderEntry> entries;
    for (int i = 0; i < 10'000; ++i) entries.push_back({std::to_string(100'000 + i) + ".jpg", false});
    std::reverse(entries.begin(), entries.end());
    const FolderPictures found = pictures_of(entries, {});
    CHECK(found.files.size() == picture_limits::pictures);
    CHECK(found.files.front().file == "100000.jpg");
    CHECK(found.report.beyond == 10'000 - picture_limits::pictures);
}

TEST_CASE("a picture is told by its first bytes, be it one that is not read", "[pictures]") {
    const auto complaint = [](std::string bytes) {
        bytes.resize(64);
        const auto header = parse_picture_header(bytes);
        return header ? "none" : to_english(header.error());
    };
    const auto media = [](const std::string& brand, const std::string& more) {
        return std::string("\0\0\0\x1C"
                           "ftyp",
                           8) +
               brand + std::string(4, '\0') + more;
    };
    const auto kind_of = [&](std::string bytes) {
        bytes.resize(64);
        return parse_picture_header(bytes)->kind;
    };
    CHECK(kind_of(media("heic", "mif1heic")) == PictureKind::heic);
    CHECK(kind_of(media("mif1", "heicmiaf")) == PictureKind::heic);
    CHECK(kind_of(media("avif", "mif1miaf")) == PictureKind::avif);
    CHECK(kind_of(media("mif1", "avifmiaf")) == PictureKind::avif);
    CHECK(complaint(media("isom", "mp41avc1")) == "this is no picture that can be read");
    CHECK(complaint(std::string("II*\0", 4)) ==
          "this is a picture of the format TIFF, which is not read: save it as JPEG or PNG");
    CHECK(complaint("\xFF\x0A").find("JPEG XL") != std::string::npos);
    CHECK(complaint("8BPS").find("Photoshop") != std::string::npos);
    CHECK(says_unread(unread_heic()));
    CHECK(says_unread(unread_format("a.TIF")));
}
