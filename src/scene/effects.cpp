#include "scene/effects.hpp"

#include <algorithm>

namespace twoturns::scene {
namespace {

constexpr Time frame{16};

} // namespace

float progress(Time now, Time start, Time length) {
    const auto t = static_cast<float>((now - start).count()) / static_cast<float>(length.count());
    return std::clamp(t, 0.0F, 1.0F);
}

float ease_out(float t) { return 1 - (1 - t) * (1 - t) * (1 - t); }

void Effects::expire(Time now) {
    std::erase_if(vanishing, [&](const Vanish& v) { return now >= v.start + lasting::vanish; });
    std::erase_if(falling, [&](const Fall& f) { return now >= f.start + lasting::fall_delay + lasting::fall; });
    if (shaking && now >= shaking->start + lasting::shake) shaking.reset();
    if (explained && now >= explained->start + lasting::explained) explained.reset();
}

std::optional<Time> Effects::next_change(Time now, bool motion) const {
    if (motion && (!vanishing.empty() || !falling.empty() || shaking)) return now + frame;
    std::optional<Time> next;
    const auto at = [&](Time moment) {
        if (!next || moment < *next) next = moment;
    };
    for (const Vanish& v : vanishing) at(v.start + lasting::vanish);
    if (explained) {
        const Time end = explained->start + lasting::explained;
        const Time fade = end - lasting::explained_fade;
        at(!motion ? end : now < fade ? fade : now + frame);
    }
    if (motion && hint && now < hint->start + lasting::breath * lasting::breaths) at(now + frame);
    return next;
}

} // namespace twoturns::scene
