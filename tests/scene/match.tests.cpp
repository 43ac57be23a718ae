// How a pair goes and comes back, and how a reshuffle travels, as the board shows them at every moment.
#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <vector>

#include "scene/board_view.hpp"
#include "support/play.hpp"
#include "twoturns/moves.hpp"

using namespace twoturns;
using namespace twoturns::scene;

namespace {

constexpr Time start{1000};
constexpr Rect area{0, 40, 800, 600};

template <class What> std::vector<What> of(const std::vector<Item>& items) {
    std::vector<What> all;
    for (const Item& item : items)
        if (const auto* what = std::get_if<What>(&item)) all.push_back(*what);
    return all;
}

/// A board that is shown at any time.
struct ShownBoard {
    game::Session session;
    BoardView view;
    BoardStyle look;

    explicit ShownBoard(const Board& board) : session{board, Gravity::none} {}
    explicit ShownBoard(const char* board, Gravity gravity = Gravity::none) : session{test::board_of(board), gravity} {}

    [[nodiscard]] std::vector<Item> at(Time now) const {
        std::vector<Item> items;
        add_board(items, view, session, area, look, now);
        return items;
    }
    [[nodiscard]] BoardGeometry place() const { return {area, session.board().size(), view.camera}; }
    game::Matched take(Cell a, Cell b) {
        (void)session.act(game::Click{a}, start);
        const auto reply = session.act(game::Click{b}, start);
        REQUIRE(std::holds_alternative<game::Matched>(reply));
        return std::get<game::Matched>(reply);
    }
};

const char* const three_pairs = "A B C\n"
                                "A B C\n";

/// Returns the tile that covers the point, if any.
std::optional<TileItem> tile_over(const std::vector<Item>& items, Point point) {
    std::optional<TileItem> found;
    for (const TileItem& tile : of<TileItem>(items))
        if (tile.box.contains(point)) found = tile;
    return found;
}

} // namespace

TEST_CASE("a picked tile springs up over four sizes, once beyond its own, and never back to the board", "[match]") {
    std::set<float> sizes;
    float most = 0;
    ShownBoard shown{three_pairs};
    (void)shown.session.act(game::Click{{1, 2}}, start);
    shown.view.animations.show_pick({1, 2}, start);
    for (Time now = start; now < start + Time{200}; ++now) {
        const auto tiles = of<TileItem>(shown.at(now));
        const TileItem& picked = tiles.back(); // on top
        REQUIRE(picked.look == TileStyle::picked);
        CHECK(picked.scale > 1);
        sizes.insert(picked.scale);
        most = std::max(most, picked.scale);
    }
    CHECK(sizes.size() == 4);
    CHECK(most == Approx(1.14F));
    CHECK(of<TileItem>(shown.at(start + durations::pick)).back().scale == picked_scale);
    shown.look.motion = false;
    CHECK(of<TileItem>(shown.at(start)).back().scale == picked_scale);
    CHECK(of<TileItem>(shown.at(start)).back().box.y < shown.place().cell_rect({1, 2}).y);
}

TEST_CASE("a pair pulls towards each other, turns over in six widths and bursts, and is never translucent", "[match]") {
    ShownBoard shown{"A . . A\nB C B C\n"};
    const auto match = shown.take({1, 1}, {1, 4});
    shown.view.animations.show_match(match, start);
    const float first_x = shown.place().cell_rect({1, 1}).x;
    const float last_x = shown.place().cell_rect({1, 4}).x;
    std::set<float> widths;
    for (Time now = start; now < start + durations::vanish; ++now) {
        const auto items = shown.at(now);
        const auto tiles = of<TileItem>(items);
        for (const TileItem& tile : tiles) CHECK(tile.alpha == 1);
        CHECK(tiles.size() == (now < start + durations::gone ? 6 : 4));
        if (tiles.size() != 6) continue;
        const TileItem& first = tiles[4];
        const TileItem& last = tiles[5];
        CHECK(first.width == last.width);
        widths.insert(first.width);
        const float pulled = 7 * static_cast<float>(shown.place().cell_side()) / 57;
        CHECK(first.box.x - first_x <= pulled + 1);
        CHECK(last_x - last.box.x <= pulled + 1);
        if (now >= start + durations::pull_begin + durations::pull) CHECK(first.box.x - first_x > pulled - 1);
        if (now < start + durations::flip_begin) CHECK(first.width == 1);
    }
    widths.erase(1.0F); // before it turns over
    CHECK(widths.size() == 6);
    const auto burst = shown.at(start + durations::gone + Time{30});
    CHECK(of<PictureItem>(burst).size() == 2);
    const auto rays = of<RayItem>(burst);
    CHECK(rays.size() == 20);
    std::set<int> shades;
    for (const RayItem& ray : rays) shades.insert(ray.shade);
    CHECK(shades == std::set{0, 1, 2});
    CHECK(of<RayItem>(shown.at(start + durations::gone + durations::pop)).empty());
}

TEST_CASE("the line of a pair lies under all tiles, is drawn in time and fades", "[match]") {
    ShownBoard shown{"A . . A\nB C B C\n"};
    shown.view.animations.show_match(shown.take({1, 1}, {1, 4}), start);
    for (Time now = start; now < start + durations::vanish; now += Time{10}) {
        const auto items = shown.at(now);
        const auto is = [](auto* kind) {
            return [](const Item& item) { return std::get_if<std::remove_pointer_t<decltype(kind)>>(&item); };
        };
        const auto line = std::find_if(items.begin(), items.end(), is(static_cast<LineItem*>(nullptr)));
        const auto tile = std::find_if(items.begin(), items.end(), is(static_cast<TileItem*>(nullptr)));
        REQUIRE(line != items.end());
        CHECK(line < tile);
    }
    const auto line = [&](Time later) { return of<LineItem>(shown.at(start + later)).front(); };
    CHECK(line(durations::line_drawn / 2).drawn == Approx(0.5F));
    CHECK(line(durations::line_drawn).drawn == 1);
    CHECK(line(durations::line_drawn).alpha == 1);
    CHECK(line(Time{300}).alpha < line(Time{200}).alpha);
}

TEST_CASE("neighbours of a pair are pushed away and come back, and no cell moves for a click", "[match]") {
    ShownBoard shown{"D . . D\nA B A B\n"};
    shown.view.animations.show_match(shown.take({1, 1}, {1, 4}), start);
    const Cell below{2, 1};
    const Rect rest = shown.place().cell_rect(below);
    const auto box = [&](Time later) { return tile_over(shown.at(start + later), rest.centre())->box; };
    CHECK(box(durations::nudge_begin) == rest);
    const Rect pushed = box(durations::nudge_begin + durations::nudge / 2);
    CHECK(pushed.x == rest.x);
    CHECK(pushed.y > rest.y);
    CHECK(pushed.y - rest.y < 0.15F * rest.h);
    CHECK(box(durations::nudge_begin + durations::nudge) == rest);
    const Cell far{2, 2};
    const Rect other = shown.place().cell_rect(far);
    CHECK(tile_over(shown.at(start + Time{200}), other.centre())->box == other);
}

TEST_CASE("many pairs at once never have more than forty sparks", "[match]") {
    ShownBoard shown{three_pairs};
    for (int i = 0; i < 8; ++i)
        shown.view.animations.show_match({{Cell{1, 1}, Cell{2, 1}}, {0, 0}, {0, 0}, {}}, start + Time{40 * i});
    std::size_t most = 0;
    for (Time now = start; now < start + Time{900}; now += Time{5}) {
        const auto items = shown.at(now);
        most = std::max(most, of<SparkItem>(items).size() + of<RayItem>(items).size());
    }
    CHECK(most <= 40);
    CHECK(most > 20);
}

TEST_CASE("without motion a pair is gone at once and its line stands a moment", "[match]") {
    ShownBoard shown{"A . . A\nB C B C\n"};
    shown.look.motion = false;
    shown.view.animations.show_match(shown.take({1, 1}, {1, 4}), start);
    for (const Time later : {Time{0}, Time{100}, durations::line_still - Time{1}}) {
        const auto items = shown.at(start + later);
        CHECK(of<TileItem>(items).size() == 4);
        CHECK(of<SparkItem>(items).empty());
        CHECK(of<RayItem>(items).empty());
        REQUIRE(of<LineItem>(items).size() == 1);
        CHECK(of<LineItem>(items).front().drawn == 1);
        CHECK(of<LineItem>(items).front().alpha == 1);
        for (const TileItem& tile : of<TileItem>(items)) CHECK(tile.scale == 1);
    }
    CHECK(of<LineItem>(shown.at(start + durations::line_still)).empty());
}

TEST_CASE("a pair that comes back leaves the middle of its line and lands in its cells", "[match][undo]") {
    ShownBoard shown{"A . . A\nB C B C\n"};
    const Link line{Cell{1, 1}, Cell{1, 4}};
    shown.view.animations.show_return({line}, shown.session.board(), start);
    REQUIRE(shown.view.animations.returning.size() == 1);
    const auto runners = [&](Time later) {
        auto tiles = of<TileItem>(shown.at(start + later));
        REQUIRE(tiles.size() == 6); // no tile twice
        return std::array{tiles[4], tiles[5]};
    };
    const float middle = (shown.place().centre({1, 1}).x + shown.place().centre({1, 4}).x) / 2;
    for (const TileItem& tile : runners(Time{0})) CHECK(std::abs(tile.box.centre().x - middle) <= 1);
    CHECK(runners(Time{60})[0].box.x < runners(Time{10})[0].box.x);
    CHECK(runners(Time{60})[1].box.x > runners(Time{10})[1].box.x);
    const auto landed = runners(durations::undone - Time{1});
    CHECK(std::abs(landed[0].box.x - shown.place().cell_rect({1, 1}).x) <= 1);
    CHECK(landed[1].scale == 1);
    const auto lines = of<LineItem>(shown.at(start + Time{20}));
    REQUIRE(lines.size() == 1);
    CHECK(lines.front().look == LineStyle::undo);
    shown.view.animations.expire(start + durations::undone);
    CHECK(shown.view.animations.returning.empty());
    CHECK(of<TileItem>(shown.at(start + durations::undone)).size() == 6);
}

TEST_CASE("a pair that comes back is framed for a moment without motion", "[match][undo]") {
    ShownBoard shown{"A . . A\nB C B C\n"};
    Board before = shown.session.board();
    REQUIRE(take_pair(before, {{1, 1}, {1, 4}}, Gravity::none));
    shown.view.animations.show_change(before, shown.session.board(), {}, start);
    shown.view.animations.show_return({Link{Cell{1, 1}, Cell{1, 4}}}, shown.session.board(), start);
    const auto framed = [&] {
        const auto tiles = of<TileItem>(shown.at(start));
        return std::count_if(tiles.begin(), tiles.end(), [](auto& tile) { return tile.look == TileStyle::hinted; });
    };
    CHECK(framed() == 0); // it runs back instead
    shown.look.motion = false;
    CHECK(framed() == 2);
    CHECK(of<LineItem>(shown.at(start)).empty());
    CHECK(shown.view.animations.change->start + durations::changed == start + Time{400});
}

TEST_CASE("a reshuffle moves tiles in arcs and three waves, each tile once, never over the bar", "[match]") {
    const Board before = test::board_of(three_pairs);
    Board after = before;
    for (const int col : {1, 2, 3}) after.put({2, col % 3 + 1}, before.tile({2, col}));
    for (const int col : {1, 2, 3}) after.put({1, (col + 1) % 3 + 1}, before.tile({1, col}));
    ShownBoard shown{after};
    shown.view.animations.show_reshuffle(before, shown.session.board(), start);
    REQUIRE(shown.view.animations.reshuffle);
    const Reshuffle& reshuffle = *shown.view.animations.reshuffle;
    std::set<Cell> from;
    std::set<int> waves;
    for (const Reshuffle::Flight& flight : reshuffle.flights) {
        CHECK(from.insert(flight.from).second);
        CHECK(before.tile(flight.from) == shown.session.board().tile(flight.to));
        CHECK(std::abs(flight.tilt) <= 8);
        waves.insert(flight.wave);
        CHECK(reshuffle.flown(flight, start) == 0);
        CHECK(reshuffle.flown(flight, start + durations::reshuffled) == 1);
    }
    CHECK(waves == std::set{0, 1, 2});
    for (Time now = start; now <= start + durations::reshuffled; now += Time{10}) {
        const auto tiles = of<TileItem>(shown.at(now));
        CHECK(tiles.size() == 6);
        for (const TileItem& tile : tiles) {
            CHECK(tile.alpha == 1);
            CHECK(tile.box.y >= area.y);
        }
    }
    shown.look.motion = false;
    for (const TileItem& tile : of<TileItem>(shown.at(start + Time{100}))) {
        CHECK(tile.tilt == 0);
        CHECK(std::fmod(tile.box.x - shown.place().cell_rect({1, 1}).x, tile.box.w) == 0);
    }
}

TEST_CASE("of a large reshuffle sixty tiles travel and all others turn over where they are", "[match]") {
    std::string rows;
    for (int row = 0; row < 8; ++row)
        for (int col = 0; col < 18; ++col) rows += std::to_string((row * 18 + col) / 2 + 1) + (col == 17 ? "\n" : " ");
    const Board before = test::board_of(rows);
    Board turned = before;
    for (const Cell cell : before.tile_cells()) turned.put({9 - cell.row, 19 - cell.col}, before.tile(cell));
    ShownBoard shown{turned};
    shown.view.animations.show_reshuffle(before, shown.session.board(), start);
    const Reshuffle& reshuffle = *shown.view.animations.reshuffle;
    std::size_t changed = 0;
    for (const Cell cell : before.tile_cells()) changed += before.tile(cell) != shown.session.board().tile(cell);
    CHECK(reshuffle.flights.size() == Reshuffle::most_flights);
    CHECK(reshuffle.flights.size() + reshuffle.turned.size() == changed);
    const Cell cell = reshuffle.turned.front().first;
    const Tile tile = reshuffle.turned.front().second;
    const auto shows = [&](Time later) {
        for (const TileItem& item : of<TileItem>(shown.at(start + later)))
            if (item.box == shown.place().cell_rect(cell)) return item;
        return TileItem{};
    };
    CHECK(shows(Time{0}).face == tile.face);
    float narrowest = 1;
    for (Time later{0}; later < durations::reshuffled; later += Time{10})
        narrowest = std::min(narrowest, shows(later).width);
    CHECK(narrowest < 0.3F);
    CHECK(shows(durations::reshuffled - Time{1}).face == static_cast<int>(shown.session.board().kind(cell)));
}
