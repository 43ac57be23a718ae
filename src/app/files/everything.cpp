#include "app/files/everything.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "decks/archive/archive.hpp"
#include "platform/files.hpp"

namespace twoturns::app {
namespace {

namespace fs = std::filesystem;

constexpr const char* label = "two-turns.txt"; // says what the archive is and where it came from
constexpr std::string_view first_line = "two-turns everything 1\n";
constexpr const char* store_name = "twoturns.db";
/// The folders of the store's folder that come along.
constexpr std::array<std::string_view, 3> carried_folders{"decks/", "layouts/", "own/"};
constexpr std::size_t most_files = 20'000;
constexpr std::size_t most_bytes = std::size_t{256} << 20U; // of all files, unpacked

const Message too_much{N_("Decks and games together are too large for one file.")};
const Message not_ours{N_("This file was not written by \"Save everything\".")};

/// Adds the files of a folder, and of the folders in it, by their names from the store's folder on.
Result<void> add_files(const fs::path& store_folder, const std::string& name, std::vector<decks::ArchiveEntry>& entries,
                       std::size_t& bytes) {
    std::error_code none;
    const fs::path folder = store_folder / platform::path_from(name);
    if (!fs::is_directory(folder, none)) return {};
    auto listed = platform::entries_of(platform::name_of(folder));
    if (!listed) return listed.error();
    std::vector<platform::FolderEntry> found = *std::move(listed);
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    for (const platform::FolderEntry& one : found) {
        if (one.is_folder) {
            if (auto done = add_files(store_folder, name + one.name + "/", entries, bytes); !done) return done;
            continue;
        }
        auto content = platform::read_file(platform::name_of(folder / platform::path_from(one.name)));
        if (!content) continue; // the game cannot use it either
        bytes += content->size();
        if (entries.size() >= most_files || bytes > most_bytes) return too_much;
        entries.push_back({name + one.name, *std::move(content)});
    }
    return {};
}

/// Returns whether a name in an archive is that of a file in one of the folders above, on every system.
bool is_inside(const std::string& name) {
    if (std::none_of(carried_folders.begin(), carried_folders.end(),
                     [&](std::string_view kind) { return name.starts_with(kind); }))
        return false;
    if (name.find_first_of(std::string_view{"\\:\0", 3}) != std::string::npos) return false;
    for (std::size_t begin = 0; begin <= name.size();) {
        const std::size_t end = std::min(name.find('/', begin), name.size());
        const std::string_view part = std::string_view{name}.substr(begin, end - begin);
        if (part.empty() || part == "." || part == "..") return false;
        begin = end + 1;
    }
    return true;
}

Result<void> put(const fs::path& file, const std::string& content) {
    std::error_code failed;
    if (fs::exists(fs::symlink_status(file, failed))) return {}; // what the player has stays
    platform::make_own_folders(file.parent_path(), failed);
    return platform::write_file(platform::name_of(file), content, false, platform::Sync::no);
}

} // namespace

Result<std::string> packed(const std::string& store, const fs::path& store_folder) {
    std::vector<decks::ArchiveEntry> entries{{label, std::string(first_line) + platform::name_of(store_folder) + "\n"},
                                             {store_name, store}};
    std::size_t bytes = store.size();
    for (const std::string_view kind : carried_folders)
        if (auto done = add_files(store_folder, std::string(kind), entries, bytes); !done) return done.error();
    if (bytes > most_bytes) return too_much;
    return decks::zipped(entries);
}

Result<Everything> unpacked(const std::string& path, const fs::path& store_folder) {
    if (store_folder.empty()) return Message{N_("Nothing is saved while this window is open.")};
    const auto archive = decks::Archive::open(path, most_files);
    if (!archive) return archive.error();
    decks::Allowance allowance{most_bytes};
    constexpr std::size_t most_label = 8192;
    if (!archive->has(label) || !archive->has(store_name)) return not_ours;
    const auto about = archive->read(label, most_label, allowance);
    if (!about) return about.error();
    if (!about->starts_with(first_line)) return not_ours;
    auto store = archive->read(store_name, most_bytes, allowance);
    if (!store) return store.error();
    for (const std::string& name : archive->entries()) {
        if (!is_inside(name)) continue;
        const auto content = archive->read(name, most_bytes, allowance);
        if (!content) return content.error();
        if (auto done = put(store_folder / platform::path_from(name), *content); !done) return done.error();
    }
    const std::string folder =
        about->substr(first_line.size(), about->find('\n', first_line.size()) - first_line.size());
    return Everything{*std::move(store), folder};
}

} // namespace twoturns::app
