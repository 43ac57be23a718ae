// The medals of made-up histories, compared with a second implementation that counts each medal anew after every game,
// each by a scan of its own.
#include "game/records/medals.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include "game/contests/run.hpp"
#include "game/guided_board.hpp"
#include "game/records/random_past.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

using Games = std::vector<GameSummary>; // in the order of play
using Is = std::function<bool(const GameSummary&)>;

bool is_cleared(const GameSummary& game) { return game.state == GameState::cleared; }
bool is_clear_of_help(const GameSummary& game) { return game.hints == 0 && game.reshuffles == 0; }
bool is_clear_of_undo(const GameSummary& game) { return game.undos == 0 && game.rewinds == 0; }
int slow_pairs(const GameSummary& game) {
    if (game.custom_board) return std::max(0, game.moves - game.undos);
    return blank_board(game.id.params.size, game.id.params.layout).tiles() / 2;
}
long long slow_count(const Games& games, const Is& is) {
    return std::count_if(games.begin(), games.end(), [&](const auto& game) { return is_cleared(game) && is(game); });
}

std::set<std::size_t> slow_places(const Games& games, bool unaided) {
    std::set<std::size_t> found;
    for (std::size_t place = 0; place < places; ++place)
        if (slow_count(games, [&](const GameSummary& game) {
                return !game.custom_board && place_of(game.id) == place && (!unaided || is_clear_of_help(game));
            }) > 0)
            found.insert(place);
    return found;
}
long long slow_in_world(const std::set<std::size_t>& found, std::size_t world) {
    return std::count_if(found.begin(), found.end(), [&](std::size_t place) { return place / 9 == world; });
}
long long slow_world(const Games& games, std::size_t medal) {
    const auto found = slow_places(games, medal == 3);
    long long most = 0;
    long long entered = 0;
    long long last = 0;
    for (std::size_t world = 0; world < 8; ++world) {
        most = std::max(most, slow_in_world(found, world));
        entered += slow_in_world(found, world) > 0 ? 1 : 0;
        last += static_cast<long long>(found.count(world * 9 + 8));
    }
    return medal == 1 ? most : medal == 2 ? entered : medal == 4 ? last : static_cast<long long>(found.size());
}

/// The results of Days, which the calendar shows.
long long slow_day(Games games, std::size_t medal) {
    std::reverse(games.begin(), games.end());
    const Days days{games, day_in_zone};
    std::set<Day> in_time;
    std::set<unsigned> weekdays;
    for (const GameSummary& game : games)
        if (const auto day = game.custom_board ? std::nullopt : game::day_of(game.id); day && days.in_time(*day)) {
            in_time.insert(*day);
            weekdays.insert(std::chrono::weekday{*day}.c_encoding());
        }
    if (medal == 3) return static_cast<long long>(weekdays.size());
    return medal == 0 || medal == 5 ? static_cast<long long>(in_time.size()) : days.streak(Day{}).longest;
}

long long slow_weave(const Games& games, std::size_t medal) {
    if (medal == 2) {
        int most = 0;
        for (const GameSummary& game : games)
            if (is_cleared(game)) most = std::max(most, slow_pairs(game));
        return most;
    }
    if (medal != 4) return slow_count(games, [](const auto&) { return true; });
    std::set<std::string> names;
    for (const GameSummary& game : games) {
        if (!is_cleared(game)) continue;
        if (game.look && game.look->mark != 0)
            names.insert(game.look->deck + " by mark " + std::to_string(game.look->mark));
        else if (game.look)
            names.insert(game.look->deck + " " + std::to_string(game.look->face));
        else if (game.seal)
            names.insert("kind " + std::to_string(*game.seal));
    }
    return static_cast<long long>(names.size());
}

long long longest_run(const Games& games, const Is& counts, const Is& good) {
    long long longest = 0;
    for (std::size_t from = 0; from < games.size(); ++from) {
        long long run = 0;
        for (std::size_t i = from; i < games.size(); ++i) {
            if (!counts(games[i])) continue;
            if (!good(games[i])) break;
            longest = std::max(longest, ++run);
        }
    }
    return longest;
}

long long slow_clean(const Games& games, std::size_t medal) {
    switch (medal) {
    case 0:
    case 5: return slow_count(games, is_clear_of_help);
    case 1: return slow_count(games, [](const auto& g) { return is_clear_of_undo(g) && slow_pairs(g) >= 20; });
    case 2: return longest_run(games, is_cleared, is_clear_of_help);
    case 3: return slow_count(games, [](const auto& g) { return is_clear_of_help(g) && g.id.params.difficulty > 3; });
    default:
        return slow_count(games, [](const auto& g) {
            return is_clear_of_help(g) && is_clear_of_undo(g) && g.id.params.difficulty == 5;
        });
    }
}

long long slow_speed(const Games& games, std::size_t medal) {
    const auto within = [&](int least, int ms) {
        return slow_count(games, [=](const GameSummary& game) {
            const int pairs = slow_pairs(game);
            // The average is a whole number of milliseconds, rounded down.
            return !game.custom_board && game.elapsed > Time{0} && pairs >= least && game.elapsed.count() / pairs <= ms;
        });
    };
    switch (medal) {
    case 0: return within(20, 4000);
    case 1: return within(20, 3000);
    case 5: return within(20, 2000);
    case 4:
        return slow_count(games, [](const GameSummary& game) {
            return !game.custom_board && game.elapsed > Time{0} && slow_pairs(game) >= 20 &&
                   game.elapsed.count() <= 3000LL * slow_pairs(game);
        });
    case 2:
        return slow_count(games, [](const GameSummary& game) {
            return !game.custom_board && game.elapsed > Time{0} && slow_pairs(game) >= 72 &&
                   game.elapsed.count() <= 300'000;
        });
    default: break;
    }
    long long better = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto counts = [&](const GameSummary& game) {
            return is_cleared(game) && !game.custom_board && game.elapsed > Time{0} &&
                   game.id.params.size == games[i].id.params.size;
        };
        if (!counts(games[i])) continue;
        const Games before(games.begin(), games.begin() + static_cast<std::ptrdiff_t>(i));
        const bool any = std::any_of(before.begin(), before.end(), counts);
        const bool all = std::all_of(before.begin(), before.end(), [&](const GameSummary& game) {
            return !counts(game) || game.elapsed > games[i].elapsed;
        });
        better += any && all ? 1 : 0;
    }
    return better;
}

long long slow_arcade(const Games& games, std::size_t medal) {
    const auto of_arcade = [](const GameSummary& game) { return game.pace == Pace::arcade; };
    if (medal == 0 || medal == 5) return slow_count(games, of_arcade);
    if (medal == 2)
        return slow_count(games, [&](const GameSummary& game) {
            return of_arcade(game) && is_clear_of_help(game) && is_clear_of_undo(game);
        });
    if (medal == 3)
        return longest_run(
            games,
            [&](const GameSummary& game) {
                return of_arcade(game) && game.state != GameState::in_progress && (is_cleared(game) || begun(game));
            },
            is_cleared);
    long long most = 0;
    for (const GameSummary& game : games)
        if (of_arcade(game)) most = std::max<long long>(most, game.score);
    for (const RunResult& run : runs_of(Games(games.rbegin(), games.rend())))
        most = std::max<long long>(most, run.score);
    return most;
}

long long slow_match(const std::vector<MatchResult>& matches, std::size_t medal) {
    const auto count = [&](const std::function<bool(const MatchResult&)>& is) {
        return static_cast<long long>(std::count_if(matches.begin(), matches.end(), is));
    };
    const auto wins = [&](Side side) {
        return count([&](const MatchResult& match) { return match.points[side] > match.points[other(side)]; });
    };
    switch (medal) {
    case 0:
    case 5: return static_cast<long long>(matches.size());
    case 1:
        return std::min(1LL, count([](const auto& match) { return match.way == Way::at_once; })) +
               std::min(1LL, count([](const auto& match) { return match.way == Way::in_turns; }));
    case 2:
        return count(
            [](const auto& match) { return std::abs(match.points[Side::orange] - match.points[Side::blue]) <= 50; });
    case 4: return std::min(3LL, wins(Side::orange)) + std::min(3LL, wins(Side::blue));
    default: break;
    }
    int most = 0;
    for (const MatchResult& match : matches) most = std::max(most, match.pairs);
    return most;
}

long long slow_curious(const Games& games, std::size_t medal) {
    std::set<std::string> found;
    for (const GameSummary& game : games) {
        if (!is_cleared(game)) continue;
        const DealParams& params = game.id.params;
        const bool own = params.layout.name().starts_with("own-");
        if (medal == 0 && game.look) found.insert(game.look->deck);
        if (medal == 1 && !game.custom_board && !own) found.insert(params.layout.name());
        if (medal == 2) found.insert(std::string{traits_of(params.gravity).name});
        if (medal == 3 && !game.custom_board && params.rule != Rule::any)
            found.insert(std::string{name_of(params.rule)});
        if (medal == 4 && !game.custom_board && own) found.insert(std::to_string(found.size()));
        if (medal == 5 && game.custom_board && !is_guided(game)) found.insert(std::to_string(found.size()));
    }
    return static_cast<long long>(found.size());
}

long long slow_medal(std::size_t medal, const Games& games, const std::vector<MatchResult>& matches) {
    const std::size_t number = medal % medals_in_family;
    switch (family_of(medal)) {
    case MedalFamily::travels: return slow_world(games, number);
    case MedalFamily::days: return slow_day(games, number);
    case MedalFamily::weaves: return slow_weave(games, number);
    case MedalFamily::clean_play: return slow_clean(games, number);
    case MedalFamily::speed: return slow_speed(games, number);
    case MedalFamily::arcade: return slow_arcade(games, number);
    case MedalFamily::two_players: return slow_match(matches, number);
    case MedalFamily::curiosity: break;
    }
    return slow_curious(games, number);
}

/// Counts a medal after each game until it is earned.
MedalState slow_state(std::size_t medal, const PastGames& past) {
    const std::int64_t goal = medals()[medal].goal;
    const bool of_matches = family_of(medal) == MedalFamily::two_players;
    const std::size_t all = of_matches ? past.matches.size() : past.games.size();
    const Games games(past.games.rbegin(), past.games.rend());
    const std::vector<MatchResult> matches(past.matches.rbegin(), past.matches.rend());
    MedalState state;
    for (std::size_t n = 1; n <= all && !state.earned; ++n) {
        const auto first = [&](const auto& list) {
            return std::vector(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(n));
        };
        state.count = of_matches ? slow_medal(medal, {}, first(matches)) : slow_medal(medal, first(games), {});
        if (state.count < goal) continue;
        state.count = goal;
        state.earned = true;
        state.date = of_matches ? matches[n - 1].ended : games[n - 1].touched;
        state.game = of_matches ? 0 : games[n - 1].key;
    }
    return state;
}

GameSummary cleared_game(GameKey key) {
    GameSummary game;
    game.key = key;
    game.state = GameState::cleared;
    game.touched = 1'795'000'000 + key;
    game.id = {DealParams{.size = {4, 6}, .kinds = 6}, "x"};
    game.elapsed = Time{100'000};
    return game;
}

} // namespace

TEST_CASE("there are six medals in each of eight families, all with a name, a wish and a goal", "[medals]") {
    std::set<std::string> names;
    for (std::size_t i = 0; i < medal_count; ++i) {
        const Medal& medal = medals()[i];
        CAPTURE(medal.name);
        CHECK(medal.family == family_of(i));
        CHECK(names.insert(medal.name).second);
        CHECK_FALSE(std::string{medal.wish}.empty());
        CHECK(medal.goal >= 1);
    }
    CHECK(medals().size() == 48);
}

TEST_CASE("without a history no medal is earned", "[medals]") {
    for (const MedalState& state : medals_of(PastGames{}.past())) CHECK(state == MedalState{});
}

TEST_CASE("medals agree with counting anew after every game", "[medals][property]") {
    const auto seed = GENERATE(range(0, 40));
    if (seed >= scaled(40)) return;
    CAPTURE(seed);
    Random random{static_cast<std::uint64_t>(seed)};
    const PastGames past = random_past(random, random.index(70));
    const MedalStates states = medals_of(past.past());
    for (std::size_t i = 0; i < medal_count; ++i) {
        const Medal& medal = medals()[i];
        CAPTURE(medal.name);
        const MedalState slow = slow_state(i, past);
        CHECK(states.at(i).count == slow.count);
        CHECK(states.at(i) == slow);
    }
}

TEST_CASE("later games take no medal away, and change neither its day nor its game", "[medals][property]") {
    const auto seed = GENERATE(range(100, 130));
    CAPTURE(seed);
    Random random{static_cast<std::uint64_t>(seed)};
    const PastGames all = random_past(random, 120);
    PastGames past = all;
    past.games.erase(past.games.begin(), past.games.begin() + static_cast<std::ptrdiff_t>(random.index(100)));
    past.matches.erase(past.matches.begin(),
                       past.matches.begin() + static_cast<std::ptrdiff_t>(random.index(past.matches.size() + 1)));
    const MedalStates before = medals_of(past.past());
    const MedalStates after = medals_of(all.past());
    for (std::size_t i = 0; i < medal_count; ++i) {
        CHECK(after.at(i).count >= before.at(i).count);
        if (before.at(i).earned) CHECK(after.at(i) == before.at(i));
    }
}

TEST_CASE("dates decide only the days: with any other dates all other medals are the same", "[medals][property]") {
    const auto seed = GENERATE(range(200, 220));
    CAPTURE(seed);
    Random random{static_cast<std::uint64_t>(seed)};
    PastGames past = random_past(random, 80);
    const MedalStates before = medals_of(past.past());
    for (GameSummary& game : past.games) game.touched = static_cast<Date>(random.below(4'000'000'000));
    const MedalStates after = medals_of(past.past());
    for (std::size_t i = 0; i < medal_count; ++i) {
        if (family_of(i) == MedalFamily::days) continue;
        CHECK(after.at(i).count == before.at(i).count);
        CHECK(after.at(i).game == before.at(i).game);
    }
}

TEST_CASE("a thousand and one weaves earn every medal of weaves that counts them", "[medals]") {
    PastGames past;
    for (GameKey key = 1; key <= 1000; ++key) past.games.push_back(cleared_game(1001 - key));
    constexpr std::size_t first = static_cast<std::size_t>(MedalFamily::weaves) * medals_in_family;
    MedalStates states = medals_of(past.past());
    CHECK(states.at(first).game == 1);
    CHECK(states.at(first + 1).game == 25);
    CHECK(states.at(first + 3).game == 100);
    CHECK(states.at(first + 5) == MedalState{1000, false, 0, 0});
    past.games.insert(past.games.begin(), cleared_game(1001));
    states = medals_of(past.past());
    CHECK(states.at(first + 5) == MedalState{1001, true, 1'795'001'001, 1001});
}

TEST_CASE("thirty days in a row are counted, in whatever order they were played", "[medals]") {
    const Day from{std::chrono::local_days{std::chrono::year{2026} / 12 / 1}};
    constexpr std::size_t moon = static_cast<std::size_t>(MedalFamily::days) * medals_in_family + 4;
    for (const int step : {1, 7, 11}) {
        PastGames past;
        for (int i = 0; i < 30; ++i) {
            const Day day = from + std::chrono::days{i * step % 30};
            GameSummary game = cleared_game(i + 1);
            game.id = daily_id(day);
            game.touched = noon_of(day);
            past.games.insert(past.games.begin(), game);
            const MedalState state = medals_of(past.past()).at(moon);
            CHECK(state.earned == (i == 29));
            if (step == 1) CHECK(state.count == i + 1);
        }
    }
}

TEST_CASE("the points of all boards of a run count for the medals of points", "[medals]") {
    constexpr std::size_t high_score = static_cast<std::size_t>(MedalFamily::arcade) * medals_in_family + 4;
    PastGames past;
    const auto play = [&](int run, int number, std::int64_t score) {
        GameSummary game = cleared_game(static_cast<GameKey>(past.games.size() + 1));
        game.id = id_of(RunBoard{run, number});
        game.pace = Pace::arcade;
        game.score = score;
        past.games.insert(past.games.begin(), game);
        return medals_of(past.past()).at(high_score);
    };
    CHECK(play(first_run, 1, 2200).count == 2200);
    CHECK(play(first_run + 1, 1, 2885).count == 2885); // a run of its own
    CHECK(play(first_run, 2, 2799).count == 4999);
    const MedalState earned = play(first_run + 1, 2, 2200);
    CHECK(earned == MedalState{5000, true, past.games.front().touched, 4});
}

TEST_CASE("the board that teaches the rule is no board from a file", "[medals]") {
    constexpr std::size_t from_afar = static_cast<std::size_t>(MedalFamily::curiosity) * medals_in_family + 5;
    GameSummary game = cleared_game(1);
    game.custom_board = true;
    game.id.params.size = guided_board().size();
    game.id.params.kinds = guided_board().kinds();
    game.moves = guided_pairs;
    REQUIRE(is_guided(game));
    PastGames past;
    past.games.push_back(game);
    CHECK(medals_of(past.past()).at(from_afar) == MedalState{});
    past.games.front().id.params.size = Size{4, 4};
    CHECK(medals_of(past.past()).at(from_afar).earned);
}

TEST_CASE("a board of a day counts only on its day", "[medals]") {
    const Day day{std::chrono::local_days{std::chrono::year{2026} / 12 / 1}};
    PastGames past;
    past.games.push_back(cleared_game(1));
    past.games.front().id = daily_id(day);
    constexpr std::size_t first = static_cast<std::size_t>(MedalFamily::days) * medals_in_family;
    for (const int late : {-1, 0, 1, 20}) {
        past.games.front().touched = noon_of(day + std::chrono::days{late});
        CHECK(medals_of(past.past()).at(first).earned == (late == 0));
    }
}
