// What two scenes have in common, so that only the rest is drawn anew.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "scene/scene.hpp"

namespace twoturns::scene {

/// Whether it says how what follows is drawn, and is not seen itself.
[[nodiscard]] bool is_for_all(const Item& item);

/// How an item is drawn, by what stands before it.
struct Manner {
    std::optional<Rect> clip; ///< nothing outside of it
    float fade = 1;           ///< its strength, 0 .. 1
    friend bool operator==(const Manner&, const Manner&) = default;
};
/// That of every item of a list.
[[nodiscard]] std::vector<Manner> manners_of(const std::vector<Item>& items);

/// For each item of `now` the place in `before` of one that looks the same; no place for another look, and for what is
/// not seen itself. Places only rise, so what is over what stays as it was. They are many, not always as many as
/// can be: after something that has changed only the next 200 items are searched. Time grows with the items, and with
/// 200 for each that has changed.
[[nodiscard]] std::vector<std::optional<std::size_t>> same_items(const std::vector<Item>& before,
                                                                 const std::vector<Item>& now);

} // namespace twoturns::scene
