// Compares two scenes, so that only the changed part is redrawn.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "scene/scene.hpp"

namespace twoturns::scene {

/// Returns whether the item only affects how later items are drawn.
[[nodiscard]] bool is_for_all(const Item& item);

/// The clip and opacity of an item, set by the items before it.
struct Manner {
    std::optional<Rect> clip; ///< the item is not drawn outside this rectangle
    float fade = 1;           ///< opacity, 0 .. 1
    friend bool operator==(const Manner&, const Manner&) = default;
};
/// Returns the manner of every item in the list.
[[nodiscard]] std::vector<Manner> manners_of(const std::vector<Item>& items);

/// Returns for each item of `now` the index in `before` of an item that looks the same; nullopt for a changed item and
/// for an item that draws nothing itself. Indices only rise, so the drawing order is kept. Some matches may be missed:
/// after a change only the next 200 items are searched. Cost: O(items), plus 200 for each change.
[[nodiscard]] std::vector<std::optional<std::size_t>> same_items(const std::vector<Item>& before,
                                                                 const std::vector<Item>& now);

} // namespace twoturns::scene
