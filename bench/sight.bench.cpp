// How many pairs there are to see on boards chosen for few or for many, and with how few turns the search clears
// boards. TWOTURNS_BENCH_DEALS sets the number of boards for each row.
#include "section.hpp"
#include "table.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "twoturns/deal_choice.hpp"
#include "twoturns/par.hpp"

namespace twoturns::bench {
namespace {

int boards_a_row() {
    constexpr int usual = 4;
    const char* const text = std::getenv("TWOTURNS_BENCH_DEALS");
    return text == nullptr ? usual : std::max(1, std::atoi(text));
}

GameId board_number(Gravity gravity, int level, int number) {
    DealParams params;
    params.gravity = gravity;
    params.difficulty = level;
    return {params, std::to_string(10'000'000 + number)};
}

double ms_since(std::clock_t start) { return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; }

double mean_of(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value;
    return sum / static_cast<double>(values.size());
}

double deviation_of(const std::vector<double>& values) {
    const double mean = mean_of(values);
    double sum = 0;
    for (const double value : values) sum += (value - mean) * (value - mean);
    return std::sqrt(sum / static_cast<double>(values.size()));
}

void run_sight(std::ostream& out) {
    Table table({"gravity", "level", "wish", "mean pairs", "deviation", "10th / 90th", "% that fit", "ms"});
    constexpr std::array names{"any", "few", "many"};
    for (const Gravity gravity : {Gravity::none, Gravity::down})
        for (const int level : {1, 3, 5})
            for (const SightWish wish : {SightWish::any, SightWish::few, SightWish::many}) {
                std::vector<double> pairs;
                int fit = 0;
                const std::clock_t start = std::clock();
                for (int number = 0; number < boards_a_row(); ++number) {
                    DealChooser chooser(board_number(gravity, level, number), wish);
                    while (!chooser.run(1'000'000)) {
                    }
                    const auto chosen = chooser.take();
                    pairs.push_back(0.1 * chosen->pairs.tenths());
                    fit += chosen->fits ? 1 : 0;
                }
                const double ms = ms_since(start) / boards_a_row();
                const double mean = mean_of(pairs);
                const double deviation = deviation_of(pairs);
                std::sort(pairs.begin(), pairs.end());
                table.add({std::string{name_of(gravity)}, std::to_string(level),
                           names.at(static_cast<std::size_t>(wish)), figure(mean), figure(deviation),
                           figure(pairs[pairs.size() / 10]) + " / " + figure(pairs[pairs.size() * 9 / 10]),
                           figure(100.0 * fit / boards_a_row()), figure(ms)});
            }
    out << table;
}

void run_par(std::ostream& out) {
    Table table({"gravity", "level", "width", "witness", "par", "cells", "least", "ms"});
    for (const Gravity gravity : {Gravity::none, Gravity::down})
        for (const int level : {1, 3, 5})
            for (const std::size_t width : {std::size_t{50}, std::size_t{200}, usual_par_width, std::size_t{5'000}}) {
                std::vector<double> witness;
                std::vector<double> turns;
                std::vector<double> cells;
                std::vector<double> least;
                double ms = 0;
                for (int number = 0; number < boards_a_row(); ++number) {
                    const Deal dealt = *deal(board_number(gravity, level, number));
                    const std::clock_t start = std::clock();
                    const Clearing best = par(dealt.board, gravity, dealt.witness, width);
                    ms += ms_since(start) / boards_a_row();
                    witness.push_back(turns_of(dealt.board, gravity, dealt.witness)->turns);
                    turns.push_back(best.count.turns);
                    cells.push_back(best.count.cells);
                    least.push_back(least_turns(dealt.board, gravity));
                }
                table.add({std::string{name_of(gravity)}, std::to_string(level), std::to_string(width),
                           figure(mean_of(witness)), figure(mean_of(turns)), figure(mean_of(cells)),
                           figure(mean_of(least)), figure(ms)});
            }
    out << table;
}

} // namespace

const Section sight_section{"sight", "pairs to see on 18x8 boards that were chosen for few or many", run_sight,
                            nullptr};
const Section par_section{"par", "turns with which the search clears 18x8 boards", run_par, nullptr};

} // namespace twoturns::bench
