// One game: the player's actions and the current state. Every change goes through act().
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

// The player's actions.
struct Click { // on a tile: picks it, puts it back, or tries it with the picked tile
    Cell cell;
};
struct PutBack {}; // puts back the picked tile
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
struct ShowWay {}; // shows the way to win from here, if known; changes nothing, but counts as a hint
struct Rewind {};  // goes back to the last winnable position
struct Undo {};
struct Redo {};
struct Restart {};
struct Reshuffle {
    std::optional<Deal> deal; ///< the same cells with other kinds, from Reshuffler; nullopt if it found none
};
struct Pause {}; // pauses the game, or continues it
struct Attend {  // whether the window is visible and has the focus
    bool present = true;
};
using Action = std::variant<Click, PutBack, Hint, ShowWay, Rewind, Undo, Redo, Restart, Reshuffle, Pause, Attend>;

// The results of actions.
struct Nothing {}; // the action had no effect
struct Picked {
    Cell cell;
};
struct Unpicked {
    Cell cell;
};
struct NoMatch { // the clicked tile has another kind; it is the picked tile now
    Cell from;
    Cell to;
};
struct Blocked { // the clicked tile has the same kind but no link; it is the picked tile now
    Cell from;
    Cell to;
    BlockedLine line;
};
struct Matched { // the pair was removed
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
struct Hinted { // each step shows more of one pair; `safe` means: taking the pair is proven to keep the board winnable
    Link link;
    HintStep step = HintStep::pair;
    bool safe = false;
};
struct HintLost {};    // no pair is worth taking: the position is lost
struct HintAwaited {}; // the pair to show is not known yet; ask again after learn()
struct Changed {};     // the position changed by undo, redo, restart or rewind
struct Reshuffled {};
struct NoReshuffle {}; // no arrangement of tiles on the remaining cells can be cleared
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
    /// Starts a game on the dealt board after settling it. `witness` contains moves that clear the board, if known. The
    /// clock starts with the first picked tile or hint. Positions are numbered from `first_serial` on, so that an
    /// answer about another session's position is never taken for an answer about this session's.
    Session(const Board& board, Gravity gravity, std::vector<Move> witness = {}, std::uint64_t first_serial = 1);
    /// Starts a game on a board without cells; another session is assigned to it later.
    Session() : Session({}, Gravity::none) {}
    /// Resumes a game at the end of its record. `start` is the starting board, with a witness if known; the witness
    /// comes from outside, so it is used only if it clears the board. The clock waits for the first tile or hint again.
    /// The error names the entry that breaks the rules. Each entry costs less than a microsecond at 18x8, up to ten on
    /// the largest board, and less than a kilobyte.
    static Result<Session> resumed(Deal start, const Record& record, std::uint64_t first_serial = 1);

    /// Does a player's action. A full record is shortened to the steps that lead from the start to the current
    /// position, so that a game can go on for ever.
    Reply act(const Action& action, Time now);

    /// Does a record's entries in order and sets the clock to the time of the last entry. The error names the entry
    /// that breaks the rules; the entries before that one are done.
    Result<void> repeat(std::span<const Entry> entries);
    /// Removes the last entries until `entries` are left, as if they had never been done.
    void cut(std::size_t entries);

    /// The reference is valid until the next action.
    [[nodiscard]] const Board& board() const { return timeline_.board(); }
    [[nodiscard]] Gravity gravity() const { return timeline_.gravity(); }
    [[nodiscard]] Status status() const { return status_; }
    [[nodiscard]] std::optional<Cell> picked() const { return picked_; }
    /// Returns the legal moves.
    [[nodiscard]] const std::vector<Move>& open_moves() const { return open_; }
    [[nodiscard]] int pairs_left() const { return board().tiles() / 2; }
    [[nodiscard]] bool can_undo() const { return timeline_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return timeline_.can_redo(); }
    [[nodiscard]] bool can_restart() const { return timeline_.can_restart(); }
    /// Returns the knowledge about the position. The reference is valid until the next action or learn().
    [[nodiscard]] const Knowledge& known() const;
    /// Returns how many steps back the last winnable position is, once that is known; nullopt while the current
    /// position is or may be winnable.
    [[nodiscard]] std::optional<int> steps_to_winnable() const;
    /// Returns the position whose analysis is most useful now; nullopt if nothing more can be found.
    [[nodiscard]] std::optional<AnalysisRequest> question() const;
    /// Stores the result of an analysis. Ignores a result about a position that no longer exists.
    void learn(const AnalysisResult& answer);
    [[nodiscard]] bool paused() const { return paused_; }
    [[nodiscard]] Time elapsed(Time now) const { return clock_.elapsed(now); }
    [[nodiscard]] bool clock_running() const { return clock_.running(); }
    /// Returns true if a further hint would show more of the pair already shown; it counts as the same hint.
    [[nodiscard]] bool hint_goes_on() const { return hint_step_ && *hint_step_ != HintStep::pair; }
    [[nodiscard]] int hints() const { return timeline_.hints(); }
    [[nodiscard]] int undos() const { return timeline_.undos(); }
    [[nodiscard]] int reshuffles() const { return timeline_.reshuffles(); }
    /// Returns all entries in order.
    [[nodiscard]] const std::vector<Entry>& log() const { return timeline_.log(); }
    [[nodiscard]] const Timeline& timeline() const { return timeline_; }

private:
    // The implementations of the actions; `at` is the play time.
    Reply click(Cell cell, Time at);
    Reply hint(const Hint& wanted, Time at);
    Reply show_way(Time at);
    Reply rewind(Time at);
    Reply take_reshuffled(const std::optional<Deal>& deal, Time at);

    /// Does an entry without calling recompute(). Returns an error if the entry breaks the rules.
    Result<void> step(Entry entry, std::vector<Slide>* slides = nullptr);
    /// Makes room in the record without changing the current position.
    void shorten();
    [[nodiscard]] AnalysisRequest question_about(Timeline::Index position) const;
    [[nodiscard]] std::optional<LastWin> last_win_before(Timeline::Index position) const;
    void recompute();
    void run_clock(Time now);

    Timeline timeline_;
    KnownPositions known_;
    std::uint64_t first_serial_; ///< the number of the timeline's first position

    // State derived from the position; see recompute().
    std::vector<Move> open_;
    mutable std::shared_ptr<const Knowledge> known_now_; ///< computed on demand
    Status status_ = Status::playing;

    std::optional<Cell> picked_;
    std::size_t hint_ = 0;              ///< an index into the pairs worth showing
    std::optional<HintStep> hint_step_; ///< how much of that pair is shown
    bool started_ = false;
    bool paused_ = false;
    bool present_ = true;
    Clock clock_;
};

} // namespace twoturns::game
