#include "game/learning/fsrs.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace twoturns::game::fsrs {
namespace {

constexpr std::array<double, 21> w{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                   0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                   1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};
constexpr double least_stability = 0.001;
constexpr double most_stability = 36'500;
constexpr std::int64_t longest_interval = 36'500;

/// Rounds to eight decimals, as the reference implementation does with every stored number.
double rounded(double number) { return std::floor(number * 1e8 + 0.5) / 1e8; }

double number_of(Grade grade) { return static_cast<double>(grade); }

double first_difficulty(Grade grade) { return rounded(w[4] - std::exp(w[5] * (number_of(grade) - 1)) + 1); }

double next_difficulty(double difficulty, Grade grade) {
    const double damped = rounded(-w[6] * (number_of(grade) - 3) * (10 - difficulty) / 9);
    return std::clamp(rounded(w[7] * first_difficulty(Grade::easy) + (1 - w[7]) * (difficulty + damped)), 1.0, 10.0);
}

/// Returns the probability of remembering a card `days` days after the last review.
double remembered_after(std::int64_t days, double stability) {
    static const double factor = rounded(std::pow(0.9, -1 / w[20]) - 1);
    return rounded(std::pow(1 + factor * static_cast<double>(days) / stability, -w[20]));
}

double within_limits(double stability) { return rounded(std::clamp(stability, least_stability, most_stability)); }

double same_day(double stability, Grade grade) {
    const double growth = std::pow(stability, -w[19]) * std::exp(w[17] * (number_of(grade) - 3 + w[18]));
    return within_limits(stability * (grade == Grade::again ? growth : std::max(growth, 1.0)));
}

double forgotten(const Memory& before, double chance) {
    const double now = within_limits(w[11] * std::pow(before.difficulty, -w[12]) *
                                     (std::pow(before.stability + 1, w[13]) - 1) * std::exp(w[14] * (1 - chance)));
    const double most = std::max(rounded(before.stability / std::exp(w[17] * w[18])), least_stability);
    return std::min(now, most);
}

double recalled(const Memory& before, Grade grade, double chance) {
    const double by_grade = grade == Grade::hard ? w[15] : grade == Grade::easy ? w[16] : 1;
    const double growth = std::exp(w[8]) * (11 - before.difficulty) * std::pow(before.stability, -w[9]) *
                          (std::exp(w[10] * (1 - chance)) - 1) * by_grade;
    return within_limits(before.stability * (1 + growth));
}

double next_stability(const Memory& before, Grade grade, std::int64_t days) {
    if (days == 0) return same_day(before.stability, grade);
    const double chance = remembered_after(days, before.stability);
    return grade == Grade::again ? forgotten(before, chance) : recalled(before, grade, chance);
}

/// Returns the stability in whole days. After this time nine of ten cards are still remembered.
std::int64_t interval(double stability) {
    return std::clamp<std::int64_t>(std::llround(stability), 1, longest_interval);
}

/// Returns the interval in days for a reviewed card. A better grade gives a longer interval, by at least a day.
std::int64_t next_interval(const Memory& before, Grade grade, std::int64_t days) {
    const auto after = [&](Grade one) { return interval(next_stability(before, one, days)); };
    if (grade == Grade::again) return after(Grade::again);
    const std::int64_t hard = std::min(after(Grade::hard), after(Grade::good));
    if (grade == Grade::hard) return hard;
    const std::int64_t good = std::max(after(Grade::good), hard + 1);
    return grade == Grade::good ? good : std::max(after(Grade::easy), good + 1);
}

} // namespace

Memory reviewed(const std::optional<Memory>& before, Grade grade, std::int64_t day) {
    if (!before) {
        const double stability = w.at(static_cast<std::size_t>(grade) - 1);
        return {stability, std::clamp(first_difficulty(grade), 1.0, 10.0), day, day + interval(stability)};
    }
    const std::int64_t days = std::max<std::int64_t>(day - before->last, 0);
    const std::int64_t now = before->last + days;
    return {next_stability(*before, grade, days), next_difficulty(before->difficulty, grade), now,
            now + next_interval(*before, grade, days)};
}

double remembered(const Memory& memory, std::int64_t day) {
    return remembered_after(std::max<std::int64_t>(day - memory.last, 0), memory.stability);
}

} // namespace twoturns::game::fsrs
