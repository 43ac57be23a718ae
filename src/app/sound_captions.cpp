#include "app/sound_captions.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "platform/translation.hpp"
#include "sound/levels.hpp"

namespace twoturns::app {

using game::Time;
using platform::trc;
using platform::trcf;
using sound::Cue;

std::string caption_of(const sound::Sound& sound) {
    switch (sound.cue) {
    case Cue::pick: return trc("sound", "Tile picked");
    case Cue::put_back: return trc("sound", "Tile put back");
    case Cue::match: return sound.outside ? trc("sound", "Pair, line outside") : trc("sound", "Pair");
    // TRANSLATORS: {0} counts the pairs found in quick succession.
    case Cue::ladder: return trcf("sound", "Pair × {0}", std::to_string(sound.rung));
    case Cue::no_match: return trc("sound", "Different");
    case Cue::blocked: return trc("sound", "Blocked");
    case Cue::hint_area:
    case Cue::hint_tile:
    case Cue::hint_pair: return trc("sound", "Hint");
    case Cue::undo: return trc("sound", "Undone");
    case Cue::redo: return trc("sound", "Taken again");
    case Cue::rewind: return platform::trn("Back {0} move", "Back {0} moves", sound.count);
    case Cue::reshuffle: return trc("sound", "Reshuffled");
    case Cue::slide: return trc("sound", "Tiles slide");
    case Cue::slide_lands: return trc("sound", "Tiles land");
    case Cue::deal: return trc("sound", "Dealt");
    case Cue::stuck: return trc("sound", "No longer winnable");
    case Cue::lost: return trc("sound", "The round is over");
    case Cue::time_low: return trc("sound", "Little time left");
    // TRANSLATORS: {0} is 1, 2 or 3.
    case Cue::star: return trcf("sound", "Star {0}", std::to_string(sound.star));
    case Cue::seal: return trc("sound", "Seal");
    case Cue::new_best: return trc("sound", "New best time");
    case Cue::achievement: return trc("sound", "Medal or wish");
    case Cue::page: return trc("sound", "Page");
    case Cue::button: return trc("sound", "Button");
    case Cue::win: return trc("sound", "Cleared");
    }
    return {};
}

bool says_name(const sound::Sound& sound) {
    switch (sound.cue) {
    case Cue::time_low: return sound.count != sound::each_second; // a word a second is too much
    case Cue::lost:
    case Cue::star:
    case Cue::new_best:
    case Cue::achievement: return true;
    default: return false;
    }
}

namespace {

constexpr float caption_letters = 14;

float pill_height(const ui::Style& style) { return std::round(style.letters(caption_letters) * 1.7F); }

} // namespace

float caption_height(const ui::Style& style) { return pill_height(style) + style.units(4); }

void add_caption(std::vector<scene::Item>& items, const sound::Sound& sound, ui::Point top, float most_width,
                 const ui::Style& style) {
    const std::string words = caption_of(sound);
    const float side = style.units(12);
    const float text = style.lettering(caption_letters).width(words);
    const float width = std::min(text + 2 * side, most_width);
    const ui::Rect pill{std::round(top.x - width / 2), std::round(top.y + style.units(2)), width, pill_height(style)};
    items.emplace_back(ui::BoxItem{.rect = pill,
                                   .radius = pill.h / 2,
                                   .fill = style.theme.panel,
                                   .border = style.theme.border,
                                   .border_width = std::max(1.0F, std::round(style.unit))});
    items.emplace_back(ui::TextItem{.text = words,
                                    .at = pill.centre(),
                                    .size = style.letters(caption_letters) * std::min(1.0F, (width - 2 * side) / text),
                                    .colour = style.theme.text,
                                    .align = ui::Align::centre});
}

void Captions::add(const sound::Sound& sound, Time at) { heard_.push_back({sound, at}); }

std::optional<sound::Sound> Captions::shown(Time now) const {
    constexpr Time at_once{300}; // sounds so close together are heard as one
    const Heard* named = nullptr;
    for (const Heard& one : heard_) {
        if (one.at > now || now >= one.at + shown_for) continue;
        const bool later = named == nullptr || one.at > named->at + at_once;
        const bool earlier = named != nullptr && named->at > one.at + at_once;
        if (later || (!earlier && sound::designed_loudness(one.sound) >= sound::designed_loudness(named->sound)))
            named = &one;
    }
    return named == nullptr ? std::nullopt : std::optional{named->sound};
}

void Captions::expire(Time now) {
    std::erase_if(heard_, [&](const Heard& one) { return now >= one.at + shown_for; });
}

std::optional<Time> Captions::next_change(Time now) const {
    std::optional<Time> next;
    for (const Heard& one : heard_) {
        const Time due = one.at > now ? one.at : one.at + shown_for;
        if (!next || due < *next) next = due;
    }
    return next;
}

} // namespace twoturns::app
