#include "game/learning/cards.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "twoturns/random.hpp"

namespace twoturns::game {
namespace {

/// FNV-1a.
void stir(std::uint64_t& number, int value) { number = (number ^ static_cast<std::uint64_t>(value)) * 0x100000001B3U; }

/// The finaliser of MurmurHash3 by Appleby.
std::uint64_t scattered(std::uint64_t x) {
    x = (x ^ x >> 33U) * 0xFF51AFD7ED558CCDU;
    x = (x ^ x >> 33U) * 0xC4CEB9FE1A85EC53U;
    return x ^ x >> 33U;
}

/// A permutation of 0 .. count - 1: a Feistel network over the next power of four, repeated until the result is in
/// range (Black and Rogaway 2002, "cycle walking"); at most four passes on average.
int permuted(int number, int count, std::uint64_t seed) {
    constexpr std::uint64_t rounds = 4;
    unsigned bits = 1;
    while (std::uint64_t{1} << 2 * bits < static_cast<std::uint64_t>(count)) ++bits;
    const std::uint64_t mask = (std::uint64_t{1} << bits) - 1;
    auto now = static_cast<std::uint64_t>(number);
    do {
        std::uint64_t left = now >> bits;
        std::uint64_t right = now & mask;
        for (std::uint64_t round = 0; round < rounds; ++round) {
            const std::uint64_t next = left ^ (scattered(seed + (right << 3U | round) * 0x9E3779B97F4A7C15U) & mask);
            left = right;
            right = next;
        }
        now = left << bits | right;
    } while (now >= static_cast<std::uint64_t>(count));
    return static_cast<int>(now);
}

/// Like permuted(), but the first numbers map to the chosen cards. If another number maps to a chosen card, the
/// function continues with the number that now maps to this card, until the result is not a chosen card. The mapping is
/// still a permutation, because both steps are reversible.
int card_at(int number, const Cards& cards) {
    const auto& chosen = cards.chosen;
    if (static_cast<std::size_t>(number) < chosen.size())
        return static_cast<int>(chosen[static_cast<std::size_t>(number)]);
    for (int now = number;;) {
        const int card = permuted(now, cards.two_sided, cards.seed);
        const auto found = std::find(chosen.begin(), chosen.end(), static_cast<std::size_t>(card));
        if (found == chosen.end()) return card;
        now = static_cast<int>(found - chosen.begin());
    }
}

} // namespace

std::uint64_t number_of(const Board& board) {
    std::uint64_t number = 0xCBF29CE484222325U;
    stir(number, board.size().rows);
    stir(number, board.size().cols);
    for (const Cell cell : board.tile_cells()) {
        stir(number, cell.row * (max_side + 2) + cell.col);
        stir(number, board.kind(cell));
    }
    return number;
}

Board with_sides(Board board) {
    for (const Cell cell : board.tile_cells())
        if (board.tile(cell).face != board.kind(cell)) return board;
    Random chance{number_of(board)};
    const auto cells_by_kind = board.cells_by_kind();
    for (std::size_t kind = 0; kind < cells_by_kind.size(); ++kind) {
        auto cells = cells_by_kind[kind];
        chance.shuffle(cells);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::size_t face = kind + (i % 2 == 1 ? back_side : 0U);
            board.put(cells[i], {static_cast<Kind>(kind), static_cast<Face>(face)});
        }
    }
    return board;
}

int picture_of(Face face, const Cards& cards) {
    const int kind = face % back_side;
    if (cards.two_sided == 0) return kind;
    const int round = kind / cards.two_sided;
    const int card = card_at(kind % cards.two_sided, cards);
    return 2 * (round * cards.two_sided + card) + (face >= back_side ? 1 : 0);
}

} // namespace twoturns::game
