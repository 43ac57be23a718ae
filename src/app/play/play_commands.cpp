// The commands of the board.
#include <string>
#include <utility>

#include "app/board/game_start.hpp"
#include "app/board/saved_games.hpp"
#include "app/daily/daily_result.hpp"
#include "app/decks/deck_list.hpp"
#include "app/journey/places.hpp"
#include "app/play/play.hpp"
#include "app/play/play_bar.hpp"
#include "app/screens.hpp"
#include "app/speech/board_speech.hpp"
#include "app/speech/speech_words.hpp"
#include "platform/translation.hpp"
#include "scene/cursor.hpp"

namespace twoturns::app {

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
    case Command::copy_result: return copy_result(context);
    case Command::race: return race_oneself(context);
    case Command::leave_race: return leave_race(context);
    case Command::pause: return act(game::Pause{}, context);
    case Command::cursor_up: return move_cursor(-1, 0, context);
    case Command::cursor_down: return move_cursor(1, 0, context);
    case Command::cursor_left: return move_cursor(0, -1, context);
    case Command::cursor_right: return move_cursor(0, 1, context);
    case Command::pick:
        if (session().paused()) return act(game::Pause{}, context);
        if (session().status() == game::Status::won) return next_board(context);
        if (current_.board.cursor) return click(*current_.board.cursor, context);
        return move_cursor(0, 0, context);
    case Command::next_equal: return jump(1, context);
    case Command::previous_equal: return jump(-1, context);
    case Command::say_row: return say_row(context);
    case Command::say_pairs: return Effects{Speak{BoardSpeech{session(), game().origin, context}.open_pairs()}};
    case Command::say_state:
        return Effects{Speak{sentences(
            {board_in_words(state_of(context)), BoardSpeech{session(), game().origin, context}.state(context.now)})}};
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
    return {RunCommand{cleared() ? Command::home : Command::menu}};
}

Effects PlayScreen::ask_hint(game::HintTrust trust, const Context& context) {
    const auto style = context.settings.hint_steps ? game::HintStyle::in_steps : game::HintStyle::at_once;
    if (trust == game::HintTrust::any) current_.hint_due.reset();
    if (current_.pacing.round() && current_.pacing.round()->hints_left() == 0 && !session().hint_goes_on())
        return {say({N_("No hint is left")},
                    {N_("Hints of a round of Arcade: {0}."), {std::to_string(game::arcade_hints)}},
                    context.now + note_time)};
    return act(game::Hint{style, trust}, context);
}

Effects PlayScreen::show_way(const Context& context) {
    if (session().paused() || session().status() == game::Status::won) return {};
    if (current_.pacing.round())
        return {say({N_("The way to win is not shown in Arcade")}, {N_("In Calm it is.")}, context.now + note_time)};
    current_.hint_due.reset(); // this shows more than a hint
    return {OpenScreen{screens::show_me(current_.board.camera)}};
}

Effects PlayScreen::undo(const Context& context) {
    if (session().can_undo() || !current_.played.leads_back()) return act(game::Undo{}, context);
    game::Game before = std::move(*current_.played.previous);
    Effects effects = start(std::move(before), context);
    effects.emplace_back(
        say({N_("The board before is back")}, {N_("The new one had not begun.")}, context.now + 2 * note_time));
    return effects;
}

Effects PlayScreen::restart(const Context& context) {
    const bool won = session().status() == game::Status::won || current_.played.looks_back();
    // In a run the bar belongs to the board: restarting does not refill it, and its end is the end of the run.
    const bool new_round = current_.pacing.round() && current_.pacing.round()->began() && !session().paused() &&
                           (!run_board_of(game()) || game().left_round);
    if (!won && !new_round) return act(game::Restart{}, context);
    if (current_.racing.race) return start_race(current_.racing.race, context); // races again
    // The cleared game stays in the history, so this is a new one. It also has a new bar, as an old one does not
    // refill; undo leads back to the game before.
    return start(game::new_game(game().origin, game().start, key_from(context.chance), next_serial()), context, !won);
}

Effects PlayScreen::reshuffle(const Context& context) {
    if (session().paused() || current_.played.won() || awaited_) return {};
    if (session().status() == game::Status::playing && !is_known_lost(context))
        return {say({N_("There are pairs that can go")},
                    {N_("The tiles are reshuffled when there are none, or when the board is lost.")},
                    context.now + note_time)};
    if (current_.pacing.round() && current_.pacing.round()->reshuffles_left() == 0)
        return {
            say({N_("No reshuffle is left")}, {N_("Take steps back, or play on in Calm.")}, context.now + note_time)};
    awaited_ = AwaitedBoard{context.now, AwaitedReshuffle{}};
    return {Ask{ReshuffleBoard{session().board(), session().gravity(), game().origin.id.params.difficulty,
                               context.chance.next()}}};
}

// The end -----------------------------------------------------------------------------------------------

Win PlayScreen::win(const Context& context) const {
    const auto run = race(context.now);
    const auto& cleared = *current_.cleared;
    const auto& pacing = current_.pacing;
    const auto score = pacing.score(game());
    std::optional<BetweenBoards> between;
    const auto board = run_board_of(game());
    if (const auto next = board && score && !game().left_round ? game::next_in_run(*board) : std::nullopt)
        between = {*board, *next, *score, pacing.round()->longest_combo(),
                   pacing.round()->left(session().elapsed(context.now))};
    return {.game = game(),
            .weave = cleared.weave,
            .day = current_.played.saved_on,
            .threads_begin = cleared.threads_begin,
            .score = score ? std::optional{pacing.before.score + *score} : std::nullopt,
            .best = pacing.bests,
            .figures = cleared.figures,
            .turns = turns_of_win(context),
            .race = run ? run->outcome() : std::string{},
            .boards_before = pacing.before.boards,
            .between = between};
}

Effects PlayScreen::next_board(const Context& context) {
    if (!current_.cleared || awaited_) return {};
    if (const auto place = place_of(current_.played.game)) {
        const WinFigures* const figures = current_.cleared->figures.get();
        if (leads_to_journey(*place, figures)) return {RunCommand{Command::journey}}; // shows the world, then the next
        return start_deal(game::journey()[*place_after(*place, figures)].id, context, true);
    }
    if (game::day_of(game().origin.id)) return {RunCommand{Command::journey}}; // today has no other board
    const auto board = run_board_of(game());
    if (const auto next = board && !game().left_round ? game::next_in_run(*board) : std::nullopt)
        return start_deal(game::id_of(*next), context, true);
    return start_deal({own_params(), ""}, context, true);
}

/// Opens the calendar: on the day of the board just cleared, else on today.
std::optional<Effects> PlayScreen::open_daily(const Context& context) const {
    const bool won_today = current_.cleared && current_.played.saved_on != 0 &&
                           local_day(current_.played.saved_on, context.local_time) == context.today();
    if (!won_today) return std::nullopt;
    return Effects{OpenScreen{screens::daily(game::day_of(game().origin.id))}};
}

Effects PlayScreen::watch_again(const Context& context) {
    if (!current_.cleared) return {};
    game::SavedGame played = game::saved(game(), context.now, game().started);
    auto replay = game::Replay::of(std::move(played.record), game().start);
    if (!replay) return {say({N_("This game cannot be shown")}, replay.error(), context.now + 2 * note_time)};
    return {OpenScreen{screens::replay_of_board(std::move(played.summary), game().start, *std::move(replay))}};
}

Effects PlayScreen::save_picture(const Context& context) const {
    if (!current_.cleared) return {};
    auto weave = std::make_shared<scene::Weave>(*current_.cleared->weave);
    if (weave->deck == deck_in_use(context.settings)) weave->deck.clear();
    const Win won = win(context);
    return {OpenScreen{screens::save_picture(std::move(weave), picture_caption(won, context), won.day, context)}};
}

/// Copies the result of a board of a day, as its page does.
Effects PlayScreen::copy_result(const Context& context) const {
    const auto figures = cleared() ? current_.cleared->figures : nullptr;
    if (!figures || !figures->of_day) return {};
    const auto& [day, game, squares] = *figures->of_day;
    return copied_result(daily_result(day, game, squares, context.settings.clock), context);
}

// The cursor --------------------------------------------------------------------------------------------

Effects PlayScreen::move_cursor(int rows, int cols, const Context& context) {
    if (session().paused()) return {};
    const Board& board = session().board();
    const auto before = current_.board.cursor;
    current_.board.cursor = current_.board.cursor
                                ? scene::next_seen_tile(board, geometry(context), *current_.board.cursor, rows, cols)
                                : scene::nearest_tile(board, session().picked().value_or(scene::middle(board.size())));
    bring_into_sight(*current_.board.cursor, context);
    Effects effects = spoken_cursor(before, context);
    const Cell step = geometry(context).is_turned() ? Cell{cols, rows} : Cell{rows, cols};
    const bool round = before && ((current_.board.cursor->row - before->row) * step.row < 0 ||
                                  (current_.board.cursor->col - before->col) * step.col < 0);
    // TRANSLATORS: the cursor left the board at one edge and came back at the opposite one.
    if (round && !effects.empty()) effects.insert(effects.begin(), Speak{platform::trc("speech", "Round the edge")});
    return effects;
}

Effects PlayScreen::jump(int step, const Context& context) {
    if (session().paused()) return {};
    if (session().status() == game::Status::won)
        return {Speak{platform::trcf("speech", "{0} deals the next board", key_of(Command::pick))}};
    if (context.two_sided > 0) return move_cursor(0, step, context); // this would give away the other side of a card
    const Board& board = session().board();
    const auto from =
        current_.board.cursor && board.is_tile(*current_.board.cursor) ? current_.board.cursor : session().picked();
    const auto model = session().picked() ? session().picked() : from;
    if (!model) return move_cursor(0, 0, context);
    const auto before = current_.board.cursor;
    current_.board.cursor = scene::next_equal(board, from.value_or(*model), board.kind(*model), step);
    bring_into_sight(*current_.board.cursor, context);
    return spoken_cursor(before, context);
}

/// Highlights all tiles of a kind. For a two-sided card that would give away its partner: shows the card large instead.
void PlayScreen::light(Cell cell, const Context& context) {
    const Board& board = session().board();
    const auto read = std::exchange(current_.board.read, std::nullopt);
    if (!board.is_tile(cell)) {
        current_.board.lit.reset();
        return;
    }
    if (context.two_sided > 0) {
        if (read != cell) current_.board.read = cell;
        return;
    }
    const Kind kind = board.kind(cell);
    current_.board.lit = current_.board.lit == kind ? std::nullopt : std::optional{kind};
}

} // namespace twoturns::app
