// File names made from user-visible names.
#include "decks/file_names.hpp"

#include <string>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::decks;

TEST_CASE("a file is called what the thing is called, as far as any system lets it", "[names]") {
    CHECK(file_name_from("Zhang Wei", "deck") == "Zhang Wei");
    CHECK(file_name_from("张伟", "deck") == "张伟");
    CHECK(file_name_from("a/b\\c:d*e?f\"g<h>i|j", "deck") == "a-b-c-d-e-f-g-h-i-j");
    CHECK(file_name_from("../../etc/passwd", "deck") == "-..-etc-passwd");
    CHECK(file_name_from(" . hidden. ", "deck") == "hidden");
    CHECK(file_name_from("", "deck") == "deck");
    CHECK(file_name_from("...", "deck") == "deck");
    CHECK(file_name_from("con", "deck") == "_con");
    CHECK(file_name_from("COM1.txt", "deck") == "_COM1.txt");
    CHECK(file_name_from("com", "deck") == "com");
    CHECK(file_name_from("console", "deck") == "console");
    CHECK(file_name_from("ééé", "deck", 5) == "éé");
}

TEST_CASE("no text whatever makes a name that leads elsewhere", "[names]") {
    for (int seed = 0; seed < scaled(2000); ++seed) {
        Random random{static_cast<std::uint64_t>(seed)};
        std::string text;
        for (auto left = random.below(30); left > 0; --left) text += static_cast<char>(random.below(256));
        const std::string name = file_name_from(text, "deck", 20);
        CHECK_FALSE(name.empty());
        CHECK(name.size() <= 21); // one more in front of a device name
        CHECK(name.find_first_of("/\\:*?\"<>|\n") == std::string::npos);
        CHECK(name.front() != '.');
        CHECK(name.back() != '.');
        CHECK(name.back() != ' ');
        CHECK(is_utf8(name));
    }
}

TEST_CASE("no two files of a folder have the same name", "[names]") {
    FileNames names;
    CHECK(names.take("Ana", ".jpg") == "Ana.jpg");
    CHECK(names.take("Ana", ".jpg") == "Ana-2.jpg");
    CHECK(names.take("ANA", ".JPG") == "ANA-3.JPG");
    CHECK(names.take("Ana", ".png") == "Ana.png");
}

TEST_CASE("no two names differ in large and small letters alone, in any script that has them", "[names]") {
    for (const auto& [large, small] : std::vector<std::pair<std::string, std::string>>{{"Ärger", "ärger"},
                                                                                       {"ÇÅØÞ", "çåøþ"},
                                                                                       {"Ž", "ž"},
                                                                                       {"Łódź", "łódź"},
                                                                                       {"ĹĽ", "ĺľ"},
                                                                                       {"Ÿ", "ÿ"},
                                                                                       {"ΆΈΌΏΣ", "άέόώς"},
                                                                                       {"ЖЁЯЇ", "жёяї"},
                                                                                       {"Ҳ", "ҳ"},
                                                                                       {"Ա", "ա"}}) {
        CAPTURE(large);
        FileNames names;
        CHECK(names.take(large, ".jpg") == large + ".jpg");
        CHECK(names.take(small, ".JPG") == small + "-2.JPG");
    }
    FileNames names;
    for (const char* name : {"кот", "дом", "×", "÷", "ß", "ss", "Ä", "A", "Ö", "水", "\xC3", "\xFF\xC3\x84"})
        CHECK(names.take(name, ".jpg") == std::string{name} + ".jpg");
}

TEST_CASE("files are found by names in other letters, or made of other signs", "[names]") {
    const NamesAlike files{{"Green.jpg", "green.jpg", "Red.JPG", "A\u0308pfel.png", "\u30AB\u3099.png",
                            "\u1112\u1161\u11AB.png", "Việt.png", "\xFF.png"}};
    CHECK(files.find("green.jpg") == "green.jpg");
    CHECK(files.find("Green.jpg") == "Green.jpg");
    CHECK(files.find("red.jpg") == "Red.JPG");
    CHECK(files.find("äpfel.PNG") == "A\u0308pfel.png");
    CHECK(files.find("ガ.png") == "\u30AB\u3099.png");
    CHECK(files.find("한.png") == "\u1112\u1161\u11AB.png");
    CHECK(files.find("Vie\u0323\u0302t.png") == "Việt.png");
    CHECK(files.find("\xFF.png") == "\xFF.png");
    CHECK_FALSE(files.find("blue.jpg"));
    CHECK_FALSE(files.find(""));
}
