// How games begin, and the New game panel.
#include "app/app.hpp"

#include <string>
#include <variant>

#include "app/player.hpp"
#include "twoturns/deal.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

namespace {

Press press_at(const Player& player, FormPart part, int index) {
    const auto place = player.place_of(FormPress{part, index});
    REQUIRE(place);
    return {*place, ui::MouseButton::left};
}

} // namespace

TEST_CASE("a game starts on the board it is given, or on the one its seed deals", "[app]") {
    CHECK(Player{start_at(four_pairs)}.session().board() == board_of(four_pairs));
    const DealParams params{{6, 8}, 12, Gravity::down};
    const Player one{dealt(params, "rocket")};
    const Player two{dealt(params, "rocket")};
    const Player other{dealt(params, "moon")};
    CHECK(one.session().board() == two.session().board());
    CHECK(one.session().board() != other.session().board());
    CHECK(one.session().gravity() == Gravity::down);
    CHECK(one.app.game().origin.id.seed == "rocket");
}

TEST_CASE("a game without a seed gets one from chance, and that seed deals it again", "[app]") {
    const DealParams params{{6, 8}, 12, Gravity::none};
    Random chance{7};
    const App app{{*twoturns::scene::dealt({params, ""}, chance), {}, {}}, 7, fake_measure, {}};
    const App other{{*twoturns::scene::dealt({params, ""}, chance), {}, {}}, 8, fake_measure, {}};
    REQUIRE_FALSE(app.game().origin.id.seed.empty());
    CHECK(app.game().origin.id.seed != other.game().origin.id.seed);
    CHECK(Player{dealt(params, app.game().origin.id.seed)}.session().board() == app.session().board());
}

TEST_CASE("letters go to the text field while the New game panel is open, and are keys again after", "[app]") {
    Player player{start_at(four_pairs)};
    player.forget_requests();
    player.key(Key::n);
    auto requests = player.app.take_requests();
    REQUIRE(requests.size() == 1);
    CHECK(std::get<TakeText>(requests[0]).on);
    player.key(Key::h);
    player.key(Key::u);
    player.key(Key::r);
    CHECK(player.session().hints() == 0);
    CHECK(player.screen() == "new-game");
    player.key(Key::escape);
    requests = player.app.take_requests();
    REQUIRE(requests.size() == 1);
    CHECK_FALSE(std::get<TakeText>(requests[0]).on);
    player.key(Key::h);
    CHECK(player.session().hints() == 1);
}

TEST_CASE("every button of the New game panel does what it says", "[app]") {
    using Form = NewGameForm;
    Player player{dealt({{8, 18}, 36, Gravity::none}, "old")};
    player.key(Key::n);
    for (const Form::Field field : {Form::cols, Form::rows, Form::kinds, Form::gravity}) {
        CAPTURE(static_cast<int>(field));
        const std::string before = player.app.ui().form.text(field);
        player.press_button(FormPress{FormPart::step_down, field});
        const std::string down = player.app.ui().form.text(field);
        CHECK(down != before);
        player.press_button(FormPress{FormPart::step_up, field});
        CHECK(player.app.ui().form.text(field) != down);
        CHECK(player.app.ui().form.focus() == field);
    }
    player.press_button(FormPress{FormPart::focus, Form::seed});
    CHECK(player.app.ui().form.focus() == Form::seed);
    player.type("moon");
    player.press_button(FormPress{FormPart::random_seed, Form::seed});
    const std::string by_chance = player.app.ui().form.text(Form::seed);
    CHECK_FALSE(by_chance.empty());
    CHECK(by_chance != "moon");
    player.press_button(FormPress{FormPart::start, 0});
    CHECK(player.screen() == "none");
    CHECK(player.app.game().origin.id.seed == by_chance);
}

TEST_CASE("every preset starts a game of its size at once", "[app]") {
    for (std::size_t i = 0; i < presets.size(); ++i) {
        Player player{dealt({{4, 4}, 4, Gravity::left}, "old")};
        player.key(Key::n);
        player.press_button(FormPress{FormPart::preset, static_cast<int>(i)});
        CHECK(player.screen() == "none");
        CHECK(player.session().board().size() == presets[i]);
        CHECK(player.session().gravity() == Gravity::left);
        CHECK(player.session().pairs_left() == most_kinds(presets[i]));
        CHECK_FALSE(player.session().can_undo());
        CHECK_FALSE(player.app.game().origin.id.seed.empty());
    }
}

TEST_CASE("a game is set up by keys alone", "[app]") {
    Player player{dealt({{8, 18}, 36, Gravity::none}, "old")};
    player.key(Key::n);
    player.type("6"); // columns
    player.key(Key::tab);
    player.type("4");
    player.key(Key::down); // kinds
    player.key(Key::tab);
    player.key(Key::right); // gravity
    player.key(Key::tab);   // layout
    player.key(Key::tab);
    player.key(Key::left); // difficulty
    player.key(Key::tab);
    player.type("roc");
    player.key(Key::h);
    player.type("h");
    player.key(Key::backspace);
    player.type("ket");
    player.key(Key::enter);
    CHECK(player.screen() == "none");
    CHECK(player.session().board().size() == Size{4, 6});
    CHECK(player.session().gravity() == all_gravities[1]);
    CHECK(player.app.game().origin.id.seed == "rocket");
    const DealParams chosen{{4, 6}, 6, all_gravities[1], BoardLayout::full, usual_difficulty - 1};
    CHECK(player.app.game().origin.id.params == chosen);
    CHECK(player.session().board() == Player{dealt(chosen, "rocket")}.session().board());
}

TEST_CASE("a large deal shows how far it is, and Esc calls it off", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::n);
    player.input(press_at(player, FormPart::preset, 4));
    REQUIRE(player.app.ui().progress);
    CHECK(player.app.next_change(player.now) == player.now); // it goes on at once, between frames
    player.app.tick(player.now);
    REQUIRE(player.app.ui().progress);
    const Board before = player.session().board();
    player.input(ui::KeyPress{Key::escape});
    CHECK_FALSE(player.app.ui().progress);
    CHECK(player.screen() == "new-game"); // Esc did only that
    player.wait(1000);
    CHECK(player.session().board() == before);
}

TEST_CASE("a form that cannot be dealt stays open and says why", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::n);
    player.type("99");
    player.key(Key::enter);
    CHECK(player.screen() == "new-game");
    CHECK(player.app.ui().form.error());
    CHECK(player.session().board() == board_of(four_pairs));
}
