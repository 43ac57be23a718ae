// Archives from anywhere.
#include "decks/archive.hpp"

#include <string>

#include "support/anki_files.hpp"
#include "support/catch.hpp"
#include "support/content_of.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::decks;

namespace {

std::string fault_of_entry(const Archive& archive, const std::string& entry, std::size_t most) {
    const auto bytes = archive.read(entry, most);
    return bytes ? "none" : to_english(bytes.error());
}

} // namespace

TEST_CASE("an archive gives its files, none larger than is asked for", "[archive]") {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "a.zip").string();
    write_zip(file, {{"small", "some text"}, {"zeros", std::string(1'000'000, '\0')}, {"empty", ""}});
    const auto archive = Archive::open(file);
    REQUIRE(archive);
    CHECK(archive->has("small"));
    CHECK_FALSE(archive->has("Small"));
    CHECK(*archive->read("small", 9) == "some text");
    CHECK(archive->read("empty", 0)->empty());
    CHECK(fault_of_entry(*archive, "small", 8) == "small in it has more than 8 bytes");
    CHECK(fault_of_entry(*archive, "zeros", 999'999) == "zeros in it has more than 999999 bytes");
    CHECK(fault_of_entry(*archive, "gone", 9) == "gone is missing in it");
    CHECK_FALSE(Archive::open(file, 2));
}

TEST_CASE("what is no archive, or half of one, is refused with the reason", "[archive]") {
    const ScratchFolder folder;
    CHECK_FALSE(Archive::open((folder.path() / "gone").string()));
    CHECK_FALSE(Archive::open(folder.file("text", "no archive at all")));
    CHECK_FALSE(Archive::open(folder.path().string()));
    const std::string file = (folder.path() / "a.zip").string();
    write_zip(file, {{"text", std::string(1000, 'x') + "the end"}});
    const std::string whole = content_of(file);
    for (std::size_t cut = 0; cut < whole.size(); cut += 7) {
        const auto archive = Archive::open(folder.file("cut.zip", whole.substr(0, cut)));
        if (archive) CHECK_FALSE(archive->read("text", 2000));
    }
    for (std::size_t at = 0; at < whole.size(); ++at) { // a flipped byte is never taken for the text
        std::string other = whole;
        other[at] = static_cast<char>(other[at] ^ 0x10);
        const auto archive = Archive::open(folder.file("other.zip", other));
        if (!archive) continue;
        if (const auto text = archive->read("text", 2000)) CHECK(*text == std::string(1000, 'x') + "the end");
    }
}

TEST_CASE("what zstd packed is unpacked within its limit", "[archive]") {
    const std::string text(100'000, 'x');
    const std::string packed = zstd_packed(text);
    CHECK(*unpacked(packed, 100'000) == text);
    CHECK_FALSE(unpacked(packed, 99'999));
    CHECK_FALSE(unpacked(packed.substr(0, packed.size() - 3), 200'000));
    CHECK_FALSE(unpacked("no zstd", 100));
    CHECK_FALSE(unpacked("", 100));
}
