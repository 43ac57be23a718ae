#include "sound/music.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/split_mix.hpp"

namespace twoturns::sound {
namespace {

constexpr int beats = 8;  // of a bar
constexpr int octave = 5; // in steps
constexpr std::int64_t section_bars = 4;

int below(std::uint64_t& chance, int n) {
    return static_cast<int>((split_mix(chance) >> 33U) % static_cast<unsigned>(n));
}

double beat_seconds(Mood mood) {
    constexpr std::array seconds{.6, .4, .3};
    return seconds[static_cast<std::size_t>(mood)];
}

// Measured, so that each instrument's music has -28.5 LUFS before the master level.
constexpr std::array<double, all_instruments.size()> trims{5, 4.2, 4.6, 4.2, 4.2, 3.6};

double trim_of(const Tune& tune) {
    constexpr std::array of_moods{0.0, -1.0, -1.5}; // more notes are louder
    return trims[static_cast<std::size_t>(body_of(tune.instrument))] + of_moods[static_cast<std::size_t>(tune.mood)];
}

/// The body that plays the accompaniment of each instrument.
constexpr std::array companions{Body::walnut, Body::night, Body::jade, Body::night, Body::washi, Body::night};

/// The voices of a section of four bars.
struct Section {
    bool melody = true;
    bool high = false;      // the melody is doubled by glass an octave above
    bool companion = false; // broken chords
    bool answer = false;    // glass at the end of every second bar
};
constexpr std::array calm_sections{Section{true, true, false, true}, Section{true, false, true, false},
                                   Section{true, true, true, true}, Section{false, false, true, true}};
constexpr std::array moving_sections{Section{true, false, true, false}, Section{true, true, true, true}};

Section section_of(Mood mood, std::int64_t bar) {
    const auto number = static_cast<std::size_t>(bar / section_bars);
    if (mood == Mood::calm) return calm_sections[number % calm_sections.size()];
    return moving_sections[number % moving_sections.size()];
}

/// Returns the step of a bar's chord: the basses of a phrase, one for each of its two bars. A phrase that stays on one
/// bass moves to the step below or above it in its second bar, if there is a fifth over that.
int root_of(const Tune& tune, std::int64_t bar) {
    const std::span<const game::MelodyNote> phrase = tune.phrase(bar / 2);
    const int first = phrase.front().bass.value_or(-octave);
    if (bar % 2 == 0) return first;
    for (const game::MelodyNote& note : phrase.subspan(1))
        if (note.bass && *note.bass != first) return *note.bass;
    const int other = first + (bar / section_bars % 2 == 0 ? -1 : 1);
    constexpr int fifth = 7; // semitones
    const auto pitch = [&](int step) { return note_of(tune.instrument, tune.key, step); };
    return pitch(other + 3) - pitch(other) == fifth ? other : first;
}

/// Writes one bar of a tune into a band.
class Bar {
public:
    Bar(const Tune& tune, std::int64_t number, Band& band, std::uint64_t& chance)
        : tune_(tune), number_(number), band_(band), chance_(chance), phrase_(tune.phrase(number / 2)),
          beat_(beat_seconds(tune.mood)), trim_(trim_of(tune)), root_(root_of(tune, number)) {}

    void write(double rate) {
        const Section section = section_of(tune_.mood, number_);
        drone(rate);
        bass();
        if (section.melody) melody(section.high);
        if (section.companion) {
            companion();
            shimmer();
            brush();
        }
        if (section.answer && number_ % 2 == 1) answer();
        if (tune_.mood != Mood::calm) pulse();
    }

private:
    void put(Body body, int step, double at_beat, double db, double pan, const std::array<double, 3>& touch) {
        Note note;
        note.pitch = note_of(tune_.instrument, tune_.key, step);
        const auto [hardness, ring, seconds] = touch;
        note.strike = {body, hz_of(note.pitch), below(chance_, strike_variants), .8, hardness, ring, seconds};
        note.at = at_beat * beat_;
        note.pan = pan;
        note.db = db + trim_;
        band_.add(note, 0);
    }

    /// Two chords of sines that swell and fade, slightly out of tune with each other, one on either side.
    void drone(double rate) {
        constexpr std::array steps{0, 0, 3, octave};
        constexpr std::array gains{1.0, .6, .5, .4};
        constexpr std::array detuned{.0000, .0013, -.0009, .0006};
        constexpr double endless = 1e9;
        const double seconds = 1.35 * beats * beat_;
        for (const double side : {-1.0, 1.0}) {
            VoiceNote note;
            for (std::size_t i = 0; i < steps.size(); ++i)
                note.partials[note.count++] = {hz_of(note_of(tune_.instrument, tune_.key, root_ + steps[i])) *
                                                   (1 + side * (detuned[i] + .0004)),
                                               .035 * gains[i], endless};
            note.rate = rate;
            note.frames = static_cast<std::int64_t>(seconds * rate);
            note.attack = note.frames / 2;
            note.release = note.frames - note.attack;
            const double gain = std::pow(10, (trim_ - 5.5) / 20);
            note.left = static_cast<float>(gain * (side < 0 ? .95 : .3));
            note.right = static_cast<float>(gain * (side < 0 ? .3 : .95));
            band_.play(note);
        }
    }

    void bass() {
        put(body_of(tune_.instrument), root_, 0, -14, 0, {.5, 1.2, 2.2});
        put(body_of(tune_.instrument), root_ + 3, beats / 2.0, -16, 0, {.5, 1.2, 2.2});
    }

    /// The half of a phrase that belongs to this bar; a phrase takes two.
    void melody(bool high) {
        int beat = 0;
        for (const game::MelodyNote& from : phrase_) {
            const int at = beat - beats * static_cast<int>(number_ % 2);
            beat += from.length;
            if (at < 0 || at >= beats) continue;
            const double pan = .35 * (from.step - 2) / octave;
            const double db = -8 + from.level / 100.0;
            put(body_of(tune_.instrument), from.step, at, db, pan, {1.2, 1.3, 3});
            if (high) put(Body::night, from.step + octave, at + .04, db - 7, -pan - .8, {1, 1, 1.8});
        }
    }

    /// Broken chords, from side to side.
    void companion() {
        constexpr std::array<std::array<int, beats>, 3> patterns{
            {{0, 3, 5, 3, 7, 5, 3, 5}, {0, 5, 3, 7, 5, 8, 7, 3}, {0, 3, 7, 5, 3, 5, 8, 5}}};
        const auto& steps = patterns[static_cast<std::size_t>(number_ / section_bars) % patterns.size()];
        const Body body = companions[static_cast<std::size_t>(body_of(tune_.instrument))];
        const bool fast = tune_.mood == Mood::urgent;
        for (int beat = 0; beat < beats; ++beat) {
            if (tune_.mood == Mood::calm && beat > 0 && below(chance_, 8) == 0) continue;
            const int step = root_ + octave + steps[static_cast<std::size_t>(beat)];
            const double side = beat % 2 == 0 ? -1.9 : 1.9;
            const double db = beat % 4 == 0 ? -15 : -17;
            put(body, step, beat, db, side, {1, .7, 1.2});
            if (fast) put(body, step + octave, beat + .5, db - 4, -side, {1, .4, .6});
        }
    }

    /// Two soft notes of glass, high above, at chance times.
    void shimmer() {
        for (int k = 0; k < 2; ++k) {
            constexpr std::array steps{0, 3, 5};
            const int step = root_ + 3 * octave + steps[static_cast<std::size_t>(below(chance_, 3))];
            put(Body::night, step, 4 * k + below(chance_, 4) + .5, -20, k == 0 ? -1.9 : 1.9, {1.6, .8, 1.6});
        }
    }

    /// A brush on paper, between the beats: the air above the notes.
    void brush() {
        for (int beat = 0; beat < beats; ++beat) {
            Note note;
            note.strike = {Body::paper, 0, below(chance_, strike_variants), 1, 1, 1, .2};
            note.at = (beat + (beat % 2 == 0 ? 0 : .5)) * beat_;
            note.pan = beat % 2 == 0 ? -1.2 : 1.2;
            note.db = (beat % 4 == 2 ? -27 : -31) + trim_;
            band_.add(note, 0);
        }
    }

    /// Glass, two octaves above the melody.
    void answer() {
        constexpr std::array steps{0, 2, 0};
        const int step = phrase_[std::min<std::size_t>(4, phrase_.size() - 1)].step + 2 * octave;
        for (int k = 0; k < 3; ++k)
            put(Body::night, step + steps[static_cast<std::size_t>(k)], beats - 2 + .5 * k, -16 - 1.5 * k, 1.6 - .8 * k,
                {1, .8, 1.6});
    }

    /// Knocks of the table's tiles.
    void pulse() {
        const Body tile = tile_of(tune_.instrument);
        const int every = tune_.mood == Mood::urgent ? 1 : 2;
        for (int beat = 0; beat < beats; beat += every) {
            Note note;
            const bool strong = beat % 4 == 0;
            note.strike = {tile, table_of(tile).reference_hz * (strong ? .8 : 1.3), beat, .8, .8, 1, .25};
            note.at = beat * beat_;
            note.pan = strong ? 0 : beat % 4 == 2 ? 1.3 : -1.3;
            note.db = (strong ? -13 : -18) + trim_;
            band_.add(note, 0);
        }
    }

    const Tune& tune_;
    std::int64_t number_;
    Band& band_;
    std::uint64_t& chance_;
    std::span<const game::MelodyNote> phrase_;
    double beat_;
    double trim_;
    int root_; // the step of the chord's bass
};

} // namespace

Music::Music(int rate, const Tune& tune)
    : tune_(&tune), chance_(tune.seed), noises_(std::clamp(rate, 4000, 384'000)), band_(noises_),
      room_(noises_.rate()) {}

double Music::begin_bar() noexcept {
    room_.set(room_of(tune_->instrument));
    Bar(*tune_, bar_++, band_, chance_).write(noises_.rate());
    return beats * beat_seconds(tune_->mood);
}

void Music::render(Block& block, std::size_t frames) noexcept {
    Block notes;
    for (std::size_t done = 0; done < frames;) {
        if (to_bar_ == 0) to_bar_ = std::llround(begin_bar() * noises_.rate());
        const std::size_t size = std::min(frames - done, static_cast<std::size_t>(to_bar_));
        Block part;
        band_.render(part, size);
        std::copy_n(part.left.begin(), size, notes.left.begin() + static_cast<std::ptrdiff_t>(done));
        std::copy_n(part.right.begin(), size, notes.right.begin() + static_cast<std::ptrdiff_t>(done));
        done += size;
        to_bar_ -= static_cast<std::int64_t>(size);
    }
    for (std::size_t i = 0; i < frames; ++i) {
        const Room::Frame echo = room_.next({notes.left[i], notes.right[i]});
        block.left[i] += notes.left[i] + echo.left;
        block.right[i] += notes.right[i] + echo.right;
    }
}

} // namespace twoturns::sound
