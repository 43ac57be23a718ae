#include "sound/bar.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/split_mix.hpp"
#include "sound/style.hpp"

namespace twoturns::sound {
namespace {

constexpr int octave = 5; // in steps

/// Returns the step of a bar's chord: the basses of a phrase, the first in its first bar, the second in its last. A
/// phrase that stays on one bass moves to the step below or above it, if there is a fifth over that.
int root_of(const Tune& tune, const Place& place) {
    const std::span<const game::MelodyNote> phrase = tune.phrase(place.phrase);
    const int first = phrase.front().bass.value_or(-octave);
    if (place.bar == 0) return first;
    if (place.bar == style_of(tune.instrument).bars - 1)
        for (const game::MelodyNote& note : phrase.subspan(1))
            if (note.bass && *note.bass != first) return *note.bass;
    const int other = first + ((place.phrase + place.bar) % 2 == 0 ? 1 : -1);
    constexpr int fifth = 7; // semitones
    const auto pitch = [&](int step) { return note_of(tune.instrument, tune.key, step); };
    return pitch(other + 3) - pitch(other) == fifth ? other : first;
}

/// The touch of a note in the music.
struct Stroke {
    double hardness = 1;
    double ring = 1;
    double seconds = 2;
};

/// Writes one bar of a tune into a band.
class Bar {
public:
    Bar(const Tune& tune, std::int64_t number, Band& band, std::uint64_t& chance, double rate)
        : tune_(tune), style_(style_of(tune.instrument)), place_(place_of(tune, number)), part_(place_.part),
          band_(band), chance_(chance), rate_(rate), phrase_(tune.phrase(place_.phrase)), beats_(style_.beats_of_bar()),
          beat_(beat_of(tune.instrument, tune.mood)), root_(root_of(tune, place_)) {
        db_ = style_.trims[static_cast<std::size_t>(tune.mood)] + part_.db;
        if (!part_.fades) return;
        const double done = static_cast<double>(place_.bars_of_part - place_.bars_left) / place_.bars_of_part;
        constexpr double softer = -6; // dB
        constexpr double slower = 1.18;
        db_ += softer * done;
        beat_ *= 1 + (slower - 1) * done;
    }

    double write() {
        drone();
        bass();
        if (part_.theme != Part::no_theme) melody();
        if (part_.chords >= 0) companion();
        if (part_.chords >= 0 && part_.pulse > 0) shimmer();
        if (part_.answer && place_.bar == style_.bars - 1) answer();
        percussion();
        if (tune_.mood != Mood::calm) pulse();
        return beats_ * beat_;
    }

private:
    int below(int n) { return static_cast<int>((split_mix(chance_) >> 33U) % static_cast<unsigned>(n)); }
    [[nodiscard]] bool strong(int beat) const { return style_.beats[static_cast<std::size_t>(beat)] != '.'; }

    /// Adds a note that is not quite in time, as those of people are.
    void add(Note note, double at_beat, double db, double pan) {
        constexpr double astray = .0007; // seconds
        note.at = std::max(0.0, at_beat * beat_ + astray * (below(15) - 7));
        note.pan = pan;
        note.db = db + db_;
        band_.add(note, 0);
    }
    void put(Body body, int step, double at_beat, double db, double pan, const Stroke& stroke) {
        constexpr int highest = 98;    // about 2350 Hz: higher notes pierce
        constexpr double shrill = 800; // Hz: above it a hard mallet is too much
        Note note;
        note.pitch = note_of(tune_.instrument, tune_.key, step);
        while (note.pitch > highest) note.pitch -= 12;
        const double hz = hz_of(note.pitch);
        const double hardness = stroke.hardness / std::max(1.0, hz / shrill);
        note.strike = {body, hz, below(strike_variants), .8, hardness, stroke.ring, stroke.seconds};
        add(note, at_beat, db, pan);
    }
    void knock(Body body, double ratio, double at_beat, double db, double pan) {
        Note note;
        const bool struck = static_cast<std::size_t>(body) < struck_bodies;
        const double hz = struck ? ratio * table_of(body).reference_hz : 0;
        note.strike = {body, hz, below(strike_variants), .8, 1.2, 1, .25};
        add(note, at_beat, db, pan);
    }

    /// Two chords of sines, slightly out of tune with each other, one on either side.
    void swell(int middle, double gain_of_middle, double from, double seconds) {
        constexpr std::array gains{.8, .6, .5, .45, .16};
        constexpr std::array detuned{.0000, .0013, -.0009, .0006, .0011};
        constexpr double endless = 1e9;
        const std::array steps{root_, root_, middle, root_ + octave, root_ + 2 * octave};
        for (const double side : {-1.0, 1.0}) {
            VoiceNote note;
            for (std::size_t i = 0; i < steps.size(); ++i) {
                const double gain = i == 2 ? gain_of_middle : gains[i];
                if (gain == 0) continue;
                note.partials[note.count++] = {hz_of(note_of(tune_.instrument, tune_.key, steps[i])) *
                                                   (1 + side * (detuned[i] + .0004)),
                                               .035 * gain, endless};
            }
            note.rate = rate_;
            note.frames = static_cast<std::int64_t>(seconds * rate_);
            note.attack = static_cast<std::int64_t>(from * static_cast<double>(note.frames));
            note.release = note.frames - note.attack;
            const double gain = std::pow(10, (db_ - 7) / 20);
            note.left = static_cast<float>(gain * (side < 0 ? .95 : .3));
            note.right = static_cast<float>(gain * (side < 0 ? .3 : .95));
            band_.play(note);
        }
    }

    void drone() {
        const double seconds = beats_ * beat_;
        const int fifth = fifth_above(tune_.instrument, root_);
        const int third = third_above(tune_.instrument, root_);
        switch (style_.drone) {
        case Drone::none: break;
        case Drone::single: swell(root_, 0, .5, 1.35 * seconds); break;
        case Drone::fifth: swell(fifth, .5, .5, 1.35 * seconds); break;
        case Drone::moving: swell(place_.bar % 2 == 0 ? fifth : third, .5, .35, 1.3 * seconds); break;
        }
    }

    void bass() {
        const Body own = body_of(tune_.instrument);
        const Stroke soft{.6, 1.2, 2.2};
        put(own, root_, 0, -15, 0, soft);
        int second = beats_ - 1; // the strong beat nearest to the middle
        for (int beat = 1; beat < beats_; ++beat)
            if (strong(beat) && std::abs(2 * beat - beats_) < std::abs(2 * second - beats_)) second = beat;
        put(own, fifth_above(tune_.instrument, root_), second, -17, 0, soft);
    }

    /// The notes of the phrase that belong to this bar.
    void melody() {
        double beat = 0;
        for (std::size_t i = 0; i < phrase_.size(); ++i) {
            const game::MelodyNote& note = phrase_[i];
            const bool late = part_.late && i % 2 == 1 && note.length > 1;
            const double at = beat * style_.pace - beats_ * place_.bar + (late ? .5 : 0);
            beat += note.length;
            if (at < 0 || at >= beats_) continue;
            sing(note, at, part_.adorned ? note.length >= 2 : note.length >= 3 && below(2) == 0);
        }
    }

    void sing(const game::MelodyNote& note, double at, bool adorned) {
        const int step = note.step + octave * part_.lift;
        const double pan = .35 * (note.step - 2) / octave;
        const bool accent = at == std::floor(at) && strong(static_cast<int>(at));
        const double db = -9.5 + note.level / 100.0 - 1.5 * part_.lift;
        const double hardness = style_.hardness * (accent ? 1.2 : 1);
        put(body_of(tune_.instrument), step, at, db, pan, {hardness, 1.3, 3});
        if (part_.doubled) put(Body::night, step + octave, at + .04, db - 7, -pan - .8, {1.2, 1, 1.8});
        if (adorned) adorn(step, note.length * style_.pace, at, db, pan);
    }

    void adorn(int step, double length, double at, double db, double pan) {
        const Body own = body_of(tune_.instrument);
        const double hard = style_.hardness;
        switch (style_.ornament) {
        case Ornament::grace:
            put(own, step + 1, at - .13, db - 7, pan, {hard, .5, .5});
            for (int k = 0; k < 4; ++k) // a lark
                put(Body::night, step + 2 * octave + k % 2, at + .5 + .25 * k, db - 8 - k, -1.5 + .4 * k,
                    {1.6, .6, .9});
            break;
        case Ornament::tremolo:
            for (int k = 1; k < 2 * length; ++k)
                put(own, step + (k % 2 == 0 ? 0 : octave), at + .5 * k, db - 6 - k, pan + (k % 2 == 0 ? .8 : -.8),
                    {hard, .6, .8});
            break;
        case Ornament::echo:
            put(own, step, at + 1, db - 8, -pan - 1.2, {1, 1, 2});
            put(own, step + octave, at + 2, db - 14, pan + 1.5, {1, 1, 2});
            break;
        case Ornament::parallel: {
            const bool perfect = fifth_above(tune_.instrument, step - 3) == step;
            put(own, step - (perfect ? 3 : 2), at, db - 4, pan - .4, {hard, 1, 2});
            break;
        }
        case Ornament::turn:
            put(own, step + 1, at + .5, db - 5, pan, {hard, .7, 1});
            put(own, step, at + .75, db - 4, pan, {hard, 1, 2});
            break;
        case Ornament::thirds:
            put(own, third_below(tune_.instrument, step), at, db - 4, pan - .5, {hard, 1, 2});
            if (length >= 3) put(Body::night, step + octave, at + 1, db - 9, -pan, {1.2, .7, 1.2});
            break;
        case Ornament::roll:
            for (int k = 0; k < 5; ++k)
                put(own, chord_step(k) + octave, at + .22 * (k + 1), db - 9 + k, pan - .8 + .4 * k, {hard, 1, 2});
            break;
        case Ornament::call:
            put(own, step - octave, at + 1, db - 6, -1.4, {1, 1.2, 2.5});
            put(Body::jade, step + octave, at + 1.5, db - 11, 1.6, {1.2, 1, 2});
            break;
        }
    }

    /// Returns the step of a tone of the chord: see Pattern.
    [[nodiscard]] int chord_step(int tone) const {
        const int above = octave * (tone / 3);
        if (tone % 3 == 0) return root_ + above;
        return above + (tone % 3 == 1 ? third_above(tune_.instrument, root_) : fifth_above(tune_.instrument, root_));
    }

    /// Broken chords, from side to side.
    void companion() {
        const Pattern pattern = style_.chords[static_cast<std::size_t>(part_.chords)];
        const bool urgent = tune_.mood == Mood::urgent;
        int side = 1;
        for (std::size_t half = 0; half < pattern.size(); ++half) {
            if (pattern[half] == '.') continue;
            if (tune_.mood == Mood::calm && half > 0 && below(9) == 0) continue;
            const int step = chord_step(pattern[half] - '0') + octave * style_.companion_octave;
            const double at = static_cast<double>(half) / 2;
            const bool accent = half % 2 == 0 && strong(static_cast<int>(half) / 2);
            const double db = style_.companion_db - (accent ? 0 : 2);
            put(style_.companion, step, at, db, 1.9 * side, {accent ? 2.2 : 1.6, .7, 1.4});
            if (urgent && half % 2 == 0)
                put(style_.companion, step + octave, at + .5, db - 4, -1.9 * side, {1.3, .4, .6});
            side = -side;
        }
    }

    /// Two soft notes of glass, high above, at chance times.
    void shimmer() {
        for (int k = 0; k < 2; ++k) {
            const int step = chord_step(below(4)) + 3 * octave;
            put(Body::night, step, .5 * (k * beats_ + below(beats_)) + .25, -13, k == 0 ? -1.9 : 1.9, {1.8, .8, 1.6});
        }
    }

    /// Glass, two octaves above the melody.
    void answer() {
        constexpr std::array tones{3, 5, 3};
        for (int k = 0; k < 3; ++k)
            put(Body::night, chord_step(tones[static_cast<std::size_t>(k)]) + 2 * octave, beats_ - 2 + .5 * k,
                -14.5 - 1.5 * k, 1.6 - .8 * k, {1.3, .8, 1.6});
    }

    void percussion() {
        if (part_.pulse == 0) return;
        for (const Percussion& one : style_.percussion) {
            const Pattern rhythm = part_.pulse == 1 ? one.light : one.full;
            for (std::size_t half = 0; half < rhythm.size(); ++half)
                if (rhythm[half] != '.')
                    knock(one.body, one.ratio, static_cast<double>(half) / 2, one.db - (rhythm[half] == 'X' ? 0 : 4),
                          half % 4 == 2 ? -one.pan : one.pan);
        }
    }

    /// Knocks of the table's tiles, while time runs.
    void pulse() {
        const Body tile = tile_of(tune_.instrument);
        const int every = tune_.mood == Mood::urgent ? 1 : 2;
        for (int beat = 0; beat < beats_; ++beat) {
            const bool heavy = strong(beat);
            if (!heavy && beat % every != 0) continue;
            knock(tile, heavy ? .8 : 1.3, beat, heavy ? -14 : -19, heavy ? 0 : beat % 4 == 2 ? 1.3 : -1.3);
        }
    }

    const Tune& tune_;
    const Style& style_;
    const Place place_;
    const Part& part_;
    Band& band_;
    std::uint64_t& chance_;
    double rate_;
    std::span<const game::MelodyNote> phrase_;
    int beats_;   // of the bar
    double beat_; // in seconds
    int root_;    // the step of the chord's bass
    double db_;
};

} // namespace

double write_bar(const Tune& tune, std::int64_t number, Band& band, std::uint64_t& chance, double rate) noexcept {
    return Bar(tune, number, band, chance, rate).write();
}

} // namespace twoturns::sound
