#include "store/recording_vfs.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <optional>

namespace twoturns::test {
namespace {

/// Our file: SQLite calls the methods below, which forward to the real file behind it.
struct RecordedFile {
    sqlite3_file base;
    std::vector<DiskCall>* calls; ///< null if nothing is recorded
    std::string* name;
    sqlite3_file* real;
};

RecordedFile& ours(sqlite3_file* file) { return *reinterpret_cast<RecordedFile*>(file); }
sqlite3_file* real(sqlite3_file* file) { return ours(file).real; }

void record(sqlite3_file* file, DiskCall::What what, std::size_t offset = 0, std::string bytes = {}) {
    RecordedFile& one = ours(file);
    if (one.calls != nullptr) one.calls->push_back({what, *one.name, offset, std::move(bytes)});
}

int close_file(sqlite3_file* file) {
    const int code = real(file)->pMethods->xClose(real(file));
    std::free(real(file));
    delete ours(file).name;
    return code;
}
int read_file(sqlite3_file* file, void* to, int count, sqlite3_int64 offset) {
    return real(file)->pMethods->xRead(real(file), to, count, offset);
}
int write_file(sqlite3_file* file, const void* from, int count, sqlite3_int64 offset) {
    const int code = real(file)->pMethods->xWrite(real(file), from, count, offset);
    if (code == SQLITE_OK)
        record(file, DiskCall::What::write, static_cast<std::size_t>(offset),
               {static_cast<const char*>(from), static_cast<std::size_t>(count)});
    return code;
}
int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
    const int code = real(file)->pMethods->xTruncate(real(file), size);
    if (code == SQLITE_OK) record(file, DiskCall::What::truncate, static_cast<std::size_t>(size));
    return code;
}
int sync_file(sqlite3_file* file, int /*flags*/) { // syncing the real disk would only cost time
    record(file, DiskCall::What::sync);
    return SQLITE_OK;
}
int file_size(sqlite3_file* file, sqlite3_int64* size) { return real(file)->pMethods->xFileSize(real(file), size); }
int lock_file(sqlite3_file* file, int level) { return real(file)->pMethods->xLock(real(file), level); }
int unlock_file(sqlite3_file* file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }
int check_lock(sqlite3_file* file, int* held) { return real(file)->pMethods->xCheckReservedLock(real(file), held); }
int control_file(sqlite3_file* file, int what, void* value) {
    return real(file)->pMethods->xFileControl(real(file), what, value);
}
int sector_size(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }
int map_shared(sqlite3_file* file, int page, int size, int extend, void volatile** to) {
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, to);
}
int lock_shared(sqlite3_file* file, int offset, int count, int flags) {
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void shared_barrier(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
int unmap_shared(sqlite3_file* file, int remove) { return real(file)->pMethods->xShmUnmap(real(file), remove); }
// Disables memory mapping, so that every write is recorded.
int fetch(sqlite3_file* /*file*/, sqlite3_int64 /*offset*/, int /*count*/, void** to) {
    *to = nullptr;
    return SQLITE_OK;
}
int unfetch(sqlite3_file* /*file*/, sqlite3_int64 /*offset*/, void* /*from*/) { return SQLITE_OK; }

constexpr sqlite3_io_methods methods{
    3,           close_file,     read_file,    write_file,   truncate_file, sync_file,       file_size,
    lock_file,   unlock_file,    check_lock,   control_file, sector_size,   characteristics, map_shared,
    lock_shared, shared_barrier, unmap_shared, fetch,        unfetch};

constexpr std::size_t sector = 512;

/// The content of a file and its durable part, as calls arrive.
struct Disk {
    std::optional<std::string> safe; ///< nullopt while the file does not exist
    std::vector<const DiskCall*> unsafe;
};

void write_to(std::string& content, std::size_t offset, std::string_view bytes) {
    if (content.size() < offset + bytes.size()) content.resize(offset + bytes.size(), '\0');
    content.replace(offset, bytes.size(), bytes);
}

void apply(std::optional<std::string>& content, const DiskCall& call) {
    if (call.what == DiskCall::What::remove) {
        content.reset();
        return;
    }
    if (!content) content.emplace();
    if (call.what == DiskCall::What::write)
        write_to(*content, call.offset, call.bytes);
    else if (call.what == DiskCall::What::truncate)
        content->resize(call.offset, '\0');
}

/// Applies a write of which only some sectors reached the disk.
void apply_in_part(std::optional<std::string>& content, const DiskCall& call, Random& chance) {
    if (!content) content.emplace();
    for (std::size_t from = 0; from < call.bytes.size();) {
        const std::size_t end = std::min(call.bytes.size(), from + sector - (call.offset + from) % sector);
        if (chance.below(2) == 0)
            write_to(*content, call.offset + from, std::string_view(call.bytes).substr(from, end - from));
        from = end;
    }
}

} // namespace

struct RecordingVfs::Hook {
    sqlite3_vfs vfs{};
    sqlite3_vfs* system = nullptr;
    std::string folder;
    std::vector<DiskCall> calls;

    static Hook& of(sqlite3_vfs* vfs) { return *static_cast<Hook*>(vfs->pAppData); }

    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* got) {
        Hook& hook = of(vfs);
        RecordedFile& one = ours(file);
        one.base.pMethods = nullptr;
        one.real = static_cast<sqlite3_file*>(std::calloc(1, static_cast<std::size_t>(hook.system->szOsFile)));
        const int code = hook.system->xOpen(hook.system, name, one.real, flags, got);
        if (code != SQLITE_OK) {
            std::free(one.real);
            return code;
        }
        const std::string path = name == nullptr ? "" : name;
        const bool inside = path.rfind(hook.folder, 0) == 0;
        one.name = new std::string(inside ? path.substr(hook.folder.size()) : path);
        one.calls = inside ? &hook.calls : nullptr;
        one.base.pMethods = &methods;
        return SQLITE_OK;
    }
    static int remove(sqlite3_vfs* vfs, const char* name, int sync_folder) {
        Hook& hook = of(vfs);
        const int code = hook.system->xDelete(hook.system, name, sync_folder);
        const std::string path = name;
        if (code == SQLITE_OK && path.rfind(hook.folder, 0) == 0) {
            hook.calls.push_back({DiskCall::What::remove, path.substr(hook.folder.size()), 0, {}});
            if (sync_folder != 0) hook.calls.push_back({DiskCall::What::sync, path.substr(hook.folder.size()), 0, {}});
        }
        return code;
    }
};

RecordingVfs::RecordingVfs(const std::filesystem::path& folder) : hook_(std::make_unique<Hook>()) {
    hook_->system = sqlite3_vfs_find(nullptr);
    hook_->folder = (folder / "").string();
    hook_->vfs = *hook_->system; // except for these:
    hook_->vfs.zName = "recording";
    hook_->vfs.pNext = nullptr;
    hook_->vfs.szOsFile = sizeof(RecordedFile);
    hook_->vfs.xOpen = Hook::open;
    hook_->vfs.xDelete = Hook::remove;
    // The system's other functions need their own data.
    hook_->vfs.pAppData = hook_.get();
    hook_->vfs.xAccess = [](sqlite3_vfs* vfs, const char* name, int flags, int* answer) {
        return Hook::of(vfs).system->xAccess(Hook::of(vfs).system, name, flags, answer);
    };
    hook_->vfs.xFullPathname = [](sqlite3_vfs* vfs, const char* name, int size, char* to) {
        return Hook::of(vfs).system->xFullPathname(Hook::of(vfs).system, name, size, to);
    };
    sqlite3_vfs_register(&hook_->vfs, 1);
}

RecordingVfs::~RecordingVfs() {
    sqlite3_vfs_unregister(&hook_->vfs);
    sqlite3_vfs_register(hook_->system, 1);
}

const std::vector<DiskCall>& RecordingVfs::calls() const { return hook_->calls; }

Files after_power_cut(const Files& before, const std::vector<DiskCall>& calls, std::size_t count, Random& chance) {
    std::map<std::string, Disk> disks;
    for (const auto& [name, content] : before) disks[name].safe = content;
    for (std::size_t i = 0; i < count; ++i) {
        Disk& disk = disks[calls[i].file];
        if (calls[i].what != DiskCall::What::sync) {
            disk.unsafe.push_back(&calls[i]);
            continue;
        }
        for (const DiskCall* call : disk.unsafe) apply(disk.safe, *call);
        disk.unsafe.clear();
    }
    Files left;
    for (auto& [name, disk] : disks) {
        // In many cases none, or all, of the unsynced data reached the disk.
        const auto fate = chance.below(4);
        for (const DiskCall* call : disk.unsafe) {
            const auto luck = fate == 0 ? 0 : fate == 1 ? 1 : chance.below(3);
            if (luck == 1)
                apply(disk.safe, *call);
            else if (luck == 2 && call->what == DiskCall::What::write)
                apply_in_part(disk.safe, *call, chance);
        }
        if (disk.safe) left[name] = *std::move(disk.safe);
    }
    return left;
}

} // namespace twoturns::test
