// The journey: 72 places in eight chapters of nine, each a board of its own that needs what its chapter teaches. A
// place is the ID of its board, so what became of it follows from the history alone; nothing else is stored, and
// nothing is locked.
//
// The boards were found by bench/journey.cpp, which also says what is proven of those of each chapter; docs/journey.md
// has the reasons. They are listed in assets/journey.txt.
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

struct Place {
    GameId id;
    int winners = 0; ///< of 1,000 random players so many clear it; fewer from each place of a chapter to the next
    Time par{0};     ///< the time for the third star; fixed like the board
};

/// All, chapter by chapter.
[[nodiscard]] std::span<const Place> journey();

[[nodiscard]] constexpr Chapter chapter_of(std::size_t place) {
    return static_cast<Chapter>(place / places_in_chapter);
}
[[nodiscard]] constexpr bool ends_chapter(std::size_t place) { return (place + 1) % places_in_chapter == 0; }
/// From 1 on, within its chapter.
[[nodiscard]] constexpr std::size_t number_of(std::size_t place) { return place % places_in_chapter + 1; }

/// The place whose board has this ID, if it is one.
[[nodiscard]] std::optional<std::size_t> place_of(const GameId& id);

/// Each is for one game at least in which the place was cleared.
struct Stars {
    bool cleared = false;
    bool unaided = false; ///< without a hint, and without a reshuffle
    bool in_time = false; ///< within the par of the place
    [[nodiscard]] int count() const { return (cleared ? 1 : 0) + (unaided ? 1 : 0) + (in_time ? 1 : 0); }
    friend bool operator==(const Stars&, const Stars&) = default;
};

/// From this date on (2026-11-25) the time for the third star is that of the table. Before, it followed the player's
/// own pace: games of that time still count by it, so that no star is lost.
inline constexpr Date stars_fixed = 1'795'564'800;

/// What became of the journey.
class JourneyResults {
public:
    JourneyResults() : JourneyResults(std::span<const GameSummary>{}) {}
    /// From all games there are: the best of each star over all games of a place, so a star that was won stays.
    explicit JourneyResults(std::span<const GameSummary> games);

    [[nodiscard]] const Stars& stars(std::size_t place) const { return places_[place].stars; }
    /// Of the cleared games of a place the one with the least help, of those the quickest.
    [[nodiscard]] const std::optional<GameSummary>& best(std::size_t place) const { return places_[place].best; }
    /// The shortest time in which a place was cleared, with help or without.
    [[nodiscard]] std::optional<Time> quickest(std::size_t place) const { return places_[place].quickest; }

    [[nodiscard]] std::size_t done() const; ///< places
    [[nodiscard]] int all_stars() const;
    /// The first that is not cleared; nothing when all are.
    [[nodiscard]] std::optional<std::size_t> next() const;

private:
    struct Result {
        Stars stars;
        std::optional<GameSummary> best;
        std::optional<Time> quickest;
    };
    std::array<Result, places> places_{};
};

/// The pairs a dealt board begins with.
[[nodiscard]] int pairs_of(const GameId& id);

} // namespace twoturns::game
