#include "scene/effects.hpp"

#include <algorithm>

namespace twoturns::scene {

using durations::frame;

float progress(Time now, Time start, Time length) {
    const auto t = static_cast<float>((now - start).count()) / static_cast<float>(length.count());
    return std::clamp(t, 0.0F, 1.0F);
}

float ease_out(float t) { return 1 - (1 - t) * (1 - t) * (1 - t); }

void Effects::show_match(const game::Matched& match, Time now, int worth) {
    if (worth > 0) points.push_back({match.link, worth, now});
    vanishing.push_back({match.link, match.first, match.second, now});
    for (const Slide& slide : match.slides) falling.push_back({slide.from, slide.to, now});
}

void Effects::show_change(const Board& before, const Board& after, Time now) {
    Change found{{}, {}, now};
    for (int row = 1; row <= after.size().rows; ++row)
        for (int col = 1; col <= after.size().cols; ++col) {
            const Cell cell{row, col};
            if (after.is_tile(cell) && (!before.is_tile(cell) || before.tile(cell) != after.tile(cell)))
                found.brought.push_back(cell);
            if (before.is_tile(cell) && !after.is_tile(cell)) found.removed.emplace_back(cell, before.tile(cell));
        }
    if (!found.brought.empty() || !found.removed.empty()) change = std::move(found);
}

void Effects::expire(Time now) {
    std::erase_if(vanishing, [&](const Vanish& v) { return now >= v.start + durations::vanish; });
    std::erase_if(points, [&](const PointsTold& told) { return now >= told.start + durations::points; });
    std::erase_if(falling, [&](const Fall& f) { return now >= f.start + durations::fall_delay + durations::fall; });
    if (shaking && now >= shaking->start + durations::shake) shaking.reset();
    if (change && now >= change->start + durations::changed) change.reset();
    if (explained && now >= explained->start + durations::explained) explained.reset();
}

std::optional<Time> Effects::next_change(Time now, bool motion) const {
    if (motion &&
        (!vanishing.empty() || !points.empty() || !falling.empty() || shaking || (change && !change->removed.empty())))
        return now + frame;
    std::optional<Time> next;
    const auto at = [&](Time moment) {
        if (!next || moment < *next) next = moment;
    };
    for (const Vanish& v : vanishing) at(v.start + durations::vanish);
    for (const PointsTold& told : points) at(told.start + durations::points);
    if (change) at(change->start + durations::changed);
    if (explained) {
        const Time end = explained->start + durations::explained;
        const Time fade = end - durations::explained_fade;
        at(!motion ? end : now < fade ? fade : now + frame);
    }
    if (motion && hint && now < hint->start + durations::breath * durations::breaths) at(now + frame);
    return next;
}

} // namespace twoturns::scene
