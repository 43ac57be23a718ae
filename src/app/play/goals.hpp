// The three stars of a place of the journey while it is played: outlines while they can be won, crosses once they
// cannot.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "app/screen.hpp"
#include "game/history/journey.hpp"

namespace twoturns::app {

struct Goals {
    static constexpr std::size_t count = 3; ///< clear the board, without help, in time

    game::Time par{0};
    game::Time elapsed{0};
    bool unaided = true; ///< neither a hint nor a reshuffle was used; an undo is no help
    /// How the third star tells its time.
    enum class Clock : std::uint8_t {
        hidden, ///< only the limit
        up,     ///< the time so far, beside the limit
        down,   ///< what is left: only where the player wants to be timed
    };
    Clock clock = Clock::down;

    /// Returns whether the words of the third star tell the time so far, so that no clock is needed beside them.
    [[nodiscard]] bool tell_time() const { return clock == Clock::up && in_time(); }
    [[nodiscard]] bool in_time() const { return game::is_within(elapsed, par); }
    /// Returns whether the star with this number can still be won.
    [[nodiscard]] bool open(std::size_t star) const;
    /// Returns the few words below a star; those of the third tell its time.
    [[nodiscard]] std::string words(std::size_t star) const;
    /// Returns a sentence that says what the star asks for, or why it is lost.
    [[nodiscard]] std::string help(std::size_t star) const;
};

/// Returns the stars of the game in progress; nullopt if its board is not a place of the journey.
[[nodiscard]] std::optional<Goals> goals_of(const Context& context);

/// Makes the stars side by side, each above its words. Leaves words out where all have no room in `room` pixels, first
/// those of the stars without a time.
[[nodiscard]] ui::Element goal_signs(const Goals& goals, float room, const Context& context);

/// Returns when the third star is lost if the clock runs on; nullopt if it is lost already or the clock stands.
[[nodiscard]] std::optional<game::Time> next_change_of_goals(const Context& context);

} // namespace twoturns::app
