// Draws a picture of the game without a window.
#include <utility>
#include <variant>

#include "app/journey/places.hpp"
#include "platform/files.hpp"
#include "view/drawing/png.hpp"
#include "view/drawing/table_heat.hpp"
#include "view/window/host.hpp"

namespace twoturns::view {

void write_screenshot(HostOptions options, const std::string& file) {
    const Libraries libraries{0};
    const ui::Canvas canvas = options.window.value_or(ui::Canvas{});
    app::bring_deck(options.start.settings, options.start.game);
    const ActiveDeck played = deck_of_start(options.deck, options.start.settings, options.start.notices,
                                            DeckCache{options.store_folder}, Decoding::now);
    options.start.notices.clear(); // useless in a picture
    options.start.two_sided = played.deck.cards();
    options.start.cards = cards_of(played.choice.name, played.deck);
    const Fonts fonts{data_folder() / "fonts", system_fonts(), data_folder() / "decks"};
    const Surface surface = make_surface(canvas.width, canvas.height);
    const auto renderer = checked<Renderer>(SDL_CreateSoftwareRenderer(surface.get()), "the renderer");
    Sprites sprites{*renderer, played.deck, fonts};
    app::App app{std::move(options.start), options.chance, fonts, canvas};
    app.notify(decks::DeckStatus{played.pictures, played.choice.name, {}}, game::Time{0});
    const scene::Scene scene = app.compose(game::Time{0});
    sprites.begin(scene, true);
    (void)sprites.table(scene);
    for (const scene::Item& item : scene.items)
        if (const auto* land = std::get_if<scene::LandItem>(&item)) (void)sprites.land(*land);
    for (const SlowPicture& wanted : sprites.take_wanted_bakes()) sprites.take_baked(finished(wanted, baked(wanted)));
    const Undrawn undrawn = Drawer{*renderer, sprites}.draw(scene);
    if (!undrawn.empty()) throw StartError(undrawn.begin()->second);
    SDL_RenderFlush(renderer.get());
    if (const auto written = platform::write_file(file, png_of(*surface), true); !written)
        throw StartError(file + ": " + to_english(written.error()));
}

} // namespace twoturns::view
