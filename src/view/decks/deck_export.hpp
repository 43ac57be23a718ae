// Exports a deck to share with others: texts with the player's changes, and pictures as tiles show them, without the
// camera's metadata.
#pragma once

#include <filesystem>
#include <memory>

#include "app/effect.hpp"
#include "platform/jobs.hpp"
#include "view/decks/deck_loading.hpp"

namespace twoturns::view {

/// Returns a job that reads the deck and writes it, one picture per slice; its result is app::FileWritten. Takes a few
/// milliseconds per picture.
[[nodiscard]] std::unique_ptr<platform::Job<app::Response>>
exporting_of(app::WriteDeck what, DeckChoice choice, DeckCache cache, std::filesystem::path store_folder);

} // namespace twoturns::view
