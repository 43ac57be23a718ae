#include "app/files/file_form.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "app/files/everything.hpp"
#include "decks/decks.hpp"
#include "platform/sort_key.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

namespace fs = std::filesystem;
using platform::FolderEntry;
using platform::tr;

constexpr const char* parent = "..";

std::string ending_of(const std::string& name) { return platform::name_of(platform::path_from(name).extension()); }

/// Returns the ending to append to a name without a usual one.
const char* ending_for(FilePurpose purpose) {
    switch (purpose) {
    case FilePurpose::save_game: return game_ending;
    case FilePurpose::open_game:
    case FilePurpose::add_pictures:
    case FilePurpose::export_deck_folder: return "";
    case FilePurpose::export_deck: return decks::deck_ending;
    case FilePurpose::export_history: return ".csv";
    case FilePurpose::save_everything:
    case FilePurpose::take_everything: return everything_ending;
    case FilePurpose::save_picture: return picture_ending;
    case FilePurpose::save_layout: return layout_ending;
    }
    return "";
}

std::vector<FileKind> kinds_for(FilePurpose purpose) {
    switch (purpose) {
    case FilePurpose::save_game: return {{tr(N_("Saved games")), {game_ending}}};
    case FilePurpose::open_game: return {{tr(N_("Saved games and boards")), {game_ending, layout_ending}}};
    case FilePurpose::add_pictures: {
        FileKind all{tr(N_("Pictures and cards")), decks::import_endings()};
        const auto pictures = decks::picture_endings();
        all.endings.insert(all.endings.begin(), pictures.begin(), pictures.end());
        return {all};
    }
    case FilePurpose::export_history: return {{tr(N_("Tables (CSV)")), {".csv"}}, {"JSON", {".json"}}};
    case FilePurpose::save_everything:
    case FilePurpose::take_everything: return {{tr(N_("Games and settings of Two Turns")), {everything_ending}}};
    case FilePurpose::save_picture: return {{tr(N_("Pictures (PNG)")), {picture_ending}}, {"SVG", {drawing_ending}}};
    case FilePurpose::save_layout: return {{tr(N_("Layouts")), {layout_ending}}};
    case FilePurpose::export_deck: return {{tr(N_("Decks")), {decks::deck_ending}}};
    case FilePurpose::export_deck_folder: return {};
    }
    return {};
}

/// Returns whether the list of files shows files with this ending again.
bool is_usual(FilePurpose purpose, std::string ending) {
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    const auto kinds = kinds_for(purpose);
    return std::any_of(kinds.begin(), kinds.end(), [&](const FileKind& kind) {
        return std::find(kind.endings.begin(), kind.endings.end(), ending) != kind.endings.end();
    });
}

} // namespace

FileForm::FileForm(FilePurpose purpose, const std::string& folder, const std::string& name)
    : purpose_(purpose), base_(folder), proposed_(name) {
    path_ = platform::name_of(platform::path_from(folder) / platform::path_from(name));
}

void FileForm::write(std::string path) {
    path_ = std::move(path);
    if (platform::path_from(path_).is_absolute()) base_ = folder();
}

std::string FileForm::whole_path() const {
    const fs::path typed = platform::path_from(path_);
    const fs::path base = platform::path_from(base_);
    if (typed.is_absolute() || !base.is_absolute()) return path_;
    return platform::name_of((base / typed).lexically_normal());
}

std::string FileForm::folder() const { return platform::name_of(platform::path_from(whole_path()).parent_path()); }

std::string FileForm::name() const { return platform::name_of(platform::path_from(path_).filename()); }

std::string FileForm::ending() const { return ending_of(name()); }

bool FileForm::has_usual_ending() const { return is_usual(purpose_, ending()); }

std::vector<FileKind> FileForm::kinds() const { return kinds_for(purpose_); }

bool FileForm::is_parent(const FolderEntry& entry) { return entry.name == parent; }

bool FileForm::fits(const FolderEntry& entry) const {
    if (entry.name.empty() || entry.name.front() == '.') return false;
    return entry.is_folder || is_usual(purpose_, ending_of(entry.name));
}

void FileForm::list(const std::string& folder, std::vector<FolderEntry> entries) {
    if (folder != this->folder()) return;
    listed_ = folder;
    entries_.clear();
    folders_.clear();
    for (const FolderEntry& entry : entries)
        if (entry.is_folder) folders_.push_back(entry.name);
    if (platform::path_from(folder).has_relative_path()) entries_.push_back({parent, true});
    std::sort(entries.begin(), entries.end(), [](const FolderEntry& a, const FolderEntry& b) {
        return a.is_folder != b.is_folder ? a.is_folder : platform::sorts_before(a.name, b.name);
    });
    for (FolderEntry& entry : entries)
        if (fits(entry)) entries_.push_back(std::move(entry));
}

void FileForm::choose(std::size_t index) {
    const FolderEntry& entry = entries_[index];
    const fs::path here = platform::path_from(listed_);
    if (!entry.is_folder) {
        write(platform::name_of(here / platform::path_from(entry.name)));
        return;
    }
    // When saving, keeps the name when the player enters another folder.
    const fs::path name = chooses() ? fs::path{} : platform::path_from(this->name());
    write(platform::name_of((is_parent(entry) ? here.parent_path() : here / platform::path_from(entry.name)) / name));
}

bool FileForm::enter_named_folder() {
    if (path_.empty() || !platform::path_from(whole_path()).is_absolute()) return false;
    const bool named = listed_ == folder() && std::find(folders_.begin(), folders_.end(), name()) != folders_.end();
    if (!named && !name().empty()) return false;
    if (name().empty() && proposed_.empty()) return false; // this folder is already listed
    // A file to be written still needs a name.
    write(platform::name_of(platform::path_from(whole_path()) / platform::path_from(proposed_)));
    return true;
}

bool FileForm::chooses() const {
    return purpose_ == FilePurpose::open_game || purpose_ == FilePurpose::add_pictures ||
           purpose_ == FilePurpose::take_everything;
}

Result<void> FileForm::complete() {
    const std::string whole = whole_path();
    if (!platform::path_from(whole).is_absolute())
        return Message{N_("Write the whole path, from the topmost folder on.")};
    if (purpose_ != FilePurpose::add_pictures && name().empty()) return Message{N_("The file still needs a name.")};
    write(whole);
    if (purpose_ == FilePurpose::add_pictures) return {};
    // The ending in "level 3.5" is accidental. Without a usual ending the file would never be listed again.
    if (!chooses() && !is_usual(purpose_, ending_of(name()))) path_ += ending_for(purpose_);
    return {};
}

} // namespace twoturns::app
