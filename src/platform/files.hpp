// Files by name, whole at a time.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "twoturns/result.hpp"

namespace twoturns::platform {

/// All of a file of at most 16 MiB. Names are UTF-8 in all of these.
Result<std::string> read_file(const std::string& name);

/// Writes a file so that there is either all of it under its name or what was there before. What is
/// there already is replaced only if that is asked for; the message then says how to ask.
std::optional<Message> write_file(const std::string& name, const std::string& text, bool replace);

struct FolderEntry {
    std::string name; // without its folder
    bool is_folder = false;
    friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};

/// What is in a folder, in no order.
Result<std::vector<FolderEntry>> entries_of(const std::string& folder);

/// Where people keep their own files: the home folder's Documents if there is one, else the home
/// folder, else the one the program was started in.
[[nodiscard]] std::filesystem::path own_files();

} // namespace twoturns::platform
