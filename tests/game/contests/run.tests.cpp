// Runs of Arcade: their boards, and their results in made-up histories, compared with a second, slow implementation.
#include "game/contests/run.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "game/contests/arcade.hpp"
#include "game/game.hpp"
#include "support/catch.hpp"
#include "support/play.hpp"
#include "support/scale.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;

namespace {

GameSummary played(const RunBoard& board, GameKey key, GameState state, std::int64_t score) {
    GameSummary game;
    game.key = key;
    game.id = id_of(board);
    game.state = state;
    game.score = score;
    game.pace = Pace::arcade;
    game.touched = 1000 * key;
    game.elapsed = Time{100 * key};
    game.pairs_left = state == GameState::cleared ? 0 : 7;
    return game;
}

/// Reads run and number out of the text of an ID.
std::optional<RunBoard> slow_run_board(const GameSummary& game) {
    const std::string text = to_text(game.id);
    const std::size_t at = text.find(".arcade ");
    if (at == std::string::npos) return std::nullopt;
    const std::string rest = text.substr(at + 8);
    const std::size_t blank = rest.find(' ');
    return RunBoard{std::stoi(rest.substr(0, blank)), std::stoi(rest.substr(blank + 1))};
}

/// Finds the game that each game continues by looking back through all earlier ones, then sums up every chain.
std::vector<RunResult> slow_runs(const std::vector<GameSummary>& games) {
    const std::vector<GameSummary> order{games.rbegin(), games.rend()};
    std::vector<RunResult> runs;
    std::vector<std::size_t> run_of(order.size(), order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i].pace != Pace::arcade) continue;
        const auto board = slow_run_board(order[i]);
        if (!board) continue;
        for (std::size_t k = i; k > 0; --k) { // the game of this run that was played last before this one
            const auto before = slow_run_board(order[k - 1]);
            if (order[k - 1].pace != Pace::arcade || !before || before->run != board->run) continue;
            if (before->number + 1 == board->number && order[k - 1].state == GameState::cleared)
                run_of[i] = run_of[k - 1];
            break;
        }
        if (run_of[i] == order.size()) {
            run_of[i] = runs.size();
            runs.emplace_back();
        }
        RunResult& run = runs[run_of[i]];
        run.last = board;
        run.game = order[i].key;
        run.cleared = order[i].state == GameState::cleared;
        run.boards += 1;
        run.pairs += order[i].id.params.size.rows * order[i].id.params.size.cols / 2 - order[i].pairs_left;
        run.score += order[i].score;
        run.elapsed += order[i].elapsed;
        run.touched = order[i].touched;
        if (run.cleared) run.look = order[i].look;
    }
    return runs;
}

} // namespace

TEST_CASE("a run goes through five stages, again and again, on boards that never get smaller or easier", "[run]") {
    for (int seed = 1; seed <= std::max(20, scaled(60)); ++seed) {
        Random random{static_cast<std::uint64_t>(seed)};
        const int run = first_run + static_cast<int>(random.below(last_run - first_run + 1));
        for (int number = 1; number <= 40; ++number) {
            CAPTURE(run, number);
            const DealParams params = id_of({run, number}).params;
            REQUIRE(checked(params));
            const Gravity gravity = params.gravity;
            switch (number % 5) {
            case 1: CHECK(gravity == Gravity::none); break;
            case 2: CHECK((gravity == Gravity::down || gravity == Gravity::up)); break;
            case 3: CHECK((gravity == Gravity::left || gravity == Gravity::right)); break;
            case 4:
                CHECK((gravity == Gravity::vertical_in || gravity == Gravity::vertical_out ||
                       gravity == Gravity::horizontal_in || gravity == Gravity::horizontal_out));
                break;
            default: CHECK(gravity == Gravity::none); break;
            }
            const int cells = params.size.rows * params.size.cols;
            for (int before = std::max(1, number - 5); before < number; ++before) {
                const DealParams other = id_of({run, before}).params;
                if (number % 5 == 0 || before == number - 5) CHECK(other.size.rows * other.size.cols <= cells);
                if (before == number - 5) CHECK(other.difficulty <= params.difficulty);
            }
        }
    }
}

TEST_CASE("the ID of a board says which run and which board it is, as text too, and no other ID does", "[run]") {
    for (int seed = 1; seed <= std::max(20, scaled(60)); ++seed) {
        Random random{static_cast<std::uint64_t>(seed)};
        const RunBoard board{first_run + static_cast<int>(random.below(last_run - first_run + 1)),
                             1 + static_cast<int>(random.below(most_run_boards))};
        const GameId id = id_of(board);
        CAPTURE(to_text(id));
        CHECK(run_board_of(id) == board);
        const auto read = parse_game_id(to_text(id));
        REQUIRE(read);
        CHECK(run_board_of(*read) == board);
        GameId other = id;
        other.params.size.cols += 2;
        CHECK_FALSE(run_board_of(other));
    }
    for (const char* seed :
         {"", "arcade", "arcade ", "arcade 12345678", "arcade 12345678 ", "arcade 12345678 0", "arcade 12345678 01",
          "arcade 1234567 1", "arcade 123456789 1", "arcade 12345678 1000", "arcade 12345678 1 1", "arcade 12345678 -1",
          "arcade 12345678 1x", "Arcade 12345678 1", "arcade  1", "arcade 99999999999999999999 1", "journey 1"}) {
        GameId id = id_of({12'345'678, 1});
        id.seed = seed;
        CAPTURE(seed);
        CHECK_FALSE(run_board_of(id));
    }
    CHECK(next_in_run({12'345'678, 3}) == RunBoard{12'345'678, 4});
    CHECK_FALSE(next_in_run({12'345'678, most_run_boards}));
}

TEST_CASE("every board of a run can be cleared, most at the level that was asked for", "[run]") {
    int dealt = 0;
    int as_asked = 0;
    for (int seed = 1; seed <= std::max(2, scaled(6)); ++seed)
        for (int number = 1; number <= 11; ++number) {
            const GameId id = id_of({first_run + 12'345'677 * seed % (last_run - first_run), number});
            CAPTURE(to_text(id));
            const auto board = deal(id);
            REQUIRE(board);
            Board left = board->board;
            for (const Move& move : board->witness) REQUIRE(take_pair(left, move, id.params.gravity));
            CHECK(left.won());
            ++dealt;
            as_asked += board->level == id.params.difficulty;
        }
    CAPTURE(dealt);
    CHECK(as_asked * 4 >= dealt * 3);
}

TEST_CASE("the bar of a run gets tighter from board to board, down to half", "[run]") {
    const std::vector<int> shares{100, 95, 90, 85, 80, 75, 70, 65, 60, 55, 50, 50, 50};
    for (std::size_t i = 0; i < shares.size(); ++i) CHECK(bar_share(static_cast<int>(i) + 1) == shares[i]);
    CHECK(bar_share(most_run_boards) == 50);
    const Board board = deal(id_of({12'345'678, 1}))->board;
    const int pairs = board.tiles() / 2;
    for (const int share : {100, 95, 50}) {
        Arcade round{board, 2, 0, share};
        CHECK(round.full() == bar_of(pairs) * share / 100);
        const auto open = legal_moves(board);
        REQUIRE(open.size() >= 2);
        round.add({Time{0}, open[0]}, 0);
        round.add({Time{20'000}, open[1]}, 0);
        CHECK(round.left(Time{20'000}) == round.full() - Time{20'000} + refill_of(2) * share / 100);
    }
}

TEST_CASE("a run carries its score from board to board, and ends with the first that is not cleared", "[run]") {
    constexpr int run = 12'345'678;
    std::vector<GameSummary> games; // the first one first
    const auto all = [&] { return std::vector<GameSummary>{games.rbegin(), games.rend()}; };
    CHECK_FALSE(open_run(all()));
    games.push_back(played({run, 1}, 1, GameState::cleared, 900));
    games.back().look = SealPicture{"fruit", 4};
    CHECK(open_run(all()) == RunBoard{run, 2});
    CHECK(run_before(all(), {run, 2}, 2).score == 900);
    games.push_back(played({run, 2}, 2, GameState::cleared, 800));
    games.push_back(played({run, 3}, 3, GameState::in_progress, 50));
    CHECK_FALSE(open_run(all()));
    REQUIRE(runs_of(all()).size() == 1);
    const RunResult result = runs_of(all()).front();
    CHECK(result.score == 1750);
    CHECK(result.boards == 3);
    CHECK_FALSE(result.cleared);
    CHECK(result.pairs == 24 + 30 + 30 - 7);
    CHECK(run_before(all(), {run, 3}, 3).score == 1700);
    CHECK(run_before(all(), {run, 3}, 3).boards == 2);
    // A game that was played on in Calm counts no more; a board played again begins anew.
    games.push_back(played({run, 3}, 4, GameState::cleared, 5000));
    games.back().pace = Pace::calm;
    games.push_back(played({run, 2}, 5, GameState::cleared, 3000));
    REQUIRE(runs_of(all()).size() == 2);
    CHECK(runs_of(all()).front() == result);
    CHECK(runs_of(all()).back().score == 3000);
    CHECK(open_run(all()) == RunBoard{run, 3});
    CHECK(run_before(all(), {run, 3}, 6).score == 3000);
    CHECK(run_before(all(), {run, 4}, 6) == RunResult{});
    CHECK(run_before(all(), {run, 3}, 3).score == 1700); // as it was when that game was played
}

TEST_CASE("the best results come first, equal ones in the order they were played", "[run]") {
    std::vector<RunResult> results;
    for (const int score : {10, 40, 20, 40, 30}) {
        results.emplace_back().score = score;
        results.back().game = static_cast<GameKey>(results.size());
    }
    const auto keys = [](const std::vector<RunResult>& some) {
        std::vector<GameKey> all;
        for (const RunResult& one : some) all.push_back(one.game);
        return all;
    };
    CHECK(keys(top_of(results, 10)) == std::vector<GameKey>{2, 4, 5, 3, 1});
    CHECK(keys(top_of(results, 2)) == std::vector<GameKey>{2, 4});
    CHECK(top_of({}, 10).empty());
}

TEST_CASE("rounds on single boards stand apart from runs", "[run]") {
    std::vector<GameSummary> games{played({12'345'678, 1}, 1, GameState::cleared, 10)};
    GameSummary own = games.front();
    own.id.seed = "12345678";
    for (const Pace pace : {Pace::arcade, Pace::timed}) {
        own.pace = pace;
        own.key = 2;
        games.push_back(own);
    }
    own.pace = Pace::arcade;
    own.id.params.size = {8, 18};
    games.push_back(own);
    CHECK(runs_of(games).size() == 1);
    const auto rounds = rounds_of(games, id_of({12'345'678, 1}).params);
    REQUIRE(rounds.size() == 1);
    CHECK(rounds.front().game == 2);
    CHECK_FALSE(rounds.front().last);
    CHECK(rounds.front().boards == 1);
}

TEST_CASE("runs in made-up histories are those of the slow count", "[run]") {
    std::size_t longest = 0;
    for (int seed = 1; seed <= std::max(100, scaled(500)); ++seed) {
        CAPTURE(seed);
        Random random{static_cast<std::uint64_t>(seed)};
        std::vector<GameSummary> games;
        std::vector<int> next{1, 1, 1}; // of three runs at the same time
        for (int i = 1; i <= 40; ++i) {
            const std::size_t which = random.index(next.size());
            const bool jumps = random.below(8) == 0;
            const int number = jumps ? 1 + static_cast<int>(random.below(6)) : next[which];
            const GameState state = random.below(5) > 0   ? GameState::cleared
                                    : random.below(2) > 0 ? GameState::unfinished
                                                          : GameState::in_progress;
            GameSummary game = played({first_run + static_cast<int>(which) * 111, number}, i, state,
                                      static_cast<std::int64_t>(random.below(3000)));
            if (random.below(9) == 0) game.pace = random.below(2) > 0 ? Pace::calm : Pace::timed;
            if (random.below(12) == 0) game.id.seed = std::to_string(10'000'000 + i);
            if (random.below(3) == 0) game.look = SealPicture{"fruit", i};
            next[which] = state == GameState::cleared ? number + 1 : 1;
            games.insert(games.begin(), game);
            const auto runs = runs_of(games);
            REQUIRE(runs == slow_runs(games));
            for (const RunResult& run : runs) longest = std::max(longest, static_cast<std::size_t>(run.boards));
            const auto board = run_board_of(games.front().id);
            if (!board || games.front().pace != Pace::arcade) continue;
            RunResult before = run_before(games, *board, games.front().key);
            before.add(games.front());
            const auto own =
                std::find_if(runs.begin(), runs.end(), [&](const RunResult& run) { return run.game == i; });
            REQUIRE(own != runs.end());
            CHECK(*own == before);
        }
    }
    CHECK(longest > 5);
}
