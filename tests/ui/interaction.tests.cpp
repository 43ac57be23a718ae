// What the pointer and keys do to widgets; text fields have a file of their own.
#include "ui/interaction.hpp"

#include <deque>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "ui/panel.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

using Kind = Spot::Kind;

PlayedView played(std::function<Element()> view) { return PlayedView{.view = std::move(view)}; }

Element button(std::uint32_t part, Button::Look look = Button::Look::quiet) {
    return widget(named(part), Button{.words = "b" + std::to_string(part), .icon = {}, .key = {}, .look = look});
}

Choice choice_of(std::size_t many, std::size_t selected, int columns = 0) {
    Choice choice{.options = {}, .selected = selected, .columns = columns};
    for (std::size_t i = 0; i < many; ++i) choice.options.push_back({std::to_string(i), {}, false, {}});
    return choice;
}

/// Twenty buttons in a window that shows a few of them, between two others.
Element long_view() {
    std::vector<Element> all;
    for (std::uint32_t i = 1; i <= 20; ++i) all.push_back(button(i));
    return column({button(51), column(std::move(all), 0).scrolling(named(99)), button(52)}, 0);
}

bool in_view(const PlayedView& view, std::uint32_t part) { return view.place(named(part), Kind::button).h == 40; }

} // namespace

// The pointer -------------------------------------------------------------------------------------------

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
    CHECK(view.memory.focus == named(1));
    CHECK(after(Key::down) == 3); // nothing below: on to the button
    CHECK(view.memory.focus == named(2));
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
    CHECK(takes_text(view.memory, view.frame()));
    CHECK_FALSE(view.type("x"));
    CHECK_FALSE(view.memory.edit);
    CHECK(view.type("4"));
    CHECK(value == 30);
    view.type("2");
    CHECK(value == 42);
    view.type("7");
    CHECK(value == 42);
    view.key(Key::backspace);
    CHECK(view.taken() == Told{"changed 1 to 42", "changed 1 to 42"});
    CHECK(view.key(Key::zero)); // comes as text as well
    view.click(view.at(named(1), Kind::step_up));
    CHECK(value == 43);
    CHECK_FALSE(view.memory.edit);
    view.type("1");
    view.key(Key::tab);
    CHECK_FALSE(view.memory.edit);
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

// The focus ---------------------------------------------------------------------------------------------

TEST_CASE("Tab goes round in the order of the view, and Shift+Tab back") {
    auto view = played([] {
        return column({button(1), widget(named(2), Toggle{"t", {}, {}, false}), widget(named(3), choice_of(2, 0)),
                       widget(named(4), TextField{}), widget(named(5), Slider{})});
    });
    for (const std::uint32_t part : {1U, 2U, 3U, 4U, 5U, 1U}) {
        CHECK(view.key(Key::tab));
        CHECK(view.memory.focus == named(part));
    }
    for (const std::uint32_t part : {5U, 4U, 3U}) {
        CHECK(view.key(Key::tab, false, true));
        CHECK(view.memory.focus == named(part));
    }
    CHECK_FALSE(view.key(Key::tab, true));
}

TEST_CASE("by arrows every button of a grid is reached from every other") {
    for (const int columns : {1, 2, 3, 5})
        for (const std::uint32_t many : {1U, 2U, 7U, 12U}) {
            CAPTURE(columns, many);
            auto view = played([&] {
                std::vector<Element> all;
                for (std::uint32_t i = 1; i <= many; ++i) all.push_back(button(i));
                return grid(columns, std::move(all));
            });
            for (std::uint32_t from = 1; from <= many; ++from) {
                std::set<Id> reached{named(from)};
                std::deque<Id> open{named(from)};
                while (!open.empty()) {
                    const Id at = open.front();
                    open.pop_front();
                    for (const Key key : {Key::left, Key::right, Key::up, Key::down}) {
                        view.focus(at);
                        view.key(key);
                        if (reached.insert(view.memory.focus).second) open.push_back(view.memory.focus);
                    }
                }
                REQUIRE(reached.size() == many);
            }
        }
}

TEST_CASE("an arrow goes to what lies there, not to what is wide above or below") {
    // Two halves between two whole ones.
    auto view = played([] {
        return column({button(1).high(40), row({button(2).growing(), button(3).growing()}), button(4).high(40)});
    });
    const auto after = [&](std::uint32_t from, Key key) {
        view.focus(named(from));
        view.key(key);
        return view.memory.focus.part;
    };
    CHECK(after(2, Key::right) == 3);
    CHECK(after(3, Key::left) == 2);
    CHECK(after(2, Key::down) == 4);
    CHECK(after(3, Key::down) == 4);
    CHECK(after(3, Key::up) == 1);
    CHECK(after(2, Key::left) == 2);
    CHECK(after(4, Key::down) == 1); // round
    CHECK(after(1, Key::up) == 4);
}

TEST_CASE("the ring is seen after keys only") {
    auto view = played([] { return column({button(1), button(2)}); });
    set_focus(view.memory, view.frame(), named(1), false);
    const auto rest = view.frame().items;
    view.key(Key::down);
    CHECK(view.memory.focus == named(2));
    CHECK(view.memory.focus_shown);
    CHECK(view.frame().items != rest);
    view.click({399, 299});
    CHECK_FALSE(view.memory.focus_shown);
}

TEST_CASE("Enter presses the button with the focus, else the primary one; Space only the one with the focus") {
    auto view = played([] { return column({button(1), button(2, Button::Look::primary), button(3)}); });
    CHECK(view.key(Key::enter));
    CHECK_FALSE(view.key(Key::space));
    view.focus(named(3));
    CHECK(view.key(Key::enter));
    CHECK(view.key(Key::space));
    view.memory.focus_shown = false;
    CHECK(view.key(Key::enter));
    CHECK_FALSE(view.key(Key::space));
    CHECK_FALSE(view.key(Key::enter, true));
    CHECK(view.taken() == Told{"pressed 2", "pressed 3", "pressed 3", "pressed 2"});
}

TEST_CASE("a disabled primary button keeps Enter from others and does nothing") {
    auto view = played([] {
        auto off = button(2, Button::Look::primary);
        std::get<Button>(off.what).enabled = false;
        return column({widget(named(1), TextField{}), std::move(off)});
    });
    view.focus(named(1));
    CHECK(view.key(Key::enter));
    CHECK(view.taken().empty());
}

TEST_CASE("what disappears loses the focus, and text that was edited in it") {
    bool there = true;
    auto view = played([&] {
        return there ? column({widget(named(1), TextField{"x", {}}), button(2)}) : column({button(2)});
    });
    view.focus(named(1));
    view.point({1, 1});
    CHECK(view.memory.edit);
    there = false;
    view.point({1, 1});
    CHECK_FALSE(view.memory.focus);
    CHECK_FALSE(view.memory.edit);
    CHECK_FALSE(view.type("y"));
    view.key(Key::tab);
    CHECK(view.memory.focus == named(2));
}

TEST_CASE("letting go of a button that has gone does nothing") {
    bool there = true;
    auto view = played([&] { return there ? column({button(1)}) : column({button(2)}); });
    const Point at = view.at(named(1));
    view.press(at);
    there = false;
    view.release(at);
    CHECK(view.taken().empty());
}

// Scrolling ---------------------------------------------------------------------------------------------

TEST_CASE("the focus is scrolled into view") {
    auto view = played([] { return long_view(); });
    view.focus(named(51));
    for (std::uint32_t part = 1; part <= 20; ++part) {
        view.key(part % 2 == 0 ? Key::tab : Key::down);
        CAPTURE(part);
        REQUIRE(view.memory.focus == named(part));
        REQUIRE(in_view(view, part));
    }
    for (std::uint32_t part = 19; part >= 1; --part) {
        view.key(Key::up);
        CAPTURE(part);
        REQUIRE(view.memory.focus == named(part));
        REQUIRE(in_view(view, part));
    }
}

TEST_CASE("the focus is scrolled into view through all that scrolls around it") {
    auto view = played([] {
        return column({button(51), column({space(400), long_view().high(200)}, 0).scrolling(named(98))}, 0);
    });
    view.focus(named(51));
    view.key(Key::tab, false, true);
    view.key(Key::tab, false, true);
    CHECK(view.memory.focus == named(20));
    CHECK(in_view(view, 20));
}

TEST_CASE("page keys, Home and End scroll") {
    auto view = played([] { return long_view(); });
    const Rect place = view.place(named(99), Kind::scroll);
    const float most = 800 - place.h;
    CHECK(view.key(Key::page_down));
    CHECK(view.scrolled(named(99)) == Approx(place.h * 0.9F));
    view.key(Key::end);
    CHECK(view.scrolled(named(99)) == most);
    view.key(Key::page_down);
    CHECK(view.scrolled(named(99)) == most);
    view.key(Key::page_up);
    CHECK(view.scrolled(named(99)) == Approx(most - place.h * 0.9F));
    view.key(Key::home);
    CHECK(view.scrolled(named(99)) == 0);
    auto short_view = played([] { return column({button(1)}).scrolling(named(9)); });
    CHECK_FALSE(short_view.key(Key::page_down));
}

TEST_CASE("the wheel scrolls the innermost that can be scrolled") {
    const auto list = [](std::size_t count) {
        return widget(named(2), List{.count = count, .row = [](std::size_t) { return label("x"); }, .name = {}})
            .high(100);
    };
    std::size_t count = 50;
    auto view = played([&] { return column({list(count), space(900)}, 0).scrolling(named(1)); });
    view.wheel(1); // no pointer, nothing to scroll
    view.point({20, 20});
    view.wheel(1);
    CHECK(view.scrolled(named(2)) == 90);
    CHECK(view.scrolled(named(1)) == 0);
    count = 2;
    view.wheel(2);
    CHECK(view.scrolled(named(1)) == 96);
    view.wheel(-3);
    CHECK(view.scrolled(named(1)) == 0);
    view.point({20, 250});
    view.wheel(1);
    CHECK(view.scrolled(named(1)) == 48);
    CHECK_FALSE(view.input(Wheel{1, true})); // with Ctrl it is not for scrolling
}

TEST_CASE("the wheel goes through widgets to what scrolls them, not through panels to what lies below") {
    auto view = played([] {
        return stack({long_view(), row({panel(Panel::Look::card, space(50))}, 0, Place::start)});
    });
    view.point({150, 150}); // on a button of the long view
    view.wheel(1);
    CHECK(view.scrolled(named(99)) == 48);
    view.point({20, 45});
    CHECK(view.input(Wheel{1, false}));
    CHECK(view.scrolled(named(99)) == 48);
}

TEST_CASE("the thumb is dragged to both ends") {
    auto view = played([] { return long_view(); });
    const Rect track = view.place(named(99), Kind::thumb);
    const float most = 800 - view.place(named(99), Kind::scroll).h;
    const float x = track.centre().x;
    view.press({x, 60});
    view.point({x, 1000});
    CHECK(view.scrolled(named(99)) == most);
    view.point({x, 60});
    CHECK(view.scrolled(named(99)) == 0);
    view.point({x, -1000});
    CHECK(view.scrolled(named(99)) == 0);
    view.release({x, 60});
    view.point({x, 1000});
    CHECK(view.scrolled(named(99)) == 0);
}
