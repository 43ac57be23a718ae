// The path-checker, the version before and the published ways, on the same boards and the same queries: two random
// tiles of a random board, so that no branch can be predicted from the previous query.
#include "former.hpp"
#include "section.hpp"
#include "table.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "support/published_links.hpp"
#include "twoturns/link.hpp"
#include "twoturns/random.hpp"

namespace twoturns::bench {
namespace {

struct Query {
    std::size_t board;
    Cell a;
    Cell b;
};

struct Scenario {
    std::string name;
    std::vector<Occupancy> boards;
    std::vector<oracles::Grid> grids;
    std::vector<Query> queries;
};

constexpr std::size_t board_count = 16;
constexpr std::size_t query_count = 1U << 15U;

std::vector<Cell> all_cells(Size size) {
    std::vector<Cell> cells;
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col) cells.push_back({row, col});
    return cells;
}

void add_board(Scenario& scenario, const Occupancy& board) {
    scenario.boards.push_back(board);
    scenario.grids.emplace_back(board);
}

/// Returns boards with `quarters` quarters of their cells filled. The ends are any two filled cells.
Scenario random_boards(Size size, int quarters) {
    static constexpr std::array<const char*, 5> fills{"empty", "quarter", "half", "three quarters", "full"};
    Scenario scenario;
    scenario.name =
        std::to_string(size.cols) + "x" + std::to_string(size.rows) + " " + fills[static_cast<std::size_t>(quarters)];
    Random random(static_cast<std::uint64_t>(size.rows * 1000 + size.cols * 10 + quarters));
    auto cells = all_cells(size);
    const std::size_t filled = std::max<std::size_t>(2, cells.size() * static_cast<std::size_t>(quarters) / 4);
    std::vector<std::vector<Cell>> ends;
    for (std::size_t i = 0; i < board_count; ++i) {
        random.shuffle(cells);
        Occupancy board(size);
        for (std::size_t k = 0; k < filled; ++k) board.fill(cells[k]);
        add_board(scenario, board);
        ends.emplace_back(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(filled));
    }
    while (scenario.queries.size() < query_count) {
        const std::size_t board = random.index(board_count);
        const Cell a = ends[board][random.index(filled)];
        const Cell b = ends[board][random.index(filled)];
        if (a != b) scenario.queries.push_back({board, a, b});
    }
    return scenario;
}

/// Returns the hardest boards: the first and the last row are free except for their corners, and every column between
/// the two rows is blocked, each in a different row. Both ends see every column, but none is open, and all rows between
/// the ends must be examined to find this out.
Scenario stairs(Size size) {
    Scenario scenario;
    scenario.name = std::to_string(size.cols) + "x" + std::to_string(size.rows) + " stairs";
    Random random(static_cast<std::uint64_t>(size.cols));
    std::vector<int> steps;
    for (int col = 2; col < size.cols; ++col) steps.push_back(col);
    for (std::size_t i = 0; i < board_count; ++i) {
        Occupancy board(size);
        for (const int row : {1, size.rows})
            for (const int col : {1, size.cols}) board.fill({row, col});
        random.shuffle(steps);
        for (std::size_t k = 0; k < steps.size(); ++k)
            board.fill({2 + static_cast<int>(k) % (size.rows - 2), steps[k]});
        add_board(scenario, board);
    }
    for (std::size_t i = 0; i < query_count; ++i) {
        Cell a{1, steps[random.index(steps.size())]};
        Cell b{size.rows, steps[random.index(steps.size())]};
        if (random.below(2) == 0) std::swap(a, b);
        scenario.queries.push_back({random.index(board_count), a, b});
    }
    return scenario;
}

std::vector<Size> sizes() { return {{8, 8}, {8, 18}, {16, 16}, {16, 30}, {32, 32}, {48, 48}, {62, 62}}; }

template <class Linked> double time_linked(const Scenario& scenario, const Linked& linked) {
    return ns_per_call(scenario.queries.size(), [&] {
        std::uint64_t sum = 0;
        for (const Query& query : scenario.queries)
            sum += linked(scenario.boards[query.board], query.a, query.b) ? 1U : 0U;
        return sum;
    });
}

double time_find_link(const Scenario& scenario) {
    return ns_per_call(scenario.queries.size(), [&] {
        std::uint64_t sum = 0;
        for (const Query& query : scenario.queries)
            if (const auto link = find_link(scenario.boards[query.board], query.a, query.b))
                sum += static_cast<std::uint64_t>(link->turns() + (*link)[1].row + (*link)[1].col);
        return sum;
    });
}

double time_published(const Scenario& scenario, const oracles::PublishedWay& way) {
    constexpr std::size_t least = 32;
    return ns_per_slow_call(least, scenario.queries.size(), [&](std::size_t count) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const Query& query = scenario.queries[i];
            sum += way.test(scenario.grids[query.board], query.a, query.b) ? 1U : 0U;
        }
        return sum;
    });
}

double share_linked(const Scenario& scenario) {
    const auto yes = std::count_if(scenario.queries.begin(), scenario.queries.end(), [&](const Query& query) {
        return linked(scenario.boards[query.board], query.a, query.b);
    });
    return 100.0 * static_cast<double>(yes) / static_cast<double>(scenario.queries.size());
}

void run(std::ostream& out) {
    std::vector<std::string> header{"board", "yes %", "yes/no ns", "path ns", "before ns", "ratio"};
    for (const auto& way : oracles::published_ways) {
        header.insert(header.end(), {std::string(way.name) + " ns", "ratio"});
    }
    Table table(std::move(header));
    std::vector<Scenario> scenarios;
    for (const int quarters : {4, 2, 1})
        for (const Size size : sizes()) scenarios.push_back(random_boards(size, quarters));
    for (const Size size : sizes()) scenarios.push_back(stairs(size));
    for (const Scenario& scenario : scenarios) {
        const double ours = time_linked(scenario, linked);
        const double before = time_linked(scenario, former::linked);
        std::vector<std::string> row{scenario.name,  figure(share_linked(scenario)),
                                     figure(ours),   figure(time_find_link(scenario)),
                                     figure(before), ratio(before, ours)};
        for (const auto& way : oracles::published_ways) {
            const double theirs = time_published(scenario, way);
            row.insert(row.end(), {figure(theirs), ratio(theirs, ours)});
        }
        table.add(std::move(row));
    }
    out << table;
}

std::uint64_t signature() {
    Signature signature;
    constexpr std::size_t queries = 2000;
    for (const int quarters : {0, 1, 2, 3, 4}) {
        for (const Size size : sizes()) {
            const Scenario scenario = random_boards(size, quarters);
            for (std::size_t i = 0; i < queries; ++i) {
                const Query& query = scenario.queries[i];
                const auto link = find_link(scenario.boards[query.board], query.a, query.b);
                signature.add(linked(scenario.boards[query.board], query.a, query.b) ? 1U : 0U);
                if (!link) continue;
                signature.add(static_cast<std::uint64_t>(link->length()));
                for (const Cell c : *link) {
                    signature.add(static_cast<std::uint64_t>(c.row));
                    signature.add(static_cast<std::uint64_t>(c.col));
                }
            }
        }
    }
    return signature.value();
}

} // namespace

const Section link_section{"link", "can two tiles be joined? ours and the published ways, ns a query", run, signature};

} // namespace twoturns::bench
