// How well a card is remembered, and when to review it: the Free Spaced Repetition Scheduler, version 6 (FSRS-6), by
// Jarrett Ye and others, with its default weights, as
// https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm describes it. A card is due when the
// probability of remembering it falls to 90 %. Intervals are whole days, without randomness and without steps of
// minutes.
//
// The formulas, with S for stability, D for difficulty, R for the probability of being remembered, t for the days since
// the last review, G for the grade from 1 to 4 and w for the weights:
//
//     R(t, S)         = (1 + F t / S)^-w20, with F = 0.9^(-1 / w20) - 1, so that R(S, S) = 0.9
//     first S         = w(G-1)
//     first D         = w4 - e^(w5 (G-1)) + 1
//     next D          = w7 D(easy) + (1 - w7) (D - w6 (G-3) (10 - D) / 9), from 1 to 10
//     S, remembered   = S (1 + e^w8 (11 - D) S^-w9 (e^(w10 (1-R)) - 1) [w15 if hard] [w16 if easy])
//     S, forgotten    = w11 D^-w12 ((S + 1)^w13 - 1) e^(w14 (1-R)), at most S / e^(w17 w18)
//     S, the same day = S e^(w17 (G - 3 + w18)) S^-w19, where G > 1 not below S
#pragma once

#include <cstdint>
#include <optional>

namespace twoturns::game::fsrs {

enum class Grade : std::uint8_t {
    again = 1, // forgotten
    hard,
    good,
    easy
};

/// The state of a card that was reviewed.
struct Memory {
    double stability = 0;  ///< the days until the probability of being remembered falls to 90 %: 0.001 to 36,500
    double difficulty = 0; ///< 1 to 10
    std::int64_t last = 0; ///< the day number of the last review, counted as by the caller
    std::int64_t due = 0;  ///< the day number of the next review, at least one day later
    friend bool operator==(const Memory&, const Memory&) = default;
};

/// Returns the state after a review on `day`; `before` is nullopt for a new card. If `day` is before the last review,
/// the day of the last review is used. Costs less than a microsecond.
[[nodiscard]] Memory reviewed(const std::optional<Memory>& before, Grade grade, std::int64_t day);

/// Returns the probability that a card is remembered on a day; 1 on the day of its last review.
[[nodiscard]] double remembered(const Memory& memory, std::int64_t day);

} // namespace twoturns::game::fsrs
