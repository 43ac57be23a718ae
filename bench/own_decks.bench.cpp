#include "own_decks.bench.hpp"

#include <SDL.h>
#include <stdlib.h> // NOLINT(modernize-deprecated-headers): setenv is POSIX

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "app/app.hpp"
#include "app/board/game_start.hpp"
#include "app/decks/deck_list.hpp"
#include "input.hpp"
#include "support/scratch.hpp"
#include "twoturns/random.hpp"
#include "view/drawing/png.hpp"
#include "view/drawing/raster.hpp"
#include "view/window/host.hpp"

namespace twoturns::bench {
namespace {

namespace fs = std::filesystem;

constexpr int decks = 50; // the list keeps this many decks at most
constexpr int pictures = 36;

std::string name_of_deck(int deck) { return "deck " + std::to_string(100 + deck); }

void write_deck(const fs::path& folder, Random& random) {
    constexpr int side = 160;
    fs::create_directory(folder);
    for (int i = 0; i < pictures; ++i) {
        const view::Surface picture = view::make_surface(side, side);
        const auto colour = static_cast<Uint32>(random.below(1U << 24U));
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                view::row_of(*picture, y)[x] =
                    0xFF000000U | ((colour + static_cast<Uint32>(x * y * (i + 1))) & 0xFFFFFFU);
        std::ofstream(folder / (std::to_string(10 + i) + ".png"), std::ios::binary) << view::png_of(*picture);
    }
}

double processor_time() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1000.0 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Returns the longest of `turns` turns of the window's loop; each turn draws one frame.
double longest_of(view::Host& host, int turns) {
    double longest = 0;
    for (int i = 0; i < turns; ++i) {
        const auto wake = std::chrono::steady_clock::now() + std::chrono::milliseconds(16);
        const double start = processor_time();
        host.turn(0);
        longest = std::max(longest, processor_time() - start);
        std::this_thread::sleep_until(wake);
    }
    return longest;
}

std::optional<ui::Point> place_of_button(const app::App& app, const std::string& name) {
    for (const app::NamedPlace& one : app.places(game::Time{0}))
        if (one.name == name) return one.rect.centre();
    return std::nullopt;
}

} // namespace

OwnDecksTimes time_own_decks() {
    for (const char* name : {"SDL_VIDEODRIVER", "SDL_AUDIODRIVER"}) setenv(name, "dummy", 1);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    const test::ScratchFolder folder;
    const test::ScratchFolder data;
    Random random{1};
    view::HostOptions options;
    options.start = {.game = *app::dealt({{}, "bench"}, random)};
    for (int i = 0; i < decks; ++i) {
        const fs::path deck = folder.path() / name_of_deck(i);
        write_deck(deck, random);
        options.start.settings.deck = deck.string();
        app::remember_deck(options.start.settings);
    }
    options.window = ui::Canvas{1280, 720};
    options.store_folder = data.path();
    view::Host host{std::move(options)};
    constexpr int until_all_are_read = 300;
    longest_of(host, until_all_are_read);
    OwnDecksTimes times;
    press(SDLK_k);
    times.opened = longest_of(host, until_all_are_read);
    const auto first = app::built_in_decks().size() + 1; // numbered as on the page, starting after the chosen deck
    const std::string before = host.app().settings().deck;
    for (std::size_t i = first; i < first + 3; ++i) {
        const auto place = place_of_button(host.app(), "deck-" + std::to_string(i));
        if (!place) continue;
        click(*place);
        times.chosen = std::max(times.chosen, longest_of(host, until_all_are_read / 3));
    }
    if (host.app().settings().deck == before) throw view::StartError("no other deck was chosen");
    return times;
}

} // namespace twoturns::bench
