#include "twoturns/moves.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include "core/sight.hpp"

namespace twoturns {
namespace {

using Word = Occupancy::Word;

/// A tile with a free neighbour cell, from which a line can start, and the next such tile of the same kind.
struct Stand {
    Sight sight;
    Kind kind;
    std::uint16_t next; // an index; 0 ends the list
};

/// Finds the legal moves. Only tiles with a free neighbour can be an end of a line with free cells; all other moves
/// join two touching tiles, which are found by comparing neighbours. Of full boards this leaves few pairs to test.
class MoveFinder {
public:
    explicit MoveFinder(const Board& board) : board_(board), occupancy_(board.occupancy()) {}

    /// Calls visit(move) for all moves with two touching tiles of which one is walled in, sorted, until `visit`
    /// returns false; returns false in that case.
    template <class Visit> bool visit_buried(const Visit& visit) const;
    /// Does the same for all other moves.
    template <class Visit> bool visit_open(const Visit& visit);

private:
    /// Returns the occupied cells of a row whose four neighbours are all occupied.
    [[nodiscard]] Word buried(int row) const {
        const Word cells = occupancy_.row(row);
        return cells & (cells << 1U) & (cells >> 1U) & occupancy_.row(row - 1) & occupancy_.row(row + 1);
    }
    [[nodiscard]] bool same_tiles(Cell a, Cell b) const {
        return board_.kind(a) == board_.kind(b) && board_.is_tile(a);
    }
    void list_stands();
    void link_kinds();

    const Board& board_;
    const Occupancy& occupancy_;
    std::vector<Stand> stands_; // in reading order, after an unused element
};

template <class Visit> bool MoveFinder::visit_buried(const Visit& visit) const {
    Word here = 0; // no cell of the first row is walled in
    for (int row = 1; row < board_.size().rows; ++row) {
        const Word below = buried(row + 1);
        const Word cells = occupancy_.row(row);
        const Word to_right = cells & (cells >> 1U) & (here | (here >> 1U));
        const Word to_below = cells & occupancy_.row(row + 1) & (here | below);
        for (Word left = to_right | to_below; left != 0; left &= left - 1) {
            const Cell cell{row, std::countr_zero(left)};
            const Cell right{row, cell.col + 1};
            const Cell under{row + 1, cell.col};
            if ((to_right & left & (0 - left)) != 0 && same_tiles(cell, right) && !visit(Move{cell, right}))
                return false;
            if ((to_below & left & (0 - left)) != 0 && same_tiles(cell, under) && !visit(Move{cell, under}))
                return false;
        }
        here = below;
    }
    return true;
}

void MoveFinder::list_stands() {
    std::size_t count = 1;
    for (int row = 1; row <= board_.size().rows; ++row)
        count += static_cast<std::size_t>(std::popcount(occupancy_.row(row) & ~buried(row)));
    stands_.reserve(count);
    stands_.emplace_back();
    for (int row = 1; row <= board_.size().rows; ++row)
        for (Word left = occupancy_.row(row) & ~buried(row); left != 0; left &= left - 1)
            if (const Cell cell{row, std::countr_zero(left)}; board_.is_tile(cell))
                stands_.push_back({sight_of(occupancy_, cell), board_.kind(cell), 0});
}

/// Links each stand to the next of its kind. Kinds that share a list by chance are told apart later.
void MoveFinder::link_kinds() {
    constexpr std::size_t lists = 512;
    std::array<std::uint16_t, lists> first{};
    for (std::size_t i = stands_.size(); --i > 0;)
        stands_[i].next = std::exchange(first[stands_[i].kind % lists], static_cast<std::uint16_t>(i));
}

template <class Visit> bool MoveFinder::visit_open(const Visit& visit) {
    list_stands();
    link_kinds();
    for (std::size_t i = 1; i < stands_.size(); ++i) {
        const Stand& one = stands_[i];
        for (std::size_t next = one.next; next != 0;) {
            const Stand& two = stands_[next];
            next = two.next;
            if (may_link(one.sight, two.sight) && one.kind == two.kind && linked(occupancy_, one.sight, two.sight) &&
                !visit(Move{one.sight.cell, two.sight.cell}))
                return false;
        }
    }
    return true;
}

/// Returns true if a line that the board's rule forbids joins the two cells. The cells must have no allowed line.
bool joined_against_the_rule(const Board& board, Move move) {
    if (board.rule() == Rule::any) return false;
    Occupancy occupancy = board.occupancy();
    occupancy.allow_turns(most_turns(Rule::any));
    return linked(occupancy, move.a, move.b);
}

} // namespace

std::string_view name_of(Verdict verdict) {
    static constexpr std::array<std::string_view, 7> names{"outside", "same-cell", "empty", "different",
                                                           "blocked", "rule",      "linked"};
    return names[static_cast<std::size_t>(verdict)];
}

Verdict judge(const Board& board, Move move) {
    if (!board.size().contains(move.a) || !board.size().contains(move.b)) return Verdict::outside;
    if (move.a == move.b) return Verdict::same_cell;
    if (!board.is_tile(move.a) || !board.is_tile(move.b)) return Verdict::empty;
    if (board.kind(move.a) != board.kind(move.b)) return Verdict::different;
    if (linked(board.occupancy(), move.a, move.b)) return Verdict::linked;
    return joined_against_the_rule(board, move) ? Verdict::rule : Verdict::blocked;
}

std::vector<Move> legal_moves(const Board& board) {
    std::vector<Move> moves;
    moves.reserve(64);
    MoveFinder finder(board);
    finder.visit_open([&](Move move) {
        moves.push_back(move);
        return true;
    });
    // Both lists are sorted, and the second is short.
    auto at = moves.begin();
    finder.visit_buried([&](Move move) {
        at = moves.insert(std::lower_bound(at, moves.end(), move), move);
        return true;
    });
    return moves;
}

bool has_legal_move(const Board& board) {
    const auto stop = [](Move /*move*/) { return false; };
    MoveFinder finder(board);
    return !finder.visit_buried(stop) || !finder.visit_open(stop);
}

bool take_pair(Board& board, Move move, Gravity gravity, std::vector<Slide>* slides) {
    if (judge(board, move) != Verdict::linked) return false;
    board.clear(move.a);
    board.clear(move.b);
    settle_after(board, gravity, move.a, move.b, slides);
    return true;
}

std::optional<Removal> remove_pair(const Board& board, Move move, Gravity gravity) {
    Removal removal{board, {}};
    if (!take_pair(removal.board, move, gravity, &removal.slides)) return std::nullopt;
    return removal;
}

std::optional<Board> apply(const Board& board, Move move, Gravity gravity) {
    Board after = board;
    if (!take_pair(after, move, gravity)) return std::nullopt;
    return after;
}

} // namespace twoturns
