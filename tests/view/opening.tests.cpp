#include "view/opening.hpp"

#include "support/catch.hpp"

using namespace twoturns;

TEST_CASE("the first window fits its screen", "[opening]") {
    struct Example {
        ui::Canvas screen;
        ui::Canvas window;
    };
    for (const Example& example : {
             Example{{320, 240}, {480, 360}}, // no board can be played in less
             Example{{1366, 768}, {1092, 614}},
             Example{{1400, 900}, {1120, 720}},
             Example{{1920, 1040}, {1280, 720}}, // with a panel
             Example{{1920, 1080}, {1280, 720}},
             Example{{1080, 1920}, {864, 720}}, // upright
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
}
