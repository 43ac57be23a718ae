#include "app/gallery/gallery_wall.hpp"

#include <map>
#include <optional>
#include <string>
#include <tuple>

#include "app/command.hpp"
#include "app/first_start/guide.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/problems/kept_problems.hpp"
#include "game/contests/run.hpp"
#include "game/history/daily.hpp"
#include "game/history/journey.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using game::GameSummary;
using std::chrono::year_month_day;

year_month_day date_of(const GameSummary& game, const LocalTime& local_time) {
    return year_month_day{local_day(game.touched, local_time)};
}

std::optional<std::size_t> place_in_journey(const GameSummary& game) {
    return game.custom_board ? std::nullopt : game::place_of(game.id);
}

bool is_daily(const GameSummary& game) { return !game.custom_board && game::day_of(game.id).has_value(); }

} // namespace

std::set<game::GameKey> best_of_years(std::span<const GameSummary> games, const LocalTime& local_time) {
    constexpr int least_games = 3;
    struct Best {
        int games = 0;
        const GameSummary* quickest = nullptr;
    };
    std::map<std::tuple<int, game::Pace, std::string>, Best> all;
    for (const GameSummary& game : games) {
        if (game.custom_board || game.hints + game.reshuffles > 0) continue;
        Best& best =
            all[{static_cast<int>(date_of(game, local_time).year()), game.pace, to_text(GameId{game.id.params, {}})}];
        ++best.games;
        if (best.quickest == nullptr || game.elapsed < best.quickest->elapsed) best.quickest = &game;
    }
    std::set<game::GameKey> keys;
    for (const auto& [kind, best] : all)
        if (best.games >= least_games) keys.insert(best.quickest->key);
    return keys;
}

GalleryWall wall_of(std::span<const GameSummary> games, GalleryFilter filter, const std::set<game::GameKey>& best,
                    const std::set<game::GameKey>& problems, const LocalTime& local_time) {
    const auto fits = [&](const GameSummary& game) {
        switch (filter) {
        case GalleryFilter::all: return true;
        case GalleryFilter::today: return is_daily(game);
        case GalleryFilter::journey: return place_in_journey(game).has_value();
        case GalleryFilter::problems: return problems.contains(game.key);
        case GalleryFilter::best_of_year: return best.contains(game.key);
        }
        return false;
    };
    GalleryWall wall;
    const auto same_month = [](game::Day a, game::Day b) {
        const year_month_day one{a};
        const year_month_day other{b};
        return one.year() == other.year() && one.month() == other.month();
    };
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (!fits(games[i])) continue;
        const game::Day day = local_day(games[i].touched, local_time);
        if (wall.months.empty() || !same_month(wall.months.back().day, day)) wall.months.push_back({day, 0});
        ++wall.months.back().count;
        wall.shown.push_back(i);
    }
    return wall;
}

std::string given_name(const GameSummary& game) {
    if (const auto place = place_in_journey(game)) return place_label(*place);
    if (is_daily(game)) return label_of(Command::daily);
    const auto board = game.custom_board ? std::nullopt : game::run_board_of(game.id);
    // TRANSLATORS: {0} is the number of the board.
    if (board) return platform::trf(N_("Arcade, board {0}"), std::to_string(board->number));
    return is_guided(game) ? platform::tr(first_weave_name) : std::string{};
}

std::string weave_name(const GameSummary& game, const Settings& settings) {
    if (std::string name = given_name(game); !name.empty()) return name;
    const DealParams& params = game.id.params;
    if (!game.custom_board) return board_label(params);
    const auto problem = problem_of_weave(settings, game.key);
    return problem ? problem_label(problem->result.grade) : label_of(params.size);
}

} // namespace twoturns::app
