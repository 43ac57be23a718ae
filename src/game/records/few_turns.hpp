// With how few turns a board was cleared: by the search, and by the player. Boards of the day and places of the journey
// have such a row; see twoturns/par.hpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "game/store.hpp"
#include "game/timeline.hpp"
#include "twoturns/par.hpp"

namespace twoturns::game {

/// The most rows that are stored, some three years of boards of the day.
inline constexpr std::size_t most_turns_rows = 1'000;

/// The player's clearing with the fewest turns.
struct OwnClearing {
    Clearing clearing; ///< without moves unless it beat the search: then they are kept
    Date date = 0;
    GameKey game = 0;
};

struct TurnsRow {
    std::optional<TurnCount> par; ///< the best of the search; for a place of the journey the table has it
    std::optional<OwnClearing> own;

    /// Returns whether the player cleared the board with fewer turns than the search.
    [[nodiscard]] bool beaten() const { return par && own && own->clearing.count.turns < par->turns; }
};

/// The format is "TURNS CELLS TURNS CELLS DATE GAME" and the moves "r,c r,c", all separated by blanks: the search's
/// turns, then the player's. A board that takes no cells stands for what is not known.
[[nodiscard]] std::string to_text(const TurnsRow& row);
[[nodiscard]] std::optional<TurnsRow> parse_turns_row(std::string_view text);

/// Returns how a game cleared its board, without the pairs that were taken back. Returns nullopt for a game that is not
/// won, and for one with a reshuffle: the rest of that board was another one.
[[nodiscard]] std::optional<Clearing> clearing_of(const Timeline& game);

} // namespace twoturns::game
