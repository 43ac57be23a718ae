#include "view/window/store_opening.hpp"

#include <cmath>
#include <utility>

#include "app/journey/places.hpp"
#include "platform/translation.hpp"
#include "platform/worker.hpp"
#include "ui/style.hpp"

namespace twoturns::view {

ReadStart read_start(std::unique_ptr<game::Store> store, const MakeStart& make_start, const std::string& deck,
                     const DeckCache& cache) {
    game::Restored restored = store->open();
    app::Start start = make_start(restored);
    app::bring_deck(start.settings, start.game);
    ActiveDeck read = deck_of_start(deck, start.settings, start.notices, cache, Decoding::later);
    return {std::move(store), std::move(restored), std::move(start), std::move(read)};
}

std::future<ReadStart> read_start_on_thread(std::unique_ptr<game::Store> store, MakeStart start, std::string deck,
                                            DeckCache cache) {
    auto task = std::make_shared<std::packaged_task<ReadStart()>>(
        [store = std::move(store), start = std::move(start), deck = std::move(deck),
         cache = std::move(cache)]() mutable { return read_start(std::move(store), start, deck, cache); });
    std::future<ReadStart> read = task->get_future();
    platform::run_detached([task = std::move(task)] { (*task)(); });
    return read;
}

// Draws two tiles, joined by a line with two turns, above the text.
scene::Scene opening_scene(ui::Canvas canvas, const ui::Theme& theme, float text_size) {
    constexpr float cell_size = 72;
    constexpr float letters = 20;
    const float unit = ui::unit_for(canvas, text_size);
    const float cell = std::round(cell_size * unit);
    const float middle = std::round(static_cast<float>(canvas.width) / 2);
    const float tiles = std::round(static_cast<float>(canvas.height) / 2);
    const float left = middle - cell;
    const float right = middle + cell;
    scene::Scene scene;
    scene.canvas = canvas;
    scene.theme = theme;
    scene.page = true;
    scene.calm = true;
    scene.items.emplace_back(
        scene::LineItem{.points = {{left, tiles}, {left, tiles - cell}, {right, tiles - cell}, {right, tiles}},
                        .on_light = theme.is_light(),
                        .width = 0.09F * cell});
    for (const float x : {left, right})
        scene.items.emplace_back(scene::TileItem{.box = {x - cell / 2, tiles - cell / 2, cell, cell}, .face = 0});
    scene.items.emplace_back(ui::TextItem{.text = platform::tr(N_("Opening your games…")),
                                          .at = {middle, tiles + cell * 1.25F},
                                          .size = std::round(letters * unit),
                                          .colour = scene.theme.text,
                                          .align = ui::Align::centre});
    return scene;
}

} // namespace twoturns::view
