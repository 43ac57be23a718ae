// The page the game runs in, as packaging/web/page.js has it.
#pragma once

#include <optional>
#include <string>

#include "twoturns/result.hpp"

namespace twoturns::web {

/// The folder whose files outlive the page.
inline constexpr const char* kept_folder = "/kept";

/// Has what changed in that folder written to the browser's storage, soon and all at once or not at all.
void keep();
/// Why what was in that folder lately is not in the storage; nothing when all is well.
[[nodiscard]] std::optional<Message> keeping_fault();

/// What follows the # in the page's address, which is taken away there, so that the page read again resumes the game.
[[nodiscard]] std::string take_link();
/// The page's address without that; empty where it leads nobody anywhere.
[[nodiscard]] std::string address();

/// The first picture is there, and the page shows it.
void show();
/// The player has quit, and all is kept: the page says so.
void end();
/// The game cannot start or go on: the page says why.
void fail(const std::string& why);

} // namespace twoturns::web
