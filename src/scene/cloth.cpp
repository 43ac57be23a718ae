#include "scene/cloth.hpp"

#include <algorithm>

namespace twoturns::scene {

Weave cloth_of(std::span<const std::shared_ptr<const Weave>> weaves, std::size_t columns) {
    constexpr int between = 2;        // cells
    constexpr float finest = 0.0018F; // the width of a thread is at least this part of the cloth's
    Size share{1, 1};                 // with the ring
    for (const auto& weave : weaves)
        if (weave) {
            share.rows = std::max(share.rows, weave->board.rows + 2);
            share.cols = std::max(share.cols, weave->board.cols + 2);
        }
    const auto rows = static_cast<int>((weaves.size() + columns - 1) / columns);
    Weave cloth{.board = {rows * (share.rows + between), static_cast<int>(columns) * (share.cols + between)},
                .tiles = {},
                .stones = {},
                .threads = {},
                .last = {}};
    const float least = finest * static_cast<float>(cloth.board.cols);
    for (std::size_t i = 0; i < weaves.size(); ++i) {
        if (!weaves[i]) continue;
        const Weave& weave = *weaves[i];
        const auto cols = static_cast<float>(weave.board.cols + 2);
        const auto height = static_cast<float>(weave.board.rows + 2);
        const float scale = std::min(static_cast<float>(share.cols) / cols, static_cast<float>(share.rows) / height);
        // A cloth has a ring, too, so a share begins half of the space between two later.
        const float left = 2 + static_cast<float>(static_cast<int>(i % columns) * (share.cols + between)) +
                           (static_cast<float>(share.cols) - scale * cols) / 2;
        const float top = 2 + static_cast<float>(static_cast<int>(i / columns) * (share.rows + between)) +
                          (static_cast<float>(share.rows) - scale * height) / 2;
        for (const Thread& thread : weave.threads) {
            Thread larger{{}, thread.colour, std::max(least, thread.width * scale)};
            for (const ui::Point point : thread.points)
                larger.points.push_back({left + scale * point.x, top + scale * point.y});
            cloth.threads.push_back(std::move(larger));
        }
    }
    return cloth;
}

} // namespace twoturns::scene
