// The solver's tables alone: solve-bench [PERCENT], 100 for the full number of deals.
#include <cstdio>
#include <optional>

#include "solve.bench.hpp"
#include "twoturns/notation.hpp"

int main(int argc, char** argv) {
    const std::optional<int> percent = argc < 2 ? 100 : twoturns::parse_number(argv[1]);
    if (!percent || argc > 2) {
        std::fputs("usage: solve-bench [PERCENT]\n", stderr);
        return 2;
    }
    twoturns::bench::solver_table(*percent);
    twoturns::bench::depth_first_table(*percent);
    twoturns::bench::labels_table(*percent);
    return 0;
}
