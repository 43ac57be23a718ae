// All the player's data in one file, which moves a player from one computer or browser to another: a zip archive with
// the store, imported decks, pictures that a page has copied, and drawn layouts. Decks elsewhere on the disk stay
// there.
#pragma once

#include <filesystem>
#include <string>

#include "twoturns/result.hpp"

namespace twoturns::app {

/// The ending of such files.
inline constexpr const char* everything_ending = ".ttdata";

struct Everything {
    std::string store;  ///< game::Store::content()
    std::string folder; ///< of the store that it came from
};

/// Returns the bytes of a file with the store's content and the files in its folder. Fails if there are more files or
/// bytes than unpacked() takes.
[[nodiscard]] Result<std::string> packed(const std::string& store, const std::filesystem::path& store_folder);

/// Reads the file at `path` and writes the decks, pictures and layouts in it to the store's folder; files that exist
/// there stay unchanged. Writes nothing if the file is not one of packed().
[[nodiscard]] Result<Everything> unpacked(const std::string& path, const std::filesystem::path& store_folder);

} // namespace twoturns::app
