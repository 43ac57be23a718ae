// How loud and how smooth the game sounds, and what the mixer costs. Loudness by ITU-R BS.1770 after the master level,
// so a match at -20 LUFS by design has -17.5.
#include "section.hpp"
#include "table.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "sound/ambience.hpp"
#include "sound/mixer.hpp"
#include "sound/music.hpp"
#include "support/loudness.hpp"
#include "support/sounds.hpp"

namespace twoturns::bench {
namespace {

using sound::Instrument;
using sound::Mixer;
using Samples = std::vector<float>;

std::string fixed(double value, int digits) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << value;
    return text.str();
}

std::vector<std::string> header_of(const std::string& what) {
    std::vector<std::string> header{what};
    for (const Instrument instrument : sound::all_instruments) header.emplace_back(sound::name_of(instrument));
    return header;
}

void cues(std::ostream& out) {
    Table loudness(header_of("loudest 400 ms of a cue, LUFS"));
    Table steps(header_of("largest step of a cue, at most 0.048"));
    std::vector<std::vector<std::string>> rows;
    std::vector<std::vector<std::string>> step_rows;
    for (const Instrument instrument : sound::all_instruments) {
        const auto all = test::all_sounds(instrument);
        rows.resize(all.size());
        step_rows.resize(all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (rows[i].empty()) rows[i].push_back(all[i].name);
            if (step_rows[i].empty()) step_rows[i].push_back(all[i].name);
            const Samples samples = test::rendered(all[i].sound);
            rows[i].push_back(fixed(test::loudest(samples), 1));
            step_rows[i].push_back(fixed(test::largest_step(samples), 4));
        }
    }
    for (auto& row : rows) loudness.add(std::move(row));
    for (auto& row : step_rows) steps.add(std::move(row));
    out << loudness << '\n' << steps << '\n';
}

void minutes(std::ostream& out) {
    Table table({"a busy minute", "LUFS-I", "loudest 400 ms", "dBTP", "largest step"});
    const auto add = [&](const std::string& name, const std::vector<sound::TimedSound>& sounds) {
        const Samples samples = test::rendered(sounds);
        table.add({name, fixed(test::integrated(samples), 1), fixed(test::loudest(samples), 1),
                   fixed(test::true_peak(samples), 1), fixed(test::largest_step(samples), 4)});
    };
    for (const Instrument instrument : sound::all_instruments) {
        add("Calm, " + std::string(sound::name_of(instrument)), test::busy_minute(instrument));
        add("Arcade, " + std::string(sound::name_of(instrument)), test::arcade_minute(instrument));
    }
    out << table << '\n';
}

/// Renders so many seconds, with a call before each hundredth of one.
template <class Before> Samples played(Mixer& mixer, double seconds, const Before& before) {
    const auto piece = static_cast<std::size_t>(mixer.rate() / 100);
    Samples samples;
    for (int i = 0; i < static_cast<int>(100 * seconds); ++i) {
        before(i);
        samples.resize(samples.size() + 2 * piece);
        mixer.render(std::span(samples).last(2 * piece));
    }
    return samples;
}

/// Returns a note whose own steps are small, so that those of changes are seen.
sound::Sound long_note(int step, Instrument instrument = Instrument::felt) {
    sound::Sound note;
    note.cue = sound::Cue::match;
    note.instrument = instrument;
    note.step = step;
    note.level = -12;
    note.ring = 3;
    return note;
}

/// Returns the largest step of ten seconds with a call before each hundredth of one, and of the end.
template <class Before> std::string step_of(const Before& before) {
    Mixer mixer(test::meter_rate);
    Samples samples = played(mixer, 10, [&](int i) { before(mixer, i); });
    const Samples end = played(mixer, 6, [](int /*i*/) {});
    samples.insert(samples.end(), end.begin(), end.end());
    return fixed(test::largest_step(samples), 4);
}

void changes(std::ostream& out) {
    Table table({"what changes", "largest step, at most 0.048"});
    table.add({"nothing: a note every second", step_of([](Mixer& mixer, int i) {
                   if (i % 100 == 0) mixer.add(long_note(i / 100 % 5 - 5));
               })});
    table.add({"a note is stolen every 50 ms", step_of([](Mixer& mixer, int i) {
                   if (i % 5 == 0) mixer.add(long_note(i / 5 % 5 - 5));
               })});
    table.add({"the volume, from 0 to 100 and back", step_of([](Mixer& mixer, int i) {
                   if (i % 100 == 0) mixer.add(long_note(i / 100 % 5 - 5));
                   if (i % 5 == 0) mixer.set_volumes({i % 10 == 0 ? 0.0F : 100.0F, 0, 0});
               })});
    table.add({"the table, every 250 ms", step_of([](Mixer& mixer, int i) {
                   if (i % 25 != 0) return;
                   const auto table_now = static_cast<std::size_t>(i / 25) % sound::all_instruments.size();
                   mixer.add(long_note(-5, sound::all_instruments[table_now]));
               })});
    out << table << '\n';
}

void background(std::ostream& out) {
    Table table({"background, alone at 70", "music, LUFS-I", "ambience, LUFS-I", "ambience, dBTP", "loop made in ms"});
    for (const Instrument instrument : sound::all_instruments) {
        const auto start = std::chrono::steady_clock::now();
        sound::Ambience ambience(test::meter_rate, instrument);
        const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
        const sound::Tune tune = sound::tune_of(instrument, "tt2.18x8.36.none.any.full.3.music", 72);
        sound::Music music(sound::Noises(test::meter_rate), tune);
        const auto measured = [&](const sound::Volumes& volumes) {
            Mixer mixer(test::meter_rate);
            mixer.set_music(&music);
            mixer.set_ambience(&ambience);
            mixer.set_volumes(volumes);
            mixer.fade_music(true, 4);
            mixer.fade_ambience(true, 4);
            return played(mixer, 60, [](int /*i*/) {});
        };
        const Samples music_alone = measured({0, 70, 0});
        const Samples place = measured({0, 0, 70});
        table.add({std::string(sound::name_of(instrument)), fixed(test::integrated(music_alone), 1),
                   fixed(test::integrated(place), 1), fixed(test::true_peak(place), 1), fixed(time.count(), 0)});
    }
    out << table << '\n';
}

void cost(std::ostream& out) {
    Table table({"share of one processor", "%"});
    const auto add = [&](const std::string& name, Mixer& mixer, const auto& before) {
        constexpr double seconds = 20;
        const auto start = std::chrono::steady_clock::now();
        played(mixer, seconds, before);
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
        table.add({name, fixed(100 * time.count() / seconds, 2)});
    };
    Mixer silent(test::meter_rate);
    add("silence", silent, [](int /*i*/) {});
    Mixer full(test::meter_rate);
    add("12 voices, at most 2", full, [&](int i) {
        if (i % 10 == 0) full.add(long_note(i / 10 % 9 - 5, Instrument::jade));
    });
    sound::Ambience ambience(test::meter_rate, Instrument::jade);
    const sound::Tune tune = sound::tune_of(Instrument::jade, "tt2.18x8.36.none.any.full.3.music", 72);
    sound::Music music(sound::Noises(test::meter_rate), tune);
    Mixer all(test::meter_rate);
    all.set_music(&music);
    all.set_ambience(&ambience);
    all.set_volumes({70, 70, 70});
    all.fade_music(true, 4);
    all.fade_ambience(true, 4);
    add("music and ambience", all, [](int /*i*/) {});
    out << table;
    const auto ms = ns_per_call(1, [] { return static_cast<std::uint64_t>(Mixer(test::meter_rate).rate()); }) / 1e6;
    out << "a mixer is made in " << fixed(ms, 1) << " ms\n";
}

void run(std::ostream& out) {
    cues(out);
    minutes(out);
    changes(out);
    background(out);
    cost(out);
}

} // namespace

const Section sound_section{"sound", "loudness, steps and cost of all that sounds", &run, nullptr};

} // namespace twoturns::bench
