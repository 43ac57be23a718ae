// The game ID: a short text with all parameters and the seed of a deal. Two people with the same ID get the same board.
//
//     tt2.18x8.36.down.any.full.3.any words
//     |   |    |  |    |   |    | the seed, to the end of the text
//     |   |    |  |    |   |    difficulty, 1 to 5
//     |   |    |  |    |   layout
//     |   |    |  |    rule: any, straight or one-turn
//     |   |    |  gravity
//     |   |    kinds
//     |   columns x rows
//     the version of the dealer
//
// IDs of the first dealer, tt1, have no rule. The first dealer allowed any line of at most two turns. It had no walls,
// so gravity moved tiles out of the layout's shape.
//
// An ID names its dealer's version. A better dealer gets the next number and leaves the boards of older ones unchanged;
// tests/core/game_id.tests.cpp holds a table of IDs and boards that never changes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "twoturns/deal.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// The maximum length of a seed. A seed is well-formed UTF-8 of at least 1 byte. Single spaces separate its words; it
/// has no other white space, line ends or control characters.
inline constexpr std::size_t most_seed_bytes = 64;

struct GameId {
    DealParams params;
    std::string seed; ///< empty only while the seed is still to be chosen at random
    friend bool operator==(const GameId&, const GameId&) = default;
};

/// Returns the ID as text. The seed must be valid.
[[nodiscard]] std::string to_text(const GameId& id);

/// Returns true if the text is meant as an ID: it starts with "tt", one to nine digits and a dot, in upper or lower
/// case.
[[nodiscard]] bool looks_like_game_id(std::string_view text);
/// Returns true for an ID of a newer dealer that this program does not have yet.
[[nodiscard]] bool is_of_later_version(std::string_view text);

/// Parses an ID. The error says what is wrong with the text, or that its dealer is newer than this program.
Result<GameId> parse_game_id(std::string_view text);

/// Makes a seed of any text: replaces every run of blanks, line ends and control characters by one space, trims both
/// ends, and cuts the text at the maximum length. Returns an error if the text is not UTF-8 or if nothing remains.
Result<std::string> seed_from_text(std::string_view text);

/// Interprets typed or pasted text: as an ID if it looks like one, else as a seed for a game with the parameters
/// `otherwise`. White space is treated as in seed_from_text().
Result<GameId> game_id_from(std::string_view text, const DealParams& otherwise);

/// Returns the dealer for the board of an ID. The ID's parameters must have passed checked(). The parameters of a
/// parsed ID have always passed it.
[[nodiscard]] Dealer dealer_for(const GameId& id);
/// Runs the dealer to its end; returns the same errors as deal(params, random).
Result<Deal> deal(const GameId& id);

} // namespace twoturns
