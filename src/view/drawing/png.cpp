#include "view/drawing/png.hpp"

#include <SDL_image.h>

#include <exception>

namespace twoturns::view {
namespace {

/// A write callback of SDL_RWops that appends to a string.
size_t append(SDL_RWops* to, const void* bytes, size_t size, size_t count) {
    try {
        static_cast<std::string*>(to->hidden.unknown.data1)->append(static_cast<const char*>(bytes), size * count);
        return count;
    } catch (const std::exception&) { // out of memory; exceptions must not reach the C caller
        return 0;
    }
}

struct FreeOps {
    void operator()(SDL_RWops* ops) const { SDL_FreeRW(ops); }
};

} // namespace

std::string png_of(SDL_Surface& picture) {
    std::string bytes;
    const std::unique_ptr<SDL_RWops, FreeOps> out{SDL_AllocRW()};
    if (!out) throw StartError(std::string("a picture in memory: ") + SDL_GetError());
    out->type = SDL_RWOPS_UNKNOWN;
    out->size = [](SDL_RWops*) -> Sint64 { return -1; };
    out->seek = [](SDL_RWops*, Sint64, int) -> Sint64 { return -1; };
    out->read = [](SDL_RWops*, void*, size_t, size_t) -> size_t { return 0; };
    out->write = append;
    out->close = [](SDL_RWops*) { return 0; };
    out->hidden.unknown.data1 = &bytes;
    if (IMG_SavePNG_RW(&picture, out.get(), 0) != 0)
        throw StartError(std::string("a picture in memory: ") + SDL_GetError());
    return bytes;
}

} // namespace twoturns::view
