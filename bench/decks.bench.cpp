// Decks: how long it takes to switch decks, and the cost of a folder of 200 photographs: the time until they are ready,
// the longest turn of the window's loop in that time, the memory, and a start with them. TWOTURNS_BENCH_PHOTOGRAPHS
// sets their number.
#include "section.hpp"
#include "table.hpp"

#include <SDL_image.h>
#include <stdlib.h> // NOLINT(modernize-deprecated-headers): setenv is POSIX

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "app/app.hpp"
#include "app/board/game_start.hpp"
#include "app/decks/deck_list.hpp"
#include "running_game.hpp"
#include "support/scratch.hpp"
#include "twoturns/random.hpp"
#include "view/decks/deck_loading.hpp"
#include "view/drawing/drawer.hpp"
#include "view/drawing/raster.hpp"
#include "view/window/host.hpp"

namespace twoturns::bench {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using Ms = std::chrono::duration<double, std::milli>;

template <class Run> double ms_of(const Run& run) {
    const auto begin = Clock::now();
    run();
    return Ms{Clock::now() - begin}.count();
}

int photographs() {
    constexpr int usual = 200;
    const char* const text = std::getenv("TWOTURNS_BENCH_PHOTOGRAPHS");
    return text == nullptr ? usual : std::max(1, std::atoi(text));
}

/// Writes a picture of 12 megapixels with waves of every length and the grain of a camera, so that decoding it costs as
/// much as a photograph.
void write_photograph(const fs::path& file, std::uint64_t seed) {
    constexpr int width = 4000;
    constexpr int height = 3000;
    Random random{seed};
    const view::Surface picture = view::make_surface(width, height);
    const auto turn = [&] { return static_cast<float>(random.below(628)) / 100; };
    const float phases[3] = {turn(), turn(), turn()};
    std::vector<float> across(width);
    for (int x = 0; x < width; ++x) {
        const auto at = static_cast<float>(x);
        across[static_cast<std::size_t>(x)] =
            std::sin(at / 700 + phases[0]) + std::sin(at / 90 + phases[1]) / 2 + std::sin(at / 11 + phases[2]) / 6;
    }
    for (int y = 0; y < height; ++y) {
        const auto at = static_cast<float>(y);
        const float down = std::sin(at / 500 + phases[1]) + std::sin(at / 70 + phases[0]) / 2;
        Uint32* const row = view::row_of(*picture, y);
        for (int x = 0; x < width; ++x) {
            const auto grain = static_cast<float>(random.below(12));
            const float light = 128 + 40 * (across[static_cast<std::size_t>(x)] + down) + grain;
            const auto value = static_cast<Uint32>(std::clamp(light, 0.0F, 255.0F));
            row[x] = 0xFF000000U | (value << 16U) | ((255 - value / 2) << 8U) | (value / 3 + 40);
        }
    }
    if (IMG_SaveJPG(picture.get(), file.c_str(), 90) != 0) throw view::StartError(SDL_GetError());
}

/// Writes a few different photographs repeatedly. Each file is decoded separately.
void write_photographs(const fs::path& folder, int count) {
    constexpr int different = 8;
    for (int i = 0; i < count; ++i) {
        const auto name = [&](int number) { return folder / ("IMG_" + std::to_string(1000 + number) + ".jpg"); };
        if (i < different)
            write_photograph(name(i), static_cast<std::uint64_t>(i));
        else
            fs::copy_file(name(i % different), name(i));
    }
}

// Switching decks in a running window --------------------------------------------------------------------------

view::DeckFaces load(const std::string& name) {
    const auto job = view::loading_of({name}, view::DeckCache{{}}, false);
    while (!job->run()) {
    }
    auto result = job->take();
    if (!result || !result->deck) throw view::StartError(name + " cannot be loaded");
    return *std::move(result->deck);
}

/// Returns the time of the first frame of a board with another deck.
double first_frame(const std::string& name, const app::Start& start, ui::Canvas canvas, const view::Fonts& fonts) {
    const auto surface = view::checked<view::Surface>(
        SDL_CreateRGBSurfaceWithFormat(0, canvas.width, canvas.height, 32, SDL_PIXELFORMAT_RGB888), "a surface");
    const auto renderer = view::checked<view::Renderer>(SDL_CreateSoftwareRenderer(surface.get()), "renderer");
    view::DeckFaces deck = load("");
    view::Sprites sprites{*renderer, deck, fonts};
    view::Drawer drawer{*renderer, sprites};
    app::App app{start, 1, fonts, canvas};
    drawer.draw(app.compose(game::Time{0}));
    deck = load(name);
    return ms_of([&] {
        sprites.clear();
        app.set_cards(deck.cards(), game::Time{0}, view::cards_of(name, deck));
        drawer.draw(app.compose(game::Time{0}));
        SDL_RenderFlush(renderer.get());
    });
}

void run_switches(std::ostream& out) {
    constexpr int tries = 5; // the fastest try counts
    const view::Libraries libraries{0};
    const view::Fonts fonts{view::data_folder() / "fonts"};
    Random chance{1};
    const app::Start start{.game = *app::dealt({{}, "bench"}, chance)};
    Table table({"another deck on 18x8", "read ms", "first frame 1280x720 ms", "1920x1080 ms", "most in all ms"});
    for (const app::BuiltInDeck& deck : app::built_in_decks()) {
        const auto least = [&](const auto& time) {
            double ms = time();
            for (int i = 1; i < tries; ++i) ms = std::min(ms, time());
            return ms;
        };
        const double reading = least([&] { return ms_of([&] { static_cast<void>(load(deck.name)); }); });
        const double small = least([&] { return first_frame(deck.name, start, {1280, 720}, fonts); });
        const double large = least([&] { return first_frame(deck.name, start, {1920, 1080}, fonts); });
        table.add({deck.name, figure(reading), figure(small), figure(large), figure(reading + std::max(small, large))});
    }
    out << table << '\n';
}

// Photographs -----------------------------------------------------------------------------------------------

/// Measures the longest turn of a hidden window that at the same time draws the clock and the progress.
void run_longest_turn(const fs::path& folder, const std::string& said, std::ostream& out) {
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    const test::ScratchFolder data;
    view::HostOptions options;
    Random chance{1};
    options.start = {.game = *app::dealt({{}, "bench"}, chance)};
    options.window = ui::Canvas{1280, 720};
    options.store_folder = data.path();
    view::Host host{std::move(options)};
    for (int i = 0; i < 60; ++i) host.turn(16); // until the window has settled
    SDL_Event drop{};
    drop.drop.type = SDL_DROPFILE;
    drop.drop.file = SDL_strdup(folder.c_str());
    SDL_PushEvent(&drop);
    const auto begin = Clock::now();
    std::vector<double> turns;
    const auto is_ready = [&] {
        const auto& note = host.app().note();
        return note && to_english(note->headline) == said;
    };
    const auto turn = [&] {
        const auto wake = Clock::now() + std::chrono::milliseconds(16);
        turns.push_back(ms_of([&] { host.turn(0); }));
        std::this_thread::sleep_until(wake);
    };
    constexpr Ms longest{300'000};
    while (!is_ready() && Clock::now() - begin < longest) turn();
    const Ms taken = Clock::now() - begin;
    for (int i = 0; i < 30; ++i) turn(); // turns in which the pictures are drawn
    std::sort(turns.begin(), turns.end());
    Table table({"dropped on a window of 1280x720", "ready s", "turns", "99th % ms", "longest turn ms"});
    table.add({said, figure(taken.count() / 1000), std::to_string(turns.size()), figure(turns[turns.size() * 99 / 100]),
               figure(turns.back())});
    out << table << '\n';
}

bool has_files(const fs::path& folder) {
    std::error_code none;
    return fs::exists(folder, none) && !fs::is_empty(folder, none);
}

/// Runs the program itself. The first start reads all pictures; later starts find them in the cache.
void run_program(const fs::path& folder, std::ostream& out) {
    if (!has_display(out)) return;
    for (const char* name : {"SDL_VIDEODRIVER", "SDL_RENDER_DRIVER"}) unsetenv(name);
    const test::ScratchFolder data;
    const test::ScratchFolder plain;
    constexpr Ms settled{1000};
    Table table({"the program", "first frame ms", "ready s", "PSS MiB", "most resident MiB"});
    {
        const auto begin = Clock::now();
        const RunningGame game{data.path(), {"--deck", folder.string()}};
        constexpr Ms longest{300'000};
        while (!has_files(data.path() / "thumbnails") && Clock::now() - begin < longest)
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        const Ms taken = Clock::now() - begin;
        std::this_thread::sleep_for(settled);
        table.add({"photographs read for the first time", figure(game.start_ms()), figure(taken.count() / 1000),
                   figure(game.memory()), figure(game.peak_memory())});
    }
    const auto add_starts = [&](const char* name, const test::ScratchFolder& where,
                                const std::vector<std::string>& arguments) {
        constexpr std::size_t starts = 11;
        std::vector<double> ms;
        double pss = 0;
        double peak = 0;
        for (std::size_t i = 0; i < starts; ++i) {
            const RunningGame game{where.path(), arguments};
            ms.push_back(game.start_ms());
            if (i + 1 < starts) continue;
            std::this_thread::sleep_for(settled);
            pss = game.memory();
            peak = game.peak_memory();
        }
        std::sort(ms.begin(), ms.end());
        table.add({name, figure(ms[starts / 2]), "", figure(pss), figure(peak)});
    };
    { const RunningGame first{plain.path()}; }
    add_starts("started again with the photographs (median)", data, {"--deck", folder.string()});
    add_starts("started with the usual deck (median)", plain, {});
    out << table;
}

void run(std::ostream& out) {
    run_switches(out);
    const int count = photographs();
    const test::ScratchFolder folder;
    write_photographs(folder.path(), count);
    run_longest_turn(folder.path(), std::to_string(count) + " pictures are on the tiles", out);
    run_program(folder.path(), out);
}

} // namespace

const Section decks_section{"decks", "another deck on the tiles, and photographs of one's own", &run, nullptr};

} // namespace twoturns::bench
