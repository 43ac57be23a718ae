// The saved games and boards that were opened or saved last, stored in the settings.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/settings.hpp"

namespace twoturns::app {

inline constexpr std::size_t most_recent_files = 12;

/// Returns their paths, the most recent first.
[[nodiscard]] std::vector<std::string> recent_files(const Settings& settings);
/// Moves or adds a path to the front. Ignores a path with a line break or invalid UTF-8, because the store refuses
/// both.
void remember_file(Settings& settings, const std::string& path);
void forget_file(Settings& settings, const std::string& path);

} // namespace twoturns::app
