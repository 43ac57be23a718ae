// The store of a player who has played for years.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <string>

#include "game/store.hpp"

namespace twoturns::bench {

inline constexpr int saved_games = 10'000;
inline constexpr game::Date today = 1'800'000'000;

/// Returns the ID of one of the games, on a full board of 18x8.
[[nodiscard]] GameId saved_id(int game);

/// Creates a store of `saved_games` finished games in a folder.
void fill_with_games(const std::filesystem::path& folder);
/// Adds a half-played game to be resumed.
void leave_a_game(const std::filesystem::path& folder);

} // namespace twoturns::bench
