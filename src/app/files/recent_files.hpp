// The saved games and boards that were opened or saved last, as the settings have them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/settings.hpp"

namespace twoturns::app {

inline constexpr std::size_t most_recent_files = 12;

/// Their paths, the last one first.
[[nodiscard]] std::vector<std::string> recent_files(const Settings& settings);
/// Puts one in front. One that is no line of UTF-8 is passed over, as the store would.
void remember_file(Settings& settings, const std::string& path);
void forget_file(Settings& settings, const std::string& path);

} // namespace twoturns::app
