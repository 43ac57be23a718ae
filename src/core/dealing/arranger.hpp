// Puts given tiles on the cells of a board so that it can be cleared and is as hard as asked for, and
// proves it by playing the winning moves by the rules.
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
    /// `board` says where tiles and stones stand and need not be settled; `tiles` are put there, as
    /// many as it has, an even number of each kind.
    Arranger(const Board& board, Gravity gravity, const std::vector<Tile>& tiles, int difficulty, Random random);

    /// Does about `work` units more; true when it has come to its end.
    bool run(std::uint64_t work);
    [[nodiscard]] double progress() const;
    /// At the end: the deal, or nothing when no way to clear the board was found.
    [[nodiscard]] std::optional<Deal> take();

private:
    void step();
    void begin_replay();
    void replay_move();

    Board board_;
    Gravity gravity_;
    Ground ground_;
    std::vector<std::vector<Tile>> tiles_; // by kind, the kinds numbered from 0
    Maker maker_;

    // The replay: the faces of `left_` number the tiles.
    bool replaying_ = false;
    Board left_;
    std::vector<Cell> where_;
    Deal deal_;
    Work replay_work_ = 0;
    bool finished_ = false;
    bool found_ = false;
};

} // namespace twoturns::dealing
