// Cards with two sides. In a two-sided deck a card is one kind of tile with a front and a back. The rules do not know
// about it: the face of a tile says which side it shows, and only the picture depends on that.
//
// Which side a tile shows, and normally which card, is not stored anywhere. It follows from the kinds and cells of a
// board, so a game that is resumed, replayed or raced against shows the same faces as when it was played. Only cards
// chosen for a game are saved with it (chosen_cards.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "twoturns/board.hpp"

namespace twoturns::game {

/// A tile's face is its kind for the front, and its kind plus this for the back.
inline constexpr Face back_side = max_kinds;

/// Returns the board with a side for every tile: of n tiles of a kind n / 2 show the back. A board with any face that
/// is not its kind is returned unchanged, as it is a position of another game. Visits every cell.
[[nodiscard]] Board with_sides(Board board);

/// Returns a hash of the cells and kinds of a board.
[[nodiscard]] std::uint64_t number_of(const Board& board);

/// The properties of the deck in use that determine the pictures of a board.
struct Cards {
    int two_sided = 0;      ///< the number of cards of a two-sided deck; 0: each kind has one picture
    std::uint64_t seed = 0; ///< selects the cards: number_of() the board the game started with
    /// The cards chosen for the game: the first kinds get them, in this order, and the seed selects the cards of the
    /// others. Each is in the deck and occurs once.
    std::span<const std::size_t> chosen{};
};

/// Returns the picture of a face. A one-sided deck has one picture for each kind. A two-sided deck has the front and
/// back of its first card, of its second card, and so on; the seed determines the card of each kind. Once the kinds
/// have used all cards, the cards repeat, with picture numbers higher by the number of pictures.
/// Costs some dozen nanoseconds. With chosen cards, any other kind searches them all, normally no more than a few
/// times.
[[nodiscard]] int picture_of(Face face, const Cards& cards);

/// Returns the card of a kind in a two-sided deck, from 0.
[[nodiscard]] inline int card_of(Kind kind, const Cards& cards) {
    return picture_of(kind, cards) / 2 % cards.two_sided;
}

} // namespace twoturns::game
