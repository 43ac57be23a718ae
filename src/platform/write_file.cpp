// write_file(): writes a new file beside the target, and renames it only when it is complete.
#include <atomic>
#include <cerrno>
#include <string_view>
#include <system_error>

#include "platform/files.hpp"
#include "platform/sync.hpp"

#ifdef _WIN32
#include <process.h>

#include <cstdio>
#else
#include <fcntl.h>
#include <sys/stat.h>

#include "platform/descriptor.hpp"
#endif

namespace twoturns::platform {
namespace {

namespace fs = std::filesystem;

std::string reason(int error) { return std::generic_category().message(error == 0 ? EIO : error); }
Message unwritten(const std::string& why) { return {N_("The file cannot be written: {0}"), {why}}; }
Message unwritten(int error) { return unwritten(reason(error)); }
Message no_room_beside(int error) { return {N_("No new file can be made in its folder: {0}"), {reason(error)}}; }
Message not_a_file() { return {N_("This is a folder or a device, not a file.")}; }
Message refused_to_replace() { return {there_already, {}}; }

/// Returns a temporary file name. It is short, because the final name may be as long as the system permits.
fs::path passing_name(const fs::path& folder) {
    static std::atomic<unsigned> count{0};
#ifdef _WIN32
    const int process = _getpid();
#else
    const int process = getpid();
#endif
    return folder / (".twoturns-" + std::to_string(process) + "-" + std::to_string(++count));
}

/// The most temporary names that are tried. A killed program with the same process number may have left a file of this
/// name.
constexpr int most_names = 100;

} // namespace

#ifdef _WIN32

namespace {

Result<void> write_new(const fs::path& file, const std::string& content, Sync sync) {
    std::FILE* out = nullptr;
    if (const int error = _wfopen_s(&out, file.c_str(), L"wbx"); error != 0) return no_room_beside(error);
    const bool whole = std::fwrite(content.data(), 1, content.size(), out) == content.size();
    if (std::fclose(out) != 0 || !whole) return unwritten(errno);
    if (sync == Sync::no) return {};
    const std::error_code failed = sync_file(file);
    return failed ? unwritten(failed.message()) : Result<void>{};
}

} // namespace

Result<void> write_file(const std::string& name, const std::string& content, bool replace, Sync sync) {
    const fs::path path = path_from(name);
    std::error_code failed;
    const fs::file_status found = fs::status(path, failed);
    if (fs::exists(found) && !fs::is_regular_file(found)) return not_a_file();
    if (fs::exists(fs::symlink_status(path, failed)) && !replace) return refused_to_replace();
    const fs::path target = fs::weakly_canonical(path, failed); // with links followed
    if (failed || !target.has_filename()) return unwritten(failed.message());
    fs::path fresh = passing_name(target.parent_path());
    for (int i = 0; i < most_names && fs::exists(fresh, failed); ++i) fresh = passing_name(target.parent_path());
    auto done = write_new(fresh, content, sync);
    if (done) {
        fs::rename(fresh, target, failed);
        if (!failed) return done;
        done = unwritten(failed.message());
    }
    fs::remove(fresh, failed);
    return done;
}

#else

namespace {

struct Target {
    fs::path path;                    // not a link
    std::optional<struct stat> found; // the existing regular file
};

/// Returns the place where a plain open() would find or create the file. Follows links itself, because the new file
/// must be beside the real one. The system's final open() decides whether the place is right, and refuses links that it
/// would not follow for this user.
Result<Target> target_of(const fs::path& path) {
    constexpr int most_links = 40; // the system's own limit
    struct stat found {};
    const bool exists = stat(path.c_str(), &found) == 0;
    if (!exists && errno != ENOENT) return unwritten(errno);
    if (exists && !S_ISREG(found.st_mode)) return not_a_file();
    Target target{path, {}};
    struct stat here {};
    bool there = lstat(target.path.c_str(), &here) == 0;
    for (int links = 0; there && S_ISLNK(here.st_mode); ++links) {
        std::error_code failed;
        const fs::path next = fs::read_symlink(target.path, failed);
        if (failed || links == most_links) return unwritten(failed ? failed.value() : ELOOP);
        target.path = target.path.parent_path() / next;
        there = lstat(target.path.c_str(), &here) == 0;
    }
    const bool same = there == exists && (!there || (here.st_dev == found.st_dev && here.st_ino == found.st_ino));
    if (!same) return unwritten(ENOENT);
    if (!target.path.has_filename()) return unwritten(target.path.empty() ? ENOENT : EISDIR);
    if (exists) target.found = found;
    return target;
}

/// Creates a file under a new temporary name. Returns an empty Descriptor and sets errno on failure.
Descriptor new_file(const fs::path& folder, mode_t mode, fs::path& name) {
    Descriptor file;
    for (int i = 0; i < most_names && !file; ++i) {
        name = passing_name(folder);
        file = Descriptor(open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
        if (!file && errno != EEXIST) break;
    }
    return file;
}

/// Copies owner, group and mode of the replaced file, as far as user and file system permit.
void take_after(const struct stat& before, int file) {
    mode_t mode = before.st_mode & 0777U;
    struct stat now {};
    if (fstat(file, &now) != 0) return;
    const auto give = [file](uid_t user, gid_t group) { return fchown(file, user, group) == 0; };
    if (now.st_uid != before.st_uid) static_cast<void>(give(before.st_uid, static_cast<gid_t>(-1)));
    // The permissions of the former group must not apply to another group.
    if (now.st_gid != before.st_gid && !give(static_cast<uid_t>(-1), before.st_gid))
        mode = static_cast<mode_t>((mode & ~070U) | (mode & 07U) << 3U);
    static_cast<void>(fchmod(file, mode));
}

/// Writes, syncs and closes the file. Returns errno, 0 on success.
int fill(Descriptor& file, std::string_view content, const std::optional<struct stat>& before, Sync sync) {
    while (!content.empty()) {
        const ssize_t count = write(*file, content.data(), content.size());
        if (count < 0 && errno != EINTR) return errno;
        if (count > 0) content.remove_prefix(static_cast<std::size_t>(count));
    }
    if (before) take_after(*before, *file);
    if (sync == Sync::yes)
        if (const int error = file.sync(); error != 0) return error;
    return file.close() == 0 ? 0 : errno;
}

/// Renames the file. Returns errno, 0 on success. Replaces a file that has meanwhile appeared under the name only with
/// `replace`, if the system supports this.
int give_name(const fs::path& fresh, const fs::path& target, bool replace) {
    if (!replace) {
        if (link(fresh.c_str(), target.c_str()) == 0) {
            unlink(fresh.c_str());
            return 0;
        }
        if (errno == EEXIST) return EEXIST;
    }
    return rename(fresh.c_str(), target.c_str()) == 0 ? 0 : errno;
}

} // namespace

Result<void> write_file(const std::string& name, const std::string& content, bool replace, Sync sync) {
    const fs::path path = path_from(name);
    const auto target = target_of(path);
    if (!target) return target.error();
    struct stat any {};
    if (!replace && lstat(path.c_str(), &any) == 0) return refused_to_replace();
    if (target->found && !Descriptor(open(path.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)))
        return unwritten(errno);
    const fs::path folder = target->path.has_parent_path() ? target->path.parent_path() : ".";
    fs::path fresh;
    Descriptor file = new_file(folder, 0600, fresh); // a new file is private to its owner
    if (!file) return no_room_beside(errno);
    int error = fill(file, content, target->found, sync);
    if (error == 0) error = give_name(fresh, target->path, replace);
    if (error == EEXIST) {
        unlink(fresh.c_str());
        return refused_to_replace();
    }
    if (error != 0) {
        unlink(fresh.c_str());
        return unwritten(error);
    }
    if (sync == Sync::no) return {};
    const std::error_code failed = sync_folder(folder); // the new name is already visible at this point
    return failed ? unwritten(failed.value()) : Result<void>{};
}

#endif

} // namespace twoturns::platform
