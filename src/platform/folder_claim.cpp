#include "platform/folder_claim.hpp"

#if !defined(_WIN32) && !defined(__EMSCRIPTEN__)
#include <sys/file.h>
#include <sys/stat.h>

#include "platform/descriptor.hpp"
#define TWOTURNS_HAS_FLOCK 1
#endif

namespace twoturns::platform {

#ifdef TWOTURNS_HAS_FLOCK

struct FolderClaim::Held {
    Descriptor folder;
};

bool FolderClaim::take(const std::filesystem::path& folder) {
    Descriptor open_folder(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!open_folder) return false;
    if (flock(*open_folder, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return false;
    struct stat mine {};
    struct stat there {}; // the previous owner may have removed the file meanwhile
    if (fstat(*open_folder, &mine) != 0 || lstat(folder.c_str(), &there) != 0 || mine.st_ino != there.st_ino)
        return false;
    held_ = std::make_unique<Held>(Held{std::move(open_folder)});
    return true;
}

bool FolderClaim::are_known() { return true; }

#else

struct FolderClaim::Held {};

bool FolderClaim::take(const std::filesystem::path& /*folder*/) { return true; }
bool FolderClaim::are_known() { return false; }

#endif

FolderClaim::FolderClaim() = default;
FolderClaim::~FolderClaim() = default;
FolderClaim::FolderClaim(FolderClaim&& other) noexcept = default;
FolderClaim& FolderClaim::operator=(FolderClaim&& other) noexcept = default;

} // namespace twoturns::platform
