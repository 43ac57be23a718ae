// Opens the store on its own thread, because its disk may be slow.
#pragma once

#include <functional>
#include <future>
#include <memory>

#include "app/app.hpp"
#include "game/store.hpp"

namespace twoturns::view {

struct OpenedStore {
    std::unique_ptr<game::Store> store;
    game::Restored restored;
};

/// The thread is never joined: if the disk never responds, the program still ends. Without threads, the store is open
/// when this returns.
[[nodiscard]] std::future<OpenedStore> open_on_thread(std::unique_ptr<game::Store> store);

/// What the window shows until the store is open.
struct Opening {
    std::future<OpenedStore> store;                                    ///< not valid: nothing is being opened
    std::function<app::Start(const game::Restored& restored)> start{}; ///< makes the state to start with
};
[[nodiscard]] scene::Scene opening_scene(ui::Canvas canvas, bool dark);

} // namespace twoturns::view
