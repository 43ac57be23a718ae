// Deals a board, solves it, links two cells and prints what came of it, with the headers that are installed.
#include <cstdint>
#include <iostream>

#include <twoturns/blocked.hpp>
#include <twoturns/certificate.hpp>
#include <twoturns/deal.hpp>
#include <twoturns/game_id.hpp>
#include <twoturns/grade.hpp>
#include <twoturns/link.hpp>
#include <twoturns/move_labels.hpp>
#include <twoturns/notation.hpp>
#include <twoturns/solver.hpp>

int main() {
    using namespace twoturns;
    const auto dealt = deal({.size = {6, 10}, .kinds = 15, .gravity = Gravity::down}, Random{"hello"});
    if (!dealt) {
        std::cerr << to_english(dealt.error()) << '\n';
        return 1;
    }
    Solver solver{dealt->board, Gravity::down};
    while (solver.run(1'000'000) == Outcome::undecided) {
    }
    std::cout << to_text(dealt->board) << "moves " << solver.moves().size() << '\n';
    const auto link = find_link(dealt->board.occupancy(), {1, 1}, {1, 10});
    std::cout << "turns " << (link ? link->turns() : -1) << '\n';

    const auto lost = parse_board("A B\nB A\n");
    Solver refuter{lost->board, Gravity::none, {.certificate = true}};
    if (refuter.run(1'000'000) != Outcome::lost) return 1;
    std::cout << refuter.certificate();
    return check_loss(lost->board, refuter.certificate()) ? 0 : 1;
}
