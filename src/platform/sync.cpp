#include "platform/sync.hpp"

#ifdef _WIN32
#include <windows.h>
#else
#include <unistd.h>

#include "platform/descriptor.hpp"
#endif

namespace twoturns::platform {
namespace {

std::error_code sync_one_by_one(const std::filesystem::path& folder) {
    std::error_code failed;
    for (std::filesystem::directory_iterator entry{folder, failed}, end; !failed && entry != end;
         entry.increment(failed))
        if (const auto unsafe = entry->is_regular_file() ? sync_file(entry->path()) : std::error_code{}) return unsafe;
    return failed ? failed : sync_folder(folder);
}

} // namespace

#ifdef __linux__

std::error_code sync_files(const std::filesystem::path& folder) {
    const Descriptor open_folder(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open_folder && syncfs(*open_folder) == 0) return {};
    return sync_one_by_one(folder);
}

#else

std::error_code sync_files(const std::filesystem::path& folder) { return sync_one_by_one(folder); }

#endif

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

std::error_code sync_file(const std::filesystem::path& file) {
    const Descriptor open_file(open(file.c_str(), O_RDONLY | O_CLOEXEC));
    return {open_file ? open_file.sync() : errno, std::generic_category()};
}

std::error_code sync_folder(const std::filesystem::path& folder) {
    const Descriptor open_folder(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return {open_folder ? open_folder.sync() : 0, std::generic_category()};
}

#endif

} // namespace twoturns::platform
