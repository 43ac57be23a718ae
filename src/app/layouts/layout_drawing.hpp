// A layout while it is drawn: cells, mirrors, and every step back and forward.
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
    /// Steps back there are at the most.
    static constexpr std::size_t most_undos = 500;

    explicit LayoutDrawing(const Board& cells) { take(cells, now_); }

    [[nodiscard]] Size size() const { return now_.size; }
    [[nodiscard]] Brush at(Cell cell) const { return now_.cells[index(cell)]; }
    /// The tiles are blank.
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool can_undo() const { return !undo_.empty(); }
    [[nodiscard]] bool can_redo() const { return !redo_.empty(); }

    /// Paints all cells on the straight line between two, and their mirror images. What follows up to the next that
    /// `begins` is one step together with it.
    void paint(Cell from, Cell to, Brush brush, Mirror mirror, bool begins);
    /// What lies outside of a smaller size comes back with a larger one; what was never drawn has nothing.
    void resize(Size size);
    void clear();
    /// Begins anew with other cells.
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
    bool in_stroke_ = false; ///< the last step is the stroke that goes on
};

} // namespace twoturns::app
