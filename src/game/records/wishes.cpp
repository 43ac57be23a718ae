#include "game/records/wishes.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "twoturns/random.hpp"

namespace twoturns::game {
namespace {

constexpr std::int64_t days_a_week = 7;
constexpr std::int64_t seconds_of_day = 86'400;
constexpr Day monday_before_1970{std::chrono::days{-3}}; // 29 December 1969

template <auto member> std::int64_t counted(const Tally& tally, std::size_t /*days*/) { return tally.*member; }
template <auto member> std::int64_t sized(const Tally& tally, std::size_t /*days*/) {
    return static_cast<std::int64_t>((tally.*member).size());
}
template <Rule rule> std::int64_t ruled(const Tally& tally, std::size_t /*days*/) {
    return tally.rules.at(static_cast<std::size_t>(rule));
}

// A later version may add wishes at the end, but then the weeks get other wishes.
constexpr std::array all_wishes{
    Wish{NC_("wish", "Three boards without undo"), 3, counted<&Tally::without_undo>},
    Wish{NC_("wish", "Three boards without a hint"), 3, counted<&Tally::without_hint>},
    Wish{NC_("wish", "A board of 30 pairs without help"), 1, counted<&Tally::without_help_30>},
    Wish{NC_("wish", "Two boards with neither help nor undo"), 2, counted<&Tally::clean>},
    Wish{NC_("wish", "The board of the day, on two days"), 2, sized<&Tally::days>},
    Wish{NC_("wish", "A board on each of three days"), 3,
         [](const Tally& /*tally*/, std::size_t days) { return static_cast<std::int64_t>(days); }},
    Wish{NC_("wish", "Two places of the journey"), 2,
         [](const Tally& tally, std::size_t /*days*/) { return static_cast<std::int64_t>(tally.reached.count()); }},
    Wish{NC_("wish", "A board cleared in Arcade"), 1, counted<&Tally::rounds>},
    Wish{NC_("wish", "1,500 points in Arcade"), 1500, counted<&Tally::best_score>},
    Wish{NC_("wish", "Two boards in Timed"), 2, counted<&Tally::timed>},
    Wish{NC_("wish", "Two boards whose tiles slide"), 2, counted<&Tally::sliding>},
    Wish{NC_("wish", "A board whose halves slide"), 1, counted<&Tally::halves>},
    Wish{NC_("wish", "Boards of three different gravities"), 3,
         [](const Tally& tally, std::size_t /*days*/) { return static_cast<std::int64_t>(tally.gravities.count()); }},
    Wish{NC_("wish", "Boards of three different layouts"), 3, sized<&Tally::layouts>},
    Wish{NC_("wish", "A hard board"), 1, counted<&Tally::hard>},
    Wish{NC_("wish", "20 pairs or more, four seconds each"), 1,
         [](const Tally& tally, std::size_t /*days*/) {
             return std::int64_t{tally.quickest_pair && *tally.quickest_pair <= Time{4000} ? 1 : 0};
         }},
    Wish{NC_("wish", "A hundred pairs in all"), 100, counted<&Tally::pairs>},
    Wish{NC_("wish", "A board of 60 pairs"), 60, counted<&Tally::most_pairs>},
    Wish{NC_("wish", "Four boards of 20 pairs or fewer"), 4, counted<&Tally::small>},
    Wish{NC_("wish", "A board 16 tiles wide or high"), 1, counted<&Tally::wide>},
    Wish{NC_("wish", "Boards with two decks of pictures"), 2, sized<&Tally::decks>},
    Wish{NC_("wish", "Four different last pictures"), 4, sized<&Tally::last_pictures>},
    Wish{NC_("wish", "A board of straight lines only"), 1, ruled<Rule::straight>},
    Wish{NC_("wish", "A board with one turn at most"), 1, ruled<Rule::one_turn>},
};
constexpr std::size_t weeks_a_round = all_wishes.size() / wishes_a_week;
static_assert(all_wishes.size() % wishes_a_week == 0 && all_wishes.size() >= 20);

/// Returns quotient and remainder of a division that rounds down.
constexpr std::pair<std::int64_t, std::int64_t> divided_down(std::int64_t a, std::int64_t b) {
    const std::int64_t rest = (a % b + b) % b;
    return {(a - rest) / b, rest};
}

} // namespace

std::span<const Wish> wishes() { return all_wishes; }

std::int64_t week_of(Day day) { return divided_down((day - monday_before_1970).count(), days_a_week).first; }

Day first_day_of_week(std::int64_t week) { return monday_before_1970 + std::chrono::days{week * days_a_week}; }

std::array<std::size_t, wishes_a_week> drawn_wishes(std::int64_t week) {
    const auto [round, number] = divided_down(week, static_cast<std::int64_t>(weeks_a_round));
    std::array<std::size_t, all_wishes.size()> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    Random{static_cast<std::uint64_t>(round)}.shuffle(order);
    std::array<std::size_t, wishes_a_week> drawn{};
    for (std::size_t i = 0; i < wishes_a_week; ++i)
        drawn.at(i) = order.at(static_cast<std::size_t>(number) * wishes_a_week + i);
    return drawn;
}

std::array<WishState, wishes_a_week> wishes_of(std::int64_t week, const Past& past) {
    Tally tally;
    std::set<Day> days;
    // Only dates near the week are converted to local time, which is slow.
    const Date middle = (first_day_of_week(week).time_since_epoch().count() * 2 + days_a_week) * seconds_of_day / 2;
    constexpr Date near = 5 * seconds_of_day;
    for (auto game = past.games.rbegin(); game != past.games.rend(); ++game) {
        if (game->touched < middle - near || game->touched > middle + near) continue;
        const Day day = past.day_of(game->touched);
        if (week_of(day) != week) continue;
        tally.add(*game, past.day_of);
        if (game->state == GameState::cleared) days.insert(day);
    }
    std::array<WishState, wishes_a_week> states{};
    const auto drawn = drawn_wishes(week);
    for (std::size_t i = 0; i < wishes_a_week; ++i) {
        const Wish& wish = all_wishes.at(drawn.at(i));
        const std::int64_t count = wish.count(tally, days.size());
        states.at(i) = {drawn.at(i), std::min(count, wish.goal), count >= wish.goal};
    }
    return states;
}

} // namespace twoturns::game
