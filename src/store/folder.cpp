#include <cstdlib>

#include "store/store.hpp"

namespace twoturns::store {
namespace {

/// What the environment says, if it is a whole path: a relative one would mean another place in every folder.
std::optional<std::filesystem::path> path_from(const char* variable) {
#ifdef _WIN32
    const std::wstring wide(variable, variable + std::char_traits<char>::length(variable));
    const wchar_t* const text = _wgetenv(wide.c_str());
#else
    const char* const text = std::getenv(variable);
#endif
    if (text == nullptr) return std::nullopt;
    std::filesystem::path path(text);
    if (!path.is_absolute()) return std::nullopt;
    return path;
}

} // namespace

std::optional<std::filesystem::path> data_folder() {
#if defined(_WIN32)
    if (const auto data = path_from("APPDATA")) return *data / "twoturns";
#elif defined(__APPLE__)
    if (const auto home = path_from("HOME")) return *home / "Library" / "Application Support" / "twoturns";
#else
    if (const auto data = path_from("XDG_DATA_HOME")) return *data / "twoturns";
    if (const auto home = path_from("HOME")) return *home / ".local" / "share" / "twoturns";
#endif
    return std::nullopt;
}

} // namespace twoturns::store
