// render_svg SVG PNG PIXELS: draws an SVG as a square PNG, with the same code that draws SVGs in the game.
#include <cstdio>
#include <cstdlib>
#include <exception>

#include "picture.hpp"

int main(int argc, char** argv) {
    const int pixels = argc == 4 ? std::atoi(argv[3]) : 0;
    if (pixels < 1 || pixels > 4096) {
        std::fputs("usage: render_svg SVG PNG PIXELS\n", stderr);
        return 2;
    }
    try {
        twoturns::assets::save_png(twoturns::assets::load_svg(argv[1], pixels), argv[2]);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "render_svg: %s\n", error.what());
        return 1;
    }
    return 0;
}
