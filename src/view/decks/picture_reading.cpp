#include "view/decks/picture_reading.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string_view>
#include <utility>

#include "decks/pictures/gif.hpp"
#include "decks/pictures/picture_header.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "decks/pictures/png_check.hpp"
#include "decks/pictures/svg_work.hpp"
#include "decks/pictures/webp.hpp"
#include "platform/standard_error.hpp"
#include "view/decks/heif.hpp"
#include "view/decks/jpeg.hpp"
#include "view/decks/upright.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

namespace limits = decks::picture_limits;

Surface decoded(const decks::PictureHeader& header, const std::string& bytes, int least) {
    SDL_RWops* in = SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size()));
    if (in == nullptr) return nullptr;
    static std::mutex large_ones;
    std::unique_lock turn{large_ones, std::defer_lock};
    if (std::int64_t{header.width} * header.height > limits::pixels_at_once) turn.lock();
    const platform::SilentStandardError silent; // suppresses the libraries' own messages
    Surface picture{[&]() -> SDL_Surface* {
        switch (header.kind) {
        case decks::PictureKind::png: return IMG_LoadPNG_RW(in);
        case decks::PictureKind::webp: return IMG_LoadWEBP_RW(in);
        case decks::PictureKind::bmp: return SDL_LoadBMP_RW(in, 0);
        case decks::PictureKind::svg: return IMG_LoadSizedSVG_RW(in, least, least);
        case decks::PictureKind::gif:
        case decks::PictureKind::jpeg:
        case decks::PictureKind::heic:
        case decks::PictureKind::avif: break;
        }
        return nullptr;
    }()};
    SDL_RWclose(in);
    return picture;
}

/// Renders at the requested size, or smaller if that would cost too much. Returns nullopt if even the smaller size
/// would.
std::optional<Surface> drawn(const decks::PictureHeader& header, const std::string& bytes, int least) {
    const std::string drawing = decks::tamed_drawing(bytes);
    for (int side = least; side >= std::min(least, limits::cell); side /= 2)
        if (decks::is_drawn_within(drawing, side, limits::svg_steps)) return decoded(header, drawing, side);
    return std::nullopt;
}

/// Decodes a GIF without SDL_image, which would read and write outside its buffers if the GIF is damaged.
Surface gif_picture(std::string_view bytes) {
    const auto frame = decks::find_gif_frame(bytes);
    const auto pixels = frame ? decks::read_gif(bytes, *frame) : std::nullopt;
    if (!pixels) return nullptr;
    auto picture = checked<Surface>(SDL_CreateRGBSurfaceWithFormat(0, frame->width, frame->height, 32, pixel_format),
                                    "a picture in memory");
    const auto width = static_cast<std::size_t>(frame->width);
    for (int y = 0; y < frame->height; ++y)
        std::copy_n(pixels->begin() + static_cast<std::ptrdiff_t>(width * static_cast<std::size_t>(y)), width,
                    row_of(*picture, y));
    return picture;
}

Message damaged_picture() { return {N_("the picture is damaged or cut short")}; }

/// Converts a part of a picture of any format to the format of make_surface().
Surface converted(SDL_Surface& picture, SDL_Rect part) {
    Surface copy = make_surface(part.w, part.h);
    SDL_SetSurfaceBlendMode(&picture, SDL_BLENDMODE_NONE);
    SDL_Rect to{0, 0, part.w, part.h};
    SDL_BlitSurface(&picture, &part, copy.get(), &to);
    return copy;
}

/// Scales a part of the picture. Converts a large picture in bands of rows, because all rows at once would take as much
/// memory as the picture.
Surface shrunk(SDL_Surface& picture, const SDL_Rect& part, int width, int height) {
    Surface cell = make_surface(width, height);
    const auto draw = [&](SDL_Rect rows, const ui::Rect& place) {
        const Surface copy = converted(picture, rows);
        draw_picture(*cell, place, *copy, {0, 0, rows.w, rows.h});
    };
    const auto across = static_cast<float>(width);
    if (part.h <= 4 * height) {
        draw(part, {0, 0, across, static_cast<float>(height)});
        return cell;
    }
    for (int y = 0; y < height; ++y) {
        const int top = static_cast<int>(std::int64_t{part.h} * y / height);
        const int bottom = static_cast<int>(std::int64_t{part.h} * (y + 1) / height);
        draw({part.x, part.y + top, part.w, bottom - top}, {0, static_cast<float>(y), across, 1});
    }
    return cell;
}

/// Maps the square of the upright picture to the stored orientation.
SDL_Rect square_in(const SDL_Surface& picture, int orientation, const decks::Crop& crop) {
    const bool swapped = lies(orientation);
    const auto square = decks::square_of(crop, swapped ? picture.h : picture.w, swapped ? picture.w : picture.h);
    const int from_left = swapped ? square.top : square.left; // along the stored picture's axes, not mirrored yet
    const int from_top = swapped ? square.left : square.top;
    const bool from_right = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
    const bool from_bottom = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    return {from_right ? picture.w - square.side - from_left : from_left,
            from_bottom ? picture.h - square.side - from_top : from_top, square.side, square.side};
}

Message undecoded() { return {N_("the picture cannot be decoded: {0}"), {SDL_GetError()}}; }

/// The picture as stored, and its orientation.
struct Decoded {
    Surface picture;
    int orientation = 1;
};

/// Decodes a picture. JPEG and vector files get at least `least` pixels along the shorter side, if they have so many.
Result<Decoded> decode(const std::string& bytes, int least) {
    const auto header = decks::parse_picture_header(bytes);
    if (!header) return header.error();
    if (header->kind == decks::PictureKind::jpeg) {
        auto read = read_jpeg(bytes, least);
        if (!read) return read.error();
        Jpeg jpeg = *std::move(read);
        return Decoded{std::move(jpeg.picture), orientation_of(jpeg.exif)};
    }
    if (header->kind == decks::PictureKind::heic || header->kind == decks::PictureKind::avif) {
        auto read = read_heif(bytes, header->kind);
        if (!read) return read.error();
        return Decoded{*std::move(read)};
    }
    Surface picture;
    if (header->kind == decks::PictureKind::png) {
        const auto png = decks::parse_png(bytes, {limits::file_bytes, limits::most_side, limits::plain_pixels});
        if (!png) return png.error();
        picture = decoded(*header, png->bytes, least);
    } else if (header->kind == decks::PictureKind::svg) {
        auto drawing = drawn(*header, bytes, least);
        if (!drawing) return decks::too_much_drawn();
        picture = *std::move(drawing);
    } else if (header->kind == decks::PictureKind::gif) {
        picture = gif_picture(bytes);
        if (!picture) return damaged_picture();
    } else if (header->kind == decks::PictureKind::webp) {
        picture = decoded(*header, decks::still_webp(bytes), least);
    } else {
        picture = decoded(*header, bytes, least);
    }
    if (!picture) return undecoded();
    if (picture->w < 1 || picture->h < 1) return damaged_picture();
    return Decoded{std::move(picture), orientation_of(header->exif)};
}

} // namespace

Result<Surface> read_picture(const std::string& bytes, int side, const decks::Crop& crop) {
    auto read = decode(bytes, 2 * side * decks::Crop::whole / decks::within_range(crop).side);
    if (!read) return read.error();
    const SDL_Rect square = square_in(*read->picture, read->orientation, crop);
    return upright(shrunk(*read->picture, square, side, side), read->orientation);
}

Result<Surface> read_whole_picture(const std::string& bytes, int most) {
    auto read = decode(bytes, most);
    if (!read) return read.error();
    SDL_Surface& picture = *read->picture;
    const int longer = std::max(picture.w, picture.h);
    const auto scaled = [&](int length) { return std::max(1, static_cast<int>(std::int64_t{length} * most / longer)); };
    return upright(shrunk(picture, {0, 0, picture.w, picture.h}, scaled(picture.w), scaled(picture.h)),
                   read->orientation);
}

} // namespace twoturns::view
