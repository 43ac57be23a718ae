#include "view/decks/heif.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "decks/pictures/picture_limits.hpp"
#include "view/desktop/shared_library.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

namespace limits = decks::picture_limits;

// The parts of libheif's heif.h used here. They are stable between versions, so building the game does not need that
// header.
struct HeifError {
    int code;
    int more;
    const char* message;
};
struct HeifContext;
struct HeifHandle;
struct HeifImage;
struct HeifOptions;
constexpr int heif_rgb = 1;
constexpr int heif_rgba_in_rows = 11;
constexpr int heif_all_channels = 10;

/// The functions of libheif. If a library lacks some of them, it is not used.
struct HeifFunctions {
    HeifContext* (*context_alloc)() = nullptr;
    void (*context_free)(HeifContext*) = nullptr;
    HeifError (*context_read_from_memory_without_copy)(HeifContext*, const void*, std::size_t, const void*) = nullptr;
    HeifError (*context_get_primary_image_handle)(HeifContext*, HeifHandle**) = nullptr;
    void (*image_handle_release)(const HeifHandle*) = nullptr;
    int (*image_handle_get_width)(const HeifHandle*) = nullptr;
    int (*image_handle_get_height)(const HeifHandle*) = nullptr;
    int (*image_handle_get_list_of_thumbnail_IDs)(const HeifHandle*, std::uint32_t*, int) = nullptr;
    HeifError (*image_handle_get_thumbnail)(const HeifHandle*, std::uint32_t, HeifHandle**) = nullptr;
    HeifError (*decode_image)(const HeifHandle*, HeifImage**, int, int, const HeifOptions*) = nullptr;
    void (*image_release)(const HeifImage*) = nullptr;
    int (*image_get_width)(const HeifImage*, int) = nullptr;
    int (*image_get_height)(const HeifImage*, int) = nullptr;
    const std::uint8_t* (*image_get_plane_readonly)(const HeifImage*, int, int*) = nullptr;
    bool found = false;
};

HeifFunctions load_heif() {
#ifdef __EMSCRIPTEN__
    return {};
#else
#ifdef _WIN32
    void* const library = SDL_LoadObject("libheif.dll");
#else
    void* const library = SDL_LoadObject("libheif.so.1");
#endif
    if (library == nullptr) return {};
    HeifFunctions heif;
    heif.found =
        find_function(library, "heif_context_alloc", heif.context_alloc) &&
        find_function(library, "heif_context_free", heif.context_free) &&
        find_function(library, "heif_context_read_from_memory_without_copy",
                      heif.context_read_from_memory_without_copy) &&
        find_function(library, "heif_context_get_primary_image_handle", heif.context_get_primary_image_handle) &&
        find_function(library, "heif_image_handle_release", heif.image_handle_release) &&
        find_function(library, "heif_image_handle_get_width", heif.image_handle_get_width) &&
        find_function(library, "heif_image_handle_get_height", heif.image_handle_get_height) &&
        find_function(library, "heif_image_handle_get_list_of_thumbnail_IDs",
                      heif.image_handle_get_list_of_thumbnail_IDs) &&
        find_function(library, "heif_image_handle_get_thumbnail", heif.image_handle_get_thumbnail) &&
        find_function(library, "heif_decode_image", heif.decode_image) &&
        find_function(library, "heif_image_release", heif.image_release) &&
        find_function(library, "heif_image_get_width", heif.image_get_width) &&
        find_function(library, "heif_image_get_height", heif.image_get_height) &&
        find_function(library, "heif_image_get_plane_readonly", heif.image_get_plane_readonly);
    return heif.found ? heif : HeifFunctions{};
#endif
}

const HeifFunctions& heif() {
    static const HeifFunctions functions = load_heif();
    return functions;
}

using Context = std::unique_ptr<HeifContext, void (*)(HeifContext*)>;
using Handle = std::unique_ptr<const HeifHandle, void (*)(const HeifHandle*)>;
using Image = std::unique_ptr<const HeifImage, void (*)(const HeifImage*)>;

Message unread(decks::PictureKind kind) {
    return kind == decks::PictureKind::avif ? decks::unread_picture("AVIF") : decks::unread_heic();
}

Message why_not(const HeifError& error, decks::PictureKind kind) {
    constexpr int no_such_file_type = 3;
    constexpr int unsupported = 4; // for example if the library has no decoder for the format
    if (error.code == no_such_file_type || error.code == unsupported) return unread(kind);
    return {N_("the picture cannot be decoded: {0}"), {error.message == nullptr ? "" : error.message}};
}

/// Copies rows of RGBA pixels with one byte per channel.
Surface surface_of(const std::uint8_t* pixels, int stride, int width, int height) {
    auto picture =
        checked<Surface>(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, pixel_format), "a picture in memory");
    for (int y = 0; y < height; ++y) {
        const std::uint8_t* from = pixels + std::ptrdiff_t{stride} * y;
        std::uint32_t* const to = row_of(*picture, y);
        for (int x = 0; x < width; ++x, from += 4)
            to[x] =
                std::uint32_t{from[3]} << 24U | std::uint32_t{from[0]} << 16U | std::uint32_t{from[1]} << 8U | from[2];
    }
    return picture;
}

std::optional<Message> misfit_of(const HeifHandle* picture) {
    return decks::misfit_of(heif().image_handle_get_width(picture), heif().image_handle_get_height(picture),
                            limits::packed_pixels);
}

/// Returns the largest readable thumbnail of a large picture; null if there is none.
Handle thumbnail_of(const HeifHandle* picture) {
    const HeifFunctions& lib = heif();
    std::array<std::uint32_t, 8> all{};
    const int count = lib.image_handle_get_list_of_thumbnail_IDs(picture, all.data(), static_cast<int>(all.size()));
    Handle largest{nullptr, lib.image_handle_release};
    for (int i = 0; i < std::min(count, static_cast<int>(all.size())); ++i) {
        HeifHandle* found = nullptr;
        const HeifError error = lib.image_handle_get_thumbnail(picture, all.at(static_cast<std::size_t>(i)), &found);
        Handle one{found, lib.image_handle_release};
        if (error.code != 0 || misfit_of(found)) continue;
        if (!largest || lib.image_handle_get_width(found) > lib.image_handle_get_width(largest.get()))
            largest = std::move(one);
    }
    return largest;
}

} // namespace

bool has_heif() { return heif().found; }

Result<Surface> read_heif(const std::string& bytes, decks::PictureKind kind) {
    const HeifFunctions& lib = heif();
    if (!lib.found) return unread(kind);
    const Context context{lib.context_alloc(), lib.context_free};
    HeifError error = lib.context_read_from_memory_without_copy(context.get(), bytes.data(), bytes.size(), nullptr);
    if (error.code != 0) return why_not(error, kind);
    HeifHandle* primary = nullptr;
    error = lib.context_get_primary_image_handle(context.get(), &primary);
    Handle handle{primary, lib.image_handle_release};
    if (error.code != 0) return why_not(error, kind);
    if (auto why = misfit_of(primary)) { // the library cannot decode at a reduced size
        handle = thumbnail_of(primary);
        if (!handle) return *std::move(why);
    }
    HeifImage* decoded = nullptr;
    error = lib.decode_image(handle.get(), &decoded, heif_rgb, heif_rgba_in_rows, nullptr);
    const Image image{decoded, lib.image_release};
    if (error.code != 0) return why_not(error, kind);
    const int width = lib.image_get_width(decoded, heif_all_channels);
    const int height = lib.image_get_height(decoded, heif_all_channels);
    if (auto why = decks::misfit_of(width, height, limits::packed_pixels)) return *std::move(why);
    int stride = 0;
    const std::uint8_t* const pixels = lib.image_get_plane_readonly(decoded, heif_all_channels, &stride);
    if (pixels == nullptr) return Message{N_("the picture is damaged or cut short")};
    return surface_of(pixels, stride, width, height);
}

} // namespace twoturns::view
