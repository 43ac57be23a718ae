// The effect of the pointer, keys and an input method on a text field.
#include <optional>
#include <string>
#include <vector>

#include "ui/panel.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

using Kind = HitArea::Kind;
constexpr float letter = 7.5F; // half an em of 15 pixels

/// A field whose owner accepts all input unchanged.
struct PlayedField {
    explicit PlayedField(std::string begin) : text(std::move(begin)) {
        view.view = [this] { return column({widget(named(1), TextField{text, "type here"})}); };
        view.happens = [this](const Event& event) {
            if (const auto* edited = std::get_if<Edited>(&event)) text = edited->text;
        };
    }
    PlayedField(const PlayedField&) = delete;
    PlayedField& operator=(const PlayedField&) = delete;
    PlayedField(PlayedField&&) = delete;
    PlayedField& operator=(PlayedField&&) = delete;
    ~PlayedField() = default;

    /// Returns a point left of this letter, close enough to select the gap before it.
    [[nodiscard]] Point before(std::size_t letters) const {
        return {view.place(named(1), Kind::field).x + 10 + letter * static_cast<float>(letters) + 1, 18};
    }
    [[nodiscard]] std::size_t cursor() const { return view.state.edit->text.cursor(); }
    [[nodiscard]] std::string selected() const { return view.state.edit->text.selected(); }
    /// Returns the visible text.
    [[nodiscard]] std::string shown() const { return items_of<TextItem>(view.frame()).front().text; }

    std::string text;
    PlayedView view{.view = {}};
};

} // namespace

TEST_CASE("a click puts the cursor, a second takes the word, a third all") {
    PlayedField field{"one two three"};
    field.view.click(field.before(5));
    CHECK(field.cursor() == 5);
    CHECK(field.selected().empty());
    field.view.click(field.before(5), 2);
    CHECK(field.selected() == "two");
    field.view.click(field.before(5), 3);
    CHECK(field.selected() == "one two three");
    field.view.click(field.before(50));
    CHECK(field.cursor() == 13);
}

TEST_CASE("dragging selects, until the button comes up") {
    PlayedField field{"one two three"};
    field.view.press(field.before(4));
    field.view.point(field.before(7));
    CHECK(field.selected() == "two");
    field.view.point({-500, 18});
    CHECK(field.selected() == "one ");
    field.view.release({-500, 18});
    field.view.point(field.before(9));
    CHECK(field.selected() == "one ");
}

TEST_CASE("the focus by Tab selects all, so that typing replaces it") {
    PlayedField field{"old"};
    field.view.key(Key::tab);
    CHECK(field.selected() == "old");
    field.view.type("new");
    CHECK(field.text == "new");
    CHECK(field.view.taken() == Told{"edited 1: new"});
}

TEST_CASE("Ctrl with C, X, V, A, Z and Y") {
    PlayedField field{"abc"};
    PlayedView& view = field.view;
    view.click(field.before(3));
    CHECK(view.key(Key::c, true)); // nothing is selected
    CHECK(view.taken().empty());
    CHECK(view.key(Key::a, true));
    CHECK(view.key(Key::c, true));
    CHECK(view.taken() == Told{"copied abc"});
    CHECK(view.key(Key::x, true));
    CHECK(view.taken() == Told{"copied abc", "edited 1: "});
    CHECK(view.key(Key::v, true));
    CHECK(view.taken() == Told{"paste"});
    CHECK(view.input(Pasted{"from\nelsewhere"}));
    CHECK(field.text == "fromelsewhere");
    CHECK(view.key(Key::z, true));
    CHECK(field.text.empty());
    CHECK(view.key(Key::z, true));
    CHECK(field.text == "abc");
    CHECK(view.key(Key::y, true));
    CHECK(field.text.empty());
    CHECK(view.key(Key::z, true, true));
    CHECK(field.text == "fromelsewhere");
    static_cast<void>(view.taken());
    CHECK(view.key(Key::y, true)); // nothing to redo
    CHECK(view.taken().empty());
}

TEST_CASE("arrows move, with Shift they select, with Ctrl by words") {
    PlayedField field{"one two"};
    PlayedView& view = field.view;
    view.click(field.before(0));
    view.key(Key::right);
    CHECK(field.cursor() == 1);
    view.key(Key::right, false, true);
    view.key(Key::right, false, true);
    CHECK(field.selected() == "ne");
    view.key(Key::left);
    CHECK(field.cursor() == 1);
    view.key(Key::right, true);
    CHECK(field.cursor() == 3);
    view.key(Key::end, false, true);
    CHECK(field.selected() == " two");
    view.key(Key::home);
    CHECK(field.cursor() == 0);
    view.key(Key::del);
    CHECK(field.text == "ne two");
    view.key(Key::end);
    view.key(Key::backspace, true);
    CHECK(field.text == "ne ");
    CHECK(view.state.focus == named(1));
}

TEST_CASE("letters typed into a field are not commands, but Ctrl+Q, F11, Escape and others are") {
    PlayedField field{""};
    PlayedView& view = field.view;
    view.click(field.before(0));
    CHECK(takes_text(view.state, view.frame()));
    for (const Key key : {Key::a, Key::h, Key::z, Key::question, Key::zero, Key::one, Key::minus, Key::plus, Key::space,
                          Key::left, Key::right, Key::home, Key::end, Key::backspace, Key::del})
        CHECK(view.key(key));
    for (const Key key : {Key::escape, Key::f1, Key::f11}) CHECK_FALSE(view.key(key));
    for (const Key key : {Key::q, Key::s, Key::o, Key::n}) CHECK_FALSE(view.key(key, true));
    CHECK_FALSE(view.input(KeyPress{.key = Key::a, .alt = true}));
}

TEST_CASE("without the focus on a field letters are commands") {
    PlayedField field{"abc"};
    CHECK_FALSE(takes_text(field.view.state, field.view.frame()));
    CHECK_FALSE(field.view.key(Key::h));
    CHECK_FALSE(field.view.type("h"));
    CHECK_FALSE(field.view.input(Pasted{"h"}));
    CHECK_FALSE(field.view.input(Composed{"h", 1}));
    CHECK(field.text == "abc");
}

TEST_CASE("Enter in a field submits it") {
    PlayedField field{"abc"};
    field.view.click(field.before(0));
    CHECK(field.view.key(Key::enter));
    CHECK(field.view.taken() == Told{"submitted 1"});
}

TEST_CASE("what an input method composes is shown in place, and is told when it is settled") {
    PlayedField field{"ab"};
    PlayedView& view = field.view;
    view.click(field.before(1));
    const float caret = view.frame().caret->x;
    CHECK(view.input(Composed{"ni", 2}));
    CHECK(field.shown() == "anib");
    CHECK(view.frame().caret->x == caret + 15);
    CHECK(view.taken().empty());
    view.input(Composed{"nihao", 2});
    CHECK(field.shown() == "anihaob");
    CHECK(view.frame().caret->x == caret + 15);
    CHECK(field.text == "ab");
    view.type("你好");
    CHECK(field.text == "a你好b");
    CHECK(field.shown() == "a你好b");
    CHECK(view.taken() == Told{"edited 1: a你好b"});
}

TEST_CASE("an input method that gives up leaves the text as it was") {
    PlayedField field{"ab"};
    field.view.click(field.before(1));
    field.view.input(Composed{"ni", 2});
    field.view.input(Composed{"", 0});
    CHECK(field.shown() == "ab");
    CHECK(field.view.taken().empty());
}

TEST_CASE("what is composed stands in place of the selection") {
    PlayedField field{"one two three"};
    field.view.click(field.before(5), 2);
    field.view.input(Composed{"er", 2});
    CHECK(field.shown() == "one er three");
    field.view.input(Composed{});
    CHECK(field.shown() == "one two three");
    CHECK(field.selected() == "two");
    field.view.input(Composed{"er", 2});
    field.view.type("二");
    CHECK(field.text == "one 二 three");
}

TEST_CASE("while something is composed its keys are the input method's, and no others") {
    PlayedField field{"ab"};
    PlayedView& view = field.view;
    const auto other = view.view;
    view.view = [other] {
        return column({other(), widget(named(2), Button{.words = "b", .style = Button::Style::primary})});
    };
    view.click(field.before(1));
    view.input(Composed{"ni", 2});
    for (const Key key :
         {Key::left, Key::backspace, Key::enter, Key::tab, Key::escape, Key::space, Key::down, Key::page_down, Key::n})
        CHECK(view.key(key));
    CHECK(view.taken().empty());
    CHECK(field.shown() == "anib");
    CHECK(view.state.focus == named(1));
    for (const Key key : {Key::f1, Key::f11}) CHECK_FALSE(view.key(key));
    CHECK_FALSE(view.key(Key::q, true));
    CHECK_FALSE(view.input(KeyPress{.key = Key::enter, .alt = true}));
    CHECK(field.shown() == "anib");
}

TEST_CASE("the owner may set another text") {
    PlayedField field{"one"};
    PlayedView& view = field.view;
    view.click(field.before(1));
    view.type("x");
    field.text = "changed by its owner";
    view.point({1, 1});
    CHECK(field.shown() == "changed by its owner");
    CHECK(field.cursor() == 20);
    view.key(Key::z, true); // nothing left to undo
    CHECK(field.text == "changed by its owner");
}

TEST_CASE("an owner that refuses what is typed has its own text shown") {
    PlayedField field{"one"};
    field.view.happens = [](const Event&) {};
    field.view.click(field.before(3));
    field.view.type("x");
    CHECK(field.view.taken() == Told{"edited 1: onex"});
    CHECK(field.shown() == "one");
}

TEST_CASE("an empty field shows what belongs there, until it is edited") {
    PlayedField field{""};
    CHECK(field.shown() == "type here");
    field.view.click(field.before(0));
    CHECK(items_of<TextItem>(field.view.frame()).empty());
}

TEST_CASE("a pasted text that has no room whole is cut, and that is told", "[ui]") {
    PlayedView view{.view = [] { return widget(named(1), TextField{{}, {}, 8}).wide(200); }};
    view.focus(named(1));
    view.input(Pasted{"12345678"});
    CHECK(view.taken() == Told{"edited 1: 12345678"});
    view.key(Key::a, true);
    view.input(Pasted{std::string(10'000'000, 'x')});
    CHECK(view.taken() == Told{"too long", "edited 1: xxxxxxxx"});
}
