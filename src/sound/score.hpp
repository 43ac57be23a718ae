// The notes of a cue.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "sound/cue.hpp"
#include "sound/strike.hpp"

namespace twoturns::sound {

/// One note of a cue: a strike of a body, with its time and position.
struct Note {
    static constexpr int no_pitch = -1;

    double at = 0; ///< the delay after the beginning of the cue, in seconds
    double db = 0;
    double pan = 0; ///< the position: -1 is the left edge of the board, 1 the right edge
    Strike strike;
    int pitch = no_pitch; ///< the MIDI number of an instrument's note, which is played at an even loudness; no_pitch:
                          ///< strike.hz counts
    double backwards = 0; ///< the length of the beginning that is played backwards, in seconds; 0: forwards
    bool answers = false; ///< the note is dropped if another match comes before it
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

/// Returns the notes of a sound. `variation` is used if Sound::variation is -1. Clamps values that are out of range.
[[nodiscard]] Score score_of(const Sound& sound, int variation) noexcept;

} // namespace twoturns::sound
