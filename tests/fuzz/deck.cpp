// Any bytes as the text of a deck, and as its picture.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include "decks/deck_limits.hpp"
#include "decks/formats/deck_text.hpp"
#include "decks/pictures/png_check.hpp"
#include "fuzz/require.hpp"
#include "support/png_file.hpp"

using namespace twoturns;
using fuzz::require;
namespace limits = decks::deck_limits;

namespace {

void check_text(const std::string& text) {
    const auto deck = decks::parse_deck(text);
    if (!deck) {
        require(!to_english(deck.error()).empty());
        return;
    }
    require(!deck->atlas.empty() && deck->cell > 0 && deck->columns > 0 && deck->faces > 0);
    require(deck->faces <= limits::faces && deck->name.size() <= limits::name_bytes);
    require((deck->nouns.empty() && !deck->named) || deck->nouns.size() == static_cast<std::size_t>(deck->faces));
    require(!deck->named || std::set<std::string>(deck->nouns.begin(), deck->nouns.end()).size() == deck->nouns.size());
    // An accepted picture contains every face completely; computed in 64 bits, where nothing overflows.
    const std::int64_t width = std::int64_t{deck->columns} * deck->cell;
    const std::int64_t height = std::int64_t{(deck->faces - 1) / deck->columns + 1} * deck->cell;
    const auto fits = [&](std::int64_t w, std::int64_t h) {
        return !decks::misfit(*deck, static_cast<int>(w), static_cast<int>(h));
    };
    require(fits(width, height) && !fits(width - 1, height) && !fits(width, height - 1));
}

/// Corrects the checksum of every chunk, which random bytes never match.
std::string with_sums(const std::string& bytes) {
    std::string png = test::png_signature;
    std::size_t at = png.size();
    while (at + 8 <= bytes.size()) {
        std::size_t size = 0;
        for (std::size_t i = 0; i < 4; ++i) size = size << 8U | static_cast<unsigned char>(bytes[at + i]);
        size = std::min(size, bytes.size() - at - 8);
        png += test::png_chunk(bytes.substr(at + 4, 4), bytes.substr(at + 8, size));
        at += size + 12;
    }
    return png;
}

void check_picture(const std::string& bytes) {
    const auto png = decks::parse_png(bytes);
    if (!png) {
        require(!to_english(png.error()).empty());
        return;
    }
    require(png->width > 0 && png->width <= limits::picture_side && png->height > 0);
    require(std::int64_t{png->width} * png->height <= limits::picture_pixels && png->bytes.size() <= bytes.size());
    const auto again = decks::parse_png(png->bytes);
    require(again && again->bytes == png->bytes && again->width == png->width && again->height == png->height);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(data, data + size);
    check_text(bytes);
    check_picture(bytes);
    check_picture(with_sums(bytes));
    return 0;
}
