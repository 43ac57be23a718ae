// journey-places find [WORLD]: finds the boards of the journey and prints assets/journey.txt; takes some minutes.
// journey-places check: proves each place of the program's table again, prints a line for each world, and exits with 1
// if a place is wrong.
//
// For each place the first seed is taken whose board has the size and kinds below, is proven to need the rule of its
// world (tests/support/world_rules.hpp), is as hard as its ID says, and is cleared by about the wanted number of random
// players: the most for the first place of a world, the fewest for the last. If no seed comes near, the nearest board
// that is harder than the previous place is taken.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>

#include "game/history/journey.hpp"
#include "support/world_rules.hpp"
#include "twoturns/difficulty.hpp"

namespace {

using namespace twoturns;
using game::places_in_world;
using game::World;

struct Shape { // the shape of a place
    int cols;
    int rows;
    int kinds;
    Gravity gravity = Gravity::none;
    const char* layout = "full";
};

struct Plan {
    const char* name;
    Rule rule;
    int first; ///< how many of 1,000 random players clear the first place
    int last;
    std::array<Shape, places_in_world> boards;
};

using enum Gravity;

constexpr std::array<Plan, game::worlds> plans{{
    {"Meadow: straight lines only",
     Rule::straight,
     970,
     700,
     {{{4, 3, 4}, {4, 4, 5}, {5, 4, 6}, {6, 4, 7}, {6, 5, 9}, {6, 6, 12}, {7, 6, 14}, {8, 6, 16}, {10, 6, 20}}}},
    {"Old Town: at most one turn",
     Rule::one_turn,
     950,
     660,
     {{{4, 4, 4}, {5, 4, 5}, {6, 4, 6}, {6, 5, 7}, {7, 6, 9}, {8, 6, 10}, {9, 6, 11}, {10, 6, 13}, {11, 6, 15}}}},
    {"River: two turns",
     Rule::any,
     930,
     590,
     {{{4, 4, 4}, {5, 4, 5}, {6, 4, 6}, {6, 5, 8}, {7, 5, 8}, {8, 5, 10}, {8, 6, 12}, {9, 6, 13}, {10, 6, 15}}}},
    {"Coast: around the outside",
     Rule::any,
     985,
     560,
     {{{8, 2, 4}, {10, 2, 5}, {12, 2, 6}, {8, 3, 6}, {10, 3, 8}, {12, 3, 9}, {14, 3, 11}, {12, 4, 12}, {14, 4, 14}}}},
    {"High Pass: stones",
     Rule::any,
     890,
     400,
     {{{6, 4, 6, none, "stones"},
       {7, 4, 8, none, "stones"},
       {7, 5, 9, none, "stones"},
       {8, 5, 10, none, "stones"},
       {8, 6, 12, none, "stones"},
       {9, 6, 13, none, "stones"},
       {10, 6, 15, none, "stones"},
       {10, 7, 17, none, "stones"},
       {12, 7, 21, none, "stones"}}}},
    {"Orchard: tiles fall",
     Rule::any,
     870,
     350,
     {{{5, 4, 8, down},
       {6, 4, 10, down},
       {6, 5, 12, up},
       {7, 5, 14, down},
       {8, 5, 16, up},
       {8, 6, 18, left},
       {8, 6, 18, right},
       {9, 6, 20, down},
       {10, 7, 20, down, "stones"}}}},
    {"Mirror Lake: two halves",
     Rule::any,
     840,
     300,
     {{{6, 4, 9, vertical_out},
       {6, 5, 11, vertical_out},
       {7, 5, 13, vertical_in},
       {8, 5, 15, horizontal_out},
       {8, 6, 18, vertical_in},
       {8, 6, 18, horizontal_in},
       {9, 6, 20, vertical_out},
       {10, 6, 20, horizontal_out},
       {11, 6, 21, vertical_in}}}},
    {"Lantern City: wide boards",
     Rule::any,
     800,
     200,
     {{{12, 5, 15},
       {14, 6, 21, down},
       {16, 6, 24},
       {16, 8, 32, vertical_out},
       {18, 8, 36},
       {20, 8, 40, down},
       {22, 9, 42, vertical_in},
       {24, 10, 42},
       {28, 10, 42, vertical_out}}}},
}};

/// Returns the wanted number of winners for a place of a world, evenly spread.
int wanted_winners(const Plan& plan, std::size_t place) {
    return plan.first - (plan.first - plan.last) * static_cast<int>(place) / (static_cast<int>(places_in_world) - 1);
}

DealParams params_of(const Shape& board, Rule rule, int winners) {
    return {{board.rows, board.cols},
            board.kinds,
            board.gravity,
            *layout_from_name(board.layout),
            difficulty_of(static_cast<std::uint64_t>(winners), 1000),
            rule};
}

/// Returns why a board cannot be this place; an empty text if it can.
std::string misfit_of(std::size_t place, const GameId& id, const Board& board) {
    const World world = game::world_of(place);
    std::string fault = testing::fault_of_rule(world, id, board);
    return fault.empty() && game::is_boss(place) ? testing::fault_of_boss(world, id, board) : fault;
}

/// Returns the seconds for the third star; docs/journey.md explains them.
int par_of(const GameId& id) {
    const DealParams& board = id.params;
    const int quarters = 10 + board.kinds / 4 + 2 * (board.difficulty - easiest) + (board.gravity == none ? 0 : 2);
    const int seconds = std::max(30, (game::pairs_of(id) * quarters + 3) / 4);
    return (seconds + 4) / 5 * 5;
}

struct Found {
    GameId id;
    int winners = 0;
};

std::optional<Found> find_place(std::size_t place, const Plan& plan, int wanted, int below) {
    const World world = game::world_of(place);
    const Shape& board = plan.boards[game::number_of(place) - 1];
    const int near = world < World::coast ? 4 : 12; // in later worlds few boards need the rule, or they take long
    const int most_measured = world < World::high_pass ? 4000 : 600;
    constexpr int most_seeds = 60'000;
    std::optional<Found> best;
    int measured = 0;
    for (int seed = 1; seed <= most_seeds && measured < most_measured; ++seed) {
        const GameId id{params_of(board, plan.rule, wanted), "place " + std::to_string(seed)};
        const auto dealt = deal(id);
        if (!dealt || dealt->level != id.params.difficulty) continue;
        const int winners = testing::random_winners(dealt->board, id.params.gravity);
        if (winners >= below || (best && std::abs(winners - wanted) >= std::abs(best->winners - wanted))) continue;
        ++measured;
        if (!misfit_of(place, id, dealt->board).empty()) continue;
        best = Found{id, winners};
        if (std::abs(winners - wanted) <= near) break;
    }
    return best;
}

bool find_world(std::size_t world) {
    const Plan& plan = plans[world];
    std::cout << "; " << world + 1 << ' ' << plan.name << '\n';
    int below = 1001;
    for (std::size_t i = 0; i < places_in_world; ++i) {
        const auto found = find_place(world * places_in_world + i, plan, wanted_winners(plan, i), below);
        if (!found) {
            std::cerr << "no board for place " << i + 1 << " of " << plan.name << '\n';
            return false;
        }
        std::cout << found->winners << ' ' << par_of(found->id) << ' ' << to_text(found->id) << std::endl;
        below = found->winners;
    }
    return true;
}

int find(std::optional<std::size_t> only) {
    std::cout << "; The places of the journey: of 1,000 random players so many clear the board, the seconds for its "
                 "third star, and its\n; ID. Found by journey-places find, proven again by journey-places check. "
                 "Once released a place never changes.\n";
    bool all = true;
    for (std::size_t world = 0; world < game::worlds; ++world)
        if (!only || *only == world) all = find_world(world) && all;
    return all ? EXIT_SUCCESS : EXIT_FAILURE;
}

/// Returns the fault of a place of the program's table; an empty text if there is none.
std::string fault_of_place(std::size_t at) {
    const game::JourneyStop& place = game::journey()[at];
    const auto dealt = deal(place.id);
    if (!dealt) return "cannot be dealt";
    if (dealt->level != place.id.params.difficulty) return "is dealt as another difficulty than it asks for";
    if (auto fault = testing::fault_of_witness(place.id, *dealt); !fault.empty()) return fault;
    if (auto fault = misfit_of(at, place.id, dealt->board); !fault.empty()) return fault;
    const int winners = testing::random_winners(dealt->board, place.id.params.gravity);
    if (winners != place.winners) return "is cleared by " + std::to_string(winners) + " of 1,000 random players";
    if (place.par != std::chrono::seconds{par_of(place.id)}) return "has another time than its board asks for";
    if (game::number_of(at) > 1 && place.winners >= game::journey()[at - 1].winners)
        return "is no harder than the one before";
    return {};
}

int check() {
    bool good = game::journey().size() == game::places;
    if (!good) std::cout << "there are " << game::journey().size() << " places\n";
    for (std::size_t at = 0; at < game::journey().size(); ++at) {
        const std::string fault = fault_of_place(at);
        if (fault.empty()) continue;
        good = false;
        std::cout << "place " << at + 1 << ", " << to_text(game::journey()[at].id) << ": " << fault << '\n';
    }
    for (std::size_t world = 0; good && world < game::worlds; ++world) {
        std::cout << plans[world].name << ": of 1,000 random players";
        for (const game::JourneyStop& place : game::journey().subspan(world * places_in_world, places_in_world))
            std::cout << ' ' << place.winners;
        std::cout << '\n';
    }
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view command = argc > 1 ? argv[1] : "";
    if (command == "check" && argc == 2) return check();
    if (command == "find" && argc <= 3) {
        if (argc == 2) return find(std::nullopt);
        const int world = std::atoi(argv[2]);
        if (world >= 1 && world <= static_cast<int>(game::worlds)) return find(static_cast<std::size_t>(world - 1));
    }
    std::cerr << "usage: journey-places find [WORLD]\n       journey-places check\n";
    return 2;
}
