#include "platform/files.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>

#ifdef _WIN32
#include <exception>
#include <fstream>

#include "twoturns/notation.hpp"
#else
#include <fcntl.h>
#include <sys/stat.h>

#include "platform/descriptor.hpp"
#endif
#include "platform/carried_files.hpp"

namespace twoturns::platform {
namespace {

namespace fs = std::filesystem;

Message no_file() { return {N_("This is a folder or a device, not a file.")}; }
Message unreadable(int error) {
    return {N_("The file cannot be read: {0}"), {std::generic_category().message(error == 0 ? EIO : error)}};
}
Message too_large(std::size_t most) {
    return {N_("The file is too large: it has more than {0} MiB."), {std::to_string(most >> 20U)}};
}

} // namespace

#ifdef _WIN32

fs::path path_from(const std::string& name) {
    if (!is_utf8(name) || name.find('\0') != std::string::npos) return {};
    return {std::u8string{name.begin(), name.end()}};
}

std::string name_of(const fs::path& path) {
    try {
        const std::u8string name = path.u8string();
        return {name.begin(), name.end()};
    } catch (const std::exception&) {
        return "?"; // half a surrogate pair, not representable in UTF-8
    }
}

static Result<std::string> read_from_disk(const std::string& name, std::size_t most) {
    const fs::path path = path_from(name);
    std::error_code failed;
    const fs::file_status found = fs::status(path, failed);
    if (!fs::exists(found)) return Message{no_such_file, {}};
    if (!fs::is_regular_file(found)) return no_file();
    errno = 0;
    std::ifstream in(path, std::ios::binary);
    std::string content;
    std::array<char, 1U << 16U> piece{};
    while (in && content.size() <= most) {
        in.read(piece.data(), piece.size());
        content.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    }
    if (in.bad() || !in.is_open()) return unreadable(errno);
    if (content.size() > most) return too_large(most);
    return content;
}

#else

fs::path path_from(const std::string& name) {
    if (name.find('\0') != std::string::npos) return {}; // the system would see only the part before it
    return name;
}

std::string name_of(const fs::path& path) { return path.native(); }

static Result<std::string> read_from_disk(const std::string& name, std::size_t most) {
    const fs::path path = path_from(name);
    struct stat found {};
    // Check before opening, because opening a device or a pipe may have side effects, and again afterwards, because the
    // file may have been replaced.
    if (stat(path.c_str(), &found) == 0 && !S_ISREG(found.st_mode)) return no_file();
    const Descriptor file(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file) return errno == ENOENT || errno == ENOTDIR ? Message{no_such_file, {}} : unreadable(errno);
    if (fstat(*file, &found) != 0) return unreadable(errno);
    if (!S_ISREG(found.st_mode)) return no_file();
    if (static_cast<std::uintmax_t>(found.st_size) > most) return too_large(most);
    std::string content;
    content.reserve(static_cast<std::size_t>(found.st_size));
    std::array<char, 1U << 16U> piece{};
    while (content.size() <= most) {
        const ssize_t count = read(*file, piece.data(), piece.size());
        if (count == 0) return content;
        if (count < 0 && errno != EINTR) return unreadable(errno);
        if (count > 0) content.append(piece.data(), static_cast<std::size_t>(count));
    }
    return too_large(most);
}

#endif

Result<std::string> read_file(const std::string& name, std::size_t most) {
    const std::string* const inside = carried(path_from(name));
    if (inside == nullptr) return read_from_disk(name, most);
    return inside->size() <= most ? Result<std::string>{*inside} : too_large(most);
}

Result<std::vector<FolderEntry>> entries_of(const std::string& folder, std::size_t most) {
    std::vector<FolderEntry> entries;
    std::error_code failed;
    fs::directory_iterator each(path_from(folder), fs::directory_options::skip_permission_denied, failed);
    for (; !failed && each != fs::directory_iterator{}; each.increment(failed)) {
        if (entries.size() == most)
            return Message{N_("The folder has more than {0} entries: write the file's name."), {std::to_string(most)}};
        std::error_code unknown;
        entries.push_back({name_of(each->path().filename()), each->is_directory(unknown)});
    }
    if (failed == std::errc::no_such_file_or_directory || failed == std::errc::not_a_directory)
        return Message{N_("There is no such folder."), {}};
    if (failed) return Message{N_("The folder cannot be read: {0}"), {failed.message()}};
    return entries;
}

std::optional<fs::path> path_in_environment(const char* variable) {
#ifdef _WIN32
    const wchar_t* const text = _wgetenv(std::wstring(variable, variable + std::strlen(variable)).c_str());
#else
    const char* const text = std::getenv(variable);
#endif
    if (text == nullptr) return std::nullopt;
    fs::path path(text);
    if (!path.is_absolute()) return std::nullopt;
    return path;
}

fs::path own_files() {
    std::error_code failed;
#ifdef _WIN32
    const auto home = path_in_environment("USERPROFILE");
#else
    const auto home = path_in_environment("HOME");
#endif
    if (!home) return fs::current_path(failed);
    const fs::path documents = *home / "Documents";
    return fs::is_directory(documents, failed) ? documents : *home;
}

void make_own_folders(const std::filesystem::path& folder, std::error_code& failed) {
    failed.clear();
    if (folder.empty() || fs::is_directory(folder, failed)) return;
    failed.clear();
    if (folder.has_parent_path() && folder.parent_path() != folder) make_own_folders(folder.parent_path(), failed);
    if (!failed && fs::create_directory(folder, failed)) fs::permissions(folder, fs::perms::owner_all, failed);
}

void make_own_file([[maybe_unused]] const std::filesystem::path& file) {
#ifndef _WIN32 // Windows home folders are private
    constexpr mode_t others = 077;
    const Descriptor made{open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600)};
    if (made || errno != EEXIST) return;
    struct stat found {};
    if (lstat(file.c_str(), &found) == 0 && S_ISREG(found.st_mode) && found.st_uid == geteuid() &&
        (found.st_mode & others) != 0)
        static_cast<void>(chmod(file.c_str(), found.st_mode & 0700U) == 0);
#endif
}

} // namespace twoturns::platform
