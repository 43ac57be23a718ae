// Carries out actions in the game, and shows their outcome.
#include <string>
#include <utility>

#include "app/board/game_start.hpp"
#include "app/board/match_sound.hpp"
#include "app/decks/deck_list.hpp"
#include "app/journey/lesson.hpp"
#include "app/play/play.hpp"
#include "app/screens.hpp"
#include "game/learning/cards.hpp"
#include "scene/cursor.hpp"
#include "twoturns/moves.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::Time;

constexpr Time hint_patience{300}; // for a proof
constexpr Time until_seal = scene::durations::vanish + scene::durations::weave;

Say note(const char* headline, const char* detail, Time until) { return say({headline}, {detail}, until); }

/// Returns the move that led to the current position.
std::optional<Move> last_move(const game::Timeline& timeline) {
    return timeline.can_undo() ? timeline.move_to(timeline.position()) : std::nullopt;
}

/// Returns how tiles slide after a move.
std::vector<Slide> slides_of(Board board, std::optional<Move> move, Gravity gravity) {
    std::vector<Slide> slides;
    if (move && !take_pair(board, *move, gravity, &slides)) slides.clear();
    return slides;
}

std::vector<Slide> reversed(std::vector<Slide> slides) {
    for (Slide& slide : slides) std::swap(slide.from, slide.to);
    return slides;
}

/// Returns the look by which the picture of the last pair is remembered.
game::SealLook look_of(Face kind, const game::Game& game, const Context& context) {
    game::SealLook look{
        deck_in_use(context.settings),
        game::picture_of(kind, {context.two_sided, game.session.timeline().cards_seed(),
                                game::chosen_from(game.origin.cards, context.deck_number, context.two_sided)})};
    const auto& shown = context.deck_status.shown;
    if (shown && shown->deck == look.deck && !shown->marks.empty())
        look.mark = shown->marks[static_cast<std::size_t>(look.face) % shown->marks.size()];
    return look;
}

} // namespace

Effects PlayScreen::act(const game::Action& action, const Context& context) {
    const bool undoes = std::holds_alternative<game::Undo>(action);
    const bool redoes = std::holds_alternative<game::Redo>(action);
    const bool steps = undoes || redoes || std::holds_alternative<game::Rewind>(action);
    const bool reshuffles = std::holds_alternative<game::Reshuffle>(action);
    const std::optional<Board> before = steps || reshuffles ? std::optional{session().board()} : std::nullopt;
    const auto move_before = last_move(session().timeline());
    if (current_.played.won()) current_.played.cleared_entries = session().log().size();
    current_.board.animations.dealt.reset(); // play starts before all tiles are dealt
    const std::size_t entries = session().log().size();
    const game::Reply reply = session().act(action, context.now);
    count(reply, entries, context);
    cards_.judge(reply, current_.played.game, context);
    Effects effects = show(reply, context);
    // Boards that undo and redo return to are not drawn again line by line.
    const auto* const what = std::get_if<game::Matched>(&reply);
    const bool matched = what != nullptr;
    if (matched && session().status() == game::Status::won)
        current_.played.game.look = look_of(what->second.face, current_.played.game, context);
    update_cleared(matched ? std::optional{context.now + scene::durations::vanish} : std::nullopt);
    if (steps && std::holds_alternative<game::Changed>(reply)) {
        const Board& after = session().board();
        const Gravity gravity = session().gravity();
        const auto slides = undoes   ? reversed(slides_of(after, move_before, gravity))
                            : redoes ? slides_of(*before, last_move(session().timeline()), gravity)
                                     : std::vector<Slide>{};
        current_.board.animations.show_change(*before, after, slides, context.now);
    }
    if (std::holds_alternative<game::Reshuffled>(reply)) current_.board.animations.show_reshuffle(*before, context.now);
    return effects;
}

Effects PlayScreen::ask_hint(game::HintTrust trust, const Context& context) {
    const auto style = context.settings.hint_steps ? game::HintStyle::in_steps : game::HintStyle::at_once;
    if (trust == game::HintTrust::any) current_.hint_due.reset();
    if (current_.pacing.round() && current_.pacing.round()->hints_left() == 0 && !session().hint_goes_on())
        return {say({N_("No hint is left")}, {N_("A round of Arcade has {0}."), {std::to_string(game::arcade_hints)}},
                    context.now + note_time)};
    return act(game::Hint{style, trust}, context);
}

Effects PlayScreen::show_way(const Context& context) {
    if (session().paused() || session().status() == game::Status::won) return {};
    if (current_.pacing.round())
        return {note(N_("The way to win is not shown in Arcade"), N_("In Calm it is."), context.now + note_time)};
    current_.hint_due.reset(); // this shows more than a hint
    return {OpenScreen{screens::show_me(current_.board.camera)}};
}

Effects PlayScreen::click(Cell cell, const Context& context) {
    current_.hint_due.reset();
    clear_marks();
    Effects effects{Say{}};
    append(effects, act(game::Click{cell}, context));
    return effects;
}

Effects PlayScreen::undo(const Context& context) {
    if (session().can_undo() || !current_.played.leads_back()) return act(game::Undo{}, context);
    game::Game before = std::move(*current_.played.previous);
    return start(std::move(before), context);
}

Effects PlayScreen::restart(const Context& context) {
    const bool won = session().status() == game::Status::won || current_.played.looks_back();
    const bool new_round = current_.pacing.round() && current_.pacing.round()->began() && !session().paused();
    if (!won && !new_round) return act(game::Restart{}, context);
    if (current_.racing.race) return start_race(current_.racing.race, context); // races again
    // The cleared game stays in the history, so this is a new one. It also has a new bar, as an old one does not
    // refill; undo leads back to the game before.
    return start(game::new_game(game().origin, game().start, key_from(context.chance), next_serial()), context, !won);
}

Effects PlayScreen::reshuffle(const Context& context) {
    if (session().status() == game::Status::playing && !session().paused() && !awaited_)
        return {note(N_("There are pairs that can go"), N_("The tiles are reshuffled when there are none."),
                     context.now + note_time)};
    if (session().paused() || session().status() != game::Status::stuck || awaited_) return {};
    if (current_.pacing.round() && current_.pacing.round()->reshuffles_left() == 0)
        return {note(N_("No reshuffle is left"), N_("Take steps back, or play on in Calm."), context.now + note_time)};
    awaited_ = AwaitedBoard{context.now, AwaitedReshuffle{}};
    return {Ask{ReshuffleBoard{session().board(), session().gravity(), game().origin.id.params.difficulty,
                               context.chance.next()}}};
}

// The end -----------------------------------------------------------------------------------------------

Win PlayScreen::win(const Context& context) const {
    const auto run = race(context.now);
    const auto& cleared = *current_.cleared;
    return {game(),
            cleared.weave,
            current_.played.saved_on,
            cleared.threads_begin,
            current_.pacing.score(game()),
            current_.pacing.bests,
            cleared.figures,
            run ? run->outcome() : std::string{}};
}

/// Makes the picture of a board just cleared, or drops it if the board no longer is.
void PlayScreen::update_cleared(std::optional<Time> threads_begin) {
    const bool won = current_.played.won() && !current_.played.undealt();
    if (won == current_.cleared.has_value()) return;
    current_.cleared = won ? std::optional{cleared_board(game(), threads_begin)} : std::nullopt;
}

Effects PlayScreen::next_board(const Context& context) {
    if (!current_.cleared || awaited_) return {};
    if (const auto place = place_of(current_.played.game)) {
        if (game::ends_chapter(*place)) return {RunCommand{Command::journey}}; // shows the next chapter's lesson
        return start_deal(game::journey()[*place + 1].id, context, true);
    }
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
    return {OpenScreen{screens::save_picture(std::move(weave), picture_caption(win(context), context), context)}};
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

void PlayScreen::clear_marks() {
    current_.board.lit.reset();
    current_.board.read.reset();
    current_.board.animations.hint.reset();
    current_.board.animations.explained.reset();
}

Effects PlayScreen::show(const game::Reply& reply, const Context& context) {
    const Time now = context.now;
    const auto refuse = [&](Cell cell) {
        current_.board.animations.shaking = scene::Shake{cell, now};
        return PlaySound{Sound::refuse};
    };
    const auto changed = [&] {
        current_.board.animations = {};
        clear_marks();
        current_.hint_due.reset();
        return Say{};
    };
    return std::visit(
        ui::overloaded{
            [](const game::Nothing&) { return Effects{}; },
            [](const game::Picked&) { return Effects{PlaySound{Sound::pick}}; },
            [](const game::Unpicked&) { return Effects{}; },
            [&](const game::NoMatch& what) { return Effects{refuse(what.to)}; },
            [&](const game::Blocked& what) {
                const Rule board_rule = session().board().rule();
                current_.board.animations.explained = scene::Explained{what.line, now};
                return Effects{refuse(what.to),
                               note(N_("These two cannot go yet"),
                                    !what.line.third_turn ? N_("There are tiles in the way of their line.")
                                    : board_rule == Rule::any
                                        ? N_("Their line would need a third turn.")
                                        : N_("Their line would need more turns than the rule allows."),
                                    now + note_time)};
            },
            [&](const game::Matched& what) {
                current_.hint_due.reset();
                current_.board.animations.show_match(what, now, current_.pacing.points_of(what));
                current_.board.read.reset();
                if (context.two_sided > 0) current_.board.animations.show_cards(what, now);
                const bool won = session().status() == game::Status::won;
                const bool moves = context.settings.motion;
                if (won) return Effects{PlaySound{Sound::win, 0, moves ? until_seal : Time{0}}};
                return Effects{
                    match_sound(what, current_.board.animations, context,
                                current_.pacing.round() ? current_.pacing.round()->score().quick_pairs() : 0)};
            },
            [&](const game::Hinted& what) {
                clear_marks();
                current_.hint_due.reset();
                current_.board.animations.hint = scene::HintShown{what.link, what.step, now};
                bring_into_sight(what.step == game::HintStep::pair ? what.link.back() : what.link.front(), context);
                if (!what.safe)
                    return Effects{note(N_("This one is not proven"), N_("It may cost the win. Undo still works."),
                                        now + note_time)};
                switch (what.step) {
                case game::HintStep::area:
                    return Effects{
                        note(N_("One of these tiles can go"), N_("Hint again shows which."), now + 2 * note_time)};
                case game::HintStep::tile:
                    return Effects{note(N_("This one can go"), N_("Hint again shows its twin."), now + 2 * note_time)};
                case game::HintStep::pair: break;
                }
                return Effects{Say{}};
            },
            [&](const game::HintLost&) {
                current_.hint_due.reset();
                const char* const why = session().steps_to_winnable()
                                            ? N_("The board can no longer be cleared. Go back to where it could.")
                                        : session().question() ? N_("When it was lost is being found out.")
                                                               : N_("Some tiles can never all go.");
                return Effects{note(N_("Every pair here loses"), why, now + note_time * 2)};
            },
            [&](const game::HintAwaited&) {
                if (!current_.hint_due) current_.hint_due = now + hint_patience;
                return Effects{};
            },
            [&](const game::Changed&) { return Effects{changed()}; },
            [&](const game::Reshuffled&) {
                return Effects{changed(), PlaySound{Sound::reshuffle}};
            },
            [&](const game::NoReshuffle&) {
                return Effects{note(N_("No reshuffle can help here"),
                                    session().can_undo()
                                        ? N_("On these cells no board can be cleared. Undo still works.")
                                        : N_("On these cells no board can be cleared."),
                                    now + note_time * 2)};
            },
            [&](const game::PauseChanged&) {
                clear_marks();
                current_.hint_due.reset();
                return Effects{};
            },
        },
        reply);
}

// The cursor --------------------------------------------------------------------------------------------

void PlayScreen::move_cursor(int rows, int cols, const Context& context) {
    if (session().paused()) return;
    const Board& board = session().board();
    current_.board.cursor = current_.board.cursor
                                ? scene::next_tile(board, *current_.board.cursor, rows, cols)
                                : scene::nearest_tile(board, session().picked().value_or(scene::middle(board.size())));
    bring_into_sight(*current_.board.cursor, context);
}

void PlayScreen::bring_into_sight(Cell cell, const Context& context) {
    current_.board.camera =
        scene::showing(current_.board.camera, geometry(context).area(), session().board().size(), cell);
}

void PlayScreen::jump(int step, const Context& context) {
    if (session().paused()) return;
    if (context.two_sided > 0) return move_cursor(0, step, context); // this would give away the other side of a card
    const Board& board = session().board();
    const auto from =
        current_.board.cursor && board.is_tile(*current_.board.cursor) ? current_.board.cursor : session().picked();
    const auto model = session().picked() ? session().picked() : from;
    if (!model) return move_cursor(0, 0, context);
    current_.board.cursor = scene::next_equal(board, from.value_or(*model), board.kind(*model), step);
    bring_into_sight(*current_.board.cursor, context);
}

} // namespace twoturns::app
