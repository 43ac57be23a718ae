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
    bool in_time = false; ///< within par_time()
    [[nodiscard]] int count() const { return (cleared ? 1 : 0) + (unaided ? 1 : 0) + (in_time ? 1 : 0); }
    friend bool operator==(const Stars&, const Stars&) = default;
};

// The time follows the player's own, so that it is in reach of everyone, slow and quick: a quarter more than a board of
// so many pairs usually takes. It never gets shorter than a calm player needs, or whoever gets quicker would
// have to hurry more and more. Until five boards were cleared it is a generous time for anyone.
inline constexpr std::size_t games_for_usual_pace = 5;
inline constexpr Time least_par_per_pair{2000};
inline constexpr Time first_par_per_pair{6000};
inline constexpr Time least_par{20'000};

/// The time for the third star on a board of so many pairs, in whole steps of five seconds. `usual` is the median time
/// for a pair over all games cleared so far, where they are enough to tell.
[[nodiscard]] Time par_time(int pairs, std::optional<Time> usual);

/// What became of the journey.
class JourneyResults {
public:
    JourneyResults() : JourneyResults(std::span<const GameSummary>{}) {}
    /// From all games there are. A game counts against the time that held when it was played, which is that of the
    /// games before it: so a star stays.
    explicit JourneyResults(std::span<const GameSummary> games);

    [[nodiscard]] const Stars& stars(std::size_t place) const { return places_[place].stars; }
    /// Of the cleared games of a place the one with the least help, of those the quickest.
    [[nodiscard]] const std::optional<GameSummary>& best(std::size_t place) const { return places_[place].best; }
    /// What the next game is played against.
    [[nodiscard]] Time par(std::size_t place) const;
    [[nodiscard]] std::optional<Time> usual_time_of_pair() const { return usual_; }

    [[nodiscard]] std::size_t done() const; ///< places
    [[nodiscard]] int all_stars() const;
    /// The first that is not cleared; nothing when all are.
    [[nodiscard]] std::optional<std::size_t> next() const;

private:
    struct Result {
        Stars stars;
        std::optional<GameSummary> best;
    };
    std::array<Result, places> places_{};
    std::optional<Time> usual_;
};

/// The pairs a dealt board begins with.
[[nodiscard]] int pairs_of(const GameId& id);

} // namespace twoturns::game
