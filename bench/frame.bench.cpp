// One frame of the game: composed as data, drawn completely by the software renderer, and drawn for the first time at a
// new size, when every picture must be made.
#include "section.hpp"
#include "table.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <vector>

#include "app/app.hpp"
#include "app/board/game_start.hpp"
#include "app/screens.hpp"
#include "view/drawing/drawer.hpp"

namespace twoturns::bench {
namespace {

constexpr std::array<ui::Canvas, 4> canvases{{{800, 600}, {1280, 720}, {1920, 1080}, {3840, 2160}}};

/// Returns the same game with its board cleared.
app::Start won(app::Start start) {
    std::vector<game::Entry> entries;
    for (const Move move : start.game.start.witness) entries.emplace_back().action = move;
    must(start.game.session.repeat(entries));
    return start;
}

/// Returns the longest frame in ms while a sheet appears in slices; of several tries, the one with the shortest such
/// frame.
template <class Draw> double longest_of_sheet(view::Sprites& sprites, const view::Drawer& drawer, const Draw& draw) {
    using Clock = std::chrono::steady_clock;
    using Ms = std::chrono::duration<double, std::milli>;
    constexpr int tries = 7;
    sprites.set_patience(std::chrono::milliseconds{6});
    Ms least = Ms::max();
    for (int i = 0; i < tries; ++i) {
        sprites.clear_sized();
        Ms longest{0};
        do {
            const auto start = Clock::now();
            draw();
            longest = std::max<Ms>(longest, Clock::now() - start);
        } while (!drawer.finished());
        least = std::min(least, longest);
    }
    return least.count();
}

void run(std::ostream& out) {
    const view::Libraries libraries{0};
    const view::DeckFaces deck = view::load_deck(view::find_deck(""));
    const view::Fonts fonts{view::data_folder() / "fonts"};
    Random chance{1};
    const app::Start start{.game = *app::dealt({{}, "bench"}, chance)};

    Table table({"canvas, 18x8", "compose us", "a pointer moved us", "new game page us", "full redraw ms",
                 "all pictures anew ms", "cleared, redraw ms", "cleared, anew ms", "in slices, longest ms"});
    for (const ui::Canvas canvas : canvases) {
        // The pixel format of a window.
        const auto surface = view::checked<view::Surface>(
            SDL_CreateRGBSurfaceWithFormat(0, canvas.width, canvas.height, 32, SDL_PIXELFORMAT_RGB888), "a surface");
        const auto renderer = view::checked<view::Renderer>(SDL_CreateSoftwareRenderer(surface.get()), "renderer");
        view::Sprites sprites{*renderer, deck, fonts};
        view::Drawer drawer{*renderer, sprites};
        app::App app{start, 1, fonts, canvas};
        const scene::Scene scene = app.compose(game::Time{0});
        const auto draw = [&] {
            drawer.draw(scene);
            SDL_RenderFlush(renderer.get());
            return std::uint64_t{1};
        };
        const double compose = ns_per_call(1, [&] { return std::uint64_t{app.compose(game::Time{0}).items.size()}; });
        const double hover = ns_per_call(1, [&] {
            app.handle(ui::Hover{{100, 200}}, game::Time{0});
            return std::uint64_t{1};
        });
        app::App page{start, 1, fonts, canvas};
        page.run(app::Command::new_game, game::Time{0});
        const double new_game = ns_per_call(1, [&] { return std::uint64_t{page.compose(game::Time{0}).items.size()}; });
        const double redraw = ns_per_call(1, draw);
        const double anew = ns_per_call(1, [&] {
            sprites.clear_sized();
            return draw();
        });
        app::App cleared{won(start), 1, fonts, canvas};
        const scene::Scene sheet = cleared.compose(game::Time{0});
        const auto draw_sheet = [&] {
            drawer.draw(sheet);
            SDL_RenderFlush(renderer.get());
            return std::uint64_t{1};
        };
        const double sheet_redraw = ns_per_call(1, draw_sheet);
        const double sheet_anew = ns_per_call(1, [&] {
            sprites.clear_sized();
            return draw_sheet();
        });
        table.add({std::to_string(canvas.width) + "x" + std::to_string(canvas.height), figure(compose / 1e3),
                   figure(hover / 1e3), figure(new_game / 1e3), figure(redraw / 1e6), figure(anew / 1e6),
                   figure(sheet_redraw / 1e6), figure(sheet_anew / 1e6),
                   figure(longest_of_sheet(sprites, drawer, draw_sheet))});
    }
    out << table;
}

} // namespace

const Section frame_section{"frame", "a frame made, drawn, and drawn at a new size", &run, nullptr};

} // namespace twoturns::bench
