// The game ID: one short text that says everything a dealt game comes from, so that two people with
// the same ID have the same board.
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
// IDs of the first dealer, tt1, have no rule. It knew any line of at most two turns, and no walls: with gravity its
// shapes fell together.
//
// An ID names its dealer's version. A better dealer gets the next number and leaves the boards of
// the old ones alone; tests/core/game_id.tests.cpp holds a table of IDs and boards that never changes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "twoturns/deal.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// A seed is well-formed UTF-8 of 1 to this many bytes. Single spaces separate its words; it has no other
/// white space, no line ends and no control characters.
inline constexpr std::size_t most_seed_bytes = 64;

struct GameId {
    DealParams params;
    std::string seed; ///< empty only where chance is still to choose one
    friend bool operator==(const GameId&, const GameId&) = default;
};

/// The ID as text. The seed must be a proper one.
[[nodiscard]] std::string to_text(const GameId& id);

/// Whether a text is meant as an ID: it starts with "tt", one to nine digits and a dot, in letters of any case.
[[nodiscard]] bool looks_like_game_id(std::string_view text);

/// The message says what is wrong with a text that is no ID, or that its dealer is a newer one.
Result<GameId> parse_game_id(std::string_view text);

/// Makes a seed of any text: every run of blanks, line ends and control characters becomes one
/// space, none is left at the ends, and what is longer than a seed may be is cut off. A message for
/// text that is not UTF-8, or of which nothing is left.
Result<std::string> seed_from_text(std::string_view text);

/// What a typed or pasted text stands for: an ID if it looks like one, else a seed for a game of these
/// parameters. White space is treated as in seed_from_text().
Result<GameId> game_id_from(std::string_view text, const DealParams& otherwise);

/// The dealer of the board an ID stands for; its parameters must be checked, as those of a parsed ID are.
[[nodiscard]] Dealer dealer_for(const GameId& id);
/// Deals it in one go; the errors are those of deal(params, random).
Result<Deal> deal(const GameId& id);

} // namespace twoturns
