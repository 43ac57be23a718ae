// Properties of every deal and reshuffle, for any arguments: winnable by the slow rules, with the right tiles, the same
// for the same arguments.
#include "twoturns/deal.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "support/maps.hpp"
#include "support/scale.hpp"
#include "support/slow_play.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using twoturns::testing::slow_game_is_won;
using twoturns::testing::slow_replay_fault;

namespace {

/// Returns an empty string if the deal matches its parameters.
std::string fault(const Deal& deal, const DealParams& params) {
    const Board cells = settled(blank_board(params), params.gravity);
    if (deal.board.rule() != params.rule) return "another rule";
    std::map<Kind, int> copies;
    for (int row = 1; row <= params.size.rows; ++row)
        for (int col = 1; col <= params.size.cols; ++col) {
            const Cell cell{row, col};
            if (deal.board.is_tile(cell) != cells.is_tile(cell)) return "tiles on other cells";
            if (deal.board.is_stone(cell) != cells.is_stone(cell)) return "stones on other cells";
            if (deal.board.is_wall(cell) != cells.is_wall(cell)) return "walls on other cells";
            if (!deal.board.is_tile(cell)) continue;
            if (deal.board.tile(cell).face != deal.board.kind(cell)) return "a face that is not its kind's";
            ++copies[deal.board.kind(cell)];
        }
    if (static_cast<int>(copies.size()) != params.kinds) return "another number of kinds";
    int fewest = cells.tiles();
    int most = 0;
    for (const auto& [kind, count] : copies) {
        if (count % 2 != 0) return "an odd number of copies";
        fewest = std::min(fewest, count);
        most = std::max(most, count);
    }
    if (most - fewest > 2) return "unequal numbers of copies";
    return slow_replay_fault(deal.board, params.gravity, deal.witness);
}

std::uint64_t hash(const Deal& deal) {
    std::uint64_t value = 0;
    const auto add = [&](int number) {
        value = (value ^ static_cast<std::uint64_t>(number)) * 0x9E3779B97F4A7C15U;
        value ^= value >> 29U;
    };
    for (const Cell cell : deal.board.tile_cells()) {
        add(cell.row * 64 + cell.col);
        add(deal.board.kind(cell));
    }
    for (const Move move : deal.witness)
        for (const Cell cell : {move.a, move.b}) add(cell.row * 64 + cell.col);
    return value;
}

Deal dealt(const DealParams& params, std::uint64_t seed) {
    const auto good = checked(params);
    REQUIRE(good);
    auto result = deal(*good, Random{seed});
    REQUIRE(result);
    return *std::move(result);
}

/// Returns all tiles of a board in an order independent of their positions.
std::vector<std::pair<Kind, Face>> tiles_of(const Board& board) {
    std::vector<std::pair<Kind, Face>> tiles;
    for (const Cell cell : board.tile_cells()) tiles.emplace_back(board.tile(cell).kind, board.tile(cell).face);
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

} // namespace

TEST_CASE("the cell a layout leaves empty for its tiles to be even is known", "[deal]") {
    CHECK(odd_cell({3, 3}, BoardLayout{}) == Cell{2, 2});
    CHECK_FALSE(odd_cell({8, 18}, BoardLayout{}));
    const auto odd = odd_cell({8, 18}, *layout_from_name("steps"));
    REQUIRE(odd);
    CHECK(blank_board({8, 18}, *layout_from_name("steps")).is_empty(*odd));
}

TEST_CASE("every deal is winnable and of the tiles asked for, whatever its shape", "[deal][property]") {
    const Size size = GENERATE(Size{1, 2}, Size{2, 1}, Size{1, 3}, Size{1, 62}, Size{62, 1}, Size{2, 2}, Size{3, 3},
                               Size{5, 7}, Size{4, 6});
    const Gravity gravity = GENERATE(from_range(all_gravities));
    const std::size_t index = GENERATE(range<std::size_t>(0, 6)); // layouts that fit any size
    const BoardLayout& layout = all_layouts()[index];
    const int most = most_kinds(size, layout);
    if (most == 0) return;
    if (scaled(100) < 100 && (static_cast<std::size_t>(gravity) + index) % 6 != 0) return; // every sixth
    CAPTURE(to_text(size), name_of(gravity), name_of(layout));
    const int difficulty = 1 + static_cast<int>(gravity) % 5;
    for (const int kinds : {1, (most + 1) / 2, most}) {
        CAPTURE(kinds);
        const DealParams params{size, kinds, gravity, layout, difficulty};
        CHECK(fault(dealt(params, 1), params) == "");
    }
}

TEST_CASE("every drawn layout is dealt under every gravity, and can be cleared", "[deal][property]") {
    const std::size_t index = GENERATE(range<std::size_t>(6, all_layouts().size()));
    const BoardLayout& layout = all_layouts()[index];
    const Size size = *layout.size();
    for (const Gravity gravity : all_gravities) {
        const bool seldom = scaled(100) < 100 && (static_cast<std::size_t>(gravity) + index) % 9 != 0;
        for (const int difficulty : seldom ? std::vector<int>{} : std::vector{usual_difficulty, easiest, hardest}) {
            CAPTURE(layout.name(), name_of(gravity), difficulty);
            const DealParams params{size, usual_kinds(size, layout), gravity, layout, difficulty};
            CHECK(fault(dealt(params, 1), params) == "");
        }
    }
}

TEST_CASE("boards of the first dealer are dealt and cleared without walls", "[deal][property]") {
    const Gravity gravity = GENERATE(from_range(all_gravities));
    for (const char* const name : {"heart", "frame", "spiral"}) {
        const BoardLayout layout = *layout_from_name(name);
        const Size size = layout.size().value_or(Size{8, 12});
        const DealParams first{size, usual_kinds(size, layout), gravity, layout, usual_difficulty, Rule::any, 1};
        CAPTURE(name, name_of(gravity));
        CHECK(fault(dealt(first, 1), first) == "");
        // Without gravity the second dealer deals the same tiles.
        DealParams second = first;
        second.version = 2;
        if (gravity == Gravity::none) CHECK(hash(dealt(first, 1)) == hash(dealt(second, 1)));
    }
}

TEST_CASE("every rule is dealt under every gravity, and its boards can be cleared by it", "[deal][rule][property]") {
    const Gravity gravity = GENERATE(from_range(all_gravities));
    const Rule rule = GENERATE(Rule::straight, Rule::one_turn);
    for (const char* const name : {"full", "heart", "stones", "frame"}) {
        const BoardLayout layout = *layout_from_name(name);
        const Size size = layout.size().value_or(Size{6, 10});
        for (const int difficulty : {1, 3, 5}) {
            if (scaled(100) < 100 && (static_cast<int>(gravity) + difficulty) % 5 != 0) continue;
            const DealParams params{size, usual_kinds(size, layout), gravity, layout, difficulty, rule};
            CAPTURE(name, name_of(gravity), name_of(rule), difficulty);
            CHECK(fault(dealt(params, 1), params) == "");
        }
    }
}

TEST_CASE("every level can be dealt under every gravity", "[deal][property]") {
    const Gravity gravity = GENERATE(from_range(all_gravities));
    const int difficulty = GENERATE(1, 2, 3, 4, 5);
    CAPTURE(name_of(gravity), difficulty);
    for (int seed = 0; seed < scaled(2); ++seed) {
        const DealParams params{{6, 10}, 15, gravity, BoardLayout{}, difficulty};
        CHECK(fault(dealt(params, static_cast<std::uint64_t>(seed)), params) == "");
    }
}

TEST_CASE("the largest boards are dealt too", "[deal]") {
    const DealParams params{{62, 62}, usual_kinds({62, 62}), Gravity::none, BoardLayout{}, 1};
    CHECK(fault(dealt(params, 1), params) == "");
    if (scaled(100) < 100) return; // half a minute under sanitizers
    const DealParams hard{{62, 62}, 480, Gravity::left, *layout_from_name("stones"), 5};
    CHECK(fault(dealt(hard, 1), hard) == "");
}

TEST_CASE("the same arguments give the same deal, on every platform", "[deal]") {
    struct Known {
        DealParams params;
        std::uint64_t seed;
        std::uint64_t hash;
    };
    const auto known =
        GENERATE(Known{{{8, 18}, 36, Gravity::none, BoardLayout{}, 3}, 1, 0x5596C35CF392F150U},
                 Known{{{8, 18}, 36, Gravity::none, BoardLayout{}, 5}, 13, 0xE8A345F4CC432095U},
                 Known{{{8, 18}, 36, Gravity::down, BoardLayout{}, 5}, 2, 0x56FD3917FD34BBD3U},
                 Known{{{6, 14}, 21, Gravity::left, BoardLayout{}, 1}, 3, 0xE09DC95C3CD326B6U},
                 Known{{{9, 9}, 10, Gravity::horizontal_out, *layout_from_name("diamond"), 2, Rule::any, 1},
                       4,
                       0xD15BBA531CF7C671U},
                 Known{{{6, 9}, 7, Gravity::vertical_in, *layout_from_name("stones"), 4}, 5, 0x67B0F0058350B730U});
    CAPTURE(known.seed);
    CHECK(hash(dealt(known.params, known.seed)) == known.hash);
}

TEST_CASE("a deal is the same however its work is sliced", "[deal][property]") {
    const auto slice = GENERATE(as<std::uint64_t>(), 1, 37, 5'000);
    const int difficulty = GENERATE(1, 3, 5);
    const Gravity gravity = GENERATE(Gravity::none, Gravity::down);
    const DealParams params{{6, 8}, 12, gravity, BoardLayout{}, difficulty};
    Dealer dealer(params, Random{std::uint64_t{9}});
    double progress = dealer.progress();
    CHECK(progress >= 0);
    while (!dealer.run(slice)) {
        CHECK(dealer.progress() >= progress);
        CHECK(dealer.progress() < 1);
        progress = dealer.progress();
    }
    CHECK(dealer.progress() == 1);
    const auto sliced = dealer.take();
    REQUIRE(sliced);
    CHECK(hash(*sliced) == hash(dealt(params, 9)));
}

TEST_CASE("other seeds and other levels give other deals", "[deal]") {
    const DealParams params{{6, 8}, 12, Gravity::none, BoardLayout{}, 3};
    DealParams harder = params;
    harder.difficulty = 5;
    CHECK(dealt(params, 1).board != dealt(params, 2).board);
    CHECK(dealt(params, 1).board != dealt(harder, 1).board);
}

TEST_CASE("slow random players win as many deals of a level as its band says", "[deal][slow]") {
    const Gravity gravity = GENERATE(Gravity::none, Gravity::down);
    const int difficulty = GENERATE(1, 2, 3, 4, 5);
    const DealParams params{{6, 14}, 21, gravity, BoardLayout{}, difficulty};
    CAPTURE(name_of(gravity), difficulty);
    const int deals = scaled(12);
    constexpr int games = 10;
    int wins = 0;
    Random random{std::uint64_t{3}};
    for (int seed = 0; seed < deals; ++seed) {
        const Deal deal = dealt(params, static_cast<std::uint64_t>(seed));
        for (int game = 0; game < games; ++game)
            if (slow_game_is_won(deal.board, gravity, random)) ++wins;
    }
    // The band, extended by half on either side to allow for the small sample.
    const Band band = band_of(difficulty);
    const int room = 100 / deals + 6;
    CHECK(100 * wins >= (band.low - room) * deals * games);
    CHECK(100 * wins <= (band.high + room) * deals * games);
}

TEST_CASE("a deal in the band has the level that was asked for", "[deal][level]") {
    const int difficulty = GENERATE(1, 2, 3, 4, 5);
    const DealParams params{{8, 18}, 36, Gravity::down, BoardLayout{}, difficulty};
    CHECK(dealt(params, 1).level == difficulty);
}

TEST_CASE("a deal that missed its band says which level it has", "[deal][level]") {
    const auto [params, least, most] = GENERATE(
        // If tiles slide along the long side, most random players lose.
        std::tuple{DealParams{{10, 24}, 30, Gravity::left, BoardLayout{}, 1}, 3, 5},
        // With twelve of a kind nearly every player wins.
        std::tuple{DealParams{{8, 20}, 4, Gravity::none, BoardLayout{}, 5}, 1, 1},
        // A single pair can always be removed.
        std::tuple{DealParams{{1, 2}, 1, Gravity::none, BoardLayout{}, 5}, 1, 1});
    const Deal deal = dealt(params, 1);
    CAPTURE(to_text(params.size), deal.level);
    CHECK(deal.level >= least);
    CHECK(deal.level <= most);
    if (scaled(100) < 100) return; // the slow games are too slow under sanitizers
    Random random{std::uint64_t{1}};
    std::uint64_t wins = 0;
    constexpr std::uint64_t games = 10;
    for (std::uint64_t game = 0; game < games; ++game)
        if (slow_game_is_won(deal.board, params.gravity, random)) ++wins;
    CHECK(std::abs(difficulty_of(wins, games) - deal.level) <= 1);
}

TEST_CASE("a reshuffle says its level as a deal does", "[deal][reshuffle][level]") {
    const auto easy = reshuffle(board_of("A A\nB B\n"), Gravity::none, 5, Random{std::uint64_t{1}});
    REQUIRE(easy);
    CHECK(easy->level == 1);
    const Board board = dealt({{8, 18}, 36, Gravity::down, BoardLayout{}, 3}, 1).board;
    CHECK(reshuffle(board, Gravity::down, 4, Random{std::uint64_t{1}})->level == 4);
}

TEST_CASE("parameters that cannot be dealt are refused with the reason", "[deal]") {
    const DealParams good;
    REQUIRE(checked(good));
    const auto refusal = [&](auto change) {
        DealParams params = good;
        change(params);
        const auto result = checked(params);
        return result ? std::string("none") : to_english(result.error());
    };
    CHECK(refusal([](auto& p) { p.difficulty = 0; }) == "the difficulty 0 is outside 1 to 5");
    CHECK(refusal([](auto& p) { p.difficulty = 6; }) == "the difficulty 6 is outside 1 to 5");
    CHECK(refusal([](auto& p) { p.difficulty = 5; }) == "none");
    CHECK(refusal([](auto& p) { p.size = {1, 1}; }) == "the layout full has no room for two tiles in 1x1");
    CHECK(refusal([](auto& p) { p.size = {8, 63}; }) == "the size \"63x8\" is outside 1x1 to 62x62");
    CHECK(refusal([](auto& p) { p.kinds = 0; }) == "the number of kinds is 0: for a board of 18x8 it is 1 to 72");
    CHECK(refusal([](auto& p) { p.kinds = 73; }) == "the number of kinds is 73: for a board of 18x8 it is 1 to 72");
}

TEST_CASE("a reshuffle keeps cells, stones, kinds and faces, and can be won", "[deal][reshuffle][property]") {
    const Gravity gravity = GENERATE(from_range(all_gravities));
    const int difficulty = GENERATE(1, 4);
    CAPTURE(name_of(gravity), difficulty);
    Random random{static_cast<std::uint64_t>(gravity)};
    for (int round = 0; round < scaled(6); ++round) {
        CAPTURE(round);
        const char* const layout = round % 3 == 0 ? "full" : round % 3 == 1 ? "stones" : "cross";
        Board board = dealt({{6, 8}, 8, gravity, *layout_from_name(layout)}, 5).board;
        // Two faces per kind, and a half-played game.
        for (const Cell cell : board.tile_cells())
            board.put(cell, {board.kind(cell), static_cast<Face>(2 * board.kind(cell) + cell.col % 2)});
        for (auto moves = random.below(20); moves > 0; --moves) {
            const auto open = legal_moves(board);
            if (open.empty()) break;
            board = *apply(board, open[random.index(open.size())], gravity);
        }
        const auto other = reshuffle(board, gravity, difficulty, Random{static_cast<std::uint64_t>(round)});
        if (!other) {
            CHECK(round % 3 == 1); // only stones may forbid it
            continue;
        }
        CHECK(other->board.occupancy() == board.occupancy());
        Board same_tiles = other->board;
        for (const Cell cell : board.tile_cells()) same_tiles.put(cell, board.tile(cell));
        CHECK(same_tiles == board); // including walls
        CHECK(tiles_of(other->board) == tiles_of(board));
        CHECK(other->witness.size() * 2 == static_cast<std::size_t>(board.tiles()));
        CHECK(slow_replay_fault(other->board, gravity, other->witness) == "");
    }
}

TEST_CASE("no slice of a large deal plays whole games", "[deal]") {
    const DealParams params{{16, 24}, 96, Gravity::none, BoardLayout{}, 2};
    Dealer dealer(params, Random{std::uint64_t{5}});
    int slices = 1;
    while (!dealer.run(1)) ++slices;
    CHECK(slices > 100);
    const auto sliced = dealer.take();
    REQUIRE(sliced);
    CHECK(hash(*sliced) == hash(dealt(params, 5)));
}

TEST_CASE("a reshuffle is the same however its work is sliced", "[deal][reshuffle]") {
    const Board board = dealt({{6, 8}, 12}, 4).board;
    const auto whole = reshuffle(board, Gravity::down, 4, Random{std::uint64_t{8}});
    REQUIRE(whole);
    Reshuffler reshuffler(board, Gravity::down, 4, Random{std::uint64_t{8}});
    while (!reshuffler.run(11)) CHECK(reshuffler.progress() < 1);
    const auto sliced = reshuffler.take();
    REQUIRE(sliced);
    CHECK(hash(*sliced) == hash(*whole));
}

TEST_CASE("a reshuffle that no arrangement allows is refused", "[deal][reshuffle]") {
    const auto refused = [](std::string_view text, Gravity gravity) {
        return !reshuffle(board_of(text), gravity, 3, Random{std::uint64_t{1}});
    };
    // Stones wall in each tile.
    const std::string_view walled = "# # # # #\n"
                                    "# A # A #\n"
                                    "# # # # #\n";
    CHECK(refused(walled, Gravity::none));
    CHECK(refused(walled, Gravity::down));
    CHECK(refused("A A A\n", Gravity::none)); // odd number of tiles
    CHECK(refused("A B\nB C\n", Gravity::none));
    CHECK_FALSE(refused("A B\nB A\n", Gravity::none)); // unwinnable before the reshuffle
    Reshuffler odd(board_of("A A A\n"), Gravity::none, 3, Random{std::uint64_t{1}});
    CHECK(odd.progress() == 1); // there is nothing to try
    CHECK(odd.run(0));
    CHECK_FALSE(odd.take());
}

TEST_CASE("an unsettled board is settled before it is reshuffled, and a cleared one stays clear", "[deal][reshuffle]") {
    const auto fallen = reshuffle(board_of("A B\n. .\nB A\n. .\n"), Gravity::down, 3, Random{std::uint64_t{1}});
    REQUIRE(fallen);
    CHECK(fallen->board.occupancy() == board_of(". .\n. .\nx x\nx x\n").occupancy());
    CHECK(slow_replay_fault(fallen->board, Gravity::down, fallen->witness) == "");
    const auto clear = reshuffle(Board{{3, 3}}, Gravity::none, 3, Random{std::uint64_t{1}});
    REQUIRE(clear);
    CHECK(clear->board == Board{{3, 3}});
    CHECK(clear->witness.empty());
}
