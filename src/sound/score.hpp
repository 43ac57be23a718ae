// The notes of a cue.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "sound/cue.hpp"
#include "sound/strike.hpp"

namespace twoturns::sound {

/// One note of a cue: a strike of a body, at a time and a place.
struct Note {
    static constexpr int no_pitch = -1;

    double at = 0; ///< seconds after the cue begins
    double db = 0;
    double pan = 0; ///< of the board's width, from -1 to 1
    Strike strike;
    int pitch = no_pitch; ///< a key of a piano, for an instrument, which is played evenly; others have strike.hz
    double backwards = 0; ///< how many seconds of it are heard backwards, 0 to hear it forwards
    bool answers = false; ///< not heard if another match comes before it
};

/// The notes of one cue, at most `most`.
class Score {
public:
    static constexpr std::size_t most = 24;

    void add(const Note& note) noexcept {
        if (count_ < most) notes_[count_++] = note;
    }
    [[nodiscard]] std::span<const Note> notes() const noexcept { return {notes_.data(), count_}; }

private:
    std::array<Note, most> notes_;
    std::size_t count_ = 0;
};

/// Returns the notes of a sound. `variation` is used where the sound leaves it open. Values out of range are clamped.
[[nodiscard]] Score score_of(const Sound& sound, int variation) noexcept;

} // namespace twoturns::sound
