#include "app/app.hpp"

#include <algorithm>
#include <utility>

#include "app/board/game_start.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/new_game/new_game_form.hpp"
#include "app/play/play.hpp"
#include "app/screens.hpp"
#include "app/versus/two_players.hpp"
#include "platform/translation.hpp"
#include "scene/animations.hpp"
#include "twoturns/game_id.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {

using game::Time;
using ui::overloaded;

namespace {

std::uint64_t number_of(const std::shared_ptr<const game::LearningDeck>& deck) {
    return deck ? game::number_of_deck(deck->cards) : 0;
}

/// Returns whether the player does something that ends what is being said.
bool is_action(const ui::Input& input) {
    return std::holds_alternative<ui::KeyPress>(input) || std::holds_alternative<ui::Press>(input) ||
           std::holds_alternative<ui::Typed>(input) || std::holds_alternative<ui::Touch>(input);
}

/// For a first-time player: makes the board so small that its tiles can be touched, and offers that size in New game.
std::shared_ptr<PlayScreen> with_fitting_board(std::shared_ptr<PlayScreen> play, const ui::Rect& area, float scale) {
    DealParams params = play->own_params();
    if (play->played().game.key != 0 || params != DealParams{}) return play;
    params.size = first_board_size(area, least_finger_tile * scale);
    params.kinds = usual_kinds(params.size, params.layout);
    return std::make_shared<PlayScreen>(undealt({params, play->played().game.origin.id.seed}), params, true);
}

} // namespace

App::App(Start start, std::uint64_t chance, const ui::TextMeasure& measure, ui::Canvas canvas, LocalTime local_time)
    : chance_(chance), measure_(&measure), canvas_(canvas), local_time_(std::move(local_time)),
      date_text_([local = local_time_](game::Date date) { return app::date_text(local(date)); }),
      settings_(std::move(start.settings)), system_keyboard_(start.system_keyboard), two_sided_(start.two_sided),
      cards_(std::move(start.cards)), files_(start.files), face_names_(std::move(start.face_names)),
      page_(std::move(start.page)), deck_number_(number_of(cards_)),
      play_(std::make_shared<PlayScreen>(std::move(start.game), start.own, start.own_board)) {
    if (start.first_time && start.own_board)
        play_ = with_fitting_board(play_, play_->shown(context(Time{0})).place.area(), canvas_.scale);
    stack_.push_back({++tickets_, play_, {}});
    transition_.to = tickets_;
    transition_.start = -scene::durations::page_in; // no transition: there is no screen before the first
    dispatch(play_->opened(context(Time{0})), stack_.front().ticket, Time{0});
    if (start.guides) dispatch({OpenScreen{screens::first_start()}}, stack_.front().ticket, Time{0});
    if (start.at_home) dispatch({RunCommand{Command::home}}, stack_.front().ticket, Time{0});
    if (start.goes_on_with_problem)
        dispatch(screens::go_on_with_problem(settings_.problem), stack_.front().ticket, Time{0});
    if (!start.notices.empty())
        say({start.notices.front(), start.notices.size() > 1 ? start.notices[1] : Message{}, {}});
    else if (start.first_time && !note_ && !start.guides)
        say({{N_("Match the tiles in pairs")}, {condition_of(play_->played().game.origin.id.params.rule), {}}, {}});
    refresh(Time{0});
}

App::App(App&&) noexcept = default;
App& App::operator=(App&&) noexcept = default;
App::~App() = default;

const game::Game& App::game() const { return play_->played().game; }
DealParams App::own_params() const { return play_->own_params(); }
const Screen& App::top() const { return *stack_.back().screen; }
bool App::to_be_saved() const { return game().key != 0 && play_->seen() && !play_->played().looks_back(); }
std::size_t App::saved_entries() const { return play_->played().saved_entries; }
game::SavedGame App::saved(Time now, game::Date today) {
    game::SavedGame all = play_->saved(now, today);
    // A round counts although its board is not cleared; saving a game in progress counts no points by itself.
    if (const auto score = play_->pacing().score(game())) all.summary.score = *score;
    return all;
}

ShownBoard App::shown(Time now) const {
    const Context at = context(now);
    std::size_t level = stack_.size();
    while (level > 0)
        if (auto board = stack_[--level].screen->view(at).board) return *board;
    return play_->shown(at);
}

scene::BoardGeometry App::geometry(Time now) const { return play_->shown(context(now)).place; }

/// After a telephone was turned: says where a board of the other shape is, if the tiles of this one are small now.
void App::offer_other_shape(Time now) {
    if (stack_.size() > 1 || !in_play()) return;
    const auto tile = static_cast<float>(geometry(now).cell_side());
    if (tile >= least_finger_tile * canvas_.scale) return;
    say({{N_("Small tiles this way round")},
         {N_("Your game stays. New game has a board for this shape, or two fingers enlarge this one.")},
         now + 3 * note_time});
}

void App::resize(ui::Canvas canvas, Time now) {
    std::vector<ui::Frame> before;
    for (std::size_t level = 0; level < stack_.size(); ++level) before.push_back(lay_out(level, now).frame);
    const bool upright = canvas_.height > canvas_.width;
    canvas_ = canvas;
    for (std::size_t level = 0; level < stack_.size(); ++level)
        ui::resized(stack_[level].widgets, before[level], lay_out(level, now).frame);
    refresh(now);
    if (ui::is_of_phone(canvas) && upright != (canvas.height > canvas.width)) offer_other_shape(now);
}

void App::set_cards(int two_sided, Time now, std::shared_ptr<const game::LearningDeck> cards) {
    const auto name_of = [](const auto& deck) { return deck ? deck->name : std::string{}; };
    const bool another = two_sided != two_sided_ || name_of(cards) != name_of(cards_); // and not only its language
    two_sided_ = two_sided;
    cards_ = std::move(cards);
    deck_number_ = number_of(cards_);
    tell(DeckChanged{another}, now);
    refresh(now);
}

void App::set_date(game::Date date, Time now) {
    date_ = date;
    dated_ = now;
}

bool App::in_play() const {
    if (!present_ || top().traits().keys != KeyContext::game) return false;
    return stack_.size() > 1 ||
           (session().status() == game::Status::playing && !session().paused() && !play_->played().undealt());
}

std::vector<HostTask> App::take_tasks() { return std::exchange(tasks_, {}); }

// Input and events ----------------------------------------------------------------------------------------

namespace {

/// Returns the text field or number that a finger touched, or that a gamepad is to type into; null if there is none.
const ui::HitArea* text_field_for(const ui::Input& input, const ui::Input& seen, const ui::Frame& frame,
                                  const ui::WidgetState& widgets) {
    using Kind = ui::HitArea::Kind;
    const ui::HitArea* hit = nullptr;
    if (const auto* press = std::get_if<ui::Press>(&seen); press != nullptr && press->button == ui::MouseButton::left)
        hit = frame.hit_area_at(press->at);
    if (const auto* key = std::get_if<ui::KeyPress>(&input); key != nullptr && key->pad && key->key == ui::Key::enter)
        hit = widgets.focus ? frame.find(widgets.focus) : nullptr;
    return hit != nullptr && (hit->kind == Kind::field || hit->kind == Kind::stepper) ? hit : nullptr;
}

} // namespace

void App::take_input(const ui::Input& input, Time now) {
    said_.interrupts = said_.interrupts || is_action(input);
    settle(now);
    if (const auto* finger = std::get_if<ui::Touch>(&input)) {
        touch(*finger, now);
        if (finger->phase == ui::Touch::Phase::up) touched_ = true; // only now: what it was to meet stays where it is
        return;
    }
    if (const auto* key = std::get_if<ui::KeyPress>(&input)) {
        typed_ = typed_ || !key->pad;
        last_pad_ = key->pad;
    } else if (std::holds_alternative<ui::Press>(input)) {
        last_pad_.reset();
    }
    if (keyboard_ && type_on_screen(input, now)) return;
    pass_input(input, now);
}

/// Handles input for the screen on top.
void App::pass_input(const ui::Input& input, Time now) {
    if (const auto* presence = std::get_if<ui::Presence>(&input)) {
        present_ = presence->present;
        finger_.reset();
    }
    if (std::holds_alternative<ui::KeyPress>(input)) by_key_ = true;
    if (std::holds_alternative<ui::Press>(input)) by_key_ = false;
    Open& top = stack_.back();
    const Ticket ticket = top.ticket;
    if (const auto* press = std::get_if<ui::Press>(&input); press != nullptr && press->clicks == 1)
        pressed_on_ = ticket;
    const bool acts = std::holds_alternative<ui::KeyPress>(input) || std::holds_alternative<ui::Press>(input);
    if (acts && top.screen->skip(input, context(now))) return refresh(now);
    if (acts) dispatch(top.screen->on(PlayerActed{}, context(now)), ticket, now);
    if (std::holds_alternative<ui::KeyPress>(input) && top.screen->traits().takes_keys) {
        const auto screen = top.screen;
        dispatch(screen->on(input, context(now)), ticket, now);
        return refresh(now);
    }
    if (const auto* key = std::get_if<ui::KeyPress>(&input);
        key != nullptr && top.screen->traits().keys != KeyContext::other && run_key(*key, now))
        return refresh(now);
    const auto shared = style();
    const Laid laid = lay_out(stack_.size() - 1, now);
    // Tab shows the focus that no screen has set, rather than skipping the first widget.
    if (const auto* key = std::get_if<ui::KeyPress>(&input);
        key != nullptr && *key == ui::KeyPress{.key = ui::Key::tab} && !top.widgets.focus_shown &&
        !laid.frame.tab_stops.empty() && top.widgets.focus == laid.frame.tab_stops.front().id &&
        !top.screen->view(context(now)).focus) {
        ui::set_focus(top.widgets, laid.frame, top.widgets.focus, true);
        return refresh(now);
    }
    const auto mirror = this->mirror();
    ui::Input seen = mirror ? mirror->of(input, !top.widgets.edit) : input;
    if (auto* key = std::get_if<ui::KeyPress>(&seen)) *key = on_page(*key, laid.frame);
    ui::Outcome outcome = ui::handle(top.widgets, laid.frame, seen, shared, now);
    if (mirror)
        for (ui::Event& event : outcome.events) event = mirror->of(event);
    pressed_ = std::any_of(outcome.events.begin(), outcome.events.end(), [](const ui::Event& event) {
        return std::holds_alternative<ui::Pressed>(event) || std::holds_alternative<ui::Changed>(event);
    });
    if (const ui::HitArea* field = types_on_screen() ? text_field_for(input, seen, laid.frame, top.widgets) : nullptr;
        field != nullptr) {
        open_keyboard(*field, now);
        return refresh(now);
    }
    for (const ui::Event& event : outcome.events) take(event, now);
    // A screen needs the pointer's place even over one of its widgets: it then knows that nothing else is under it.
    const bool for_screen = !outcome.handled || std::holds_alternative<ui::Hover>(input);
    if (for_screen && find(ticket) != nullptr) {
        const auto* key = std::get_if<ui::KeyPress>(&input);
        const auto* press = std::get_if<ui::Press>(&input);
        if (key != nullptr && run_key(*key, now)) {
        } else if (key != nullptr && key->pad && key->key == ui::Key::space) {
            return take_input(ui::KeyPress{.key = ui::Key::enter, .pad = key->pad},
                              now); // a pad has one button for both
        } else if (press != nullptr && laid.kind != View::Kind::whole) {
            press_outside(*press, now);
        } else {
            const auto screen = find(ticket)->screen;
            dispatch(screen->on(input, context(now)), ticket, now);
        }
    }
    refresh(now);
}

/// Closes a dialog when the player clicks beside it.
void App::press_outside(const ui::Press& press, Time now) {
    if (press.button == ui::MouseButton::left && stack_.size() > 1 &&
        lay_out(stack_.size() - 1, now).kind == View::Kind::dialog)
        run(Command::back, now);
}

void App::take(const ui::Event& event, Time now) {
    const Ticket ticket = stack_.back().ticket;
    if (const auto* pressed = std::get_if<ui::Pressed>(&event))
        if (const auto command = command_of(pressed->id)) {
            const bool meant =
                by_key_ || pressed_on_ == ticket; // else the first click of the series opened this screen
            if (meant || *command != Command::quit) run(*command, now);
            return;
        }
    if (const auto* copied = std::get_if<ui::Copied>(&event)) {
        if (!copied->text.empty()) tasks_.emplace_back(CopyText{copied->text});
        return;
    }
    if (std::holds_alternative<ui::TooLong>(event))
        return say({{N_("The pasted text is too long")},
                    {N_("As much of it was taken as the field has room for.")},
                    now + note_time});
    if (std::holds_alternative<ui::PasteWanted>(event)) {
        paste_to_ = ticket;
        tasks_.emplace_back(AskedOutside{ticket, ReadClipboard{}});
        return;
    }
    const auto screen = stack_.back().screen;
    dispatch(screen->on(event, context(now)), ticket, now);
}

bool App::run_key(const ui::KeyPress& key, Time now) {
    const ScreenTraits traits = top().traits();
    const auto command = command_for(key, traits.passes_to_board ? KeyContext::game : traits.keys);
    if (!command) return false;
    if (traits.passes_to_board && is_of_cursor(*command)) return false; // the cursor is not seen from a page
    pad_ = key.pad;
    run(*command, now);
    pad_.reset();
    return true;
}

void App::quit(Time now, bool by_system) {
    for (const Open& one : stack_)
        if (const auto name = one.screen->traits().name;
            name == screens::saving_at_end || name == screens::asking_at_end) {
            if (by_system) tasks_.emplace_back(EndProgram{});
            return; // the player is already asked, or is about to be
        }
    push(screens::quit(by_system, now), now);
    refresh(now);
}

void App::tick(Time now) {
    settle(now);
    refresh(now);
}

void App::settle(Time now) {
    repeat_held(now);
    finger_stays(now);
    if (note_ && note_->until && now >= *note_->until) note_.reset();
    captions_.expire(now);
    std::size_t level = 0;
    while (level < stack_.size()) { // the effects of a tick may open and close screens
        const auto screen = stack_[level].screen;
        const Ticket ticket = stack_[level++].ticket;
        dispatch(screen->on(TimePassed{}, context(now)), ticket, now);
    }
    pass_dwell(now);
    pass_scan(now);
}

/// Repeats the held button or key when its repeat is due.
void App::repeat_held(Time now) {
    Open& top = stack_.back();
    if (!ui::repeats(top.widgets, now)) return;
    const Laid laid = lay_out(stack_.size() - 1, now);
    const ui::Outcome outcome = ui::repeat(top.widgets, laid.frame, style(), now);
    for (const ui::Event& event : outcome.events) take(event, now);
}

namespace {

/// Returns whether a widget has the focus and can be used. A list that is still empty keeps it.
bool has_focus(const ui::WidgetState& state, const ui::Frame& frame) {
    const ui::HitArea* const hit = state.focus ? frame.find(state.focus) : nullptr;
    return hit != nullptr && (hit->enabled || hit->kind != ui::HitArea::Kind::button);
}

/// Returns the widget that has the focus where a screen names none: the primary button, which Enter presses anyway, or
/// the first widget.
ui::Id usual_focus(const ui::Frame& frame) {
    for (const ui::HitArea& hit : frame.hit_areas) {
        if (hit.kind != ui::HitArea::Kind::button || !hit.enabled || hit.element == nullptr) continue;
        const auto* const button = std::get_if<ui::Button>(&hit.element->what);
        if (button != nullptr && button->style == ui::Button::Style::primary) return hit.id;
    }
    return frame.tab_stops.empty() ? ui::Id{} : frame.tab_stops.front().id;
}

} // namespace

void App::refresh(Time now) {
    bring_deck(settings_, game());
    const bool covered = stack_.size() > 1;
    speak_page(now);
    dispatch(play_->refresh(present_ && !covered, covered, context(now)), stack_.front().ticket, now);
    close_lost_keyboard();
    Open& top = stack_.back();
    const Laid laid = lay_out(stack_.size() - 1, now);
    ui::settle(top.widgets, laid.frame, style());
    // While keys are used, the focus is always somewhere; it is seen with the next key that moves it.
    if (by_key_ && !has_focus(top.widgets, laid.frame) && top.screen->traits().keys == KeyContext::other)
        if (const ui::Id focus = usual_focus(laid.frame)) ui::set_focus(top.widgets, laid.frame, focus, false);
    const Ticket ticket = top.ticket;
    const auto screen = top.screen;
    for (const ui::RowsInView& rows : laid.frame.lists) dispatch(screen->on(rows, context(now)), ticket, now);
    keep_problem_in_hand();
    speak_focus(now);
    notice_transition(now);
}

/// Stores which problem is in hand. One of an earlier start stays stored until another takes its place.
void App::keep_problem_in_hand() {
    std::string problem;
    for (const Open& one : stack_)
        if (std::string in_hand = one.screen->problem_in_hand(); !in_hand.empty()) problem = std::move(in_hand);
    if (problem != problem_in_hand_) settings_.problem = problem_in_hand_ = std::move(problem);
}

/// Starts a page transition when another screen covers the rest, however it was opened or closed.
void App::notice_transition(Time now) {
    const std::size_t lowest = lowest_seen(now);
    const auto board = lowest == 0 ? std::nullopt : stack_[lowest].screen->view(context(now)).board;
    world_seen_ = lowest == 0 ? world_under(game().origin) : board ? world_under(board->origin) : std::nullopt;
    const Ticket seen = stack_[lowest].ticket;
    if (seen != transition_.to) transition_ = {transition_.number + 1, seen, now, seen > transition_.to};
}

} // namespace twoturns::app
