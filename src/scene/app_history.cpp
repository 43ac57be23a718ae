// The part of App that looks back: the panel of games that were begun, and one of them played again.
#include <algorithm>
#include <cmath>
#include <utility>

#include "scene/app.hpp"

namespace twoturns::scene {
namespace {

constexpr Time pace{700};     // from one entry of a replay to the next
constexpr int wheel_rows = 3; // for a notch
constexpr std::size_t leap = 10;

} // namespace

// The panel -------------------------------------------------------------------------------------

void App::show_games(Time now) {
    ui_.games = GamesPanel{};
    ui_.games.fit(games_in_view(layout()));
    open(Panel::games, now);
    ask_for_games();
}

void App::ask_for_games() {
    if (const auto question = ui_.games.next_question())
        requests_.emplace_back(std::in_place_type<game::StoreQuestion>, *question);
}

void App::learn_games(const game::GamesRead& read, Time /*now*/) {
    ui_.games.learn(read);
    if (ui_.panel == Panel::games) ask_for_games();
}

void App::learn_games(const game::GameRead& read, Time now) {
    if (!wanted_ || wanted_->key != read.game.summary.key) return;
    fulfil(read.game, std::exchange(wanted_, std::nullopt)->wish, now);
}

void App::on(const Wheel& wheel, Time now) {
    if (ui_.panel == Panel::games) {
        ui_.games.scroll(wheel.notches * wheel_rows);
        ask_for_games();
    }
    if (ui_.panel == Panel::replay && wheel.notches > 0) step_replay(now);
    if (ui_.panel == Panel::replay && wheel.notches < 0) step_replay_back();
}

void App::press(const GamesPress& press, Time now) {
    wanted_.reset();
    switch (press.part) {
    case GamesPart::row: ui_.games.focus_on(press.row); return ask_for_games();
    case GamesPart::replay: return want(Wish::replay);
    case GamesPart::take_up: return want(Wish::take_up);
    case GamesPart::play_again: return want(Wish::play_again);
    case GamesPart::copy_id:
        if (const auto* game = ui_.games.focused()) copy_id(game->id, game->custom_board, now);
        return;
    }
}

void App::key_in_games(const KeyPress& key, Time now) {
    wanted_.reset(); // what was asked for before
    const auto page = static_cast<int>(ui_.games.in_view());
    const game::GameSummary* game = ui_.games.focused();
    switch (key.key) {
    case Key::up: ui_.games.move_focus(-1); break;
    case Key::tab:
    case Key::down: ui_.games.move_focus(1); break;
    case Key::page_up: ui_.games.move_focus(-page); break;
    case Key::page_down: ui_.games.move_focus(page); break;
    case Key::home: ui_.games.focus_first(); break;
    case Key::end: ui_.games.focus_last(); break;
    case Key::space:
    case Key::enter:
        if (!key.alt) return want(Wish::replay);
        return run_anywhere(key, now);
    case Key::t:
        if (game != nullptr) want(game->state == game::GameState::cleared ? Wish::play_again : Wish::take_up);
        return;
    case Key::c:
        if (key.ctrl && game != nullptr) copy_id(game->id, game->custom_board, now);
        return;
    default: return run_anywhere(key, now);
    }
    ask_for_games();
}

/// Commands that make sense whatever is on the screen.
void App::run_anywhere(const KeyPress& key, Time now) {
    const auto command = command_for(key, false);
    if (!command) return;
    switch (*command) {
    case Command::fullscreen:
    case Command::mute:
    case Command::new_game:
    case Command::games:
    case Command::help:
    case Command::quit:
    case Command::back: return run(*command, now);
    default: return;
    }
}

/// Has the game with the focus read.
void App::want(Wish wish) {
    const game::GameSummary* game = ui_.games.focused();
    if (game == nullptr) return;
    wanted_ = Wanted{game->key, wish};
    requests_.emplace_back(std::in_place_type<game::StoreQuestion>, game::ReadGame{game->key});
}

void App::fulfil(game::SavedGame kept, Wish wish, Time now) {
    if (auto start = std::exchange(kept.start, std::nullopt))
        return fulfil(std::move(kept), *std::move(start), wish, now);
    if (kept.record.origin.custom_board) {
        Deal start{*kept.record.origin.custom_board, {}};
        return fulfil(std::move(kept), std::move(start), wish, now);
    }
    GameId id = kept.record.origin.id;
    Dealer dealer = dealer_for(id);
    ui_.reshuffling = false;
    work_.emplace(Dealing{std::move(id), std::move(dealer), {}, Dealing::Kept{std::move(kept), wish}});
    work(now);
}

void App::fulfil(game::SavedGame kept, Deal start, Wish wish, Time now) {
    switch (wish) {
    case Wish::replay: return start_replay(std::move(kept), std::move(start), now);
    case Wish::take_up: return go_on(kept.summary, kept.record, std::move(start), true, now);
    case Wish::play_again:
        return install(
            game::new_game(std::move(kept.record.origin), std::move(start), key_from(chance_), ++games_ << 32U), now);
    }
}

/// Goes on from a record: with the `same` game, or as a game of its own.
void App::go_on(const game::GameSummary& summary, const game::Record& record, Deal start, bool same, Time now) {
    if (same && summary.key == game_.key) return open(Panel::none, now); // it is in hand
    // What another window has in hand stays with it: here a game of its own begins.
    const bool goes_on = same && summary.state == game::GameState::left;
    auto taken = game::resumed(record, std::move(start), goes_on ? summary.key : key_from(chance_), ++games_ << 32U);
    if (!taken) return say({N_("This game cannot be taken up"), {}}, taken.error(), {});
    game::Game game = *std::move(taken);
    if (goes_on) game.started = summary.started;
    install(std::move(game), now);
}

// A replay --------------------------------------------------------------------------------------

void App::start_replay(game::SavedGame kept, Deal start, Time now) {
    auto replay = game::Replay::of(std::move(kept.record), start);
    if (!replay) return say({N_("This game cannot be shown"), {}}, replay.error(), {});
    hold_.reset();
    hint_due_.reset();
    clear_marks();
    ui_.effects = {};
    open(Panel::replay, now);
    ui_.replay.emplace(Replaying{std::move(kept.summary), std::move(start), *std::move(replay), {}});
}

void App::end_replay() {
    ui_.replay.reset();
    ui_.effects = {};
}

/// The next entry of a replay that plays by itself.
void App::play_replay(Time now) {
    step_replay(now);
    const game::Replay& replay = ui_.replay->replay;
    if (replay.at() < replay.size()) ui_.replay->next = now + pace;
}

void App::step_replay(Time now) {
    Replaying& replaying = *ui_.replay;
    replaying.next.reset();
    const game::Reply reply = replaying.replay.forward();
    if (const auto* matched = std::get_if<game::Matched>(&reply))
        return show_match(*matched, replaying.replay.session().status() == game::Status::won, now);
    if (std::holds_alternative<game::Nothing>(reply)) return;
    ui_.effects = {};
    if (std::holds_alternative<game::Reshuffled>(reply)) play(Sound::reshuffle);
}

void App::step_replay_back() {
    if (const std::size_t at = ui_.replay->replay.at(); at > 0) move_replay(at - 1);
}

void App::move_replay(std::size_t entries) {
    ui_.replay->next.reset();
    ui_.replay->replay.go_to(entries);
    ui_.effects = {};
}

void App::resume_here(Time now) {
    if (!ui_.replay->can_resume()) return;
    const game::Replay& replay = ui_.replay->replay;
    // Copies: the replay ends with the game that is taken up.
    const game::GameSummary summary = ui_.replay->summary;
    go_on(summary, replay.so_far(), ui_.replay->start, replay.at() == replay.size(), now);
}

void App::press(const ReplayPress& press, Point at, Time now) {
    const game::Replay& replay = ui_.replay->replay;
    switch (press.part) {
    case ReplayPart::to_start: return move_replay(0);
    case ReplayPart::back: return step_replay_back();
    case ReplayPart::play:
        if (ui_.replay->next) return ui_.replay->next.reset();
        if (replay.at() == replay.size()) move_replay(0);
        return play_replay(now);
    case ReplayPart::forward: return step_replay(now);
    case ReplayPart::to_end: return move_replay(replay.size());
    case ReplayPart::seek:
        return move_replay(static_cast<std::size_t>(
            std::lround(at.x / static_cast<float>(ui_.canvas.width) * static_cast<float>(replay.size()))));
    case ReplayPart::take_up: return resume_here(now);
    case ReplayPart::leave: return run(Command::back, now);
    }
}

void App::key_in_replay(const KeyPress& key, Time now) {
    const std::size_t at = ui_.replay->replay.at();
    switch (key.key) {
    case Key::left: return step_replay_back();
    case Key::right: return step_replay(now);
    case Key::page_up: return move_replay(at - std::min(at, leap));
    case Key::page_down: return move_replay(at + leap);
    case Key::home: return move_replay(0);
    case Key::end: return move_replay(ui_.replay->replay.size());
    case Key::space: return press(ReplayPress{ReplayPart::play}, {}, now);
    case Key::enter:
        if (key.alt) return run_anywhere(key, now);
        return resume_here(now);
    case Key::t: return resume_here(now);
    default: return run_anywhere(key, now);
    }
}

} // namespace twoturns::scene
