#include "sound/score.hpp"

#include <algorithm>
#include <cmath>

#include "sound/chance.hpp"
#include "sound/levels.hpp"

namespace twoturns::sound {
namespace {

/// The touch with which a note is struck.
struct Touch {
    double velocity = 1;
    double hardness = 1;
    double ring = 1;
    double seconds = 3;
};

constexpr double ringing_seconds = 1.6; // of glass and jade above others
constexpr int two_octaves = 10;         // in steps

double clamped(float value, double low, double high, double otherwise) {
    const double number = static_cast<double>(value);
    return std::isnan(number) ? otherwise : std::clamp(number, low, high);
}

/// Writes the notes of one cue.
class Writer {
public:
    Writer(const Sound& sound, int variation)
        : sound_(sound), variation_(variation), step_(std::clamp(sound.step, -15, 25)),
          turns_(std::clamp(sound.turns, 0, 2)), key_(std::clamp(sound.key, -12, 12)),
          pan_(clamped(sound.pan, -1, 1, 0)), level_(clamped(sound.level, -60, 0, 0)),
          ring_(clamped(sound.ring, .1, 3, 1)), trim_(trim_of(sound.cue, sound.star, sound.instrument)) {}

    Score written() {
        write();
        return score_;
    }

private:
    void write();
    /// Returns the step that follows a note for the first or the second turn: a fifth and an octave above.
    [[nodiscard]] int follower(int step, int turn) const {
        return turn == 0 ? fifth_above(sound_.instrument, step) : step + 5;
    }
    void match();
    void ladder();
    void tick(double at, double db);
    void glint(int step, double at, double db);
    void sparkle(int step, double at, double db);
    void undo();
    void reshuffle();
    void star();
    void win();

    void put(Note note, double at, double db) {
        note.at = at;
        note.db = db + trim_;
        score_.add(note);
    }
    [[nodiscard]] Note struck(Body body, int variant, const Touch& touch) const {
        Note note;
        note.pan = pan_;
        note.strike = {body, 0, variant, touch.velocity, touch.hardness, touch.ring, touch.seconds};
        return note;
    }
    [[nodiscard]] Note tone(Body body, int step, int variant, const Touch& touch) const {
        Note note = struck(body, variant, touch);
        note.pitch = note_of(sound_.instrument, key_, step);
        note.strike.hz = hz_of(note.pitch);
        return note;
    }
    [[nodiscard]] Note tone(int step, int variant, const Touch& touch = {}) const {
        return tone(body_of(sound_.instrument), step, variant, touch);
    }
    [[nodiscard]] Note backwards(int step, int variant, double seconds) const {
        Note note = tone(step, variant);
        note.backwards = seconds;
        return note;
    }
    [[nodiscard]] Note knock(Body tile, double ratio, int variant, const Touch& touch) const {
        Note note = struck(tile, variant, touch);
        note.strike.hz = table_of(tile).reference_hz * ratio;
        note.strike.seconds = std::min(touch.seconds, .25);
        return note;
    }
    [[nodiscard]] Note knock(double ratio, int variant, double velocity = 1, double hardness = 1) const {
        return knock(tile_of(sound_.instrument), ratio, variant, {velocity, hardness});
    }
    [[nodiscard]] Note felt_knock(double hz, int variant) const {
        return knock(Body::felt_tile, hz / table_of(Body::felt_tile).reference_hz, variant, {1, 1, 1, .2});
    }
    /// Returns one of four numbers, by the variation.
    [[nodiscard]] double varied(std::array<double, 4> numbers) const {
        return numbers[static_cast<std::size_t>(((variation_ % 4) + 4) % 4)];
    }

    const Sound& sound_;
    int variation_;
    int step_;
    int turns_;
    int key_;
    double pan_;
    double level_;
    double ring_;
    double trim_;
    Score score_;
};

constexpr double follower_delay = .075;

/// Adds the touch of a nail, which makes the beginning of a note clear.
void Writer::tick(double at, double db) { put(struck(Body::tick, variation_, {}), at, db); }

/// Adds a short glass note two octaves above a note, so that felt, wood and bamboo have a bright top, too.
void Writer::glint(int step, double at, double db) {
    put(tone(Body::night, step + two_octaves, variation_, {.8, 1.2, .6, .9}), at, db);
}

/// Adds two short notes of glass some three octaves above a note, one after the other, from one side to the other.
void Writer::sparkle(int step, double at, double db) {
    constexpr int three_octaves = 15; // in steps
    constexpr int highest = 100;      // about 2640 Hz: higher notes pierce
    const int second = follower(step, 0);
    for (int k = 0; k < 2; ++k) {
        Note note = tone(Body::night, (k == 0 ? step : second) + three_octaves, variation_ + k, {.7, 3, .8, .6});
        while (note.pitch > highest) note.pitch -= 12;
        note.strike.hz = hz_of(note.pitch);
        note.pan = std::clamp(pan_ + (k == 0 ? -.5 : .5), -1.0, 1.0);
        put(note, at + .055 * k, db - 2 * k);
    }
}

void Writer::match() {
    put(tone(step_, variation_, {1, 1, ring_}), 0, level_);
    tick(0, level_ - 14.6);
    glint(step_, .012, level_ - 13);
    sparkle(step_, .035, level_ - 12);
    const int turns = sound_.last ? 0 : turns_;
    for (int n = 0; n < turns; ++n)
        put(tone(follower(step_, n), variation_ + n + 1, {.9, .9, .8}), follower_delay * (n + 1),
            level_ + (n == 0 ? -9 : -12));
    if (sound_.outside && !sound_.last) {
        put(tone(step_ - 5, variation_, {1, .6}), 0, level_ - 12);
        put(tone(step_ + 5, variation_ + 3, {.8, .7}), follower_delay * (turns + 1), level_ - 15);
    }
    if (sound_.bass != no_step) {
        Note bass = tone(std::clamp(sound_.bass, -15, 25), variation_, {.8, .6, 1.2});
        bass.pan = .3 * pan_;
        put(bass, .02, level_ - 9);
    }
    if (sound_.inner != no_step && !sound_.last) {
        Note inner = tone(std::clamp(sound_.inner, -15, 25), variation_ + 2, {.8, .7, .9});
        inner.pan = -.6 * pan_;
        inner.answers = true;
        put(inner, .42, level_ - 15);
    }
    if (!sound_.last) return;
    constexpr std::array chord{-5, 3, 5, 7};
    for (int j = 0; j < 4; ++j) {
        Note note = tone(chord[static_cast<std::size_t>(j)], j, {.9, .8, 1.5});
        note.pan = .5 * pan_;
        put(note, .09 * (j + 1), -6 - j);
    }
    glint(2, .45, -15);
}

void Writer::ladder() {
    const int rung = std::clamp(sound_.rung, 1, 8) - 1;
    const bool high = sound_.instrument == Instrument::washi || sound_.instrument == Instrument::pass;
    const int step = rung + (high ? 0 : 5);
    const double level = -.5 * rung;
    put(tone(step, variation_, {1, 1 + .06 * rung}), 0, level - 2);
    tick(0, level - 15.6);
    if (rung < 3)
        glint(step, .012, level - 14);
    else
        put(tone(Body::night, follower(step, 0), variation_ + 1, {1, .9, 1, 1.2}), .06, level - 15);
    sparkle(step, .035, level - 12);
    for (int n = 0; n < turns_; ++n)
        put(tone(follower(step, n), variation_ + n, {.8, 1, .6}), follower_delay * (n + 1), level - 14);
}

void Writer::undo() {
    double at = 0;
    for (int n = turns_ - 1; n >= 0; --n, at += .05) put(backwards(follower(step_, n), variation_, .14), at, -12);
    put(backwards(step_, variation_, .22), at, -5);
    put(knock(.8, variation_, 1, .7), at + .215, -12);
}

void Writer::reshuffle() {
    constexpr int knocks = 18;
    Chance chance(3);
    for (int j = 0; j < knocks; ++j) {
        const double u = (j + .8 * chance.unit()) / knocks;
        const double pan = -1 + 2 * u + .4 * chance.normal();
        const double ratio = chance.between(.7, 1.3);
        Note note = knock(ratio, j, chance.between(.5, 1));
        note.pan = std::clamp(pan, -1.0, 1.0);
        put(note, .42 * u, -9 - 8 * std::abs(2 * u - 1));
    }
}

void Writer::star() {
    constexpr std::array steps{0, 2, 5};
    const int number = std::clamp(sound_.star, 1, 3);
    const int step = steps[static_cast<std::size_t>(number - 1)];
    put(tone(Body::jade, step + 5, number, {1, .8, 1, ringing_seconds}), 0, -6);
    put(tone(step, number, {.8}), 0, -7);
    glint(step, .02, -16);
    if (number == 3) put(tone(Body::night, 8, 2, {.7, 1, 1, ringing_seconds}), .07, -13);
}

void Writer::win() {
    for (int j = 0; j < 8; ++j) put(tone(j, j, {.9, 1.4, .8}), .65 / 8 * j, -4 - .3 * j);
    tick(0, -14);
    tick(.65, -13);
    constexpr std::array chord{-5, 0, 3, 5, 7};
    for (int j = 0; j < 5; ++j)
        put(tone(chord[static_cast<std::size_t>(j)], j, {.9, .8, 1.5}), .65 + .05 * j, -5 - .7 * j);
    constexpr std::array glints{0, 2, 3, 5};
    for (int j = 0; j < 4; ++j) glint(glints[static_cast<std::size_t>(j)], .9 + .11 * j, -11 - j);
    sparkle(0, .72, -13);
    sparkle(3, 1.3, -14);
}

void Writer::write() {
    constexpr std::array<double, 4> taps{1, 1.03, .97, 1.015};
    switch (sound_.cue) {
    case Cue::pick:
        put(knock(varied(taps), variation_), 0, -8);
        tick(0, -15);
        break;
    case Cue::put_back: put(knock(.75 * varied(taps), variation_, 1, .7), 0, -11); break;
    case Cue::match: match(); break;
    case Cue::ladder: ladder(); break;
    case Cue::no_match: put(felt_knock(233 * varied({1, 1.02, .98, 1.01}), variation_), 0, -6); break;
    case Cue::blocked:
        put(felt_knock(233, 0), 0, -6);
        put(felt_knock(196, 1), .09, -10);
        break;
    case Cue::hint_area:
    case Cue::hint_tile:
    case Cue::hint_pair:
        for (int n = 0; n <= static_cast<int>(sound_.cue) - static_cast<int>(Cue::hint_area); ++n) {
            constexpr std::array steps{0, 3, 5};
            put(tone(steps[static_cast<std::size_t>(n)], n, {.8, .7, 1.2}), .12 * n, -12);
        }
        break;
    case Cue::undo: undo(); break;
    case Cue::redo: put(tone(step_, variation_, {.8, .75, .7}), 0, -4); break;
    case Cue::rewind:
        for (int j = 0; j < std::clamp(sound_.count, 1, 6); ++j)
            put(backwards(step_ - j, j, .16), .06 * j, -8 - .5 * j);
        break;
    case Cue::reshuffle: reshuffle(); break;
    case Cue::slide: put(struck(Body::slide, 0, {}), 0, -16); break;
    case Cue::slide_lands:
        for (int j = 0; j < std::clamp(sound_.count, 1, 3); ++j) {
            constexpr std::array ratios{1.0, .96, 1.05};
            put(knock(.62 * ratios[static_cast<std::size_t>(j)], variation_ + j, 1 - .25 * j), .006 * j * (1 + .3 * j),
                -7 - 3 * j);
        }
        break;
    case Cue::deal:
        for (int j = 0; j < 9; ++j) {
            Note note = tone(j - 3, j, {.7, .8, .3, .35});
            note.pan = -1 + .25 * j;
            put(note, .28 * std::pow(j / 8.0, .8), -15 + .5 * j);
        }
        break;
    case Cue::stuck:
        put(tone(3, 0, {.8, .7}), 0, -7);
        put(tone(1, 1, {.75, .6, 1.2}), .32, -8);
        put(tone(follower(-2, 0) == 1 ? -2 : -1, 1, {.6, .5}), .32, -14);
        break;
    case Cue::lost:
        for (int j = 0; j < 4; ++j) put(tone(3 - j, j, {.8, .6, 1.3}), .42 * j, -6 - j);
        put(tone(-5, 0, {.8, .5, 1.2}), 1.26, -9);
        break;
    case Cue::time_low:
        for (int j = 0; j < (sound_.count == each_second ? 1 : std::clamp(sound_.count, 1, 2)); ++j) {
            Note note = tone(Body::felt, 0, j, {.9, .8, .7});
            note.pitch = note_of(Instrument::felt, key_, sound_.count == each_second ? 0 : -5);
            note.strike.hz = hz_of(note.pitch);
            put(note, .22 * j, sound_.count == each_second ? -13 : -9);
        }
        break;
    case Cue::star: star(); break;
    case Cue::seal: {
        Note seal = struck(Body::seal, 0, {1, 1, 1, .35});
        seal.strike.hz = table_of(Body::seal).reference_hz;
        put(seal, 0, 1);
        put(struck(Body::paper, 0, {}), .012, -17);
        break;
    }
    case Cue::new_best:
        for (int j = 0; j < 5; ++j) {
            constexpr std::array steps{0, 2, 3, 5, 7};
            put(tone(steps[static_cast<std::size_t>(j)], j, {.9, 1.1, .9}), .085 * j, -4 - .3 * j);
        }
        put(tone(Body::night, 10, 1, {.6, 1, 1, 1.5}), .425, -12);
        break;
    case Cue::achievement:
        put(tone(Body::jade, 1, 0, {.8, .7, 1, 1.8}), 0, -8);
        put(tone(Body::jade, third_above(sound_.instrument, 1), 1, {.8, .7, 1, 1.8}), 0, -9);
        put(tone(0, 2, {.9}), .24, -6);
        put(tone(Body::jade, 5, 2, {.8, .7, 1, 2}), .24, -9);
        break;
    case Cue::page: put(struck(Body::page, variation_, {}), 0, -12); break;
    case Cue::button:
        put(knock(Body::felt_tile, 1.6 * varied({1, 1.03, .97, 1.01}), variation_, {.8, 1.2}), 0, -12);
        break;
    case Cue::win: win(); break;
    }
}

} // namespace

Score score_of(const Sound& sound, int variation) noexcept {
    return Writer(sound, sound.variation < 0 ? variation : sound.variation % strike_variants).written();
}

} // namespace twoturns::sound
