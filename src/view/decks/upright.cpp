#include "view/decks/upright.hpp"

#include <libexif/exif-data.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

using Exif = std::unique_ptr<ExifData, Deleter<exif_data_unref>>;

/// Returns the source of a pixel in the upright picture; `last` is the last column and row of the stored picture.
SDL_Point source_of(int x, int y, SDL_Point last, int orientation) {
    switch (orientation) {
    case 2: return {last.x - x, y};
    case 3: return {last.x - x, last.y - y};
    case 4: return {x, last.y - y};
    case 5: return {y, x};
    case 6: return {y, last.y - x};
    case 7: return {last.x - y, last.y - x};
    case 8: return {last.x - y, x};
    default: return {x, y};
    }
}

} // namespace

int orientation_of(std::string_view exif) {
    constexpr std::string_view word{"Exif\0\0", 6};
    if (exif.empty()) return 1;
    const std::string bytes = exif.starts_with(word) ? std::string(exif) : std::string(word) + std::string(exif);
    const Exif data{exif_data_new()};
    if (!data) return 1;
    exif_data_load_data(data.get(), reinterpret_cast<const unsigned char*>(bytes.data()),
                        static_cast<unsigned>(bytes.size()));
    const ExifEntry* entry = exif_content_get_entry(data->ifd[EXIF_IFD_0], EXIF_TAG_ORIENTATION);
    if (entry == nullptr || entry->format != EXIF_FORMAT_SHORT || entry->components < 1 || entry->size < 2) return 1;
    const int orientation = exif_get_short(entry->data, exif_data_get_byte_order(data.get()));
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
}

Surface upright(Surface picture, int orientation) {
    if (orientation <= 1) return picture;
    const SDL_Point last{picture->w - 1, picture->h - 1};
    Surface turned = lies(orientation) ? make_surface(picture->h, picture->w) : make_surface(picture->w, picture->h);
    for (int y = 0; y < turned->h; ++y)
        for (int x = 0; x < turned->w; ++x) {
            const SDL_Point from = source_of(x, y, last, orientation);
            row_of(*turned, y)[x] = row_of(*picture, from.y)[from.x];
        }
    return turned;
}

} // namespace twoturns::view
