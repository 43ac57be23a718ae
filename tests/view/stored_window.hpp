// A window on an in-memory store, driven by SDL events.
#pragma once

#include <SDL.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/board/game_start.hpp"
#include "app/player.hpp"
#include "app/settings.hpp"
#include "game/game.hpp"
#include "support/memory_store.hpp"
#include "support/waiting.hpp"
#include "view/quiet.hpp"
#include "view/send.hpp"
#include "view/window/host.hpp"

namespace twoturns::test {

/// A window on a store, started like the program.
struct StoredWindow {
    std::shared_ptr<StoreMemory> memory;
    std::optional<view::Host> host;
    bool running = true;

    explicit StoredWindow(std::shared_ptr<StoreMemory> shared, store::KeepAside keep_aside = {})
        : memory(std::move(shared)) {
        quiet_sdl();
        auto store = std::make_unique<MemoryStore>(memory);
        game::Restored restored = store->open();
        app::Start start;
        start.settings = app::settings_from(restored);
        if (restored.game) {
            start.game = *game::resumed(restored.game->record, *restored.game->start, restored.game->summary.key);
            start.game.started = restored.game->summary.started;
        } else {
            Random chance{7};
            start.game = *app::dealt({{{6, 8}, 12, Gravity::down}, "keep"}, chance);
        }
        view::HostOptions options;
        options.start = std::move(start);
        if (!restored.settings.contains("deck")) options.deck = "shapes"; // faster to load
        options.window = ui::Canvas{800, 600};
        options.chance = 1;
        options.store = std::move(store);
        options.keep_aside = std::move(keep_aside);
        options.stored = std::move(restored);
        host.emplace(std::move(options));
        turn();
    }

    void turn() {
        for (int i = 0; i < 3 && running; ++i) running = host->turn(0);
    }
    /// Runs until the window has closed, or until a wait times out.
    void run_to_end() {
        static_cast<void>(test::comes_true([&] { return !running; }, [&] { running = host->turn(5); }));
    }
    void press(Cell cell) {
        send_click(host->app().geometry(now()).cell_rect(cell).centre(), host->scale());
        turn();
    }
    void key(SDL_Keycode code, int modifiers = KMOD_NONE) {
        send_key(code, modifiers);
        turn();
    }
    void close() {
        send_window(SDL_WINDOWEVENT_CLOSE);
        turn();
    }
    void terminate() {
        send(SDL_QUIT);
        turn();
    }
    void make_a_move() {
        const Move move = session().open_moves().front();
        press(move.a);
        press(move.b);
    }
    static game::Time now() { return game::Time{static_cast<game::Time::rep>(SDL_GetTicks64())}; }
    [[nodiscard]] std::string screen() const { return std::string{host->app().top().traits().name}; }
    [[nodiscard]] bool shows(const std::string& words) const { return test::shows(host->app().compose(now()), words); }
    [[nodiscard]] bool told_unsaved() const { return !host->app().saves(); }
    [[nodiscard]] const game::Session& session() const { return host->app().session(); }
    [[nodiscard]] game::GameKey game() const { return host->app().game().key; }
};

/// Runs the loop and the store until `what` is true. Returns false if it never is.
inline bool comes_true(StoredWindow& window, const std::function<bool()>& what) {
    static_cast<void>(
        comes_true([&] { return what() || !window.running; }, [&] { window.running = window.host->turn(5); }));
    return what();
}

} // namespace twoturns::test
