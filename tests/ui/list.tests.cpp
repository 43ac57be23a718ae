#include <string>
#include <vector>

#include "ui/panel.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

using Kind = HitArea::Kind;

/// A list of names in a window of ten rows; the owner holds the selected row.
struct PlayedList {
    explicit PlayedList(std::size_t many) : count(many) {
        view.view = [this] {
            return widget(named(1), List{.count = count,
                                         .row_height = 30,
                                         .selected = selected,
                                         .row =
                                             [this](std::size_t row) {
                                                 asked.push_back(row);
                                                 return label(name(row));
                                             },
                                         .name = [this](std::size_t row) { return name(row); }});
        };
        view.happens = [this](const Event& event) {
            if (const auto* changed = std::get_if<Changed>(&event)) selected = static_cast<std::size_t>(changed->value);
        };
        view.focus(named(1));
        asked.clear();
    }
    PlayedList(const PlayedList&) = delete;
    PlayedList& operator=(const PlayedList&) = delete;
    PlayedList(PlayedList&&) = delete;
    PlayedList& operator=(PlayedList&&) = delete;
    ~PlayedList() = default;

    [[nodiscard]] std::string name(std::size_t row) const {
        return names.empty() ? "row " + std::to_string(row) : names[row];
    }
    /// Returns whether the row is completely visible.
    [[nodiscard]] bool in_view(std::size_t row) const {
        const float top = static_cast<float>(row) * 30 - view.scrolled(named(1));
        return top >= 0 && top + 30 <= view.area.h;
    }

    std::size_t count;
    std::size_t selected = 0;
    std::vector<std::string> names;
    std::vector<std::size_t> asked;
    PlayedView view{.view = {}};
};

} // namespace

TEST_CASE("a list of a hundred thousand rows asks for those in view only") {
    PlayedList list{100'000};
    for (const float scrolled : {0.0F, 15.0F, 1'500'000.0F, 3e9F}) {
        list.view.state.scrolled[named(1)] = scrolled;
        list.asked.clear();
        const Frame frame = list.view.frame();
        CAPTURE(scrolled);
        CHECK(list.asked.size() >= 10);
        CHECK(list.asked.size() <= 11);
        CHECK(frame.find(named(1), Kind::list)->content == 3e6F);
    }
    CHECK(list.asked.back() == 99'999);
    list.asked.clear();
    list.view.key(Key::end);
    CHECK(list.asked.size() <= 22); // before and after the key
}

TEST_CASE("keys lead through a list, and what is selected stays in view") {
    PlayedList list{1000};
    const std::vector<std::pair<Key, std::size_t>> steps{
        {Key::down, 1},    {Key::down, 2},  {Key::page_down, 11}, {Key::page_down, 20},
        {Key::up, 19},     {Key::end, 999}, {Key::page_up, 990},  {Key::home, 0},
        {Key::page_up, 0}, {Key::end, 999}, {Key::page_down, 999}};
    for (const auto& [key, row] : steps) {
        CAPTURE(static_cast<int>(key), row);
        CHECK(list.view.key(key));
        CHECK(list.selected == row);
        CHECK(list.in_view(row));
    }
}

TEST_CASE("an empty list has nothing to lead to") {
    PlayedList list{0};
    for (const Key key : {Key::page_down, Key::home, Key::enter}) CHECK_FALSE(list.view.key(key));
    CHECK(list.view.taken().empty());
    CHECK(list.asked.empty());
}

TEST_CASE("beyond the ends of a list the focus moves on") {
    PlayedList list{3};
    PlayedView& view = list.view;
    const auto rows = view.view;
    view.view = [rows] { return column({rows().shrinking(), widget(named(2), Button{.words = "b"})}); };
    view.key(Key::end);
    CHECK(view.state.focus == named(1));
    view.key(Key::down);
    CHECK(view.state.focus == named(2));
    CHECK(list.selected == 2);
    view.key(Key::up);
    CHECK(view.state.focus == named(1));
}

TEST_CASE("without a selection the first step takes the first row") {
    PlayedList list{5};
    list.selected = 99;
    CHECK(list.view.key(Key::down));
    CHECK(list.selected == 0);
    list.selected = 99;
    CHECK_FALSE(list.view.key(Key::enter));
    CHECK(list.view.taken() == Told{"changed 1 to 0"});
}

TEST_CASE("Enter and a double click open a row") {
    PlayedList list{20};
    list.view.key(Key::down);
    list.view.key(Key::enter);
    CHECK(list.view.taken() == Told{"changed 1 to 1", "pressed 1.1"});
    const Point row = list.view.at(named(1), Kind::row, 4);
    list.view.click(row);
    CHECK(list.view.taken() == Told{"changed 1 to 4"});
    list.view.click(row, 2);
    CHECK(list.view.taken() == Told{"changed 1 to 4", "pressed 1.4"});
}

TEST_CASE("typing leads to the row whose name begins so") {
    PlayedList list{6};
    list.names = {"Apple", "banana", "Cherry", "blueberry", "black currant", "date"};
    PlayedView& view = list.view;
    CHECK(view.type("B"));
    CHECK(list.selected == 1);
    CHECK(view.type("L"));
    CHECK(list.selected == 3);
    CHECK(view.type("a"));
    CHECK(list.selected == 4);
    view.now += Time{1001}; // a new word
    view.type("d");
    CHECK(list.selected == 5);
    view.now += Time{1001};
    view.type("b"); // the next match, wrapping around
    CHECK(list.selected == 1);
    view.type("b");
    CHECK(list.selected == 3);
    view.type("b");
    CHECK(list.selected == 4);
    view.type("b");
    CHECK(list.selected == 1);
    view.now += Time{1001};
    view.type("z");
    CHECK(list.selected == 1);
}

TEST_CASE("typing scrolls to the row") {
    PlayedList list{1000};
    for (const char c : std::string("row 777")) list.view.type(std::string(1, c));
    CHECK(list.selected == 777);
    CHECK(list.in_view(777));
}

TEST_CASE("letters that look for a row are not commands") {
    PlayedList list{3};
    list.names = {"a", "b c", "bd"};
    PlayedView& view = list.view;
    CHECK(takes_text(view.state, view.frame()));
    CHECK_FALSE(view.key(Key::space)); // passed on while no name is being typed
    CHECK(view.key(Key::b));
    view.type("b");
    CHECK(view.key(Key::space));
    view.type(" ");
    CHECK(list.selected == 1);
    CHECK_FALSE(view.key(Key::q, true));
    CHECK_FALSE(view.key(Key::escape));
    CHECK_FALSE(view.key(Key::f11));
}

TEST_CASE("the wheel and the thumb scroll a list to both ends") {
    PlayedList list{100'000};
    PlayedView& view = list.view;
    view.point({50, 50});
    view.wheel(1);
    CHECK(view.scrolled(named(1)) == 90);
    view.wheel(-5);
    CHECK(view.scrolled(named(1)) == 0);
    const Rect track = view.place(named(1), Kind::thumb);
    view.press({track.centre().x, 5});
    view.point({track.centre().x, 290});
    CHECK(view.scrolled(named(1)) == 3e6F - 300);
    view.point({track.centre().x, 143});
    CHECK(view.scrolled(named(1)) == Approx(1.5e6F).epsilon(0.01));
    view.release({track.centre().x, 143});
    view.point({track.centre().x, 5});
    CHECK(view.scrolled(named(1)) == Approx(1.5e6F).epsilon(0.01));
    CHECK(list.selected == 0);
}

TEST_CASE("a list that becomes shorter is scrolled no further than its end") {
    PlayedList list{1000};
    list.view.key(Key::end);
    list.count = 20;
    list.view.point({1, 1});
    CHECK(list.view.scrolled(named(1)) == 300);
}

TEST_CASE("a click into the empty part of a list gives it the focus") {
    PlayedList list{2};
    list.view.state.focus = {};
    list.view.click({20, 200});
    CHECK(list.view.state.focus == named(1));
    CHECK(list.view.taken().empty());
}

TEST_CASE("in a window of another size a list begins with the same row, and its selected row stays in sight", "[ui]") {
    std::size_t selected = 0;
    PlayedView view;
    const auto row_height = [&] { return view.area.h < 200 ? 20.0F : 30.0F; }; // a small window scales everything down
    view.view = [&] {
        List list{.count = 100, .row_height = row_height(), .selected = selected};
        list.row = [](std::size_t row) { return label(std::to_string(row)); };
        return widget(named(1), std::move(list));
    };
    view.happens = [&](const Event& event) {
        if (const auto* changed = std::get_if<Changed>(&event)) selected = static_cast<std::size_t>(changed->value);
    };
    const auto in_sight = [&] {
        const Rect list = view.place(named(1), HitArea::Kind::list);
        const Rect row = view.place(named(1), HitArea::Kind::row, selected);
        return row.h >= row_height() - 1 && row.y >= list.y - 1 && row.bottom() <= list.bottom() + 1;
    };
    view.focus(named(1));
    view.key(Key::end);
    for (int i = 0; i < 5; ++i) view.key(Key::page_up);
    const auto first = view.frame().lists.front().first;
    REQUIRE(first == selected);
    view.resize({0, 0, 200, 100});
    CHECK(view.frame().lists.front().first == first);
    CHECK(in_sight());
    view.key(Key::down);
    view.key(Key::down);
    view.key(Key::down);
    REQUIRE(in_sight());
    view.resize({0, 0, 200, 40}); // no space for it below the first
    CHECK(in_sight());
    view.wheel(0);
    view.state.scrolled[named(1)] = 0; // the player scrolls elsewhere
    view.resize({0, 0, 200, 80});
    CHECK(view.frame().lists.front().first == 0);
}
