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
    int step = 0;            ///< in a scale of five notes, 0 is the tonic, 5 the tonic above; from -3 to 9
    int length = 1;          ///< 1 to 4, how important it is in its rhythm: the note rings longer
    int level = 0;           ///< in hundredths of a dB, at most 0: phrases swell, weak beats are softer
    std::optional<int> bass; ///< the step of a note below it
    int phrase = 0;          ///< from 0
    int left = 0;            ///< how many notes of the phrase follow
    bool last = false;       ///< of the board
    friend bool operator==(const MelodyNote&, const MelodyNote&) = default;
};

/// Returns the text that a game's melody is made of: its ID, or its board if it has none.
[[nodiscard]] std::string melody_text(const Origin& origin);

/// Returns the hash (FNV-1a) that seeds the melody of a game.
[[nodiscard]] std::uint64_t melody_seed(std::string_view game_id);

/// Returns the key of a game: in semitones above the tonic of the instrument, for all that sounds at its board.
[[nodiscard]] int melody_key(std::string_view game_id);

/// Returns the notes of a game in the order in which its `pairs` pairs are taken. Note `n` belongs to the pair taken
/// when `n` pairs are gone, so that the pair after an undo has its note again.
[[nodiscard]] std::vector<MelodyNote> melody(std::string_view game_id, int pairs);

/// Returns the step of a note for a pair joined by a line over `cells` cells: a long line reaches higher, up to the
/// next note of the chord or an octave, but not at the end of a phrase.
[[nodiscard]] int reached_step(const MelodyNote& note, int cells);

} // namespace twoturns::game
