// Players who follow the first hint from random winnable positions: how many of them win, and how long the game
// computes before a hint is proven. TWOTURNS_BENCH_DEALS sets the number of games for each row.
#include "section.hpp"
#include "table.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <string>
#include <variant>
#include <vector>

#include "game/analysis.hpp"
#include "game/session.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/random.hpp"

namespace twoturns::bench {
namespace {

using namespace game;

constexpr int usual_games = 20;
constexpr Time now{0};

int games_a_row() {
    const char* const text = std::getenv("TWOTURNS_BENCH_DEALS");
    return text == nullptr ? usual_games : std::max(1, std::atoi(text));
}

/// Determines whether the position can be won, as the worker does in the background.
void settle_outcome(Session& session) {
    while (session.known().outcome == twoturns::Outcome::undecided && !session.known().searched) {
        Analysis analysis{*session.question()};
        bool news = false;
        while (!news && !analysis.done()) news = analysis.run(1000);
        session.learn(analysis.answer());
    }
}

void make(Session& session, Move move) {
    session.act(Click{move.a}, now);
    session.act(Click{move.b}, now);
}

struct Tally {
    int won = 0;
    int unproven = 0; ///< the number of unproven hints
    std::vector<double> ms;
};

/// Makes up to 30 random moves and undoes each one unless it is known to keep the win. Then follows hints to the end.
void play(const DealParams& params, std::uint64_t seed, Tally& tally) {
    Random random{seed};
    const Deal dealt = *deal(params, Random{seed});
    Session session{dealt.board, params.gravity, dealt.witness};
    for (auto moves = random.below(31); moves > 0 && session.status() == Status::playing; --moves) {
        make(session, session.open_moves()[random.index(session.open_moves().size())]);
        settle_outcome(session);
        if (session.known().outcome != twoturns::Outcome::won) session.act(Undo{}, now);
    }
    while (session.status() == Status::playing) {
        const std::clock_t begin = std::clock();
        settle_outcome(session);
        const Reply reply = session.act(Hint{HintStyle::at_once, HintTrust::any}, now);
        tally.ms.push_back(1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        const auto* hint = std::get_if<Hinted>(&reply);
        if (hint == nullptr) break;
        if (!hint->safe) ++tally.unproven;
        make(session, {hint->link.front(), hint->link.back()});
    }
    if (session.status() == Status::won) ++tally.won;
}

void run(std::ostream& out) {
    Table table({"18x8, 36 kinds", "games", "won", "hints", "not proven", "median ms", "99 % ms", "most ms"});
    for (const Gravity gravity : {Gravity::none, Gravity::down}) {
        Tally tally;
        for (int i = 0; i < games_a_row(); ++i)
            play({{8, 18}, 36, gravity, BoardLayout{}, 1 + i % 5}, static_cast<std::uint64_t>(i) + 1, tally);
        std::sort(tally.ms.begin(), tally.ms.end());
        table.add({std::string(name_of(gravity)), std::to_string(games_a_row()), std::to_string(tally.won),
                   std::to_string(tally.ms.size()), std::to_string(tally.unproven),
                   figure(tally.ms[tally.ms.size() / 2]), figure(tally.ms[tally.ms.size() * 99 / 100]),
                   figure(tally.ms.back())});
    }
    out << table;
}

} // namespace

const Section hints_section{"hints", "players who follow the hints", &run, nullptr};

} // namespace twoturns::bench
