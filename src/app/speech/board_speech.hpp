// What is said about a board: sentences made of a session and of what happened in it. Pure: nothing here says anything.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/effect.hpp"
#include "game/learning/cards.hpp"
#include "game/session.hpp"
#include "twoturns/board.hpp"

namespace twoturns::app {

struct Context;

/// A board as it is described. Everything it is made of must outlive it.
class BoardSpeech {
public:
    BoardSpeech(const game::Session& session, const game::Origin& origin, const Context& context);

    /// Returns what the picture on a tile is called: "strawberry".
    [[nodiscard]] std::string name(const Tile& tile) const;
    [[nodiscard]] std::string name(Cell cell) const { return name(session_.board().tile(cell)); }
    /// Returns "row 3, column 5".
    [[nodiscard]] static std::string place(Cell cell);
    /// Returns "strawberry, row 3, column 5".
    [[nodiscard]] std::string tile_at(Cell cell) const;

    /// Returns "strawberry, row 3, column 5 and row 3, column 7".
    [[nodiscard]] std::string pair_of(const Board& board, const Move& move) const;

    /// Describes the tile under the cursor. Brief: its name, the row or column that is another than that of `before`,
    /// and whether it can go. Full: "row 3, column 5, strawberry, can go, 3 more".
    [[nodiscard]] std::string cursor(Cell at, std::optional<Cell> before) const;
    /// Describes a row: "Row 3: column 1 moon, column 4 strawberry".
    [[nodiscard]] std::string row(int row) const;
    /// Lists the pairs that can go. Of cards with two sides it says only how many: who knows which, knows the cards.
    [[nodiscard]] std::string open_pairs() const;
    /// Says how the game stands: pairs left, pairs that can go, whether it can be won, the time.
    [[nodiscard]] std::string state(game::Time now) const;
    /// Returns "24 pairs left".
    [[nodiscard]] std::string pairs_left() const;
    /// Returns "5 pairs can go".
    [[nodiscard]] std::string pairs_open() const;

    /// Says what came of a click, a hint or a pause; empty if a note says it already, or if nothing came of it.
    [[nodiscard]] std::string reply(const game::Reply& reply) const;
    /// Says which pair came back by a step back, or went again. `board` is a board that still has both tiles.
    [[nodiscard]] std::string undone(const Board& board, const Move& move) const;
    [[nodiscard]] std::string redone(const Board& board, const Move& move) const;

private:
    [[nodiscard]] std::string matched(const game::Matched& what) const;
    [[nodiscard]] std::string hinted(const game::Hinted& what) const;
    [[nodiscard]] std::string picked(Cell cell) const;
    [[nodiscard]] bool can_go(Cell cell) const;
    [[nodiscard]] int others_like(Cell cell) const;
    /// Returns whether the tile can go, seen from the picked one if it is of the same kind; empty if it cannot.
    [[nodiscard]] std::string chance_of(Cell cell) const;

    const game::Session& session_;
    const std::vector<std::string>* names_;
    game::Cards cards_;
    bool full_;
    bool tells_winnable_;
};

/// Says words about a cell, from its side.
[[nodiscard]] Speak spoken_at(std::string words, Cell cell, const Board& board);

} // namespace twoturns::app
