// Menus, settings, keys, files and drawn layouts.
#include "app/keys/key_sets.hpp"
#include "app/sample_data.hpp"
#include "app/situations/maker.hpp"
#include "support/scratch.hpp"

namespace twoturns::test {

void Situations::open_menus() {
    using app::Command;
    add("menu", dealt({{4, 6}, 6, Gravity::horizontal_out}, "a seed that is long, longer than the menu is wide"))
        .run(Command::menu);
    add("board menu", dealt({{4, 6}, 6, Gravity::horizontal_out}, "a seed that is long, longer than the menu is wide"))
        .run(Command::board_menu);
    add("settings", six_pairs).run(Command::settings);
    {
        Player& player = add("settings, no sound device", six_pairs);
        player.app.notify(app::SoundDevice{false}, player.now);
        player.run(Command::settings);
    }
    {
        Player& player = add("the name of a sound", six_pairs);
        player.set(&app::Settings::captions, true);
        player.click(Cell{1, 1});
    }
    add("look", six_pairs).run(Command::look);
    add("accessibility", six_pairs).run(Command::accessibility);
    {
        Player& player = add("accessibility without a voice", six_pairs);
        player.app.notify(app::SpeechService{false}, player.now);
        player.run(Command::speech);
        player.run(Command::accessibility);
    }
    {
        Player& player = add("a tile magnified", six_pairs);
        player.set(&app::Settings::magnifier, true);
        player.key(ui::Key::right);
    }
    choose_keys();
    use_hands();
    add("help", six_pairs).run(Command::help);
    {
        Player& player = add("help, told something", six_pairs);
        player.run(Command::help);
        player.key(ui::Key::m);
    }
    add("about", six_pairs).run(Command::about);
    add("delete all", six_pairs).run(Command::delete_everything);
    for (const char* seed :
         {"moon", "a seed of many words that somebody has written for somebody else, who will find in it"
                  " what there is to be found"}) {
        Player& player = add(std::string{"seed: "} + seed, six_pairs);
        player.app.answer(1, app::ClipboardText{seed}, player.now);
        player.think();
        REQUIRE(player.screen() == "play-seed");
    }
}

void Situations::choose_keys() {
    using app::Command;
    using ui::Key;
    add("keys", six_pairs).run(Command::keys);
    {
        Player& player = add("keys of the right hand, by place", six_pairs);
        app::Settings settings = player.app.settings();
        settings.keys = app::bindings_of(app::KeySet::right_hand).stored();
        settings.keys_by_place = true;
        player.change(settings);
        player.run(Command::keys);
    }
    {
        Player& player = add("keys of a gamepad", six_pairs);
        player.run(Command::keys);
        player.key(Key::right);
    }
    for (const bool clash : {false, true}) {
        Player& player = add(clash ? "a key of another command" : "a key is awaited", six_pairs);
        player.run(Command::keys);
        for (int i = 0; i < 3; ++i) player.key(Key::tab); // to the first key
        player.key(Key::enter);
        if (clash) player.input(ui::KeyPress{.key = Key::y, .ctrl = true, .place = 28, .types = U'y'});
        REQUIRE(player.screen() == "press-key");
    }
    {
        Player& player = add("a gamepad's button", six_pairs);
        player.run(Command::keys);
        for (const Key key : {Key::right, Key::tab, Key::enter}) player.key(key);
        REQUIRE(player.screen() == "pad-command");
    }
}

void Situations::use_hands() {
    {
        Player& player = add("a highlighted row, buttons at the left", six_pairs);
        app::Settings settings = player.app.settings();
        settings.bar_left = true;
        settings.scan = app::ScanMode::rows;
        player.change(settings);
        player.wait(500);
    }
    Player& player = add("accessibility, with one switch", six_pairs);
    app::Settings settings = player.app.settings();
    settings.scan = app::ScanMode::pairs;
    player.change(settings);
    player.run(app::Command::accessibility);
    player.wait(1);
}

void Situations::open_files() {
    for (const bool in_page : {false, true}) {
        app::Start start = start_at(six_pairs);
        if (in_page) start.page = "https://example.org/play";
        Player& player = add(in_page ? "a link to the game" : "the game as a code", std::move(start));
        player.run(app::Command::send_game);
    }
    using app::Command;
    {
        Player& player = add("save-picture", "A A\n");
        player.make({{1, 1}, {1, 2}});
        player.run(Command::save_picture);
        player.answer<app::ListFolder>(app::FolderListed{player.last<app::ListFolder>()->folder, some_files()});
    }
    for (const Command command : {Command::save_game, Command::open_game, Command::export_history,
                                  Command::save_everything, Command::take_everything}) {
        const std::string name = app::name_of(command);
        for (const bool many : {true, false}) {
            Player& player = add(name + (many ? ", many files" : ", no file"), six_pairs);
            player.run(command);
            const auto files = many ? some_files() : std::vector<platform::FolderEntry>{};
            player.answer<app::ListFolder>(app::FolderListed{player.last<app::ListFolder>()->folder, files});
            if (many) player.input(ui::KeyPress{ui::Key::tab});
            for (int i = 0; many && i < 45; ++i) player.key(ui::Key::down);
        }
        Player& player = add(name + ", refused", six_pairs);
        player.run(command);
        player.answer<app::ListFolder>(
            app::FolderListed{player.last<app::ListFolder>()->folder,
                              Message{"The folder has more than {0} entries: write the file's name.", {"100000"}}});
    }
    Player& player = add("save-game, to be replaced", six_pairs);
    player.run(Command::save_game);
    player.key(ui::Key::enter);
    player.answer<app::WriteFile>(
        app::FileWritten{"x", Message{"There is such a file already. Press again to replace it.", {}}});
}

void Situations::draw() {
    using app::Command;
    {
        Player& player = add("drawing a layout", dealt({{4, 6}, 6, Gravity::down}, "x"));
        player.run(Command::edit_layout);
        player.key(ui::Key::right);
        player.key(ui::Key::three);
        player.wait(200);
    }
    {
        Player& player = add("drawing what cannot be dealt", six_pairs);
        player.run(Command::edit_layout);
        player.press_button("clear");
    }
    {
        Player& player = add("a layout to be replaced", six_pairs);
        player.run(Command::edit_layout);
        player.key(ui::Key::s, true);
        player.type("a layout with a name of some length");
        player.key(ui::Key::enter);
        player.answer<app::WriteLayout>(
            app::FileWritten{"x", Message{"There is such a file already. Press again to replace it.", {}}});
    }
}

} // namespace twoturns::test
