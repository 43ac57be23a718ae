// A player's own pictures: decoded, upright, square; and everything that is refused.
#include "view/decks/picture_reading.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "decks/pictures/picture_header.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "support/picture_files.hpp"
#include "support/png_file.hpp"
#include "view/decks/heif.hpp"
#include "view/decks/upright.hpp"
#include "view/drawing/raster.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::view;

namespace {

constexpr int cell_side = 32;

std::string picture_complaint(const std::string& bytes) {
    const auto read = read_picture(bytes, cell_side);
    return read ? "none" : to_english(read.error());
}

std::uint32_t pixel_of(const Surface& picture, int x, int y) { return row_of(*picture, y)[x]; }

/// Returns the largest difference of two pixels in any channel.
int apart(std::uint32_t a, std::uint32_t b) {
    int most = 0;
    for (const unsigned shift : {0U, 8U, 16U, 24U})
        most = std::max(most, std::abs(static_cast<int>(a >> shift & 0xFFU) - static_cast<int>(b >> shift & 0xFFU)));
    return most;
}

/// Returns the mean difference of two pictures; JPEG softens their edges.
double apart(const Surface& a, const Surface& b) {
    REQUIRE(a->w == b->w);
    double sum = 0;
    for (int y = 0; y < a->h; ++y)
        for (int x = 0; x < a->w; ++x) sum += apart(pixel_of(a, x, y), pixel_of(b, x, y));
    return sum / (a->w * a->h);
}

Surface plain_picture(int width, int height, std::uint32_t colour) {
    Surface picture = make_surface(width, height);
    SDL_FillRect(picture.get(), nullptr, colour);
    return picture;
}

/// Draws a picture in which all quarters and both ends differ.
Surface signpost(int width, int height) {
    Surface picture = make_surface(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const auto red = static_cast<std::uint32_t>(x * 255 / width);
            const auto green = static_cast<std::uint32_t>(y * 255 / height);
            const std::uint32_t blue = x > width / 2 && y > height / 2 ? 255 : 0;
            row_of(*picture, y)[x] = 0xFF000000U | red << 16U | green << 8U | blue;
        }
    return picture;
}

Surface turned_right(const Surface& picture) {
    Surface turned = make_surface(picture->h, picture->w);
    for (int y = 0; y < picture->h; ++y)
        for (int x = 0; x < picture->w; ++x) row_of(*turned, x)[picture->h - 1 - y] = pixel_of(picture, x, y);
    return turned;
}
Surface mirrored(const Surface& picture) {
    Surface turned = make_surface(picture->w, picture->h);
    for (int y = 0; y < picture->h; ++y)
        for (int x = 0; x < picture->w; ++x) row_of(*turned, y)[picture->w - 1 - x] = pixel_of(picture, x, y);
    return turned;
}

/// How to turn a picture upright, as EXIF defines it: mirrored or not, then quarter turns to the right.
struct ToDo {
    bool mirror = false;
    int quarters = 0;
};
constexpr std::array<ToDo, 9> to_do{
    {{}, {}, {true, 0}, {false, 2}, {true, 2}, {true, 3}, {false, 1}, {true, 1}, {false, 3}}};

} // namespace

TEST_CASE("a picture is turned upright before it is cut, whichever way it was held", "[picture]") {
    const int orientation = GENERATE(range(1, 9));
    const bool wide = GENERATE(true, false);
    CAPTURE(orientation, wide);
    const Surface taken = wide ? signpost(90, 60) : signpost(60, 90);
    Surface upright_one = make_surface(taken->w, taken->h);
    SDL_BlitSurface(taken.get(), nullptr, upright_one.get(), nullptr);
    const ToDo& what = to_do.at(static_cast<std::size_t>(orientation));
    if (what.mirror) upright_one = mirrored(upright_one);
    for (int i = 0; i < what.quarters; ++i) upright_one = turned_right(upright_one);
    const std::string file = with_exif(jpeg_file(*taken), exif_of(orientation));
    for (const decks::Crop& crop : {decks::Crop{}, decks::Crop{0, 3000, 1500}, decks::Crop{2400, 600, 600}}) {
        CAPTURE(crop.across, crop.down, crop.side);
        const auto wanted = read_picture(jpeg_file(*upright_one), cell_side, crop);
        const auto got = read_picture(file, cell_side, crop);
        REQUIRE(wanted);
        REQUIRE(got);
        CHECK(apart(*wanted, *got) < 4);
    }
    const auto whole = read_whole_picture(file, 180);
    REQUIRE(whole);
    CHECK(std::max((*whole)->w, (*whole)->h) == 180);
    CHECK(((*whole)->w > (*whole)->h) == (upright_one->w > upright_one->h));
    const auto wanted = read_whole_picture(jpeg_file(*upright_one), 180);
    REQUIRE(wanted);
    CHECK(apart(*wanted, *whole) < 4);
}

TEST_CASE("of a picture that part is seen which the player has chosen", "[picture]") {
    const Surface picture = signpost(600, 400);
    const decks::Crop crop{2400, 600, 1500};
    const auto square = decks::square_of(crop, 600, 400);
    Surface expected = make_surface(cell_side, cell_side);
    draw_picture(*expected, {0, 0, cell_side, cell_side}, *picture,
                 {square.left, square.top, square.side, square.side});
    const auto seen = read_picture(bmp_file(*picture), cell_side, crop);
    REQUIRE(seen);
    CHECK(apart(*seen, expected) < 4);
    const auto as_usual = read_picture(bmp_file(*picture), cell_side);
    REQUIRE(as_usual);
    CHECK(apart(*seen, *as_usual) > 8);
}

TEST_CASE("every format is read, whatever it is called", "[picture]") {
    const auto colour_in_the_middle = [](const std::string& bytes) {
        const auto read = read_picture(bytes, cell_side);
        REQUIRE(read);
        CHECK((*read)->w == cell_side);
        CHECK((*read)->h == cell_side);
        return pixel_of(*read, cell_side / 2, cell_side / 2);
    };
    const Surface orange = plain_picture(50, 40, 0xFFFF8000U);
    CHECK(apart(colour_in_the_middle(jpeg_file(*orange)), 0xFFFF8000U) < 6);
    CHECK(colour_in_the_middle(bmp_file(*orange)) == 0xFFFF8000U);
    CHECK(colour_in_the_middle(png_file(50, 40)) == 0x55555555U);
    CHECK(colour_in_the_middle(gif_file()) == 0xFF00FF00U);
    const auto webp = read_picture(webp_file(), cell_side);
    REQUIRE(webp);
    CHECK(pixel_of(*webp, 3, 0) >> 16U > 0xFFF0U);
    CHECK((pixel_of(*webp, 3, cell_side - 1) & 0xFFU) > 0xF0U);
    const std::string drawing =
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#0000ff"/></svg>)";
    CHECK(colour_in_the_middle(drawing) == 0xFF0000FFU);
}

TEST_CASE("a large picture is shrunk to the same as a small one", "[picture]") {
    const Surface large = signpost(1500, 1100);
    const auto as_jpeg = read_picture(jpeg_file(*large), cell_side);
    REQUIRE(as_jpeg);
    Surface expected = make_surface(cell_side, cell_side);
    draw_picture(*expected, {0, 0, cell_side, cell_side}, *large, {200, 0, 1100, 1100});
    CHECK(apart(*as_jpeg, expected) < 4);
    Surface smaller = make_surface(300, 220);
    draw_picture(*smaller, {0, 0, 300, 220}, *large, {0, 0, 1500, 1100});
    const auto as_bmp = read_picture(bmp_file(*smaller), cell_side); // in bands of rows
    REQUIRE(as_bmp);
    CHECK(apart(*as_bmp, expected) < 4);
}

TEST_CASE("a PNG may say which way up it is, too", "[picture]") {
    const std::string exif = exif_of(6).substr(6);
    const std::string png = png_file(20, 30, png_chunk("eXIf", exif));
    const auto header = decks::parse_picture_header(png);
    REQUIRE(header);
    CHECK(orientation_of(header->exif) == 6);
    CHECK(orientation_of(exif_of(8)) == 8);
    CHECK(orientation_of("") == 1);
    CHECK(orientation_of(exif_of(0)) == 1);
    CHECK(orientation_of(exif_of(9)) == 1);
    for (std::size_t size = 0; size < exif.size(); ++size) CHECK(orientation_of(exif.substr(0, size)) <= 8);
}

TEST_CASE("what cannot be a picture on a tile is refused with the reason", "[picture]") {
    const std::string cut = "the picture is damaged or cut short";
    CHECK(picture_complaint("") == "the file is empty");
    CHECK(picture_complaint("a letter to my aunt") == "this is no picture that can be read");
    CHECK(picture_complaint(bmp_file(*plain_picture(15, 400, 0))) == "15 x 400 pixels are too few");
    CHECK(picture_complaint(bmp_file(*plain_picture(16, 16, 0))) == "none");
    const std::string jpeg = jpeg_file(*signpost(200, 200));
    CHECK(picture_complaint(jpeg.substr(0, jpeg.size() / 2)) == cut);
    CHECK(picture_complaint(gif_file().substr(0, 20)) == cut);
    CHECK(picture_complaint(std::string(decks::picture_limits::svg_bytes + 1, ' ').replace(0, 4, "<svg")) ==
          "the drawing has too much in it");
}

TEST_CASE("of an animated WebP the first picture is seen", "[picture]") {
    const auto still = read_picture(webp_file(), cell_side);
    const auto moving = read_picture(animated_webp_file(), cell_side);
    REQUIRE(still);
    REQUIRE(moving);
    CHECK(apart(*still, *moving) == 0);
    for (std::size_t size = 0; size < animated_webp_file().size(); ++size)
        CHECK_FALSE(picture_complaint(animated_webp_file().substr(0, size)).empty());
}

TEST_CASE("photographs of telephones are read where the system can, else it is said what they are", "[picture]") {
    for (const bool heic : {true, false}) {
        CAPTURE(heic);
        const std::string bytes = heic ? heic_file() : avif_file();
        const auto read = read_picture(bytes, cell_side);
        if (!read) { // no library, or no decoder for it
            CHECK(decks::says_unread(read.error()));
            continue;
        }
        CHECK(has_heif());
        CHECK(apart(pixel_of(*read, 16, 6), 0xFFFF0000U) < 40);
        CHECK(apart(pixel_of(*read, 16, 26), 0xFF0000FFU) < 40);
        for (std::size_t size = 0; size < bytes.size(); size += 7)
            CHECK(picture_complaint(bytes.substr(0, size)) != "none");
    }
}

TEST_CASE("of a photograph that has too many pixels the small picture in it is seen", "[picture]") {
    const auto read = read_picture(large_heic_file(), cell_side);
    if (!read) { // no library, or no decoder for it
        CHECK(decks::says_unread(read.error()));
        return;
    }
    CHECK(apart(pixel_of(*read, 16, 6), 0xFFFF0000U) < 40);
    CHECK(apart(pixel_of(*read, 16, 26), 0xFF0000FFU) < 40);
    std::string without = large_heic_file();
    without.replace(without.find("thmb"), 4, "free");
    CHECK(picture_complaint(without) == "6400 x 6400 pixels are too many");
}

TEST_CASE("a drawing that would take long is refused, or drawn smaller", "[picture]") {
    const auto crossing = [](std::size_t lines) {
        std::string drawing = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0)";
        for (std::size_t i = 0; i < lines; ++i)
            drawing += " " + std::to_string(i * 3701 % 6299 / 100) + (i % 2 == 0 ? " 64" : " 0");
        return drawing + R"("/></svg>)";
    };
    CHECK(picture_complaint(crossing(80'000)) == "the drawing has too much in it");
    CHECK(picture_complaint(crossing(10'000)) == "the drawing has too much in it");
    CHECK(picture_complaint(crossing(100)) == "none");
}

TEST_CASE("a picture that claims to be huge is refused before it is decoded", "[picture]") {
    const auto claims = [](std::string bytes, std::size_t place, const std::string& number) {
        return bytes.replace(place, number.size(), number);
    };
    CHECK(picture_complaint(png_signature + png_head(20000, 20000)) == "20000 x 20000 pixels are too many");
    CHECK(picture_complaint(png_signature + png_head(0xFFFFFFFFU, 1)) == "4294967295 x 1 pixels are too few");
    const std::string bmp = bmp_file(*plain_picture(20, 20, 0));
    CHECK(picture_complaint(claims(bmp, 18, std::string{"\0\0\1\0\0\0\1\0", 8})) ==
          "65536 x 65536 pixels are too many");
    CHECK(picture_complaint(claims(gif_file(), 6, "\xFF\xFF\xFF\xFF")) == "65535 x 65535 pixels are too many");
    CHECK(picture_complaint(claims(gif_file(), 32, "\xFF\xFF\xFF\xFF")) == "65535 x 65535 pixels are too many");
    CHECK(picture_complaint(claims(webp_file(), 21, "\xFF\xFF\xFF\x0F")) == "16384 x 16384 pixels are too many");
    std::string jpeg = jpeg_file(*plain_picture(40, 40, 0));
    const std::size_t frame = jpeg.find("\xFF\xC0");
    REQUIRE(frame != std::string::npos);
    CHECK(picture_complaint(claims(jpeg, frame + 5, std::string{"\x80\0\x80\0", 4})) ==
          "32768 x 32768 pixels are too many");
    CHECK(picture_complaint(claims(jpeg, frame + 5, std::string{"\x20\0\x20\0", 4})) != "none"); // the file is shorter
}

TEST_CASE("a picture that is cut short anywhere is told so, or shown", "[picture]") {
    for (const std::string& bytes :
         {jpeg_file(*signpost(60, 40)), bmp_file(*signpost(20, 30)), png_file(20, 20), gif_file(), webp_file()})
        for (std::size_t size = 0; size < std::min<std::size_t>(bytes.size(), 200); ++size)
            CHECK_FALSE(picture_complaint(bytes.substr(0, size)).empty());
}

TEST_CASE("bytes that are turned over in a picture never do harm", "[picture]") {
    const std::array files{jpeg_file(*signpost(60, 40)), bmp_file(*signpost(20, 30)), png_file(20, 20), gif_file(),
                           webp_file()};
    for (std::string bytes : files)
        for (std::size_t place = 0; place < bytes.size(); place += 1 + bytes.size() / 100) {
            const char before = bytes[place];
            bytes[place] = static_cast<char>(~static_cast<unsigned char>(before));
            CHECK_FALSE(picture_complaint(bytes).empty());
            bytes[place] = before;
        }
}
