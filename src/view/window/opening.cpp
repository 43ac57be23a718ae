#include "view/window/opening.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

#include "platform/carried_files.hpp"
#include "platform/files.hpp"
#include "view/decks/assets.hpp"
#include "view/drawing/enlarged.hpp"

namespace twoturns::view {
namespace {

constexpr int smallest_width = 360; // a narrow telephone
constexpr int smallest_height = 360;

#ifdef __EMSCRIPTEN__
constexpr Uint32 fine = 0; // SDL's software renderer ignores it in a web page, which enlarges the window instead
#else
constexpr Uint32 fine = SDL_WINDOW_ALLOW_HIGHDPI;
#endif

[[noreturn]] void refuse_without_display() {
    throw StartError("no display: start it in a desktop session, under xvfb-run, or with --screenshot FILE");
}

bool is_set(const char* variable) { return std::getenv(variable) != nullptr; }

/// Without a display SDL would fall back to an invisible driver.
void require_display() {
    const std::string driver = SDL_GetCurrentVideoDriver() == nullptr ? "" : SDL_GetCurrentVideoDriver();
    if ((driver == "offscreen" || driver == "dummy") && !is_set("SDL_VIDEODRIVER")) refuse_without_display();
}

ui::Canvas fitting_window(const std::optional<ui::Canvas>& wanted) {
    if (wanted) return *wanted;
    const SDL_Rect screen = usable_screens().front();
    return first_size({screen.w, screen.h}, enlarged());
}

} // namespace

ui::Canvas first_size(ui::Canvas screen, float enlarged) {
    // Two thirds of a large screen; X11 calls every pixel of a fine one a point.
    const int usual = static_cast<int>(1280 * enlarged);
    const int width = std::max(usual, std::min(screen.width, screen.height * 16 / 9) * 2 / 3);
    // Room for the frame around the window.
    return {std::max(smallest_width, std::min(width, screen.width * 4 / 5)),
            std::max(smallest_height, std::min(width * 9 / 16, screen.height * 4 / 5))};
}

bool has_display() {
#ifdef __linux__
    return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY") || is_set("SDL_VIDEODRIVER");
#else
    return true;
#endif
}

void start_no_bus() {
#ifdef __linux__
    constexpr const char* name = "DBUS_SESSION_BUS_ADDRESS";
    const char* const address = std::getenv(name);
    if (address != nullptr && *address != '\0') return;
    const auto folder = platform::path_in_environment("XDG_RUNTIME_DIR");
    std::error_code unknown;
    if (address == nullptr && folder && std::filesystem::exists(*folder / "bus", unknown)) return;
    setenv(name, "disabled:", 1);
#endif
}

Uint32 prepared() {
    // Otherwise SDL would try every driver, and some drivers print their own messages.
    if (!has_display()) refuse_without_display();
    const auto prefer = [](const char* hint, const char* value) {
        SDL_SetHintWithPriority(hint, value, SDL_HINT_DEFAULT);
    };
    // The board is drawn from ready-made pictures, a few milliseconds a frame: SDL's own renderer
    // does that on every machine alike, starts at once and never loses a texture. SDL_RENDER_DRIVER
    // in the environment still chooses another.
    prefer(SDL_HINT_RENDER_DRIVER, "software");
    prefer(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    prefer(SDL_HINT_IME_SHOW_UI, "1");
    prefer(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1");
    prefer(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE,
           "0"); // closing the window is the player's request to quit, SDL_QUIT the system's
    prefer(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    return SDL_INIT_VIDEO;
}

Uint32 fullscreen_flag(bool on) { return on ? Uint32{SDL_WINDOW_FULLSCREEN_DESKTOP} : 0; }

Window open_window(const std::optional<ui::Canvas>& wanted, const std::optional<WindowPlacement>& before,
                   bool fullscreen) {
    require_display();
    const ui::Canvas size = fitting_window(wanted);
    WindowPlacement place{SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, size.width, size.height, false};
    if (before && !wanted) place = on_screens(*before, usable_screens());
    const Uint32 flags = SDL_WINDOW_RESIZABLE | fine | fullscreen_flag(fullscreen);
    auto window = checked<Window>(SDL_CreateWindow("Two Turns", place.x, place.y, place.width, place.height, flags),
                                  "the window");
    // Only now: some window managers forget the size and place that a window is to go back to, if it comes maximised.
    if (place.maximised) SDL_MaximizeWindow(window.get());
    SDL_SetWindowMinimumSize(window.get(), smallest_width, smallest_height);
    if (const auto file = data_folder() / "icon.png"; platform::is_file(file))
        if (const Surface icon{IMG_Load_RW(open_file(platform::name_of(file)).get(), 0)})
            SDL_SetWindowIcon(window.get(), icon.get());
    SDL_StopTextInput(); // letters are keys, not text for an input method
    SDL_EnableScreenSaver();
    return window;
}

void place_window(SDL_Window& window, const WindowPlacement& before) {
    const WindowPlacement place = on_screens(before, usable_screens());
    SDL_SetWindowSize(&window, place.width, place.height);
    const SDL_Point frame = frame_of(window);
    SDL_SetWindowPosition(&window, place.x + frame.x, place.y + frame.y); // SDL takes away a frame that it knows of
    if (place.maximised) SDL_MaximizeWindow(&window);
}

Renderer open_renderer(SDL_Window& window) {
    SDL_Renderer* renderer = SDL_CreateRenderer(&window, -1, 0);
    return checked<Renderer>(renderer, "the renderer");
}

} // namespace twoturns::view
