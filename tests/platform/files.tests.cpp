#include "platform/files.hpp"

#ifndef _WIN32
#include <sys/stat.h>
#endif

#include <algorithm>
#include <fstream>

#include "platform/limits.hpp"
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
            CHECK(write_file(path, text, true));
            const auto read = read_file(path);
            REQUIRE(read);
            CHECK(*read == text);
        }
    }
    const auto entries = entries_of(folder.path().string());
    REQUIRE(entries);
    CHECK(entries->size() == 2); // and no leftovers
}

TEST_CASE("what is no file is refused, and says so", "[files]") {
    const ScratchFolder folder;
    const auto refused = [](const std::string& path, const std::string& why) {
        CAPTURE(path);
        const auto read = read_file(path);
        REQUIRE_FALSE(read);
        CHECK_THAT(to_english(read.error()), Catch::Contains(why));
    };
    refused("", "no such file");
    refused((folder.path() / "nothing").string(), "no such file");
    refused(std::string("/dev/null\0x", 11), "no such file");
    refused(folder.path().string(), "not a file");
#ifndef _WIN32
    refused("/dev/zero", "not a file");
    const std::string pipe = (folder.path() / "pipe").string();
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    refused(pipe, "not a file"); // does not wait for a writer
#endif
    const std::string large = (folder.path() / "large").string();
    std::ofstream(large) << "x";
    std::filesystem::resize_file(large, limits::file_bytes + 1);
    refused(large, "more than 16 MiB");
    std::filesystem::resize_file(large, limits::file_bytes);
    CHECK(read_file(large));
}

#ifdef __linux__
TEST_CASE("a file that gives more than its size says is read up to the limit", "[files]") {
    const auto short_one = read_file("/proc/self/status"); // reports its size as 0
    REQUIRE(short_one);
    CHECK_THAT(*short_one, Catch::Contains("Pid:"));
    const auto endless = read_file("/proc/self/pagemap"); // also reports 0, although it is 256 GiB long
    REQUIRE_FALSE(endless);
    CHECK_THAT(to_english(endless.error()), Catch::Contains("more than 16 MiB"));
}
#endif

TEST_CASE("a folder's entries, or why there are none", "[files]") {
    const ScratchFolder folder;
    static_cast<void>(folder.file("a.twoturns", "x"));
    std::filesystem::create_directory(folder.path() / "b");
    auto entries = entries_of(folder.path().string());
    REQUIRE(entries);
    auto sorted = *entries;
    std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    CHECK(sorted == std::vector<FolderEntry>{{"a.twoturns", false}, {"b", true}});
    for (const std::string& none : {(folder.path() / "none").string(), std::string{}, std::string("/\0", 2)}) {
        entries = entries_of(none);
        REQUIRE_FALSE(entries);
        CHECK_THAT(to_english(entries.error()), Catch::Contains("no such folder"));
    }
}

#ifndef _WIN32
TEST_CASE("names in a folder may be any bytes", "[files]") {
    const ScratchFolder folder;
    static_cast<void>(folder.file("caf\xE9.txt", "x"));
    const auto entries = entries_of(folder.path().string());
    REQUIRE(entries);
    CHECK(*entries == std::vector<FolderEntry>{{"caf\xE9.txt", false}});
    CHECK(read_file((folder.path() / entries->front().name).string()));
}
#endif

TEST_CASE("a folder with more entries than anybody would look through is not listed", "[files]") {
    const ScratchFolder folder;
    for (const std::string name : {"a", "b", "c"}) static_cast<void>(folder.file(name, "x"));
    CHECK(entries_of(folder.path().string(), 3));
    const auto entries = entries_of(folder.path().string(), 2);
    REQUIRE_FALSE(entries);
    CHECK_THAT(to_english(entries.error()), Catch::Contains("more than 2"));
}
