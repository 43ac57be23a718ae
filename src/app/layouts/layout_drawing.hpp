// A layout during drawing: cells, mirror axes, undo and redo.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "twoturns/board_layout.hpp"

namespace twoturns::app {

enum class Brush : std::uint8_t {
    tile,
    stone,
    nothing,
};
enum class Mirror : std::uint8_t {
    none,
    left_right,
    up_down,
    both,
};

class LayoutDrawing {
public:
    /// The maximum number of steps to undo.
    static constexpr std::size_t most_undos = 500;

    explicit LayoutDrawing(const Board& cells) { take(cells, now_); }

    [[nodiscard]] Size size() const { return now_.size; }
    [[nodiscard]] Brush at(Cell cell) const { return now_.cells[index(cell)]; }
    /// Returns the layout as a board of blank tiles.
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool can_undo() const { return !undo_.empty(); }
    [[nodiscard]] bool can_redo() const { return !redo_.empty(); }

    /// Paints all cells on the straight line from `from` to `to`, and their mirror images. A call with `begins` and all
    /// calls after it until the next such call form one undo step.
    void paint(Cell from, Cell to, Brush brush, Mirror mirror, bool begins);
    /// Changes the size. Cells cut off by a smaller size return with a larger size; cells that were never drawn are
    /// empty.
    void resize(Size size);
    void clear();
    /// Replaces the drawing by other cells.
    void start(const Board& cells);
    void undo();
    void redo();

private:
    struct State {
        Size size{1, 1};
        std::array<Brush, std::size_t{max_side} * max_side> cells{};
        friend bool operator==(const State&, const State&) = default;
    };
    static std::size_t index(Cell cell) {
        return static_cast<std::size_t>(cell.row - 1) * max_side + static_cast<std::size_t>(cell.col - 1);
    }
    static void take(const Board& board, State& state);
    void change_to(const State& next, bool same_step = false);
    void put(State& state, Cell cell, Brush brush, Mirror mirror) const;

    State now_;
    std::vector<State> undo_;
    std::vector<State> redo_;
    bool in_stroke_ = false; ///< the last undo step belongs to the stroke in progress
};

} // namespace twoturns::app
