// One game: what the player did and what stands. Every change goes through act().
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "game/clock.hpp"
#include "game/knowledge.hpp"
#include "game/record.hpp"
#include "twoturns/blocked.hpp"
#include "twoturns/board.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/link.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/result.hpp"

namespace twoturns::game {

// What a player can do.
struct Click { // a tile: pick it, put it back, or try it with the picked one
    Cell cell;
};
struct PutBack {}; // the picked tile
enum class HintStyle : std::uint8_t {
    in_steps,
    at_once
};
enum class HintTrust : std::uint8_t {
    proven,
    any
};
struct Hint {
    HintStyle style = HintStyle::in_steps;
    HintTrust trust = HintTrust::proven; ///< whether to wait until it is settled which pair is safe
};
struct Rewind {}; // to the last position that could be won
struct Undo {};
struct Redo {};
struct Restart {};
struct Reshuffle {
    std::optional<Deal> deal; ///< other kinds on this board's cells, from Reshuffler; nothing when it found none
};
struct Pause {}; // or go on
struct Attend {  // the window is seen and has the focus, or not
    bool present = true;
};
using Action = std::variant<Click, PutBack, Hint, Rewind, Undo, Redo, Restart, Reshuffle, Pause, Attend>;

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
enum class HintStep : std::uint8_t {
    area,
    tile,
    pair
};
struct Hinted { // ever more of one pair; `safe` when taking it is proven to keep the board winnable
    Link link;
    HintStep step = HintStep::pair;
    bool safe = false;
};
struct HintLost {};    // no pair is worth taking: the position is lost
struct HintAwaited {}; // it is not settled yet which pair to show; ask again when learn() was called
struct Changed {};     // another position: undo, redo, restart, rewind
struct Reshuffled {};
struct NoReshuffle {}; // the cells that are left allow no board that can be cleared
struct PauseChanged {};
using Reply = std::variant<Nothing, Picked, Unpicked, NoMatch, Blocked, Matched, Hinted, HintLost, HintAwaited, Changed,
                           Reshuffled, NoReshuffle, PauseChanged>;

enum class Status : std::uint8_t {
    playing,
    stuck,
    won
};

class Session {
public:
    /// Starts at the dealt board, settled; `witness` are moves that clear it, if any are known. The
    /// clock starts with the first tile picked or the first hint. Positions are numbered from `first_serial` on, so
    /// that no answer about another session's position is taken for one about this one's.
    Session(const Board& board, Gravity gravity, std::vector<Move> witness = {}, std::uint64_t first_serial = 1);
    /// One without any tile, to be replaced.
    Session() : Session({}, Gravity::none) {}
    /// Takes a game up where its record left it; `start` is the board it began with, and a witness if one
    /// is known: it comes from outside, so it counts only if it clears the board. The clock waits for the
    /// first tile or hint again. A message says which entry of the record the rules do not allow. Costs a
    /// few microseconds an entry at 18x8, and the memory of a board for each pair that went.
    static Result<Session> taken_up(Deal start, const Record& record, std::uint64_t first_serial = 1);

    Reply act(const Action& action, Time now);

    /// Does what entries of a record say, one after another; the clock then stands at the last of them. A
    /// message says which one the rules do not allow, and all before it are done.
    std::optional<Message> repeat(std::span<const Entry> entries);

    [[nodiscard]] const Board& board() const { return *states_[at_].board; }
    [[nodiscard]] Gravity gravity() const { return gravity_; }
    [[nodiscard]] Status status() const { return status_; }
    [[nodiscard]] std::optional<Cell> picked() const { return picked_; }
    /// The pairs that can go now.
    [[nodiscard]] const std::vector<Move>& open_moves() const { return open_; }
    [[nodiscard]] int pairs_left() const { return board().tiles() / 2; }
    [[nodiscard]] bool can_undo() const { return at_ > 0; }
    [[nodiscard]] bool can_redo() const { return at_ + 1 < states_.size(); }
    [[nodiscard]] bool can_restart() const { return board() != *states_.front().board; }
    /// What is known about the position.
    [[nodiscard]] const Knowledge& known() const { return *states_[at_].known; }
    /// How many steps back the last position lies that could be won, once that is known; nothing
    /// while this one can be, or may.
    [[nodiscard]] std::optional<int> steps_to_winnable() const;
    /// What is most worth finding out now; nothing when all is known that can be.
    [[nodiscard]] std::optional<Question> question() const;
    /// Takes what was found out. An answer about a position that is no longer there is ignored.
    void learn(const Answer& answer);
    [[nodiscard]] bool paused() const { return paused_; }
    [[nodiscard]] Time elapsed(Time now) const { return clock_.elapsed(now); }
    [[nodiscard]] bool clock_running() const { return clock_.running(); }
    [[nodiscard]] int hints() const { return hints_; }
    [[nodiscard]] int undos() const { return undos_; }
    [[nodiscard]] int reshuffles() const { return reshuffles_; }
    /// Everything that was done, in order.
    [[nodiscard]] const std::vector<Entry>& log() const { return log_; }

private:
    /// A position, and what brought it about. Steps that go back share what they go back to.
    struct State {
        std::shared_ptr<const Board> board;
        std::optional<Move> by; ///< the move from the state before it, if it was one
        std::uint64_t serial = 0;
        std::shared_ptr<const Knowledge> known;
    };

    // What an action does; `at` is the time of play.
    Reply click(Cell cell, Time at);
    Reply hint(const Hint& wanted, Time at);
    Reply rewind(Time at);
    Reply take_reshuffled(const std::optional<Deal>& deal, Time at);

    // One step each, written down in the log.
    void take_pair(Move move, Board after, Time at);
    void undo(Time at);
    void redo(Time at);
    void restart(Time at);
    void go_back(int steps, Time at);
    void take_kinds(Board board, Knowledge known, Time at);
    void count_hint(Time at);
    /// Does one entry, without a look(). Returns what the rules have against it.
    std::optional<Message> repeat_one(const Entry& entry);

    void add(std::shared_ptr<const Board> board, std::optional<Move> by, std::shared_ptr<const Knowledge> known);
    void look();
    void run_clock(Time now);

    Gravity gravity_;
    std::vector<State> states_; ///< every position, oldest first; undo is an index into them
    std::size_t at_ = 0;
    std::uint64_t next_serial_;
    std::vector<Entry> log_;

    // What follows from the position; see look().
    std::vector<Move> open_;
    Status status_ = Status::playing;

    std::optional<Cell> picked_;
    std::size_t hint_ = 0;              ///< which of the pairs worth showing is shown
    std::optional<HintStep> hint_step_; ///< how much of it is
    bool started_ = false;
    bool paused_ = false;
    bool present_ = true;
    Clock clock_;
    int hints_ = 0;
    int undos_ = 0;
    int reshuffles_ = 0;
};

} // namespace twoturns::game
