#include "scene/new_game_form.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::scene;
using Form = NewGameForm;

namespace {

void put(Form& form, Form::Field field, const std::string& text) {
    form.set_focus(field);
    form.next_field(1); // and back, as with Tab: the next character starts afresh
    form.next_field(-1);
    form.type(text);
}

} // namespace

TEST_CASE("the form starts with the game at hand and gives it back", "[form]") {
    const DealParams params{{8, 18}, 36, Gravity::left};
    Form form{params};
    CHECK(form.text(Form::cols) == "18");
    CHECK(form.text(Form::rows) == "8");
    CHECK(form.text(Form::kinds) == "36");
    CHECK(form.text(Form::seed).empty());
    CHECK_FALSE(form.error());
    const auto choice = form.choice();
    REQUIRE(choice);
    CHECK(choice->params == params);
    CHECK(choice->seed.empty());
}

TEST_CASE("the first character replaces what stands in a field", "[form]") {
    Form form{{{8, 18}, 36, Gravity::none}};
    form.type("2");
    form.type("4");
    CHECK(form.text(Form::cols) == "24");
    form.next_field(1);
    form.type("9");
    CHECK(form.text(Form::rows) == "9");
}

TEST_CASE("a field chosen with the mouse is typed into as one chosen by key", "[form]") {
    Form form{{{8, 18}, 36, Gravity::none}};
    form.type("24");
    form.set_focus(Form::rows);
    form.type("9");
    CHECK(form.text(Form::rows) == "9");
}

TEST_CASE("number fields take digits alone, and four at most", "[form]") {
    Form form{{{8, 18}, 36, Gravity::none}};
    form.type("1a-2 ,x3456");
    CHECK(form.text(Form::cols) == "1234");
}

TEST_CASE("kinds follow the size until the player chooses them", "[form]") {
    Form form{{{8, 18}, 36, Gravity::none}};
    form.step(Form::rows, -1);
    CHECK(form.text(Form::rows) == "7");
    CHECK(form.text(Form::kinds) == std::to_string(usual_kinds({7, 18})));
    put(form, Form::cols, "30");
    CHECK(form.text(Form::kinds) == std::to_string(usual_kinds({7, 30})));
    form.step(Form::kinds, -1);
    const std::string chosen = form.text(Form::kinds);
    form.step(Form::rows, 1);
    CHECK(form.text(Form::kinds) == chosen);

    Form own{{{8, 18}, 10, Gravity::none}}; // chosen for the game before
    own.step(Form::rows, 1);
    CHECK(own.text(Form::kinds) == "10");
}

TEST_CASE("steps stay within what can be dealt", "[form]") {
    Form form{{{2, 2}, 1, Gravity::none}};
    for (int i = 0; i < 100; ++i) form.step(Form::cols, -1);
    CHECK(form.text(Form::cols) == "1");
    for (int i = 0; i < 100; ++i) form.step(Form::cols, 1);
    CHECK(form.text(Form::cols) == "62");
    for (int i = 0; i < 100; ++i) form.step(Form::rows, 1);
    CHECK(form.text(Form::rows) == "62");
    for (int i = 0; i < 3000; ++i) form.step(Form::kinds, 1);
    CHECK(form.text(Form::kinds) == std::to_string(62 * 62 / 2));
    CHECK(form.choice());
}

TEST_CASE("gravity steps through all nine and comes round, each with a name of its own", "[form]") {
    Form form{{{8, 18}, 36, Gravity::none}};
    std::set<std::string> names;
    for (std::size_t i = 0; i < all_gravities.size(); ++i) {
        names.insert(form.text(Form::gravity));
        CHECK(form.choice()->params.gravity == all_gravities[i]);
        form.step(Form::gravity, 1);
    }
    CHECK(names.size() == all_gravities.size());
    CHECK(form.choice()->params.gravity == Gravity::none);
    form.step(Form::gravity, -1);
    CHECK(form.choice()->params.gravity == all_gravities.back());
    form.set_focus(Form::gravity);
    form.type("7");
    form.erase();
    CHECK(form.choice()->params.gravity == all_gravities.back());
}

TEST_CASE("what cannot be dealt is refused with the reason, until it is changed", "[form]") {
    const auto [cols, rows, kinds] =
        GENERATE(std::tuple{"0", "8", "4"}, std::tuple{"63", "8", "4"}, std::tuple{"1", "1", "1"},
                 std::tuple{"8", "8", "0"}, std::tuple{"8", "8", "33"}, std::tuple{"9999", "9999", "1"});
    Form form{{{8, 18}, 36, Gravity::none}};
    put(form, Form::kinds, kinds);
    put(form, Form::cols, cols);
    put(form, Form::rows, rows);
    CAPTURE(cols, rows, kinds);
    CHECK_FALSE(form.choice());
    REQUIRE(form.error());
    CHECK_FALSE(to_english(*form.error()).empty());
    put(form, Form::cols, "8");
    CHECK_FALSE(form.error());
}

TEST_CASE("an emptied field is refused", "[form]") {
    Form form{{{8, 18}, 36, Gravity::none}};
    form.erase();
    form.erase();
    form.erase();
    CHECK(form.text(Form::cols).empty());
    CHECK_FALSE(form.choice());
    CHECK(form.error());
}

TEST_CASE("a seed is any text, cut by whole characters", "[form]") {
    Form form{{{8, 18}, 36, Gravity::none}};
    form.set_focus(Form::seed);
    form.type("rocket-7 ");
    form.type("火箭");
    CHECK(form.choice()->seed == "rocket-7 火箭");
    form.erase();
    CHECK(form.choice()->seed == "rocket-7 火");
    for (int i = 0; i < 100; ++i) form.type("火");
    const std::string longest = form.text(Form::seed);
    CHECK(longest.size() <= most_seed_bytes);
    CHECK(longest.substr(longest.size() - 3) == "火");
    form.set_seed("12345678");
    CHECK(form.choice()->seed == "12345678");
}

TEST_CASE("a seed is kept whole by the keys that step the other fields", "[form]") {
    Form form{{{8, 18}, 36, Gravity::none}};
    form.set_focus(Form::seed);
    form.type("a");
    form.step(Form::seed, -1); // the minus key comes before its character
    form.type("-");
    form.step(Form::seed, 1);
    form.type("b");
    CHECK(form.text(Form::seed) == "a-b");
}

TEST_CASE("the focus goes through all fields and comes round", "[form]") {
    Form form{{{8, 18}, 36, Gravity::none}};
    std::set<Form::Field> seen;
    for (int i = 0; i < Form::field_count; ++i) {
        seen.insert(form.focus());
        form.next_field(1);
    }
    CHECK(seen.size() == Form::field_count);
    CHECK(form.focus() == Form::cols);
    form.next_field(-1);
    CHECK(form.focus() == Form::seed);
}

TEST_CASE("every preset can be dealt", "[form]") {
    for (const Size size : presets) CHECK(checked({size, usual_kinds(size), Gravity::none}));
}
