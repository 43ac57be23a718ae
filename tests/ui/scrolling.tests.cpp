// Scrolling by focus, keys, the wheel and the thumb.
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "ui/widgets.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

using Kind = HitArea::Kind;

/// Twenty buttons in a window that shows some of them, between two others.
Element long_view() {
    std::vector<Element> all;
    for (std::uint32_t i = 1; i <= 20; ++i) all.push_back(button(i));
    return column({button(51), column(std::move(all), 0).scrolling(named(99)), button(52)}, 0);
}

bool in_view(const PlayedView& view, std::uint32_t part) { return view.place(named(part), Kind::button).h == 40; }

} // namespace

TEST_CASE("the focus is scrolled into view") {
    auto view = played([] { return long_view(); });
    view.focus(named(51));
    for (std::uint32_t part = 1; part <= 20; ++part) {
        view.key(part % 2 == 0 ? Key::tab : Key::down);
        CAPTURE(part);
        REQUIRE(view.state.focus == named(part));
        REQUIRE(in_view(view, part));
    }
    for (std::uint32_t part = 19; part >= 1; --part) {
        view.key(Key::up);
        CAPTURE(part);
        REQUIRE(view.state.focus == named(part));
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
    CHECK(view.state.focus == named(20));
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
        return widget(named(2), List{.count = count, .row = [](std::size_t) { return label("x"); }}).high(100);
    };
    std::size_t count = 50;
    auto view = played([&] { return column({list(count), space(900)}, 0).scrolling(named(1)); });
    view.wheel(1); // without a pointer nothing scrolls
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
    CHECK_FALSE(view.input(Wheel{1, true})); // with Ctrl the wheel does not scroll
}

TEST_CASE("the wheel goes through widgets to what scrolls them, not through panels to what lies below") {
    auto view = played([] {
        return stack({long_view(), row({panel(Panel::Style::card, space(50))}, 0, CrossAlign::start)});
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
