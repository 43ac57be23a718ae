#include "platform/carried_files.hpp"

#include "platform/files.hpp"
#include "support/catch.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::platform;

TEST_CASE("carried files are read below the program's own file, and nothing else is", "[carried]") {
    const ScratchFolder scratch;
    const std::filesystem::path program = scratch.path() / "TwoTurns.exe";
    REQUIRE(write_file(name_of(program), "a program", false));
    const std::filesystem::path folder = program / "share";
    CHECK(carried(folder / "a.txt") == nullptr);

    carry(folder, {{"a.txt", "one"}, {"fonts/连.ttf", std::string("two\0three", 9)}});
    CHECK(carried_folder() == folder);
    const auto read = [](const std::filesystem::path& file) { return read_file(name_of(file)); };
    REQUIRE(read(folder / "a.txt"));
    CHECK(*read(folder / "a.txt") == "one");
    CHECK(*read(folder / "fonts" / ".." / "fonts" / std::filesystem::path(u8"连.ttf")) == std::string("two\0three", 9));
    CHECK(is_file(folder / "a.txt"));
    CHECK_FALSE(is_file(folder));
    CHECK_FALSE(is_file(folder / "fonts"));
    CHECK_FALSE(is_file(folder / "b.txt"));
    CHECK_FALSE(read(folder / "b.txt"));
    CHECK_FALSE(read_file(name_of(folder / "a.txt"), 2)); // above the limit

    // Files on the disk are still readable.
    CHECK(*read(program) == "a program");
    CHECK(is_file(program));
    CHECK_FALSE(is_file(scratch.path()));

    carry({}, {});
    CHECK(carried_folder().empty());
    CHECK_FALSE(read(folder / "a.txt"));
}
