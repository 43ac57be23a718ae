// Chooses among boards by how many pairs there are to see. An ID always deals the same board, so to choose a board is
// to choose a seed: boards of several seeds are dealt, and the one with the fewest or the most pairs to see is taken.
// Its ID is an ordinary one, which deals that board everywhere.
#pragma once

#include <cstdint>
#include <memory>

#include "twoturns/game_id.hpp"
#include "twoturns/pairs_to_see.hpp"

namespace twoturns {

/// How many pairs there should be to see at a time.
enum class SightWish : std::uint8_t {
    any, // the board of the ID itself
    few,
    many,
};

struct ChosenDeal {
    GameId id; ///< of the chosen board
    Deal deal;
    PairsToSee pairs;
    int dealt = 0; ///< the number of boards it was chosen from
    /// Whether the board has clearly fewer or more pairs to see than the middle one of the boards dealt, by a tenth at
    /// least; true for `any`. Otherwise it is the nearest.
    bool fits = true;
};

/// Returns the number of boards to choose from for a board with so many tiles: 24 for 18x8, at least two.
[[nodiscard]] int deals_to_choose_from(int tiles);
/// Returns the seed of a board to choose from: of the first one the ID's own, of the others eight digits that follow
/// from the ID.
[[nodiscard]] std::string seed_to_choose_from(const GameId& id, int number);

/// Deals the boards, counts their pairs to see, and chooses among those whose level of difficulty comes nearest to the
/// one of the ID. Works in slices, counts work instead of time, and chooses the same board on every platform and for
/// any slicing. May be destroyed between any two slices. Takes half a second for 18x8 tiles, at most some ten.
class DealChooser {
public:
    /// The ID's parameters must have passed checked().
    DealChooser(GameId id, SightWish wish);
    DealChooser(DealChooser&&) noexcept;
    DealChooser& operator=(DealChooser&&) noexcept;
    DealChooser(const DealChooser&) = delete;
    DealChooser& operator=(const DealChooser&) = delete;
    ~DealChooser();

    /// Does about `work` more units, each about a microsecond of one core. Returns true when the board is chosen.
    bool run(std::uint64_t work);
    /// Returns the progress from 0 to 1. It never decreases.
    [[nodiscard]] double progress() const;
    /// Returns the chosen board. Call it only once, after run() has returned true. Returns the error of the first board
    /// if none can be dealt.
    Result<ChosenDeal> take();

private:
    class State;
    std::unique_ptr<State> state_;
};

} // namespace twoturns
