// Widgets held with the pointer: steppers repeat, everything else happens once.
#include <string>
#include <utility>
#include <vector>

#include "ui/panel.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

/// A stepper from 0 to 20, a button that repeats and one that does not.
struct Held {
    int value = 5;
    PlayedView view{.view = [this] { return look(); },
                    .happens =
                        [this](const Event& event) {
                            if (const auto* changed = std::get_if<Changed>(&event)) value = changed->value;
                        }};

    [[nodiscard]] Element look() const {
        std::vector<Element> all;
        all.push_back(widget(named(1), Stepper{value, 0, 20}).wide(150));
        all.push_back(widget(named(2), Button{.words = "on", .repeats = true}));
        all.push_back(widget(named(3), Button{.words = "once"}));
        return column(std::move(all));
    }
    void wait(int ms) {
        for (int i = 0; i < ms; ++i) {
            ++view.now;
            view.pass();
        }
    }
};

} // namespace

TEST_CASE("a stepper's button that is held steps on until it is let go or the end is reached", "[ui]") {
    Held held;
    const Point up = held.view.at(named(1), HitArea::Kind::step_up);
    held.view.press(up);
    CHECK(held.value == 6);
    held.wait(390);
    CHECK(held.value == 6);
    held.wait(20);
    CHECK(held.value == 7);
    held.wait(1000);
    CHECK(held.value >= 17);
    CHECK(held.value <= 20);
    const int then = held.value;
    held.view.release(up);
    held.wait(2000);
    CHECK(held.value == then);
    held.view.press(up);
    held.wait(5000);
    CHECK(held.value == 20);
    CHECK_FALSE(held.view.frame().next_change); // no need to wake up
}

TEST_CASE("what is held rests while the pointer is elsewhere", "[ui]") {
    Held held;
    held.view.press(held.view.at(named(1), HitArea::Kind::step_down));
    held.view.point({390, 290});
    held.wait(2000);
    CHECK(held.value == 4);
    held.view.point(held.view.at(named(1), HitArea::Kind::step_down));
    held.wait(200);
    CHECK(held.value < 4);
}

TEST_CASE("a button that repeats is pressed again while it is held, and not once more when it comes up", "[ui]") {
    Held held;
    const Point on = held.view.at(named(2));
    held.view.click(on);
    CHECK(held.view.taken() == Told{"pressed 2"});
    held.view.press(on);
    held.wait(450);
    held.view.release(on);
    CHECK(held.view.taken() == Told{"pressed 2"});
    held.view.press(held.view.at(named(3)));
    held.wait(3000);
    CHECK(held.view.taken().empty());
}
