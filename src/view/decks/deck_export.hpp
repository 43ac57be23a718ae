// A deck to be sent to others: texts as they were changed, and pictures as they are on tiles, without anything else
// that a camera writes into a photograph.
#pragma once

#include <filesystem>
#include <memory>

#include "app/effect.hpp"
#include "platform/jobs.hpp"
#include "view/decks/deck_loading.hpp"

namespace twoturns::view {

/// Reads the deck and writes it, a picture a slice; answers app::FileWritten. Takes some milliseconds a picture.
[[nodiscard]] std::unique_ptr<platform::Job<app::Response>>
exporting_of(app::WriteDeck what, DeckChoice choice, DeckCache cache, std::filesystem::path store_folder);

} // namespace twoturns::view
