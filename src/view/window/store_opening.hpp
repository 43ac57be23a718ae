// A store that is opened on a thread of its own, as its disk may take its time.
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

/// Nobody waits for that thread: where the disk never answers, the program ends all the same. Without threads it is
/// open when this returns.
[[nodiscard]] std::future<OpenedStore> open_on_thread(std::unique_ptr<game::Store> store);

/// What the window shows until it is open.
struct Opening {
    std::future<OpenedStore> store;                                    ///< not valid: nothing is waited for
    std::function<app::Start(const game::Restored& restored)> start{}; ///< what it begins with then
};
[[nodiscard]] scene::Scene opening_scene(ui::Canvas canvas, bool dark);

} // namespace twoturns::view
