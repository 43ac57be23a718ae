#include "game/history/journey.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <string>
#include <string_view>
#include <tuple>

#include "game/journey_table.hpp"

namespace twoturns::game {
namespace {

/// A line of a table: two numbers and an ID.
struct Row {
    int first = 0;
    int second = 0;
    GameId id;
};

std::vector<Row> rows_of(std::string_view text) {
    std::vector<Row> all;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::size_t first = line.find(' ');
        const std::size_t second = line.find(' ', first + 1);
        if (line.starts_with(';') || second == std::string_view::npos) continue;
        Row row;
        std::from_chars(line.data(), line.data() + first, row.first);
        std::from_chars(line.data() + first + 1, line.data() + second, row.second);
        if (auto id = parse_game_id(line.substr(second + 1))) row.id = *std::move(id);
        all.push_back(std::move(row));
    }
    return all;
}

std::vector<JourneyStop> read_table(std::string_view text) {
    std::vector<JourneyStop> all;
    for (Row& row : rows_of(text)) all.push_back({std::move(row.id), row.first, std::chrono::seconds{row.second}});
    return all;
}

// The rule for the third star before the table fixed the times: a quarter more than the median time for a pair over all
// games cleared so far, once there are five such games, but at least two seconds for a pair; before that, six seconds
// for a pair.
constexpr std::size_t games_for_usual_pace = 5;
constexpr Time least_par_per_pair{2000};
constexpr Time first_par_per_pair{6000};
constexpr Time least_par{20'000};

Time rounded_up(Time time, Time step) { return (time + step - Time{1}) / step * step; }

/// The times for a pair, kept sorted as games are added.
class Median {
public:
    void add(Time time) { times_.insert(std::upper_bound(times_.begin(), times_.end(), time), time); }
    [[nodiscard]] std::optional<Time> value() const {
        if (times_.size() < games_for_usual_pace) return std::nullopt;
        return times_[times_.size() / 2];
    }

private:
    std::vector<Time> times_;
};

Time par_until_fixed(int pairs, std::optional<Time> usual) {
    const Time pair = usual ? std::max(*usual * 5 / 4, least_par_per_pair) : first_par_per_pair;
    return rounded_up(std::max(pair * pairs, least_par), Time{5000});
}

/// Counts the pairs of boards. Caches the counts, because many boards have the same size and layout.
class PairCounter {
public:
    [[nodiscard]] int of(const GameId& id) {
        if (pairs_ == 0 || id.params.size != size_ || id.params.layout != layout_) {
            size_ = id.params.size;
            layout_ = id.params.layout;
            pairs_ = pairs_of(id);
        }
        return pairs_;
    }

private:
    Size size_;
    BoardLayout layout_;
    int pairs_ = 0;
};

} // namespace

std::span<const JourneyStop> journey() {
    static const std::vector<JourneyStop> all = read_table(journey_table());
    return all;
}

std::span<const JourneyStop> journey_before() {
    static const std::vector<JourneyStop> all = read_table(journey_table_before());
    return all;
}

TurnCount best_known_turns(std::size_t place) {
    static const std::vector<TurnCount> all = [] {
        std::vector<TurnCount> counts(places);
        for (const Row& row : rows_of(journey_turns_table()))
            for (std::size_t at = 0; at < places; ++at)
                if (journey()[at].id == row.id) counts[at] = {row.first, row.second};
        return counts;
    }();
    return all.at(place);
}

namespace {

std::optional<std::size_t> place_in(std::span<const JourneyStop> table, const GameId& id) {
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const JourneyStop& place) { return place.id == id; });
    if (found == table.end()) return std::nullopt;
    return static_cast<std::size_t>(found - table.begin());
}

} // namespace

std::optional<std::size_t> place_of(const GameId& id) {
    const auto place = place_in(journey(), id);
    return place ? place : place_in(journey_before(), id);
}

std::optional<Time> par_of(const GameId& id) {
    for (const auto table : {journey(), journey_before()})
        if (const auto place = place_in(table, id)) return table[*place].par;
    return std::nullopt;
}

int pairs_of(const GameId& id) { return blank_board(id.params.size, id.params.layout).tiles() / 2; }

JourneyResults::JourneyResults(std::span<const GameSummary> games) {
    std::vector<const GameSummary*> cleared;
    for (const GameSummary& game : games)
        if (game.state == GameState::cleared && !game.custom_board) cleared.push_back(&game);
    std::stable_sort(cleared.begin(), cleared.end(),
                     [](const GameSummary* a, const GameSummary* b) { return a->touched < b->touched; });
    const auto help = [](const GameSummary& game) { return std::tuple{game.hints + game.reshuffles, game.elapsed}; };
    Median median; // the median over the games before the table fixed the times
    PairCounter count;
    for (const GameSummary* game : cleared) {
        const bool fixed = game->touched >= stars_fixed;
        const int pairs = fixed ? 0 : count.of(game->id);
        if (const auto at = place_of(game->id)) {
            Result& result = places_[*at];
            Stars& stars = result.stars;
            const Time par = *par_of(game->id);
            stars.cleared = true;
            stars.unaided = stars.unaided || (game->hints == 0 && game->reshuffles == 0);
            stars.in_time = stars.in_time || is_within(game->elapsed, par) ||
                            (!fixed && game->elapsed <= par_until_fixed(pairs, median.value()));
            if (!result.best || help(*game) < help(*result.best)) result.best = *game;
            if (game->id == journey()[*at].id)
                result.quickest = std::min(game->elapsed, result.quickest.value_or(game->elapsed));
        }
        if (pairs > 0) median.add(game->elapsed / pairs);
    }
    find_open_games(games);
}

void JourneyResults::find_open_games(std::span<const GameSummary> games) {
    std::array<const GameSummary*, places> last{};
    for (const GameSummary& game : games) {
        const auto at = game.custom_board ? std::nullopt : place_of(game.id);
        if (!at || game.id != journey()[*at].id) continue;
        if (last[*at] == nullptr || last[*at]->touched <= game.touched) last[*at] = &game;
    }
    for (std::size_t at = 0; at < places; ++at)
        if (last[at] != nullptr && last[at]->state != GameState::cleared && begun(*last[at]))
            places_[at].open = *last[at];
}

std::size_t JourneyResults::done() const {
    return static_cast<std::size_t>(
        std::count_if(places_.begin(), places_.end(), [](const Result& one) { return one.stars.cleared; }));
}

int JourneyResults::all_stars() const {
    int stars = 0;
    for (const Result& one : places_) stars += one.stars.count();
    return stars;
}

std::optional<std::size_t> JourneyResults::next() const {
    const auto found =
        std::find_if(places_.begin(), places_.end(), [](const Result& one) { return !one.stars.cleared; });
    if (found == places_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - places_.begin());
}

std::optional<std::size_t> JourneyResults::next_after(std::size_t place) const {
    for (std::size_t step = 1; step < places; ++step)
        if (const std::size_t at = (place + step) % places; !places_[at].stars.cleared) return at;
    return std::nullopt;
}

} // namespace twoturns::game
