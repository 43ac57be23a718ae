#include "scene/weave.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <variant>
#include <vector>

#include "game/session.hpp"
#include "scene/kept_lines.hpp"
#include "scene/weave_svg.hpp"
#include "support/play.hpp"
#include "support/scale.hpp"
#include "twoturns/deal.hpp"

using namespace twoturns;
using namespace twoturns::scene;
using namespace twoturns::test;
using game::Session;
using ui::Point;

namespace {

constexpr game::Time at{0};

void take(Session& session, Move move) {
    session.act(game::Click{move.a}, at);
    REQUIRE(std::holds_alternative<game::Matched>(session.act(game::Click{move.b}, at)));
}

Cell cell_at(Point p) { return {static_cast<int>(std::floor(p.y)), static_cast<int>(std::floor(p.x))}; }

std::vector<Cell> cells_of(const Thread& thread) {
    std::vector<Cell> cells;
    for (const Point p : thread.points) cells.push_back(cell_at(p));
    return cells;
}

/// Returns where the threads lie.
std::vector<std::vector<Point>> places_of(const std::vector<Thread>& threads) {
    std::vector<std::vector<Point>> places;
    for (const Thread& thread : threads) places.push_back(thread.points);
    return places;
}

/// Plays random pairs, undo and redo, restarts, reshuffles; recomputes the visible lines each time.
struct RandomGame {
    Session session;
    std::vector<Link> lines; ///< of the removed pairs
    std::vector<std::vector<Link>> before{};
    std::vector<std::vector<Link>> after{};
    Random random;

    RandomGame(const Deal& deal, Gravity gravity, std::uint64_t seed) : session{deal.board, gravity}, random{seed} {}

    void go_to(std::vector<Link> there) {
        before.push_back(lines);
        after.clear();
        lines = std::move(there);
    }
    void step() {
        const auto open = session.open_moves();
        const int what = static_cast<int>(random.below(10));
        if (what == 0 && session.can_undo()) {
            session.act(game::Undo{}, at);
            after.push_back(lines);
            lines = before.back();
            before.pop_back();
        } else if (what == 1 && session.can_redo()) {
            session.act(game::Redo{}, at);
            before.push_back(lines);
            lines = after.back();
            after.pop_back();
        } else if (what == 2 && random.below(8) == 0 && session.can_restart()) {
            session.act(game::Restart{}, at);
            go_to({});
        } else if (session.status() == game::Status::won) {
            return; // until the next undo
        } else if (open.empty()) {
            const auto deal = reshuffle(session.board(), session.gravity(), usual_difficulty, Random{random.next()});
            if (std::holds_alternative<game::Reshuffled>(session.act(game::Reshuffle{deal}, at))) go_to(lines);
        } else {
            const Move move = open[random.index(open.size())];
            session.act(game::Click{move.a}, at);
            const auto reply = session.act(game::Click{move.b}, at);
            auto more = lines;
            more.push_back(std::get<game::Matched>(reply).link);
            go_to(std::move(more));
        }
    }
};

float distance(Point p, const Straight& part) {
    const float x = std::clamp(p.x, std::min(part.from.x, part.to.x), std::max(part.from.x, part.to.x));
    const float y = std::clamp(p.y, std::min(part.from.y, part.to.y), std::max(part.from.y, part.to.y));
    return std::hypot(p.x - x, p.y - y);
}

/// How much of a thread's middle is uncovered by later threads, and how many of its ends.
struct Shown {
    float share = 0;
    int ends = 0;
};
Shown shown_of(const std::vector<Thread>& threads, std::size_t number) {
    const auto is_free = [&](Point p, float room) {
        for (std::size_t later = number + 1; later < threads.size(); ++later)
            for (const Straight& part : straights_of(threads[later]))
                if (distance(p, part) < room + threads[later].width / 2 - 0.001F) return false;
        return true;
    };
    int points = 0;
    int free = 0;
    for (const Straight& part : straights_of(threads[number])) {
        const float length = std::abs(part.to.x - part.from.x) + std::abs(part.to.y - part.from.y);
        const int steps = std::max(1, static_cast<int>(length * 20));
        for (int step = 0; step <= steps; ++step) {
            const float t = static_cast<float>(step) / static_cast<float>(steps);
            ++points;
            free +=
                is_free({part.from.x + (part.to.x - part.from.x) * t, part.from.y + (part.to.y - part.from.y) * t}, 0);
        }
    }
    const auto& ends = threads[number].points;
    const float dot = thread_end * threads[number].width;
    return {static_cast<float>(free) / static_cast<float>(points),
            is_free(ends.front(), dot) + is_free(ends.back(), dot)};
}

/// Returns the element names of a well-formed document in order; fails if it is not well-formed.
std::vector<std::string> elements_of(const std::string& xml) {
    std::vector<std::string> names;
    std::vector<std::string> open;
    for (std::size_t i = xml.find('<'); i != std::string::npos; i = xml.find('<', i)) {
        const std::size_t end = xml.find('>', i);
        REQUIRE(end != std::string::npos);
        const std::string tag = xml.substr(i + 1, end - i - 1);
        REQUIRE(tag.find('<') == std::string::npos);
        REQUIRE(std::count(tag.begin(), tag.end(), '"') % 2 == 0);
        const std::string name =
            tag.substr(tag.front() == '/' ? 1 : 0, tag.find_first_of(" /", 1) - (tag.front() == '/'));
        if (tag.front() == '/') {
            REQUIRE_FALSE(open.empty());
            REQUIRE(open.back() == name);
            open.pop_back();
        } else {
            names.push_back(name);
            if (tag.back() != '/') open.push_back(name);
        }
        i = end;
    }
    CHECK(open.empty());
    return names;
}

} // namespace

TEST_CASE("a game in which nothing was done has no thread", "[weave]") {
    CHECK(threads_of({}).empty());
    const Session session{board_of("A B\nA B\n"), Gravity::none};
    const Weave weave = weave_of(session.timeline());
    CHECK(weave.board == Size{2, 2});
    CHECK(weave.tiles.size() == 4);
    CHECK(weave.threads.empty());
    CHECK_FALSE(weave.last);
}

TEST_CASE("a thread lies along its line, a little aside", "[weave]") {
    Session session{board_of("A B\n"
                             ". A\n"),
                    Gravity::none};
    const Board start = session.board();
    const auto line = find_link(start.occupancy(), {1, 1}, {2, 2});
    REQUIRE(line);
    const auto threads = threads_of({*line, *line});
    for (const Thread& thread : threads) {
        CHECK(cells_of(thread) == std::vector<Cell>(line->begin(), line->end()));
        for (const Point p : thread.points) {
            CHECK(std::abs(p.x - std::floor(p.x) - 0.5F) <= lane_room / 2);
            CHECK(std::abs(p.y - std::floor(p.y) - 0.5F) <= lane_room / 2);
        }
    }
    CHECK(threads[0].points != threads[1].points);
}

TEST_CASE("a single line lies in the middle of its row, and equal ways side by side around it", "[weave]") {
    const auto heights_of = [](std::size_t count) {
        std::vector<float> heights;
        for (const Thread& thread : threads_of(std::vector<Link>(count, Link{Cell{1, 1}, Cell{1, 5}})))
            heights.push_back(thread.points.front().y);
        return heights;
    };
    CHECK(heights_of(1) == std::vector<float>{1.5F});
    std::vector<float> three = heights_of(3);
    CHECK(three[0] == Approx(1.5F));
    CHECK(three[1] == Approx(1.5F + lane_step));
    CHECK(three[2] == Approx(1.5F - lane_step));
    std::vector<float> ten = heights_of(10);
    std::sort(ten.begin(), ten.end());
    for (std::size_t i = 1; i < ten.size(); ++i) CHECK(ten[i] - ten[i - 1] == Approx(lane_room / 10).margin(1e-4));
}

TEST_CASE("no line of a game hides another: most of each is on top or beside, and every end is whole", "[weave]") {
    constexpr std::array<Size, 6> sizes{{{4, 6}, {6, 10}, {8, 10}, {8, 18}, {9, 16}, {12, 12}}};
    for (const Gravity gravity : some_of<Gravity>({all_gravities.begin(), all_gravities.end()}))
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            const DealParams params{sizes[i], usual_kinds(sizes[i]), gravity, {}, 2};
            const auto dealt = deal(params, Random{i + 1});
            REQUIRE(dealt);
            Session session{dealt->board, gravity};
            for (const Move move : dealt->witness) take(session, move);
            const Weave weave = weave_of(session.timeline());
            CAPTURE(sizes[i].rows, sizes[i].cols, static_cast<int>(gravity));
            for (std::size_t n = 0; n < weave.threads.size(); ++n) {
                CAPTURE(n);
                const Shown shown = shown_of(weave.threads, n);
                CHECK(shown.share >= 0.7F);
                CHECK(shown.ends == 2);
            }
        }
}

TEST_CASE("a thread keeps its place when other lines come, while its rows have lanes left", "[weave]") {
    const auto all_inside = [](const Thread& thread, const Link& line) {
        for (std::size_t i = 0; i < line.size(); ++i)
            if (cell_at(thread.points[i]) != line[i]) return false;
        return true;
    };
    int kept = 0;
    int moved = 0;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(scaled(10)); ++seed) {
        const auto dealt = deal({{6, 9}, usual_kinds({6, 9}), Gravity::none, {}, 2}, Random{seed});
        REQUIRE(dealt);
        RandomGame game{*dealt, Gravity::none, seed};
        for (int step = 0; step < 60; ++step) game.step();
        std::vector<Thread> before;
        for (std::size_t count = 1; count <= game.lines.size(); ++count) {
            const std::vector<Link> lines{game.lines.begin(), game.lines.begin() + static_cast<std::ptrdiff_t>(count)};
            auto now = threads_of(lines, Lanes::as_played);
            for (std::size_t i = 0; i < count; ++i) REQUIRE(all_inside(now[i], lines[i]));
            for (std::size_t i = 0; i < before.size(); ++i) ++(before[i].points == now[i].points ? kept : moved);
            before = std::move(now);
        }
        for (std::size_t i = 0; i < before.size(); ++i) {
            CAPTURE(seed, i);
            const Shown shown = shown_of(before, i);
            CHECK(shown.share >= 0.7F);
            CHECK(shown.ends == 2);
        }
    }
    CHECK(kept > 20 * moved);
}

TEST_CASE("threads are coloured from the first to the last", "[weave]") {
    const auto threads = threads_of(std::vector<Link>(72, Link{Cell{1, 1}, Cell{1, 2}}));
    CHECK(threads.front().colour == ui::rgb(0x1F6F78));
    CHECK(threads.back().colour == ui::rgb(0xB8402A));
    CHECK(threads_of({Link{Cell{1, 1}, Cell{1, 2}}}).front().colour == ui::rgb(0x1F6F78));
    for (std::size_t i = 1; i < threads.size(); ++i) CHECK(threads[i].colour != threads[i - 1].colour);
    CHECK(thread_colour(0.2F) == ui::rgb(0x27866A));
    CHECK(thread_colour(-1) == thread_colour(0));
    CHECK(thread_colour(2) == thread_colour(1));
}

TEST_CASE("a turn takes as much of the part before it as of the one after", "[weave]") {
    const Thread thread{{{0.5F, 1.5F}, {0.5F, 0.5F}, {4.5F, 0.5F}, {4.5F, 2.5F}}, {}};
    const auto straights = straights_of(thread);
    REQUIRE(straights.size() == 3);
    CHECK(straights[0].from == Point{0.5F, 1.5F});
    CHECK(straights[0].to == Point{0.5F, 0.5F + thread_corner});
    CHECK(straights[1].from == Point{0.5F + thread_corner, 0.5F});
    CHECK(straights[1].to == Point{4.5F - thread_corner, 0.5F});
    CHECK(straights[2].from == Point{4.5F, 0.5F + thread_corner});
    CHECK(straights[2].to == Point{4.5F, 2.5F});
}

TEST_CASE("the first part of a thread ends on the thread, as far along as asked", "[weave]") {
    const Thread thread{{{0.5F, 1.5F}, {0.5F, 0.5F}, {4.5F, 0.5F}, {4.5F, 2.5F}}, {1, 2, 3}, 0.05F};
    CHECK(first_part(thread, 0).points == std::vector<Point>{{0.5F, 1.5F}});
    CHECK(first_part(thread, 1) == thread);
    CHECK(first_part(thread, 2) == thread);
    const Thread half = first_part(thread, 0.5F); // 3.5 of 7 cells
    CHECK(half.points == std::vector<Point>{{0.5F, 1.5F}, {0.5F, 0.5F}, {3, 0.5F}});
    CHECK(half.colour == thread.colour);
    CHECK(half.width == thread.width);
}

TEST_CASE("the weave has a thread for each pair that went and was not brought back, whatever was done", "[weave]") {
    constexpr std::array<Size, 5> sizes{{{1, 8}, {2, 4}, {6, 5}, {8, 18}, {9, 3}}};
    game::Timeline before{board_of("A A\n"), Gravity::none};
    for (const Gravity gravity : some_of<Gravity>({all_gravities.begin(), all_gravities.end()}))
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            const DealParams params{sizes[i], usual_kinds(sizes[i]), gravity, {}, 2};
            const auto dealt = deal(params, Random{i + 1});
            REQUIRE(dealt);
            RandomGame game{*dealt, gravity, 100 + i};
            KeptLines kept; // of some moments of the game, and of the game before
            kept.threads(before);
            CAPTURE(sizes[i].rows, sizes[i].cols, static_cast<int>(gravity));
            for (int step = 0; step < 120; ++step) {
                game.step();
                if (step % 7 != 0) continue;
                const Weave weave = weave_of(game.session.timeline());
                REQUIRE(weave.threads.size() == game.lines.size());
                REQUIRE(static_cast<int>(2 * weave.threads.size()) ==
                        static_cast<int>(weave.tiles.size()) - game.session.board().tiles());
                for (std::size_t n = 0; n < game.lines.size(); ++n) {
                    const Link& line = game.lines[n];
                    REQUIRE(cells_of(weave.threads[n]) == std::vector<Cell>(line.begin(), line.end()));
                    for (const Point p : weave.threads[n].points) {
                        REQUIRE(p.x > 0.06F);
                        REQUIRE(p.y > 0.06F);
                        REQUIRE(p.x + 0.06F < static_cast<float>(sizes[i].cols + 2));
                        REQUIRE(p.y + 0.06F < static_cast<float>(sizes[i].rows + 2));
                    }
                }
                REQUIRE(weave.threads == threads_of(game.lines));
                REQUIRE(places_of(kept.threads(game.session.timeline())) ==
                        places_of(threads_of(game.lines, Lanes::as_played)));
            }
            before = game.session.timeline();
        }
}

TEST_CASE("a kept line keeps its colour until the board is cleared, and has that colour in the weave", "[weave]") {
    Session session{board_of("A A B B C C\n"), Gravity::none};
    KeptLines kept;
    std::vector<ui::Colour> colours;
    std::size_t at_end = 0;
    for (const int col : {1, 3, 5}) {
        take(session, {{1, col}, {1, col + 1}});
        const auto& threads = kept.threads(session.timeline());
        colours.push_back(threads.back().colour);
        for (std::size_t i = 0; i < threads.size(); ++i) CHECK(threads[i].colour == colours[i]);
    }
    for (const Thread& thread : weave_of(session.timeline()).threads) CHECK(thread.colour == colours[at_end++]);
}

TEST_CASE("a weave names where tiles and stones stood, and the picture of the last pair", "[weave]") {
    Session session{board_of("A # A\n"
                             ". B B\n"),
                    Gravity::none};
    const Face second = session.board().kind({2, 2});
    take(session, {{1, 1}, {1, 3}});
    take(session, {{2, 2}, {2, 3}});
    const Weave weave = weave_of(session.timeline());
    CHECK(weave.tiles == std::vector<Cell>{{1, 1}, {1, 3}, {2, 2}, {2, 3}});
    CHECK(weave.stones == std::vector<Cell>{{1, 2}});
    CHECK(weave.last == second);
}

TEST_CASE("the largest board has its weave too", "[weave]") {
    Board board{{max_side, max_side}};
    for (int row = 1; row <= max_side; ++row)
        for (int col = 1; col <= max_side; ++col) {
            const auto kind = static_cast<Kind>(((row - 1) * max_side + col - 1) / 2);
            board.put({row, col}, {kind, kind});
        }
    Session session{board, Gravity::none};
    for (int row = 1; row <= max_side; ++row)
        for (int col = 1; col < max_side; col += 2) {
            REQUIRE(session.repeat(std::vector{game::Entry{at, Move{{row, col}, {row, col + 1}}}}));
        }
    REQUIRE(session.status() == game::Status::won);
    CHECK(weave_of(session.timeline()).threads.size() == 1922);
}

TEST_CASE("the picture of a weave is well-formed and has all of it", "[weave][svg]") {
    const auto dealt = deal({{6, 8}, 12, Gravity::down, *layout_from_name("stones"), 2}, Random{std::uint64_t{5}});
    REQUIRE(dealt);
    Session session{dealt->board, Gravity::down};
    for (const Move move : dealt->witness) take(session, move);
    const Weave weave = weave_of(session.timeline());
    REQUIRE_FALSE(weave.stones.empty());
    const std::string svg = weave_svg(weave, "a <seed> & \"more\"");
    const auto names = elements_of(svg);
    const auto count = [&](const std::string& name) {
        return static_cast<std::size_t>(std::count(names.begin(), names.end(), name));
    };
    CHECK(names.front() == "svg");
    CHECK(count("path") == 2 * weave.threads.size()); // each with its edge
    CHECK(count("circle") == 2 * weave.threads.size());
    CHECK(count("rect") == 2 + 12 + weave.tiles.size() + weave.stones.size());
    CHECK(svg.find("a &lt;seed&gt; &amp; \"more\"</text>") != std::string::npos);
    CHECK(svg.find("nan") == std::string::npos);
    CHECK(svg.find(',') == std::string::npos);
    CHECK(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"452\" height=\"416\""));
}

TEST_CASE("a picture has its threads where they are, turns to the left and to the right", "[weave][svg]") {
    Weave weave{{2, 3}, {}, {}, {}, {}};
    weave.threads = {{{{1.5F, 1.5F}, {1.5F, 0.5F}, {3.5F, 0.5F}, {3.5F, 1.25F}}, ui::rgb(0x0A1B2C)},
                     {{{1.5F, 1.5F}, {2.5F, 1.5F}, {2.5F, 0.5F}}, ui::rgb(0x649437)}};
    const std::string svg = weave_svg(weave, "");
    // 40 per cell, and a margin of 26.
    CHECK(svg.find("<path d=\"M86 86 L86 58 A12 12 0 0 1 98 46 L154 46 A12 12 0 0 1 166 58 L166 76\" "
                   "stroke=\"#0A1B2C\" stroke-width=\"3.4\"/>") != std::string::npos);
    CHECK(svg.find("M86 86 L114 86 A12 12 0 0 0 126 74 L126 46") != std::string::npos);
    CHECK(svg.find("<circle cx=\"166\" cy=\"76\" r=\"2.38\" fill=\"#0A1B2C\"") != std::string::npos);
}

TEST_CASE("an empty weave is a picture of an empty sheet", "[weave][svg]") {
    const auto names = elements_of(weave_svg({{1, 1}, {}, {}, {}, {}}, ""));
    CHECK(std::count(names.begin(), names.end(), "path") == 0);
    CHECK(names.back() == "text");
}
