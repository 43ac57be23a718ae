// Which pictures are shown: those of the start, and others while the game runs.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/settings.hpp"
#include "platform/jobs.hpp"
#include "view/assets.hpp"

namespace twoturns::view {

/// What came of loading a deck of the settings.
struct LoadedDeck {
    std::string name; ///< as the settings have it
    std::optional<Deck> deck;
    Message why;      ///< it cannot be used: what is wrong
    std::string file; ///< with which file
};

/// Loads a deck of that name or folder, in one slice.
[[nodiscard]] std::unique_ptr<platform::Job<LoadedDeck>> loading_of(std::string name);
/// The same for so many of its pictures, so that several decks take little memory.
[[nodiscard]] std::unique_ptr<platform::Job<LoadedDeck>> loading_of_sample(std::string name, int faces);

/// The deck to start with. If `wanted` is not empty it is put into the settings, and a StartError is thrown when it
/// cannot be loaded. If that of the settings cannot be loaded, a notice says so and they get the best there is.
[[nodiscard]] Deck deck_of_start(const std::string& wanted, app::Settings& settings, std::vector<Message>& notices);

/// What is wrong, for the player.
[[nodiscard]] Message reason(const LoadedDeck& failed);

} // namespace twoturns::view
