// A separate file, because X11's headers define many macros.
#include "view/desktop/x11_window.hpp"

#include <SDL_syswm.h>

namespace twoturns::view {

std::optional<unsigned long> x11_window([[maybe_unused]] SDL_Window& window) {
#ifdef SDL_VIDEO_DRIVER_X11
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (SDL_GetWindowWMInfo(&window, &info) == SDL_TRUE && info.subsystem == SDL_SYSWM_X11) return info.info.x11.window;
#endif
    return std::nullopt;
}

} // namespace twoturns::view
