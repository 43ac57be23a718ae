#include "app/recent_files.hpp"

#include <algorithm>
#include <sstream>

#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

void set_files(Settings& settings, const std::vector<std::string>& files) {
    settings.recent_files.clear();
    for (const std::string& file : files) settings.recent_files += file + "\n";
}

} // namespace

std::vector<std::string> recent_files(const Settings& settings) {
    std::vector<std::string> files;
    std::istringstream lines{settings.recent_files};
    for (std::string line; files.size() < most_recent_files && std::getline(lines, line);)
        if (!line.empty()) files.push_back(line);
    return files;
}

void remember_file(Settings& settings, const std::string& path) {
    if (path.empty() || path.find('\n') != std::string::npos || !is_utf8(path)) return;
    auto files = recent_files(settings);
    std::erase(files, path);
    files.insert(files.begin(), path);
    files.resize(std::min(files.size(), most_recent_files));
    set_files(settings, files);
}

void forget_file(Settings& settings, const std::string& path) {
    auto files = recent_files(settings);
    std::erase(files, path);
    set_files(settings, files);
}

} // namespace twoturns::app
