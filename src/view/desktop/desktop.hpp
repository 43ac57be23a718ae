// What the desktop around the window does for the game: its own dialogs for files, and what it says of light and dark.
// Each system has one of its own, made by the program and handed to the Host; without one the game does all itself.
#pragma once

#include <SDL_video.h>

#include <memory>
#include <optional>
#include <string>

#include "app/effect.hpp"
#include "platform/jobs.hpp"

namespace twoturns::view {

class Desktop {
public:
    Desktop() = default;
    Desktop(const Desktop&) = delete;
    Desktop& operator=(const Desktop&) = delete;
    Desktop(Desktop&&) = delete;
    Desktop& operator=(Desktop&&) = delete;
    virtual ~Desktop() = default;

    /// How files are reached, as far as that is known without waiting for anybody.
    [[nodiscard]] virtual app::FileAccess files() const = 0;
    /// Shows the system's dialog over the window; ends with app::FileChosen. A job that is dropped closes the dialog.
    [[nodiscard]] virtual std::unique_ptr<platform::Job<app::Response>> choose(const app::ChooseFile& what,
                                                                               SDL_Window& window) = 0;
    /// A file that the player wanted is written, or was opened.
    virtual void used(const app::FileUsed& /*file*/) {}
    /// Fills the screen, or ends that; false where that is left to SDL.
    virtual bool fill_screen(bool /*on*/) { return false; }
    /// Puts text on the clipboard; false where that is left to SDL.
    virtual bool copy(const std::string& /*text*/) { return false; }
    /// Reads it, and ends with app::ClipboardText; null where that is left to SDL.
    [[nodiscard]] virtual std::unique_ptr<platform::Job<app::Response>> read_clipboard() { return nullptr; }
    /// What the system draws around the window is to be as dark as the table.
    virtual void frame(SDL_Window& /*window*/, bool /*dark*/) {}
    /// Whether the player has set the desktop to dark; nothing where it does not say. May be called from any thread,
    /// and wait half a second for another program.
    [[nodiscard]] virtual std::optional<bool> dark() = 0;
};

/// That of the system this is built for; null where there is none.
[[nodiscard]] std::unique_ptr<Desktop> make_desktop();

} // namespace twoturns::view
