#include "app/new_game/new_game_form.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

#include "support/catch.hpp"

using namespace twoturns;
using app::NewGameForm;
using app::TilesOfKind;

TEST_CASE("the form starts with the game at hand and gives it back", "[form]") {
    const DealParams params{{8, 18}, 36, Gravity::left, *layout_from_name("cross"), 4};
    NewGameForm form{params};
    CHECK(form.params() == params);
    CHECK(form.seed().empty());
    const auto choice = form.choice();
    REQUIRE(choice);
    CHECK(choice->params == params);
    CHECK(choice->seed.empty());
}

TEST_CASE("a game no dealer makes is brought within the limits", "[form]") {
    const NewGameForm form{{{8, 18}, 0, Gravity::none, BoardLayout{}, 9}}; // a board of stones, from a file
    CHECK(form.params().kinds == 1);
    CHECK(form.params().difficulty == 5);
    CHECK(form.choice());
    CHECK(NewGameForm{{{0, 99}, 4, Gravity::none}}.params().size == Size{1, 62});
}

TEST_CASE("kinds follow size and layout until the player chooses them", "[form]") {
    NewGameForm form{{{8, 18}, 36, Gravity::none}};
    CHECK_FALSE(form.kinds_chosen());
    form.set_size({7, 18});
    CHECK(form.params().kinds == usual_kinds({7, 18}));
    form.set_layout(*layout_from_name("frame"));
    CHECK(form.params().kinds == usual_kinds({7, 18}, *layout_from_name("frame")));
    form.set_kinds(11);
    form.set_size({12, 24});
    CHECK(form.kinds_chosen());
    CHECK(form.params().kinds == 11);
    form.follow_usual_kinds();
    CHECK(form.params().kinds == usual_kinds({12, 24}, *layout_from_name("frame")));

    NewGameForm own{{{8, 18}, 10, Gravity::none}}; // the choice of the game before
    own.set_size({9, 18});
    CHECK(own.params().kinds == 10);
}

TEST_CASE("kinds are never more than the layout has room for, and come back with the room", "[form]") {
    NewGameForm form{{{8, 18}, 72, Gravity::none}};
    CHECK(form.most_kinds() == 72);
    form.set_layout(*layout_from_name("diamond"));
    CHECK(form.most_kinds() == most_kinds({8, 18}, *layout_from_name("diamond")));
    CHECK(form.params().kinds == form.most_kinds());
    CHECK(form.choice());
    form.set_layout(BoardLayout{});
    CHECK(form.params().kinds == 72);
}

TEST_CASE("sizes stay within what a board can have", "[form]") {
    NewGameForm form{{{2, 2}, 1, Gravity::none}};
    form.set_size({0, 63});
    CHECK(form.params().size == Size{1, 62});
    form.set_size({62, 62});
    form.set_kinds(62 * 62);
    CHECK(form.params().kinds == 62 * 62 / 2);
    CHECK(form.choice());
}

TEST_CASE("what cannot be dealt is refused with the reason, until it is changed", "[form]") {
    NewGameForm form{{{8, 18}, 36, Gravity::none}};
    const auto [size, layout] =
        GENERATE(std::tuple{Size{1, 1}, BoardLayout{}}, std::tuple{Size{2, 2}, *layout_from_name("cross")});
    form.set_size(size);
    form.set_layout(layout);
    const auto choice = form.choice();
    REQUIRE_FALSE(choice);
    CHECK_FALSE(to_english(choice.error()).empty());
    form.set_size({8, 8});
    CHECK(form.choice());
}

TEST_CASE("a preset is shown as chosen, and a size of one's own stays open to be set", "[form]") {
    NewGameForm form{{{8, 18}, 36, Gravity::none}};
    CHECK(form.preset() == 2);
    form.choose_preset(0);
    CHECK(form.params().size == Size{8, 8});
    form.choose_preset(NewGameForm::own_size);
    CHECK(form.preset() == NewGameForm::own_size);
    CHECK(form.params().size == Size{8, 8});
    form.set_size({6, 14}); // the size of a preset, on the way to another size
    CHECK(form.preset() == NewGameForm::own_size);
    form.choose_preset(1);
    CHECK(form.preset() == 1);
    CHECK(NewGameForm{{{9, 9}, 20, Gravity::none}}.preset() == NewGameForm::own_size);
}

TEST_CASE("a drawn layout brings its size, and a layout for any size the size before", "[form]") {
    const BoardLayout heart = *layout_from_name("heart");
    NewGameForm form{{{6, 14}, 21, Gravity::none}};
    form.set_layout(heart);
    CHECK(form.params().size == *heart.size());
    CHECK(form.params().kinds == usual_kinds(*heart.size(), heart));
    CHECK(form.preset() == NewGameForm::layouts_size);
    CHECK(form.chosen_size() == Size{6, 14});
    CHECK(form.choice());
    form.set_layout(*layout_from_name("frame"));
    CHECK(form.params().size == Size{6, 14});
    CHECK(form.preset() == 1);

    NewGameForm resumed{{*heart.size(), 5, Gravity::left, heart, 4}};
    CHECK(resumed.params() == DealParams{*heart.size(), 5, Gravity::left, heart, 4});
    CHECK(resumed.preset() == NewGameForm::layouts_size);
    resumed.set_layout(BoardLayout{});
    CHECK(resumed.params().size == DealParams{}.size);
    CHECK(resumed.choice());
}

TEST_CASE("a size that a drawn layout does not have brings back the last layout that fits", "[form]") {
    const BoardLayout heart = *layout_from_name("heart");
    NewGameForm form{{{6, 14}, 21, Gravity::none, *layout_from_name("frame")}};
    form.set_layout(heart);
    form.choose_preset(0);
    CHECK(form.params().layout == *layout_from_name("frame"));
    CHECK(form.params().size == Size{8, 8});
    CHECK(form.preset() == 0);

    form.set_layout(heart);
    form.choose_preset(NewGameForm::own_size); // shows the steppers without changing the size
    CHECK(form.preset() == NewGameForm::own_size);
    CHECK(form.params().layout == heart);
    form.set_size(*heart.size());
    CHECK(form.params().layout == heart);
    form.set_size({13, 16});
    CHECK(form.params().layout == *layout_from_name("frame"));
    CHECK(form.params().size == Size{13, 16});
    CHECK(form.choice());
}

TEST_CASE("every preset can be dealt in every layout", "[form]") {
    for (std::size_t i = 0; i < NewGameForm::presets.size(); ++i)
        for (const BoardLayout& layout : all_layouts()) {
            NewGameForm form{DealParams{}};
            form.choose_preset(i);
            form.set_layout(layout);
            CAPTURE(i, name_of(layout));
            CHECK(form.choice());
        }
}

TEST_CASE("a seed is any text, and while there is none the one by chance stands in", "[form]") {
    NewGameForm form{DealParams{}};
    form.give_seed("12345678");
    CHECK(form.seed() == "12345678");
    form.type_seed("rocket-7  火箭 ");
    CHECK(form.choice()->seed == "rocket-7 火箭");
    form.type_seed("   ");
    CHECK(form.seed() == "   ");
    CHECK(form.choice()->seed == "12345678");
    form.type_seed("");
    CHECK(form.choice()->seed == "12345678");
}

TEST_CASE("a surprise can always be dealt, and is not always the same", "[form]") {
    Random chance{7};
    NewGameForm form{{{9, 9}, 3, Gravity::none}};
    form.give_seed("hills");
    std::set<std::string> seen;
    for (int i = 0; i < 200; ++i) {
        form.surprise(chance);
        const auto choice = form.choice();
        REQUIRE(choice);
        CHECK(form.preset() != NewGameForm::own_size);
        CHECK_FALSE(form.kinds_chosen());
        seen.insert(to_text(*choice));
    }
    CHECK(seen.size() > 100);
}

TEST_CASE("a size for a deck has as many pairs as it has cards, or as nearly as any does", "[form]") {
    CHECK(app::fitting_size(12, BoardLayout{}) == Size{4, 6});
    CHECK(app::fitting_size(72, BoardLayout{}) == Size{9, 16});
    CHECK(app::fitting_size(1, BoardLayout{}) == Size{1, 2});
    CHECK(app::fitting_size(50'000, BoardLayout{}) == Size{62, 62});
    for (const BoardLayout& layout : all_layouts()) {
        if (layout.size()) continue;
        for (const int cards : {1, 2, 3, 5, 8, 13, 21, 34, 55, 89}) {
            CAPTURE(layout.name(), cards);
            const Size size = app::fitting_size(cards, layout);
            int most = 0;
            for (int rows = 1; rows <= 20; ++rows)
                for (int cols = std::max(2, rows); 2 * cols <= std::max(4, 5 * rows); ++cols)
                    if (const int pairs = most_kinds({rows, cols}, layout); pairs <= cards)
                        most = std::max(most, pairs);
            CHECK(most_kinds(size, layout) == most);
        }
    }
}

TEST_CASE("the kinds that a deck with two sides sets give way to those that were chosen before", "[form]") {
    NewGameForm form{{{8, 18}, 20, Gravity::none, BoardLayout{}, 3}};
    form.deal_cards_once(true);
    CHECK(form.params().kinds == 72);
    NewGameForm next{form.params()};
    next.bring_back_kinds(form.kinds_to_keep());
    CHECK(next.params().kinds == 20);
    NewGameForm usual{form.params()};
    usual.bring_back_kinds("usual");
    CHECK(usual.params().kinds == 36);
    CHECK_FALSE(usual.kinds_chosen());
    NewGameForm chosen{form.params()}; // the player's choice
    chosen.bring_back_kinds("");
    CHECK(chosen.params().kinds == 72);
    NewGameForm other{{{8, 18}, 30, Gravity::none, BoardLayout{}, 3}}; // a game from elsewhere in between
    other.bring_back_kinds("20");
    CHECK(other.params().kinds == 30);
}

TEST_CASE("the tiles of a kind are told as the dealer shares them out", "[form]") {
    CHECK(app::tiles_of_kind({{8, 18}, 36, Gravity::none}) == TilesOfKind{4, 4});
    CHECK(app::tiles_of_kind({{8, 18}, 30, Gravity::none}) == TilesOfKind{4, 6});
    CHECK(app::tiles_of_kind({{1, 2}, 1, Gravity::none}) == TilesOfKind{2, 2});
}
