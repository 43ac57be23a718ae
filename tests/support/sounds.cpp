#include "support/sounds.hpp"

#include <algorithm>

#include "sound/chance.hpp"

namespace twoturns::test {

using sound::Chance;
using sound::Cue;
using sound::Instrument;
using sound::Sound;
using sound::TimedSound;

std::vector<NamedSound> all_sounds(Instrument instrument, int key) {
    std::vector<NamedSound> sounds;
    const auto add = [&](const char* name, Cue cue, const auto& change) {
        Sound one;
        one.cue = cue;
        one.instrument = instrument;
        one.key = key;
        change(one);
        sounds.push_back({name, one});
    };
    const auto as_it_is = [](Sound& /*one*/) {};
    const auto line = [](int turns, bool outside) {
        return [turns, outside](Sound& one) {
            one.step = 2;
            one.turns = turns;
            one.outside = outside;
        };
    };
    add("pick", Cue::pick, as_it_is);
    add("put back", Cue::put_back, as_it_is);
    add("match, straight", Cue::match, line(0, false));
    add("match, one turn", Cue::match, line(1, false));
    add("match, two turns", Cue::match, line(2, false));
    add("match, outside", Cue::match, line(2, true));
    add("ladder 1", Cue::ladder, as_it_is);
    add("ladder 8", Cue::ladder, [](Sound& one) { one.rung = 8; });
    add("no match", Cue::no_match, as_it_is);
    add("blocked", Cue::blocked, as_it_is);
    add("hint area", Cue::hint_area, as_it_is);
    add("hint tile", Cue::hint_tile, as_it_is);
    add("hint pair", Cue::hint_pair, as_it_is);
    add("undo", Cue::undo, line(1, false));
    add("redo", Cue::redo, line(0, false));
    add("rewind", Cue::rewind, [](Sound& one) {
        one.step = 5;
        one.count = 6;
    });
    add("reshuffle", Cue::reshuffle, as_it_is);
    add("slide", Cue::slide, as_it_is);
    add("slide lands", Cue::slide_lands, [](Sound& one) { one.count = 3; });
    add("deal", Cue::deal, as_it_is);
    add("stuck", Cue::stuck, as_it_is);
    add("lost", Cue::lost, as_it_is);
    add("time low", Cue::time_low, as_it_is);
    for (const int star : {1, 2, 3})
        add(star == 1 ? "star 1" : star == 2 ? "star 2" : "star 3", Cue::star, [star](Sound& one) { one.star = star; });
    add("seal", Cue::seal, as_it_is);
    add("new best", Cue::new_best, as_it_is);
    add("achievement", Cue::achievement, as_it_is);
    add("page", Cue::page, as_it_is);
    add("button", Cue::button, as_it_is);
    add("win", Cue::win, as_it_is);
    return sounds;
}

namespace {

Sound picked(Instrument instrument, int key, Chance& chance) {
    Sound pick;
    pick.instrument = instrument;
    pick.key = key;
    pick.pan = static_cast<float>(chance.between(-1, 1));
    return pick;
}

void sort_by_time(std::vector<TimedSound>& sounds) {
    std::stable_sort(sounds.begin(), sounds.end(),
                     [](const TimedSound& a, const TimedSound& b) { return a.at < b.at; });
}

int drawn_turns(Chance& chance) {
    const double u = chance.unit();
    return u < .3 ? 0 : u < .7 ? 1 : 2;
}

} // namespace

std::vector<TimedSound> busy_minute(Instrument instrument) {
    constexpr Size board{6, 16};
    const std::string id = "tt2.16x6.24.none.any.full.3.b";
    const int key = game::melody_key(id);
    Chance chance(5);
    std::vector<TimedSound> sounds;
    double at = 1.2;
    for (const game::MelodyNote& note : game::melody(id, 48)) {
        const double pause = std::clamp(chance.log_normal(0, .4), .55, 3.0);
        at += pause;
        sounds.push_back({at - std::min(.45, .4 * pause), picked(instrument, key, chance)});
        const int turns = drawn_turns(chance);
        const bool outside = turns == 2 && chance.unit() < .3;
        const int column = 1 + chance.below(12);
        const Cell a{1, column};
        const Cell b{turns == 0 ? 1 : 3, column + 3};
        const Link link = turns == 0   ? Link{a, b}
                          : turns == 1 ? Link{a, {1, column + 3}, b}
                          : outside    ? Link{a, {0, column}, {0, column + 3}, {1, column + 3}}
                                       : Link{a, {2, column}, {2, column + 3}, b};
        sounds.push_back({at, sound::match_sound(note, link, board, instrument, key)});
    }
    sort_by_time(sounds);
    return sounds;
}

std::vector<TimedSound> arcade_minute(Instrument instrument) {
    Chance chance(4);
    std::vector<TimedSound> sounds;
    int rung = 0;
    for (double at = .5; at < 60; at += chance.between(.28, .6)) {
        rung = chance.unit() < .05 ? 1 : rung + 1;
        const Sound pick = picked(instrument, 0, chance);
        sounds.push_back({at - .12, pick});
        Sound match = pick;
        match.cue = Cue::ladder;
        match.rung = rung;
        match.turns = drawn_turns(chance);
        sounds.push_back({at, match});
        if (chance.unit() >= .15) continue;
        Sound lands = pick;
        lands.cue = Cue::slide_lands;
        lands.count = 3;
        sounds.push_back({at + .2, lands});
    }
    sort_by_time(sounds);
    return sounds;
}

std::vector<float> rendered(std::span<const TimedSound> sounds, int rate) {
    std::vector<float> samples;
    sound::render(sounds, rate,
                  [&](std::span<const float> part) { samples.insert(samples.end(), part.begin(), part.end()); });
    return samples;
}

std::vector<float> rendered(const Sound& sound, int rate) {
    const TimedSound now{0, sound};
    return rendered({&now, 1}, rate);
}

} // namespace twoturns::test
