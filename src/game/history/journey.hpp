// The journey: 72 places in eight worlds of nine. The board of each place can be cleared only with the rule of its
// world. A place is identified by the ID of its board, so the player's results are computed from the history alone;
// nothing else is stored. No place is locked.
//
// bench/journey.cpp found the boards and says what is proven about each world; docs/journey.md explains it.
// assets/journey.txt lists the boards. assets/journey-before.txt lists the boards that the places had until 25 November
// 2026. Games on these earlier boards count for the place of the same number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "game/history/worlds.hpp"
#include "game/store.hpp"
#include "twoturns/game_id.hpp"
#include "twoturns/par.hpp"

namespace twoturns::game {

struct JourneyStop {
    GameId id;
    int winners = 0; ///< how many of 1,000 random players clear the board; decreases from place to place in a world
    Time par{0};     ///< the time for the third star; fixed like the board
};

/// Returns all places, world by world.
[[nodiscard]] std::span<const JourneyStop> journey();
/// Returns the earlier boards of the places, in the same order.
[[nodiscard]] std::span<const JourneyStop> journey_before();

/// Returns the fewest turns with which the search has cleared the board of a place, from assets/journey-turns.txt; a
/// player may need fewer.
[[nodiscard]] TurnCount best_known_turns(std::size_t place);

/// Returns the place whose present or earlier board has this ID; nullopt for any other board.
[[nodiscard]] std::optional<std::size_t> place_of(const GameId& id);
/// Returns the time for the third star on the board with this ID; nullopt for a board outside the journey.
[[nodiscard]] std::optional<Time> par_of(const GameId& id);

/// Returns whether a game's time is within a limit of whole seconds, as a clock shows it: 30.9 s are 0:30.
[[nodiscard]] constexpr bool is_within(Time elapsed, Time limit) { return elapsed < limit + Time{1000}; }

/// The stars of a place. Each needs only one game in which the place was cleared.
struct Stars {
    bool cleared = false;
    bool unaided = false; ///< without a hint or a reshuffle
    bool in_time = false; ///< within the par of the place
    [[nodiscard]] int count() const { return (cleared ? 1 : 0) + (unaided ? 1 : 0) + (in_time ? 1 : 0); }
    friend bool operator==(const Stars&, const Stars&) = default;
};

/// From this date on (2026-11-25) the table gives the time for the third star. Earlier games keep the earlier rule,
/// which used the player's usual pace, so that no star is lost.
inline constexpr Date stars_fixed = 1'795'564'800;

/// The results of the journey.
class JourneyResults {
public:
    JourneyResults() : JourneyResults(std::span<const GameSummary>{}) {}
    /// Reads all games in the store. Each star counts over all games of a place, so a star once won stays.
    explicit JourneyResults(std::span<const GameSummary> games);

    [[nodiscard]] const Stars& stars(std::size_t place) const { return places_[place].stars; }
    /// Returns the cleared game of a place with the least help, then the shortest time.
    [[nodiscard]] const std::optional<GameSummary>& best(std::size_t place) const { return places_[place].best; }
    /// Returns the shortest time in which the present board of a place was cleared, with or without help. The earlier
    /// board of the place does not count.
    [[nodiscard]] std::optional<Time> quickest(std::size_t place) const { return places_[place].quickest; }

    /// Returns the last game on the present board of a place if it was begun and not cleared; else nullopt.
    [[nodiscard]] const std::optional<GameSummary>& open(std::size_t place) const { return places_[place].open; }

    [[nodiscard]] std::size_t done() const; ///< the number of cleared places
    [[nodiscard]] int all_stars() const;
    /// Returns the first place that is not cleared; nullopt if all are.
    [[nodiscard]] std::optional<std::size_t> next() const;
    /// Returns the place to play after this one: the next that is not cleared, going on with the first place after the
    /// last; nullopt if all others are cleared.
    [[nodiscard]] std::optional<std::size_t> next_after(std::size_t place) const;

private:
    struct Result {
        Stars stars;
        std::optional<GameSummary> best;
        std::optional<Time> quickest;
        std::optional<GameSummary> open;
    };
    void find_open_games(std::span<const GameSummary> games);

    std::array<Result, places> places_{};
};

/// Returns the number of pairs at the start of a dealt board.
[[nodiscard]] int pairs_of(const GameId& id);

} // namespace twoturns::game
