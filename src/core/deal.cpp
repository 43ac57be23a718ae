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

/// How often chance is asked for a board that can be cleared. On boards without stones once is enough.
constexpr int attempts = 50;

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

} // namespace

int usual_kinds(Size size, BoardLayout layout) {
    constexpr int most = 42;
    const int tiles = blank_board(size, layout).tiles();
    if (tiles / 4 <= most) return std::max(1, tiles / 4);
    int kinds = most;
    while (tiles % (2 * kinds) != 0) --kinds;
    return kinds;
}

int most_kinds(Size size, BoardLayout layout) { return blank_board(size, layout).tiles() / 2; }

Result<DealParams> checked(const DealParams& params) {
    if (!params.size.valid() || params.size.cells() < 2)
        return Message{N_("the size {0} is outside 1x2 to 62x62"), {to_text(params.size)}};
    const int most = most_kinds(params.size, params.layout);
    if (most == 0)
        return Message{N_("the layout {0} has no room for two tiles in {1}"),
                       {std::string(name_of(params.layout)), to_text(params.size)}};
    if (params.kinds < 1 || params.kinds > most)
        return Message{N_("{0} kinds: a board of {1} has 1 to {2}"),
                       {std::to_string(params.kinds), to_text(params.size), std::to_string(most)}};
    return params;
}

Result<Deal> deal(const DealParams& params, Random random) {
    const Board blank = blank_board(params.size, params.layout);
    std::vector<Tile> pairs;
    for (int i = 0; i < blank.tiles() / 2; ++i) {
        const auto kind = static_cast<Kind>(i % params.kinds);
        pairs.push_back({kind, kind});
    }
    for (int i = 0; i < attempts; ++i) {
        random.shuffle(pairs);
        if (auto result = peel(blank, pairs, params.gravity, random)) return *std::move(result);
    }
    return Message{N_("no board that can be cleared was found"), {}};
}

std::optional<Deal> reshuffle(const Board& board, Gravity gravity, Random random) {
    std::vector<Tile> pairs;
    for (const auto& cells : board.cells_by_kind())
        for (std::size_t i = 0; i + 1 < cells.size(); i += 2) pairs.push_back(board.tile(cells[i]));
    if (static_cast<int>(pairs.size()) * 2 != board.tiles()) return std::nullopt;
    for (int i = 0; i < attempts; ++i) {
        random.shuffle(pairs);
        if (auto result = peel(board, pairs, gravity, random)) return result;
    }
    return std::nullopt;
}

} // namespace twoturns
