// The clickable parts of a picture: pointer, arrow keys, pressing.
#include "ui/marks.hpp"

#include <string>
#include <utility>
#include <vector>

#include "ui/panel.hpp"

using namespace twoturns;
using namespace twoturns::ui;
using namespace twoturns::test;

namespace {

/// Ten parts in columns of three, the last one alone: columns and rows of 100 pixels.
struct Picture {
    std::size_t selected = 0;
    PlayedView view{.view =
                        [this] {
                            return widget(
                                named(1),
                                Marks{.count = 10, .rows = 3, .selected = selected, .help = [](std::size_t mark) {
                                          return "mark " + std::to_string(mark);
                                      }});
                        },
                    .area = {0, 0, 400, 300},
                    .happens =
                        [this](const Event& event) {
                            if (const auto* changed = std::get_if<Changed>(&event))
                                selected = static_cast<std::size_t>(changed->value);
                        }};
};

} // namespace

TEST_CASE("the mark under a point is the one whose place has it", "[marks]") {
    for (const std::size_t rows : {1U, 3U, 7U})
        for (const std::size_t count : {1U, 10U, 364U}) {
            const Marks marks{.count = count, .rows = rows};
            const Rect room{7, 11, 523, 119};
            for (std::size_t i = 0; i < count; ++i) {
                const Rect one = place_of_mark(marks, room, i);
                CAPTURE(rows, count, i);
                CHECK(mark_at(marks, room, one.centre()) == i);
                CHECK(one.x >= room.x);
                CHECK(one.right() <= room.right() + 0.1F);
                CHECK(one.bottom() <= room.bottom() + 0.1F);
            }
            CHECK(mark_at(marks, room, {room.x - 1, room.y}) == count);
        }
}

TEST_CASE("a click presses the mark that is there, and where none is nothing", "[marks]") {
    Picture picture;
    picture.view.click({150, 250});
    CHECK(picture.view.taken() == Told{"pressed 1.5"});
    picture.view.click({350, 50});
    CHECK(picture.view.taken() == Told{"pressed 1.9"});
    picture.view.click({350, 150});
    CHECK(picture.view.taken().empty());
}

TEST_CASE("arrows go along rows and columns of marks, and Enter and Space press the one that is selected", "[marks]") {
    Picture picture;
    picture.view.focus(named(1));
    for (const auto& [key, to] : std::vector<std::pair<Key, std::size_t>>{{Key::right, 3},
                                                                          {Key::down, 4},
                                                                          {Key::down, 5},
                                                                          {Key::up, 4},
                                                                          {Key::left, 1},
                                                                          {Key::end, 9},
                                                                          {Key::home, 0}}) {
        picture.view.key(key);
        CHECK(picture.selected == to);
    }
    picture.view.key(Key::up); // there is nothing above
    CHECK(picture.selected == 0);
    (void)picture.view.taken();
    picture.view.key(Key::right);
    picture.view.key(Key::enter);
    picture.view.key(Key::space);
    CHECK(picture.view.taken() == Told{"changed 1 to 3", "pressed 1.3", "pressed 1.3"});
}

TEST_CASE("what is told of a mark is told of the one under the pointer", "[marks]") {
    Picture picture;
    const auto tells = [&](const std::string& words) {
        for (const auto& text : items_of<TextItem>(picture.view.frame()))
            if (text.text == words) return true;
        return false;
    };
    picture.view.point({250, 150});
    CHECK_FALSE(tells("mark 7"));
    picture.view.now += Time{500};
    CHECK(tells("mark 7"));
    picture.view.point({50, 150});
    picture.view.now += Time{500};
    CHECK(tells("mark 1"));
    CHECK_FALSE(tells("mark 7"));
}

TEST_CASE("a picture without marks is drawn and takes no focus", "[marks]") {
    const Frame frame = frame_of(widget(named(1), Marks{}), {0, 0, 100, 100}, plain_style, {}, Time{0});
    CHECK(items_of<SlotItem>(frame).size() == 1);
    CHECK(frame.tab_stops.empty());
    CHECK(frame.hit_areas.empty());
}
