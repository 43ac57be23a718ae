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

void Effects::show_match(const game::Matched& match, Time now) {
    vanishing.push_back({match.link, match.first, match.second, now});
    for (const Slide& slide : match.slides) falling.push_back({slide.from, slide.to, now});
}

void Effects::expire(Time now) {
    std::erase_if(vanishing, [&](const Vanish& v) { return now >= v.start + durations::vanish; });
    std::erase_if(falling, [&](const Fall& f) { return now >= f.start + durations::fall_delay + durations::fall; });
    if (shaking && now >= shaking->start + durations::shake) shaking.reset();
    if (explained && now >= explained->start + durations::explained) explained.reset();
}

std::optional<Time> Effects::next_change(Time now, bool motion) const {
    if (motion && (!vanishing.empty() || !falling.empty() || shaking)) return now + frame;
    std::optional<Time> next;
    const auto at = [&](Time moment) {
        if (!next || moment < *next) next = moment;
    };
    for (const Vanish& v : vanishing) at(v.start + durations::vanish);
    if (explained) {
        const Time end = explained->start + durations::explained;
        const Time fade = end - durations::explained_fade;
        at(!motion ? end : now < fade ? fade : now + frame);
    }
    if (motion && hint && now < hint->start + durations::breath * durations::breaths) at(now + frame);
    return next;
}

} // namespace twoturns::scene
