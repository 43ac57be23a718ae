// The whole game in an invisible window, driven by SDL events and observed through its state file.
#pragma once

#include <SDL.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include "app/player.hpp"
#include "support/content_of.hpp"
#include "support/scratch.hpp"
#include "support/waiting.hpp"
#include "view/quiet.hpp"
#include "view/send.hpp"
#include "view/window/host.hpp"

namespace twoturns::test {

inline view::HostOptions options_for(app::Start start, bool clock = true) {
    quiet_sdl();
    view::HostOptions options;
    options.start = std::move(start);
    options.start.settings.clock = clock;
    options.deck = "shapes";
    options.window = ui::Canvas{800, 600};
    options.chance = 42;
    return options;
}

inline app::Start at(const std::string& board) { return start_at(board); }

inline SDL_Window* the_window() {
    for (Uint32 id = 1; id < 100; ++id)
        if (SDL_Window* window = SDL_GetWindowFromID(id)) return window;
    return nullptr;
}

/// A host, its state file, and helpers for mouse and keyboard.
struct Stage {
    ScratchFolder folder;
    std::filesystem::path state_file = folder.path() / "state";
    view::Host host;
    bool running = true;

    explicit Stage(view::HostOptions options) : host{with_state(std::move(options), state_file)} { turn(); }

    static view::HostOptions with_state(view::HostOptions options, const std::filesystem::path& file) {
        options.state_file = file;
        return options;
    }

    /// Handles the pending events and shows the result.
    void turn() {
        for (int i = 0; i < 3 && running; ++i) running = host.turn(0);
    }
    void send_click(ui::Point point, Uint8 button = SDL_BUTTON_LEFT) { test::send_click(point, host.scale(), button); }
    void send_click(Cell cell) { send_click(host.app().geometry(now()).cell_rect(cell).centre()); }
    void key(SDL_Keycode code, int modifiers = KMOD_NONE) {
        send_key(code, modifiers);
        turn();
    }
    void make(Move move) {
        send_click(move.a);
        send_click(move.b);
        turn();
    }

    [[nodiscard]] const game::Session& session() const { return host.app().session(); }
    [[nodiscard]] std::string state() const { return content_of(state_file); }
    /// Returns the position of a button from the state file; nullopt if the file has no such button.
    [[nodiscard]] std::optional<ui::Point> button(const std::string& name) const {
        std::istringstream lines(state());
        const std::string start = "; button " + name + " at ";
        for (std::string line; std::getline(lines, line);)
            if (line.rfind(start, 0) == 0) {
                ui::Point point;
                std::istringstream(line.substr(start.size())) >> point.x >> point.y;
                return point;
            }
        return std::nullopt;
    }
    static game::Time now() { return game::Time{static_cast<game::Time::rep>(SDL_GetTicks64())}; }
    /// Runs the loop and its jobs until `what` is true. Returns false if it never is.
    bool comes_true(const std::function<bool()>& what) {
        static_cast<void>(test::comes_true([&] { return !running || what(); }, [&] { running = host.turn(5); }));
        if (!running || !what()) return false;
        turn();
        return true;
    }
    [[nodiscard]] std::string screen() const { return std::string{host.app().top().traits().name}; }
    void type(const std::string& text) {
        constexpr std::size_t piece = 16; // fits into an event
        for (std::size_t i = 0; i < text.size(); i += piece) {
            SDL_Event event{};
            event.type = SDL_TEXTINPUT;
            text.copy(event.text.text, piece, i);
            send(event);
        }
        turn();
    }
    /// Waits until nothing on the screen moves. The clock must be hidden.
    void rest() {
        REQUIRE_FALSE(host.app().settings().clock);
        REQUIRE(comes_true([&] { return !host.app().next_change(now()) && !session().question(); }));
    }
};

} // namespace twoturns::test
