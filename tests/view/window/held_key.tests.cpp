// Held keys at the player's own pace.
#include "view/window/held_key.hpp"

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::view;
using game::Time;
using ui::Key;

TEST_CASE("a held key repeats at the player's pace until it is released", "[held]") {
    const HoldPace pace{.before = Time{800}, .between = Time{200}};
    CHECK(HeldKey::replaces_system(pace));
    HeldKey held;
    held.press(SDL_SCANCODE_RIGHT, {Key::right}, true, pace, Time{1000});
    CHECK(held.next_repeat() == Time{1800});
    CHECK_FALSE(held.repeat(pace, Time{1799}));
    const auto again = held.repeat(pace, Time{1800});
    REQUIRE(again);
    CHECK(again->key == Key::right);
    CHECK(again->again);
    CHECK(held.next_repeat() == Time{2000});
    held.release(SDL_SCANCODE_LEFT);
    CHECK(held.next_repeat());
    held.release(SDL_SCANCODE_RIGHT);
    CHECK_FALSE(held.next_repeat());
    CHECK_FALSE(held.repeat(pace, Time{9000}));
}

TEST_CASE("a key that does not repeat is not held, and ends the one before", "[held]") {
    const HoldPace pace{.before = Time{800}};
    HeldKey held;
    held.press(SDL_SCANCODE_RIGHT, {Key::right}, true, pace, Time{0});
    held.press(SDL_SCANCODE_H, {Key::h}, false, pace, Time{10});
    CHECK_FALSE(held.next_repeat());
}

TEST_CASE("held keys do not repeat where the player does not want it, and the system's pace is the usual one",
          "[held]") {
    const HoldPace never{.repeats = false};
    CHECK(HeldKey::replaces_system(never));
    HeldKey held;
    held.press(SDL_SCANCODE_RIGHT, {Key::right}, true, never, Time{0});
    CHECK_FALSE(held.next_repeat());
    CHECK_FALSE(HeldKey::replaces_system({}));
    held.press(SDL_SCANCODE_RIGHT, {Key::right}, true, {}, Time{0});
    CHECK_FALSE(held.next_repeat()); // the system repeats it
}
