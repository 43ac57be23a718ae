// Protects the files in the store's folder. Only the store's code may open these files, because closing a file
// elsewhere would drop the store's locks on it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "twoturns/result.hpp"

namespace twoturns::platform {

/// Returns a message if the player may not read or write the file at `path` because it is in the store's folder.
/// Returns nullopt for any other file, and if `store_folder` is empty. May wait for a disk.
[[nodiscard]] std::optional<Message> refusal_of(const std::string& path, const std::filesystem::path& store_folder);

} // namespace twoturns::platform
