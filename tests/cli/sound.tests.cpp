// sound: writes the sound of a recorded game.
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "cli/cli.hpp"

using namespace twoturns::test;

namespace {

const std::string game = "two-turns-game 1\nboard\n1 1 2 . 2\n# # 3 # 3\nend\n"
                         "1 1,1 1,2\n2 1,3 1,5\n3 undo\n4 1,3 1,5\n5.5 2,3 2,5\n";

std::string content_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::uint32_t number_at(const std::string& text, std::size_t at, int bytes) {
    std::uint32_t number = 0;
    for (int i = bytes - 1; i >= 0; --i)
        number = number << 8U | static_cast<unsigned char>(text.at(at + static_cast<std::size_t>(i)));
    return number;
}

/// Returns the names of the folder's files.
std::size_t files_in(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(
        std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator()));
}

} // namespace

TEST_CASE("sound writes a WAV file of a game", "[cli]") {
    const ScratchFolder folder;
    const std::string wav = folder.path() / "game.wav";
    check_answer(cli({"sound", folder.file("game", game), wav}), 0, "");
    const std::string content = content_of(wav);
    REQUIRE(content.size() > 44);
    CHECK(content.substr(0, 4) == "RIFF");
    CHECK(number_at(content, 4, 4) == content.size() - 8);
    CHECK(content.substr(8, 8) == "WAVEfmt ");
    CHECK(number_at(content, 16, 4) == 16);
    CHECK(number_at(content, 20, 2) == 1);
    CHECK(number_at(content, 22, 2) == 2);
    CHECK(number_at(content, 24, 4) == 48'000);
    CHECK(number_at(content, 28, 4) == 192'000);
    CHECK(number_at(content, 32, 2) == 4);
    CHECK(number_at(content, 34, 2) == 16);
    CHECK(content.substr(36, 4) == "data");
    CHECK(number_at(content, 40, 4) == content.size() - 44);
    const std::size_t sounds_for = (content.size() - 44) / 192'000; // seconds of sound in the file
    CHECK(sounds_for >= 9);                                         // 1.2 s, 5.5 s, the win
    CHECK(sounds_for < 20);
    int loudest = 0;
    for (std::size_t i = 44; i + 1 < content.size(); i += 2)
        loudest = std::max(loudest, std::abs(static_cast<int>(static_cast<std::int16_t>(number_at(content, i, 2)))));
    CHECK(loudest > 2000);
    CHECK(loudest < 11'500); // -9.1 dBFS
    // It is the same again, also from standard input, and replaces the file.
    check_answer(cli({"sound", "-", wav}, game), 0, "");
    CHECK(content_of(wav) == content);
    check_answer(cli({"sound", "-", wav, "--table", "jade"}, game), 0, "");
    CHECK(content_of(wav) != content);
    CHECK(files_in(folder.path()) == 2);
}

TEST_CASE("sound refuses what it cannot read or write, and leaves the file as it is", "[cli]") {
    const ScratchFolder folder;
    const std::string wav = folder.file("game.wav", "as it was");
    check_refused(cli({"sound", folder.path() / "none", wav}), "none: cannot be opened");
    check_refused(cli({"sound", "-", wav}, "two-turns-game 1\nid nonsense\n"), "standard input: line 2");
    check_refused(cli({"sound", "-", wav, "--table", "brass"}, game), "\"brass\" is none of felt, walnut, night");
    check_refused(cli({"sound", "-"}, game), "FILE");
    check_refused(cli({"sound", "-", ""}, game), "");
    check_answer(cli({"sound", "-", wav}, game + "6 1,1 1,2\n"), 1, "move 5: empty\n");
    CHECK(content_of(wav) == "as it was");
    CHECK(files_in(folder.path()) == 1);
    check_refused(cli({"sound", "-", folder.path()}, game), folder.path());
    check_refused(cli({"sound", "-", folder.path() / "no" / "game.wav"}, game), "game.wav: ");
    check_refused(cli({"sound", "-", "/dev/full"}, game), "/dev/full: ");
    const std::string record = folder.file("game", game);
    check_refused(cli({"sound", record, folder.path() / "." / "game"}), "game: This is the recorded game itself.");
    CHECK(content_of(record) == game);
}
