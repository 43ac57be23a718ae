// The visible pixels of a board.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "app/player.hpp"
#include "support/contrast.hpp"
#include "view/studio.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

void set_dark(Player& player, bool dark) {
    app::Settings settings = player.app.settings();
    settings.dark = dark;
    player.change(settings);
}

const char* const board = "A B C C\n"
                          "A B D D\n";

} // namespace

TEST_CASE("the ring around a picked or hinted tile stands out from the tile beside it", "[pixels]") {
    for (const Canvas canvas : {Canvas{480, 360}, {1280, 720}, {1920, 1080}})
        for (const bool dark : {true, false}) {
            Studio studio{canvas};
            Player player{start_at("A B C D E F G H\nA B C D E F G H\n"), canvas};
            set_dark(player, dark);
            studio.draw(player.seen());
            const Rect cell = player.place().cell_rect({1, 4});
            const Rect neighbour = player.place().cell_rect({1, 5});
            const Colour ivory = studio.at({neighbour.centre().x, neighbour.y + neighbour.h * 0.1F});
            CHECK(luminance(ivory) > 0.8);

            const auto strip = [&] {
                std::vector<Colour> pixels;
                for (float x = cell.right() - cell.w * 0.12F; x < cell.right() + cell.w * 0.12F; ++x)
                    pixels.push_back(studio.at({x, cell.centre().y}));
                return pixels;
            };
            const auto before = strip();
            player.click(Cell{1, 4});
            studio.draw(player.seen());
            const auto picked = strip();
            // Somewhere between the two pictures there are new pixels that differ from the neighbour, and coloured
            // ones.
            double best = 0;
            int coloured = 0;
            for (std::size_t i = 0; i < picked.size(); ++i) {
                if (picked[i] != before[i]) best = std::max(best, contrast(picked[i], ivory));
                coloured += picked[i].r > 180 && picked[i].r - picked[i].b > 100;
            }
            CAPTURE(canvas.width, dark, best);
            CHECK(best >= 3);
            CHECK(coloured >= 1);

            player.key(Key::escape);
            const auto hinted_before = studio.part(neighbour);
            player.hint();
            REQUIRE(player.effects().hint);
            studio.draw(player.seen());
            const Rect hinted = player.place().cell_rect(player.effects().hint->link.front());
            double hint_best = 0;
            for (float y = hinted.y - hinted.h * 0.08F; y < hinted.y + hinted.h * 0.08F; ++y)
                hint_best = std::max(hint_best, contrast(studio.at({hinted.x + hinted.w * 0.3F, y}), ivory));
            CHECK(hint_best >= 3);
        }
}

TEST_CASE("a line that runs around the outside is seen on the table", "[pixels]") {
    for (const Canvas canvas : {Canvas{480, 360}, {1280, 720}})
        for (const bool dark : {true, false}) {
            Studio studio{canvas};
            Player player{start_at("A # # # A\nB C D E F\n"), canvas};
            set_dark(player, dark);
            const Point place = player.place().centre({0, 3});
            const auto profile = [&] { // straight across the line
                std::vector<Colour> pixels;
                for (float y = place.y - 6; y <= place.y + 6; ++y) pixels.push_back(studio.at({place.x, y}));
                return pixels;
            };
            studio.draw(player.seen());
            const auto table = profile();
            player.make({{1, 1}, {1, 5}}); // over the top
            player.wait(90);               // completely drawn, hardly faded
            studio.draw(player.seen());
            const auto line = profile();
            double best = 0;
            int difference = 0; // sum over all three channels
            for (std::size_t i = 0; i < line.size(); ++i) {
                best = std::max(best, contrast(line[i], table[i]));
                difference = std::max(difference, std::abs(line[i].r - table[i].r) + std::abs(line[i].g - table[i].g) +
                                                      std::abs(line[i].b - table[i].b));
            }
            CAPTURE(canvas.width, dark, best, difference);
            CHECK(difference >= 150);
            if (dark) CHECK(best >= 3);
        }
}

TEST_CASE("no two faces look the same, also where pictures are used twice", "[pixels]") {
    const Canvas canvas{1920, 1080};
    Studio studio{canvas};
    const int kinds = 2 * studio.faces() + 6;
    const Size size{8, (kinds + 7) / 8};
    REQUIRE(size.cols <= max_side);
    Board shelf{size};
    for (int i = 0; i < kinds; ++i)
        shelf.put({i / size.cols + 1, i % size.cols + 1}, {static_cast<Kind>(i), static_cast<Face>(i)});
    Random chance{1};
    const Player player{{.game = app::custom_game(shelf, Gravity::none, usual_difficulty, chance)}, canvas};
    studio.draw(player.seen());
    std::vector<std::vector<std::uint32_t>> seen;
    for (int i = 0; i < kinds; ++i) {
        const Rect cell = player.place().cell_rect({i / size.cols + 1, i % size.cols + 1});
        const auto pixels = studio.part(cell.grown(-cell.w * 0.1F));
        for (std::size_t j = 0; j < seen.size(); ++j) {
            const int difference = differing(pixels, seen[j]);
            if (difference * 100 < static_cast<int>(pixels.size())) {
                CAPTURE(i, j, difference);
                FAIL_CHECK("two faces look alike");
            }
        }
        seen.push_back(pixels);
    }
}

TEST_CASE("equal tiles look the same wherever they stand", "[pixels]") {
    const Canvas canvas{1280, 720};
    Studio studio{canvas};
    const Player player{start_at(board), canvas};
    studio.draw(player.seen());
    const auto inner = [&](Cell cell) {
        const Rect rect = player.place().cell_rect(cell);
        return studio.part(rect.grown(-std::floor(rect.w * 0.15F)));
    };
    CHECK(inner({1, 1}) == inner({2, 1}));
    CHECK(inner({1, 3}) == inner({1, 4}));
    CHECK(inner({1, 1}) != inner({1, 2}));
}

TEST_CASE("a paused board shows the same blank on every tile", "[pixels]") {
    const Canvas canvas{1280, 720};
    Studio studio{canvas};
    Player player{start_at("A B C D E F G H\nH G F E D C B A\nA B C D E F G H\nH G F E D C B A\n"), canvas};
    player.key(Key::p);
    studio.draw(player.seen());
    const auto inner = [&](Cell cell) {
        const Rect rect = player.place().cell_rect(cell);
        return studio.part(rect.grown(-std::floor(rect.w * 0.15F)));
    };
    for (int col = 2; col <= 8; ++col) CHECK(inner({1, col}) == inner({1, 1}));
}

TEST_CASE("dimmed tiles are darker, and stones look like no tile", "[pixels]") {
    const Canvas canvas{1280, 720};
    Studio studio{canvas};
    Player player{start_at("A B #\nA B #\n"), canvas};
    studio.draw(player.seen());
    const auto front = [&](Cell cell) {
        const Rect rect = player.place().cell_rect(cell);
        return studio.at({rect.centre().x, rect.y + rect.h * 0.1F});
    };
    const Colour before = front({1, 2});
    CHECK(contrast(before, front({1, 3})) > 1.5);
    player.click(Cell{1, 1}, MouseButton::right);
    studio.draw(player.seen());
    CHECK(luminance(front({1, 2})) < 0.8 * luminance(before));
    CHECK(front({1, 1}) == before);
}
