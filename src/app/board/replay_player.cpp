#include "app/board/replay_player.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/bar.hpp"
#include "app/board/board_sounds.hpp"
#include "app/board/board_style.hpp"
#include "app/board/saved_games.hpp"
#include "app/journey/places.hpp"
#include "app/speech/board_speech.hpp"
#include "platform/translation.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::trc;
using platform::trf;
using ui::Element;
using ButtonStyle = ui::Button::Style;

/// Times between two actions, the slowest first.
constexpr std::array paces{Time{3000}, Time{2000}, Time{1500}, Time{1000}, Time{700}, Time{500}, Time{300}};
constexpr std::size_t leap = 10;
constexpr float usual_slider_height = 30; // the visible line is thin

std::size_t index_of(Time pace) {
    const auto found = std::find_if(paces.begin(), paces.end(), [&](Time one) { return one <= pace; });
    return std::min(static_cast<std::size_t>(found - paces.begin()), paces.size() - 1);
}

float slider_height(const Context& context) { return std::max(usual_slider_height, context.style.target_units()); }

ui::Rect replay_area(const Context& context) {
    const float top = context.style.units(board_bar_height(context)) + context.style.units(slider_height(context));
    const float below = context.style.units(note_strip_height(context));
    return {0, top, static_cast<float>(context.canvas.width), static_cast<float>(context.canvas.height) - top - below};
}

} // namespace

ReplayPlayer::ReplayPlayer(game::Replay replay, Options options, const scene::Camera& camera)
    : replay_(std::move(replay)), moves_(game::moves_in(replay_.record().log)), marks_next_(options.marks_next),
      pace_(index_of(options.pace)) {
    board_.camera = camera;
    board_.cards_seed = options.cards_seed;
}

Time ReplayPlayer::pace() const { return paces.at(pace_); }

// View ----------------------------------------------------------------------------------------------------

Element ReplayPlayer::view(const Context& context, std::string upper, std::string lower,
                           std::vector<Element> buttons) const {
    // Notes about this screen have an end. Notes from the start have none and belong to the player's board.
    const bool tells = context.note && context.note->until;
    const bool low = is_compact(context);
    auto note = tells && !low ? note_line(context) : std::nullopt;
    Element words = note ? *std::move(note) : two_lines(std::move(upper), low ? std::string{} : lower);
    std::vector<Element> parts;
    parts.push_back(board_bar(context, std::move(words), std::move(buttons)));
    const float done = static_cast<float>(replay_.at()) / static_cast<float>(std::max<std::size_t>(1, replay_.size()));
    const ui::Slider strip{.value = done, .style = ui::Slider::Style::strip};
    Element along = !has_moves() ? ui::space() : ui::widget(ui::id_of(Part::strip), strip);
    parts.push_back(std::move(along).high(slider_height(context)));
    std::vector<Element> table;
    table.push_back(ui::widget(ui::id_of(Part::board), ui::Slot{.keeps_sides = true}));
    parts.push_back(ui::stack(std::move(table)).growing());
    if (low) parts.push_back(note_strip(context, tells, std::move(lower)));
    return ui::column(std::move(parts), 0);
}

std::string ReplayPlayer::progress() const {
    // TRANSLATORS: {0} and {1} are numbers; a move is one step of a game.
    return trf(N_("Move {0} of {1}"), std::to_string(game::moves_in(replay_.session().log())), std::to_string(moves_));
}

Element ReplayPlayer::play_button(bool words) const {
    const bool any = has_moves();
    Element play = command_button(Command::replay_play, any ? ButtonStyle::primary : ButtonStyle::quiet, any,
                                  next_ ? trc("in a replay", "Stop") : trc("in a replay", "Play"));
    if (next_) std::get<ui::Button>(play.what).icon = "pause";
    // The button has the same width with every text, so that nothing moves under the pointer.
    return words ? std::move(play).at_least(142) : without_words(std::move(play));
}

Element ReplayPlayer::button(Command command) const {
    Element element = without_words(command_button(command, ButtonStyle::quiet, has_moves() && can(command)));
    std::get<ui::Button>(element.what).repeats = command == Command::replay_back || command == Command::replay_forward;
    return element;
}

std::string ReplayPlayer::name_of(ui::Id button) {
    const auto command = command_of(button);
    if (command == Command::replay_to_start) return "to-start";
    if (command == Command::replay_back) return "step-back";
    if (command == Command::replay_play) return "play";
    if (command == Command::replay_forward) return "step";
    if (command == Command::replay_to_end) return "to-end";
    if (command == Command::replay_slower) return "slower";
    if (command == Command::replay_faster) return "faster";
    if (command == Command::back) return "leave";
    return {};
}

void ReplayPlayer::draw(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const game::Origin& origin = replay_.record().origin;
    const Settings& settings = context.settings;
    const auto place = places_bring_decks(settings) ? place_of(origin) : std::nullopt;
    const std::string deck = place ? deck_of(*place) : chosen_deck(settings);
    scene::BoardStyle look = board_style(context, origin);
    if (place && deck != deck_in_use(settings)) { // the cards in use are not of its deck
        look.two_sided = 0;
        look.chosen = {};
    }
    const std::size_t from = items.size();
    scene::add_board(items, board_, replay_.session(), rect, look, context.now);
    show_deck(std::span(items).subspan(from), deck, settings);
}

ShownBoard ReplayPlayer::board(const Context& context) const {
    const game::Session& session = replay_.session();
    return {
        session, replay_.record().origin, {replay_area(context), session.board().size(), board_.camera}, board_.cursor};
}

void ReplayPlayer::describe(std::ostream& text) const {
    text << "; replay " << replay_.at() << " of " << replay_.size() << (next_ ? " playing" : " stopped") << '\n';
}

// Events --------------------------------------------------------------------------------------------------

Effects ReplayPlayer::on(const ui::Event& event, const Context& context) {
    return std::visit(
        ui::overloaded{
            [&](const ui::Slid& slid) {
                return go_to(static_cast<std::size_t>(std::lround(slid.value * static_cast<float>(replay_.size()))),
                             context);
            },
            [](const auto& /*not for this screen*/) { return Effects{}; },
        },
        event);
}

Effects ReplayPlayer::on(const ui::Input& input, const Context& context) {
    return std::visit(ui::overloaded{
                          [&](const ui::Wheel& wheel) {
                              if (wheel.ctrl) {
                                  zoom(wheel.notches < 0 ? scene::zoom_step : 1 / scene::zoom_step, std::nullopt,
                                       context);
                                  return Effects{};
                              }
                              if (wheel.notches == 0) return Effects{};
                              const Command step = wheel.notches > 0 ? Command::replay_forward : Command::replay_back;
                              return run(step, context).value_or(Effects{});
                          },
                          [&](const ui::Pinch& pinch) {
                              zoom(pinch.scale, pinch.centre, context);
                              move_board(pinch.moved, context);
                              return Effects{};
                          },
                          [&](const ui::Press& press) {
                              if (press.button == ui::MouseButton::middle) dragged_from_ = press.at;
                              return Effects{};
                          },
                          [&](const ui::Hover& hover) {
                              if (dragged_from_)
                                  move_board({hover.at.x - dragged_from_->x, hover.at.y - dragged_from_->y}, context);
                              if (dragged_from_) dragged_from_ = hover.at;
                              return Effects{};
                          },
                          [&](const ui::Release&) {
                              dragged_from_.reset();
                              return Effects{};
                          },
                          [](const auto& /*not for this screen*/) { return Effects{}; },
                      },
                      input);
}

std::optional<Effects> ReplayPlayer::run(Command command, const Context& context) {
    const std::size_t at = replay_.at();
    switch (command) {
    case Command::replay_play: return play_or_stop(context);
    case Command::replay_back: return at == 0 ? Effects{} : go_to(at - 1, context);
    case Command::replay_forward: return forward(context);
    case Command::replay_leap_back: return go_to(at - std::min(at, leap), context);
    case Command::replay_leap_forward: return go_to(at + leap, context);
    case Command::replay_slower: return change_pace(-1, context);
    case Command::replay_faster: return change_pace(1, context);
    case Command::replay_to_start: return go_to(0, context);
    case Command::replay_to_end: return go_to(replay_.size(), context);
    case Command::zoom_in: zoom(scene::zoom_step, std::nullopt, context); return Effects{};
    case Command::zoom_out: zoom(1 / scene::zoom_step, std::nullopt, context); return Effects{};
    case Command::zoom_to_fit: board_.camera = {}; return Effects{};
    case Command::copy_id: {
        const game::Origin& origin = replay_.record().origin;
        return copied_id(origin.id, origin.custom_board.has_value(), context);
    }
    case Command::fullscreen:
    case Command::mute: return std::nullopt;
    default: next_.reset(); return std::nullopt; // does not continue while it is hidden
    }
}

/// Returns whether the command would do anything now.
bool ReplayPlayer::can(Command command) const {
    switch (command) {
    case Command::replay_back:
    case Command::replay_to_start: return replay_.at() > 0;
    case Command::replay_forward:
    case Command::replay_to_end: return !at_end();
    case Command::replay_slower: return pace_ > 0;
    case Command::replay_faster: return pace_ + 1 < paces.size();
    default: return true;
    }
}

Effects ReplayPlayer::tick(const Context& context) {
    board_.animations.expire(context.now);
    if (mark_ && context.now >= *mark_) mark_next(context);
    if (!next_ || context.now < *next_) return {};
    Effects effects = forward(context);
    if (!at_end()) next_ = context.now + pace();
    return effects;
}

std::optional<Time> ReplayPlayer::next_change(const Context& context) const {
    auto next = board_.animations.next_change(context.now, context.settings.motion);
    for (const auto& due : {next_, mark_})
        if (due && (!next || *due < *next)) next = due;
    return next;
}

void ReplayPlayer::start(const Context& context) {
    mark_next(context);
    next_ = context.now + pace();
}

Effects ReplayPlayer::play_or_stop(const Context& context) {
    if (next_) {
        next_.reset();
        return {};
    }
    if (at_end()) go_to(0, context);
    Effects effects = forward(context);
    if (!at_end()) next_ = context.now + pace();
    return effects;
}

/// Goes one action forward and stops.
Effects ReplayPlayer::forward(const Context& context) {
    next_.reset();
    const game::Session& session = replay_.session();
    const int before = session.timeline().pairs_gone();
    const game::Reply reply = replay_.forward();
    if (std::holds_alternative<game::Nothing>(reply)) return {};
    const BoardSounds heard{replay_.record().origin, session, context};
    const Speak spoken{BoardSpeech{session, replay_.record().origin, context}.reply(reply)};
    const auto* matched = std::get_if<game::Matched>(&reply);
    if (matched == nullptr) {
        board_.animations = {};
        mark_next(context);
        if (std::holds_alternative<game::Reshuffled>(reply)) return {heard.of(sound::Cue::reshuffle), spoken};
        const int back = before - session.timeline().pairs_gone();
        return back > 0 ? Effects{heard.rewind(back), Speak{progress()}} : Effects{spoken};
    }
    board_.animations.hint.reset();
    board_.animations.show_match(*matched, context.now);
    if (context.two_sided > 0) board_.animations.show_cards(*matched, context.now);
    if (marks_next_) // marks the pair after the last animation, which would distract from it
        mark_ = context.now + std::min(scene::durations::vanish, pace() / 2);
    Effects effects = heard.match(*matched, board_.animations);
    effects.emplace_back(spoken);
    if (session.status() != game::Status::won) return effects;
    PlaySound won = heard.of(sound::Cue::win);
    won.after = scene::durations::vanish;
    effects.emplace_back(won);
    return effects;
}

Effects ReplayPlayer::go_to(std::size_t actions, const Context& context) {
    next_.reset();
    replay_.go_to(actions);
    board_.animations = {};
    mark_next(context);
    return {Speak{progress()}};
}

Effects ReplayPlayer::change_pace(int steps, const Context& context) {
    if (!can(steps < 0 ? Command::replay_slower : Command::replay_faster)) return {};
    pace_ = steps < 0 ? pace_ - 1 : pace_ + 1;
    if (next_) next_ = std::min(*next_, context.now + pace());
    return {};
}

void ReplayPlayer::mark_next(const Context& context) {
    mark_.reset();
    board_.animations.hint.reset();
    if (!marks_next_ || at_end()) return;
    const auto* move = std::get_if<Move>(&replay_.record().log[replay_.at()].action);
    if (move == nullptr) return;
    const Board& board = replay_.session().board();
    const Link link = *find_link(board.occupancy(), move->a, move->b);
    board_.animations.hint = scene::HintShown{link, game::HintStep::pair, context.now};
    for (const Cell end : {link.front(), link.back()})
        board_.camera = scene::showing(board_.camera, replay_area(context), board.size(), end);
}

void ReplayPlayer::zoom(float factor, std::optional<ui::Point> fixed, const Context& context) {
    const ui::Rect area = replay_area(context);
    board_.camera =
        scene::zoomed(board_.camera, area, replay_.session().board().size(), factor, fixed.value_or(area.centre()));
}

void ReplayPlayer::move_board(ui::Point by, const Context& context) {
    board_.camera = scene::moved(board_.camera, replay_area(context), replay_.session().board().size(), by);
}

} // namespace twoturns::app
