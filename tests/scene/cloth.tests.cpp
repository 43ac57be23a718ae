#include "scene/cloth.hpp"

#include <catch2/catch.hpp>

#include <memory>
#include <vector>

using namespace twoturns;
using namespace twoturns::scene;

namespace {

std::shared_ptr<const Weave> weave_on(Size board) {
    Weave weave{.board = board, .tiles = {{1, 1}}, .stones = {}, .threads = {}, .last = Face{2}};
    const auto right = static_cast<float>(board.cols) + 1.5F; // in the ring
    const auto low = static_cast<float>(board.rows) + 1.5F;
    weave.threads.push_back({{{0.5F, 0.5F}, {right, 0.5F}, {right, low}}, ui::rgb(0x123456)});
    weave.threads.push_back({{{1.5F, 1.5F}, {2.5F, 1.5F}}, ui::rgb(0x654321)});
    return std::make_shared<const Weave>(std::move(weave));
}

} // namespace

TEST_CASE("a cloth has the threads of all weaves in their order and colours, each in its share", "[cloth]") {
    const std::vector<std::shared_ptr<const Weave>> weaves{weave_on({3, 4}), weave_on({10, 28}), nullptr,
                                                           weave_on({6, 6})};
    const Weave cloth = cloth_of(weaves, 2);
    CHECK(cloth.board == Size{2 * 14, 2 * 32});
    CHECK(cloth.tiles.empty());
    CHECK_FALSE(cloth.last);
    REQUIRE(cloth.threads.size() == 6);
    const auto width = static_cast<float>(cloth.board.cols + 2);
    const auto height = static_cast<float>(cloth.board.rows + 2);
    const std::vector<std::size_t> shares{0, 0, 1, 1, 3, 3};
    for (std::size_t i = 0; i < cloth.threads.size(); ++i) {
        CAPTURE(i);
        CHECK(cloth.threads[i].colour == (i % 2 == 0 ? ui::rgb(0x123456) : ui::rgb(0x654321)));
        CHECK(cloth.threads[i].width >= thread_width);
        for (const ui::Point point : cloth.threads[i].points) {
            CHECK((point.x > width / 2) == (shares[i] % 2 == 1));
            CHECK((point.y > height / 2) == (shares[i] / 2 == 1));
            CHECK(point.x > 1);
            CHECK(point.x < width - 1);
            CHECK(point.y > 1);
            CHECK(point.y < height - 1);
        }
    }
}

TEST_CASE("a weave takes the colours of a world from its first thread to its last", "[cloth]") {
    Weave weave = *weave_on({4, 4});
    const Hues hues{ui::rgb(0x100000), ui::rgb(0x200000), ui::rgb(0x300000), ui::rgb(0x400000)};
    dye(weave, hues);
    CHECK(weave.threads.front().colour == hues.front());
    CHECK(weave.threads.back().colour == hues.back());
    CHECK(colour_in(weave, 0) == hues.front());
    CHECK(colour_in(weave, 1) == hues.back());
    CHECK(colour_in(Weave{}, 0.5F) == thread_colour(0.5F));
}
