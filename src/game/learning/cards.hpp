// Cards with two sides. In a two-sided deck a card is one kind of tile with a front and a back, so that no rule knows
// of it: the face of a tile says which of the two it shows, and nothing but the picture follows from that.
//
// Which side a tile shows, and as a rule which card, is not written down anywhere. It follows from the kinds and cells
// of a board: a game that is resumed, replayed or raced against shows the same faces as when it was played. Only cards
// that were chosen for a game are saved with it (chosen_cards.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "twoturns/board.hpp"

namespace twoturns::game {

/// The face of a tile that shows the front of its kind is the kind; with the back it is so much more.
inline constexpr Face back_side = max_kinds;

/// The same board with a side for every tile: of n tiles of a kind n / 2 show the back. A board on which some face is
/// not the kind stays as it is: it is a position of another game. Costs a look at every cell.
[[nodiscard]] Board with_sides(Board board);

/// A number that follows from the cells and kinds of a board.
[[nodiscard]] std::uint64_t number_of(const Board& board);

/// The deck that is played with, as far as the pictures of a board follow from it.
struct Cards {
    int two_sided = 0;      ///< how many cards it has, if they have two sides; 0: each kind has one picture
    std::uint64_t seed = 0; ///< chooses among them: number_of() the board the game started with
    /// Those that were chosen for the game: the first kinds are they, in this order, and the seed chooses among the
    /// others. Each is there once, and in the deck.
    std::span<const std::size_t> chosen{};
};

/// Which picture a face shows. A deck with one side has one for each kind. The pictures of one with two sides are front
/// and back of its first card, of its second one, and so on; the seed decides which card a kind is. The first kinds are
/// all cards once; then come all again, with numbers that are higher by that of the pictures.
/// Costs some dozen nanoseconds. With chosen cards a kind that is none of them costs a look at them all, as a rule no
/// more than a few times.
[[nodiscard]] int picture_of(Face face, const Cards& cards);

/// Which card of a deck with two sides a kind is, from 0 on.
[[nodiscard]] inline int card_of(Kind kind, const Cards& cards) {
    return picture_of(kind, cards) / 2 % cards.two_sided;
}

} // namespace twoturns::game
