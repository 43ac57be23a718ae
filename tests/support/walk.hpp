// The shortest way of the keyboard cursor from tile to tile, found by breadth-first search.
#pragma once

#include <map>
#include <optional>
#include <queue>
#include <utility>
#include <vector>

#include "scene/cursor.hpp"
#include "ui/input.hpp"

namespace twoturns::test {

/// Returns the shortest list of arrow and Tab keys that moves the cursor from one tile to another while no tile is
/// picked; nullopt if there is none.
inline std::optional<std::vector<ui::Key>> keys_between(const Board& board, Cell from, Cell to) {
    using ui::Key;
    std::map<Cell, std::vector<Key>> ways{{from, {}}};
    std::queue<Cell> open;
    open.push(from);
    while (!open.empty() && !ways.contains(to)) {
        const Cell at = open.front();
        open.pop();
        for (const auto& [key, next] : {std::pair{Key::up, scene::next_tile(board, at, -1, 0)},
                                        {Key::down, scene::next_tile(board, at, 1, 0)},
                                        {Key::left, scene::next_tile(board, at, 0, -1)},
                                        {Key::right, scene::next_tile(board, at, 0, 1)},
                                        {Key::tab, scene::next_equal(board, at, board.kind(at), 1)}}) {
            if (ways.contains(next)) continue;
            std::vector<Key> way = ways[at];
            way.push_back(key);
            ways[next] = std::move(way);
            open.push(next);
        }
    }
    const auto found = ways.find(to);
    if (found == ways.end()) return std::nullopt;
    return found->second;
}

} // namespace twoturns::test
