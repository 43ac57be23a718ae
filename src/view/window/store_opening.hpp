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

/// Opens the store on a detached thread, so that the program can end even if the disk never responds. Without threads,
/// opens the store before returning.
[[nodiscard]] std::future<OpenedStore> open_on_thread(std::unique_ptr<game::Store> store);

/// A store that is being opened, and how to start once it is open.
struct Opening {
    std::future<OpenedStore> store;                                    ///< invalid: no store is being opened
    std::function<app::Start(const game::Restored& restored)> start{}; ///< makes the app's initial state
};
[[nodiscard]] scene::Scene opening_scene(ui::Canvas canvas, const ui::Theme& theme, float text_size = 1);

} // namespace twoturns::view
