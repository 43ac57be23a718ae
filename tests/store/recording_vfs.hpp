// SQLite's default VFS with a record of writes, truncations and syncs, and the states of the disk that a power cut may
// leave.
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

/// A call that changes a file or syncs it.
struct DiskCall {
    enum class What : std::uint8_t {
        write,
        truncate,
        sync,
        remove
    };
    What what = What::write;
    std::string file;       ///< the file's name without the folder
    std::size_t offset = 0; ///< of a write; the new size of a truncation
    std::string bytes;      ///< of a write
};

/// Files of one folder by name.
using Files = std::map<std::string, std::string>;

/// During this object's lifetime, all databases that the program opens use this VFS, which records the changes to files
/// in `folder`. Only one object may exist at a time.
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

/// Returns a possible state of the disk after a power cut following the first `count` calls. Synced data is there;
/// every other write is there completely, or in part by sectors of 512 bytes, or not at all, at random.
[[nodiscard]] Files after_power_cut(const Files& before, const std::vector<DiskCall>& calls, std::size_t count,
                                    Random& chance);

} // namespace twoturns::test
