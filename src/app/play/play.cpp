// The events of the board: clicks, keys, answers, time.
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
    : current_{.played = {std::move(game), own_board}}, own_(own) {
    current_.played.found = true;
    update_cleared({});
}

Effects PlayScreen::opened(const Context& context) {
    Effects effects;
    if (current_.played.undealt()) {
        const bool own_board = current_.played.own_board;
        effects = start_deal(game().origin.id, context);
        std::get<AwaitedDeal>(awaited_->what).own_board = own_board;
    } else {
        effects = seek_race(context);
        if (auto note = introduction(context)) effects.emplace_back(Say{*std::move(note)});
    }
    append(effects, ask_answers(context));
    return effects;
}

// The pointer -------------------------------------------------------------------------------------------

Effects PlayScreen::on(const ui::Input& input, const Context& context) {
    using namespace ui;
    return std::visit(overloaded{
                          [&](const Press& press) { return on_press(press, context); },
                          [&](const Release& /*release*/) {
                              current_.hold.reset();
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
                          [&](const Pinch& pinch) {
                              on_pinch(pinch, context);
                              return Effects{};
                          },
                          [&](const Presence& presence) {
                              if (!presence.present) current_.hold.reset();
                              return Effects{};
                          },
                          [&](const Dropped& file) { return screens::drop_file(file.path); },
                          [](const auto& /*not for this screen*/) { return Effects{}; },
                      },
                      input);
}

Effects PlayScreen::on_press(const ui::Press& press, const Context& context) {
    if (press.button == ui::MouseButton::middle) {
        dragged_from_ = press.at;
        return {};
    }
    const auto cell = geometry(context).cell_at(press.at);
    if (!cell || session().paused()) {
        current_.board.lit.reset();
        current_.board.read.reset();
        return {};
    }
    current_.board.cursor.reset();
    if (press.button == ui::MouseButton::right) {
        light(*cell, context);
        return {};
    }
    current_.board.read.reset();
    const int tiles = session().board().tiles();
    Effects effects = click(*cell, context);
    // Ignores the cell of a pair just removed: the player never pressed the tile that slid there.
    if (session().board().is_tile(*cell) && session().board().tiles() == tiles)
        current_.hold = Hold{*cell, context.now};
    return effects;
}

void PlayScreen::on_pinch(const ui::Pinch& pinch, const Context& context) {
    const ui::Rect area = geometry(context).area();
    zoom(pinch.scale, pinch.centre, context);
    current_.board.camera = scene::moved(current_.board.camera, area, session().board().size(), pinch.moved);
}

void PlayScreen::on_hover(ui::Point at, const Context& context) {
    pointer_ = at;
    const auto place = geometry(context);
    current_.board.pointed = place.cell_at(at);
    if (current_.hold && current_.board.pointed != current_.hold->cell) current_.hold.reset();
    if (!dragged_from_) return;
    current_.board.camera = scene::moved(current_.board.camera, place.area(), session().board().size(),
                                         {at.x - dragged_from_->x, at.y - dragged_from_->y});
    dragged_from_ = at;
}

void PlayScreen::zoom(float factor, std::optional<ui::Point> fixed, const Context& context) {
    const auto place = geometry(context);
    const ui::Point middle =
        current_.board.cursor ? place.cell_rect(*current_.board.cursor).centre() : place.area().centre();
    current_.board.camera =
        scene::zoomed(current_.board.camera, place.area(), session().board().size(), factor, fixed.value_or(middle));
}

// Commands ----------------------------------------------------------------------------------------------

std::optional<Effects> PlayScreen::run(Command command, const Context& context) {
    if (current_.played.undealt() && is_for_board(command)) return Effects{};
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
        if (session().paused()) return act(game::Pause{}, context);
        if (session().status() == game::Status::won) return next_board(context);
        if (current_.board.cursor) return click(*current_.board.cursor, context);
        move_cursor(0, 0, context);
        return Effects{};
    case Command::next_equal: jump(1, context); return Effects{};
    case Command::previous_equal: jump(-1, context); return Effects{};
    case Command::zoom_in: zoom(scene::zoom_step, std::nullopt, context); return Effects{};
    case Command::zoom_out: zoom(1 / scene::zoom_step, std::nullopt, context); return Effects{};
    case Command::zoom_to_fit: current_.board.camera = {}; return Effects{};
    case Command::copy_id: return copied_id(game().origin.id, game().origin.custom_board.has_value(), context);
    case Command::copy_link: return copied_link(game().origin.id, game().origin.custom_board.has_value(), context);
    case Command::daily: return open_daily(context);
    case Command::paste_id: return Effects{Ask{ReadClipboard{}}};
    case Command::back: return go_back(context);
    default: return std::nullopt; // not a command of the board
    }
}

Effects PlayScreen::go_back(const Context& context) {
    if (current_.played.undealt()) return deal_usual(context);
    if (awaited_) { // cancels the deal
        awaited_.reset();
        current_.played.analysed.reset(); // cancelled, too; it will be asked again
        if (game().key == 0)
            current_.played.game.key =
                key_from(context.chance); // the game on the board is then played, and saved as a game of its own
        return {CancelAsked{}};
    }
    if (session().paused()) return act(game::Pause{}, context);
    if (session().picked()) return act(game::PutBack{}, context);
    if (current_.board.lit || current_.board.read || current_.board.animations.hint ||
        current_.board.animations.explained) {
        clear_marks();
        return {};
    }
    return {RunCommand{Command::menu}};
}

// Answers -----------------------------------------------------------------------------------------------

Effects PlayScreen::on(const Response& response, const Context& context) {
    Effects effects = take(response, context);
    if (current_.played.undealt() && !awaited_) // the awaited board does not come
        append(effects, deal_usual(context));
    return effects;
}

Effects PlayScreen::take(const Response& response, const Context& context) {
    return std::visit(ui::overloaded{
                          [&](const ClipboardText& clipboard) { return paste(clipboard.text, context); },
                          [&](const FileRead& file) {
                              return current_.racing.seeks == Racing::Seeks::last
                                         ? race_read(file, context)
                                         : screens::open_file(file, game(), context);
                          },
                          [&](const BoardDealt& dealt) { return take_deal(dealt, context); },
                          [&](const BoardReshuffled& reshuffled) {
                              if (!awaited_) return Effects{}; // it was cancelled
                              awaited_.reset();
                              return act(game::Reshuffle{reshuffled.deal}, context);
                          },
                          [&](const game::AnalysisResult& found) {
                              session().learn(found);
                              return current_.hint_due ? ask_hint(game::HintTrust::proven, context) : Effects{};
                          },
                          [&](const Progress& progress) {
                              if (awaited_) awaited_->progress = progress.value;
                              return Effects{};
                          },
                          [&](const game::StoreNews& news) { return take_news(news, context); },
                          [](const auto& /*answers to other screens*/) { return Effects{}; },
                      },
                      response);
}

Effects PlayScreen::take_deal(const BoardDealt& dealt, const Context& context) {
    if (!awaited_) return {}; // it was cancelled
    AwaitedBoard awaited = *std::exchange(awaited_, std::nullopt);
    if (!dealt.deal) return {say({N_("This board cannot be dealt")}, dealt.deal.error(), context.now + 2 * note_time)};
    if (auto* record = std::get_if<AwaitedRecord>(&awaited.what))
        return resume(std::move(*record), *dealt.deal, context);
    const auto* const asked = std::get_if<AwaitedDeal>(&awaited.what);
    if (asked == nullptr) return {};
    Effects effects =
        start(game::new_game({dealt.id, {}}, *dealt.deal, key_from(context.chance)), context, asked->undoable);
    current_.played.own_board = asked->own_board;
    choose_cards(context);
    return effects;
}

Effects PlayScreen::take_news(const game::StoreNews& news, const Context& context) {
    if (const auto* answers = std::get_if<game::AnswersRead>(&news)) {
        cards_.learn(*answers);
        choose_cards(context);
        return {};
    }
    if (current_.racing.seeks != Racing::Seeks::nothing) return race_read(news, context);
    const auto* read = std::get_if<game::GamesRead>(&news);
    if (read == nullptr) return deal_for_record(news, context);
    if (!game().origin.custom_board)
        current_.pacing.bests = game::bests_of(read->games, game().origin.id.params, game().key);
    if (current_.cleared)
        current_.cleared->figures = std::make_shared<const WinFigures>(win_figures(read->games, game(), context));
    return {};
}

void PlayScreen::attend(bool present, Time now) {
    if (!present) current_.board.pointed.reset(); // the pointer is over another screen
    attended_ = present;
    session().act(game::Attend{present}, now);
}

Effects PlayScreen::on(const News& news, const Context& context) {
    if (const auto* deck = std::get_if<DeckChanged>(&news)) return take_deck(*deck, context);
    if (const auto* forgotten = std::get_if<DeckForgotten>(&news)) forget(forgotten->deck);
    return std::holds_alternative<TimePassed>(news) ? pass_time(context) : Effects{};
}

// Time --------------------------------------------------------------------------------------------------

Effects PlayScreen::pass_time(const Context& context) {
    current_.board.animations.expire(context.now);
    if (current_.hold && context.now >= current_.hold->since + hold_time) {
        const Cell cell = std::exchange(current_.hold, std::nullopt)->cell;
        if (session().board().is_tile(cell)) light(cell, context);
    }
    if (current_.hint_due && context.now >= *current_.hint_due) return ask_hint(game::HintTrust::any, context);
    return warn_of_time(context);
}

std::optional<Time> PlayScreen::next_change(const Context& context) const {
    auto next = current_.board.animations.next_change(context.now, context.settings.motion);
    const auto at = [&](Time moment) {
        if (!next || moment < *next) next = moment;
    };
    if (current_.hold) at(current_.hold->since + hold_time);
    if (awaited_ && !awaited_->takes_long(context.now)) at(awaited_->since + deal_patience);
    if (current_.hint_due) at(*current_.hint_due);
    if (const auto sheet = cleared() ? next_change_of_sheet(win(context), context) : std::nullopt) at(*sheet);
    if (const auto& round = current_.pacing.round(); round && round->began() && session().clock_running())
        at(context.now + RoundView{*round, session().elapsed(context.now), context}.until_change());
    if (current_.racing.race && session().clock_running()) {
        const Time elapsed = session().elapsed(context.now);
        if (const auto pair = current_.racing.race->ghost.next_pair(elapsed)) at(context.now + *pair - elapsed);
    }
    if (shows_clock(context) && session().clock_running() && !context.note) {
        constexpr Time second{1000};
        at(context.now + second - session().elapsed(context.now) % second);
    }
    return next;
}

Effects PlayScreen::refresh(bool attended, bool covered, const Context& context) {
    Effects effects = keep_pace(context);
    if (!covered) append(effects, fit_to_deck(context));
    attend(attended, context.now);
    if (auto request = current_.played.next_question()) effects.emplace_back(Ask{Analyse{*std::move(request)}});
    return effects;
}

} // namespace twoturns::app
