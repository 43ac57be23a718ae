#include "view/decks/same_pictures.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "decks/pictures/picture_limits.hpp"
#include "twoturns/notation.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

constexpr std::size_t square_side = decks::picture_limits::cell;
constexpr std::size_t block = 8; ///< the side of a block in pixels; the means of blocks are compared
constexpr std::size_t blocks = square_side / block;
/// The means of all blocks: red, green and blue premultiplied, and alpha.
using Look = std::array<std::uint8_t, blocks * blocks * 4>;

Look look_of(std::string_view square) {
    std::array<std::uint32_t, blocks * blocks * 4> sums{};
    for (std::size_t y = 0; y < square_side; ++y)
        for (std::size_t x = 0; x < square_side; ++x) {
            const auto* const pixel = reinterpret_cast<const unsigned char*>(&square[4 * (y * square_side + x)]);
            std::uint32_t* const sum = &sums[4 * (y / block * blocks + x / block)];
            for (std::size_t i = 0; i < 3; ++i) sum[i] += std::uint32_t{pixel[i]} * pixel[3] / 255;
            sum[3] += pixel[3];
        }
    Look look{};
    for (std::size_t i = 0; i < look.size(); ++i) look[i] = static_cast<std::uint8_t>(sums[i] / (block * block));
    return look;
}

/// Returns whether two pictures look the same. Copies that were saved again or scaled down differ by less than the
/// limit.
bool alike(const Look& a, const Look& b) {
    constexpr int tolerance = 3;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (std::abs(int{a[i]} - int{b[i]}) > tolerance) return false;
    return true;
}

} // namespace

bool is_clear(SDL_Surface& square) {
    constexpr std::uint32_t faint = 8; // alpha out of 255
    for (int y = 0; y < square.h; ++y)
        for (int x = 0; x < square.w; ++x)
            if (row_of(square, y)[x] >> 24U >= faint) return false;
    return true;
}

std::vector<int> first_alike(std::string_view pixels) {
    std::vector<Look> looks;
    std::vector<int> firsts;
    for (std::size_t at = 0; at + bytes_of_square <= pixels.size(); at += bytes_of_square) {
        const Look look = look_of(pixels.substr(at, bytes_of_square));
        std::size_t first = 0;
        while (first < looks.size() && !alike(looks[first], look)) ++first;
        firsts.push_back(first < firsts.size() ? firsts[first] : static_cast<int>(first));
        looks.push_back(look);
    }
    return firsts;
}

KnownPictures without_copies(KnownPictures pictures) {
    const std::vector<int> firsts = first_alike(pictures.pixels);
    std::vector<std::string> files; // the file of each square
    std::string pixels;
    for (KnownPicture& one : pictures.files) {
        if (one.left_out) continue;
        const auto number = files.size();
        files.push_back(one.file);
        const auto first = static_cast<std::size_t>(firsts.at(number));
        if (first == number)
            pixels.append(pictures.pixels, number * bytes_of_square, bytes_of_square);
        else
            one.left_out = Message{N_("it is the same picture as {0}"), {one_line(files[first])}};
    }
    pictures.pixels = std::move(pixels);
    return pictures;
}

} // namespace twoturns::view
