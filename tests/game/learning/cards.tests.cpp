#include "game/learning/cards.hpp"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "game/session.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;

namespace {

/// Returns a random board: stones, empty cells, and any even number of tiles of each kind.
Board board_of_chance(Random& chance) {
    Board board{{1 + static_cast<int>(chance.index(9)), 1 + static_cast<int>(chance.index(14))}};
    std::vector<Cell> cells;
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col) {
            const std::size_t what = chance.index(8);
            if (what == 0) board.put_stone({row, col});
            if (what > 1) cells.push_back({row, col});
        }
    chance.shuffle(cells);
    const std::size_t kinds = 1 + chance.index(30);
    for (std::size_t i = 0; i + 1 < cells.size(); i += 2) {
        const auto kind = static_cast<Kind>(chance.index(kinds));
        for (const Cell cell : {cells[i], cells[i + 1]}) board.put(cell, {kind, kind});
    }
    return board;
}

bool is_same_but_for_sides(const Board& a, const Board& b) {
    if (a.size() != b.size() || a.occupancy() != b.occupancy() || a.tiles() != b.tiles()) return false;
    for (const Cell cell : a.tile_cells())
        if (!b.is_tile(cell) || a.kind(cell) != b.kind(cell)) return false;
    return true;
}

struct Sides {
    int fronts = 0;
    int backs = 0;
};

/// Counts cell by cell, by the definition of faces.
std::map<Kind, Sides> sides_of(const Board& board) {
    std::map<Kind, Sides> sides;
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col) {
            if (!board.is_tile({row, col})) continue;
            const Tile tile = board.tile({row, col});
            if (tile.face == tile.kind)
                ++sides[tile.kind].fronts;
            else if (tile.face == tile.kind + 4096)
                ++sides[tile.kind].backs;
            else
                FAIL("a face that is neither");
        }
    return sides;
}

bool is_even(const Board& board) {
    for (const auto& [kind, sides] : sides_of(board))
        if (sides.fronts != sides.backs) return false;
    return true;
}

} // namespace

TEST_CASE("each kind has as many fronts as backs, and nothing else of a board changes", "[cards] [property]") {
    const auto seed = GENERATE(range(0, 300));
    CAPTURE(seed);
    Random chance{static_cast<std::uint64_t>(seed)};
    const Board board = board_of_chance(chance);
    const Board sided = with_sides(board);
    CHECK(is_same_but_for_sides(board, sided));
    CHECK(is_even(sided));
    CHECK(with_sides(sided) == sided);
    CHECK(number_of(sided) == number_of(board));
}

TEST_CASE("the faces of a board are the same for ever", "[cards]") {
    Board board{{3, 4}};
    for (int i = 0; i < 12; ++i) {
        const auto kind = static_cast<Kind>(i % 3);
        board.put({1 + i / 4, 1 + i % 4}, {kind, kind});
    }
    CHECK(number_of(board) == 7218569432933695402U);
    std::string sides;
    for (const Cell cell : board.tile_cells()) sides += with_sides(board).tile(cell).face < back_side ? 'f' : 'b';
    CHECK(sides == "ffbbbfbbbfff");
    std::vector<int> pictures;
    for (Face kind = 0; kind < 8; ++kind) pictures.push_back(picture_of(kind, {100, 12345}));
    CHECK(pictures == std::vector<int>{194, 84, 32, 54, 186, 110, 136, 126});
}

TEST_CASE("of an odd number of tiles one more shows the front", "[cards]") {
    Board board{{1, 5}};
    for (int col = 1; col <= 5; ++col) board.put({1, col}, {7, 7});
    const Sides sides = sides_of(with_sides(board))[7];
    CHECK(sides.fronts == 3);
    CHECK(sides.backs == 2);
}

TEST_CASE("sides fall either way, and another board has others", "[cards]") {
    constexpr int boards = 400;
    int fronts = 0;
    std::set<std::uint64_t> numbers;
    for (int i = 0; i < boards; ++i) {
        Board board{{21, 20}};
        const Cell one{1 + i / 20, 1 + i % 20};
        board.put(one, {0, 0});
        board.put({21, 1}, {0, 0});
        const Board sided = with_sides(board);
        if (sided.tile(one).face == 0) ++fronts;
        numbers.insert(number_of(board));
    }
    CHECK(numbers.size() == boards);
    CHECK(fronts > boards * 2 / 5);
    CHECK(fronts < boards * 3 / 5);
}

TEST_CASE("in every position of a game there are sides as even, and going back brings them back",
          "[cards] [property]") {
    const auto seed = GENERATE(range(0, scaled(40)));
    CAPTURE(seed);
    Random chance{static_cast<std::uint64_t>(seed)};
    const Gravity gravity = all_gravities[chance.index(all_gravities.size())];
    DealParams params;
    params.size = {6, 8};
    params.kinds = 8;
    params.gravity = gravity;
    const Deal dealt = *deal({params, "sides " + std::to_string(seed)});
    Session session{dealt.board, gravity};
    const Board start = session.board();
    CHECK(is_even(start));
    std::vector<Board> seen{start};
    for (int i = 0; i < 60; ++i) {
        const std::size_t what = chance.index(10);
        const Board before = session.board();
        if (what == 0 && session.can_undo()) {
            session.act(Undo{}, Time{i});
        } else if (what == 1 && !before.won()) {
            Board other = before; // as the reshuffler returns it
            std::vector<Kind> kinds;
            for (const Cell cell : before.tile_cells()) kinds.push_back(before.kind(cell));
            chance.shuffle(kinds);
            std::size_t next = 0;
            for (const Cell cell : before.tile_cells()) {
                const Kind kind = kinds[next++];
                other.put(cell, {kind, kind});
            }
            session.act(Reshuffle{Deal{other, {}, {}}}, Time{i});
            CHECK(is_same_but_for_sides(session.board(), other));
            CHECK(is_even(session.board()));
        } else if (!session.open_moves().empty()) {
            const Move move = session.open_moves()[chance.index(session.open_moves().size())];
            session.act(Click{move.a}, Time{i});
            session.act(Click{move.b}, Time{i});
        }
        seen.push_back(session.board());
    }
    // The same game resumed from its record shows the same, step by step.
    Session again{dealt.board, gravity};
    CHECK(again.board() == start);
    CHECK(again.repeat(session.log()));
    CHECK(again.board() == session.board());
    CHECK(again.timeline().cards_seed() == session.timeline().cards_seed());
    while (session.can_undo() && again.can_undo()) {
        session.act(Undo{}, Time{100});
        again.act(Undo{}, Time{100});
        REQUIRE(again.board() == session.board());
    }
    CHECK(session.board() == start);
}

TEST_CASE("a slide takes the side along", "[cards]") {
    Board board{{3, 2}};
    board.put({1, 1}, {0, 0});
    board.put({1, 2}, {0, 0});
    board.put({2, 1}, {1, 1});
    board.put({3, 1}, {2, 2});
    board.put({3, 2}, {2, 2});
    board.put({2, 2}, {1, 1});
    Session session{board, Gravity::down};
    const Face left = session.board().tile({1, 1}).face;
    session.act(Click{{3, 1}}, Time{0});
    session.act(Click{{3, 2}}, Time{0});
    REQUIRE(session.board().is_tile({2, 1}));
    CHECK(session.board().tile({2, 1}).face == left);
}

TEST_CASE("with one side a face shows the picture of its kind", "[cards]") {
    for (const int kind : {0, 1, 71, 4095}) {
        CHECK(picture_of(static_cast<Face>(kind), {}) == kind);
        CHECK(picture_of(static_cast<Face>(kind + back_side), {}) == kind);
    }
}

TEST_CASE("every card is shown once before any is shown again", "[cards] [property]") {
    const auto count = GENERATE(1, 2, 3, 4, 5, 16, 17, 42, 64, 65, 119, 1000, 5000, 50'000);
    const auto seed = GENERATE(range(0, 8));
    CAPTURE(count, seed);
    const Cards cards{count, static_cast<std::uint64_t>(seed) * 0x123456789ABCDEFU};
    std::map<int, std::set<int>> rounds;
    for (int kind = 0; kind < max_kinds; ++kind) {
        const int front = picture_of(static_cast<Face>(kind), cards);
        const int back = picture_of(static_cast<Face>(kind + back_side), cards);
        REQUIRE(front % 2 == 0);
        REQUIRE(back == front + 1);
        const int round = front / (2 * count);
        REQUIRE(round == kind / count);
        REQUIRE(rounds[round].insert(front).second);
    }
}

TEST_CASE("chosen cards are shown by the first kinds, and the others once each by the rest", "[cards] [property]") {
    const auto seed = GENERATE(range(1, 60));
    CAPTURE(seed);
    Random chance{static_cast<std::uint64_t>(seed)};
    std::vector<std::size_t> deck(1 + chance.index(90));
    for (std::size_t i = 0; i < deck.size(); ++i) deck[i] = i;
    std::vector<std::size_t> chosen = deck;
    chance.shuffle(chosen);
    chosen.resize(chance.index(deck.size() + 1));
    const int count = static_cast<int>(deck.size());
    const Cards cards{count, chance.next(), chosen};
    for (int round = 0; round < 3; ++round) {
        std::set<std::size_t> shown;
        for (int i = 0; i < count; ++i) {
            const int kind = round * count + i;
            const auto card = static_cast<std::size_t>(card_of(static_cast<Kind>(kind), cards));
            const auto place = static_cast<std::size_t>(i);
            if (place < chosen.size()) CHECK(card == chosen[place]);
            REQUIRE(shown.insert(card).second);
            CHECK(picture_of(static_cast<Face>(kind), cards) == 2 * (round * count + static_cast<int>(card)));
            CHECK(picture_of(static_cast<Face>(kind + back_side), cards) ==
                  2 * (round * count + static_cast<int>(card)) + 1);
        }
        CHECK(shown == std::set<std::size_t>(deck.begin(), deck.end()));
    }
}

TEST_CASE("another seed chooses other cards", "[cards]") {
    std::set<std::set<int>> choices;
    std::vector<int> often(100);
    constexpr int seeds = 500;
    for (int seed = 0; seed < seeds; ++seed) {
        std::set<int> chosen;
        for (Face kind = 0; kind < 20; ++kind) {
            const int card = picture_of(kind, {100, static_cast<std::uint64_t>(seed)}) / 2;
            chosen.insert(card);
            ++often[static_cast<std::size_t>(card)];
        }
        choices.insert(chosen);
    }
    CHECK(choices.size() == seeds);
    for (const int times : often) { // 100 is the mean; 9 is the standard deviation
        CHECK(times > 55);
        CHECK(times < 145);
    }
}
