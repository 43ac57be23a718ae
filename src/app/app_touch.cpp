// The touch handling of App. Nothing happens until it is clear whether the finger moves, stays or lifts, so a drag
// clicks nothing.
#include <cmath>
#include <utility>

#include "app/app.hpp"

namespace twoturns::app {
namespace {

using game::Time;

constexpr float least_drag = 12; // points of the screen
constexpr Time double_tap{400};

float distance(ui::Point a, ui::Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

} // namespace

const ui::HitArea* App::widget_at(const ui::Frame& frame, ui::Point at) const {
    const auto mirror = this->mirror();
    return frame.hit_area_at(mirror ? mirror->of(at) : at);
}

void App::touch(const ui::Touch& touch, Time now) {
    using Phase = ui::Touch::Phase;
    if (touch.phase == Phase::down) {
        finger_ = Finger{touch.at, touch.at, now};
        const ui::Frame frame = this->frame(now);
        const ui::HitArea* hit = widget_at(frame, touch.at);
        // Areas that can only follow the finger do so from the start.
        if (hit != nullptr && (hit->kind == ui::HitArea::Kind::slot || hit->kind == ui::HitArea::Kind::thumb))
            finger_presses(touch.at, now);
    } else if (finger_) {
        if (touch.phase == Phase::moved) return finger_goes(touch.at, now);
        if (finger_->does == Finger::Does::waits && touch.phase == Phase::up)
            finger_taps(settings_.steady ? finger_->from : touch.at, now);
        finger_lifts(now);
    }
}

void App::finger_goes(ui::Point to, Time now) {
    using Does = Finger::Does;
    constexpr float steadier = 4; // where small movements are meant to be taps
    const float reach = least_drag * canvas_.scale * (settings_.steady ? steadier : 1);
    if (finger_->does == Does::waits && distance(finger_->from, to) >= reach) {
        const ui::Frame frame = this->frame(now);
        const ui::HitArea* hit = widget_at(frame, finger_->from);
        const bool level = std::abs(to.x - finger_->from.x) > std::abs(to.y - finger_->from.y);
        finger_->does = Does::moves;
        if (hit != nullptr && hit->kind == ui::HitArea::Kind::slider && level) finger_presses(finger_->from, now);
    }
    if (finger_->does == Does::waits) return;
    const ui::Point before = std::exchange(finger_->at, to);
    if (finger_->does == Does::moves)
        handle(ui::Pinch{finger_->from, 1, {to.x - before.x, to.y - before.y}}, now);
    else if (finger_->does == Does::holds)
        handle(ui::Hover{to}, now);
}

void App::finger_presses(ui::Point at, Time now) {
    finger_->does = Finger::Does::holds;
    const bool again =
        tap_ && now - tap_->time <= double_tap && distance(tap_->at, at) < 2 * least_drag * canvas_.scale;
    handle(ui::Hover{at}, now);
    by_finger_ = true;
    handle(ui::Press{at, ui::MouseButton::left, again ? 2 : 1}, now);
    by_finger_ = false;
}

void App::finger_taps(ui::Point at, Time now) {
    finger_->at = at;
    finger_presses(at, now);
    tap_ = Tap{at, now};
}

void App::finger_stays(Time now) {
    if (!finger_ || settings_.steady || finger_->does != Finger::Does::waits || now < finger_->since + finger_hold)
        return;
    const ui::Point at = finger_->from;
    const bool on_keyboard = keyboard_ && keyboard_rect().contains(at);
    if (on_keyboard || widget_at(frame(now), at) != nullptr) return finger_presses(at, now);
    finger_->does = Finger::Does::nothing;
    handle(ui::Press{at, ui::MouseButton::right}, now);
}

/// Ends the touch. Moves the pointer outside the window, so that it hovers over nothing.
void App::finger_lifts(Time now) {
    const Finger finger = *std::exchange(finger_, std::nullopt);
    by_finger_ = true;
    if (finger.does == Finger::Does::holds) handle(ui::Release{ui::MouseButton::left, finger.at}, now);
    by_finger_ = false;
    handle(ui::Hover{{-1, -1}}, now);
    tell_of_holding(now);
}

/// Says once what a finger that stays does, when a finger has taken some pairs.
void App::tell_of_holding(Time now) {
    constexpr int known = 2; // pairs after which the rest of the game is
    if (settings_.hold_told || settings_.steady || stack_.size() > 1 || note_ || !in_play() ||
        session().timeline().pairs_gone() < known)
        return;
    Settings settings = settings_;
    settings.hold_told = true;
    dispatch({ChangeSettings{std::move(settings)},
              Say{{{N_("Hold a finger on a tile")}, {N_("All of its kind light up.")}, now + 2 * note_time}}},
             stack_.front().ticket, now);
}

} // namespace twoturns::app
