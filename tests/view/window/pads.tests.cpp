// Gamepads: the meaning of their buttons, when SDL polls them, and a game played with nothing else.
#include "view/window/pads.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"
#include "view/stage.hpp"
#include "view/virtual_pad.hpp"

using namespace twoturns;
using namespace twoturns::test;
using game::Time;
using ui::Key;
using view::PadKeys;
using view::Pads;

namespace {

constexpr Sint16 all_the_way = SDL_JOYSTICK_AXIS_MAX;

Key key_of(const std::optional<ui::KeyPress>& press) { return press ? press->key : Key::other; }

/// SDL and pads without a window, with simulated times.
struct Shelf {
    view::Libraries libraries{SDL_INIT_EVENTS};
    Pads pads;

    Shelf() { pads.start(); }
    /// Returns the keys from a poll at that time.
    std::vector<ui::KeyPress> look(int at, bool takes_text = false) {
        std::vector<ui::KeyPress> presses;
        pads.look(Time{at});
        for (SDL_Event event; SDL_PollEvent(&event) != 0;)
            if (const auto press = pads.take(event, Time{at}, takes_text)) presses.push_back(*press);
        while (const auto press = pads.repeat(Time{at}, takes_text)) presses.push_back(*press);
        return presses;
    }
    void focus(bool gained, int at) {
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.event = gained ? SDL_WINDOWEVENT_FOCUS_GAINED : SDL_WINDOWEVENT_FOCUS_LOST;
        CHECK_FALSE(pads.take(event, Time{at}, false));
    }
};

} // namespace

TEST_CASE("a direction that is held repeats after a moment until it is let go, and nothing else repeats", "[pads]") {
    PadKeys keys;
    CHECK(key_of(keys.button(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true, Time{1000})) == Key::left);
    CHECK_FALSE(keys.repeat(Time{1349}));
    CHECK(key_of(keys.repeat(Time{1350})) == Key::left);
    CHECK_FALSE(keys.repeat(Time{1439}));
    CHECK(key_of(keys.repeat(Time{9000})) == Key::left); // late, but once
    CHECK_FALSE(keys.repeat(Time{9089}));
    CHECK(key_of(keys.button(SDL_CONTROLLER_BUTTON_A, true, Time{9089})) == Key::space);
    CHECK(keys.next_repeat() == Time{9090});
    CHECK(key_of(keys.button(SDL_CONTROLLER_BUTTON_DPAD_UP, true, Time{9100})) == Key::up);
    CHECK_FALSE(keys.button(SDL_CONTROLLER_BUTTON_DPAD_LEFT, false, Time{9200}));
    CHECK(keys.next_repeat() == Time{9450});
    CHECK_FALSE(keys.button(SDL_CONTROLLER_BUTTON_DPAD_UP, false, Time{9300}));
    CHECK_FALSE(keys.next_repeat());
}

TEST_CASE("a stick counts from half of its way, not again while it trembles, and one way at a time", "[pads]") {
    PadKeys keys;
    const auto push = [&](SDL_GameControllerAxis axis, int value) {
        return key_of(keys.axis(static_cast<Uint8>(axis), static_cast<Sint16>(value), Time{0}));
    };
    CHECK(push(SDL_CONTROLLER_AXIS_LEFTX, 16'000) == Key::other);
    CHECK(push(SDL_CONTROLLER_AXIS_LEFTX, 25'000) == Key::right);
    for (const int value : {15'000, 20'000, 11'000}) CHECK(push(SDL_CONTROLLER_AXIS_LEFTX, value) == Key::other);
    CHECK(keys.next_repeat() == Time{350});
    CHECK(push(SDL_CONTROLLER_AXIS_LEFTX, 10'000) == Key::other);
    CHECK_FALSE(keys.next_repeat());
    CHECK(push(SDL_CONTROLLER_AXIS_LEFTX, 30'000) == Key::right);
    CHECK(push(SDL_CONTROLLER_AXIS_LEFTY, -20'000) == Key::other); // to the right, not quite horizontally
    CHECK(push(SDL_CONTROLLER_AXIS_LEFTY, -31'000) == Key::up);
    CHECK(push(SDL_CONTROLLER_AXIS_LEFTX, SDL_JOYSTICK_AXIS_MIN) == Key::left); // at once from the other side
    CHECK(push(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, all_the_way) == Key::page_down);
    CHECK(push(SDL_CONTROLLER_AXIS_INVALID, all_the_way) == Key::other);
    keys.let_go();
    CHECK_FALSE(keys.next_repeat());
}

TEST_CASE("SDL looks at pads when it is asked to: seldom for a new one, often at an open one, never in the background",
          "[pads]") {
    Shelf shelf;
    shelf.look(3000);
    VirtualPad pad;
    CHECK(shelf.pads.next_look() == Time{6000});
    CHECK(shelf.look(6000).empty());
    REQUIRE(pad.is_open());
    CHECK(shelf.pads.next_look() == Time{6016});
    pad.hold(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    CHECK(shelf.look(6015).empty());
    const auto presses = shelf.look(6016);
    REQUIRE(presses.size() == 1);
    CHECK(presses.front() == ui::KeyPress{Key::down});
    CHECK(presses.front().pad == 0);
    shelf.focus(false, 6020);
    CHECK_FALSE(shelf.pads.next_look());
    CHECK_FALSE(shelf.pads.next_repeat()); // held keys are released
    const int reads = pad.reads();
    pad.hold(SDL_CONTROLLER_BUTTON_A);
    CHECK(shelf.look(60'000).empty());
    CHECK(pad.reads() == reads);
    shelf.focus(true, 70'000);
    CHECK(shelf.look(70'016).empty()); // A was for another program
    pad.hold(SDL_CONTROLLER_BUTTON_B);
    CHECK(shelf.look(70'032).size() == 1);
}

TEST_CASE("a pad that is pulled out repeats no more, and the next one has its number", "[pads]") {
    Shelf shelf;
    VirtualPad first;
    VirtualPad second;
    VirtualPad third;
    shelf.look(3000);
    CHECK_FALSE(third.is_open());
    first.hold(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    second.hold(SDL_CONTROLLER_BUTTON_Y);
    auto presses = shelf.look(3100);
    REQUIRE(presses.size() == 2);
    for (const ui::KeyPress& press : presses) CHECK(press.pad == (press.key == Key::down ? 0 : 1));
    first.pull_out();
    presses = shelf.look(3500);
    REQUIRE(presses.size() == 1); // undo repeats as on a keyboard
    CHECK(presses.front().key == Key::u);
    REQUIRE(third.is_open());
    third.hold(SDL_CONTROLLER_BUTTON_BACK);
    presses = shelf.look(3520);
    REQUIRE(presses.size() == 1);
    CHECK(presses.front() == ui::KeyPress{Key::p});
    CHECK(presses.front().pad == 0);
}

TEST_CASE("in a text a pad types nothing, and what presses a button is Enter", "[pads]") {
    Shelf shelf;
    VirtualPad pad;
    shelf.look(3000);
    for (const auto button : {SDL_CONTROLLER_BUTTON_X, SDL_CONTROLLER_BUTTON_Y, SDL_CONTROLLER_BUTTON_A})
        pad.hold(button);
    const auto presses = shelf.look(3100, true);
    REQUIRE(presses.size() == 1);
    CHECK(presses.front().key == Key::enter);
    CHECK(shelf.look(3500, true).empty()); // Y is still held
}

TEST_CASE("a game is played by a pad from the menu to the last pair, and an idle one sleeps but for looks at it",
          "[pads]") {
    Stage stage{options_for(at("A A B B\n"), false)};
    VirtualPad pad;
    const auto focus = [&](SDL_WindowEventID what) {
        send_window(what);
        stage.turn();
    };
    const auto press = [&](SDL_GameControllerButton button) {
        for (const bool down : {true, false}) {
            const int reads = pad.reads();
            pad.hold(button, down);
            REQUIRE(stage.comes_true([&] { return pad.reads() > reads; }));
        }
    };
    focus(SDL_WINDOWEVENT_FOCUS_GAINED); // polls at once
    REQUIRE(pad.is_open());
    stage.key(SDLK_2);
    CHECK(shows(stage.host.app().compose(Stage::now()), "Keys, gamepad 1"));
    press(SDL_CONTROLLER_BUTTON_B);
    press(SDL_CONTROLLER_BUTTON_START);
    CHECK(stage.screen() == "menu");
    press(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    press(SDL_CONTROLLER_BUTTON_A);
    CHECK(stage.screen() == "new-game");
    press(SDL_CONTROLLER_BUTTON_B);
    press(SDL_CONTROLLER_BUTTON_B);
    CHECK(stage.screen() == "none");
    for (int pair = 0; pair < 2; ++pair) {
        press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
        press(SDL_CONTROLLER_BUTTON_A);
        press(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
        press(SDL_CONTROLLER_BUTTON_A);
    }
    CHECK(stage.session().status() == game::Status::won);
    press(SDL_CONTROLLER_BUTTON_Y); // jumps to the end of what is shown
    CHECK(stage.session().pairs_left() == 0);
    press(SDL_CONTROLLER_BUTTON_Y);
    CHECK(stage.session().pairs_left() == 1);
    stage.rest();
    const int before = pad.reads();
    std::filesystem::remove(stage.state_file); // written with every frame
    stage.host.turn(300);
    CHECK_FALSE(std::filesystem::exists(stage.state_file));
    CHECK(pad.reads() - before > 2);
    CHECK(pad.reads() - before < 25);
    focus(SDL_WINDOWEVENT_FOCUS_LOST);
    const int unseen = pad.reads();
    stage.host.turn(60);
    CHECK(pad.reads() == unseen);
}
