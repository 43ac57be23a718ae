// A game of the history while it is looked at, action by action.
#include <algorithm>
#include <cmath>
#include <ostream>
#include <utility>
#include <variant>
#include <vector>

#include "app/bar.hpp"
#include "app/saved_games.hpp"
#include "app/screens/screens.hpp"
#include "platform/translation.hpp"
#include "scene/board_view.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::tr;
using platform::trc;
using platform::trf;
using ui::Element;
using Look = ui::Button::Look;

constexpr Time action_time{700}; // from one action to the next
constexpr std::size_t leap = 10;
constexpr float strip_height = 30; // for fingers; the line in it is thin

/// What was done, where that is not seen on the board by itself.
std::string label_of(const game::RecordedAction& action) {
    return std::visit(ui::overloaded{
                          [](const Move&) { return std::string{}; },
                          [](const game::HintAsked&) { return trc("in a replay", "hint"); },
                          [](const game::Undone&) { return trc("in a replay", "undo"); },
                          [](const game::Redone&) { return trc("in a replay", "redo"); },
                          [](const game::Restarted&) { return trc("in a replay", "restart"); },
                          [](const game::WentBack&) { return trc("in a replay", "back to winnable"); },
                          [](const game::NewKinds&) { return trc("in a replay", "reshuffle"); },
                      },
                      action);
}

/// Its words go into the line of help where there is no room for them.
Element without_words(Element element) {
    auto& button = std::get<ui::Button>(element.what);
    if (element.help.empty()) element.help = button.words;
    button.words.clear();
    button.key.clear();
    return element;
}

/// Where it was opened, and leads back to.
enum class From : std::uint8_t {
    games,
    board,
};

class ReplayScreen final : public Screen {
public:
    ReplayScreen(game::GameSummary game, Deal start, game::Replay replay, From from)
        : game_(std::move(game)), start_(std::move(start)), replay_(std::move(replay)), from_(from) {}

    [[nodiscard]] std::string name() const override { return "replay"; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override {
        return from_ == From::board && has_moves() ? play_or_stop(context) : Effects{};
    }
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    Effects tick(const Context& context) override;
    [[nodiscard]] std::optional<Time> next_change(const Context& context) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;
    [[nodiscard]] KeyContext keys() const override { return KeyContext::replay; }
    [[nodiscard]] std::optional<ShownBoard> board(const Context& context) const override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void describe(std::ostream& text) const override;

private:
    enum class Part : std::uint8_t {
        board,
        strip,
        go_on,
    };

    [[nodiscard]] std::string detail() const;
    [[nodiscard]] std::vector<Element> buttons(bool words) const;
    /// Whether there is anything to see in it: hints change nothing.
    [[nodiscard]] bool has_moves() const {
        const auto& log = replay_.record().log;
        return std::any_of(log.begin(), log.end(), [](const game::Entry& entry) {
            return !std::holds_alternative<game::HintAsked>(entry.action);
        });
    }
    [[nodiscard]] bool at_end() const { return replay_.at() == replay_.size(); }
    [[nodiscard]] bool can_go_on() const { return replay_.session().status() != game::Status::won; }
    Effects play_or_stop(const Context& context);
    Effects forward(const Context& context);
    Effects back();
    Effects go_to(std::size_t actions);
    Effects continue_here(const Context& context) const;
    void zoom(float factor, std::optional<ui::Point> fixed, const Context& context);
    void move_board(ui::Point by, const Context& context);

    game::GameSummary game_;
    Deal start_; ///< the board it started with, and a witness if one is known
    game::Replay replay_;
    From from_;
    std::optional<Time> next_; ///< while it plays: when the next action comes
    scene::BoardView board_;
    std::optional<ui::Point> dragged_from_; ///< the board is moved by the middle button
};

// What is seen --------------------------------------------------------------------------------------------

View ReplayScreen::view(const Context& context) const {
    const bool words = context.width() >= 900;
    auto left = is_compact(context) ? std::nullopt : told(context);
    if (!left && !has_moves()) left = two_lines(tr(N_("Nothing to replay")), tr(N_("No pair was taken in this game.")));
    if (!left)
        left = two_lines(trf(N_("Move {0} of {1}"), std::to_string(game::moves_in(replay_.session().log())),
                             std::to_string(game::moves_in(replay_.record().log))),
                         detail());
    std::vector<Element> parts;
    parts.push_back(board_bar(context, *std::move(left), buttons(words)));
    const float done = static_cast<float>(replay_.at()) / static_cast<float>(std::max<std::size_t>(1, replay_.size()));
    const ui::Slider strip{.value = done, .look = ui::Slider::Look::strip};
    Element along = !has_moves() ? ui::space() : ui::widget(ui::id_of(Part::strip), strip);
    parts.push_back(std::move(along).high(strip_height));
    std::vector<Element> table;
    table.push_back(ui::widget(ui::id_of(Part::board), ui::Slot{}));
    if (auto note = note_over_board(context)) table.push_back(*std::move(note));
    parts.push_back(ui::stack(std::move(table)).growing());
    return {.kind = View::Kind::whole,
            .title = tr(N_("Replay")),
            .subtitle = {},
            .content = ui::column(std::move(parts), 0),
            .focus = {}};
}

/// The time of play, and what was done last.
std::string ReplayScreen::detail() const {
    const std::string time = clock_text(replay_.elapsed());
    const std::string word =
        replay_.at() == 0 ? std::string{} : label_of(replay_.record().log[replay_.at() - 1].action);
    return word.empty() ? time : platform::trcf("list", "{0}, {1}", time, word);
}

std::vector<Element> ReplayScreen::buttons(bool words) const {
    const bool any = has_moves();
    const auto jump = [any](Command command, bool enabled) {
        return without_words(command_button(command, Look::quiet, any && enabled));
    };
    const auto step = [&](Command command, bool enabled) {
        Element button = jump(command, enabled);
        std::get<ui::Button>(button.what).repeats = true;
        return button;
    };
    Element play = command_button(Command::replay_play, any ? Look::primary : Look::quiet, any,
                                  next_ ? trc("in a replay", "Stop") : trc("in a replay", "Play"));
    if (next_) std::get<ui::Button>(play.what).icon = "pause";
    Element go_on = ui::widget(
        ui::id_of(Part::go_on),
        ui::Button{.words = tr(N_("Continue from here")), .icon = "enter", .key = {}, .enabled = can_go_on()});
    const bool games = from_ == From::games;
    Element leave = command_button(Command::back, Look::quiet, true, games ? tr(N_("Games")) : tr(N_("Board")));
    std::get<ui::Button>(leave.what).icon = games ? "list" : "close"; // the arrow is that of a step back
    std::vector<Element> all;
    all.push_back(jump(Command::replay_to_start, replay_.at() > 0));
    all.push_back(step(Command::replay_back, replay_.at() > 0));
    // As wide whichever of its words it has, so that nothing moves under the pointer.
    all.push_back(words ? std::move(play).at_least(142) : without_words(std::move(play)));
    all.push_back(step(Command::replay_forward, !at_end()));
    all.push_back(jump(Command::replay_to_end, !at_end()));
    all.push_back(words ? std::move(go_on) : without_words(std::move(go_on)));
    all.push_back(words ? std::move(leave) : without_words(std::move(leave)));
    return all;
}

void ReplayScreen::draw(ui::Id /*slot*/, const ui::Rect& rect, const Context& context,
                        std::vector<scene::Item>& items) const {
    scene::add_board(items, board_, replay_.session(), rect, {context.settings.motion, !context.settings.dark, true},
                     context.now);
}

std::string ReplayScreen::name_of(ui::Id button) const {
    if (button == ui::id_of(Part::go_on)) return "continue";
    const auto command = command_of(button);
    if (command == Command::replay_to_start) return "to-start";
    if (command == Command::replay_back) return "step-back";
    if (command == Command::replay_play) return "play";
    if (command == Command::replay_forward) return "step";
    if (command == Command::replay_to_end) return "to-end";
    if (command == Command::back) return "leave";
    return Screen::name_of(button);
}

void ReplayScreen::describe(std::ostream& text) const {
    text << "; replay " << replay_.at() << " of " << replay_.size() << (next_ ? " playing" : " stopped") << '\n';
}

// What happens --------------------------------------------------------------------------------------------

Effects ReplayScreen::on(const ui::Event& event, const Context& context) {
    return std::visit(
        ui::overloaded{
            [&](const ui::Pressed& pressed) {
                return pressed.id == ui::id_of(Part::go_on) ? continue_here(context) : Effects{};
            },
            [&](const ui::Slid& slid) {
                return go_to(static_cast<std::size_t>(std::lround(slid.value * static_cast<float>(replay_.size()))));
            },
            [](const ui::Changed&) { return Effects{}; },
            [](const ui::Edited&) { return Effects{}; },
            [](const ui::Submitted&) { return Effects{}; },
            [](const ui::Copied&) { return Effects{}; },
            [](const ui::PasteWanted&) { return Effects{}; },
            [](const ui::TooLong&) { return Effects{}; },
        },
        event);
}

Effects ReplayScreen::on(const ui::Input& input, const Context& context) {
    return std::visit(ui::overloaded{
                          [&](const ui::Wheel& wheel) {
                              if (wheel.ctrl) {
                                  zoom(wheel.notches < 0 ? scene::zoom_step : 1 / scene::zoom_step, std::nullopt,
                                       context);
                                  return Effects{};
                              }
                              return wheel.notches > 0 ? forward(context) : wheel.notches < 0 ? back() : Effects{};
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
                          [](const ui::KeyPress&) { return Effects{}; },
                          [](const ui::Typed&) { return Effects{}; },
                          [](const ui::Composed&) { return Effects{}; },
                          [](const ui::Pasted&) { return Effects{}; },
                          [](const ui::Presence&) { return Effects{}; },
                          [](const ui::Dropped&) { return Effects{}; },
                      },
                      input);
}

std::optional<Effects> ReplayScreen::run(Command command, const Context& context) {
    switch (command) {
    case Command::replay_play: return play_or_stop(context);
    case Command::replay_back: return back();
    case Command::replay_forward: return forward(context);
    case Command::replay_leap_back: return go_to(replay_.at() - std::min(replay_.at(), leap));
    case Command::replay_leap_forward: return go_to(replay_.at() + leap);
    case Command::replay_to_start: return go_to(0);
    case Command::replay_to_end: return go_to(replay_.size());
    case Command::zoom_in: zoom(scene::zoom_step, std::nullopt, context); return Effects{};
    case Command::zoom_out: zoom(1 / scene::zoom_step, std::nullopt, context); return Effects{};
    case Command::zoom_to_fit: board_.camera = {}; return Effects{};
    case Command::copy_id:
        return copied_id(replay_.record().origin.id, replay_.record().origin.custom_board.has_value(), context);
    case Command::fullscreen:
    case Command::mute: return std::nullopt;
    default: next_.reset(); return std::nullopt; // it does not go on unseen
    }
}

Effects ReplayScreen::tick(const Context& context) {
    board_.effects.expire(context.now);
    if (!next_ || context.now < *next_) return {};
    Effects effects = forward(context);
    if (!at_end()) next_ = context.now + action_time;
    return effects;
}

std::optional<Time> ReplayScreen::next_change(const Context& context) const {
    auto next = board_.effects.next_change(context.now, context.settings.motion);
    if (next_ && (!next || *next_ < *next)) next = next_;
    return next;
}

Effects ReplayScreen::play_or_stop(const Context& context) {
    if (next_) {
        next_.reset();
        return {};
    }
    if (at_end()) go_to(0);
    Effects effects = forward(context);
    if (!at_end()) next_ = context.now + action_time;
    return effects;
}

/// One action on, and stops.
Effects ReplayScreen::forward(const Context& context) {
    next_.reset();
    const game::Reply reply = replay_.forward();
    if (const auto* matched = std::get_if<game::Matched>(&reply)) {
        board_.effects.show_match(*matched, context.now);
        return {PlaySound{can_go_on() ? Sound::match : Sound::win}};
    }
    if (std::holds_alternative<game::Nothing>(reply)) return {};
    board_.effects = {};
    if (std::holds_alternative<game::Reshuffled>(reply)) return {PlaySound{Sound::reshuffle}};
    return {};
}

Effects ReplayScreen::back() { return replay_.at() == 0 ? Effects{} : go_to(replay_.at() - 1); }

Effects ReplayScreen::go_to(std::size_t actions) {
    next_.reset();
    replay_.go_to(actions);
    board_.effects = {};
    return {};
}

Effects ReplayScreen::continue_here(const Context& context) const {
    if (!can_go_on()) return {};
    return go_on(game_, replay_.so_far(), start_, at_end(), context);
}

// A closer look -------------------------------------------------------------------------------------------

ui::Rect board_area(const Context& context) {
    const float top = context.style.units(board_bar_height(context)) + context.style.units(strip_height);
    return {0, top, static_cast<float>(context.canvas.width), static_cast<float>(context.canvas.height) - top};
}

std::optional<ShownBoard> ReplayScreen::board(const Context& context) const {
    const game::Session& session = replay_.session();
    return ShownBoard{
        session, replay_.record().origin, {board_area(context), session.board().size(), board_.camera}, board_.cursor};
}

void ReplayScreen::zoom(float factor, std::optional<ui::Point> fixed, const Context& context) {
    const ui::Rect area = board_area(context);
    board_.camera =
        scene::zoomed(board_.camera, area, replay_.session().board().size(), factor, fixed.value_or(area.centre()));
}

void ReplayScreen::move_board(ui::Point by, const Context& context) {
    board_.camera = scene::moved(board_.camera, board_area(context), replay_.session().board().size(), by);
}

} // namespace

screens::Made screens::replay(game::GameSummary game, Deal start, game::Replay replay) {
    return std::make_shared<ReplayScreen>(std::move(game), std::move(start), std::move(replay), From::games);
}

screens::Made screens::replay_of_board(game::GameSummary game, Deal start, game::Replay replay) {
    return std::make_shared<ReplayScreen>(std::move(game), std::move(start), std::move(replay), From::board);
}

} // namespace twoturns::app
