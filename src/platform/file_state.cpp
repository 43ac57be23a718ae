#include "platform/file_state.hpp"

#include <system_error>

#ifndef _WIN32
#include <sys/stat.h>
#endif

namespace twoturns::platform {

#ifdef _WIN32

// Windows does not let an open file be deleted or replaced, so the file number is not needed.
std::optional<FileState> state_of(const std::filesystem::path& file) {
    std::error_code failed;
    FileState state;
    state.size = std::filesystem::file_size(file, failed);
    if (failed) return std::nullopt;
    state.changed = std::filesystem::last_write_time(file, failed).time_since_epoch().count();
    return state;
}

#else

std::optional<FileState> state_of(const std::filesystem::path& file) {
    struct stat found {};
    if (stat(file.c_str(), &found) != 0) return std::nullopt;
#ifdef __APPLE__
    const timespec changed = found.st_ctimespec;
#else
    const timespec changed = found.st_ctim;
#endif
    return FileState{static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino),
                     static_cast<std::uint64_t>(found.st_size),
                     std::int64_t{changed.tv_sec} * 1'000'000'000 + changed.tv_nsec};
}

#endif

bool same_file(const std::optional<FileState>& a, const std::optional<FileState>& b) {
    return a && b && a->volume == b->volume && a->number == b->number;
}

} // namespace twoturns::platform
