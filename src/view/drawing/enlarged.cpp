#include "view/drawing/enlarged.hpp"

#include <SDL.h>

#include <algorithm>
#include <charconv>
#include <string>

#include "view/desktop/shared_library.hpp"

namespace twoturns::view {
namespace {

constexpr float usual_dots = 96; // per inch
constexpr float most_enlarged = 4;

float enlarged_to(float dots) { return std::clamp(dots / usual_dots, 1.0F, most_enlarged); }

#ifdef __linux__
/// Returns the desktop's settings on the X server, which SDL does not read. If SDL's windows use X11, the library is
/// always present.
std::string x11_resources() {
    void* const library = SDL_LoadObject("libX11.so.6"); // stays loaded, because SDL uses it too
    void* (*open)(const char*) = nullptr;
    char* (*resources)(void*) = nullptr;
    int (*close)(void*) = nullptr;
    if (library == nullptr || !find_function(library, "XOpenDisplay", open) ||
        !find_function(library, "XResourceManagerString", resources) || !find_function(library, "XCloseDisplay", close))
        return {};
    void* const display = open(nullptr);
    if (display == nullptr) return {};
    const char* text = resources(display);
    std::string copy = text == nullptr ? "" : text;
    close(display);
    return copy;
}
#endif

} // namespace

float enlarged_by(std::string_view resources) {
    constexpr std::string_view name = "Xft.dpi:";
    while (!resources.empty()) {
        const std::size_t end = std::min(resources.find('\n'), resources.size());
        std::string_view line = resources.substr(0, end);
        resources.remove_prefix(std::min(end + 1, resources.size()));
        if (line.substr(0, name.size()) != name) continue;
        line.remove_prefix(name.size());
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        int dots = 0;
        std::from_chars(line.data(), line.data() + line.size(), dots); // fractions of a dot are ignored
        return enlarged_to(static_cast<float>(dots));
    }
    return 1;
}

float enlarged() {
#ifdef _WIN32
    // SDL can also measure windows in points on Windows, but its software renderer would then fill only a corner of the
    // window.
    float dots = 0;
    if (SDL_GetDisplayDPI(0, &dots, nullptr, nullptr) == 0) return enlarged_to(dots);
#elif defined(__linux__)
    const char* driver = SDL_GetCurrentVideoDriver();
    if (driver != nullptr && std::string_view{driver} == "x11") return enlarged_by(x11_resources());
#endif
    return 1;
}

} // namespace twoturns::view
