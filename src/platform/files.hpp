// Files by name, whole at a time: the one place where the player's files are read and written. Names are UTF-8, or
// whatever bytes the system takes for one. Nothing here throws, and nothing waits for a device or a pipe.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "platform/limits.hpp"
#include "twoturns/result.hpp"

namespace twoturns::platform {

/// Makes a folder and those it is in that are not there, for this user alone.
void make_own_folders(const std::filesystem::path& folder, std::error_code& failed);
/// Makes an empty file for this user alone; takes the rights of others from one of this user's that is there.
void make_own_file(const std::filesystem::path& file);

/// The path of that name; an empty one, which names nothing, if the system can have none like it.
[[nodiscard]] std::filesystem::path path_from(const std::string& name);
/// The name of a path.
[[nodiscard]] std::string name_of(const std::filesystem::path& path);

/// All of a file. A message if there is none, if it is no regular file, if it cannot be read or holds more than `most`
/// bytes; no more than those are read, whatever its size is said to be.
Result<std::string> read_file(const std::string& name, std::size_t most = limits::file_bytes);

/// Whether a power cut may still undo what was written.
enum class Sync : bool {
    no,
    yes
};

/// The message of a write_file() that would have had to replace a file.
inline constexpr const char* no_such_file = N_("There is no such file.");
inline constexpr const char* there_already = N_("There is such a file already. Press again to replace it.");

/// Writes a file so that at any moment there is either all of it under its name or what was there before; when this
/// returns, it is on the disk. That takes as long as the disk does, some tens of milliseconds, without Sync::yes
/// none.
///
/// What has the name already, be it a link to nothing, is replaced only if that is asked for; the message then says how
/// to ask. Links are followed and stay. A file that is replaced keeps its mode, and its owner and group where the
/// system lets them be given; other hard links to it keep what it held. Folders, devices and pipes are refused, and so
/// is a file that may not be written to, or one whose folder takes no new file: written in place, it would be lost if
/// that failed halfway. A failure leaves all as it was.
std::optional<Message> write_file(const std::string& name, const std::string& content, bool replace,
                                  Sync sync = Sync::yes);

struct FolderEntry {
    std::string name; // without its folder
    bool is_folder = false;
    friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};

/// What is in a folder, in no order; a message if it cannot be read or holds more than `most` entries.
Result<std::vector<FolderEntry>> entries_of(const std::string& folder, std::size_t most = limits::folder_entries);

/// What the environment says, if it is a whole path: a relative one would mean another place in every folder.
[[nodiscard]] std::optional<std::filesystem::path> path_in_environment(const char* variable);

/// Where people keep their own files: the home folder's Documents if there is one, else the home
/// folder, else the one the program was started in.
[[nodiscard]] std::filesystem::path own_files();

} // namespace twoturns::platform
