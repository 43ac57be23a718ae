#include "platform/sync.hpp"

#include <cerrno>

#ifdef _WIN32
#include <windows.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace twoturns::platform {

#ifdef _WIN32

std::error_code sync_file(const std::filesystem::path& file) {
    const HANDLE handle = CreateFileW(file.c_str(), GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr,
                                      OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    std::error_code failed;
    if (handle == INVALID_HANDLE_VALUE || FlushFileBuffers(handle) == 0)
        failed.assign(static_cast<int>(GetLastError()), std::system_category());
    if (handle != INVALID_HANDLE_VALUE) CloseHandle(handle);
    return failed;
}

std::error_code sync_folder(const std::filesystem::path& /*folder*/) { return {}; }

#else

namespace {

std::error_code sync(const std::filesystem::path& path, int flags) {
    std::error_code failed;
    const int handle = open(path.c_str(), flags | O_CLOEXEC);
    if (handle < 0 || fsync(handle) != 0) failed.assign(errno, std::generic_category());
    if (handle >= 0) close(handle);
    return failed;
}

} // namespace

std::error_code sync_file(const std::filesystem::path& file) { return sync(file, O_RDONLY); }

std::error_code sync_folder(const std::filesystem::path& folder) {
    const std::error_code failed = sync(folder, O_RDONLY | O_DIRECTORY);
    return failed == std::errc::invalid_argument ? std::error_code{} : failed; // a file system that knows no such thing
}

#endif

} // namespace twoturns::platform
