// What makes a problem one of a grade.
#pragma once

#include <array>
#include <cstddef>

#include "twoturns/problem_id.hpp"

namespace twoturns::problem {

/// The most only-moves in a row that are counted.
inline constexpr int most_only_moves = 6;

/// The figures of a problem.
struct Figures {
    int losing = 0;
    int only_moves = 0;
    int tiles = 0;
    bool last_of_kind = false; ///< the key is the last pair of its kind, which without gravity may always go
};

struct Grade {
    Figures least;
    Figures most; ///< `last_of_kind`: it may be
    [[nodiscard]] constexpr bool has(const Figures& f) const {
        return f.losing >= least.losing && f.losing <= most.losing && f.only_moves >= least.only_moves &&
               f.only_moves <= most.only_moves && f.tiles >= least.tiles && f.tiles <= most.tiles &&
               (most.last_of_kind || !f.last_of_kind);
    }
};

inline constexpr int any_number = 1 << 20;

/// The grades, from 1. Losing moves beside the key are ways to go wrong, only-moves in a row are how far one has to
/// look ahead, tiles are what there is to look at.
inline constexpr std::array<Grade, hardest_problem> all_grades{{
    {{1, 1, 6}, {2, 1, 14, true}},
    {{1, 1, 8}, {3, 2, 20, true}},
    {{2, 1, 10}, {4, 2, 26}},
    {{2, 1, 12}, {6, 3, 34}},
    {{3, 1, 14}, {any_number, any_number, 44}},
    {{3, 1, 18}, {any_number, any_number, 60}},
    {{3, 2, 18}, {any_number, any_number, 80}},
    {{4, 2, 20}, {any_number, any_number, any_number}},
    {{4, 3, 30}, {any_number, any_number, any_number}},
}};

[[nodiscard]] constexpr const Grade& grade_at(int grade) { return all_grades[static_cast<std::size_t>(grade - 1)]; }

} // namespace twoturns::problem
