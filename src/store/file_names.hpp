// The names of the store's files.
#pragma once

#include <filesystem>

namespace twoturns::store {

[[nodiscard]] inline std::filesystem::path with_suffix(std::filesystem::path file, const char* suffix) {
    return file += suffix;
}

/// The store in a folder.
[[nodiscard]] inline std::filesystem::path store_file(const std::filesystem::path& folder) {
    return folder / "twoturns.db";
}
/// Its log of what was written last, and that log's index, as SQLite names them.
[[nodiscard]] inline std::filesystem::path log_file(const std::filesystem::path& store) {
    return with_suffix(store, "-wal");
}
[[nodiscard]] inline std::filesystem::path index_file(const std::filesystem::path& store) {
    return with_suffix(store, "-shm");
}

} // namespace twoturns::store
