// gravity-bench [COLSxROWS KINDS GRAVITY DEALS [FIRST-SEED [MILLISECONDS]]] or gravity-bench DEALS
#include <cstdlib>
#include <iostream>
#include <string>

#include "gravity.bench.hpp"

int main(int argc, char** argv) {
    using namespace twoturns;
    const auto number = [&](int i) { return std::atoi(argv[i]); };
    bench::print_gravity_head(std::cout);
    if (argc < 5) {
        for (const auto& row : bench::gravity_rows(argc > 1 ? number(1) : 100))
            bench::print_gravity_row(std::cout, row);
        return 0;
    }
    const std::string size = argv[1];
    const std::size_t cross = size.find('x');
    const auto gravity = gravity_from_name(argv[3]);
    if (cross == std::string::npos || !gravity) {
        std::cerr << "usage: gravity-bench [COLSxROWS KINDS GRAVITY DEALS [FIRST-SEED [MILLISECONDS]]]\n";
        return 2;
    }
    bench::GravityRow row{
        {std::atoi(size.c_str() + cross + 1), std::atoi(size.c_str())}, number(2), *gravity, number(4)};
    if (argc > 5) row.first_seed = number(5);
    if (argc > 6) row.milliseconds = number(6);
    bench::print_gravity_row(std::cout, row);
}
