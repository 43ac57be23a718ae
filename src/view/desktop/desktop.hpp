// Services of the desktop around the window: file dialogs, the clipboard, full screen, and the light or dark setting.
// Each system has its own implementation, which the program creates and passes to the Host. Without an implementation
// the game does everything itself.
#pragma once

#include <SDL_video.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/effect.hpp"
#include "platform/jobs.hpp"

namespace twoturns::view {

/// How the player wants programs to look, as far as the desktop says; nullopt if unknown.
struct SystemLook {
    std::optional<bool> dark{};
    std::optional<bool> contrast{}; ///< more contrast than usual
    std::optional<bool> still{};    ///< without motion
    std::optional<float> text{};    ///< how much larger text is than usual, in percent, beyond what the scale of
                                    ///< the window does already
    [[nodiscard]] bool says_anything() const { return dark || contrast || still || text; }
};

class Desktop {
public:
    Desktop() = default;
    Desktop(const Desktop&) = delete;
    Desktop& operator=(const Desktop&) = delete;
    Desktop(Desktop&&) = delete;
    Desktop& operator=(Desktop&&) = delete;
    virtual ~Desktop() = default;

    /// Returns how the game may access files, as far as known without waiting.
    [[nodiscard]] virtual app::FileAccess files() const = 0;
    /// Returns a job that shows the system's dialog over the window; its result is app::FileChosen. Destroying the job
    /// closes the dialog.
    [[nodiscard]] virtual std::unique_ptr<platform::Job<app::Response>> choose(const app::ChooseFile& what,
                                                                               SDL_Window& window) = 0;
    /// Reports that a file chosen by the player was written or opened.
    virtual void used(const app::FileUsed& /*file*/) {}
    /// Enters or leaves full screen. Returns false to let SDL do it.
    virtual bool fill_screen(bool /*on*/) { return false; }
    /// Puts text on the clipboard. Returns false to let SDL do it.
    virtual bool copy(const std::string& /*text*/) { return false; }
    /// Returns a job that reads the clipboard, with the result app::ClipboardText; null to let SDL do it.
    [[nodiscard]] virtual std::unique_ptr<platform::Job<app::Response>> read_clipboard() { return nullptr; }
    /// Shakes the device for so many milliseconds, if it can.
    virtual void vibrate(int /*milliseconds*/) {}
    /// Returns whether to look for gamepads: where that costs much, only once there may be one.
    [[nodiscard]] virtual bool looks_for_pads() { return true; }
    /// Keeps the screen on, or lets the system switch it off again. Returns false to let SDL do it.
    virtual bool keep_awake(bool /*on*/) { return false; }
    /// Makes the window frame as dark as the table.
    virtual void frame(SDL_Window& /*window*/, bool /*dark*/) {}
    /// Any thread may call it. May wait half a second for another program.
    [[nodiscard]] virtual SystemLook look() = 0;
    /// Calls a function, perhaps on another thread, whenever look() may have changed, until this object is destroyed.
    /// Without support for it, changes are noticed when the window comes to the front, and once a minute.
    virtual void watch(std::function<void()> /*changed*/) {}
};

/// Returns the implementation for the current system; null if there is none.
[[nodiscard]] std::unique_ptr<Desktop> make_desktop();

} // namespace twoturns::view
