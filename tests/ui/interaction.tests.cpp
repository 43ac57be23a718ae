// The effect of the pointer on widgets, and of keys on the focused one; text fields have a separate file.
#include "ui/interaction.hpp"

#include <cstddef>

#include "ui/widgets.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

using Kind = HitArea::Kind;

} // namespace

TEST_CASE("a button is pressed once, when it comes up where it went down") {
    auto view = played([] { return row({button(1), button(2)}); });
    const Point one = view.at(named(1));
    const Point two = view.at(named(2));
    view.press(one);
    CHECK(view.taken().empty());
    view.release(one);
    CHECK(view.taken() == Told{"pressed 1"});
    view.release(one);
    CHECK(view.taken().empty());
    view.press(one);
    view.release(two);
    CHECK(view.taken().empty());
    view.press(one);
    view.point(two);
    view.point(one);
    view.release(one);
    CHECK(view.taken() == Told{"pressed 1"});
}

TEST_CASE("only the left button of the mouse presses, and what it lies on keeps the others to itself") {
    auto view = played([] { return row({button(1)}); });
    const Point at = view.at(named(1));
    for (const auto other : {MouseButton::right, MouseButton::middle}) {
        CHECK(view.input(Press{at, other, 1}));
        CHECK_FALSE(view.input(Release{other, at}));
    }
    CHECK(view.taken().empty());
    CHECK_FALSE(view.input(Press{{399, 299}, MouseButton::left, 1}));
}

TEST_CASE("what is under the pointer has taken it") {
    auto view = played([] { return row({button(1)}); });
    CHECK(view.input(Hover{view.at(named(1))}));
    CHECK_FALSE(view.input(Hover{{399, 299}}));
}

TEST_CASE("leaving the window lets go of everything") {
    auto view = played([] { return column({button(1), widget(named(2), Slider{0.5F})}); });
    view.press(view.at(named(1)));
    view.input(Presence{false});
    view.release(view.at(named(1)));
    view.press(view.at(named(2), Kind::slider));
    view.input(Presence{false});
    static_cast<void>(view.taken());
    view.point({300, 50});
    CHECK(view.taken().empty());
}

TEST_CASE("a switch is turned on and off") {
    bool on = false;
    auto view = played([&] { return column({widget(named(1), Toggle{"sound", {}, {}, on})}); });
    view.happens = [&](const Event& event) { on = std::get<Changed>(event).value != 0; };
    view.click(view.at(named(1), Kind::toggle));
    CHECK(on);
    view.click(view.at(named(1), Kind::toggle));
    CHECK_FALSE(on);
    view.focus(named(1));
    CHECK(view.key(Key::space));
    CHECK(on);
    CHECK(view.key(Key::enter));
    CHECK(view.taken() == Told{"changed 1 to 1", "changed 1 to 0", "changed 1 to 1", "changed 1 to 0"});
}

TEST_CASE("an option is chosen by a click, arrows, Home and End") {
    std::size_t selected = 1;
    int columns = 0;
    auto view = played([&] { return column({widget(named(1), choice_of(5, selected, columns)), button(2)}); });
    view.happens = [&](const Event& event) { selected = static_cast<std::size_t>(std::get<Changed>(event).value); };
    const auto after = [&](Key key) {
        view.key(key);
        return selected;
    };
    view.click(view.at(named(1), Kind::option, 3));
    CHECK(selected == 3);
    CHECK(after(Key::right) == 4);
    CHECK(after(Key::right) == 0);
    CHECK(after(Key::left) == 4);
    CHECK(after(Key::home) == 0);
    CHECK(after(Key::end) == 4);
    columns = 2; // 0 1 / 2 3 / 4
    CHECK(after(Key::up) == 2);
    CHECK(after(Key::up) == 0);
    CHECK(after(Key::right) == 1);
    CHECK(after(Key::down) == 3);
    CHECK(view.state.focus == named(1));
    CHECK(after(Key::down) == 3); // nothing below: moves on to the button
    CHECK(view.state.focus == named(2));
}

TEST_CASE("where nothing is chosen yet an arrow takes an end") {
    std::size_t selected = 9;
    auto view = played([&] { return column({widget(named(1), choice_of(3, selected))}); });
    view.focus(named(1));
    view.key(Key::left);
    view.key(Key::right);
    view.key(Key::space);
    CHECK(view.taken() == Told{"changed 1 to 2", "changed 1 to 0", "changed 1 to 0"});
}

TEST_CASE("tabs go by clicks and arrows") {
    std::size_t selected = 0;
    auto view = played([&] { return column({widget(named(1), Tabs{{"one", "two", "three"}, selected})}); });
    view.happens = [&](const Event& event) { selected = static_cast<std::size_t>(std::get<Changed>(event).value); };
    view.click(view.at(named(1), Kind::option, 2));
    view.key(Key::right);
    view.key(Key::right);
    view.key(Key::left);
    CHECK(view.taken() == Told{"changed 1 to 2", "changed 1 to 0", "changed 1 to 1", "changed 1 to 0"});
}

TEST_CASE("a number is stepped within its limits") {
    int value = 3;
    auto view = played([&] { return row({widget(named(1), Stepper{value, 1, 4})}); });
    view.happens = [&](const Event& event) { value = std::get<Changed>(event).value; };
    view.click(view.at(named(1), Kind::step_up));
    view.click(view.at(named(1), Kind::step_up));
    CHECK(value == 4);
    for (const Key key : {Key::left, Key::minus, Key::left, Key::minus}) CHECK(view.key(key));
    CHECK(value == 1);
    CHECK(view.key(Key::plus));
    CHECK(view.taken() ==
          Told{"changed 1 to 4", "changed 1 to 3", "changed 1 to 2", "changed 1 to 1", "changed 1 to 2"});
}

TEST_CASE("a number is typed; what is beyond its limits waits for more digits") {
    int value = 30;
    auto view = played([&] { return row({widget(named(1), Stepper{value, 10, 64}), button(2)}); });
    view.happens = [&](const Event& event) { value = std::get<Changed>(event).value; };
    view.click(view.at(named(1), Kind::stepper));
    CHECK(takes_text(view.state, view.frame()));
    CHECK_FALSE(view.type("x"));
    CHECK_FALSE(view.state.edit);
    CHECK(view.type("4"));
    CHECK(value == 30);
    view.type("2");
    CHECK(value == 42);
    view.type("7");
    CHECK(value == 42);
    view.key(Key::backspace);
    CHECK(view.taken() == Told{"changed 1 to 42", "changed 1 to 42"});
    CHECK(view.key(Key::zero)); // also arrives as text
    view.click(view.at(named(1), Kind::step_up));
    CHECK(value == 43);
    CHECK_FALSE(view.state.edit);
    view.type("1");
    view.key(Key::tab);
    CHECK_FALSE(view.state.edit);
    CHECK(value == 43);
}

TEST_CASE("a slider follows the pointer and keys") {
    float value = 0.5F;
    auto view = played([&] { return column({widget(named(1), Slider{value, 0.1F})}); });
    view.happens = [&](const Event& event) { value = std::get<Slid>(event).value; };
    const Rect rect = view.place(named(1), Kind::slider);
    view.press({rect.x + 9, rect.centre().y});
    CHECK(value == 0);
    view.point({rect.centre().x, rect.centre().y});
    CHECK(value == 0.5F);
    view.point({rect.right() + 500, -100});
    CHECK(value == 1);
    view.release({rect.right() + 500, -100});
    view.point(rect.centre());
    CHECK(value == 1);
    static_cast<void>(view.taken());
    for (const Key key : {Key::right, Key::left, Key::minus, Key::plus, Key::home, Key::left, Key::end}) view.key(key);
    CHECK(view.taken() == Told{"slid 1 to 100", "slid 1 to 90", "slid 1 to 80", "slid 1 to 90", "slid 1 to 0",
                               "slid 1 to 0", "slid 1 to 100"});
}

TEST_CASE("a slot that is used is told where the pointer draws, and what arrows and numbers are pressed") {
    auto view = played([] {
        return row({widget(named(1), Slot{.used = true}).wide(100).high(100), button(2),
                    widget(named(3), Slot{}).wide(100).high(100)});
    });
    const Point middle = view.at(named(1), HitArea::Kind::slot);
    view.point(middle);
    CHECK(view.taken().empty());
    view.press(middle);
    view.point({500, 500});
    view.release({500, 500});
    view.point(middle);
    CHECK(view.taken() == Told{"drawn 1", "drawn on 1"});
    for (const Key key : {Key::left, Key::up, Key::space, Key::one, Key::three}) CHECK(view.key(key));
    CHECK(view.taken() == Told(5, "key in 1"));
    CHECK(view.key(Key::tab));
    CHECK(view.state.focus == named(2));
    CHECK(view.key(Key::tab)); // skips what is not focusable
    CHECK(view.state.focus == named(1));
    CHECK(view.taken().empty());
}
