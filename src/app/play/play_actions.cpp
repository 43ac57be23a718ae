// What the board does with the game itself, and shows of what became of it.
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

Say note(const char* headline, const char* detail, Time until) { return Say{{{headline, {}}, {detail, {}}, until}}; }

/// The move that led to the current position.
std::optional<Move> last_move(const game::Timeline& timeline) {
    return timeline.can_undo() ? timeline.move_to(timeline.position()) : std::nullopt;
}

/// How tiles slide when that move is made.
std::vector<Slide> slides_of(Board board, std::optional<Move> move, Gravity gravity) {
    std::vector<Slide> slides;
    if (move && !take_pair(board, *move, gravity, &slides)) slides.clear();
    return slides;
}

std::vector<Slide> reversed(std::vector<Slide> slides) {
    for (Slide& slide : slides) std::swap(slide.from, slide.to);
    return slides;
}

/// Whether it only leads to another position that was there before.
bool is_step(const game::RecordedAction& action) {
    return std::visit(ui::overloaded{
                          [](const Move&) { return false; },
                          [](const game::HintAsked&) { return false; },
                          [](const game::Undone&) { return true; },
                          [](const game::Redone&) { return true; },
                          [](const game::Restarted&) { return true; },
                          [](const game::WentBack&) { return true; },
                          [](const game::NewKinds&) { return false; },
                      },
                      action);
}

/// What the picture of the last pair is remembered by.
game::SealLook look_of(Face kind, const game::Game& game, const Context& context) {
    game::SealLook look{
        deck_in_use(context.settings),
        game::picture_of(kind, {context.two_sided, game.session.timeline().cards_seed(),
                                game::chosen_from(game.origin.cards, context.deck_number, context.two_sided)})};
    const auto& shown = context.pictures.shown;
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
    const std::optional<Board> before = steps || reshuffles ? std::optional{game_.session.board()} : std::nullopt;
    const auto move_before = last_move(game_.session.timeline());
    if (game_.session.status() == game::Status::won) cleared_entries_ = game_.session.log().size();
    board_.effects.dealt.reset(); // nothing waits until all tiles are there
    const std::size_t entries = game_.session.log().size();
    const game::Reply reply = game_.session.act(action, context.now);
    count(reply, entries, context);
    recall(reply, context);
    Effects effects = show(reply, context);
    // What undo and redo lead to is not drawn again line by line.
    const auto* const what = std::get_if<game::Matched>(&reply);
    const bool matched = what != nullptr;
    if (matched && game_.session.status() == game::Status::won) game_.look = look_of(what->second.face, game_, context);
    update_weave(matched ? std::optional{context.now + scene::durations::vanish} : std::nullopt);
    if (steps && std::holds_alternative<game::Changed>(reply)) {
        const Board& after = game_.session.board();
        const Gravity gravity = game_.session.gravity();
        const auto slides = undoes   ? reversed(slides_of(after, move_before, gravity))
                            : redoes ? slides_of(*before, last_move(game_.session.timeline()), gravity)
                                     : std::vector<Slide>{};
        board_.effects.show_change(*before, after, slides, context.now);
    }
    if (std::holds_alternative<game::Reshuffled>(reply)) board_.effects.show_reshuffle(*before, context.now);
    return effects;
}

/// A game that was cleared stays in the history as it was. Steps back and forth leave no trace; with anything else it
/// goes on as a game of its own.
void PlayScreen::play_on(const Context& context) {
    const auto& log = game_.session.log();
    if (log.size() == *cleared_entries_) return;
    if (log.size() > *cleared_entries_ && is_step(log.back().action)) {
        if (game_.session.status() == game::Status::won) game_.session.cut(*cleared_entries_);
        return;
    }
    cleared_entries_.reset();
    saved_entries_ = 0;
    game_.key = key_from(context.chance);
    game_.started = game_.cleared = 0;
    game_.answers.clear(); // those belong to the game that was cleared
}

Effects PlayScreen::ask_hint(game::HintTrust trust, const Context& context) {
    const auto style = context.settings.hint_steps ? game::HintStyle::in_steps : game::HintStyle::at_once;
    if (trust == game::HintTrust::any) hint_due_.reset();
    if (round_ && round_->hints_left() == 0 && !game_.session.hint_goes_on())
        return {Say{{{N_("No hint is left"), {}},
                     {N_("A round of Arcade has {0}."), {std::to_string(game::arcade_hints)}},
                     context.now + note_time}}};
    return act(game::Hint{style, trust}, context);
}

Effects PlayScreen::show_way(const Context& context) {
    if (game_.session.paused() || game_.session.status() == game::Status::won) return {};
    if (round_)
        return {note(N_("The way to win is not shown in Arcade"), N_("In Calm it is."), context.now + note_time)};
    hint_due_.reset(); // this shows more
    return {OpenScreen{screens::show_me(board_.camera)}};
}

void PlayScreen::count_help(const Context& context) {
    const std::size_t entries = game_.session.log().size();
    count(game_.session.act(game::ShowWay{}, context.now), entries, context);
    judge_.way_shown();
}

Effects PlayScreen::click(Cell cell, const Context& context) {
    hint_due_.reset();
    clear_marks();
    Effects effects{Say{}};
    append(effects, act(game::Click{cell}, context));
    return effects;
}

Effects PlayScreen::undo(const Context& context) {
    if (game_.session.can_undo() || !previous_ || !game_.session.log().empty()) return act(game::Undo{}, context);
    // Nothing was done in this game: back to the one before.
    const auto before = std::exchange(previous_, nullptr);
    Effects effects = start(std::move(*before), context);
    previous_.reset();
    return effects;
}

Effects PlayScreen::restart(const Context& context) {
    const bool won = game_.session.status() == game::Status::won || looks_back();
    const bool new_round = round_ && round_->began() && !game_.session.paused();
    if (!won && !new_round) return act(game::Restart{}, context);
    if (race_) return start_race(race_, context); // the same again
    // What was cleared stays so in the history: this is a game of its own. Nor does a bar fill up again: a new round
    // does it, and undo leads back to this one.
    return start(game::new_game(game_.origin, game_.start, key_from(context.chance), ++games_ << 32U), context, !won);
}

Effects PlayScreen::reshuffle(const Context& context) {
    if (game_.session.status() == game::Status::playing && !game_.session.paused() && !dealing_)
        return {note(N_("There are pairs that can go"), N_("The tiles are reshuffled when there are none."),
                     context.now + note_time)};
    if (game_.session.paused() || game_.session.status() != game::Status::stuck || dealing_) return {};
    if (round_ && round_->reshuffles_left() == 0)
        return {note(N_("No reshuffle is left"), N_("Take steps back, or play on in Calm."), context.now + note_time)};
    dealing_ = Dealing{context.now};
    reshuffling_ = true;
    return {Ask{ReshuffleBoard{game_.session.board(), game_.session.gravity(), game_.origin.id.params.difficulty,
                               context.chance.next()}}};
}

// At the end --------------------------------------------------------------------------------------------

Win PlayScreen::win(const Context& context) const {
    const auto run = race(context.now);
    return {game_, weave_, saved_on_, threads_begin_, score(), bests_, figures_, run ? run->outcome() : std::string{}};
}

/// Makes the picture of a board that has just been cleared, and drops that of one that is not any more.
void PlayScreen::update_weave(std::optional<Time> begin) {
    const bool won = game_.session.status() == game::Status::won && !undealt();
    if (won == (weave_ != nullptr)) return;
    weave_.reset();
    if (won) {
        auto weave = std::make_shared<scene::Weave>(scene::weave_of(game_.session.timeline()));
        if (game_.look) {
            weave->last = static_cast<Face>(game_.look->face);
            weave->deck = game_.look->deck;
            weave->mark = game_.look->mark;
        }
        weave_ = std::move(weave);
    }
    threads_begin_ = begin;
    figures_.reset();
    figures_asked_ = false;
}

Effects PlayScreen::next_board(const Context& context) {
    if (!weave_ || dealing_) return {};
    if (const auto place = place_of(game_)) {
        if (game::ends_chapter(*place)) return {RunCommand{Command::journey}}; // where the next one's lesson is told
        return start_deal(game::journey()[*place + 1].id, context, true);
    }
    return start_deal({own_params(), ""}, context, true);
}

/// Right after the win of a board of any day that day is shown; at any other time it is today.
std::optional<Effects> PlayScreen::open_daily(const Context& context) const {
    const bool won_today = weave_ && saved_on_ != 0 && local_day(saved_on_, context.local_time) == context.today();
    if (!won_today) return std::nullopt;
    return Effects{OpenScreen{screens::daily(game::day_of(game_.origin.id))}};
}

Effects PlayScreen::watch_again(const Context& context) {
    if (!weave_) return {};
    game::SavedGame game = game::saved(game_, context.now, game_.started);
    auto replay = game::Replay::of(std::move(game.record), game_.start);
    if (!replay) return {Say{{{N_("This game cannot be shown"), {}}, replay.error(), context.now + 2 * note_time}}};
    return {OpenScreen{screens::replay_of_board(std::move(game.summary), game_.start, *std::move(replay))}};
}

Effects PlayScreen::save_picture(const Context& context) const {
    if (!weave_) return {};
    auto weave = std::make_shared<scene::Weave>(*weave_);
    if (weave->deck == deck_in_use(context.settings)) weave->deck.clear();
    return {OpenScreen{screens::save_picture(std::move(weave), picture_caption(win(context), context), context)}};
}

/// Lights all tiles of a kind. Of a card with two sides that would betray the other one: its own is shown large.
void PlayScreen::light(Cell cell, const Context& context) {
    const Board& board = game_.session.board();
    const auto read = std::exchange(board_.read, std::nullopt);
    if (!board.is_tile(cell)) {
        board_.lit.reset();
        return;
    }
    if (context.two_sided > 0) {
        if (read != cell) board_.read = cell;
        return;
    }
    const Kind kind = board.kind(cell);
    board_.lit = board_.lit == kind ? std::nullopt : std::optional{kind};
}

void PlayScreen::clear_marks() {
    board_.lit.reset();
    board_.read.reset();
    board_.effects.hint.reset();
    board_.effects.explained.reset();
}

Effects PlayScreen::show(const game::Reply& reply, const Context& context) {
    const Time now = context.now;
    const auto refuse = [&](Cell cell) {
        board_.effects.shaking = scene::Shake{cell, now};
        return PlaySound{Sound::refuse};
    };
    const auto changed = [&] {
        board_.effects = {};
        clear_marks();
        hint_due_.reset();
        return Say{};
    };
    return std::visit(
        ui::overloaded{
            [](const game::Nothing&) { return Effects{}; },
            [](const game::Picked&) { return Effects{PlaySound{Sound::pick}}; },
            [](const game::Unpicked&) { return Effects{}; },
            [&](const game::NoMatch& what) { return Effects{refuse(what.to)}; },
            [&](const game::Blocked& what) {
                const Rule board_rule = game_.session.board().rule();
                board_.effects.explained = scene::Explained{what.line, now};
                return Effects{refuse(what.to),
                               note(N_("These two cannot go yet"),
                                    !what.line.third_turn ? N_("There are tiles in the way of their line.")
                                    : board_rule == Rule::any
                                        ? N_("Their line would need a third turn.")
                                        : N_("Their line would need more turns than the rule allows."),
                                    now + note_time)};
            },
            [&](const game::Matched& what) {
                hint_due_.reset();
                board_.effects.show_match(what, now, points_of(what));
                board_.read.reset();
                if (context.two_sided > 0) board_.effects.show_cards(what, now);
                const bool won = game_.session.status() == game::Status::won;
                const bool moves = context.settings.motion;
                if (won) return Effects{PlaySound{Sound::win, 0, moves ? until_seal : Time{0}}};
                return Effects{match_sound(what, board_.effects, context, round_ ? round_->score().quick_pairs() : 0)};
            },
            [&](const game::Hinted& what) {
                clear_marks();
                hint_due_.reset();
                board_.effects.hint = scene::HintShown{what.link, what.step, now};
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
                hint_due_.reset();
                const char* const why = game_.session.steps_to_winnable()
                                            ? N_("The board can no longer be cleared. Go back to where it could.")
                                        : game_.session.question() ? N_("When it was lost is being found out.")
                                                                   : N_("Some tiles can never all go.");
                return Effects{note(N_("Every pair here loses"), why, now + note_time * 2)};
            },
            [&](const game::HintAwaited&) {
                if (!hint_due_) hint_due_ = now + hint_patience;
                return Effects{};
            },
            [&](const game::Changed&) { return Effects{changed()}; },
            [&](const game::Reshuffled&) {
                return Effects{changed(), PlaySound{Sound::reshuffle}};
            },
            [&](const game::NoReshuffle&) {
                return Effects{note(N_("No reshuffle can help here"),
                                    game_.session.can_undo()
                                        ? N_("On these cells no board can be cleared. Undo still works.")
                                        : N_("On these cells no board can be cleared."),
                                    now + note_time * 2)};
            },
            [&](const game::PauseChanged&) {
                clear_marks();
                hint_due_.reset();
                return Effects{};
            },
        },
        reply);
}

// The cursor --------------------------------------------------------------------------------------------

void PlayScreen::move_cursor(int rows, int cols, const Context& context) {
    if (game_.session.paused()) return;
    const Board& board = game_.session.board();
    board_.cursor = board_.cursor
                        ? scene::next_tile(board, *board_.cursor, rows, cols)
                        : scene::nearest_tile(board, game_.session.picked().value_or(scene::middle(board.size())));
    bring_into_sight(*board_.cursor, context);
}

void PlayScreen::bring_into_sight(Cell cell, const Context& context) {
    board_.camera = scene::showing(board_.camera, geometry(context).area(), game_.session.board().size(), cell);
}

void PlayScreen::jump(int step, const Context& context) {
    if (game_.session.paused()) return;
    if (context.two_sided > 0) return move_cursor(0, step, context); // the other side of a card is not betrayed
    const Board& board = game_.session.board();
    const auto from = board_.cursor && board.is_tile(*board_.cursor) ? board_.cursor : game_.session.picked();
    const auto model = game_.session.picked() ? game_.session.picked() : from;
    if (!model) return move_cursor(0, 0, context);
    board_.cursor = scene::next_equal(board, from.value_or(*model), board.kind(*model), step);
    bring_into_sight(*board_.cursor, context);
}

} // namespace twoturns::app
