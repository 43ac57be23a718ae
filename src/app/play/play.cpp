// What happens to the board: clicks, keys, answers, time.
#include "app/play/play.hpp"

#include <utility>

#include "app/board/game_start.hpp"
#include "app/board/round_view.hpp"
#include "app/board/saved_games.hpp"
#include "app/journey/lesson.hpp"
#include "app/screens.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::Time;

constexpr Time hold_time{500};

} // namespace

PlayScreen::PlayScreen(game::Game game, const DealParams& own, bool own_board)
    : game_(std::move(game)), own_(own), own_board_(own_board), saved_entries_(game_.session.log().size()) {
    update_weave({});
}

bool PlayScreen::can_undo() const { return game_.session.can_undo() || (previous_ && game_.session.log().empty()); }

std::optional<Time> PlayScreen::par() const {
    const auto place = place_of(game_);
    return place ? std::optional{game::journey()[*place].par} : std::nullopt;
}

int PlayScreen::level() const { return game_.start.level > 0 ? game_.start.level : game_.origin.id.params.difficulty; }

bool PlayScreen::deals_for_long(Time now) const { return dealing_ && now >= dealing_->since + deal_patience; }

Effects PlayScreen::opened(const Context& context) {
    Effects effects = undealt() ? start_deal(game_.origin.id, context) : seek_race(context);
    deals_own_ = own_board_;
    append(effects, ask_answers(context));
    return effects;
}

// The pointer -------------------------------------------------------------------------------------------

Effects PlayScreen::on(const ui::Input& input, const Context& context) {
    using namespace ui;
    return std::visit(overloaded{
                          [&](const Press& press) { return on_press(press, context); },
                          [&](const Release& /*release*/) {
                              hold_.reset();
                              dragged_from_.reset();
                              return Effects{};
                          },
                          [&](const Hover& hover) {
                              on_hover(hover.at, context);
                              return Effects{};
                          },
                          [&](const Wheel& wheel) {
                              zoom(wheel.notches < 0 ? scene::zoom_step : 1 / scene::zoom_step, pointer_, context);
                              return Effects{};
                          },
                          [&](const Touch&) { return Effects{}; },
                          [&](const Pinch& pinch) {
                              on_pinch(pinch, context);
                              return Effects{};
                          },
                          [&](const Presence& presence) {
                              if (!presence.present) hold_.reset();
                              return Effects{};
                          },
                          [&](const Dropped& file) { return screens::drop_file(file.path); },
                          [&](const KeyPress&) { return Effects{}; },
                          [&](const Typed&) { return Effects{}; },
                          [&](const Composed&) { return Effects{}; },
                          [&](const Pasted&) { return Effects{}; },
                      },
                      input);
}

Effects PlayScreen::on_press(const ui::Press& press, const Context& context) {
    if (press.button == ui::MouseButton::middle) {
        dragged_from_ = press.at;
        return {};
    }
    const auto cell = geometry(context).cell_at(press.at);
    if (!cell || game_.session.paused()) {
        board_.lit.reset();
        board_.read.reset();
        return {};
    }
    board_.cursor.reset();
    if (press.button == ui::MouseButton::right) {
        light(*cell, context);
        return {};
    }
    board_.read.reset();
    const int tiles = game_.session.board().tiles();
    Effects effects = click(*cell, context);
    // Not where a pair has just gone: what slides into its place was never pressed.
    if (game_.session.board().is_tile(*cell) && game_.session.board().tiles() == tiles)
        hold_ = Hold{*cell, context.now};
    return effects;
}

void PlayScreen::on_pinch(const ui::Pinch& pinch, const Context& context) {
    const ui::Rect area = geometry(context).area();
    zoom(pinch.scale, pinch.centre, context);
    board_.camera = scene::moved(board_.camera, area, game_.session.board().size(), pinch.moved);
}

void PlayScreen::on_hover(ui::Point at, const Context& context) {
    pointer_ = at;
    const auto place = geometry(context);
    board_.pointed = place.cell_at(at);
    if (hold_ && board_.pointed != hold_->cell) hold_.reset();
    if (!dragged_from_) return;
    board_.camera = scene::moved(board_.camera, place.area(), game_.session.board().size(),
                                 {at.x - dragged_from_->x, at.y - dragged_from_->y});
    dragged_from_ = at;
}

void PlayScreen::zoom(float factor, std::optional<ui::Point> fixed, const Context& context) {
    const auto place = geometry(context);
    const ui::Point middle = board_.cursor ? place.cell_rect(*board_.cursor).centre() : place.area().centre();
    board_.camera =
        scene::zoomed(board_.camera, place.area(), game_.session.board().size(), factor, fixed.value_or(middle));
}

Effects PlayScreen::on(const ui::Event& /*event*/, const Context& /*context*/) {
    return {}; // all its widgets stand for commands
}

// Commands ----------------------------------------------------------------------------------------------

std::optional<Effects> PlayScreen::run(Command command, const Context& context) {
    if (undealt() && is_for_board(command)) return Effects{};
    switch (command) {
    case Command::hint: return ask_hint(game::HintTrust::proven, context);
    case Command::show_me: return show_way(context);
    case Command::undo: return undo(context);
    case Command::redo: return act(game::Redo{}, context);
    case Command::rewind: return act(game::Rewind{}, context);
    case Command::reshuffle: return reshuffle(context);
    case Command::restart: return restart(context);
    case Command::next_board: return next_board(context);
    case Command::watch_again: return watch_again(context);
    case Command::save_picture: return save_picture(context);
    case Command::race: return race_oneself(context);
    case Command::leave_race: return leave_race(context);
    case Command::pause: return act(game::Pause{}, context);
    case Command::cursor_up: move_cursor(-1, 0, context); return Effects{};
    case Command::cursor_down: move_cursor(1, 0, context); return Effects{};
    case Command::cursor_left: move_cursor(0, -1, context); return Effects{};
    case Command::cursor_right: move_cursor(0, 1, context); return Effects{};
    case Command::pick:
        if (game_.session.paused()) return act(game::Pause{}, context);
        if (game_.session.status() == game::Status::won) return next_board(context);
        if (board_.cursor) return click(*board_.cursor, context);
        move_cursor(0, 0, context);
        return Effects{};
    case Command::next_equal: jump(1, context); return Effects{};
    case Command::previous_equal: jump(-1, context); return Effects{};
    case Command::zoom_in: zoom(scene::zoom_step, std::nullopt, context); return Effects{};
    case Command::zoom_out: zoom(1 / scene::zoom_step, std::nullopt, context); return Effects{};
    case Command::zoom_to_fit: board_.camera = {}; return Effects{};
    case Command::copy_id: return copy_id(context);
    case Command::copy_link: return copied_link(game_.origin.id, game_.origin.custom_board.has_value(), context);
    case Command::daily: return open_daily(context);
    case Command::paste_id: return Effects{Ask{ReadClipboard{}}};
    case Command::back: return go_back(context);
    case Command::replay_play:
    case Command::replay_back:
    case Command::replay_forward:
    case Command::replay_leap_back:
    case Command::replay_leap_forward:
    case Command::replay_slower:
    case Command::replay_faster:
    case Command::replay_to_start:
    case Command::replay_to_end:
    case Command::day_back:
    case Command::day_forward:
    case Command::week_back:
    case Command::week_forward:
    case Command::month_back:
    case Command::month_forward:
    case Command::to_today:
    case Command::copy_result:
    case Command::new_game:
    case Command::journey:
    case Command::two_players:
    case Command::menu:
    case Command::games:
    case Command::statistics:
    case Command::decks:
    case Command::learning:
    case Command::help:
    case Command::settings:
    case Command::about:
    case Command::edit_layout:
    case Command::save_game:
    case Command::open_game:
    case Command::recent_files:
    case Command::export_history:
    case Command::delete_everything:
    case Command::fullscreen:
    case Command::pace:
    case Command::mute:
    case Command::quit: return std::nullopt;
    }
    return std::nullopt;
}

Effects PlayScreen::go_back(const Context& context) {
    if (undealt()) return deal_usual(context);
    if (dealing_) { // it is called off
        dealing_.reset();
        analysed_.reset(); // that is called off, too, and asked again
        if (game_.key == 0)
            game_.key = key_from(context.chance); // so this one is played, and saved as a game of its own
        return {CancelAsked{}};
    }
    if (game_.session.paused()) return act(game::Pause{}, context);
    if (game_.session.picked()) return act(game::PutBack{}, context);
    if (board_.lit || board_.read || board_.effects.hint || board_.effects.explained) {
        clear_marks();
        return {};
    }
    return {RunCommand{Command::menu}};
}

// Answers -----------------------------------------------------------------------------------------------

Effects PlayScreen::on(const Answer& answer, const Context& context) {
    Effects effects = take(answer, context);
    if (undealt() && !dealing_) // what was waited for does not come
        append(effects, deal_usual(context));
    return effects;
}

Effects PlayScreen::take(const Answer& answer, const Context& context) {
    return std::visit(
        ui::overloaded{
            [&](const ClipboardText& clipboard) { return paste(clipboard.text, context); },
            [&](const FileRead& file) {
                return seeks_ == Seeks::last ? race_read(file, context) : screens::open_file(file, game_, context);
            },
            [&](const BoardDealt& dealt) {
                if (!dealing_) return Effects{}; // it was called off
                dealing_.reset();
                if (!dealt.deal)
                    return Effects{
                        Say{{{N_("This board cannot be dealt"), {}}, dealt.deal.error(), context.now + 2 * note_time}}};
                if (file_) return resume(std::exchange(file_, nullptr), *dealt.deal, context);
                Effects effects =
                    start(game::new_game({dealt.id, {}}, *dealt.deal, key_from(context.chance)), context, undoable_);
                own_board_ = deals_own_;
                choose_cards(context);
                return effects;
            },
            [&](const BoardReshuffled& reshuffled) {
                if (!dealing_) return Effects{};
                dealing_.reset();
                return act(game::Reshuffle{reshuffled.deal}, context);
            },
            [&](const game::Answer& found) {
                game_.session.learn(found);
                if (hint_due_) return ask_hint(game::HintTrust::proven, context);
                return Effects{};
            },
            [&](const Progress& progress) {
                if (dealing_) dealing_->progress = progress.value;
                return Effects{};
            },
            [&](const FileChosen&) { return Effects{}; },
            [&](const FolderListed&) { return Effects{}; },
            [](const PackageRead&) { return Effects{}; },
            [](const TableRead&) { return Effects{}; },
            [](const CardsPreviewed&) { return Effects{}; },
            [](const DeckImported&) { return Effects{}; },
            [&](const FileWritten&) { return Effects{}; },
            [&](const LayoutsRead&) { return Effects{}; },
            [&](const game::StoreNews& news) {
                if (const auto* answers = std::get_if<game::AnswersRead>(&news)) {
                    learn(*answers, context);
                    return Effects{};
                }
                if (seeks_ != Seeks::nothing) return race_read(news, context);
                const auto* read = std::get_if<game::GamesRead>(&news);
                if (read == nullptr) return deal_for_record(news, context);
                if (!game_.origin.custom_board) bests_ = game::bests_of(read->games, game_.origin.id.params, game_.key);
                if (weave_) figures_ = std::make_shared<const WinFigures>(win_figures(read->games, game_, context));
                return Effects{};
            },
        },
        answer);
}

void PlayScreen::attend(bool present, Time now) {
    if (!present) board_.pointed.reset(); // the pointer is on what lies over the board
    attended_ = present;
    game_.session.act(game::Attend{present}, now);
}

// Time --------------------------------------------------------------------------------------------------

Effects PlayScreen::tick(const Context& context) {
    board_.effects.expire(context.now);
    if (hold_ && context.now >= hold_->since + hold_time) {
        const Cell cell = std::exchange(hold_, std::nullopt)->cell;
        if (game_.session.board().is_tile(cell)) light(cell, context);
    }
    if (hint_due_ && context.now >= *hint_due_) return ask_hint(game::HintTrust::any, context);
    return tick_round(context);
}

std::optional<Time> PlayScreen::next_change(const Context& context) const {
    auto next = board_.effects.next_change(context.now, context.settings.motion);
    const auto at = [&](Time moment) {
        if (!next || moment < *next) next = moment;
    };
    if (hold_) at(hold_->since + hold_time);
    if (dealing_ && !deals_for_long(context.now)) at(dealing_->since + deal_patience);
    if (hint_due_) at(*hint_due_);
    if (const auto sheet = cleared() ? next_change_of_sheet(win(context), context) : std::nullopt) at(*sheet);
    if (round_ && round_->began() && game_.session.clock_running())
        at(context.now + RoundView{*round_, game_.session.elapsed(context.now), context}.until_change());
    if (race_ && game_.session.clock_running()) {
        const Time elapsed = game_.session.elapsed(context.now);
        if (const auto pair = race_->ghost.next_pair(elapsed)) at(context.now + *pair - elapsed);
    }
    if (shows_clock(context) && game_.session.clock_running() && !context.note) {
        constexpr Time second{1000};
        at(context.now + second - game_.session.elapsed(context.now) % second);
    }
    return next;
}

Effects PlayScreen::analyse() {
    if (undealt()) return {};
    const auto question = game_.session.question();
    if (!question || question->serial == analysed_) return {};
    analysed_ = question->serial;
    return {Ask{Analyse{*question}}};
}

} // namespace twoturns::app
