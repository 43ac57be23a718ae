// The page Keys, used as a player uses it.
#include <string>

#include "app/keys/key_bindings.hpp"
#include "app/keys/key_sets.hpp"
#include "app/player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

/// A player whose keys are the usual ones again afterwards.
struct KeyPlayer : Player {
    explicit KeyPlayer(app::Start start = start_at(four_pairs), ui::Canvas canvas = {1280, 720})
        : Player(std::move(start), canvas) {}
    ~KeyPlayer() { use_keys(KeptList{}, KeptList{}); }
    KeyPlayer(const KeyPlayer&) = delete;
    KeyPlayer& operator=(const KeyPlayer&) = delete;
    KeyPlayer(KeyPlayer&&) = delete;
    KeyPlayer& operator=(KeyPlayer&&) = delete;

    void press_letter(char letter) {
        const int number = letter - 'a';
        input(ui::KeyPress{.key = static_cast<Key>(static_cast<int>(Key::a) + number),
                           .place = 4 + number,
                           .types = static_cast<char32_t>(letter)});
    }
    void press_place(int place, Key key = Key::other) { input(ui::KeyPress{.key = key, .place = place}); }
    /// Opens the dialog that waits for the first or second key of a command.
    void open_slot(Command command, std::size_t slot = 0) {
        if (screen() != "keys") run(Command::keys);
        const ui::Frame frame = app.frame(now);
        const auto index = static_cast<std::uint32_t>(static_cast<std::size_t>(command) * 2 + slot);
        for (const ui::HitArea& hit : frame.hit_areas)
            if (hit.kind == ui::HitArea::Kind::button && hit.id.index == index && hit.id.part == 5) {
                // Keys reach it wherever the page is scrolled to.
                while (app.focus() != hit.id) key(Key::tab);
                key(Key::enter);
                return;
            }
        FAIL("no such slot");
    }
    std::optional<Command> means(char letter) {
        const int number = letter - 'a';
        return command_for({.key = static_cast<Key>(static_cast<int>(Key::a) + number),
                            .place = 4 + number,
                            .types = static_cast<char32_t>(letter)},
                           KeyContext::game);
    }
};

} // namespace

TEST_CASE("a key is chosen by pressing it, and works at once", "[keys]") {
    KeyPlayer player;
    player.open_slot(Command::hint);
    REQUIRE(player.screen() == "press-key");
    player.press_letter('i');
    CHECK(player.screen() == "keys");
    CHECK(player.means('i') == Command::hint);
    CHECK_FALSE(player.means('h'));
    player.key(Key::escape);
    player.press_letter('i');
    CHECK(player.session().hints() == 1);
    CHECK(key_of(Command::hint) == "I");
    CHECK(shows(player.seen(), "I")); // on its button
}

TEST_CASE("while a key is awaited, no key does anything else", "[keys]") {
    KeyPlayer player;
    for (const Key key : {Key::tab, Key::enter, Key::space, Key::f11, Key::up}) {
        player.open_slot(Command::hint);
        player.key(key);
        CHECK_FALSE(player.app.settings().fullscreen);
        if (player.screen() == "press-key") player.press_words("Leave it"); // another command has the key
        CHECK(player.screen() == "keys");
    }
}

TEST_CASE("Escape leaves a key as it is, Delete takes it away", "[keys]") {
    KeyPlayer player;
    player.open_slot(Command::hint);
    player.key(Key::escape);
    CHECK(player.screen() == "keys");
    CHECK(player.means('h') == Command::hint);
    player.open_slot(Command::hint);
    player.key(Key::del);
    CHECK(player.screen() == "keys");
    CHECK_FALSE(player.means('h'));
    CHECK(key_of(Command::hint).empty());
}

TEST_CASE("a key of another command is taken over only on request", "[keys]") {
    KeyPlayer player;
    for (const bool takes : {false, true}) {
        player.open_slot(Command::hint, 1);
        player.press_letter('u');
        REQUIRE(player.screen() == "press-key");
        CHECK(shows(player.seen(), "Undo"));
        player.press_words(takes ? "Take it over" : "Leave it");
        CHECK(player.screen() == "keys");
        CHECK(player.means('u') == (takes ? Command::hint : Command::undo));
    }
    CHECK(player.means('h') == Command::hint);
    CHECK(keys_of(Command::hint) == "H, U");
}

TEST_CASE("modifiers alone and repeats are no key", "[keys]") {
    KeyPlayer player;
    player.open_slot(Command::hint);
    player.press_place(225);
    CHECK(player.screen() == "press-key");
    player.input(ui::KeyPress{.key = Key::k, .place = 14, .types = U'k', .again = true});
    CHECK(player.screen() == "press-key");
    player.input(ui::KeyPress{.key = Key::k, .shift = true, .place = 14, .types = U'k'});
    CHECK(key_of(Command::hint) == "Shift+K");
}

TEST_CASE("a ready set is chosen with one press, and the usual keys come back so, too", "[keys]") {
    KeyPlayer player;
    player.run(Command::keys);
    player.key(Key::tab);
    for (std::size_t set = 1; set < all_key_sets.size(); ++set) {
        player.key(Key::right);
        CHECK(set_of(KeyBindings{player.app.settings().keys}) == all_key_sets.at(set));
    }
    player.key(Key::right);
    CHECK(player.app.settings().keys.empty());
}

TEST_CASE("a board is cleared with the left hand alone", "[keys]") {
    app::Start start = start_at("A A\n");
    start.settings.keys = bindings_of(KeySet::left_hand).stored();
    KeyPlayer player{std::move(start)};
    player.press_letter('a');
    player.press_letter('f');
    player.press_letter('d');
    player.press_place(44, Key::space);
    CHECK(player.session().status() == game::Status::won);
}

TEST_CASE("the keys chosen for the cursor move the focus on pages", "[keys]") {
    app::Start start = start_at(four_pairs);
    start.settings.keys = bindings_of(KeySet::left_hand).stored();
    KeyPlayer player{std::move(start)};
    player.run(Command::settings);
    const ui::Id first = player.app.focus();
    player.press_letter('s');
    CHECK(player.app.focus() != first);
    player.press_letter('w');
    CHECK(player.app.focus() == first);
    player.run(Command::menu); // passes keys to the board, but not these
    player.press_letter('s');
    CHECK(player.screen() == "menu");
}

TEST_CASE("a gamepad's button does on a board what the player chose", "[keys]") {
    KeyPlayer player;
    player.run(Command::keys);
    player.key(Key::right); // to the gamepad
    player.press_words("X");
    REQUIRE(player.screen() == "pad-command");
    player.press_words("Show me");
    CHECK(player.screen() == "keys");
    player.key(Key::escape);
    const ui::KeyPress x{.key = Key::h, .pad = 0, .button = 1};
    player.input(x);
    CHECK(player.screen() == "show-me"); // and no hint
}

TEST_CASE("settings, Accessibility and the page of rules lead to the page of keys", "[keys]") {
    for (const Command page : {Command::settings, Command::accessibility, Command::help}) {
        KeyPlayer player{start_at(four_pairs), {1280, 900}};
        player.run(page);
        if (page == Command::help) player.key(Key::right);
        CHECK(player.spot_of("Keys"));
    }
}
