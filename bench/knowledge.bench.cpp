// How often the game knows in play whether a board can still be won: players who take near pairs first and never turn
// back, until nothing can go. Each position has 300 ms of processor time; what is not known by then stays open.
// Positions after a known loss are lost too; they count among all positions, but not among those before a known loss.
//
// The player moves as soon as the position is settled or given up. Then the same games are played again by one who
// looks at every position for TWOTURNS_BENCH_THOUGHT ms of processor time, usually 1500, in which the game goes on as
// it does in the background. There, too, a position counts as known if it is within 300 ms of the move that led to it.
// 0 leaves this out.
//
// TWOTURNS_BENCH_GAMES sets the number of games for each row. TWOTURNS_BENCH_ROWS limits the rows to those whose name
// contains this text, such as "30x16" or "30x16 left".
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

constexpr int usual_games = 1;
constexpr int usual_thought = 1500;
constexpr double most_ms = 300;
constexpr Time now{0};

int games_a_row() {
    const char* const text = std::getenv("TWOTURNS_BENCH_GAMES");
    return text == nullptr ? usual_games : std::max(1, std::atoi(text));
}

double thought_ms() {
    const char* const text = std::getenv("TWOTURNS_BENCH_THOUGHT");
    return text == nullptr ? usual_thought : std::max(0, std::atoi(text));
}

bool is_wanted(const std::string& row) {
    const char* const text = std::getenv("TWOTURNS_BENCH_ROWS");
    return text == nullptr || row.find(text) != std::string::npos;
}

struct Tally {
    int met = 0;         ///< positions of all games
    int before_loss = 0; ///< those of them that do not follow a position known to be lost
    int searched = 0;    ///< positions that the known line does not answer for
    int open = 0;
    int games_with_open = 0;
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

double ms_since(std::clock_t begin) { return 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC; }

/// Searches as the worker does in the background, counts what is known after most_ms, and goes on until `thought` ms
/// are over.
void settle(Session& session, double thought, Tally& tally) {
    const bool open = session.known().outcome == Outcome::undecided;
    const auto question = session.question();
    if (!question || (!open && thought == 0)) return;
    Analysis analysis{*question};
    const std::clock_t begin = std::clock();
    if (open) {
        ++tally.searched;
        bool known = false;
        while (!known && !analysis.done() && ms_since(begin) < most_ms) {
            analysis.run(500);
            known = analysis.answer().known.outcome != Outcome::undecided;
        }
        if (known)
            tally.ms.push_back(ms_since(begin));
        else
            ++tally.open;
    }
    while (!analysis.done() && ms_since(begin) < thought) analysis.run(500);
    session.learn(analysis.answer());
}

/// Plays one game to its end.
void play(const DealParams& params, std::uint64_t seed, double thought, Tally& tally) {
    Random random{seed};
    const Deal dealt = *deal(params, Random{seed});
    Session session{dealt.board, params.gravity, dealt.witness};
    const int open_before = tally.open;
    while (session.status() == Status::playing) {
        const bool lost = session.known().outcome == Outcome::lost;
        const Move move = near_pair(session.open_moves(), random);
        session.act(Click{move.a}, now);
        session.act(Click{move.b}, now);
        ++tally.met;
        if (lost) continue;
        ++tally.before_loss;
        settle(session, thought, tally);
    }
    tally.games_with_open += tally.open > open_before ? 1 : 0;
}

/// Returns the share of `all` that is not open.
std::string known_share(int all, int open) { return all == 0 ? std::string{"-"} : figure(100. * (all - open) / all); }

void run(std::ostream& out) {
    struct Board {
        Size size;
        int kinds;
    };
    Table table({"board, gravity", "games", "with open", "positions", "known %", "before loss", "known %", "searched",
                 "median ms", "95 % ms", "thought: with open", "known %"});
    for (const Board board : {Board{{8, 18}, 36}, Board{{12, 24}, 72}, Board{{16, 30}, 60}})
        for (const Gravity gravity : all_gravities) {
            const std::string row = to_text(board.size) + " " + std::string(name_of(gravity));
            if (!is_wanted(row)) continue;
            Tally tally;
            Tally thinking;
            const double thought = thought_ms();
            for (int game = 1; game <= games_a_row(); ++game) {
                const DealParams params{board.size, board.kinds, gravity, BoardLayout{}, 3};
                play(params, static_cast<std::uint64_t>(game), 0, tally);
                if (thought > 0) play(params, static_cast<std::uint64_t>(game), thought, thinking);
            }
            std::sort(tally.ms.begin(), tally.ms.end());
            const auto at = [&](std::size_t share) {
                return tally.ms.empty() ? std::string{"-"} : figure(tally.ms[tally.ms.size() * share / 100]);
            };
            table.add({row, std::to_string(games_a_row()), std::to_string(tally.games_with_open),
                       std::to_string(tally.met), known_share(tally.met, tally.open), std::to_string(tally.before_loss),
                       known_share(tally.before_loss, tally.open), std::to_string(tally.searched), at(50), at(95),
                       std::to_string(thinking.games_with_open), known_share(thinking.before_loss, thinking.open)});
        }
    out << table;
}

} // namespace

const Section knowledge_section{"knowledge", "positions of play that are known to be won or lost", &run, nullptr};

} // namespace twoturns::bench
