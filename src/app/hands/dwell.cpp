#include "app/hands/dwell.hpp"

#include <algorithm>
#include <cmath>

namespace twoturns::app {

void Dwell::move(ui::Point to, float slack, game::Time now) {
    if (at_ && std::hypot(to.x - at_->x, to.y - at_->y) <= slack) return;
    at_ = to;
    since_ = now;
    pressed_ = false;
}

float Dwell::share(game::Time now, game::Time length) const {
    return std::clamp(static_cast<float>((now - since_).count()) / static_cast<float>(length.count()), 0.0F, 1.0F);
}

} // namespace twoturns::app
