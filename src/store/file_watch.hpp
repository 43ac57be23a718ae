// Notices when the files of an open store are deleted, replaced or written to by someone other than SQLite, which
// itself goes on with what it has open and would lose all that is saved from then on.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "platform/file_state.hpp"

namespace twoturns::store {

enum class FilesFound : std::uint8_t {
    unchanged,
    changed,   // by another window, which is fine, or by a stranger; or other files are there
    log_apart, // file and log no longer lie side by side: only a window with both open can read what was saved last
};

class FileWatch {
public:
    /// Looks at the files of a store that was just opened and read. Looks cost three system calls.
    explicit FileWatch(std::filesystem::path store);

    [[nodiscard]] FilesFound look() const;
    /// Remembers the file as it is now: this window wrote it.
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
