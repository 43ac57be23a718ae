// A temporary folder for a test, removed with its content at the end of the test.
#pragma once

#include <filesystem>
#include <fstream>
#include <random>
#include <stdexcept>
#include <string>

namespace twoturns::test {

class ScratchFolder {
public:
    ScratchFolder() {
        const std::string name = "twoturns-test-" + std::to_string(std::random_device{}());
        path_ = std::filesystem::temp_directory_path() / name;
        if (!std::filesystem::create_directory(path_)) throw std::runtime_error("no temporary folder");
    }
    ~ScratchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ScratchFolder(ScratchFolder&&) = delete;
    ScratchFolder& operator=(ScratchFolder&&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

    /// Writes a file and returns its full name.
    [[nodiscard]] std::string file(const std::string& name, const std::string& text) const {
        const auto full = path_ / name;
        std::ofstream(full, std::ios::binary) << text;
        return full.string();
    }

private:
    std::filesystem::path path_;
};

} // namespace twoturns::test
