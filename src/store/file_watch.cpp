#include "store/file_watch.hpp"

#include <utility>

#include "store/file_names.hpp"

namespace twoturns::store {

FileWatch::FileWatch(std::filesystem::path store)
    : store_(std::move(store)), log_(log_file(store_)), index_(index_file(store_)),
      store_state_(platform::state_of(store_)), log_state_(platform::state_of(log_)),
      index_state_(platform::state_of(index_)) {}

FilesFound FileWatch::look() const {
    const State store = platform::state_of(store_);
    const State log = platform::state_of(log_);
    const bool own_store = platform::same_file(store, store_state_);
    const bool own_log = platform::same_file(log, log_state_);
    if (own_store ? !log : own_log) return FilesFound::log_apart;
    const State index = platform::state_of(index_);
    // While windows have the files open, SQLite shortens neither of them, except a log that restarts.
    const bool all_own = own_store && own_log && log->size >= log_state_->size &&
                         platform::same_file(index, index_state_) && index->size >= index_state_->size;
    return all_own && store == store_state_ ? FilesFound::unchanged : FilesFound::changed;
}

void FileWatch::note_written() {
    const auto note = [](State& before, const State& now) {
        if (platform::same_file(before, now)) before = now;
    };
    note(store_state_, platform::state_of(store_));
    note(log_state_, platform::state_of(log_));
    note(index_state_, platform::state_of(index_));
}

} // namespace twoturns::store
