// What music plays: the melody of a game, on the instrument of its table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "sound/cue.hpp"

namespace twoturns::sound {

/// How much the music moves.
enum class Mood {
    calm,
    lively, ///< faster, with a pulse
    urgent, ///< faster still: little time is left
};

struct Tune {
    Instrument instrument = Instrument::felt;
    int key = 0; ///< in semitones above the tonic of the instrument
    Mood mood = Mood::calm;
    std::uint64_t seed = 0; ///< of the chances of the accompaniment
    std::vector<game::MelodyNote> notes{};
    std::vector<std::size_t> phrases{}; ///< the index in `notes` of the first note of each phrase

    /// Returns the notes of a phrase; counts phrases round and round.
    [[nodiscard]] std::span<const game::MelodyNote> phrase(std::int64_t number) const;
};

/// Returns the tune of a game with `pairs` pairs; that of a game with fewer than eight has eight notes.
[[nodiscard]] Tune tune_of(Instrument instrument, std::string_view game_id, int pairs, Mood mood = Mood::calm);

} // namespace twoturns::sound
