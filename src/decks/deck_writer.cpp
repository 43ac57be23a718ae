#include "decks/deck_writer.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <system_error>
#include <utility>

#include "decks/file_names.hpp"
#include "decks/picture_folder.hpp"
#include "platform/files.hpp"
#include "platform/sync.hpp"

namespace twoturns::decks {
namespace {

namespace fs = std::filesystem;

constexpr const char* passing = ".new-"; // prefix of the folder names of unfinished decks

fs::path passing_folder(const fs::path& folder) {
    static std::atomic<unsigned> count{0};
    const auto moment = std::chrono::system_clock::now().time_since_epoch().count();
    return folder / (passing + std::to_string(moment) + "-" + std::to_string(++count));
}

/// Returns whether no process is using an unfinished folder. `claim` then keeps other processes away.
bool is_left(const fs::directory_entry& entry, platform::FolderClaim& claim) {
    constexpr std::chrono::hours old_enough{1};
    if (!platform::name_of(entry.path().filename()).starts_with(passing)) return false;
    if (platform::FolderClaim::are_known()) return claim.take(entry.path());
    std::error_code unknown;
    return entry.last_write_time(unknown) + old_enough < fs::file_time_type::clock::now() && !unknown;
}

} // namespace

void remove_unfinished_decks(const fs::path& folder) {
    std::error_code failed;
    for (fs::directory_iterator entry{folder, failed}, end; !failed && entry != end; entry.increment(failed)) {
        platform::FolderClaim claim;
        std::error_code ignored;
        if (is_left(*entry, claim)) fs::remove_all(entry->path(), ignored);
    }
}

TableFile table_file_of(const NewDeck& deck) {
    if (!deck.table.cards.empty()) return {cards_file, text_of(deck.table)};
    PictureNames names;
    for (const NewDeck::Picture& picture : deck.pictures)
        if (!picture.name.empty()) names[picture.file] = picture.name;
    return {names_file, text_of(names)};
}

DeckWriter::DeckWriter(fs::path folder, NewDeck deck, const std::string& name)
    : folder_(std::move(folder)), deck_(std::move(deck)),
      name_(file_name_from(name.empty() ? deck_.table.name : name, "deck")) {}

DeckWriter::~DeckWriter() {
    std::error_code ignored;
    if (!unfinished_.empty()) fs::remove_all(unfinished_, ignored);
}

bool DeckWriter::fail(const std::string& why) {
    written_ = Message{N_("The deck cannot be written: {0}"), {why}};
    return true;
}

bool DeckWriter::begin() {
    std::error_code failed;
    platform::make_own_folders(folder_, failed);
    if (failed) return fail(failed.message());
    remove_unfinished_decks(folder_);
    constexpr int attempts = 5; // another window may remove the folder before it is claimed
    for (int i = 0; i < attempts; ++i) {
        fs::path fresh = passing_folder(folder_);
        if (!fs::create_directory(fresh, failed)) return fail(failed.message());
        fs::permissions(fresh, fs::perms::owner_all, failed);
        if (!claim_.take(fresh)) continue;
        unfinished_ = std::move(fresh);
        return false;
    }
    return fail(std::make_error_code(std::errc::resource_unavailable_try_again).message());
}

bool DeckWriter::write(const std::string& file, const std::string& bytes) {
    written_ = platform::write_file(platform::name_of(unfinished_ / platform::path_from(file)), bytes, false,
                                    platform::Sync::no);
    return !written_;
}

bool DeckWriter::run() {
    if (!written_ || !finished_.empty()) return true;
    if (unfinished_.empty() && begin()) return true;
    if (next_ < deck_.pictures.size()) {
        const NewDeck::Picture& picture = deck_.pictures[next_++];
        return write(picture.file, picture.bytes);
    }
    ++next_;
    const TableFile table = table_file_of(deck_);
    return write(table.name, table.bytes) || end();
}

/// Returns whether a folder has the same table, and pictures of the same names and sizes.
bool DeckWriter::is_there(const fs::path& target) const {
    const TableFile wanted = table_file_of(deck_);
    const auto table = platform::read_file(platform::name_of(target / wanted.name));
    if (!table || *table != wanted.bytes) return false;
    return std::all_of(deck_.pictures.begin(), deck_.pictures.end(), [&](const NewDeck::Picture& picture) {
        std::error_code failed;
        return fs::file_size(target / platform::path_from(picture.file), failed) == picture.bytes.size() && !failed;
    });
}

bool DeckWriter::end() {
    if (const auto failed = platform::sync_files(unfinished_)) return fail(failed.message());
    fs::path target = folder_ / platform::path_from(name_);
    std::error_code failed;
    for (int number = 2; fs::exists(fs::symlink_status(target, failed)); ++number) {
        if (is_there(target)) {
            finished_ = std::move(target);
            return true; // the destructor removes the new copy
        }
        target = folder_ / platform::path_from(name_ + "-" + std::to_string(number));
    }
    fs::rename(unfinished_, target, failed);
    if (failed) return fail(failed.message());
    unfinished_.clear();
    finished_ = std::move(target);
    if (const auto unsafe = platform::sync_folder(folder_)) return fail(unsafe.message());
    return true;
}

Result<fs::path> DeckWriter::take() {
    if (!written_) return written_.error();
    return finished_;
}

} // namespace twoturns::decks
