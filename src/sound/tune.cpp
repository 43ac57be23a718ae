#include "sound/tune.hpp"

#include <algorithm>

namespace twoturns::sound {

std::span<const game::MelodyNote> Tune::phrase(std::int64_t number) const {
    const auto at = static_cast<std::size_t>(number) % phrases.size();
    const std::size_t end = at + 1 < phrases.size() ? phrases[at + 1] : notes.size();
    return std::span(notes).subspan(phrases[at], end - phrases[at]);
}

Tune tune_of(Instrument instrument, std::string_view game_id, int pairs, Mood mood) {
    constexpr int fewest_notes = 8;
    Tune tune{instrument, game::melody_key(game_id), mood, game::melody_seed(game_id) ^ 0x6D75736963U,
              game::melody(game_id, std::max(pairs, fewest_notes))};
    for (std::size_t i = 0; i < tune.notes.size(); ++i)
        if (i == 0 || tune.notes[i].phrase != tune.notes[i - 1].phrase) tune.phrases.push_back(i);
    return tune;
}

} // namespace twoturns::sound
