#include "view/window/events.hpp"

#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "view/quiet.hpp"
#include "view/sdl.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::view;
using ui::Key;
using ui::KeyPress;

namespace {

std::optional<KeyPress> press(SDL_Keycode code, int modifiers = KMOD_NONE, bool repeat = false,
                              SDL_Scancode scancode = SDL_SCANCODE_UNKNOWN, Surroundings around = {}) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.sym = code;
    event.key.keysym.mod = static_cast<Uint16>(modifiers);
    event.key.keysym.scancode = scancode;
    event.key.repeat = repeat ? 1 : 0;
    const auto input = input_from(event, around);
    if (!input) return std::nullopt;
    return std::get<KeyPress>(*input);
}

/// A country's keyboard as SDL reports it: what the keys of four rows type without modifiers, starting left of 1, at Q,
/// A and Z.
class Keyboard {
public:
    explicit Keyboard(const std::array<std::u32string, 4>& rows) {
        constexpr std::array<std::array<SDL_Scancode, 12>, 4> places{
            {{SDL_SCANCODE_1, SDL_SCANCODE_2, SDL_SCANCODE_3, SDL_SCANCODE_4, SDL_SCANCODE_5, SDL_SCANCODE_6,
              SDL_SCANCODE_7, SDL_SCANCODE_8, SDL_SCANCODE_9, SDL_SCANCODE_0, SDL_SCANCODE_MINUS, SDL_SCANCODE_EQUALS},
             {SDL_SCANCODE_Q, SDL_SCANCODE_W, SDL_SCANCODE_E, SDL_SCANCODE_R, SDL_SCANCODE_T, SDL_SCANCODE_Y,
              SDL_SCANCODE_U, SDL_SCANCODE_I, SDL_SCANCODE_O, SDL_SCANCODE_P, SDL_SCANCODE_LEFTBRACKET,
              SDL_SCANCODE_RIGHTBRACKET},
             {SDL_SCANCODE_A, SDL_SCANCODE_S, SDL_SCANCODE_D, SDL_SCANCODE_F, SDL_SCANCODE_G, SDL_SCANCODE_H,
              SDL_SCANCODE_J, SDL_SCANCODE_K, SDL_SCANCODE_L, SDL_SCANCODE_SEMICOLON, SDL_SCANCODE_APOSTROPHE},
             {SDL_SCANCODE_Z, SDL_SCANCODE_X, SDL_SCANCODE_C, SDL_SCANCODE_V, SDL_SCANCODE_B, SDL_SCANCODE_N,
              SDL_SCANCODE_M, SDL_SCANCODE_COMMA, SDL_SCANCODE_PERIOD, SDL_SCANCODE_SLASH}}};
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t i = 0; i < rows[row].size(); ++i)
                types_[places[row][i]] = static_cast<SDL_Keycode>(rows[row][i]);
    }
    [[nodiscard]] KeyPress press(SDL_Scancode place, int modifiers = KMOD_NONE) const {
        return *::press(typed_at(place), modifiers, false, place,
                        {.typed_at = [this](SDL_Scancode at) { return typed_at(at); }});
    }
    /// Presses the key that types this letter without modifiers.
    [[nodiscard]] KeyPress press_printed(char letter, int modifiers = KMOD_NONE) const {
        for (const auto& [place, code] : types_)
            if (code == letter) return press(place, modifiers);
        return {};
    }

private:
    [[nodiscard]] SDL_Keycode typed_at(SDL_Scancode place) const {
        const auto found = types_.find(place);
        return found == types_.end() ? SDLK_UNKNOWN : found->second;
    }
    std::map<SDL_Scancode, SDL_Keycode> types_;
};

const Keyboard us{{U"1234567890-=", U"qwertyuiop[]", U"asdfghjkl;'", U"zxcvbnm,./"}};
const Keyboard fr{{U"&é\"'(-è_çà)=", U"azertyuiop^$", U"qsdfghjklmù", U"wxcvbn,;:!"}};
const Keyboard de{{U"1234567890ß´", U"qwertzuiopü+", U"asdfghjklöä", U"yxcvbnm,.-"}};
const Keyboard es{{U"1234567890'¡", U"qwertyuiop`+", U"asdfghjklñ´", U"zxcvbnm,.-"}};
const Keyboard ru{{U"1234567890-=", U"йцукенгшщзхъ", U"фывапролджэ", U"ячсмитьбю."}};
const Keyboard dvorak{{U"1234567890[]", U"',.pyfgcrl/=", U"aoeuidhtns-", U";qjkxbmwvz"}};
const Keyboard il{{U"1234567890-=", U"/'קראטוןםפ][", U"שדגכעיחלךף,", U"זסבהנמצתץ."}};
const Keyboard gr{{U"1234567890-=", U";ςερτυθιοπ[]", U"ασδφγηξκλ´'", U"ζχψωβνμ,./"}};
const Keyboard jp{{U"1234567890-^", U"qwertyuiop@[", U"asdfghjkl;:", U"zxcvbnm,./"}};
const Keyboard cz{{U"+ěščřžýáíé=´", U"qwertzuiopú)", U"asdfghjklů§", U"yxcvbnm,.-"}};
const Keyboard sk{{U"+ľščťžýáíé=´", U"qwertzuiopúä", U"asdfghjklô§", U"yxcvbnm,.-"}};
const Keyboard hu{{U"123456789öüó", U"qwertzuiopőú", U"asdfghjkléá", U"yxcvbnm,.-"}};
const Keyboard ca{{U"1234567890-=", U"qwertyuiop^¸", U"asdfghjkl;`", U"zxcvbnm,.é"}};
const Keyboard is{{U"1234567890ö-", U"qwertyuiopð'", U"asdfghjklæ´", U"zxcvbnm,.þ"}};
const Keyboard bg{{U"1234567890-.", U",уеишщксдзц;", U"ьяаожгтнвмч", U"юйъэфхпрлб"}};
const Keyboard az{{U"1234567890-=", U"qüertyuiopöğ", U"asdfghjklıə", U"zxcvbnmçş."}};
const Keyboard ara{{U"1234567890-=", U"ضصثقفغعهخحجد", U"شسيبلاتنمكط", U"ئءؤرلىةوزظ"}};
const std::array keyboards{&us, &fr, &de, &es, &ru, &dvorak, &il, &gr, &jp};

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

TEST_CASE("keys say where they are and what they type, for players who choose their keys", "[events]") {
    const auto told = [](SDL_Keycode code, SDL_Scancode place) { return *press(code, KMOD_NONE, false, place); };
    CHECK(told(SDLK_h, SDL_SCANCODE_H).place == SDL_SCANCODE_H);
    CHECK(told(SDLK_h, SDL_SCANCODE_H).types == U'h');
    CHECK(ru.press(SDL_SCANCODE_H).types == U'р');
    CHECK(told(SDLK_SPACE, SDL_SCANCODE_SPACE).types == U' ');
    CHECK(told(SDLK_F5, SDL_SCANCODE_F5).place == SDL_SCANCODE_F5);
    for (const auto& [code, place] :
         {std::pair{SDLK_F5, SDL_SCANCODE_F5}, std::pair{SDLK_KP_7, SDL_SCANCODE_KP_7},
          std::pair{SDLK_RETURN, SDL_SCANCODE_RETURN}, std::pair{SDLK_DELETE, SDL_SCANCODE_DELETE}})
        CHECK(told(static_cast<SDL_Keycode>(code), place).types == 0);
    CHECK(press(SDLK_LEFT, KMOD_NONE, true)->again);
    CHECK_FALSE(press(SDLK_LEFT)->again);
}

TEST_CASE("digits and the letters that move the cursor lie in the same place on every keyboard", "[events][keyboard]") {
    for (const Keyboard* keyboard : keyboards) {
        CHECK(keyboard->press(SDL_SCANCODE_W) == KeyPress{.key = Key::w});
        CHECK(keyboard->press(SDL_SCANCODE_A) == KeyPress{.key = Key::a});
        CHECK(keyboard->press(SDL_SCANCODE_S) == KeyPress{.key = Key::s});
        CHECK(keyboard->press(SDL_SCANCODE_D) == KeyPress{.key = Key::d});
        CHECK(keyboard->press(SDL_SCANCODE_0) == KeyPress{.key = Key::zero});
        CHECK(keyboard->press(SDL_SCANCODE_2) == KeyPress{.key = Key::two});
    }
    CHECK(fr.press(SDL_SCANCODE_2, KMOD_LSHIFT) == KeyPress{.key = Key::two}); // this key types 2
    CHECK(us.press(SDL_SCANCODE_2, KMOD_LSHIFT) != KeyPress{.key = Key::two});
    CHECK(fr.press_printed('w').key == Key::other);
    CHECK(dvorak.press_printed('d').key == Key::other);
}

TEST_CASE("letters that name a command are those that are printed", "[events][keyboard]") {
    for (const Keyboard* keyboard : {&us, &fr, &de, &es, &dvorak, &jp}) {
        for (const char letter : {'h', 'u', 'n', 'p', 'k', 'm', 'x'})
            CHECK(keyboard->press_printed(letter).key == static_cast<Key>(static_cast<int>(Key::a) + (letter - 'a')));
        for (const char letter : {'z', 'y', 'q', 's', 'a', 'c', 'v', 'o'})
            CHECK(keyboard->press_printed(letter, KMOD_LCTRL) ==
                  KeyPress{.key = static_cast<Key>(static_cast<int>(Key::a) + (letter - 'a')), .ctrl = true});
    }
    CHECK(dvorak.press(SDL_SCANCODE_Q, KMOD_LCTRL).key == Key::other); // it types punctuation, and Q is elsewhere
}

TEST_CASE("a letter on a key that moves the cursor is found in its own place, where that types a sign",
          "[events][keyboard]") {
    CHECK(dvorak.press_printed('e').key == Key::d); // moves right
    CHECK(dvorak.press(SDL_SCANCODE_E) == KeyPress{.key = Key::e});
    CHECK(dvorak.press(SDL_SCANCODE_E, KMOD_LCTRL).key == Key::other);
    CHECK(dvorak.press_printed('e', KMOD_LCTRL) == KeyPress{.key = Key::e, .ctrl = true});
    CHECK(dvorak.press(SDL_SCANCODE_Q).key == Key::other);
    CHECK(fr.press(SDL_SCANCODE_Z).key == Key::other); // it types W
}

TEST_CASE("a letter that no key types goes by its place", "[events][keyboard]") {
    for (const Keyboard* keyboard : {&ru, &il, &gr}) {
        CHECK(keyboard->press(SDL_SCANCODE_H) == KeyPress{.key = Key::h});
        CHECK(keyboard->press(SDL_SCANCODE_Q, KMOD_LCTRL) == KeyPress{.key = Key::q, .ctrl = true});
        CHECK(keyboard->press(SDL_SCANCODE_Z, KMOD_LCTRL) == KeyPress{.key = Key::z, .ctrl = true});
    }
}

TEST_CASE("a question mark opens the help wherever it is typed", "[events][keyboard]") {
    const std::vector<std::pair<const Keyboard*, SDL_Scancode>> places{
        {&us, SDL_SCANCODE_SLASH}, {&fr, SDL_SCANCODE_M},
        {&de, SDL_SCANCODE_MINUS}, {&es, SDL_SCANCODE_MINUS},
        {&ru, SDL_SCANCODE_7},     {&dvorak, SDL_SCANCODE_LEFTBRACKET},
        {&il, SDL_SCANCODE_SLASH}, {&gr, SDL_SCANCODE_SLASH},
        {&jp, SDL_SCANCODE_SLASH}, {&cz, SDL_SCANCODE_COMMA},
        {&sk, SDL_SCANCODE_COMMA}, {&hu, SDL_SCANCODE_COMMA},
        {&ca, SDL_SCANCODE_6},     {&is, SDL_SCANCODE_RIGHTBRACKET},
        {&bg, SDL_SCANCODE_2},     {&az, SDL_SCANCODE_7},
        {&ara, SDL_SCANCODE_SLASH}};
    for (const auto& [keyboard, place] : places) {
        for (int other = SDL_SCANCODE_A; other <= SDL_SCANCODE_SLASH; ++other)
            CHECK((keyboard->press(static_cast<SDL_Scancode>(other), KMOD_RSHIFT).key == Key::question) ==
                  (other == place));
        CHECK(keyboard->press(place).key != Key::question);
    }
}

TEST_CASE("the keypad moves the cursor and picks, whatever Num Lock says", "[events][keyboard]") {
    for (const int lock : {KMOD_NONE, KMOD_NUM}) {
        CHECK(press(SDLK_KP_8, lock)->key == Key::up);
        CHECK(press(SDLK_KP_4, lock)->key == Key::left);
        CHECK(press(SDLK_KP_6, lock)->key == Key::right);
        CHECK(press(SDLK_KP_2, lock)->key == Key::down);
        CHECK(press(SDLK_KP_5, lock)->key == Key::space);
        CHECK(press(SDLK_KP_ENTER, lock)->key == Key::enter);
        CHECK(press(SDLK_KP_PLUS, lock)->key == Key::plus);
        CHECK(press(SDLK_KP_MINUS, lock)->key == Key::minus);
        CHECK(press(SDLK_KP_0, lock)->key == Key::zero);
        CHECK(press(SDLK_KP_2, lock, true));
    }
    // In a text it types digits, or moves through the text.
    CHECK(press(SDLK_KP_4, KMOD_NUM, false, SDL_SCANCODE_KP_4, {.takes_text = true})->key == Key::other);
    CHECK(press(SDLK_KP_4, KMOD_NONE, false, SDL_SCANCODE_KP_4, {.takes_text = true})->key == Key::left);
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
        return press(code, modifiers, true, SDL_SCANCODE_UNKNOWN, {.takes_text = true}).has_value();
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
    CHECK(press(SDLK_3)->key == Key::three);
    CHECK(press(SDLK_0)->key == Key::zero);
    CHECK(press(SDLK_KP_0)->key == Key::zero);
}

TEST_CASE("the wheel goes down when it is turned towards the player, also where the system flips it", "[events]") {
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = -2;
    CHECK(std::get<ui::Wheel>(*input_from(event, {})).notches == 2);
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED;
    CHECK(std::get<ui::Wheel>(*input_from(event, {})).notches == -2);
    event.wheel.preciseY = -0.25F; // a touch pad
    CHECK(std::get<ui::Wheel>(*input_from(event, {})).notches == -0.25F);
    CHECK_FALSE(std::get<ui::Wheel>(*input_from(event, {})).ctrl);
    SDL_SetModState(KMOD_LCTRL);
    CHECK(std::get<ui::Wheel>(*input_from(event, {})).ctrl);
    SDL_SetModState(KMOD_NONE);
}

TEST_CASE("a double click is counted", "[events]") {
    SDL_Event event{};
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = SDL_BUTTON_LEFT;
    event.button.clicks = 2;
    CHECK(std::get<ui::Press>(*input_from(event, {})).clicks == 2);
}

namespace {

SDL_Event finger(Uint32 type, SDL_FingerID id, float x, float y) {
    SDL_Event event{};
    event.type = type;
    event.tfinger.touchId = 1;
    event.tfinger.fingerId = id;
    event.tfinger.x = x;
    event.tfinger.y = y;
    return event;
}

} // namespace

TEST_CASE("one finger touches where it is in the window", "[events][touch]") {
    quiet_sdl();
    const Libraries sdl{SDL_INIT_VIDEO}; // tracks what is touched
    Fingers fingers;
    const auto touch = [&](Uint32 type, float x, float y) {
        return std::get<ui::Touch>(*fingers.take(finger(type, 7, x, y), {800, 400}));
    };
    CHECK(touch(SDL_FINGERDOWN, 0.5F, 0.25F).at == ui::Point{400, 100});
    CHECK(touch(SDL_FINGERMOTION, 0.25F, 0.5F).at == ui::Point{200, 200});
    CHECK(touch(SDL_FINGERUP, 0.25F, 0.5F).phase == ui::Touch::Phase::up);
    CHECK_FALSE(fingers.take(finger(SDL_FINGERMOTION, 7, 0, 0), {800, 400})); // it was lifted
}

TEST_CASE("two fingers zoom by how far they go apart and move what is under them", "[events][touch]") {
    quiet_sdl();
    const Libraries sdl{SDL_INIT_VIDEO};
    Fingers fingers;
    const auto take = [&](Uint32 type, SDL_FingerID id, float x, float y) {
        return fingers.take(finger(type, id, x, y), {800, 400});
    };
    REQUIRE(take(SDL_FINGERDOWN, 1, 0.25F, 0.5F));
    CHECK(std::get<ui::Touch>(*take(SDL_FINGERDOWN, 2, 0.5F, 0.5F)).phase == ui::Touch::Phase::joined);
    const auto pinch = std::get<ui::Pinch>(*take(SDL_FINGERMOTION, 2, 0.625F, 0.5F));
    CHECK(pinch.centre == ui::Point{350, 200});
    CHECK(pinch.scale == 1.5F);
    CHECK(pinch.moved == ui::Point{50, 0});
    CHECK(std::get<ui::Pinch>(*take(SDL_FINGERMOTION, 2, 0.25F, 0.5F)).scale > 0); // on top of each other
    CHECK_FALSE(take(SDL_FINGERUP, 1, 0.25F, 0.5F));                               // the other one is still there
    REQUIRE(take(SDL_FINGERDOWN, 1, 0.25F, 0.5F));
    REQUIRE(take(SDL_FINGERDOWN, 3, 0.75F, 0.5F));
    CHECK_FALSE(take(SDL_FINGERMOTION, 3, 0.8F, 0.5F)); // three fingers have no meaning
}

TEST_CASE("a click that imitates a finger is none", "[events][touch]") {
    SDL_Event event{};
    event.type = SDL_MOUSEBUTTONDOWN;
    CHECK_FALSE(imitates_mouse(event));
    event.button.which = SDL_TOUCH_MOUSEID;
    CHECK(imitates_mouse(event));
    event = {};
    event.type = SDL_MOUSEMOTION;
    event.motion.which = SDL_TOUCH_MOUSEID;
    CHECK(imitates_mouse(event));
}

TEST_CASE("what an input method shows before it is settled comes with its cursor in bytes", "[events]") {
    SDL_Event event{};
    event.type = SDL_TEXTEDITING;
    SDL_strlcpy(event.edit.text, "a火b", sizeof event.edit.text);
    event.edit.start = 2;
    auto composed = std::get<ui::Composed>(*input_from(event, {.takes_text = true}));
    CHECK(composed.text == "a火b");
    CHECK(composed.cursor == 4);
    event.edit.start = 99;
    CHECK(std::get<ui::Composed>(*input_from(event, {.takes_text = true})).cursor == 5);
    std::string text = "火花";
    event = {};
    event.type = SDL_TEXTEDITING_EXT;
    event.editExt.text = text.data();
    event.editExt.start = 1;
    composed = std::get<ui::Composed>(*input_from(event, {.takes_text = true}));
    CHECK(composed.text == text);
    CHECK(composed.cursor == 3);
}

TEST_CASE("a pointer that leaves the window is on nothing", "[events]") {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_LEAVE;
    CHECK(std::get<ui::Hover>(*input_from(event, {})).at.x < 0);
}

TEST_CASE("points of the window become pixels of the canvas", "[events]") {
    SDL_Event event{};
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = SDL_BUTTON_RIGHT;
    event.button.x = 100;
    event.button.y = 50;
    const auto input = input_from(event, {.scale = 2});
    REQUIRE(input);
    CHECK(std::get<ui::Press>(*input).at == ui::Point{200, 100});
    CHECK(std::get<ui::Press>(*input).button == ui::MouseButton::right);
    event.button.button = SDL_BUTTON_MIDDLE;
    CHECK(std::get<ui::Press>(*input_from(event, {})).button == ui::MouseButton::middle);
    event.button.button = SDL_BUTTON_X1;
    CHECK_FALSE(input_from(event, {}));
    event.type = SDL_MOUSEBUTTONUP;
    CHECK_FALSE(input_from(event, {}));
    event.button.button = SDL_BUTTON_LEFT;
    CHECK(std::get<ui::Release>(*input_from(event, {.scale = 2})).at == ui::Point{200, 100});
    event.type = SDL_MOUSEMOTION;
    event.motion.x = 7;
    event.motion.y = 9;
    CHECK(std::get<ui::Hover>(*input_from(event, {.scale = 3})).at == ui::Point{21, 27});
}

TEST_CASE("the window tells when nobody looks", "[events]") {
    const auto present = [](Uint8 what) -> std::optional<bool> {
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.event = what;
        const auto input = input_from(event, {});
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
    CHECK(std::get<ui::Typed>(*input_from(event, {})).text == "火");
}
