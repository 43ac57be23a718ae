// Determines how often random players win a deal, with as few games as possible.
#pragma once

#include <algorithm>
#include <cstdint>

#include "twoturns/difficulty.hpp"

namespace twoturns::dealing {

enum class Fit : std::uint8_t {
    unknown,
    too_hard,
    in_band,
    too_easy
};

/// Counts games until the difficulty is clear (a sequential test): few games if the share is far outside the band, at
/// most `most` if it is near or inside.
class Measure {
public:
    Measure(Band band, int most) : band_(band), most_(most) {}

    void add(bool won) {
        ++games_;
        if (won) ++wins_;
    }
    [[nodiscard]] int games() const { return games_; }
    [[nodiscard]] int wins() const { return wins_; }

    [[nodiscard]] Fit fit() const {
        constexpr int fewest = 6;
        if (games_ < fewest) return Fit::unknown;
        const int low = 100 * wins_ - games_ * band_.low;
        const int high = 100 * wins_ - games_ * band_.high;
        if (low < 0 && clear(low, band_.low)) return Fit::too_hard;
        if (high > 0 && clear(high, band_.high)) return Fit::too_easy;
        const bool inside = low >= 0 && high <= 0 && (band_.low == 0 || clear(low, band_.low)) &&
                            (band_.high == 100 || clear(high, band_.high));
        if (inside) return Fit::in_band;
        if (games_ < most_) return Fit::unknown;
        if (low < 0) return Fit::too_hard;
        return high > 0 ? Fit::too_easy : Fit::in_band;
    }

    /// Returns the share of won games, in hundredths of a percent.
    [[nodiscard]] int share() const { return games_ == 0 ? 10'000 : 10'000 * wins_ / games_; }
    /// Returns how far the share is outside the band, in hundredths of a percent.
    [[nodiscard]] int miss() const {
        if (games_ == 0) return 10'000;
        const int share = 10'000 * wins_ / games_;
        return share < 100 * band_.low    ? 100 * band_.low - share
               : share > 100 * band_.high ? share - 100 * band_.high
                                          : 0;
    }

private:
    /// Returns true if the wins differ from `percent` by more than 1.7 standard deviations. `off` is
    /// 100 * wins - percent * games.
    [[nodiscard]] bool clear(int off, int percent) const { return off * off > 3 * games_ * percent * (100 - percent); }

    Band band_;
    int most_;
    int games_ = 0;
    int wins_ = 0;
};

} // namespace twoturns::dealing
