#include "platform/files.hpp"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <system_error>

namespace twoturns::platform {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t most_bytes = std::uintmax_t{16} << 20U;

fs::path path_of(const std::string& name) { return {std::u8string{name.begin(), name.end()}}; }

std::string reason() { return std::generic_category().message(errno == 0 ? EIO : errno); }

} // namespace

Result<std::string> read_file(const std::string& name) {
    std::error_code failed;
    const fs::path path = path_of(name);
    if (!fs::is_regular_file(path, failed)) {
        if (!fs::exists(path, failed)) return Message{N_("There is no such file."), {}};
        return Message{N_("This is not a file."), {}};
    }
    if (fs::file_size(path, failed) > most_bytes && !failed)
        return Message{N_("The file is too large to be a game."), {}};
    errno = 0;
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    if (in && in.peek() != std::ifstream::traits_type::eof()) text << in.rdbuf();
    if (in.bad() || !in.is_open()) return Message{N_("The file cannot be read: {0}"), {reason()}};
    return text.str();
}

std::optional<Message> write_file(const std::string& name, const std::string& text, bool replace) {
    const auto failure = [](const std::string& why) { return Message{N_("The file cannot be written: {0}"), {why}}; };
    const fs::path path = path_of(name);
    std::error_code failed;
    if (!replace && fs::exists(path, failed))
        return Message{N_("There is such a file already. Press again to replace it."), {}};
    fs::path fresh = path;
    fresh += ".new";
    errno = 0;
    std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    out.close();
    if (!out) {
        const std::string why = reason();
        fs::remove(fresh, failed);
        return failure(why);
    }
    fs::rename(fresh, path, failed);
    if (!failed) return std::nullopt;
    const std::string why = failed.message();
    fs::remove(fresh, failed);
    return failure(why);
}

Result<std::vector<FolderEntry>> entries_of(const std::string& folder) {
    std::vector<FolderEntry> entries;
    std::error_code failed;
    fs::directory_iterator each(path_of(folder), fs::directory_options::skip_permission_denied, failed);
    for (; !failed && each != fs::directory_iterator{}; each.increment(failed)) {
        const std::u8string name = each->path().filename().u8string();
        std::error_code unknown;
        entries.push_back({std::string{name.begin(), name.end()}, each->is_directory(unknown)});
    }
    if (failed) return Message{N_("The folder cannot be read: {0}"), {failed.message()}};
    return entries;
}

fs::path own_files() {
    std::error_code failed;
    const char* home = std::getenv("HOME");
    if (home == nullptr) home = std::getenv("USERPROFILE");
    if (home == nullptr || !fs::path(home).is_absolute()) return fs::current_path(failed);
    const fs::path documents = fs::path(home) / "Documents";
    return fs::is_directory(documents, failed) ? documents : fs::path(home);
}

} // namespace twoturns::platform
