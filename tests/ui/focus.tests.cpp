// The focus: where Tab and arrows move it, what Enter presses, and where it goes when its widget disappears.
#include <cstdint>
#include <deque>
#include <set>
#include <utility>
#include <vector>

#include "ui/widgets.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;

TEST_CASE("Tab goes round in the order of the view, and Shift+Tab back") {
    auto view = played([] {
        return column({button(1), widget(named(2), Toggle{"t", {}, {}, false}), widget(named(3), choice_of(2, 0)),
                       widget(named(4), TextField{}), widget(named(5), Slider{})});
    });
    for (const std::uint32_t part : {1U, 2U, 3U, 4U, 5U, 1U}) {
        CHECK(view.key(Key::tab));
        CHECK(view.state.focus == named(part));
    }
    for (const std::uint32_t part : {5U, 4U, 3U}) {
        CHECK(view.key(Key::tab, false, true));
        CHECK(view.state.focus == named(part));
    }
    CHECK_FALSE(view.key(Key::tab, true));
}

TEST_CASE("that the focus came to a picture is told, that it came to another button is not") {
    auto view = played([] {
        const auto picture = [](std::uint32_t part) {
            return widget(named(part), Button{.style = Button::Style::picture}).wide(50);
        };
        return row({picture(1), picture(2), button(3)});
    });
    view.focus(named(1));
    CHECK(view.key(Key::right));
    REQUIRE(view.told.size() == 1);
    CHECK(view.told.front() == "changed 2 to 1");
    CHECK(view.key(Key::right));
    CHECK(view.state.focus == named(3));
    CHECK(view.told.size() == 1);
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
                        if (reached.insert(view.state.focus).second) open.push_back(view.state.focus);
                    }
                }
                REQUIRE(reached.size() == many);
            }
        }
}

TEST_CASE("an arrow goes to what lies there, not to what is wide above or below") {
    // Two half-width rows between two full-width ones.
    auto view = played([] {
        return column({button(1).high(40), row({button(2).growing(), button(3).growing()}), button(4).high(40)});
    });
    const auto after = [&](std::uint32_t from, Key key) {
        view.focus(named(from));
        view.key(key);
        return view.state.focus.part;
    };
    CHECK(after(2, Key::right) == 3);
    CHECK(after(3, Key::left) == 2);
    CHECK(after(2, Key::down) == 4);
    CHECK(after(3, Key::down) == 4);
    CHECK(after(3, Key::up) == 1);
    CHECK(after(2, Key::left) == 2);
    CHECK(after(4, Key::down) == 1); // wraps around
    CHECK(after(1, Key::up) == 4);
}

TEST_CASE("the ring is seen after keys only") {
    auto view = played([] { return column({button(1), button(2)}); });
    set_focus(view.state, view.frame(), named(1), false);
    const auto rest = view.frame().items;
    view.key(Key::down);
    CHECK(view.state.focus == named(2));
    CHECK(view.state.focus_shown);
    CHECK(view.frame().items != rest);
    view.click({399, 299});
    CHECK_FALSE(view.state.focus_shown);
}

TEST_CASE("Enter presses the button with the focus, else the primary one; Space only the one with the focus") {
    auto view = played([] { return column({button(1), button(2, Button::Style::primary), button(3)}); });
    CHECK(view.key(Key::enter));
    CHECK_FALSE(view.key(Key::space));
    view.focus(named(3));
    CHECK(view.key(Key::enter));
    CHECK(view.key(Key::space));
    view.state.focus_shown = false;
    CHECK(view.key(Key::enter));
    CHECK_FALSE(view.key(Key::space));
    CHECK_FALSE(view.key(Key::enter, true));
    CHECK(view.taken() == Told{"pressed 2", "pressed 3", "pressed 3", "pressed 2"});
}

TEST_CASE("a disabled primary button keeps Enter from others and does nothing") {
    auto view = played([] {
        auto off = button(2, Button::Style::primary);
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
    CHECK(view.state.edit);
    there = false;
    view.point({1, 1});
    CHECK_FALSE(view.state.focus);
    CHECK_FALSE(view.state.edit);
    CHECK_FALSE(view.type("y"));
    view.key(Key::tab);
    CHECK(view.state.focus == named(2));
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
