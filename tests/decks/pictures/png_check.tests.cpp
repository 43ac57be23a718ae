// Checks of pictures before they are decoded.
#include "decks/pictures/png_check.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

#include "decks/deck_limits.hpp"
#include "support/catch.hpp"
#include "support/png_file.hpp"

using namespace twoturns;
using namespace twoturns::test;
using decks::parse_png;
namespace limits = decks::deck_limits;

namespace {

std::string png_complaint(const std::string& bytes) {
    const auto png = parse_png(bytes);
    return png ? "none" : to_english(png.error());
}

/// Returns a file that claims a size and has a single pixel.
std::string claiming(std::int64_t width, std::int64_t height) {
    return png_signature + png_head(static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height)) +
           png_chunk("IDAT", packed(std::string(5, '\0'))) + png_chunk("IEND", "");
}

const std::string damaged = "the picture is damaged or cut short";

} // namespace

TEST_CASE("a PNG says its size", "[png]") {
    const auto png = parse_png(png_file(12, 34));
    REQUIRE(png);
    CHECK(png->width == 12);
    CHECK(png->height == 34);
    CHECK(png->bytes == png_file(12, 34));
}

TEST_CASE("a PNG keeps what its picture is made of and nothing else", "[png]") {
    const std::string needed = png_chunk("PLTE", "abc") + png_chunk("tRNS", "d");
    const std::string dropped = png_chunk("zTXt", std::string("k\0\0", 3) + packed(std::string(1'000'000, 'a'))) +
                                png_chunk("iCCP", "profile") + png_chunk("acTL", "film") + png_chunk("gAMA", "1234");
    const auto png = parse_png(png_file(3, 4, dropped + needed + dropped));
    REQUIRE(png);
    CHECK(png->bytes == png_file(3, 4, needed));
}

TEST_CASE("a PNG is read up to the size it may claim", "[png]") {
    const std::int64_t side = limits::picture_side;
    CHECK(png_complaint(claiming(side, limits::picture_pixels / side)) == "none");
    CHECK(png_complaint(claiming(limits::picture_pixels / side, side)) == "none");
    CHECK(png_complaint(claiming(side, limits::picture_pixels / side + 1)) ==
          "the picture has 16384 x 513 pixels; 16384 on a side and 8388608 in all are the most");
    for (const auto& [width, height] : {std::pair{side + 1, std::int64_t{1}},
                                        {std::int64_t{1}, side + 1},
                                        {std::int64_t{20'000}, std::int64_t{20'000}},
                                        {0xFFFFFFFF, 0xFFFFFFFF},
                                        {0x80000000, 2}})
        CHECK(png_complaint(claiming(width, height)).find("are the most") != std::string::npos);
    CHECK(png_complaint(claiming(0, 5)) == damaged);
    CHECK(png_complaint(claiming(5, 0)) == damaged);
}

TEST_CASE("a PNG cut at any byte, or with any of its bits wrong, is refused", "[png]") {
    std::string bytes = png_file(3, 4, png_chunk("tEXt", "k\0v"));
    for (std::size_t size = 0; size < bytes.size(); ++size) CHECK(png_complaint(bytes.substr(0, size)) != "none");
    for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
        const auto flip = static_cast<char>(1U << bit % 8);
        bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ flip);
        CHECK(png_complaint(bytes) != "none");
        bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ flip);
    }
}

TEST_CASE("what is no PNG is said to be none", "[png]") {
    for (const std::string start :
         {"", "GIF89a", "BM", "RIFF    WEBP", "<svg width='9'/>", "\xFF\xD8\xFF", "qoif", "#define"})
        CHECK(png_complaint(start + std::string(100, ' ')) == "the picture is no PNG");
    CHECK(png_complaint(png_signature) == damaged);
    CHECK(png_complaint(png_signature + png_chunk("IEND", "")) == damaged);
    CHECK(png_complaint(png_signature + png_head(1, 1) + png_chunk("IEND", "")) == damaged);
    CHECK(png_complaint(png_signature + png_chunk("IDAT", "") + png_head(1, 1) + png_chunk("IEND", "")) == damaged);
}

TEST_CASE("a PNG is read up to its limit of bytes", "[png]") {
    const std::string alone = png_file(1, 1, png_chunk("tEXt", ""));
    const auto of_size = [&](std::size_t size) {
        return png_file(1, 1, png_chunk("tEXt", std::string(size - alone.size(), 'x')));
    };
    CHECK(png_complaint(of_size(limits::picture_bytes)) == "none");
    CHECK(png_complaint(of_size(limits::picture_bytes + 1)) == "the picture takes too many bytes");
}

TEST_CASE("pixels that unfold to more than the picture has are refused", "[png]") {
    // Hardly compressed, so that little work makes more bytes than the limit.
    const auto with_pixels = [](const std::string& pixels, std::size_t pieces) {
        const std::string all = packed(pixels, 0);
        std::string chunks;
        for (std::size_t i = 0; i < pieces; ++i)
            chunks += png_chunk(
                "IDAT", all.substr(all.size() * i / pieces, all.size() * (i + 1) / pieces - all.size() * i / pieces));
        return png_signature + png_head(500, 500) + chunks + png_chunk("IEND", "");
    };
    const std::string right = plain_pixels(500, 500);
    REQUIRE(packed(right, 0).size() > limits::harmless_bytes);
    CHECK(png_complaint(with_pixels(right, 1)) == "none");
    CHECK(png_complaint(with_pixels(right, 100)) == "none");
    CHECK(png_complaint(with_pixels(right + right, 1)) == "none"); // as many as 16 bits per channel take
    CHECK(png_complaint(with_pixels(right + right + right, 1)) == damaged);
    CHECK(png_complaint(with_pixels(right + right + right, 100)) == damaged);
}
