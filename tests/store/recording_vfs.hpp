// SQLite's usual way to the disk, with a record of what was written, cut and waited for, and what of it
// a power cut may leave.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "twoturns/random.hpp"

namespace twoturns::test {

/// One call that changes a file, or waits until its changes are on the disk.
struct DiskCall {
    enum class What : std::uint8_t {
        write,
        truncate,
        sync,
        remove
    };
    What what = What::write;
    std::string file;       ///< its name without the folder
    std::size_t offset = 0; ///< of a write; the new size of a truncate
    std::string bytes;      ///< of a write
};

/// Files of one folder by name.
using Files = std::map<std::string, std::string>;

/// As long as it lives, every database this program opens goes through it, and what is done to files
/// in `folder` is written down. One at a time.
class RecordingVfs {
public:
    explicit RecordingVfs(const std::filesystem::path& folder);
    ~RecordingVfs();
    RecordingVfs(const RecordingVfs&) = delete;
    RecordingVfs& operator=(const RecordingVfs&) = delete;
    RecordingVfs(RecordingVfs&&) = delete;
    RecordingVfs& operator=(RecordingVfs&&) = delete;

    [[nodiscard]] const std::vector<DiskCall>& calls() const;

private:
    struct Hook;
    std::unique_ptr<Hook> hook_;
};

/// What may be on the disk when the power goes after the first `count` calls. What was synced is there; of the
/// rest every write is there whole, or in part by sectors of 512 bytes, or not at all, as chance has it.
[[nodiscard]] Files after_power_cut(const Files& before, const std::vector<DiskCall>& calls, std::size_t count,
                                    Random& chance);

} // namespace twoturns::test
