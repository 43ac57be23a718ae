// What a player heard.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/player.hpp"
#include "app/sound_captions.hpp"

namespace twoturns::test {

/// Returns the sounds asked for since the last check; forgets all requests.
inline std::vector<app::PlaySound> heard(Player& player) {
    std::vector<app::PlaySound> all;
    for (const app::HostTask& request : std::exchange(player.requests, {}))
        if (const auto* sound = std::get_if<app::PlaySound>(&request)) all.push_back(*sound);
    return all;
}
inline std::vector<sound::Cue> cues(Player& player) {
    std::vector<sound::Cue> all;
    for (const app::PlaySound& one : heard(player)) all.push_back(one.sound.cue);
    return all;
}
/// Returns the names of sounds, which can be read when a check fails.
inline std::vector<std::string> captions(const std::vector<sound::Cue>& all) {
    std::vector<std::string> words;
    for (const sound::Cue cue : all) words.push_back(app::caption_of({.cue = cue}));
    return words;
}

} // namespace twoturns::test
