#include "store/file_watch.hpp"

#include <utility>

namespace twoturns::store {
namespace {

std::filesystem::path beside(std::filesystem::path store, const char* ending) { return store += ending; }

} // namespace

FileWatch::FileWatch(std::filesystem::path store)
    : store_(std::move(store)), log_(beside(store_, "-wal")), index_(beside(store_, "-shm")),
      store_state_(platform::state_of(store_)), log_state_(platform::state_of(log_)),
      index_state_(platform::state_of(index_)) {}

FilesFound FileWatch::look() const {
    const State store = platform::state_of(store_);
    const State log = platform::state_of(log_);
    if (!platform::same_file(store, store_state_)) return FilesFound::moved;
    if (!log) return FilesFound::log_gone;
    if (!platform::same_file(log, log_state_)) return FilesFound::log_replaced;
    if (!platform::same_file(platform::state_of(index_), index_state_)) return FilesFound::index_gone;
    return store == store_state_ ? FilesFound::unchanged : FilesFound::written;
}

void FileWatch::note_written() { store_state_ = platform::state_of(store_); }

} // namespace twoturns::store
