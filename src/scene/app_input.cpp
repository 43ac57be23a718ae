// What App does with the mouse, the keys and the commands they stand for.
#include <utility>

#include "scene/app.hpp"
#include "scene/compose.hpp"
#include "scene/menu.hpp"

namespace twoturns::scene {

void App::on(const KeyPress& key, Time now) {
    if (ui_.panel == Panel::new_game) return key_in_form(key, now);
    if (ui_.panel == Panel::games) return key_in_games(key, now);
    if (ui_.panel == Panel::replay) return key_in_replay(key, now);
    if (ui_.panel == Panel::file) return key_in_file(key, now);
    if (!rows_of(ui_.panel).empty()) return key_in_menu(key, now);
    if (const auto command = command_for(key, game_.session.status() == game::Status::stuck)) {
        // With the key list open every command still works, and closes it.
        if (ui_.panel == Panel::help && *command != Command::back && *command != Command::help) open(Panel::none, now);
        run(*command, now);
    }
}

void App::on(const Press& press, Time now) {
    ui_.pointer = press.at;
    if (press.button == Button::left) {
        if (const auto target = compose(now).target_at(press.at)) {
            if (const auto* command = std::get_if<Command>(&*target)) run(*command, now);
            if (const auto* part = std::get_if<FormPress>(&*target)) this->press(*part, now);
            if (const auto* part = std::get_if<FilePress>(&*target)) this->press(*part, now);
            if (const auto* part = std::get_if<GamesPress>(&*target)) this->press(*part, now);
            if (const auto* part = std::get_if<ReplayPress>(&*target)) this->press(*part, press.at, now);
            return;
        }
    }
    if (ui_.panel == Panel::replay) return;                      // its board is only looked at
    if (ui_.panel != Panel::none) return open(Panel::none, now); // a click beside a panel closes it
    const auto cell = layout().cell_at(press.at);
    if (!cell || game_.session.paused()) {
        ui_.lit.reset();
        return;
    }
    ui_.cursor.reset();
    if (press.button == Button::right) return light(*cell);
    const int tiles = game_.session.board().tiles();
    click(*cell, now);
    // Not where a pair has just gone: what slides into its place was never pressed.
    if (game_.session.board().is_tile(*cell) && game_.session.board().tiles() == tiles) hold_ = Hold{*cell, now};
}

void App::on(const Release& /*release*/, Time /*now*/) { hold_.reset(); }

void App::on(const Hover& hover, Time /*now*/) {
    ui_.pointer = hover.at;
    if (hold_ && layout().cell_at(hover.at) != hold_->cell) hold_.reset();
}

void App::on(const Typed& typed, Time /*now*/) {
    if (ui_.panel == Panel::new_game) ui_.form.type(typed.text);
    if (ui_.panel == Panel::file) ui_.file.type(typed.text);
}

void App::on(const Presence& presence, Time now) {
    present_ = presence.present;
    attend(now);
    if (!presence.present) hold_.reset();
}

/// The clock runs while the board itself is in front of the player.
void App::attend(Time now) { act(game::Attend{present_ && ui_.panel == Panel::none}, now); }

void App::end_hold() {
    const Cell cell = std::exchange(hold_, std::nullopt)->cell;
    if (game_.session.board().is_tile(cell)) light(cell);
}

// Commands --------------------------------------------------------------------------------------

void App::run(Command command, Time now) {
    switch (command) {
    case Command::hint: return ask_hint(now, game::HintTrust::proven);
    case Command::rewind: return act(game::Rewind{}, now);
    case Command::undo: return act(game::Undo{}, now);
    case Command::redo: return act(game::Redo{}, now);
    case Command::restart:
        open(Panel::none, now);
        // What was cleared stays so in the history: this is a game of its own.
        if (session().status() == game::Status::won)
            return install(game::new_game(game_.origin, game_.start, key_from(chance_), ++games_ << 32U), now);
        return act(game::Restart{}, now);
    case Command::reshuffle: return start_reshuffle(now);
    case Command::pause: open(Panel::none, now); return act(game::Pause{}, now);
    case Command::new_game: ui_.form = NewGameForm{game_.origin.id.params}; return open(Panel::new_game, now);
    case Command::menu: return open(Panel::menu, now);
    case Command::games: return ui_.panel == Panel::games ? open(Panel::none, now) : show_games(now);
    case Command::help: return open(ui_.panel == Panel::help ? Panel::none : Panel::help, now);
    case Command::fullscreen:
        ui_.settings.fullscreen = !ui_.settings.fullscreen;
        requests_.emplace_back(ToggleFullscreen{});
        return;
    case Command::mute: ui_.settings.sound = !ui_.settings.sound; return;
    case Command::clock: ui_.settings.clock = !ui_.settings.clock; return;
    case Command::theme: ui_.settings.dark = !ui_.settings.dark; return;
    case Command::motion: ui_.settings.motion = !ui_.settings.motion; return;
    case Command::judge: ui_.settings.judge = !ui_.settings.judge; return;
    case Command::hint_steps: ui_.settings.hint_steps = !ui_.settings.hint_steps; return;
    case Command::quit: return quit(now);
    case Command::save_unsaved: return ask_file(FilePurpose::save_game, now);
    case Command::try_again: return ask_to_write_all(now);
    case Command::quit_unsaved: requests_.emplace_back(Quit{}); return;
    case Command::stay: return open(Panel::none, now);
    case Command::settings: return open(Panel::settings, now);
    case Command::save_game: return ask_file(FilePurpose::save_game, now);
    case Command::open_game: return ask_file(FilePurpose::open_game, now);
    case Command::export_history: return ask_file(FilePurpose::export_history, now);
    case Command::forget_everything: return ask_to_forget();
    case Command::copy_id: return copy_id(now);
    case Command::paste_id: requests_.emplace_back(PasteText{}); return;
    case Command::back: return go_back(now);
    case Command::cursor_up: return move_cursor(-1, 0);
    case Command::cursor_down: return move_cursor(1, 0);
    case Command::cursor_left: return move_cursor(0, -1);
    case Command::cursor_right: return move_cursor(0, 1);
    case Command::pick:
        if (game_.session.paused()) return act(game::Pause{}, now);
        if (ui_.cursor) return click(*ui_.cursor, now);
        return move_cursor(0, 0);
    case Command::next_equal: return jump(1);
    case Command::previous_equal: return jump(-1);
    }
}

void App::go_back(Time now) {
    if (ui_.panel == Panel::settings) return open(Panel::menu, now);
    if (ui_.panel == Panel::replay) return open(Panel::games, now); // where it was chosen
    if (saves_before_leaving()) return open(Panel::leave, now);
    if (ui_.panel != Panel::none) return open(Panel::none, now);
    if (game_.session.paused()) return act(game::Pause{}, now);
    if (game_.session.picked()) return act(game::PutBack{}, now);
    if (ui_.lit || ui_.effects.hint || ui_.effects.explained) return clear_marks();
    open(Panel::menu, now);
}

void App::open(Panel panel, Time now) {
    if (panel == ui_.panel) return;
    wanted_.reset();
    if (ui_.panel == Panel::replay) end_replay();
    const bool asked = ui_.panel == Panel::leave || saves_before_leaving();
    if (asked && panel != Panel::leave && panel != Panel::file) ui_.leaving.reset(); // the player stays
    const auto takes_text = [](Panel one) { return one == Panel::new_game || one == Panel::file; };
    if (takes_text(ui_.panel) || takes_text(panel)) requests_.emplace_back(TakeText{takes_text(panel)});
    ui_.panel = panel;
    ui_.menu_focus = 0;
    ui_.forget_asked = false;
    attend(now);
}

// Panels ----------------------------------------------------------------------------------------

void App::press(const FormPress& press, Time now) {
    const auto field = static_cast<NewGameForm::Field>(press.index);
    switch (press.part) {
    case FormPart::preset: {
        const Size size = presets[static_cast<std::size_t>(press.index)];
        return start({{size, usual_kinds(size), game_.origin.id.params.gravity, BoardLayout::full,
                       game_.origin.id.params.difficulty},
                      ""},
                     now);
    }
    case FormPart::step_up: return ui_.form.step(field, 1);
    case FormPart::step_down: return ui_.form.step(field, -1);
    case FormPart::focus: return ui_.form.set_focus(field);
    case FormPart::random_seed: return ui_.form.set_seed(seed_from(chance_));
    case FormPart::start: return start_from_form(now);
    }
}

void App::start_from_form(Time now) {
    if (auto choice = ui_.form.choice()) start(*choice, now);
}

void App::key_in_form(const KeyPress& key, Time now) {
    switch (key.key) {
    case Key::escape: return open(Panel::none, now);
    case Key::enter: return start_from_form(now);
    case Key::tab: return ui_.form.next_field(key.shift ? -1 : 1);
    case Key::down: return ui_.form.next_field(1);
    case Key::up: return ui_.form.next_field(-1);
    case Key::right:
    case Key::plus: return ui_.form.step(ui_.form.focus(), 1);
    case Key::left:
    case Key::minus: return ui_.form.step(ui_.form.focus(), -1);
    case Key::backspace: return ui_.form.erase();
    default: return key_beside_text(key, now);
    }
}

/// The few commands that a key still stands for where keys are letters.
void App::key_beside_text(const KeyPress& key, Time now) {
    if (key.key == Key::f11) run(Command::fullscreen, now);
    if (key.key == Key::v && key.ctrl) run(Command::paste_id, now);
    if (key.key == Key::q && key.ctrl) run(Command::quit, now);
}

void App::key_in_menu(const KeyPress& key, Time now) {
    const auto commands = rows_of(ui_.panel);
    const int rows = static_cast<int>(commands.size());
    switch (key.key) {
    case Key::up: ui_.menu_focus = (ui_.menu_focus + rows - 1) % rows; return;
    case Key::tab:
    case Key::down: ui_.menu_focus = (ui_.menu_focus + 1) % rows; return;
    case Key::space:
    case Key::enter: return run(commands[static_cast<std::size_t>(ui_.menu_focus)], now);
    default:
        const auto command = command_for(key, false);
        const bool asked = ui_.panel == Panel::leave; // which is answered before anything else is done
        if (command && (!asked || *command == Command::back || *command == Command::fullscreen)) run(*command, now);
    }
}

} // namespace twoturns::scene
