#include "view/picture_reading.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string_view>
#include <utility>

#include "decks/gif.hpp"
#include "decks/picture_header.hpp"
#include "decks/picture_limits.hpp"
#include "decks/png_check.hpp"
#include "platform/standard_error.hpp"
#include "view/jpeg.hpp"
#include "view/raster.hpp"
#include "view/upright.hpp"

namespace twoturns::view {
namespace {

namespace limits = decks::picture_limits;

/// Words of a drawing that make much of little: dashes, and round corners of lines as wide as the sky. Without them
/// lines are whole and corners pointed.
void tame(std::string& drawing) {
    const auto forget = [&](std::string_view word) {
        for (std::size_t at = drawing.find(word); at != std::string::npos; at = drawing.find(word, at))
            drawing[at] = 'x';
    };
    forget("stroke-dasharray");
    if (drawing.size() <= limits::exact_svg_bytes) return;
    forget("stroke-linejoin");
    forget("stroke-linecap");
}

Surface decoded(decks::PictureKind kind, const std::string& bytes, int side) {
    SDL_RWops* in = SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size()));
    if (in == nullptr) return nullptr;
    static std::mutex one_at_a_time; // as each takes all of its pixels in memory
    const std::lock_guard lock(one_at_a_time);
    const platform::SilentStandardError silent; // the libraries have words of their own
    Surface picture{[&]() -> SDL_Surface* {
        switch (kind) {
        case decks::PictureKind::png: return IMG_LoadPNG_RW(in);
        case decks::PictureKind::webp: return IMG_LoadWEBP_RW(in);
        case decks::PictureKind::bmp: return SDL_LoadBMP_RW(in, 0);
        case decks::PictureKind::svg: return IMG_LoadSizedSVG_RW(in, 2 * side, 2 * side);
        case decks::PictureKind::gif:
        case decks::PictureKind::jpeg: break;
        }
        return nullptr;
    }()};
    SDL_RWclose(in);
    return picture;
}

/// SDL_image would read and write beside what a damaged one claims.
Surface gif_picture(std::string_view bytes) {
    const auto frame = decks::find_gif_frame(bytes);
    const auto pixels = frame ? decks::read_gif(bytes, *frame) : std::nullopt;
    if (!pixels) return nullptr;
    Surface picture = checked<Surface>(SDL_CreateRGBSurfaceWithFormat(0, frame->width, frame->height, 32, pixel_format),
                                       "a picture in memory");
    const auto width = static_cast<std::size_t>(frame->width);
    for (int y = 0; y < frame->height; ++y)
        std::copy_n(pixels->begin() + static_cast<std::ptrdiff_t>(width * static_cast<std::size_t>(y)), width,
                    row_of(*picture, y));
    return picture;
}

Message damaged_picture() { return {N_("the picture is damaged or cut short"), {}}; }

/// The same part of a picture of any format, as make_surface() has it.
Surface converted(SDL_Surface& picture, SDL_Rect part) {
    Surface copy = make_surface(part.w, part.h);
    SDL_SetSurfaceBlendMode(&picture, SDL_BLENDMODE_NONE);
    SDL_Rect to{0, 0, part.w, part.h};
    SDL_BlitSurface(&picture, &part, copy.get(), &to);
    return copy;
}

/// A square part, shrunk or enlarged. Of a large one some rows at a time are converted: all of them would take as much
/// memory as the picture.
Surface shrunk(SDL_Surface& picture, const SDL_Rect& part, int side) {
    Surface cell = make_surface(side, side);
    const auto draw = [&](SDL_Rect rows, const ui::Rect& place) {
        const Surface copy = converted(picture, rows);
        draw_picture(*cell, place, *copy, {0, 0, rows.w, rows.h});
    };
    const auto whole = static_cast<float>(side);
    if (part.h <= 4 * side) {
        draw(part, {0, 0, whole, whole});
        return cell;
    }
    for (int y = 0; y < side; ++y) {
        const int top = static_cast<int>(std::int64_t{part.h} * y / side);
        const int bottom = static_cast<int>(std::int64_t{part.h} * (y + 1) / side);
        draw({part.x, part.y + top, part.w, bottom - top}, {0, static_cast<float>(y), whole, 1});
    }
    return cell;
}

/// Where the square of the upright picture is in one that is not.
SDL_Rect square_in(const SDL_Surface& picture, int orientation) {
    const bool swapped = lies(orientation);
    const SDL_Rect square = square_of(swapped ? picture.h : picture.w, swapped ? picture.w : picture.h);
    const int from_left = swapped ? square.y : square.x; // along the picture's own axes, so far only swapped
    const int from_top = swapped ? square.x : square.y;
    const bool from_right = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
    const bool from_bottom = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    return {from_right ? picture.w - square.w - from_left : from_left,
            from_bottom ? picture.h - square.h - from_top : from_top, square.w, square.h};
}

Surface square(SDL_Surface& picture, int orientation, int side) {
    return upright(shrunk(picture, square_in(picture, orientation), side), orientation);
}

Message undecoded() { return {N_("the picture cannot be decoded: {0}"), {SDL_GetError()}}; }

} // namespace

SDL_Rect square_of(int width, int height) {
    const int side = std::min(width, height);
    return {(width - side) / 2, (height - side) / 3, side, side};
}

Result<Surface> read_picture(const std::string& bytes, int side) {
    const auto header = decks::parse_picture_header(bytes);
    if (!header) return header.error();
    if (header->kind == decks::PictureKind::jpeg) {
        auto jpeg = read_jpeg(bytes, 2 * side);
        if (!jpeg) return jpeg.error();
        return square(*jpeg->picture, orientation_of(jpeg->exif), side);
    }
    Surface picture;
    if (header->kind == decks::PictureKind::png) {
        const auto png = decks::parse_png(bytes, {limits::file_bytes, limits::most_side, limits::plain_pixels});
        if (!png) return png.error();
        picture = decoded(header->kind, png->bytes, side);
    } else if (header->kind == decks::PictureKind::svg) {
        std::string drawing = bytes;
        tame(drawing);
        picture = decoded(header->kind, drawing, side);
    } else if (header->kind == decks::PictureKind::gif) {
        picture = gif_picture(bytes);
        if (!picture) return damaged_picture();
    } else {
        picture = decoded(header->kind, bytes, side);
    }
    if (!picture) return undecoded();
    if (picture->w < 1 || picture->h < 1) return damaged_picture();
    return square(*picture, orientation_of(header->exif), side);
}

} // namespace twoturns::view
