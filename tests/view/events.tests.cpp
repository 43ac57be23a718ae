#include "view/events.hpp"

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::view;
using scene::Key;
using scene::KeyPress;

namespace {

std::optional<KeyPress> press(SDL_Keycode code, int modifiers = KMOD_NONE, bool repeat = false,
                              SDL_Scancode scancode = SDL_SCANCODE_UNKNOWN) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.sym = code;
    event.key.keysym.mod = static_cast<Uint16>(modifiers);
    event.key.keysym.scancode = scancode;
    event.key.repeat = repeat ? 1 : 0;
    const auto input = input_from(event, 1);
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
    for (const SDL_Keycode once : {SDLK_h, SDLK_n, SDLK_p, SDLK_F11, SDLK_ESCAPE, SDLK_SPACE, SDLK_m, SDLK_l, SDLK_t})
        CHECK_FALSE(press(once, KMOD_NONE, true));
}

TEST_CASE("the wheel goes down when it is turned towards the player, also where the system flips it", "[events]") {
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = -2;
    CHECK(std::get<scene::Wheel>(*input_from(event, 1)).notches == 2);
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED;
    CHECK(std::get<scene::Wheel>(*input_from(event, 1)).notches == -2);
}

TEST_CASE("points of the window become pixels of the canvas", "[events]") {
    SDL_Event event{};
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = SDL_BUTTON_RIGHT;
    event.button.x = 100;
    event.button.y = 50;
    const auto input = input_from(event, 2);
    REQUIRE(input);
    CHECK(std::get<scene::Press>(*input).at == scene::Point{200, 100});
    CHECK(std::get<scene::Press>(*input).button == scene::Button::right);
    event.button.button = SDL_BUTTON_MIDDLE;
    CHECK_FALSE(input_from(event, 1));
    event.type = SDL_MOUSEMOTION;
    event.motion.x = 7;
    event.motion.y = 9;
    CHECK(std::get<scene::Hover>(*input_from(event, 3)).at == scene::Point{21, 27});
}

TEST_CASE("the window tells when nobody looks", "[events]") {
    const auto present = [](Uint8 what) -> std::optional<bool> {
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.event = what;
        const auto input = input_from(event, 1);
        if (!input) return std::nullopt;
        return std::get<scene::Presence>(*input).present;
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
    CHECK(std::get<scene::Typed>(*input_from(event, 1)).text == "火");
}
