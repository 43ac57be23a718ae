// Untrusted archives.
#include "decks/archive/archive.hpp"

#include <sys/stat.h>

#include <cstdint>
#include <string>
#include <utility>

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

TEST_CASE("an archive in memory gives the same files", "[archive]") {
    const auto bytes = zipped({{"small", "some text"}, {"packed", "\1\2", false}});
    REQUIRE(bytes);
    const auto archive = Archive::open_bytes(*bytes);
    REQUIRE(archive);
    CHECK(archive->entries() == std::vector<std::string>{"small", "packed"});
    CHECK(*archive->read("small", 9) == "some text");
    CHECK(*archive->read("packed", 9) == "\1\2");
    for (std::size_t size = 1; size < bytes->size(); size += 7)
        CHECK_FALSE(Archive::open_bytes(bytes->substr(0, size)));
}

namespace {

std::string little_endian(std::uint64_t number, int size) {
    std::string bytes;
    for (int i = 0; i < size; ++i, number >>= 8U) bytes += static_cast<char>(number & 0xFFU);
    return bytes;
}

std::string end_of_archive(std::uint64_t entries, std::uint64_t list_bytes, const std::string& comment = {}) {
    return std::string{"PK\5\6"} + little_endian(0, 4) + little_endian(entries, 2) + little_endian(entries, 2) +
           little_endian(list_bytes, 4) + little_endian(0, 4) + little_endian(comment.size(), 2) + comment;
}

std::string end_of_large_archive(std::uint64_t place, std::uint64_t entries, std::uint64_t list_bytes) {
    return std::string{"PK\6\6"} + little_endian(44, 8) + little_endian(45, 2) + little_endian(45, 2) +
           little_endian(0, 8) + little_endian(entries, 8) + little_endian(entries, 8) + little_endian(list_bytes, 8) +
           little_endian(0, 8) + "PK\6\7" + little_endian(0, 4) + little_endian(place, 8) + little_endian(1, 4);
}

} // namespace

TEST_CASE("an archive with too many files is refused before its list is read", "[archive]") {
    const ScratchFolder folder;
    const std::string before(1000, 'x');
    const auto fault = [&](const std::string& bytes) {
        const auto archive = Archive::open(folder.file("many.zip", bytes), 1000);
        return archive ? "none" : to_english(archive.error());
    };
    const std::string too_many = "there are more than 1000 files in it";
    CHECK(fault(before + end_of_archive(1001, 50'000)) == too_many);
    CHECK(fault(before + end_of_archive(10, 5'000'000)) == too_many); // a false count
    CHECK(fault(before + end_of_archive(1001, 50'000, std::string(65'535, ' '))) == too_many);
    CHECK(fault(before + end_of_archive(1001, 50'000, end_of_archive(0, 0))) == too_many); // the first of two
    for (const auto& [entries, bytes] : {std::pair{3'000'000, 10}, std::pair{10, 150'000'000}})
        CHECK(fault(before +
                    end_of_large_archive(1000, static_cast<std::uint64_t>(entries), static_cast<std::uint64_t>(bytes)) +
                    end_of_archive(0xFFFF, 0xFFFFFFFF)) == too_many);
    // Invalid data reaches the library, which reports what is wrong.
    for (const std::uint64_t place : {std::uint64_t{0}, std::uint64_t{1 << 30}, ~std::uint64_t{0}})
        CHECK(fault(before + end_of_large_archive(place, 3'000'000, 0) + end_of_archive(0xFFFF, 0xFFFFFFFF)) !=
              too_many);
    CHECK(fault(end_of_archive(5, 300).substr(0, 20)) != too_many);
}

TEST_CASE("a pipe is no archive, and not waited for", "[archive]") {
    const ScratchFolder folder;
    const std::string pipe = (folder.path() / "pipe.apkg").string();
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    const auto archive = Archive::open(pipe);
    REQUIRE_FALSE(archive);
    CHECK(to_english(archive.error()) == "This is a folder or a device, not a file.");
    CHECK_FALSE(Archive::open("/dev/zero"));
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
    for (std::size_t at = 0; at < whole.size(); ++at) { // no flipped byte may go unnoticed
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

TEST_CASE("what is unpacked counts, whatever comes of it, and what would be too much is not", "[archive]") {
    const ScratchFolder folder;
    const std::string text(1000, 'a');
    const auto archive = Archive::open(folder.file("a.zip", *zipped({{"a", text}, {"b", text}, {"c", text}})));
    REQUIRE(archive);
    Allowance allowance{2500};
    CHECK(archive->read("a", 5000, allowance));
    CHECK(archive->read("b", 5000, allowance));
    CHECK_FALSE(archive->read("c", 5000, allowance));
    CHECK_FALSE(archive->read("none", 5000, allowance));
    CHECK(allowance.left() == 500);

    const std::string packed = zstd_packed(text);
    Allowance other{1500};
    CHECK(unpacked(packed, 5000, other));
    CHECK(other.left() == 500);
    CHECK_FALSE(unpacked(packed, 5000, other)); // refused by the size in its header
    CHECK(other.left() == 500);
    Allowance third{1500};
    CHECK_FALSE(unpacked(packed + "rubbish", 5000, third));
    CHECK(third.left() == 500);
}
