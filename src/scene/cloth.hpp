// A cloth: many weaves side by side, combined into one weave. The threads keep their colours.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "scene/weave.hpp"

namespace twoturns::scene {

/// Returns a weave that contains `weaves` in rows of `columns`. Every weave has a share of equal size, large enough for
/// the largest board, and is scaled to fit its share. A null weave leaves its share empty. The result has no tiles and
/// no seal.
[[nodiscard]] Weave cloth_of(std::span<const std::shared_ptr<const Weave>> weaves, std::size_t columns);

} // namespace twoturns::scene
