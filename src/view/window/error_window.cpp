#include "view/window/error_window.hpp"

#include <SDL.h>

#include <utility>
#include <variant>

#include "platform/translation.hpp"
#include "ui/interaction.hpp"
#include "ui/overloaded.hpp"
#include "ui/style.hpp"
#include "view/decks/assets.hpp"
#include "view/drawing/drawer.hpp"
#include "view/drawing/sprites.hpp"
#include "view/text/fonts.hpp"
#include "view/text/system_fonts.hpp"
#include "view/window/events.hpp"
#include "view/window/opening.hpp"
#include "view/window/window_size.hpp"

namespace twoturns::view {
namespace {

constexpr int error_width = 560;
constexpr int error_height = 240;
constexpr int most_error_lines = 5; // that fit the window
constexpr ui::Id close_button{1};

ui::Element error_page(const std::string& what, const std::string& why) {
    auto close = ui::widget(close_button,
                            ui::Button{.words = platform::trc("button", "Close"), .style = ui::Button::Style::primary});
    return ui::column({ui::title(what), ui::paragraph(why, 15, ui::Tone::normal, most_error_lines), ui::filler(),
                       ui::row({ui::filler(), std::move(close)})},
                      14)
        .pad(24);
}

scene::Scene error_scene(ui::Canvas canvas, const ui::Frame& frame) {
    scene::Scene scene;
    scene.canvas = canvas;
    scene.theme = ui::dark_theme;
    scene.page = true;
    scene.calm = true;
    const auto add = ui::overloaded{[&](const auto& item) { scene.items.emplace_back(item); },
                                    [](const ui::SlotItem& /*no picture stands here*/) {}};
    for (const ui::Item& item : frame.items) std::visit(add, item);
    return scene;
}

bool leaves(const ui::Input& input) {
    const auto* const key = std::get_if<ui::KeyPress>(&input);
    return key != nullptr && (key->key == ui::Key::escape || key->key == ui::Key::enter || key->key == ui::Key::space);
}

} // namespace

void show_error(const std::string& what, const std::string& why) {
    const Libraries libraries{prepared()};
    const Fonts fonts{data_folder() / "fonts", system_fonts(), data_folder() / "decks"};
    const auto window = checked<Window>(SDL_CreateWindow("Two Turns", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                                         error_width, error_height, SDL_WINDOW_ALLOW_HIGHDPI),
                                        "the window");
    const Renderer renderer = open_renderer(*window);
    const DeckFaces none;
    Sprites sprites{*renderer, none, fonts};
    Drawer drawer{*renderer, sprites};
    ui::WidgetState memory;
    for (SDL_Event event;;) {
        const ui::Canvas canvas = canvas_of(*window, *renderer);
        const ui::Style style{ui::dark_theme, fonts, canvas.scale};
        const ui::Rect area{0, 0, static_cast<float>(canvas.width), static_cast<float>(canvas.height)};
        const ui::Frame frame = ui::frame_of(error_page(what, why), area, style, memory, ui::Time{0});
        if (const Undrawn undrawn = drawer.draw(error_scene(canvas, frame)); !undrawn.empty())
            throw StartError(undrawn.begin()->second);
        SDL_RenderPresent(renderer.get());
        if (SDL_WaitEventTimeout(&event, drawer.finished() ? -1 : 1) == 0) continue;
        if (event.type == SDL_QUIT) return;
        if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_CLOSE) return;
        const auto input = input_from(event, {.scale = canvas.scale, .takes_text = false});
        if (!input) continue;
        if (leaves(*input) || !ui::handle(memory, frame, *input, style, ui::Time{0}).events.empty()) return;
    }
}

} // namespace twoturns::view
