#include "view/window/held_key.hpp"

namespace twoturns::view {
namespace {

// About the pace of most systems.
constexpr game::Time usual_before{500};
constexpr game::Time usual_between{40};

} // namespace

void HeldKey::press(SDL_Scancode place, const ui::KeyPress& press, bool repeats, const HoldPace& pace, game::Time now) {
    held_.reset();
    if (!repeats || !pace.repeats || !replaces_system(pace)) return;
    held_ = Held{place, press, now + or_usual(pace.before, usual_before)};
    held_->press.again = true;
}

void HeldKey::release(SDL_Scancode place) {
    if (held_ && held_->place == place) held_.reset();
}

std::optional<ui::KeyPress> HeldKey::repeat(const HoldPace& pace, game::Time now) {
    if (!held_ || now < held_->next) return std::nullopt;
    held_->next = now + or_usual(pace.between, usual_between);
    return held_->press;
}

} // namespace twoturns::view
