#include "core/dealing/ground.hpp"

#include "core/gravity_parts.hpp"

namespace twoturns::dealing {

Ground::Ground(const Board& settled_board, Gravity gravity) : board_(settled_board), gravity_(gravity) {
    for (const Cell c : settled_board.tile_cells()) start_.push_back(place_of(c));
    const SlidingLines lines{gravity, settled_board.size()};
    for (int line = 1; line <= lines.count(); ++line)
        for (const GravityPart& part : lines.parts())
            for (int i = 0; i + 1 < part.length; ++i) {
                const Cell c = lines.cell(line, part, i);
                const Cell from = lines.cell(line, part, i + 1);
                if (!settled_board.stops_tiles(c) && !settled_board.stops_tiles(from))
                    behind_[place_of(c)] = place_of(from);
            }
}

} // namespace twoturns::dealing
