#include "support/catch.hpp"
#include "support/text_measure.hpp"
#include "ui/interaction.hpp"

using namespace twoturns;
using namespace twoturns::ui;

TEST_CASE("digits typed into a stepper are its number, and letters alone leave it as it is", "[ui]") {
    const Style style{dark_theme, test::half_em_measure};
    const Id id{1, 0};
    WidgetState state;
    const Frame frame = frame_of(widget(id, Stepper{12, 1, 62}), {0, 0, 140, 36}, style, state, Time{0});
    set_focus(state, frame, id);

    const Outcome letter = handle(state, frame, Typed{"x"}, style, Time{0});
    CHECK(letter.events.empty());
    CHECK_FALSE(state.edit); // otherwise the number would be invisible

    const Outcome digit = handle(state, frame, Typed{"7"}, style, Time{0});
    REQUIRE(digit.events.size() == 1);
    CHECK(std::get<Changed>(digit.events.front()).value == 7);
    CHECK(state.edit);
}
