// Reads and writes whole files by name. All of the player's files are accessed through these functions. Names are
// UTF-8, or any bytes the system accepts. No function throws, or waits for a device or a pipe.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "platform/limits.hpp"
#include "twoturns/result.hpp"

namespace twoturns::platform {

/// Creates a folder and its missing parents, accessible only to this user.
void make_own_folders(const std::filesystem::path& folder, std::error_code& failed);
/// Creates an empty file accessible only to this user. If this user already has the file, removes the permissions of
/// other users.
void make_own_file(const std::filesystem::path& file);

/// Returns the path for a name; an empty path if the system cannot have such a name.
[[nodiscard]] std::filesystem::path path_from(const std::string& name);
/// Returns the name of a path.
[[nodiscard]] std::string name_of(const std::filesystem::path& path);

/// Reads a whole file. Returns a message if the file is missing, not a regular file, unreadable or larger than `most`
/// bytes. Never reads more than `most` bytes, whatever size the file reports.
Result<std::string> read_file(const std::string& name, std::size_t most = limits::file_bytes);

/// Whether written data must survive a power cut.
enum class Sync : bool {
    no,
    yes
};

/// The message of read_file() for a missing file, and the message of write_file() for an existing file without
/// `replace`.
inline constexpr const char* no_such_file = N_("There is no such file.");
inline constexpr const char* there_already = N_("There is such a file already. Press again to replace it.");

/// Writes a file atomically: at any moment its name refers either to the complete new content or to the old file. With
/// Sync::yes the content is on the disk on return, which takes some tens of milliseconds; without it there is no wait.
///
/// Replaces an existing file or dangling link only if `replace` is set; otherwise the message says how to request it.
/// Follows and keeps links. A replaced file keeps its mode, and its owner and group if the system permits; other hard
/// links keep the old content. Refuses folders, devices, pipes, files without write permission, and files in a folder
/// where no file can be created. In such a folder the file could only be overwritten in place, and a failure halfway
/// would destroy it. A failed call changes nothing.
Result<void> write_file(const std::string& name, const std::string& content, bool replace, Sync sync = Sync::yes);

struct FolderEntry {
    std::string name; // without the folder
    bool is_folder = false;
    friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};

/// Returns the entries of a folder, unordered. Returns a message if the folder cannot be read or has more than `most`
/// entries.
Result<std::vector<FolderEntry>> entries_of(const std::string& folder, std::size_t most = limits::folder_entries);

/// Returns the path in an environment variable if it is absolute, otherwise nullopt, because the meaning of a relative
/// path depends on the working folder.
[[nodiscard]] std::optional<std::filesystem::path> path_in_environment(const char* variable);

/// Returns the user's folder for documents: Documents in the home folder if it exists, otherwise the home folder,
/// otherwise the working folder at the program's start.
[[nodiscard]] std::filesystem::path own_files();

} // namespace twoturns::platform
