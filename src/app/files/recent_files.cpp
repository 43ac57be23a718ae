#include "app/files/recent_files.hpp"

#include "twoturns/notation.hpp"

namespace twoturns::app {

std::vector<std::string> recent_files(const Settings& settings) {
    return settings.recent_files.names(most_recent_files);
}

void remember_file(Settings& settings, const std::string& path) {
    if (path.empty() || path.find('\n') != std::string::npos || !is_utf8(path)) return;
    settings.recent_files.put(path, "", most_recent_files);
}

void forget_file(Settings& settings, const std::string& path) { settings.recent_files.remove(path); }

} // namespace twoturns::app
