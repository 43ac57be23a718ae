#include "sound/cue.hpp"

#include <algorithm>

namespace twoturns::sound {

Sound match_sound(const game::MelodyNote& note, const MatchLine& line, Instrument instrument, int key, float pan) {
    constexpr std::array rings{0.85F, 1.0F, 1.1F, 1.25F};
    Sound sound;
    sound.cue = Cue::match;
    sound.instrument = instrument;
    sound.key = key;
    sound.pan = pan;
    sound.step = game::reached_step(note, line.cells);
    sound.level = static_cast<float>(note.level) / 100;
    sound.ring = rings[static_cast<std::size_t>(std::clamp(note.length, 1, 4) - 1)];
    sound.bass = note.bass.value_or(no_step);
    sound.last = note.last;
    if (note.last) {
        sound.ring *= 1.5F;
        return sound;
    }
    sound.turns = line.turns;
    sound.outside = line.outside;
    if (note.length >= 3) sound.inner = sound.step - 2;
    return sound;
}

} // namespace twoturns::sound
