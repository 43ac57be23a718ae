// Layouts in the player's own folder.
#include "app/layouts/own_layouts.hpp"

#include <fstream>
#include <string>

#include "app/requests.hpp"
#include "support/board_text.hpp"
#include "support/catch.hpp"
#include "support/scratch.hpp"
#include "twoturns/own_layout.hpp"

using namespace twoturns;
using namespace twoturns::app;
using twoturns::test::board_of;
using twoturns::test::ScratchFolder;

namespace {

constexpr const char* ring = "o o o\no . o\no o o\n";

OwnLayouts read_folder(const std::filesystem::path& store_folder) {
    LayoutReader reader{store_folder};
    while (!reader.run()) {
    }
    return reader.take();
}

void put_file(const std::filesystem::path& store_folder, const std::string& name, const std::string& text) {
    std::filesystem::create_directories(layouts_folder(store_folder));
    std::ofstream{layouts_folder(store_folder) / name, std::ios::binary} << text;
}

} // namespace

TEST_CASE("a layout's file says what it is called, in each language", "[own-layouts]") {
    const auto read =
        parse_layout_file("cat-2", "; name:  The cat \n; name[zh_CN]: \xE7\x8C\xAB\r\n" + std::string(ring));
    REQUIRE(read);
    CHECK(label_of(*read, "en") == "The cat");
    CHECK(label_of(*read, "zh_CN") == "\xE7\x8C\xAB");
    CHECK(read->layout == own_layout(board_of("A A A\nA . A\nA A A\n")));
    CHECK(label_of(*parse_layout_file("cat-2", ring), "en") == "cat-2");
    CHECK(label_of(*parse_layout_file("c", "; names: x\n; name[: x\n; name:\n" + std::string(ring)), "en") == "c");
    CHECK(label_of(*parse_layout_file("c", "; name: " + std::string(200, 'x') + "\n" + ring), "en").size() ==
          most_layout_title_bytes);
}

TEST_CASE("a layout that is saved reads the same", "[own-layouts]") {
    const BoardLayout layout = own_layout(board_of("A . #\n. A A\n"));
    const std::string text = text_of_layout(layout, "Two\nlines");
    CHECK(text == "; name: Two?lines\no . #\n. o o\n");
    const auto read = parse_layout_file("x", text);
    REQUIRE(read);
    CHECK(read->layout == layout);
    CHECK(text_of_layout(layout, "") == "o . #\n. o o\n");
}

TEST_CASE("a layout's file has a name that every system takes", "[own-layouts]") {
    CHECK(layout_file_name("Cat") == "Cat.txt");
    CHECK(layout_file_name(" \xE7\x8C\xAB ") == "\xE7\x8C\xAB.txt");
    CHECK(layout_file_name("../a/b:c") == "-a-b-c.txt");
    CHECK(layout_file_name("what?. ") == "what-.txt");
    for (const char* const none : {"", "  ", "...", ". ."})
        CHECK(layout_file_name(none).find('/') == std::string::npos);
    CHECK(layout_file_name("...").empty());
}

TEST_CASE("the folder is read by name, and a broken file is named with its line", "[own-layouts]") {
    const ScratchFolder folder;
    CHECK(read_folder(folder.path()).layouts.empty());
    CHECK(read_folder({}).layouts.empty());
    put_file(folder.path(), "b.txt", ring);
    put_file(folder.path(), "a.txt", "; name: First\n" + std::string(ring));
    put_file(folder.path(), "broken.txt", "o o\no\n");
    put_file(folder.path(), "binary.txt", std::string("\0\xFF\xFE", 3));
    put_file(folder.path(), ".hidden.txt", "o");
    put_file(folder.path(), "notes.md", "o");
    std::filesystem::create_directory(layouts_folder(folder.path()) / "folder.txt");
    const OwnLayouts found = read_folder(folder.path());
    REQUIRE(found.layouts.size() == 2);
    CHECK(label_of(found.layouts[0], "en") == "First");
    CHECK(label_of(found.layouts[1], "en") == "b");
    REQUIRE(found.faults.size() == 2);
    CHECK(found.faults[0].file == "binary.txt");
    CHECK(found.faults[1].file == "broken.txt");
    CHECK(to_english(found.faults[1].why) == "line 2: the number of cells is 1, that of the rows before 2");
    CHECK(found.left_out == 0);
}

TEST_CASE("of very many files the first are read, and the others counted", "[own-layouts]") {
    const ScratchFolder folder;
    for (int i = 0; i < 300; ++i) put_file(folder.path(), std::to_string(1000 + i) + ".txt", "o o\n");
    const OwnLayouts found = read_folder(folder.path());
    REQUIRE(found.layouts.size() == most_own_layouts);
    CHECK(found.layouts.front().file == "1000");
    CHECK(found.left_out == 300 - most_own_layouts);
}

TEST_CASE("a layout is written into the folder, which is made, and never over another unasked", "[own-layouts]") {
    const ScratchFolder folder;
    const auto write = [&](const std::string& text, bool replace) {
        const auto job = job_for(WriteLayout{"x.txt", text, replace}, folder.path());
        REQUIRE(job);
        CHECK(job->must_end());
        while (!job->run()) {
        }
        return std::get<FileWritten>(*job->take()).done;
    };
    CHECK(write("o o\n", false));
    const auto refused = write("o o o o\n", false);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().id == platform::there_already);
    CHECK(write("o o o o\n", true));
    const auto job = job_for(ReadLayouts{}, folder.path());
    while (!job->run()) {
    }
    const auto answer = job->take();
    REQUIRE(answer);
    const OwnLayouts found = std::get<LayoutsRead>(*answer).found;
    REQUIRE(found.layouts.size() == 1);
    CHECK(found.layouts.front().layout.size() == Size{1, 4});
    CHECK_FALSE(write_layout({}, "x.txt", "o o\n", false));
}
