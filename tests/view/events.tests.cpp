#include "view/events.hpp"

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::view;
using ui::Key;
using ui::KeyPress;

namespace {

std::optional<KeyPress> press(SDL_Keycode code, int modifiers = KMOD_NONE, bool repeat = false,
                              SDL_Scancode scancode = SDL_SCANCODE_UNKNOWN, bool takes_text = false) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.sym = code;
    event.key.keysym.mod = static_cast<Uint16>(modifiers);
    event.key.keysym.scancode = scancode;
    event.key.repeat = repeat ? 1 : 0;
    const auto input = input_from(event, {1, takes_text});
    if (!input) return std::nullopt;
    return std::get<KeyPress>(*input);
}

} // namespace

TEST_CASE("keys keep their modifiers, left or right", "[events]") {
    CHECK(press(SDLK_z)->key == Key::z);
    CHECK_FALSE(press(SDLK_z)->ctrl);
    CHECK(press(SDLK_z, KMOD_LCTRL)->ctrl);
    CHECK(press(SDLK_z, KMOD_RCTRL | KMOD_LSHIFT)->shift);
    CHECK(press(SDLK_RETURN, KMOD_RALT)->alt);
    CHECK(press(SDLK_KP_ENTER)->key == Key::enter);
    CHECK(press(SDLK_SLASH, KMOD_LSHIFT)->key == Key::question);
    CHECK(press(SDLK_F7)->key == Key::other);
    CHECK_FALSE(press(SDLK_h, KMOD_NUM | KMOD_CAPS)->shift);
}

TEST_CASE("on a keyboard of another script the letter's place counts", "[events]") {
    CHECK(press(0x0440, KMOD_NONE, false, SDL_SCANCODE_H)->key == Key::h); // Cyrillic er
    CHECK(press(SDLK_a, KMOD_NONE, false, SDL_SCANCODE_Q)->key == Key::a); // AZERTY: what is written on it
}

TEST_CASE("a held key moves and steps back, and does nothing else twice", "[events]") {
    CHECK(press(SDLK_LEFT, KMOD_NONE, true));
    CHECK(press(SDLK_u, KMOD_NONE, true));
    CHECK(press(SDLK_PAGEDOWN, KMOD_NONE, true)->key == Key::page_down);
    CHECK(press(SDLK_d, KMOD_NONE, true));
    CHECK(press(SDLK_z, KMOD_LCTRL, true));
    CHECK(press(SDLK_KP_PLUS, KMOD_NONE, true));
    for (const SDL_Keycode once : {SDLK_h, SDLK_n, SDLK_p, SDLK_F11, SDLK_ESCAPE, SDLK_SPACE, SDLK_m, SDLK_l, SDLK_t})
        CHECK_FALSE(press(once, KMOD_NONE, true));
    CHECK_FALSE(press(SDLK_s, KMOD_LCTRL, true));
}

TEST_CASE("in a text every held key repeats but those that lead out of it", "[events]") {
    const auto held = [](SDL_Keycode code, int modifiers = KMOD_NONE) {
        return press(code, modifiers, true, SDL_SCANCODE_UNKNOWN, true).has_value();
    };
    for (const SDL_Keycode key : {SDLK_h, SDLK_SPACE, SDLK_DELETE, SDLK_HOME, SDLK_F7}) CHECK(held(key));
    for (const SDL_Keycode key : {SDLK_RETURN, SDLK_ESCAPE, SDLK_F1, SDLK_F11}) CHECK_FALSE(held(key));
    CHECK(held(SDLK_v, KMOD_LCTRL));
    CHECK(held(SDLK_LEFT, KMOD_RCTRL));
    for (const SDL_Keycode key : {SDLK_s, SDLK_q, SDLK_n}) CHECK_FALSE(held(key, KMOD_LCTRL));
}

TEST_CASE("every letter is a key, and zero", "[events]") {
    for (char letter = 'a'; letter <= 'z'; ++letter)
        CHECK(static_cast<int>(press(letter)->key) == static_cast<int>(Key::a) + (letter - 'a'));
    CHECK(press(SDLK_1)->key == Key::one);
    CHECK(press(SDLK_KP_3)->key == Key::three);
    CHECK(press(SDLK_0)->key == Key::zero);
    CHECK(press(SDLK_KP_0)->key == Key::zero);
}

TEST_CASE("the wheel goes down when it is turned towards the player, also where the system flips it", "[events]") {
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = -2;
    CHECK(std::get<ui::Wheel>(*input_from(event, {1, false})).notches == 2);
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED;
    CHECK(std::get<ui::Wheel>(*input_from(event, {1, false})).notches == -2);
    event.wheel.preciseY = -0.25F; // a touch pad
    CHECK(std::get<ui::Wheel>(*input_from(event, {1, false})).notches == -0.25F);
    CHECK_FALSE(std::get<ui::Wheel>(*input_from(event, {1, false})).ctrl);
    SDL_SetModState(KMOD_LCTRL);
    CHECK(std::get<ui::Wheel>(*input_from(event, {1, false})).ctrl);
    SDL_SetModState(KMOD_NONE);
}

TEST_CASE("a double click is counted", "[events]") {
    SDL_Event event{};
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = SDL_BUTTON_LEFT;
    event.button.clicks = 2;
    CHECK(std::get<ui::Press>(*input_from(event, {1, false})).clicks == 2);
}

TEST_CASE("two fingers zoom by how far they go apart and move what is under them", "[events]") {
    Fingers fingers;
    SDL_Event event{};
    event.type = SDL_MULTIGESTURE;
    event.mgesture.numFingers = 2;
    event.mgesture.x = 0.5F;
    event.mgesture.y = 0.25F;
    event.mgesture.dDist = 0.25F;
    const auto pinch = std::get<ui::Pinch>(*fingers.take(event, {800, 400}));
    CHECK(pinch.centre == ui::Point{400, 100});
    CHECK(pinch.scale == 1.5F);
    CHECK(pinch.moved == ui::Point{0, 0}); // they have just come
    event.mgesture.x = 0.75F;
    event.mgesture.dDist = -0.9F;
    const auto next = std::get<ui::Pinch>(*fingers.take(event, {800, 400}));
    CHECK(next.moved == ui::Point{200, 0});
    CHECK(next.scale > 0);
    SDL_Event lifted{};
    lifted.type = SDL_FINGERUP;
    CHECK_FALSE(fingers.take(lifted, {800, 400}));
    event.mgesture.x = 0.1F;
    CHECK(std::get<ui::Pinch>(*fingers.take(event, {800, 400})).moved == ui::Point{0, 0});
    event.mgesture.numFingers = 3;
    CHECK_FALSE(fingers.take(event, {800, 400}));
}

TEST_CASE("what an input method shows before it is settled comes with its cursor in bytes", "[events]") {
    SDL_Event event{};
    event.type = SDL_TEXTEDITING;
    SDL_strlcpy(event.edit.text, "a火b", sizeof event.edit.text);
    event.edit.start = 2;
    auto composed = std::get<ui::Composed>(*input_from(event, {1, true}));
    CHECK(composed.text == "a火b");
    CHECK(composed.cursor == 4);
    event.edit.start = 99;
    CHECK(std::get<ui::Composed>(*input_from(event, {1, true})).cursor == 5);
    std::string text = "火花";
    event = {};
    event.type = SDL_TEXTEDITING_EXT;
    event.editExt.text = text.data();
    event.editExt.start = 1;
    composed = std::get<ui::Composed>(*input_from(event, {1, true}));
    CHECK(composed.text == text);
    CHECK(composed.cursor == 3);
}

TEST_CASE("a pointer that leaves the window is on nothing", "[events]") {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_LEAVE;
    CHECK(std::get<ui::Hover>(*input_from(event, {1, false})).at.x < 0);
}

TEST_CASE("points of the window become pixels of the canvas", "[events]") {
    SDL_Event event{};
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = SDL_BUTTON_RIGHT;
    event.button.x = 100;
    event.button.y = 50;
    const auto input = input_from(event, {2, false});
    REQUIRE(input);
    CHECK(std::get<ui::Press>(*input).at == ui::Point{200, 100});
    CHECK(std::get<ui::Press>(*input).button == ui::MouseButton::right);
    event.button.button = SDL_BUTTON_MIDDLE;
    CHECK(std::get<ui::Press>(*input_from(event, {1, false})).button == ui::MouseButton::middle);
    event.button.button = SDL_BUTTON_X1;
    CHECK_FALSE(input_from(event, {1, false}));
    event.type = SDL_MOUSEBUTTONUP;
    CHECK_FALSE(input_from(event, {1, false}));
    event.button.button = SDL_BUTTON_LEFT;
    CHECK(std::get<ui::Release>(*input_from(event, {2, false})).at == ui::Point{200, 100});
    event.type = SDL_MOUSEMOTION;
    event.motion.x = 7;
    event.motion.y = 9;
    CHECK(std::get<ui::Hover>(*input_from(event, {3, false})).at == ui::Point{21, 27});
}

TEST_CASE("the window tells when nobody looks", "[events]") {
    const auto present = [](Uint8 what) -> std::optional<bool> {
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.event = what;
        const auto input = input_from(event, {1, false});
        if (!input) return std::nullopt;
        return std::get<ui::Presence>(*input).present;
    };
    CHECK(present(SDL_WINDOWEVENT_FOCUS_LOST) == false);
    CHECK(present(SDL_WINDOWEVENT_MINIMIZED) == false);
    CHECK(present(SDL_WINDOWEVENT_HIDDEN) == false);
    CHECK(present(SDL_WINDOWEVENT_FOCUS_GAINED) == true);
    CHECK(present(SDL_WINDOWEVENT_RESTORED) == true);
    CHECK_FALSE(present(SDL_WINDOWEVENT_MOVED));
}

TEST_CASE("typed text comes through as it is", "[events]") {
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    SDL_strlcpy(event.text.text, "火", sizeof event.text.text);
    CHECK(std::get<ui::Typed>(*input_from(event, {1, false})).text == "火");
}
