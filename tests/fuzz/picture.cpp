// Any bytes as a player's own picture, and as its camera metadata.
#include <cstddef>
#include <cstdint>
#include <string>

#include "decks/pictures/picture_header.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "fuzz/require.hpp"
#include "view/decks/picture_reading.hpp"
#include "view/decks/upright.hpp"

using namespace twoturns;
using fuzz::require;
namespace limits = decks::picture_limits;

// SDL_image 2.6 leaks a few bytes for a drawing without a size, which it refuses. Only the slow unwinder attributes the
// leak to SDL_image. The names are the sanitizer's.
// NOLINTBEGIN
extern "C" const char* __lsan_default_suppressions() { return "leak:IMG_LoadSizedSVG_RW\n"; }
extern "C" const char* __asan_default_options() { return "fast_unwind_on_malloc=0"; }
// NOLINTEND

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr int side = 32;
    const std::string bytes(data, data + size);
    const int orientation = view::orientation_of(bytes);
    require(orientation >= 1 && orientation <= 8);
    const auto header = decks::parse_picture_header(bytes);
    if (header)
        require(header->width <= limits::most_side && header->height <= limits::most_side &&
                header->exif.size() <= limits::exif_bytes);
    // Larger ones are slow and find nothing more than smaller ones.
    if (header && std::int64_t{header->width} * header->height > 1'000'000) return 0;
    const auto picture = view::read_picture(bytes, side);
    if (picture)
        require(header && (*picture)->w == side && (*picture)->h == side);
    else
        require(!to_english(picture.error()).empty());
    return 0;
}
