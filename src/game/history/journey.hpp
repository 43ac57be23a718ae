// The journey: 72 places in eight chapters of nine. The board of each place can be cleared only with the skill that its
// chapter teaches. A place is identified by the ID of its board, so the player's results are computed from the history
// alone; nothing else is stored. No place is locked.
//
// bench/journey.cpp found the boards and says what is proven about each chapter; docs/journey.md explains it.
// assets/journey.txt lists the boards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "game/store.hpp"
#include "twoturns/game_id.hpp"

namespace twoturns::game {

enum class Chapter : std::uint8_t {
    straight_lines,
    one_turn,
    two_turns,
    outside, // lines around the outside
    stones,
    falling, // gravity
    two_halves,
    wide_boards,
};

inline constexpr std::size_t chapters = 8;
inline constexpr std::size_t places_in_chapter = 9;
inline constexpr std::size_t places = chapters * places_in_chapter;

struct JourneyStop {
    GameId id;
    int winners = 0; ///< how many of 1,000 random players clear the board; decreases from place to place in a chapter
    Time par{0};     ///< the time for the third star; fixed like the board
};

/// Returns all places, chapter by chapter.
[[nodiscard]] std::span<const JourneyStop> journey();

[[nodiscard]] constexpr Chapter chapter_of(std::size_t place) {
    return static_cast<Chapter>(place / places_in_chapter);
}
[[nodiscard]] constexpr bool ends_chapter(std::size_t place) { return (place + 1) % places_in_chapter == 0; }
/// Returns the number of a place within its chapter, from 1.
[[nodiscard]] constexpr std::size_t number_of(std::size_t place) { return place % places_in_chapter + 1; }

/// Returns the place whose board has this ID; nullopt for any other board.
[[nodiscard]] std::optional<std::size_t> place_of(const GameId& id);

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
    /// Returns the shortest time in which a place was cleared, with or without help.
    [[nodiscard]] std::optional<Time> quickest(std::size_t place) const { return places_[place].quickest; }

    [[nodiscard]] std::size_t done() const; ///< the number of cleared places
    [[nodiscard]] int all_stars() const;
    /// Returns the first place that is not cleared; nullopt if all are.
    [[nodiscard]] std::optional<std::size_t> next() const;

private:
    struct Result {
        Stars stars;
        std::optional<GameSummary> best;
        std::optional<Time> quickest;
    };
    std::array<Result, places> places_{};
};

/// Returns the number of pairs at the start of a dealt board.
[[nodiscard]] int pairs_of(const GameId& id);

} // namespace twoturns::game
