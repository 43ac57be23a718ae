#include "platform/carried_files.hpp"

#include <system_error>
#include <utility>

#include "platform/files.hpp"

namespace twoturns::platform {
namespace {

struct Carried {
    std::filesystem::path folder;
    std::map<std::string, std::string> files;
};

Carried& all() {
    static Carried carried;
    return carried;
}

} // namespace

void carry(const std::filesystem::path& folder, std::map<std::string, std::string> files) {
    all() = {folder, std::move(files)};
}

const std::filesystem::path& carried_folder() { return all().folder; }

const std::string* carried(const std::filesystem::path& file) {
    if (all().files.empty()) return nullptr;
    const std::filesystem::path name = file.lexically_normal().lexically_relative(all().folder);
    const std::u8string text = name.generic_u8string();
    const auto found = all().files.find({text.begin(), text.end()});
    return found == all().files.end() ? nullptr : &found->second;
}

bool is_file(const std::filesystem::path& file) {
    std::error_code unknown;
    return carried(file) != nullptr || std::filesystem::is_regular_file(file, unknown);
}

} // namespace twoturns::platform
