#include "platform/store_folder.hpp"

#include <system_error>

#include "platform/files.hpp"
#include "platform/translation.hpp"

namespace twoturns::platform {

std::optional<Message> refusal_of(const std::string& path, const std::filesystem::path& store_folder) {
    std::error_code none;
    const auto file = std::filesystem::weakly_canonical(path_from(path), none);
    if (store_folder.empty() || !std::filesystem::equivalent(file.parent_path(), store_folder, none))
        return std::nullopt;
    return Message{N_("The game has its own files in this folder: another one is needed.")};
}

} // namespace twoturns::platform
