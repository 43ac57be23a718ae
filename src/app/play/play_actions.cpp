// The pointer on the board: a click becomes an action in the game, and its outcome is shown.
#include <algorithm>
#include <string>
#include <utility>

#include "app/decks/deck_list.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/play/play.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/screens.hpp"
#include "game/learning/cards.hpp"
#include "scene/cursor.hpp"
#include "twoturns/moves.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using sound::Cue;

constexpr Time hint_patience{300}; // for a proof
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

/// The position that a pair was taken from, and its line there.
struct TakenStep {
    Board board;
    Move move;
    [[nodiscard]] std::optional<Link> link() const { return find_link(board.occupancy(), move.a, move.b); }
};

/// Returns the last steps that led to the current position, the newest first; without those that took no pair.
std::vector<TakenStep> last_steps(const game::Timeline& timeline, std::size_t count) {
    std::vector<TakenStep> steps;
    for (std::size_t i = 0; i < std::min(count, timeline.steps()); ++i) {
        const auto position = timeline.position(i);
        if (const auto move = timeline.move_to(position))
            steps.push_back({timeline.board_of(timeline.before(position)), *move});
    }
    return steps;
}

std::vector<Slide> reversed(std::vector<Slide> slides) {
    for (Slide& slide : slides) std::swap(slide.from, slide.to);
    return slides;
}

} // namespace

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
    pointer_ = press.at;
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

void PlayScreen::on_hover(ui::Point at, const Context& context) {
    pointer_ = at;
    if (current_.cleared) (void)ignores(*current_.cleared, ui::Hover{at}, context);
    const auto place = geometry(context);
    current_.board.pointed = place.cell_at(at);
    if (current_.hold && current_.board.pointed != current_.hold->cell) current_.hold.reset();
    if (!dragged_from_) return;
    current_.board.camera = scene::moved(current_.board.camera, place.area(), session().board().size(),
                                         {at.x - dragged_from_->x, at.y - dragged_from_->y});
    dragged_from_ = at;
}

Effects PlayScreen::click(Cell cell, const Context& context) {
    current_.hint_due.reset();
    clear_marks();
    Effects effects{Say{}};
    append(effects, act(game::Click{cell}, context));
    return effects;
}

Effects PlayScreen::act(const game::Action& action, const Context& context) {
    const bool undoes = std::holds_alternative<game::Undo>(action);
    const bool redoes = std::holds_alternative<game::Redo>(action);
    const bool steps = undoes || redoes || std::holds_alternative<game::Rewind>(action);
    const bool reshuffles = std::holds_alternative<game::Reshuffle>(action);
    const std::optional<Board> before = steps || reshuffles ? std::optional{session().board()} : std::nullopt;
    const auto move_before = last_move(session().timeline());
    const std::size_t steps_before = session().timeline().steps();
    const int gone_before = session().timeline().pairs_gone();
    const bool lost_before = is_known_lost(context);
    constexpr std::size_t most_seen = 6; // of the pairs that come back at once
    const std::vector<TakenStep> taken =
        steps && !redoes ? last_steps(session().timeline(), undoes ? 1 : most_seen) : std::vector<TakenStep>{};
    if (current_.played.won()) current_.played.cleared_entries = session().log().size();
    current_.board.animations.dealt.reset(); // play starts before all tiles are dealt
    const std::size_t entries = session().log().size();
    const game::Reply reply = session().act(action, context.now);
    count(reply, entries, context);
    cards_.judge(reply, current_.played.game, context);
    Effects effects = show(reply, context);
    append(effects, spoken_reply(reply, action, gone_before, move_before, context));
    // Boards that undo and redo return to are not drawn again line by line.
    const auto* const what = std::get_if<game::Matched>(&reply);
    const bool matched = what != nullptr;
    if (matched && session().status() == game::Status::won)
        current_.played.game.look = seal_picture(what->second.face, current_.played.game, context);
    const Time threads_begin = context.now + scene::durations::vanish;
    update_cleared(matched ? std::optional{threads_begin} : std::nullopt);
    if (matched && current_.cleared && pointer_)
        current_.cleared->pointer = RestingPointer{*pointer_, end_of_ceremony(game(), threads_begin) + time_to_read};
    std::vector<Link> lines; // of the pairs that are back
    if (steps && std::holds_alternative<game::Changed>(reply)) {
        const std::size_t back = steps_before - std::min(steps_before, session().timeline().steps());
        for (std::size_t i = 0; i < std::min(taken.size(), back); ++i)
            if (session().gravity() == Gravity::none || undoes) // else earlier pairs were in cells of other tiles
                if (const auto line = taken[i].link()) lines.push_back(*line);
        const auto slides =
            undoes ? reversed(slides_of(session().board(), move_before, session().gravity())) : std::vector<Slide>{};
        show_step(*before, slides, lines, redoes, context);
    }
    if (std::holds_alternative<game::Changed>(reply))
        append(effects, sounds_of_step(action, gone_before, lines, context));
    if (matched || std::holds_alternative<game::Changed>(reply)) current_.may_be_lost = matched && !lost_before;
    if (std::holds_alternative<game::Reshuffled>(reply))
        current_.board.animations.show_reshuffle(*before, session().board(), context.now);
    return effects;
}

/// Shows how a step changed the board: a pair that is back runs along its line, a pair taken again goes as it did.
void PlayScreen::show_step(const Board& before, const std::vector<Slide>& slides, const std::vector<Link>& lines,
                           bool again, const Context& context) {
    scene::Animations& animations = current_.board.animations;
    const auto move = again && !current_.cleared ? last_move(session().timeline()) : std::nullopt;
    const auto line = move ? TakenStep{before, *move}.link() : std::nullopt;
    if (line)
        return animations.show_match(
            {*line, before.tile(move->a), before.tile(move->b), slides_of(before, move, session().gravity())},
            context.now);
    animations.show_change(before, session().board(), slides, context.now);
    animations.show_return(lines, session().board(), context.now);
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
        current_.board.animations.show_refusal(cell, now);
        return cell;
    };
    const BoardSounds heard = sounds(context);
    const auto changed = [&] {
        current_.board.animations = {};
        clear_marks();
        current_.hint_due.reset();
        return Say{};
    };
    return std::visit(
        ui::overloaded{
            [](const game::Nothing&) { return Effects{}; },
            [&](const game::Picked& what) {
                current_.board.animations.show_pick(what.cell, now);
                return Effects{heard.of(Cue::pick, what.cell)};
            },
            [&](const game::Unpicked& what) { return Effects{heard.of(Cue::put_back, what.cell)}; },
            [&](const game::NoMatch& what) {
                Effects effects{heard.of(Cue::no_match, refuse(what.to))};
                const Board& board = session().board();
                if (const auto copies = copies_of_card(game(), board.kind(what.from), board.kind(what.to), context))
                    effects.emplace_back(Say{Note{{N_("The same card, but another copy")},
                                                  // TRANSLATORS: the tiles of a card that is on the board twice show
                                                  // the number of their copy, except the first.
                                                  {N_("This was copy {0}, that is copy {1}. Copy 1 shows no number."),
                                                   {std::to_string(copies->first), std::to_string(copies->second)}},
                                                  now + 2 * note_time}});
                else if (const auto card = card_in_game(game(), board.kind(what.from), context))
                    effects.emplace_back(Say{Note{{N_("Not a pair")},
                                                  card->empty() ? Message{} : Message{N_("The first was {0}"), {*card}},
                                                  now + note_time}});
                return effects;
            },
            [&](const game::Blocked& what) {
                const Rule board_rule = session().board().rule();
                current_.board.animations.explained = scene::Explained{what.line, now};
                return Effects{heard.of(Cue::blocked, refuse(what.to)),
                               note(N_("These two cannot go yet"),
                                    !what.line.third_turn     ? N_("There are tiles in the way of their line.")
                                    : board_rule == Rule::any ? N_("Their line would need a third turn.")
                                                              : condition_of(board_rule),
                                    now + 2 * note_time)};
            },
            [&](const game::Matched& what) {
                current_.hint_due.reset();
                current_.board.animations.show_match(what, now);
                current_.board.read.reset();
                if (context.two_sided > 0) current_.board.animations.show_cards(what, now);
                return sounds_of_match(what, context);
            },
            [&](const game::Hinted& what) {
                clear_marks();
                current_.hint_due.reset();
                current_.board.animations.hint = scene::HintShown{what.link, what.step, now};
                // Who hears the place of a tile need not look for it.
                if (speaks(context.settings) && what.step != game::HintStep::area)
                    current_.board.cursor = what.link.front();
                bring_into_sight(what.step == game::HintStep::pair ? what.link.back() : what.link.front(), context);
                const PlaySound shown = heard.hint(what);
                if (!what.safe)
                    return Effects{shown, note(N_("This one is not proven"),
                                               N_("It may cost the win. Undo still works."), now + note_time)};
                const bool begins = what.step == game::HintStep::area || !context.settings.hint_steps;
                if (begins && session().hints() == 1 && session().reshuffles() == 0 && place_of(game()))
                    return Effects{shown, note(what.step == game::HintStep::pair ? N_("This pair can go")
                                                                                 : N_("One of these tiles can go"),
                                               N_("The star for no help is gone."), now + 2 * note_time)};
                switch (what.step) {
                case game::HintStep::area:
                    return Effects{shown, note(N_("One of these tiles can go"), N_("Hint again shows which."),
                                               now + 2 * note_time)};
                case game::HintStep::tile:
                    return Effects{shown,
                                   note(N_("This one can go"), N_("Hint again shows its twin."), now + 2 * note_time)};
                case game::HintStep::pair: break;
                }
                return Effects{shown, Say{}};
            },
            [&](const game::HintLost&) {
                current_.hint_due.reset();
                const char* const why = session().steps_to_winnable()
                                            ? N_("The board can no longer be cleared. Go back to where it could.")
                                        : session().question() ? N_("When it was lost is being found out.")
                                                               : N_("Some tiles can never all go.");
                return Effects{heard.of(Cue::stuck), note(N_("Every pair here loses"), why, now + note_time * 2)};
            },
            [&](const game::HintAwaited&) {
                if (!current_.hint_due) current_.hint_due = now + hint_patience;
                return Effects{};
            },
            [&](const game::Changed&) { return Effects{changed()}; },
            [&](const game::Reshuffled&) {
                return Effects{changed(), heard.of(Cue::reshuffle)};
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

void PlayScreen::update_cleared(std::optional<Time> threads_begin) {
    const bool won = current_.played.won() && !current_.played.undealt();
    if (won == current_.cleared.has_value()) return;
    current_.cleared = won ? std::optional{cleared_board(game(), threads_begin)} : std::nullopt;
}

bool PlayScreen::skip(const ui::Input& input, const Context& context) {
    if (!current_.cleared) return false;
    const bool ignored = ignores(*current_.cleared, input, context);
    const Win shown = win(context);
    const auto ceremony = ceremony_of(shown, context);
    if (!ceremony || context.now >= ceremony->end() || shown.between) return ignored; // a run goes on at once
    current_.cleared->threads_begin.reset();
    current_.board.animations = {};
    return true;
}

} // namespace twoturns::app
