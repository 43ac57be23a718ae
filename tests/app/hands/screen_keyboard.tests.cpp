// The keyboard on the screen: its pages of keys, and typing with fingers and gamepads.
#include "app/hands/screen_keyboard.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "app/finger.hpp"
#include "app/new_game/chosen.hpp"
#include "platform/translation.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::HitArea;
using ui::Key;
using ui::KeyPress;

namespace {

/// Returns where the first text field of the screen is.
ui::Point field_of(const Player& player) {
    const ui::Frame frame = player.app.frame(player.now);
    const auto hit = std::find_if(frame.hit_areas.begin(), frame.hit_areas.end(),
                                  [](const HitArea& one) { return one.kind == HitArea::Kind::field; });
    REQUIRE(hit != frame.hit_areas.end());
    return player.on_screen(hit->rect).centre();
}

/// Returns where the key with these words, or this icon, is.
ui::Point key_of(const Player& player, const std::string& face) {
    const auto frame = player.app.keyboard_frame();
    REQUIRE(frame);
    for (const HitArea& hit : frame->hit_areas) {
        const auto* button = hit.element == nullptr ? nullptr : std::get_if<ui::Button>(&hit.element->what);
        if (button != nullptr && (button->words == face || button->icon == face)) return hit.rect.centre();
    }
    CAPTURE(face);
    FAIL("no such key");
    return {};
}

Player at_a_field(ui::Canvas canvas, bool system_keyboard = false) {
    Start start = start_at(four_pairs);
    start.system_keyboard = system_keyboard;
    Player player{std::move(start), canvas};
    player.run(Command::save_game);
    player.wait(600);
    return player;
}

} // namespace

TEST_CASE("every language's keyboard has its letters, the Latin ones and the digits", "[keyboard]") {
    for (const auto& language : platform::languages()) {
        const auto pages = key_pages(std::string{language.code});
        CAPTURE(std::string(language.code));
        std::set<std::string> all;
        std::set<std::string> labels;
        for (const KeyPage& page : pages) {
            labels.insert(page.label);
            CHECK(page.keys.size() <= 40); // fit a telephone
            for (const std::string& key : page.keys) CHECK(all.insert(key).second);
        }
        CHECK(labels.size() == pages.size());
        for (char c = 'a'; c <= 'z'; ++c) CHECK(all.contains(std::string(1, c)));
        for (char c = '0'; c <= '9'; ++c) CHECK(all.contains(std::string(1, c)));
    }
    CHECK(key_pages("ru").front().keys.front() == "а");
    CHECK(key_pages("ar").front().keys.front() == "ا");
    CHECK(key_pages("ja").front().keys.front() == "あ");
}

TEST_CASE("a capital is for one letter, in every alphabet that has them", "[keyboard]") {
    struct Example {
        const char* language;
        const char* letter;
        const char* capital;
    };
    for (const auto& [language, letter, capital] :
         {Example{"en", "m", "M"}, Example{"de", "ö", "Ö"}, Example{"pl", "ł", "Ł"}, Example{"pl", "ż", "Ż"},
          Example{"ru", "я", "Я"}, Example{"ru", "ё", "Ё"}, Example{"vi", "ơ", "Ơ"}, Example{"vi", "đ", "Đ"}}) {
        ScreenKeyboard keyboard{language, false};
        const auto& keys = keyboard.page().keys;
        const auto at = std::find(keys.begin(), keys.end(), letter) - keys.begin();
        REQUIRE(at < static_cast<std::ptrdiff_t>(keys.size()));
        ui::Id key = ScreenKeyboard::first_key();
        key.index = static_cast<std::uint32_t>(at);
        const auto typed = [&] { return std::get<ui::Typed>(std::get<ui::Input>(keyboard.press(key))).text; };
        CHECK(typed() == letter);
        ui::Id shift = key; // the key of capitals follows that of pages
        shift = {key.part + 2, 0};
        CHECK(std::holds_alternative<std::monostate>(keyboard.press(shift)));
        CHECK(keyboard.capitals());
        CHECK(typed() == capital);
        CHECK(typed() == letter);
    }
}

TEST_CASE("a finger on a text field opens the keyboard, which types, deletes and goes", "[keyboard][touch]") {
    for (const ui::Canvas canvas : {ui::Canvas{390, 844}, {360, 640}, {844, 390}, {1280, 720}}) {
        CAPTURE(canvas.width, canvas.height);
        Player player = at_a_field(canvas);
        CHECK_FALSE(player.app.keyboard_frame());
        tap_once(player, field_of(player));
        REQUIRE(player.app.keyboard_frame());
        const ui::Frame frame = *player.app.keyboard_frame();
        float top = static_cast<float>(canvas.height);
        for (const HitArea& hit : frame.hit_areas) {
            if (hit.kind != HitArea::Kind::button) continue;
            CHECK(hit.rect.w >= 43.5F);
            CHECK(hit.rect.h >= 43.5F);
            CHECK(hit.rect.x >= 0);
            CHECK(hit.rect.right() <= static_cast<float>(canvas.width));
            CHECK(hit.rect.bottom() <= static_cast<float>(canvas.height));
            top = std::min(top, hit.rect.y);
        }
        CHECK(field_of(player).y < top); // the field stays in sight
        player.key(Key::a, true);        // as a keyboard that is there closes it
        CHECK_FALSE(player.app.keyboard_frame());
        tap_once(player, field_of(player));
        const auto has = [&](const std::string& text) { return player.field().find(text) != std::string::npos; };
        for (const char* const key : {"c", "a", "t"}) tap_once(player, key_of(player, key)); // where the finger was
        CHECK(has("cat"));
        tap_once(player, key_of(player, "erase"));
        CHECK(has("ca"));
        CHECK_FALSE(has("cat"));
        tap_once(player, key_of(player, "capital"));
        tap_once(player, key_of(player, "R"));
        tap_once(player, key_of(player, platform::trc("key of a keyboard", "Space")));
        tap_once(player, key_of(player, "123"));
        tap_once(player, key_of(player, "7"));
        CHECK(has("caR 7"));
        tap_once(player, key_of(player, "check"));
        CHECK_FALSE(player.app.keyboard_frame());
        CHECK(player.screen() == "file");
    }
}

TEST_CASE("a mouse opens no keyboard, nor a finger where the system has one", "[keyboard]") {
    Player mouse = at_a_field({800, 600});
    mouse.click(field_of(mouse));
    CHECK_FALSE(mouse.app.keyboard_frame());
    Player telephone = at_a_field({390, 844}, true);
    tap_once(telephone, field_of(telephone));
    CHECK_FALSE(telephone.app.keyboard_frame());
}

TEST_CASE("a gamepad opens the keyboard at a field, moves on it, types and leaves", "[keyboard][pads]") {
    Player player = at_a_field({1280, 720});
    player.click(field_of(player));
    const std::string before = player.field();
    const auto pad = [&](Key key) { player.input(KeyPress{.key = key, .pad = 0}); };
    pad(Key::enter);
    REQUIRE(player.app.keyboard_frame());
    CHECK(player.screen() == "file");
    pad(Key::right);
    pad(Key::enter);
    CHECK(player.field().size() == before.size() + 1);
    CHECK(player.field().find('b') != std::string::npos);
    pad(Key::escape);
    CHECK_FALSE(player.app.keyboard_frame());
    CHECK(player.screen() == "file");
    pad(Key::escape);
    CHECK(player.screen() == "none");
}

TEST_CASE("the keyboard goes with its screen", "[keyboard]") {
    Player player = at_a_field({390, 844});
    tap_once(player, field_of(player));
    REQUIRE(player.app.keyboard_frame());
    player.run(Command::back);
    CHECK_FALSE(player.app.keyboard_frame());
}

TEST_CASE("a telephone's Back closes the keyboard before its page", "[keyboard]") {
    Player player = at_a_field({390, 844});
    const std::string page = player.screen();
    tap_once(player, field_of(player));
    REQUIRE(player.app.keyboard_frame());
    player.app.go_back(player.now);
    CHECK_FALSE(player.app.keyboard_frame());
    CHECK(player.screen() == page);
    player.app.go_back(player.now);
    CHECK(player.screen() == "none");
}

TEST_CASE("one tap on the seed of a new game opens the keyboard for it", "[keyboard]") {
    Player player{dealt({{8, 8}, 16, Gravity::none, BoardLayout{}, 1}, "old"), {780, 1688, 2}};
    player.run(Command::new_game);
    player.wait(600);
    const auto tap_words = [&](const std::string& words) {
        CAPTURE(words);
        player.input(ui::Pinch{{390, 1000}, 1, {0, -3000}}); // a finger moves to the end of the page
        const auto hit = player.spot_of(words);
        REQUIRE(hit);
        tap_once(player, player.on_screen(hit->rect).centre());
    };
    if (!player.spot_of("Fewer choices")) tap_words("More choices");
    tap_words(choice_of(player).substr(choice_of(player).rfind('.') + 1));
    REQUIRE(player.app.keyboard_frame());
    tap_once(player, key_of(player, "q"));
    CHECK(choice_of(player).ends_with(".q"));
}
