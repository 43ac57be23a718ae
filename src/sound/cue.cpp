#include "sound/cue.hpp"

#include <algorithm>
#include <cstdlib>

#include "sound/instruments.hpp"

namespace twoturns::sound {
namespace {

/// Returns the column in the middle of a line's length.
float middle_of(const Link& link) {
    float rest = static_cast<float>(link.length()) / 2;
    for (std::size_t i = 0; i + 1 < link.size(); ++i) {
        const int columns = link[i + 1].col - link[i].col;
        const auto length = static_cast<float>(std::abs(columns) + std::abs(link[i + 1].row - link[i].row));
        if (rest <= length && length > 0)
            return static_cast<float>(link[i].col) + static_cast<float>(columns) * rest / length;
        rest -= length;
    }
    return static_cast<float>(link.back().col);
}

} // namespace

std::string_view name_of(Instrument instrument) {
    switch (instrument) {
    case Instrument::walnut: return "walnut";
    case Instrument::night: return "night";
    case Instrument::washi: return "washi";
    case Instrument::slate: return "slate";
    case Instrument::jade: return "jade";
    case Instrument::coast: return "coast";
    case Instrument::pass: return "pass";
    case Instrument::felt: break;
    }
    return "felt";
}

std::optional<Instrument> instrument_from_name(std::string_view name) {
    for (const Instrument instrument : all_instruments)
        if (name_of(instrument) == name) return instrument;
    return std::nullopt;
}

float pan_of(float column, Size board) {
    if (board.cols < 2) return 0;
    const float most = static_cast<float>(board.cols - 1) / 2;
    return std::clamp((column - 1 - most) / most, -1.0F, 1.0F);
}

Sound match_sound(const game::MelodyNote& note, const Link& link, Size board, Instrument instrument, int key) {
    constexpr std::array rings{0.85F, 1.0F, 1.1F, 1.25F};
    Sound sound;
    sound.cue = Cue::match;
    sound.instrument = instrument;
    sound.key = key;
    sound.pan = pan_of(middle_of(link), board);
    sound.step = game::reached_step(note, link.length() + 1);
    sound.level = static_cast<float>(note.level) / 100;
    sound.ring = rings[static_cast<std::size_t>(std::clamp(note.length, 1, 4) - 1)];
    sound.bass = note.bass.value_or(no_step);
    sound.last = note.last;
    sound.turns = link.turns();
    sound.outside = std::any_of(link.begin(), link.end(), [&](Cell cell) { return !board.contains(cell); });
    if (note.last) sound.ring *= 1.5F;
    if (note.length >= 3 && !note.last) sound.inner = third_below(instrument, sound.step);
    return sound;
}

} // namespace twoturns::sound
