// Compares two scenes, so that only the changed part is redrawn.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "scene/scene.hpp"

namespace twoturns::scene {

/// Returns whether the item only affects how later items are drawn.
[[nodiscard]] bool is_for_all(const Item& item);

/// How an item is drawn, set by the items before it.
struct Manner {
    std::optional<Rect> clip; ///< nothing is drawn outside it
    float fade = 1;           ///< opacity, 0 .. 1
    friend bool operator==(const Manner&, const Manner&) = default;
};
/// Returns the manner of every item of a list.
[[nodiscard]] std::vector<Manner> manners_of(const std::vector<Item>& items);

/// Returns for each item of `now` the index in `before` of an item that looks the same; nullopt for a changed item and
/// for one that is not visible itself. Indices only rise, so the drawing order is kept. Not every match is found: after
/// a change only the next 200 items are searched. Cost: O(items), plus 200 for each change.
[[nodiscard]] std::vector<std::optional<std::size_t>> same_items(const std::vector<Item>& before,
                                                                 const std::vector<Item>& now);

} // namespace twoturns::scene
