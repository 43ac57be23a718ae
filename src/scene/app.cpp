#include "scene/app.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "scene/compose.hpp"
#include "scene/cursor.hpp"
#include "scene/menu.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::scene {
namespace {

constexpr Time note_time{2600};
constexpr Time hint_patience{300}; // for a proof

} // namespace

std::string seed_from(Random& chance) { return std::to_string(10'000'000 + chance.below(90'000'000)); }

game::GameKey key_from(Random& chance) { return static_cast<game::GameKey>(chance.next() >> 1U) | 1; }

Result<game::Game> dealt(GameId id, Random& chance) {
    if (id.seed.empty()) id.seed = seed_from(chance);
    Dealer dealer = dealer_for(id);
    while (!dealer.run(1'000'000)) {
    }
    auto deal = dealer.take();
    if (!deal) return deal.error();
    return game::new_game({std::move(id), {}}, *std::move(deal), key_from(chance));
}

game::Game given(const Board& board, Gravity gravity, int difficulty, Random& chance) {
    const auto cells = board.cells_by_kind();
    const auto kinds = std::count_if(cells.begin(), cells.end(), [](const auto& of_kind) { return !of_kind.empty(); });
    const DealParams params{board.size(), static_cast<int>(kinds), gravity, BoardLayout::full, difficulty};
    return game::new_game({{params, ""}, board}, {board, {}}, key_from(chance));
}

App::App(Start start, std::uint64_t chance, const TextMeasure& measure, Canvas canvas, DateText date_text)
    : chance_(chance), measure_(&measure), game_(std::move(start.game)) {
    ui_.canvas = canvas;
    ui_.settings = start.settings;
    ui_.date_text = std::move(date_text);
    if (!start.notices.empty())
        say(start.notices.front(), start.notices.size() > 1 ? start.notices[1] : Message{}, {});
    else if (session().log().empty())
        say({N_("Match the tiles in pairs"), {}}, {N_("A line with at most two turns must join them."), {}}, {});
}

void App::handle(const Input& input, Time now) {
    if (work_ && (std::holds_alternative<KeyPress>(input) || std::holds_alternative<Press>(input))) {
        // Whatever is pressed now is meant for what is on screen: the deal is called off. Esc does only that.
        cancel_work();
        if (const auto* key = std::get_if<KeyPress>(&input); key != nullptr && key->key == Key::escape) return;
    }
    settle(now);
    std::visit([&](const auto& what) { on(what, now); }, input);
}

void App::tick(Time now) {
    settle(now);
    if (work_) work(now);
}

void App::settle(Time now) {
    ui_.effects.expire(now);
    if (ui_.note && ui_.note->until && now >= *ui_.note->until) ui_.note.reset();
    if (hold_ && now >= hold_->since + hold_time) end_hold();
    if (ui_.replay && ui_.replay->next && now >= *ui_.replay->next) play_replay(now);
    if (hint_due_ && now >= *hint_due_) {
        hint_due_.reset();
        ask_hint(now, game::HintTrust::any);
    }
}

void App::say(Message headline, Message detail, std::optional<Time> until) {
    ui_.note = Note{std::move(headline), std::move(detail), until};
}

game::KeptGame App::kept(Time now, game::Date today) {
    if (game_.begun == 0) game_.begun = today;
    return game::kept(game_, now, today);
}

Scene App::compose(Time now) const { return scene::compose(game_, ui_, *measure_, now); }

std::optional<Time> App::next_change(Time now) const {
    if (work_) return now;
    auto next = ui_.effects.next_change(now, ui_.settings.motion);
    const auto at = [&](Time moment) {
        if (!next || moment < *next) next = moment;
    };
    if (ui_.settings.clock && game_.session.clock_running() && !bar_words(game_.session, ui_)) {
        constexpr Time second{1000};
        at(now + second - game_.session.elapsed(now) % second);
    }
    if (ui_.note && ui_.note->until) at(*ui_.note->until);
    if (hold_) at(hold_->since + hold_time);
    if (hint_due_) at(*hint_due_);
    if (ui_.replay && ui_.replay->next) at(*ui_.replay->next);
    return next;
}

void App::learn(const game::Answer& answer, Time now) {
    game_.session.learn(answer);
    if (hint_due_) ask_hint(now, game::HintTrust::proven);
}

void App::resize(Canvas canvas) {
    ui_.canvas = canvas;
    ui_.games.fit(games_in_view(layout()));
}

std::vector<Request> App::take_requests() { return std::exchange(requests_, {}); }

// Input -----------------------------------------------------------------------------------------

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
    case Command::quit: requests_.emplace_back(Quit{}); return;
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
    const auto takes_text = [](Panel one) { return one == Panel::new_game || one == Panel::file; };
    if (takes_text(ui_.panel) || takes_text(panel)) requests_.emplace_back(TakeText{takes_text(panel)});
    ui_.panel = panel;
    ui_.menu_focus = 0;
    ui_.forget_asked = false;
    attend(now);
}

void App::start(GameId id, Time now, std::optional<game::Record> record) {
    if (id.seed.empty()) id.seed = seed_from(chance_);
    Dealer dealer = dealer_for(id);
    ui_.reshuffling = false;
    work_.emplace(Dealing{std::move(id), std::move(dealer), std::move(record), {}});
    work(now);
}

void App::start_reshuffle(Time now) {
    if (game_.session.paused() || game_.session.board().won()) return;
    ui_.reshuffling = true;
    work_.emplace(Reshuffler{game_.session.board(), game_.session.gravity(), game_.origin.id.params.difficulty,
                             Random{chance_.next()}});
    work(now);
}

void App::work(Time now) {
    constexpr std::uint64_t slice = 8000; // about half a frame
    if (auto* dealing = std::get_if<Dealing>(&*work_)) {
        ui_.progress = static_cast<float>(dealing->dealer.progress());
        if (!dealing->dealer.run(slice)) return;
        Dealing done = std::move(*dealing);
        cancel_work();
        auto deal = done.dealer.take();
        if (done.record) return take_up(*done.record, deal, now);
        if (deal && done.kept) return fulfil(std::move(done.kept->game), *std::move(deal), done.kept->wish, now);
        if (!deal && done.kept) return say({N_("This game cannot be shown"), {}}, deal.error(), {});
        if (!deal) return ui_.form.refuse(deal.error());
        install(game::new_game({std::move(done.id), {}}, *std::move(deal), key_from(chance_), ++games_ << 32U), now);
    } else if (auto* reshuffler = std::get_if<Reshuffler>(&*work_)) {
        ui_.progress = static_cast<float>(reshuffler->progress());
        if (!reshuffler->run(slice)) return;
        auto deal = reshuffler->take();
        cancel_work();
        act(game::Reshuffle{std::move(deal)}, now);
    }
}

void App::cancel_work() {
    work_.reset();
    ui_.progress.reset();
}

void App::install(game::Game game, Time now) {
    cancel_work(); // it was for the game before
    game_ = std::move(game);
    ui_.effects = {};
    hint_due_.reset();
    ui_.cursor.reset();
    clear_marks();
    ui_.note.reset();
    open(Panel::none, now);
    attend(now);
}

// The game --------------------------------------------------------------------------------------

void App::act(const game::Action& action, Time now) { show(game_.session.act(action, now), now); }

void App::ask_hint(Time now, game::HintTrust trust) {
    act(game::Hint{ui_.settings.hint_steps ? game::HintStyle::in_steps : game::HintStyle::at_once, trust}, now);
}

void App::click(Cell cell, Time now) {
    hint_due_.reset();
    clear_marks();
    ui_.note.reset();
    act(game::Click{cell}, now);
}

void App::light(Cell cell) {
    const Board& board = game_.session.board();
    if (!board.is_tile(cell)) {
        ui_.lit.reset();
        return;
    }
    const Kind kind = board.kind(cell);
    ui_.lit = ui_.lit == kind ? std::nullopt : std::optional{kind};
}

void App::clear_marks() {
    ui_.lit.reset();
    ui_.effects.hint.reset();
    ui_.effects.explained.reset();
}

void App::play(Sound sound) {
    if (ui_.settings.sound) requests_.emplace_back(Play{sound});
}

void App::show_match(const game::Matched& matched, bool won, Time now) {
    ui_.effects.vanishing.push_back({matched.link, matched.first, matched.second, now});
    for (const Slide& slide : matched.slides) ui_.effects.falling.push_back({slide.from, slide.to, now});
    play(won ? Sound::win : Sound::match);
}

void App::show(const game::Reply& outcome, Time now) {
    const auto refuse = [&](Cell cell) {
        ui_.effects.shaking = Shake{cell, now};
        play(Sound::refuse);
    };
    std::visit(
        [&](const auto& what) {
            using What = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<What, game::Picked>) play(Sound::pick);
            if constexpr (std::is_same_v<What, game::NoMatch>) refuse(what.to);
            if constexpr (std::is_same_v<What, game::Blocked>) {
                refuse(what.to);
                ui_.effects.explained = Explained{what.line, now};
                say({N_("These two cannot go yet"), {}},
                    {what.line.third_turn ? N_("Their line would need a third turn.")
                                          : N_("There are tiles in the way of their line."),
                     {}},
                    now + note_time);
            }
            if constexpr (std::is_same_v<What, game::Matched>)
                show_match(what, game_.session.status() == game::Status::won, now);
            if constexpr (std::is_same_v<What, game::Hinted>) {
                clear_marks();
                ui_.note.reset();
                hint_due_.reset();
                ui_.effects.hint = HintShown{what.link, what.step, now};
                if (!what.safe)
                    say({N_("This one is not proven"), {}}, {N_("It may cost the win. Undo still works."), {}},
                        now + note_time);
            }
            if constexpr (std::is_same_v<What, game::HintAwaited>) hint_due_ = hint_due_.value_or(now + hint_patience);
            if constexpr (std::is_same_v<What, game::HintLost>) {
                hint_due_.reset();
                say({N_("No pair leads on from here"), {}},
                    {N_("The board can no longer be cleared. Go back with B."), {}}, now + note_time * 2);
            }
            if constexpr (std::is_same_v<What, game::Changed> || std::is_same_v<What, game::Reshuffled>) {
                ui_.effects = {};
                clear_marks();
                ui_.note.reset();
                if (std::is_same_v<What, game::Reshuffled>) play(Sound::reshuffle);
            }
            if constexpr (std::is_same_v<What, game::NoReshuffle>)
                say({N_("No reshuffle can help here"), {}},
                    {N_("On these cells no board can be cleared. Undo still works."), {}}, now + note_time * 2);
            if constexpr (std::is_same_v<What, game::PauseChanged>) clear_marks();
        },
        outcome);
}

// The cursor ------------------------------------------------------------------------------------

void App::move_cursor(int rows, int cols) {
    if (game_.session.paused()) return;
    ui_.cursor = ui_.cursor ? next_tile(game_.session.board(), *ui_.cursor, rows, cols)
                            : nearest_tile(game_.session.board(),
                                           game_.session.picked().value_or(middle(game_.session.board().size())));
}

void App::jump(int step) {
    if (game_.session.paused()) return;
    const Board& board = game_.session.board();
    const auto from = ui_.cursor && board.is_tile(*ui_.cursor) ? ui_.cursor : game_.session.picked();
    const auto model = game_.session.picked() ? game_.session.picked() : from;
    if (!model) return move_cursor(0, 0);
    ui_.cursor = next_equal(board, from.value_or(*model), board.kind(*model), step);
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
    case Key::f11: return run(Command::fullscreen, now);
    case Key::v:
        if (key.ctrl) run(Command::paste_id, now);
        return;
    case Key::q:
        if (key.ctrl) run(Command::quit, now);
        return;
    default: return;
    }
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
        if (const auto command = command_for(key, false)) run(*command, now);
    }
}

} // namespace twoturns::scene
