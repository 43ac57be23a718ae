// One game: what the player did and what stands. Every change goes through act().
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "game/clock.hpp"
#include "twoturns/blocked.hpp"
#include "twoturns/board.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/link.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::game {

// What a player can do.
struct Click { // a tile: pick it, put it back, or try it with the picked one
    Cell cell;
};
struct PutBack {}; // the picked tile
struct Hint {};
struct Undo {};
struct Redo {};
struct Restart {};
struct Reshuffle {
    std::uint64_t seed = 0;
};
struct Pause {}; // or go on
struct Attend {  // the window is seen and has the focus, or not
    bool present = true;
};
using Action = std::variant<Click, PutBack, Hint, Undo, Redo, Restart, Reshuffle, Pause, Attend>;

// What became of it.
struct Nothing {}; // there was nothing to do
struct Picked {
    Cell cell;
};
struct Unpicked {
    Cell cell;
};
struct NoMatch { // another kind: that tile is picked now
    Cell from;
    Cell to;
};
struct Blocked { // the same kind, but no link: that tile is picked now
    Cell from;
    Cell to;
    BlockedLine line;
};
struct Matched { // the pair went
    Link link;
    Tile first;
    Tile second;
    std::vector<Slide> slides;
};
struct Hinted {
    Link link;
};
struct Changed {}; // another position: undo, redo, restart
struct Reshuffled {};
struct NoReshuffle {}; // the cells that are left allow no board that can be cleared
struct PauseChanged {};
using Outcome = std::variant<Nothing, Picked, Unpicked, NoMatch, Blocked, Matched, Hinted, Changed, Reshuffled,
                             NoReshuffle, PauseChanged>;

enum class Status : std::uint8_t {
    playing,
    stuck,
    won
};

class Session {
public:
    /// Starts at the dealt board, settled. The clock starts with the first click.
    Session(const Board& board, Gravity gravity);

    Outcome act(const Action& action, Time now);

    [[nodiscard]] const Board& board() const { return states_[at_]; }
    [[nodiscard]] Gravity gravity() const { return gravity_; }
    [[nodiscard]] Status status() const { return status_; }
    [[nodiscard]] std::optional<Cell> picked() const { return picked_; }
    /// The pairs that can go now.
    [[nodiscard]] const std::vector<Move>& open_moves() const { return open_; }
    [[nodiscard]] int pairs_left() const { return board().tiles() / 2; }
    [[nodiscard]] bool can_undo() const { return at_ > 0; }
    [[nodiscard]] bool can_redo() const { return at_ + 1 < states_.size(); }
    [[nodiscard]] bool can_restart() const { return board() != states_.front(); }
    [[nodiscard]] bool paused() const { return paused_; }
    [[nodiscard]] Time elapsed(Time now) const { return clock_.elapsed(now); }
    [[nodiscard]] bool clock_running() const { return clock_.running(); }
    [[nodiscard]] int hints() const { return hints_; }
    [[nodiscard]] int undos() const { return undos_; }
    [[nodiscard]] int reshuffles() const { return reshuffles_; }

private:
    Outcome click(Cell cell);
    Outcome hint();
    Outcome go_to(std::size_t state);
    Outcome reshuffle_left(std::uint64_t seed);
    void record(Board next);
    void look();
    void run_clock(Time now);

    Gravity gravity_;
    std::vector<Board> states_; ///< every position, oldest first; undo is an index into them
    std::size_t at_ = 0;

    // What follows from the position; see look().
    std::vector<Move> open_;
    Status status_ = Status::playing;

    std::optional<Cell> picked_;
    std::size_t next_hint_ = 0;
    bool started_ = false;
    bool paused_ = false;
    bool present_ = true;
    Clock clock_;
    int hints_ = 0;
    int undos_ = 0;
    int reshuffles_ = 0;
};

} // namespace twoturns::game
