// The folder of the store holds files that nothing else may open: closing one would drop the locks of the store on it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "twoturns/result.hpp"

namespace twoturns::platform {

/// Returns why the player may not read or write the file at `path`: it lies in the store's folder. Returns nullopt for
/// any other file, and if `store_folder` is empty. May wait for a disk.
[[nodiscard]] std::optional<Message> refusal_of(const std::string& path, const std::filesystem::path& store_folder);

} // namespace twoturns::platform
