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
#include "game/known_positions.hpp"
#include "game/record.hpp"
#include "game/timeline.hpp"
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
    HintTrust trust = HintTrust::proven; ///< whether to wait until some pair is proven safe
};
struct ShowWay {}; // the way to win from here, once it is known: that counts as a hint and changes nothing else
struct Rewind {};  // to the last position that could be won
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
using Action = std::variant<Click, PutBack, Hint, ShowWay, Rewind, Undo, Redo, Restart, Reshuffle, Pause, Attend>;

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
struct HintAwaited {}; // it is not known yet which pair to show; ask again after learn()
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
    /// Resumes a game at the end of its record; `start` is the board it started with, and a witness if one
    /// is known: it comes from outside, so it counts only if it clears the board. The clock waits for the
    /// first tile or hint again. A message says which entry of the record the rules do not allow. Costs less
    /// than a microsecond an entry at 18x8, up to ten on the largest board, and less than a kilobyte.
    static Result<Session> resumed(Deal start, const Record& record, std::uint64_t first_serial = 1);

    /// Does what the player does. When the record has no more room, it is shortened to the steps that lead from the
    /// start to this position, so that a game can go on for ever.
    Reply act(const Action& action, Time now);

    /// Does what entries of a record say, one after another; the clock then stands at the last of them. A
    /// message says which one the rules do not allow, and all before it are done.
    std::optional<Message> repeat(std::span<const Entry> entries);
    /// Takes back the last entries until so many are left, as if they had never been.
    void cut(std::size_t entries);

    /// The reference holds until something is done.
    [[nodiscard]] const Board& board() const { return timeline_.board(); }
    [[nodiscard]] Gravity gravity() const { return timeline_.gravity(); }
    [[nodiscard]] Status status() const { return status_; }
    [[nodiscard]] std::optional<Cell> picked() const { return picked_; }
    /// The pairs that can go now.
    [[nodiscard]] const std::vector<Move>& open_moves() const { return open_; }
    [[nodiscard]] int pairs_left() const { return board().tiles() / 2; }
    [[nodiscard]] bool can_undo() const { return timeline_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return timeline_.can_redo(); }
    [[nodiscard]] bool can_restart() const { return timeline_.can_restart(); }
    /// What is known about the position. The reference holds until something is done or learnt.
    [[nodiscard]] const Knowledge& known() const;
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
    /// Whether a hint would show more of the pair it shows already: that is the same hint.
    [[nodiscard]] bool hint_goes_on() const { return hint_step_ && *hint_step_ != HintStep::pair; }
    [[nodiscard]] int hints() const { return timeline_.hints(); }
    [[nodiscard]] int undos() const { return timeline_.undos(); }
    [[nodiscard]] int reshuffles() const { return timeline_.reshuffles(); }
    /// Everything that was done, in order.
    [[nodiscard]] const std::vector<Entry>& log() const { return timeline_.log(); }
    [[nodiscard]] const Timeline& timeline() const { return timeline_; }

private:
    // What an action does; `at` is the time of play.
    Reply click(Cell cell, Time at);
    Reply hint(const Hint& wanted, Time at);
    Reply show_way(Time at);
    Reply rewind(Time at);
    Reply take_reshuffled(const std::optional<Deal>& deal, Time at);

    /// Does what an entry says, without a look(); or returns what the rules have against it.
    std::optional<Message> step(Entry entry, std::vector<Slide>* slides = nullptr);
    /// Makes room in the record; the current position stays.
    void shorten();
    [[nodiscard]] Question question_about(Timeline::Index position) const;
    void look();
    void run_clock(Time now);

    Timeline timeline_;
    KnownPositions known_;
    std::uint64_t first_serial_; ///< of the timeline's first position

    // What follows from the position; see look().
    std::vector<Move> open_;
    mutable std::shared_ptr<const Knowledge> known_now_; ///< made when it is asked for
    Status status_ = Status::playing;

    std::optional<Cell> picked_;
    std::size_t hint_ = 0;              ///< which of the pairs worth showing is shown
    std::optional<HintStep> hint_step_; ///< how much of it is
    bool started_ = false;
    bool paused_ = false;
    bool present_ = true;
    Clock clock_;
};

} // namespace twoturns::game
