// Dealing by peeling: take the full board of blank tiles, remove linkable pairs until none is left,
// and give each pair a kind. The order in which they went is the witness.
#include "twoturns/deal.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

#include "twoturns/link.hpp"
#include "twoturns/notation.hpp"

namespace twoturns {
namespace {

int distance(Move move) { return std::abs(move.a.row - move.b.row) + std::abs(move.a.col - move.b.col); }

/// A linkable pair of the blank board: the farthest of a few found by chance, as near ones make
/// boards too easy.
std::optional<Move> choose_pair(const Board& blank, Random& random) {
    constexpr int candidates = 6;
    const auto cells = blank.tile_cells();
    std::optional<Move> best;
    int found = 0;
    for (std::size_t tries = cells.size() * 16; tries > 0 && found < candidates; --tries) {
        const Move move{cells[random.index(cells.size())], cells[random.index(cells.size())]};
        if (move.a == move.b || !linked(blank.occupancy(), move.a, move.b)) continue;
        ++found;
        if (!best || distance(move) > distance(*best)) best = move;
    }
    if (best) return best;
    const auto moves = legal_moves(blank);
    if (moves.empty()) return std::nullopt;
    return moves[random.index(moves.size())];
}

/// Peels the tiles of `cells` off a board and labels them with `pairs`, a tile for each two of them.
std::optional<Deal> peel(const Board& start, const std::vector<Tile>& pairs, Gravity gravity, Random& random) {
    Board blank = start;
    const auto cells = start.tile_cells();
    // Blank tiles are all of one kind; the face says where each started, wherever it slides.
    for (std::size_t i = 0; i < cells.size(); ++i) blank.put(cells[i], {0, static_cast<Face>(i)});
    settle(blank, gravity);
    Deal deal{start, {}};
    for (const Tile tile : pairs) {
        const auto move = choose_pair(blank, random);
        if (!move) return std::nullopt;
        for (const Cell end : {move->a, move->b}) deal.board.put(cells[blank.tile(end).face], tile);
        deal.witness.push_back(*move);
        blank = *apply(blank, *move, gravity);
    }
    settle(deal.board, gravity);
    return deal;
}

Board full_board(Size size) {
    Board board{size};
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col) board.put({row, col}, {});
    if (size.cells() % 2 != 0) board.clear({(size.rows + 1) / 2, (size.cols + 1) / 2});
    return board;
}

} // namespace

int usual_kinds(Size size) {
    constexpr int most = 42;
    const int tiles = tiles_in(size);
    if (tiles / 4 <= most) return std::max(1, tiles / 4);
    int kinds = most;
    while (tiles % (2 * kinds) != 0) --kinds;
    return kinds;
}

Result<DealParams> checked(const DealParams& params) {
    if (!params.size.valid() || params.size.cells() < 2)
        return Message{N_("the size {0} is outside 1x2 to 62x62"), {to_text(params.size)}};
    const int most = tiles_in(params.size) / 2;
    if (params.kinds < 1 || params.kinds > most)
        return Message{N_("{0} kinds: a board of {1} has 1 to {2}"),
                       {std::to_string(params.kinds), to_text(params.size), std::to_string(most)}};
    return params;
}

Deal deal(const DealParams& params, Random random) {
    const int pairs_wanted = tiles_in(params.size) / 2;
    std::vector<Tile> pairs;
    for (int i = 0; i < pairs_wanted; ++i) {
        const auto kind = static_cast<Kind>(i % params.kinds);
        pairs.push_back({kind, kind});
    }
    for (;;) {
        random.shuffle(pairs);
        if (auto result = peel(full_board(params.size), pairs, params.gravity, random)) return *std::move(result);
    }
}

std::optional<Deal> reshuffle(const Board& board, Gravity gravity, Random random) {
    std::vector<Tile> pairs;
    for (const auto& cells : board.cells_by_kind())
        for (std::size_t i = 0; i + 1 < cells.size(); i += 2) pairs.push_back(board.tile(cells[i]));
    if (static_cast<int>(pairs.size()) * 2 != board.tiles()) return std::nullopt;
    constexpr int attempts = 50;
    for (int i = 0; i < attempts; ++i) {
        random.shuffle(pairs);
        if (auto result = peel(board, pairs, gravity, random)) return result;
    }
    return std::nullopt;
}

} // namespace twoturns
