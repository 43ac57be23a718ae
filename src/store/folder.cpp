#include "platform/files.hpp"
#include "store/store.hpp"

namespace twoturns::store {

std::optional<std::filesystem::path> data_folder() {
    using platform::path_in_environment;
#if defined(_WIN32)
    if (const auto data = path_in_environment("APPDATA")) return *data / "twoturns";
#elif defined(__APPLE__)
    if (const auto home = path_in_environment("HOME")) return *home / "Library" / "Application Support" / "twoturns";
#else
    if (const auto data = path_in_environment("XDG_DATA_HOME")) return *data / "twoturns";
    if (const auto home = path_in_environment("HOME")) return *home / ".local" / "share" / "twoturns";
#endif
    return std::nullopt;
}

} // namespace twoturns::store
