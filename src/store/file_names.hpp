// The names of the store's files.
#pragma once

#include <filesystem>

namespace twoturns::store {

[[nodiscard]] inline std::filesystem::path with_suffix(std::filesystem::path file, const char* suffix) {
    return file += suffix;
}

/// Returns the path of the store in `folder`.
[[nodiscard]] inline std::filesystem::path store_file(const std::filesystem::path& folder) {
    return folder / "twoturns.db";
}
/// Returns the paths of the write-ahead log and of the log's index, as SQLite names them.
[[nodiscard]] inline std::filesystem::path log_file(const std::filesystem::path& store) {
    return with_suffix(store, "-wal");
}
[[nodiscard]] inline std::filesystem::path index_file(const std::filesystem::path& store) {
    return with_suffix(store, "-shm");
}

} // namespace twoturns::store
