// How often the game knows in play whether a board can still be won: players who take near pairs first and never turn
// back, until the board is known to be lost or nothing can go. Each position has 300 ms of processor time; what is not
// known by then stays open. TWOTURNS_BENCH_POSITIONS sets the number of positions for each row.
#include "section.hpp"
#include "table.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "game/analysis.hpp"
#include "game/session.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/random.hpp"

namespace twoturns::bench {
namespace {

using namespace game;

constexpr int usual_positions = 60;
constexpr double most_ms = 300;
constexpr Time now{0};

int positions_a_row() {
    const char* const text = std::getenv("TWOTURNS_BENCH_POSITIONS");
    return text == nullptr ? usual_positions : std::max(1, std::atoi(text));
}

struct Tally {
    int positions = 0;
    int searched = 0; ///< positions that the known line does not answer for
    int open = 0;
    std::vector<double> ms; ///< of the searched ones that became known
};

/// Returns one of the nearer pairs: of three that are picked by chance, the nearest.
Move near_pair(const std::vector<Move>& moves, Random& random) {
    const auto distance = [](Move move) {
        return std::abs(move.a.row - move.b.row) + std::abs(move.a.col - move.b.col);
    };
    Move nearest = moves[random.index(moves.size())];
    for (int i = 0; i < 2; ++i)
        if (const Move other = moves[random.index(moves.size())]; distance(other) < distance(nearest)) nearest = other;
    return nearest;
}

/// Searches as the worker does in the background, and counts the result.
void settle(Session& session, Tally& tally) {
    ++tally.positions;
    if (session.known().outcome != Outcome::undecided) return;
    ++tally.searched;
    Analysis analysis{*session.question()};
    const std::clock_t begin = std::clock();
    const auto spent = [&] { return 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC; };
    bool known = false;
    while (!known && !analysis.done() && spent() < most_ms) {
        analysis.run(500);
        known = analysis.answer().known.outcome != Outcome::undecided;
    }
    session.learn(analysis.answer());
    if (known)
        tally.ms.push_back(spent());
    else
        ++tally.open;
}

/// Plays one game, but no further than `most` positions in all.
void play(const DealParams& params, std::uint64_t seed, int most, Tally& tally) {
    Random random{seed};
    const Deal dealt = *deal(params, Random{seed});
    Session session{dealt.board, params.gravity, dealt.witness};
    while (session.status() == Status::playing && tally.positions < most && session.known().outcome != Outcome::lost) {
        const Move move = near_pair(session.open_moves(), random);
        session.act(Click{move.a}, now);
        session.act(Click{move.b}, now);
        settle(session, tally);
    }
}

void run(std::ostream& out) {
    struct Board {
        Size size;
        int kinds;
    };
    Table table({"board, gravity", "positions", "known %", "searched", "of these known %", "median ms", "95 % ms"});
    for (const Board board : {Board{{8, 18}, 36}, Board{{12, 24}, 72}, Board{{16, 30}, 60}})
        for (const Gravity gravity : all_gravities) {
            Tally tally;
            for (std::uint64_t seed = 1; tally.positions < positions_a_row(); ++seed)
                play({board.size, board.kinds, gravity, BoardLayout{}, 3}, seed, positions_a_row(), tally);
            std::sort(tally.ms.begin(), tally.ms.end());
            const auto percent = [](int part, int all) {
                return all == 0 ? std::string{"-"} : figure(100. * part / all);
            };
            const auto at = [&](std::size_t share) {
                return tally.ms.empty() ? std::string{"-"} : figure(tally.ms[tally.ms.size() * share / 100]);
            };
            table.add({to_text(board.size) + " " + std::string(name_of(gravity)), std::to_string(tally.positions),
                       percent(tally.positions - tally.open, tally.positions), std::to_string(tally.searched),
                       percent(tally.searched - tally.open, tally.searched), at(50), at(95)});
        }
    out << table;
}

} // namespace

const Section knowledge_section{"knowledge", "positions of play that are known to be won or lost", &run, nullptr};

} // namespace twoturns::bench
