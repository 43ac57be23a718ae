#include <cmath>
#include <cstdint>
#include <filesystem>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>

#include "cli/commands.hpp"
#include "cli/recorded_game.hpp"
#include "platform/files.hpp"
#include "sound/game_sounds.hpp"

namespace twoturns::cli {
namespace {

constexpr unsigned wav_rate = 48'000;
constexpr unsigned channels = 2;
constexpr unsigned sample_bytes = 2;
constexpr std::size_t header_bytes = 44;

/// Appends a number, its lowest byte first.
void append(std::string& text, std::uint32_t number, int bytes) {
    for (int i = 0; i < bytes; ++i) text += static_cast<char>((number >> (8U * static_cast<unsigned>(i))) & 0xFFU);
}

/// Returns the header of a WAV file for `bytes` bytes of samples.
std::string wav_header(std::size_t bytes) {
    constexpr unsigned pcm = 1;
    std::string header = "RIFF";
    append(header, static_cast<std::uint32_t>(header_bytes - 8 + bytes), 4);
    header += "WAVEfmt ";
    append(header, 16, 4); // what follows of the format
    append(header, pcm, 2);
    append(header, channels, 2);
    append(header, wav_rate, 4);
    append(header, wav_rate * channels * sample_bytes, 4);
    append(header, channels * sample_bytes, 2);
    append(header, 8 * sample_bytes, 2);
    header += "data";
    append(header, static_cast<std::uint32_t>(bytes), 4);
    return header;
}

/// Returns whether both names refer to the same file, by links or otherwise.
bool is_same_file(const std::string& one, const std::string& other) {
    std::error_code missing;
    return std::filesystem::equivalent(platform::path_from(one), platform::path_from(other), missing);
}

} // namespace

Outcome sound(const std::string& record, const std::string& wav, sound::Instrument instrument, Streams streams) {
    const auto game = read_recorded_game(record, streams.in);
    if (!game) return game.error();
    if (is_same_file(record, wav)) return Message{"{0}: This is the recorded game itself.", {wav}};
    const auto sounds = sound::sounds_of(game->record, game->start, instrument);
    if (!sounds) {
        streams.out << reason_of(sounds.error()) << '\n';
        return Status::no;
    }
    std::string content(header_bytes, '\0');
    const double seconds = sounds->empty() ? 0 : sounds->back().at;
    content.reserve(header_bytes + static_cast<std::size_t>(seconds + 10) * wav_rate * channels * sample_bytes);
    sound::render(*sounds, wav_rate, [&](std::span<const float> samples) {
        constexpr float most = 32'767;
        for (const float sample : samples)
            append(content, static_cast<std::uint32_t>(std::lround(sample * most)), sample_bytes);
    });
    content.replace(0, header_bytes, wav_header(content.size() - header_bytes));
    if (const auto written = platform::write_file(wav, content, true, platform::Sync::no); !written)
        return Message{"{0}: {1}", {wav, to_english(written.error())}};
    return Status::yes;
}

} // namespace twoturns::cli
