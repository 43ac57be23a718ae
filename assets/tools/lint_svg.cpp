// lint_svg FILE...: lists every fault of every SVG; succeeds if there is none.
#include <cstdio>
#include <exception>
#include <string>

#include "deck.hpp"
#include "svg_lint.hpp"

int main(int argc, char** argv) {
    int faults = argc < 2 ? 1 : 0;
    if (argc < 2) std::fputs("usage: lint_svg FILE...\n", stderr);
    for (int i = 1; i < argc; ++i) {
        try {
            for (const std::string& fault : twoturns::assets::svg_faults(twoturns::assets::read_file(argv[i]))) {
                std::fprintf(stderr, "%s: %s\n", argv[i], fault.c_str());
                ++faults;
            }
        } catch (const std::exception& error) {
            std::fprintf(stderr, "lint_svg: %s\n", error.what());
            ++faults;
        }
    }
    return faults == 0 ? 0 : 1;
}
