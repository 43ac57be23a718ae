// Cards with two sides. In a two-sided deck a card is one kind of tile with a front and a back. The rules ignore the
// sides: a tile's face says which side it shows, and only its picture depends on the face.
//
// The side that a tile shows, and normally its card, is not stored anywhere. Both are computed from the kinds and cells
// of a board, so a game that is resumed, replayed or raced against shows the same faces as when it was played. Only
// cards chosen for a game are saved with it (chosen_cards.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "twoturns/board.hpp"

namespace twoturns::game {

/// Added to a tile's kind, it gives the face of the back. The face of the front equals the kind.
inline constexpr Face back_side = max_kinds;

/// Returns the board with a side for every tile: of n tiles of a kind n / 2 show the back. Returns the board unchanged
/// if any face differs from its kind, because such a board is a position of another game. Visits every cell.
[[nodiscard]] Board with_sides(Board board);

/// Returns a hash of the cells and kinds of a board.
[[nodiscard]] std::uint64_t number_of(const Board& board);

/// The properties of the deck in use that determine the pictures of a board.
struct Cards {
    int two_sided = 0;      ///< the number of cards of a two-sided deck; 0: a one-sided deck
    std::uint64_t seed = 0; ///< selects the cards: number_of() the starting board
    /// The cards chosen for the game, each in the deck and occurring once. The first kinds get them, in this order; the
    /// seed selects the cards of the other kinds.
    std::span<const std::size_t> chosen{};
};

/// Returns the picture of a face. A one-sided deck has one picture for each kind. A two-sided deck has two pictures for
/// each card: the front and back of the first card, of the second card, and so on. The seed determines the card of each
/// kind. When there are more kinds than cards, the cards repeat, with picture numbers increased by the number of
/// pictures. Costs some dozen nanoseconds. If cards are chosen, the card of any other kind is searched among them,
/// normally a few times at most.
[[nodiscard]] int picture_of(Face face, const Cards& cards);

/// Returns the card of a kind in a two-sided deck, counted from 0.
[[nodiscard]] inline int card_of(Kind kind, const Cards& cards) {
    return picture_of(kind, cards) / 2 % cards.two_sided;
}

} // namespace twoturns::game
