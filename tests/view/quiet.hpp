// SDL for tests: no screen, no sound card, the data of the build tree.
#pragma once

#include <SDL.h>
#include <stdlib.h> // NOLINT(modernize-deprecated-headers): setenv is POSIX

#include <filesystem>

namespace twoturns::test {

inline void quiet_sdl() {
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    setenv("TWOTURNS_DATA", TWOTURNS_SHARE, 1);
}

/// Uses another data folder for the lifetime of this object.
class DataFolder {
public:
    explicit DataFolder(const std::filesystem::path& folder) { setenv("TWOTURNS_DATA", folder.c_str(), 1); }
    ~DataFolder() { setenv("TWOTURNS_DATA", TWOTURNS_SHARE, 1); }
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;
    DataFolder(DataFolder&&) = delete;
    DataFolder& operator=(DataFolder&&) = delete;
};

} // namespace twoturns::test
