#include "ui/frame.hpp"

#include <string>
#include <utility>
#include <vector>

#include "ui/widgets.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

using Kind = HitArea::Kind;

Element go_button(std::uint32_t part, std::string words = "go", bool enabled = true) {
    return widget(named(part), Button{.words = std::move(words), .enabled = enabled});
}

/// A column so that the widget has its natural size, at the left.
Element only(Element element) {
    std::vector<Element> all;
    all.push_back(std::move(element));
    return column(std::move(all), 0, CrossAlign::start);
}

const HitArea* cut_at(const Frame& frame) {
    for (const HitArea& hit : frame.hit_areas)
        if (hit.kind == Kind::cut) return &hit;
    return nullptr;
}

bool has_text(const Frame& frame, const std::string& text) {
    for (const TextItem& item : items_of<TextItem>(frame))
        if (item.text == text) return true;
    return false;
}

} // namespace

TEST_CASE("what lies on top is hit") {
    const auto view = played([] {
        return stack({go_button(1), go_button(2), panel(Panel::Style::card, label("over"))});
    });
    Frame frame = view.frame();
    REQUIRE(frame.hit_area_at({5, 5}) != nullptr);
    CHECK(frame.hit_area_at({5, 5})->kind == Kind::panel);
    const auto noted = played([] { return stack({go_button(1), panel(Panel::Style::note, label("over"))}); });
    frame = noted.frame();
    REQUIRE(frame.hit_area_at({5, 5}) != nullptr);
    CHECK(frame.hit_area_at({5, 5})->id == named(1));
    const auto two = played([] { return stack({go_button(1), go_button(2)}); });
    frame = two.frame();
    CHECK(frame.hit_area_at({5, 5})->id == named(2));
    CHECK(frame.hit_area_at({500, 5}) == nullptr);
}

TEST_CASE("a text does not hide what it is written on") {
    const auto view = played([] { return panel(Panel::Style::card, label(std::string(200, 'x'))); });
    const Frame frame = view.frame();
    CHECK(frame.shown_at({5, 5})->kind == Kind::cut);
    CHECK(frame.hit_area_at({5, 5})->kind == Kind::panel);
}

TEST_CASE("a disabled button is neither pressed nor a stop of the focus") {
    auto view = played([] { return column({go_button(1, "go", false), go_button(2)}); });
    view.click(view.at(named(1)));
    CHECK(view.taken().empty());
    const Frame frame = view.frame();
    REQUIRE(frame.tab_stops.size() == 1);
    CHECK(frame.tab_stops.front().id == named(2));
}

TEST_CASE("rows scrolled out of a list cannot be hit") {
    const auto rows = [] {
        return widget(named(3), List{.count = 50, .row = [](std::size_t i) { return label(std::to_string(i)); }})
            .high(100)
            .shrinking();
    };
    auto view = played([&] { return column({go_button(1), rows(), go_button(2)}, 0); });
    view.state.scrolled[named(3)] = 15;
    const Frame frame = view.frame();
    for (float y = 0; y < 180; y += 1) {
        const HitArea* hit = frame.hit_area_at({20, y});
        CAPTURE(y);
        CHECK((hit != nullptr && hit->kind == Kind::row) == (y >= 40 && y < 140));
    }
    CHECK(frame.hit_area_at({20, 41})->index == 0);
    CHECK(frame.hit_area_at({20, 56})->index == 1);
}

TEST_CASE("widgets scrolled out of sight cannot be hit, and can be reached") {
    auto view = played([] {
        std::vector<Element> all;
        for (std::uint32_t i = 1; i <= 20; ++i) all.push_back(go_button(i));
        return column({column(std::move(all)).scrolling(named(99)).high(100), go_button(50)}, 0);
    });
    const Frame frame = view.frame();
    CHECK(frame.hit_area_at({20, 110})->id == named(50));
    CHECK(frame.tab_stops.size() == 21);
    CHECK(frame.find(named(20), Kind::button)->rect.h == 0);
}

TEST_CASE("a text that is cut has the whole of it as help") {
    const std::string text =
        "a text that is far too long for so little room, however many lines it may take and however small it may be";
    for (const int lines : {1, 2}) {
        CAPTURE(lines);
        auto narrow = only(paragraph(text, 15, Tone::normal, lines));
        narrow.children.front().width = 100;
        const auto view = played([&] { return narrow; });
        const Frame frame = view.frame();
        CHECK_FALSE(has_text(frame, text));
        CHECK(items_of<TextItem>(frame).back().text.ends_with("…"));
        REQUIRE(cut_at(frame) != nullptr);
        CHECK(cut_at(frame)->help == text);
    }
    const auto wide = played([&] { return only(label(text)); });
    CHECK(items_of<TextItem>(wide.frame()).size() > 1);
    CHECK(cut_at(wide.frame()) == nullptr);
}

TEST_CASE("of a path the end is shown") {
    Element path = label("/home/somebody/games/board.txt");
    std::get<Label>(path.what).keeps_end = true;
    path.width = 100;
    const auto view = played([&] { return only(path); });
    const std::string shown = items_of<TextItem>(view.frame()).front().text;
    CHECK(shown.starts_with("…"));
    CHECK(shown.ends_with("board.txt"));
}

TEST_CASE("what a widget cannot show of its words is its help") {
    const std::string words = "words for which there is no room, not even in two lines";
    std::vector<Element> all{
        widget(named(1), Button{.words = words}),
        widget(named(1), Button{.words = words, .icon = "x"}),
        widget(named(1), Button{.words = words, .style = Button::Style::row}),
        widget(named(1), Button{.words = words, .style = Button::Style::link}),
        widget(named(1), Toggle{words, {}, {}, false}),
        widget(named(1), Choice{.options = {{words, {}, false, {}}}}),
        widget(named(1), Tabs{{words}, 0}),
    };
    for (Element& one : all) {
        CAPTURE(one.what.index());
        one.width = 120;
        const auto view = played([&] { return only(one); });
        const Frame frame = view.frame();
        CHECK_FALSE(has_text(frame, words));
        REQUIRE(frame.find(named(1)) != nullptr);
        CHECK(frame.find(named(1))->help == words);
        one.width = 600;
        CHECK(has_text(view.frame(), words));
        CHECK(view.frame().find(named(1))->help.empty());
    }
}

TEST_CASE("the key of a button is left out before its words") {
    Element one = widget(named(1), Button{.words = "Undo", .key = "Ctrl+Z"});
    const auto view = played([&] { return only(one); });
    CHECK(has_text(view.frame(), "Ctrl+Z"));
    one.width = 60;
    CHECK_FALSE(has_text(view.frame(), "Ctrl+Z"));
    CHECK(has_text(view.frame(), "Undo"));
}

TEST_CASE("help comes half a second after the pointer came to rest on something, not before") {
    auto view = played([] { return only(go_button(1).explained("what it does")); });
    view.point(view.at(named(1)));
    CHECK(view.frame().next_change == Time{10'500});
    view.now += Time{499};
    CHECK_FALSE(has_text(view.frame(), "what it does"));
    view.now += Time{1};
    CHECK(has_text(view.frame(), "what it does"));
    CHECK_FALSE(view.frame().next_change);
    view.press(view.at(named(1)));
    view.now += Time{1000};
    CHECK_FALSE(has_text(view.frame(), "what it does"));
}

TEST_CASE("what comes to lie under a resting pointer has no help until the pointer moves") {
    bool opened = false;
    auto view = played([&] {
        if (!opened) return only(label("one page"));
        return only(go_button(1).explained("what it does"));
    });
    opened = true;
    const Point at = view.at(named(1));
    opened = false;
    view.point(at);
    view.now += Time{5000};
    opened = true;
    CHECK_FALSE(has_text(view.frame(), "what it does"));
    CHECK_FALSE(view.frame().next_change);
    view.point({at.x + 1, at.y});
    view.now += Time{500};
    CHECK(has_text(view.frame(), "what it does"));
}

TEST_CASE("what is not there as a whole has no help yet, and none of its cut words") {
    float strength = 0.5F;
    auto view = played([&] {
        Element words = go_button(2, "what is too long for it").wide(30);
        std::vector<Element> parts;
        parts.push_back(go_button(1).explained("what it does"));
        parts.push_back(std::move(words));
        return ui::column(std::move(parts)).faded(strength);
    });
    for (const unsigned part : {1U, 2U}) {
        strength = 0.5F;
        view.point(view.at(named(part)));
        view.now += Time{1000};
        CHECK(view.frame().hit_area_at(view.at(named(part)))->help == "");
        strength = 1;
        CHECK(view.frame().hit_area_at(view.at(named(part)))->help != "");
    }
}

TEST_CASE("without help or a pointer nothing changes by itself") {
    auto view = played([] { return only(go_button(1)); });
    view.point(view.at(named(1)));
    CHECK_FALSE(view.frame().next_change);
    view.now += Time{1000};
    const auto before = view.frame().items;
    view.now += Time{1000};
    CHECK(view.frame().items == before);
}

TEST_CASE("moving on to another text begins the wait for its help anew") {
    const std::string one(100, 'a');
    const std::string two(100, 'b');
    auto view = played([&] { return panel(Panel::Style::card, column({label(one), label(two)}, 0)); });
    view.point({5, 5});
    view.now += Time{600};
    CHECK(view.frame().next_change == std::nullopt);
    const auto texts = items_of<TextItem>(view.frame()).size();
    CHECK(texts > 2);
    view.point({5, 30});
    CHECK(items_of<TextItem>(view.frame()).size() == 2);
    CHECK(view.frame().next_change == view.now + Time{500});
    view.now += Time{500};
    CHECK(items_of<TextItem>(view.frame()).size() == texts);
}

TEST_CASE("help stays inside of the window") {
    const std::string help = "a long line of help that needs more than one line where the window is narrow";
    for (const CrossAlign place : {CrossAlign::start, CrossAlign::end}) {
        auto view = played([&] { return column({filler(), go_button(1).explained(help)}, 0, place); });
        view.area = {0, 0, 200, 120};
        view.point(view.at(named(1)));
        view.now += Time{500};
        for (const BoxItem& box : items_of<BoxItem>(view.frame())) {
            if (!box.shadow) continue;
            CHECK(box.rect.x >= 0);
            CHECK(box.rect.y >= 0);
            CHECK(box.rect.right() <= 200);
            CHECK(box.rect.bottom() <= 120);
        }
        CHECK(items_of<TextItem>(view.frame()).size() > 2);
    }
}

TEST_CASE("help lies beside what it explains, off its neighbours where it can, and never says what stands there") {
    const auto overlap = [](const Rect& a, const Rect& b) {
        return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
    };
    std::string help = "what the third does";
    auto view = played([&] {
        std::vector<Element> rows;
        for (std::uint32_t i = 1; i <= 9; ++i) rows.push_back(go_button(i).explained(i % 3 == 0 ? help : ""));
        return row({column(std::move(rows), 0).wide(120), label("what stands there")}, 0, CrossAlign::start);
    });
    for (const std::uint32_t number : {3U, 6U, 9U}) {
        view.point(view.at(named(number)));
        view.now += Time{500};
        const Frame frame = view.frame();
        const auto boxes = items_of<BoxItem>(frame);
        const auto line = std::find_if(boxes.begin(), boxes.end(), [](const BoxItem& box) { return box.shadow; });
        REQUIRE(line != boxes.end());
        for (const HitArea& hit : frame.hit_areas) CHECK_FALSE(overlap(line->rect, hit.rect));
    }
    help = "what stands there";
    view.point({500, 500});
    view.point(view.at(named(3)));
    view.now += Time{500};
    const auto boxes = items_of<BoxItem>(view.frame());
    CHECK(std::none_of(boxes.begin(), boxes.end(), [](const BoxItem& box) { return box.shadow; }));
}

TEST_CASE("help covers no words where there is a place beside them") {
    const std::string help = "what this one does";
    auto view = played([&] {
        std::vector<Element> rows;
        rows.push_back(label("words above it"));
        rows.push_back(go_button(1).explained(help));
        rows.push_back(label("words below it"));
        rows.push_back(label("more words below"));
        return row({column(std::move(rows), 2).wide(110), filler()}, 0, CrossAlign::start);
    });
    view.point(view.at(named(1)));
    view.now += Time{500};
    const Frame frame = view.frame();
    const auto help_box = std::find_if(frame.items.begin(), frame.items.end(), [](const Item& item) {
        const auto* box = std::get_if<BoxItem>(&item);
        return box != nullptr && box->shadow;
    });
    REQUIRE(help_box != frame.items.end());
    const Rect box = std::get<BoxItem>(*help_box).rect;
    for (auto item = frame.items.begin(); item != help_box; ++item)
        if (const auto* text = std::get_if<TextItem>(&*item); text != nullptr && text->text != "go") {
            CAPTURE(text->text);
            const bool beside = box.right() <= text->at.x || box.x >= text->at.x + 100;
            const bool apart = box.bottom() <= text->at.y - text->size / 2 || box.y >= text->at.y + text->size / 2;
            CHECK((beside || apart));
        }
}

TEST_CASE("a widget looks different while it is hovered, pressed, focused or selected") {
    for (const auto style : {Button::Style::quiet, Button::Style::primary, Button::Style::row}) {
        CAPTURE(static_cast<int>(style));
        bool selected = false;
        auto view =
            played([&] { return only(widget(named(1), Button{.words = "go", .style = style, .selected = selected})); });
        const auto rest = view.frame().items;
        view.point(view.at(named(1)));
        const auto hovered = view.frame().items;
        view.press(view.at(named(1)));
        const auto pressed = view.frame().items;
        CHECK(hovered != rest);
        CHECK(pressed != rest);
        CHECK(pressed != hovered);
        view.point({390, 290}); // moved off: releasing would not press it
        CHECK(view.frame().items == rest);
        view.release({390, 290});
        view.focus(named(1));
        CHECK(view.frame().items != rest);
        view.state.focus_shown = false;
        CHECK(view.frame().items == rest);
        selected = true;
        if (style == Button::Style::quiet) CHECK(view.frame().items != rest);
    }
}

TEST_CASE("a disabled button looks so, and does not answer to the pointer") {
    for (const auto style : {Button::Style::quiet, Button::Style::primary, Button::Style::row, Button::Style::link}) {
        CAPTURE(static_cast<int>(style));
        bool enabled = true;
        auto view =
            played([&] { return only(widget(named(1), Button{.words = "go", .style = style, .enabled = enabled})); });
        const auto normal = view.frame().items;
        enabled = false;
        const auto disabled = view.frame().items;
        CHECK(disabled != normal);
        view.point(view.at(named(1)));
        view.press(view.at(named(1)));
        CHECK(view.frame().items == disabled);
    }
}

TEST_CASE("an option and a switch of the same part are not mixed up") {
    auto view = played([] {
        return column({widget(named(7), Choice{.options = {{"a", {}, false, {}}, {"b", {}, false, {}}}}),
                       widget(named(7, 1), Toggle{"switch", {}, {}, false})});
    });
    view.press(view.at(named(7), Kind::option, 1));
    view.release(view.at(named(7, 1), Kind::toggle));
    CHECK(view.taken().empty());
}

TEST_CASE("an option that cannot be chosen takes neither a click nor a key") {
    auto view = played([] {
        return only(widget(named(1), Choice{.options = {{"a", {}, false, {}}, {"b", {}, false, {}, false}}}));
    });
    view.press(view.at(named(1), Kind::option, 1));
    view.release(view.at(named(1), Kind::option, 1));
    CHECK(view.taken().empty());
    view.focus(named(1));
    view.key(Key::right);
    CHECK(view.taken().empty());
}

TEST_CASE("of bare options only the selected one and the one under the pointer have a surface") {
    const auto boxes = [](bool bare) {
        auto view = played([bare] {
            Choice choice{.options = {{"a", {}, false, {}}, {"b", {}, false, {}}, {"c", {}, false, {}}}, .selected = 0};
            choice.bare = bare;
            return only(widget(named(1), std::move(choice)));
        });
        const std::size_t at_rest = items_of<BoxItem>(view.frame()).size();
        view.point(view.at(named(1), Kind::option, 2));
        return std::pair{at_rest, items_of<BoxItem>(view.frame()).size()};
    };
    CHECK(boxes(false) == std::pair<std::size_t, std::size_t>{4, 4}); // the selected one has two
    CHECK(boxes(true) == std::pair<std::size_t, std::size_t>{2, 3});
}

TEST_CASE("the same state gives the same items") {
    const auto view = [] {
        return column({label("text"), go_button(1), widget(named(2), Slider{0.3F}), widget(named(3), Stepper{2, 0, 5}),
                       widget(named(4), Tabs{{"one", "two"}, 1})});
    };
    auto one = played(view);
    auto two = played(view);
    two.now += Time{12'345};
    CHECK(one.frame().items == two.frame().items);
    two.area.w += 20;
    CHECK_FALSE(one.frame().items == two.frame().items);
}

TEST_CASE("the caret stands where the cursor is") {
    auto view = played([] { return only(widget(named(1), TextField{"abcdef", {}})); });
    CHECK_FALSE(view.frame().caret);
    view.focus(named(1));
    const Rect field = view.place(named(1), Kind::field);
    constexpr float letter = 7.5F; // half an em of 15 pixels
    REQUIRE(view.frame().caret);
    CHECK(view.frame().caret->x == field.x + 10 + 45);
    view.key(Key::home);
    CHECK(view.frame().caret->x == field.x + 10);
    view.key(Key::right);
    CHECK(view.frame().caret->x == field.x + 10 + std::round(letter));
    CHECK(view.frame().caret->y >= field.y);
    CHECK(view.frame().caret->bottom() <= field.bottom());
}

TEST_CASE("the caret stays inside of its field however long the text is, also while composing") {
    std::string text(200, 'x');
    auto view = played([&] { return only(widget(named(1), TextField{text, {}, 500})); });
    view.happens = [&](const Event& event) {
        if (const auto* edited = std::get_if<Edited>(&event)) text = edited->text;
    };
    view.focus(named(1));
    const Rect field = view.place(named(1), Kind::field);
    const auto inside = [&] {
        const Rect caret = view.frame().caret.value_or(Rect{});
        return caret.x >= field.x && caret.right() <= field.right();
    };
    view.key(Key::end);
    CHECK(inside());
    view.type("yy");
    CHECK(inside());
    view.input(Composed{"composing", 9});
    CHECK(inside());
    view.input(Composed{});
    view.key(Key::home);
    CHECK(inside());
}

TEST_CASE("what only is seen shows its help as well") {
    for (Element one :
         {widget({}, Chart{.values = {1}}), widget({}, Progress{0.5F}), label("text"), widget({}, Icon{"x"})}) {
        CAPTURE(one.what.index());
        one.help = "what it means";
        auto view = played([&] { return only(one); });
        view.point({3, 3});
        view.now += Time{500};
        CHECK(has_text(view.frame(), "what it means"));
    }
}
