// The stretches of a row or column within which a gravity moves tiles; for settling boards, dealing and the solver.
#pragma once

#include <array>
#include <cstddef>

#include "twoturns/gravity.hpp"

namespace twoturns {

/// A stretch of a row or column whose tiles slide towards its first cell. Cells are counted from 1.
struct GravityPart {
    int first = 0;
    int step = 0; ///< 1 or -1
    int length = 0;
};

/// At most two parts.
class GravityParts {
public:
    GravityParts() = default;
    explicit GravityParts(GravityPart whole) : parts_{whole}, count_(1) {}
    GravityParts(GravityPart one, GravityPart other) : parts_{one, other}, count_(2) {}

    [[nodiscard]] const GravityPart* begin() const { return parts_.data(); }
    [[nodiscard]] const GravityPart* end() const { return parts_.data() + count_; }

private:
    std::array<GravityPart, 2> parts_{};
    std::size_t count_ = 0;
};

/// Returns the parts of a row or column of `length` cells; empty if nothing slides. Stones and walls divide them
/// further.
[[nodiscard]] GravityParts parts_of(const GravityTraits& traits, int length);

/// The rows or columns along which tiles slide.
class SlidingLines {
public:
    SlidingLines(Gravity gravity, Size size)
        : along_rows_(traits_of(gravity).axis == Axis::rows), count_(along_rows_ ? size.rows : size.cols),
          parts_(parts_of(traits_of(gravity), along_rows_ ? size.cols : size.rows)) {}

    /// The number of lines; they are numbered from 1.
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] int line_of(Cell c) const { return along_rows_ ? c.row : c.col; }
    [[nodiscard]] const GravityParts& parts() const { return parts_; }
    /// Returns cell `i`, counted from 0, of a part of `line`.
    [[nodiscard]] Cell cell(int line, const GravityPart& part, int i) const {
        const int at = part.first + i * part.step;
        return along_rows_ ? Cell{line, at} : Cell{at, line};
    }

private:
    bool along_rows_;
    int count_;
    GravityParts parts_;
};

} // namespace twoturns
