// Notices when the files of an open store are deleted, replaced or written to by a program that does not use SQLite.
// SQLite itself would continue with its open files and lose everything saved afterwards.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "platform/file_state.hpp"

namespace twoturns::store {

enum class FilesFound : std::uint8_t {
    unchanged,
    changed,   // written to by another window (harmless) or by another program, or replaced by other files
    log_apart, // file and log are in different folders: only a window that has both open can read the last saves
};

class FileWatch {
public:
    /// Records the files of a store that was just opened and read. Each later check costs three system calls.
    explicit FileWatch(std::filesystem::path store);

    [[nodiscard]] FilesFound look() const;
    /// Records the state of the file after this window wrote it.
    void note_written();

private:
    using State = std::optional<platform::FileState>;
    std::filesystem::path store_;
    std::filesystem::path log_;
    std::filesystem::path index_;
    State store_state_;
    State log_state_;
    State index_state_;
};

} // namespace twoturns::store
