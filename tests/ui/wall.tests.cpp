#include <string>
#include <vector>

#include "ui/panel.hpp"
#include "ui/wall.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

using Kind = HitArea::Kind;

/// A wall with groups of pictures; the owner holds the selected picture.
struct PlayedWall {
    explicit PlayedWall(std::vector<std::size_t> many) : groups(std::move(many)) {
        view.view = [this] {
            return widget(named(1), Wall{.groups = groups,
                                         .columns = 4,
                                         .gap = 20,
                                         .head_height = 30,
                                         .cell_height = 60,
                                         .selected = selected,
                                         .head =
                                             [this](std::size_t group) {
                                                 heads.push_back(group);
                                                 return label("group");
                                             },
                                         .cell =
                                             [this](std::size_t cell) {
                                                 asked.push_back(cell);
                                                 return label("picture");
                                             }});
        };
        view.happens = [this](const Event& event) {
            if (const auto* changed = std::get_if<Changed>(&event)) selected = static_cast<std::size_t>(changed->value);
        };
        view.focus(named(1));
        asked.clear();
        heads.clear();
    }
    PlayedWall(const PlayedWall&) = delete;
    PlayedWall& operator=(const PlayedWall&) = delete;
    PlayedWall(PlayedWall&&) = delete;
    PlayedWall& operator=(PlayedWall&&) = delete;
    ~PlayedWall() = default;

    std::vector<std::size_t> groups;
    std::size_t selected = 0;
    std::vector<std::size_t> asked;
    std::vector<std::size_t> heads;
    PlayedView view{.view = {}};
};

} // namespace

TEST_CASE("the pictures of a wall stand in rows below the heading of their group") {
    const Wall wall{.groups = {5, 1, 8}, .columns = 4, .gap = 20, .head_height = 30, .cell_height = 60};
    const WallPlan plan{wall, 380, 1};
    CHECK(plan.count() == 14);
    CHECK(plan.height() == 3 * 30 + 5 * 60);
    CHECK(plan.cell(0) == Rect{0, 30, 80, 60});
    CHECK(plan.cell(3) == Rect{300, 30, 80, 60});
    CHECK(plan.cell(4) == Rect{0, 90, 80, 60});
    CHECK(plan.cell(5) == Rect{0, 180, 80, 60});
    CHECK(plan.cell(13) == Rect{300, 330, 80, 60});
    CHECK(plan.group_at(149)->number == 0);
    CHECK(plan.group_at(150)->number == 1);
    CHECK_FALSE(plan.group_at(390));
    CHECK_FALSE(plan.group_of(14));
}

TEST_CASE("keys lead from picture to picture, and stay in the column where there is one") {
    const Wall wall{.groups = {5, 1, 8}, .columns = 4};
    const WallPlan plan{wall, 380, 1};
    struct Step {
        std::size_t from;
        Key key;
        std::optional<std::size_t> to;
    };
    const std::vector<Step> steps{{0, Key::right, 1},      {4, Key::right, 5},      {5, Key::left, 4},
                                  {0, Key::left, {}},      {13, Key::right, {}},    {0, Key::down, 4},
                                  {3, Key::down, 4},       {4, Key::down, 5},       {5, Key::down, 6},
                                  {9, Key::down, 13},      {10, Key::down, {}},     {9, Key::up, 5},
                                  {5, Key::up, 4},         {4, Key::up, 0},         {2, Key::up, {}},
                                  {3, Key::page_down, 10}, {0, Key::page_down, 10}, {13, Key::page_up, 0},
                                  {7, Key::home, 0},       {7, Key::end, 13},       {7, Key::enter, {}}};
    for (const Step& step : steps) {
        CAPTURE(step.from, static_cast<int>(step.key));
        CHECK(cell_for_key(plan, step.from, step.key, 9) == step.to);
    }
    CHECK_FALSE(cell_for_key(WallPlan{Wall{}, 380, 1}, 0, Key::home, 1));
}

TEST_CASE("a wall of a hundred thousand pictures builds those in view only") {
    PlayedWall wall{{3, 60'000, 39'997}};
    for (const float scrolled : {0.0F, 95.0F, 600'000.0F, 3e9F}) {
        CAPTURE(scrolled);
        wall.view.state.scrolled[named(1)] = scrolled;
        wall.asked.clear();
        wall.heads.clear();
        const Frame frame = wall.view.frame();
        CHECK(wall.asked.size() >= 11);
        CHECK(wall.asked.size() <= 24); // 300 pixels: six rows of four
        CHECK(wall.heads.size() <= 2);
        REQUIRE(frame.lists.size() == 1);
        CHECK(frame.lists[0].first == wall.asked.front());
        CHECK(frame.lists[0].count == wall.asked.size());
    }
    CHECK(wall.asked.back() == 99'999);
}

TEST_CASE("the picture that a key selects is in view, with the heading over the first row") {
    PlayedWall wall{{10, 30, 7}};
    for (const Key key : {Key::down, Key::down, Key::page_down, Key::right, Key::end, Key::left, Key::page_up, Key::up,
                          Key::up, Key::up, Key::home}) {
        CAPTURE(static_cast<int>(key), wall.selected);
        CHECK(wall.view.key(key));
        const Wall plain{.groups = wall.groups, .columns = 4, .gap = 20, .head_height = 30, .cell_height = 60};
        const Rect cell = WallPlan{plain, 390, 1}.cell(wall.selected).moved(0, -wall.view.scrolled(named(1)));
        CHECK(cell.y >= 0);
        CHECK(cell.bottom() <= 300);
    }
    CHECK(wall.view.scrolled(named(1)) == 0);
}

TEST_CASE("a click on a picture selects and opens it once the button is released on it") {
    PlayedWall wall{{10, 30}};
    const Point third = wall.view.at(named(1), Kind::cell, 2);
    const Point fifth = wall.view.at(named(1), Kind::cell, 4);
    wall.view.click(third);
    CHECK(wall.view.taken() == Told{"changed 1 to 2", "pressed 1.2"});
    wall.view.press(third);
    wall.view.release(fifth);
    CHECK(wall.view.taken().empty());
    wall.view.key(Key::enter);
    CHECK(wall.view.taken() == Told{"pressed 1.2"});
    wall.view.point(fifth);
    wall.view.wheel(1);
    CHECK(wall.view.scrolled(named(1)) == 30);
}

TEST_CASE("an empty wall takes no key") {
    PlayedWall wall{{}};
    for (const Key key : {Key::page_down, Key::home, Key::enter}) CHECK_FALSE(wall.view.key(key));
}
