#include "view/window/window_placement.hpp"

#include <algorithm>
#include <cstdint>
#include <sstream>
#include <string_view>

namespace twoturns::view {
namespace {

constexpr const char* place_word = "window";
constexpr const char* maximised_word = "window-maximised";

/// An X11 window manager places the window's frame at the requested position, but SDL reports the position of its
/// content. Elsewhere both refer to the content.
bool asks_for_frames() { return std::string_view{SDL_GetCurrentVideoDriver()} == "x11"; }

} // namespace

SDL_Point frame_of(SDL_Window& window) {
    SDL_Point frame{0, 0};
    if (!asks_for_frames() || SDL_GetWindowBordersSize(&window, &frame.y, &frame.x, nullptr, nullptr) != 0) return {};
    return frame;
}

std::optional<WindowPlacement> place_of(SDL_Window& window) {
    const Uint32 flags = SDL_GetWindowFlags(&window);
    if ((flags & (SDL_WINDOW_FULLSCREEN | SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0) return std::nullopt;
    WindowPlacement place;
    place.maximised = (flags & SDL_WINDOW_MAXIMIZED) != 0;
    if (place.maximised) return place;
    SDL_GetWindowPosition(&window, &place.x, &place.y);
    SDL_GetWindowSize(&window, &place.width, &place.height);
    const SDL_Point frame = frame_of(window);
    place.x -= frame.x;
    place.y -= frame.y;
    return place;
}

std::vector<SDL_Rect> usable_screens() {
    std::vector<SDL_Rect> screens;
    for (int i = 0; i < SDL_GetNumVideoDisplays(); ++i)
        if (SDL_Rect screen; SDL_GetDisplayUsableBounds(i, &screen) == 0) screens.push_back(screen);
    if (screens.empty()) screens.push_back({0, 0, 1280, 720});
    return screens;
}

WindowPlacement on_screens(WindowPlacement place, const std::vector<SDL_Rect>& screens) {
    const SDL_Rect window{place.x, place.y, place.width, place.height};
    const SDL_Point middle{place.x + place.width / 2, place.y + place.height / 2};
    SDL_Rect screen = screens.front();
    std::int64_t outside = std::int64_t{window.w} * window.h;
    for (const SDL_Rect& other : screens) {
        if (SDL_PointInRect(&middle, &other) == SDL_TRUE) screen = other;
        if (SDL_Rect part; SDL_IntersectRect(&window, &other, &part) == SDL_TRUE)
            outside -= std::int64_t{part.w} * part.h;
    }
    if (outside <= 0) return place;
    // Leaves space for the window frame.
    place.width = std::min(place.width, screen.w * 9 / 10);
    place.height = std::min(place.height, screen.h * 9 / 10);
    place.x = std::clamp(place.x, screen.x, screen.x + screen.w - place.width);
    place.y = std::clamp(place.y, screen.y, screen.y + screen.h - place.height);
    return place;
}

game::KeyValues to_key_values(const WindowPlacement& place) {
    game::KeyValues words{{maximised_word, place.maximised ? "on" : "off"}};
    if (place.maximised) return words;
    words[place_word] = std::to_string(place.x) + " " + std::to_string(place.y) + " " + std::to_string(place.width) +
                        " " + std::to_string(place.height);
    return words;
}

std::optional<WindowPlacement> place_from(const game::KeyValues& words) {
    const auto found = words.find(place_word);
    if (found == words.end()) return std::nullopt;
    WindowPlacement place;
    std::istringstream numbers(found->second);
    if (!(numbers >> place.x >> place.y >> place.width >> place.height)) return std::nullopt;
    constexpr int far = 1 << 20; // beyond any screen
    if (place.x < -far || place.x > far || place.y < -far || place.y > far || place.width < 1 || place.width > far ||
        place.height < 1 || place.height > far)
        return std::nullopt;
    const auto maximised = words.find(maximised_word);
    place.maximised = maximised != words.end() && maximised->second == "on";
    return place;
}

} // namespace twoturns::view
