#include "view/store_opening.hpp"

#include <thread>
#include <utility>

#include "platform/translation.hpp"
#include "ui/style.hpp"

namespace twoturns::view {

std::future<OpenedStore> open_on_thread(std::unique_ptr<game::Store> store) {
    std::packaged_task<OpenedStore()> task{[store = std::move(store)]() mutable {
        game::Restored restored = store->open();
        return OpenedStore{std::move(store), std::move(restored)};
    }};
    std::future<OpenedStore> opened = task.get_future();
    std::thread(std::move(task)).detach();
    return opened;
}

scene::Scene opening_scene(ui::Canvas canvas, bool dark) {
    constexpr float size = 20;
    scene::Scene scene;
    scene.canvas = canvas;
    scene.theme = dark ? ui::dark_theme : ui::light_theme;
    scene.page = true;
    const ui::Point centre{static_cast<float>(canvas.width) / 2, static_cast<float>(canvas.height) / 2};
    scene.items.emplace_back(ui::TextItem{.text = platform::tr(N_("Opening your games…")),
                                          .at = centre,
                                          .size = size * ui::unit_for(canvas),
                                          .colour = scene.theme.text,
                                          .align = ui::Align::centre});
    return scene;
}

} // namespace twoturns::view
