#include "support/catch.hpp"
#include "ui/interaction.hpp"

using namespace twoturns::ui;

namespace {

class EvenMeasure final : public TextMeasure {
public:
    [[nodiscard]] float width(const std::string& text, float size, bool /*bold*/) const override {
        return static_cast<float>(text.size()) * size / 2;
    }
};

} // namespace

TEST_CASE("digits typed into a stepper are its number, and letters alone leave it as it is", "[ui]") {
    const EvenMeasure measure;
    const Style style{dark_theme, measure};
    const Id id{1, 0};
    Memory memory;
    const Frame frame = frame_of(widget(id, Stepper{12, 1, 62}), {0, 0, 140, 36}, style, memory, Time{0});
    set_focus(memory, frame, id);

    const Outcome letter = handle(memory, frame, Typed{"x"}, style, Time{0});
    CHECK(letter.events.empty());
    CHECK_FALSE(memory.edit); // else the number is gone from sight

    const Outcome digit = handle(memory, frame, Typed{"7"}, style, Time{0});
    REQUIRE(digit.events.size() == 1);
    CHECK(std::get<Changed>(digit.events.front()).value == 7);
    CHECK(memory.edit);
}
