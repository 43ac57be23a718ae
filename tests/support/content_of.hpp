// Reads files.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace twoturns::test {

/// Returns all bytes of a file; empty if it cannot be read.
inline std::string content_of(const std::filesystem::path& file) {
    std::ostringstream bytes;
    bytes << std::ifstream(file, std::ios::binary).rdbuf();
    return bytes.str();
}

} // namespace twoturns::test
