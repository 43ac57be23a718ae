// A cloth: many weaves side by side as one weave, with the threads in their own colours.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "scene/weave.hpp"

namespace twoturns::scene {

/// Returns a weave with all of these in rows of `columns`, each as large as its share allows. All shares have the size
/// of the largest board. A missing weave leaves its share empty. No cell has a tile, and there is no seal.
[[nodiscard]] Weave cloth_of(std::span<const std::shared_ptr<const Weave>> weaves, std::size_t columns);

} // namespace twoturns::scene
