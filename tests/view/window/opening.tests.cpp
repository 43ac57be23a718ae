#include "view/window/opening.hpp"

#include <vector>

#include "support/catch.hpp"
#include "view/drawing/enlarged.hpp"
#include "view/window/loop_clock.hpp"
#include "view/window/window_placement.hpp"

using namespace twoturns;

TEST_CASE("the first window fits its screen", "[opening]") {
    struct Example {
        ui::Canvas screen;
        ui::Canvas window;
    };
    for (const Example& example : {
             Example{{320, 240}, {360, 360}}, // no board can be played in less
             Example{{1366, 768}, {1092, 614}},
             Example{{1400, 900}, {1120, 720}},
             Example{{1920, 1040}, {1280, 720}}, // with a panel
             Example{{1920, 1080}, {1280, 720}},
             Example{{1080, 1920}, {864, 720}}, // portrait
             Example{{2560, 1440}, {1706, 959}},
             Example{{3840, 2160}, {2560, 1440}},
             Example{{2160, 3840}, {1440, 810}},
             Example{{3440, 1440}, {1706, 959}}, // very wide
             Example{{5120, 1440}, {1706, 959}},
             Example{{7680, 1080}, {1280, 720}},
         }) {
        CAPTURE(example.screen.width, example.screen.height);
        CHECK(view::first_size(example.screen) == example.window);
    }
    CHECK(view::first_size({2560, 1440}, 2) == ui::Canvas{2048, 1152});
    CHECK(view::first_size({3840, 2160}, 1.5F) == ui::Canvas{2560, 1440});
}

TEST_CASE("a desktop of X11 says by its resources how large all is drawn", "[opening]") {
    CHECK(view::enlarged_by("Xft.antialias:\t1\nXft.dpi:\t192\nXft.hinting:\t1\n") == 2);
    CHECK(view::enlarged_by("Xft.dpi: 120") == 1.25F);
    CHECK(view::enlarged_by("Xft.dpi:\t96\n") == 1);
    for (const char* nothing : {"", "Xft.dpi:", "Xft.dpi:\n", "Xft.dpi: many", "Xft.dpi: -5", "*Xft.dpi", "\n\n"})
        CHECK(view::enlarged_by(nothing) == 1);
    CHECK(view::enlarged_by("Xft.dpi: 1000000") == 4);
}

TEST_CASE("the loop's time leaves out a gap much longer than it waited for", "[opening]") {
    using game::Time;
    view::LoopClock clock;
    clock.waited(Time{1000}, Time{1700}); // the machine is busy
    clock.waited(Time{0}, Time{2500});
    CHECK(clock.at(Time{10'000}) == Time{10'000});
    clock.waited(Time{1000}, Time{9000}); // it was suspended
    CHECK(clock.at(Time{20'000}) == Time{12'000});
    clock.waited(Time{60'000}, Time{60'000});
    CHECK(clock.at(Time{20'000}) == Time{12'000});
}

TEST_CASE("a window comes back where it stood, or to the screen that is left", "[opening]") {
    using view::WindowPlacement;
    const std::vector<SDL_Rect> two{{0, 30, 1280, 690}, {1280, 0, 1920, 1080}};
    const std::vector<SDL_Rect> one{two.front()};
    const auto same = [](const WindowPlacement& place, const std::vector<SDL_Rect>& screens) {
        return view::on_screens(place, screens) == place;
    };
    CHECK(same({150, 90, 800, 600, false}, one));
    CHECK(same({0, 30, 1280, 690, false}, one)); // all of it
    CHECK(same({1600, 200, 1200, 700, true}, two));
    CHECK(same({1100, 40, 800, 600, false}, two)); // half on each

    for (const WindowPlacement& place :
         {WindowPlacement{1600, 200, 1200, 700, false}, WindowPlacement{-5000, 90000, 900, 600, false},
          WindowPlacement{0, 0, 90000, 90000, false}, WindowPlacement{900, 90, 800, 600, false}}) {
        CAPTURE(place.x, place.y, place.width, place.height);
        const WindowPlacement moved = view::on_screens(place, one);
        CHECK(same(moved, one));
        CHECK(moved.width <= 1152); // with space for a frame
        CHECK(moved.height <= 621);
    }
    const WindowPlacement over{2500, 600, 1000, 700, false};
    CHECK(view::on_screens(over, two) == WindowPlacement{2200, 380, 1000, 700, false}); // that of its centre
}
