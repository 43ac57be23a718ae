// Puts given tiles on the cells of a board so that the board can be cleared and has the requested difficulty. Proves it
// by replaying the winning moves under the rules.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/dealing/ground.hpp"
#include "core/dealing/maker.hpp"
#include "core/dealing/work.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::dealing {

class Arranger {
public:
    /// `board` gives the positions of tiles and stones and need not be settled. `tiles` replace the board's tiles: the
    /// same number, and an even number of each kind.
    Arranger(const Board& board, Gravity gravity, const std::vector<Tile>& tiles, int difficulty, Random random);

    /// Does about `work` more units. Returns true when finished.
    bool run(std::uint64_t work);
    [[nodiscard]] double progress() const;
    /// Returns the deal, or nullopt if no way to clear the board was found. Call it once finished.
    [[nodiscard]] std::optional<Deal> take();

private:
    void step();
    void begin_replay();
    void replay_move();

    Board board_;
    Gravity gravity_;
    Ground ground_;
    std::vector<std::vector<Tile>> tiles_; // by kind, with kinds numbered from 0
    Maker maker_;

    // State of the replay; the face of each tile on `left_` is the tile's number.
    bool replaying_ = false;
    Board left_;
    std::vector<Cell> where_;
    Deal deal_;
    Work replay_work_ = 0;
    bool finished_ = false;
    bool found_ = false;
};

} // namespace twoturns::dealing
