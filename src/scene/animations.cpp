#include "scene/animations.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace twoturns::scene {

using durations::frame;

namespace {

constexpr std::size_t most_vanishing = 8; // beyond this number the oldest animation is removed

ui::Point point_of(Cell cell) { return {static_cast<float>(cell.col), static_cast<float>(cell.row)}; }

Time slide_length(ui::Point from, Cell to) {
    const ui::Point end = point_of(to);
    const float cells = std::abs(end.x - from.x) + std::abs(end.y - from.y); // one of the two is 0
    const auto more = static_cast<Time::rep>(static_cast<float>(durations::slide_cell.count()) * cells);
    return std::min(durations::slide + Time{more}, durations::slide_most);
}

} // namespace

ui::Point Fall::at(Time now) const {
    const ui::Point end = point_of(to);
    const float left = 1 - sliding(progress(now, start, length));
    return {end.x + (from.x - end.x) * left, end.y + (from.y - end.y) * left};
}

void Animations::show_match(const game::Matched& match, Time now, int worth, std::optional<game::Side> by) {
    if (worth > 0) points.push_back({match.link, worth, now});
    if (vanishing.size() == most_vanishing) vanishing.erase(vanishing.begin());
    vanishing.push_back({match.link, match.first, match.second, now, by});
    for (Fall& fall : falling) fall.start = std::min(fall.start, now);
    std::erase_if(falling,
                  [&](const Fall& fall) { return fall.to == match.link.front() || fall.to == match.link.back(); });
    std::vector<Fall> further;
    for (const Slide& slide : match.slides) {
        ui::Point from = point_of(slide.from);
        Time start = now + durations::gone;
        const auto earlier =
            std::find_if(falling.begin(), falling.end(), [&](const Fall& f) { return f.to == slide.from; });
        if (earlier != falling.end()) {
            from = earlier->at(now);
            if (now < earlier->start + earlier->length) start = now;
            falling.erase(earlier);
        }
        further.push_back({from, slide.to, start, slide_length(from, slide.to)});
    }
    falling.insert(falling.end(), further.begin(), further.end());
}

void Animations::show_pick(Cell cell, Time now) {
    std::erase_if(picks,
                  [&](const PickShown& pick) { return pick.cell == cell || now >= pick.start + durations::pick; });
    picks.push_back({cell, now});
}

void Animations::show_refusal(Cell cell, Time now) {
    shaking = Shake{cell, now};
    show_pick(cell, now);
}

void Animations::show_return(const std::vector<Link>& lines, const Board& after, Time now) {
    constexpr std::size_t most = 6; // further pairs are there at once
    for (const Link& line : lines) {
        if (returning.size() == most) return;
        if (!after.is_tile(line.front()) || !after.is_tile(line.back())) continue;
        returning.push_back({line, now + static_cast<Time::rep>(returning.size()) * durations::undone_apart});
    }
}

void Animations::show_cards(const game::Matched& match, Time now) {
    cards = CardsShown{match.first, match.second, now};
}

void Animations::show_change(const Board& before, const Board& after, const std::vector<Slide>& slides, Time now) {
    Change found{{}, {}, now};
    const auto comes_to = [&](Cell cell) {
        return std::any_of(slides.begin(), slides.end(), [&](const Slide& slide) { return slide.to == cell; });
    };
    for (int row = 1; row <= after.size().rows; ++row)
        for (int col = 1; col <= after.size().cols; ++col) {
            const Cell cell{row, col};
            if (after.is_tile(cell) && (!before.is_tile(cell) || before.tile(cell) != after.tile(cell)))
                (comes_to(cell) ? found.slid : found.brought).push_back(cell);
        }
    for (const Slide& slide : slides) {
        const ui::Point from = point_of(slide.from);
        falling.push_back({from, slide.to, now, slide_length(from, slide.to)});
    }
    if (!found.brought.empty() || !found.slid.empty()) change = std::move(found);
}

std::optional<Time> Animations::landing() const {
    std::optional<Time> last;
    for (const Fall& fall : falling) last = std::max(last, std::optional{fall.start + fall.length});
    return last;
}

void Animations::expire(Time now) {
    std::erase_if(vanishing, [&](const Vanish& v) { return now >= v.start + durations::vanish; });
    std::erase_if(picks, [&](const PickShown& pick) { return now >= pick.start + durations::pick; });
    std::erase_if(returning, [&](const Return& one) { return now >= one.end(); });
    std::erase_if(points, [&](const PointsShown& shown) { return now >= shown.start + durations::points; });
    std::erase_if(falling, [&](const Fall& f) { return now >= f.end(); });
    if (shaking && now >= shaking->start + durations::shake) shaking.reset();
    if (change && now >= change->start + durations::changed) change.reset();
    if (explained && now >= explained->start + durations::explained) explained.reset();
    if (dealt && now >= dealt->start + durations::deal_spread + durations::deal_tile) dealt.reset();
    if (reshuffle && now >= reshuffle->start + durations::reshuffled) reshuffle.reset();
    if (cards && now >= cards->start + durations::cards) cards.reset();
}

std::optional<Time> Animations::next_change(Time now, bool motion) const {
    if (motion && (!vanishing.empty() || !points.empty() || !falling.empty() || !picks.empty() || !returning.empty() ||
                   shaking || dealt || reshuffle))
        return now + frame;
    std::optional<Time> next;
    const auto at = [&](Time moment) {
        if (!next || moment < *next) next = moment;
    };
    for (const Vanish& v : vanishing)
        at(v.start + (now < v.start + durations::line_still ? durations::line_still : durations::vanish));
    for (const PointsShown& shown : points) at(shown.start + durations::points);
    if (change) at(change->start + durations::changed);
    if (explained) {
        const Time end = explained->start + durations::explained;
        const Time fade = end - durations::explained_fade;
        at(!motion ? end : now < fade ? fade : now + frame);
    }
    if (cards) {
        const Time end = cards->start + durations::cards;
        const Time fade = end - durations::cards_fade;
        at(!motion ? end : now < fade ? fade : now + frame);
    }
    if (motion && hint && now < hint->start + durations::breath * durations::breaths) at(now + frame);
    return next;
}

} // namespace twoturns::scene
