#include "platform/files.hpp"

#include <algorithm>
#include <fstream>

#include "support/catch.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::platform;

TEST_CASE("files are written whole and read back, under names in any script", "[files]") {
    const ScratchFolder folder;
    for (const std::string name : {"plain.txt", "连连看 é.twoturns"}) {
        const std::string path = (folder.path() / std::u8string{name.begin(), name.end()}).string();
        for (const std::string& text :
             {std::string{}, std::string{"one\ntwo\r\n\0three", 14}, std::string(300'000, 'x')}) {
            CHECK_FALSE(write_file(path, text, true));
            const auto read = read_file(path);
            REQUIRE(read);
            CHECK(*read == text);
        }
    }
    const auto entries = entries_of(folder.path().string());
    REQUIRE(entries);
    CHECK(entries->size() == 2); // and nothing left over
}

TEST_CASE("what is no file is refused, and says so", "[files]") {
    const ScratchFolder folder;
    const auto refused = [](const std::string& path, const std::string& why) {
        const auto read = read_file(path);
        REQUIRE_FALSE(read);
        CHECK_THAT(to_english(read.error()), Catch::Contains(why));
    };
    refused((folder.path() / "nothing").string(), "no such file");
    refused(folder.path().string(), "not a file");
    refused("/dev/zero", "not a file");
    const std::string large = (folder.path() / "large").string();
    std::ofstream(large) << "x";
    std::filesystem::resize_file(large, 17U << 20U);
    refused(large, "too large");
}

TEST_CASE("a file that cannot be written leaves what was there", "[files]") {
    const ScratchFolder folder;
    CHECK(write_file((folder.path() / "no folder" / "x").string(), "text", false));
    const auto blocked = folder.path() / "blocked";
    std::filesystem::create_directories(blocked / "inside");
    CHECK(write_file(blocked.string(), "text", true));
    CHECK(std::filesystem::is_directory(blocked / "inside"));
    const auto entries = entries_of(folder.path().string());
    REQUIRE(entries);
    CHECK(entries->size() == 1);
}

TEST_CASE("what is there already stays unless it is to be replaced", "[files]") {
    const ScratchFolder folder;
    const std::string path = folder.file("thesis.txt", "years of work");
    const auto refused = write_file(path, "a game", false);
    REQUIRE(refused);
    CHECK_THAT(to_english(*refused), Catch::Contains("already"));
    CHECK(*read_file(path) == "years of work");
    CHECK_FALSE(write_file(path, "a game", true));
    CHECK(*read_file(path) == "a game");
}

TEST_CASE("a folder's entries, or why there are none", "[files]") {
    const ScratchFolder folder;
    static_cast<void>(folder.file("a.twoturns", "x"));
    std::filesystem::create_directory(folder.path() / "b");
    auto entries = entries_of(folder.path().string());
    REQUIRE(entries);
    auto sorted = *entries;
    std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    CHECK(sorted == std::vector<FolderEntry>{{"a.twoturns", false}, {"b", true}});
    entries = entries_of((folder.path() / "none").string());
    REQUIRE_FALSE(entries);
    CHECK_THAT(to_english(entries.error()), Catch::Contains("cannot be read"));
}
