// Calm's melody: each pair taken plays the next note. It is computed from the game's ID with integers only, so it is
// the same everywhere and nothing is saved.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/record.hpp"

namespace twoturns::game {

/// One note of a melody.
struct MelodyNote {
    int step = 0;            ///< in a scale of five notes, from -3 to 9: 0 is the tonic, 5 the tonic an octave above
    int length = 1;          ///< how long the note rings: 1 to 4, by its weight in the rhythm
    int level = 0;           ///< in hundredths of a dB, at most 0: phrases swell, weak beats are softer
    std::optional<int> bass; ///< the step of a lower note that sounds with it
    int phrase = 0;          ///< the number of its phrase, from 0
    int left = 0;            ///< the number of notes that follow in the phrase
    bool last = false;       ///< the last note of the board
    friend bool operator==(const MelodyNote&, const MelodyNote&) = default;
};

/// Returns the text that seeds a game's melody: its ID, or the text of its board if it has no ID.
[[nodiscard]] std::string melody_text(const Origin& origin);

/// Returns the hash (FNV-1a) that seeds the melody of a game.
[[nodiscard]] std::uint64_t melody_seed(std::string_view game_id);

/// Returns the key of a game in semitones above the tonic of the instrument. All sounds of its board use this key.
[[nodiscard]] int melody_key(std::string_view game_id);

/// Returns the notes of a game in the order in which its `pairs` pairs are taken. Note `n` belongs to the pair that is
/// taken when `n` pairs are gone, so a pair taken again after an undo has the same note.
[[nodiscard]] std::vector<MelodyNote> melody(std::string_view game_id, int pairs);

/// Returns the step of the note for a pair whose line has `cells` cells. From 16 cells on, the step rises by an octave.
/// If that is too high, and from 9 cells on, it rises to the next note of the chord (steps 0, 2 and 3 of the scale); if
/// that is also too high, it does not rise. The last two notes of a phrase do not rise.
[[nodiscard]] int reached_step(const MelodyNote& note, int cells);

} // namespace twoturns::game
