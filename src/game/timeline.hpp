// Every action of a game, and every position it went through.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "game/record.hpp"
#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/result.hpp"

namespace twoturns::game {

/// Returns the sentence for the player that says why a move cannot be made. "{0}" stands for the number of the move.
[[nodiscard]] const char* sentence_of(Verdict verdict);

/// The positions from the start to the last one form a line, and undo goes back along it. Each position takes only a
/// few bytes, which say how it was made. The current board and a few other boards are in memory; any other board is
/// computed from one of them by replaying moves. After a long replay the computed board is kept in memory, so that
/// later replays take some dozens of moves at most. All boards in memory together take less than a kilobyte for each
/// entry, in any game.
class Timeline {
public:
    /// Identifies a position permanently: positions are numbered in order of creation, and the start is 0.
    using Index = std::uint32_t;

    /// `start` must be settled. The constructor and every reshuffle give the tiles their sides by with_sides().
    Timeline(Board start, Gravity gravity);

    [[nodiscard]] Gravity gravity() const { return gravity_; }
    /// Returns the seed for choosing among the cards of a deck; the seed is the same for all positions.
    [[nodiscard]] std::uint64_t cards_seed() const { return cards_seed_; }
    /// Returns all entries in order.
    [[nodiscard]] const std::vector<Entry>& log() const { return log_; }
    /// Returns the room of the log in the record, as the sum of room_of() over its entries; see most_room.
    [[nodiscard]] std::size_t room() const { return room_; }
    [[nodiscard]] int hints() const { return hints_; }
    [[nodiscard]] int undos() const { return undos_; }
    [[nodiscard]] int reshuffles() const { return reshuffles_; }

    /// Returns the current board; the reference is valid until the next action.
    [[nodiscard]] const Board& board() const;
    [[nodiscard]] Board board_of(Index position) const;
    /// Returns how many pairs are gone from the current board since the start.
    [[nodiscard]] int pairs_gone() const { return static_cast<int>(positions_[position()].pairs_gone); }
    [[nodiscard]] bool can_undo() const { return at_ > 0; }
    [[nodiscard]] bool can_redo() const { return at_ + 1 < line_.size(); }
    [[nodiscard]] bool can_restart() const;

    /// Returns the number of all positions that ever existed, including positions that are no longer on the line.
    [[nodiscard]] std::size_t positions() const { return positions_.size(); }
    /// Returns the position `steps` steps before the current one, at most steps().
    [[nodiscard]] Index position(std::size_t steps = 0) const { return line_[at_ - steps]; }
    [[nodiscard]] std::size_t steps() const { return at_; }
    /// before() returns the position from which `position` was made. move_to() returns the move between the two,
    /// nullopt if the board stayed the same or was reshuffled.
    [[nodiscard]] Index before(Index position) const { return positions_[position].from; }
    [[nodiscard]] std::optional<Move> move_to(Index position) const;
    [[nodiscard]] bool same_as_before(Index position) const { return positions_[position].entry == nothing; }

    /// Applies an entry. Returns an error and changes nothing if the entry breaks the rules. Appends the slides to
    /// `slides` unless it is null.
    Result<void> add(Entry entry, std::vector<Slide>* slides = nullptr);

    /// Removes the last entries until `entries` are left, as if they had never been done.
    void cut(std::size_t entries);

    /// Returns the entries that lead from the start to the current board without a detour.
    [[nodiscard]] std::vector<Entry> way_here() const;

    // For tests of the memory limits stated above.
    [[nodiscard]] std::size_t boards_held() const;
    [[nodiscard]] std::uint64_t steps_made_again() const { return made_again_; }

private:
    static constexpr std::uint32_t nothing = std::numeric_limits<std::uint32_t>::max();

    struct Position {
        Index from = 0;                ///< the position from which its board is made
        std::uint32_t entry = nothing; ///< the move or reshuffle between the two; `nothing` if the board is the same
        std::uint32_t pairs_gone = 0;  ///< since the start
        std::shared_ptr<const Board> board;
    };

    /// Replaces the kinds of a board's tiles, row by row.
    static void put_kinds(Board& board, const std::vector<Kind>& kinds);
    Result<void> try_step(const Entry& entry, std::vector<Slide>* slides);
    void go_to_new(Index from, std::uint32_t entry, std::uint32_t pairs_gone);
    void go_to_same(Index position);
    /// Updates board_ to the current board.
    void be_here() const;
    void make_again(Board& board, Index position) const;
    [[nodiscard]] std::size_t work_of(Index position) const;

    Gravity gravity_;
    std::size_t most_work_; ///< the most work, in entries, for computing a board
    std::vector<Entry> log_;
    std::size_t room_ = 0;
    int hints_ = 0;
    int undos_ = 0;
    int reshuffles_ = 0;

    std::vector<Index> line_{0};
    std::size_t at_ = 0;

    // Boards are computed on demand.
    mutable std::vector<Position> positions_;
    mutable Board board_;
    std::uint64_t cards_seed_;
    mutable Index board_is_ = 0; ///< the position that board_ belongs to
    mutable std::uint64_t made_again_ = 0;
};

} // namespace twoturns::game
