// Positions of the pictures and headings of a wall, for drawing, hit testing and keys.
#pragma once

#include <cstddef>
#include <optional>

#include "ui/element.hpp"
#include "ui/input.hpp"

namespace twoturns::ui {

/// Positions in window pixels from the upper left corner of the content of a wall. Each call takes time proportional to
/// the number of groups.
class WallPlan {
public:
    /// `width` is the width of the content, `unit` as in Style. `wall` must outlive the plan.
    WallPlan(const Wall& wall, float width, float unit);

    [[nodiscard]] std::size_t count() const; ///< of all pictures
    [[nodiscard]] float height() const;
    [[nodiscard]] Rect cell(std::size_t index) const; ///< without the gap at its right

    struct Group {
        std::size_t number = 0;
        std::size_t first = 0; ///< its first picture
        std::size_t count = 0;
        float top = 0; ///< of its heading
        float bottom = 0;
    };
    /// Returns the first group that ends below `y`; nullopt if none does.
    [[nodiscard]] std::optional<Group> group_at(float y) const;
    /// Returns the group of a picture; nullopt if there is no such picture.
    [[nodiscard]] std::optional<Group> group_of(std::size_t cell) const;
    [[nodiscard]] std::optional<Group> next(const Group& group) const;
    [[nodiscard]] Rect cell_in(const Group& group, std::size_t index) const;
    [[nodiscard]] Rect head_of(const Group& group) const { return {0, group.top, width_, head_}; }
    [[nodiscard]] float row_height() const { return row_; }
    [[nodiscard]] std::size_t columns() const { return wall_.columns; }

private:
    [[nodiscard]] Group group(std::size_t number, std::size_t first, float top) const;
    template <class Wanted> std::optional<Group> find(const Wanted& wanted) const;

    const Wall& wall_;
    float width_;
    float gap_;
    float head_;
    float row_;
};

/// Returns the picture that a key selects from picture `at`: the next or previous one, the one above or below, the one
/// `page` rows away, the first or the last one. Returns nullopt for other keys and for steps beyond the ends.
[[nodiscard]] std::optional<std::size_t> cell_for_key(const WallPlan& plan, std::size_t at, Key key, std::size_t page);

} // namespace twoturns::ui
