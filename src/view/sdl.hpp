// Owning handles for SDL's resources, and one way to report errors.
#pragma once

#include <SDL.h>
#include <SDL_ttf.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace twoturns::view {

template <auto Free> struct Deleter {
    void operator()(auto* handle) const noexcept { Free(handle); }
};
using Controller = std::unique_ptr<SDL_GameController, Deleter<SDL_GameControllerClose>>;
using Window = std::unique_ptr<SDL_Window, Deleter<SDL_DestroyWindow>>;
using Renderer = std::unique_ptr<SDL_Renderer, Deleter<SDL_DestroyRenderer>>;
using Texture = std::unique_ptr<SDL_Texture, Deleter<SDL_DestroyTexture>>;
using Surface = std::unique_ptr<SDL_Surface, Deleter<SDL_FreeSurface>>;
using Source = std::unique_ptr<SDL_RWops, Deleter<SDL_RWclose>>;
using Font = std::unique_ptr<TTF_Font, Deleter<TTF_CloseFont>>;

/// An error that prevents the game from starting; what() says what failed, where and why.
class StartError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Returns the handle if it is not null; otherwise throws a StartError with `what` and SDL's error.
template <class Handle> Handle checked(typename Handle::pointer handle, const std::string& what) {
    if (handle == nullptr) throw StartError(what + ": " + SDL_GetError());
    return Handle{handle};
}

/// Keeps SDL and its font library initialised. With 0 initialises only the font library.
class Libraries {
public:
    explicit Libraries(Uint32 parts) {
        if (SDL_Init(parts) != 0) throw StartError(std::string("SDL: ") + SDL_GetError());
        if (TTF_Init() != 0) {
            const std::string why = TTF_GetError();
            SDL_Quit();
            throw StartError("SDL_ttf: " + why);
        }
    }
    Libraries(const Libraries&) = delete;
    Libraries& operator=(const Libraries&) = delete;
    Libraries(Libraries&&) = delete;
    Libraries& operator=(Libraries&&) = delete;
    ~Libraries() {
        TTF_Quit();
        SDL_Quit();
    }
};

/// The pixel format of all drawing. make_surface() returns a transparent surface of 32-bit pixels with alpha. It throws
/// StartError if out of memory or larger than any window.
inline constexpr Uint32 pixel_format = SDL_PIXELFORMAT_ARGB8888;
inline constexpr int longest_side = 20'000;
[[nodiscard]] inline Surface make_surface(int width, int height) {
    if (width > longest_side || height > longest_side) throw StartError("a picture in memory: larger than any window");
    return checked<Surface>(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, pixel_format), "a picture in memory");
}

} // namespace twoturns::view
