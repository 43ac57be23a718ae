#include "scene/file_form.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "scene/typing.hpp"

namespace twoturns::scene {
namespace {

namespace fs = std::filesystem;

constexpr const char* above = "..";

std::string ending_of(const std::string& name) { return fs::path(name).extension().string(); }

} // namespace

FileForm::FileForm(FilePurpose purpose, const std::string& folder, const std::string& name) : purpose_(purpose) {
    set_path((fs::path(folder) / name).string());
}

std::string FileForm::folder() const { return fs::path(path_).parent_path().string(); }

std::string FileForm::name() const { return fs::path(path_).filename().string(); }

void FileForm::set_path(std::string path) {
    path_ = std::move(path);
    error_.reset();
    tried_ = false;
}

bool FileForm::fits(const FolderEntry& entry) const {
    if (entry.name.empty() || entry.name.front() == '.') return false;
    if (entry.is_folder) return true;
    const std::string ending = ending_of(entry.name);
    if (purpose_ == FilePurpose::export_history) return ending == ".csv" || ending == ".json";
    return ending == game_ending || (purpose_ == FilePurpose::open_game && ending == ".txt");
}

void FileForm::list(const std::string& folder, std::vector<FolderEntry> entries) {
    if (folder != this->folder()) return;
    listed_ = folder;
    chosen_.reset();
    entries_.clear();
    if (fs::path(folder).has_relative_path()) entries_.push_back({above, true});
    std::sort(entries.begin(), entries.end(), [](const FolderEntry& a, const FolderEntry& b) {
        return a.is_folder != b.is_folder ? a.is_folder : a.name < b.name;
    });
    for (FolderEntry& entry : entries)
        if (fits(entry)) entries_.push_back(std::move(entry));
}

void FileForm::type(const std::string& text) {
    chosen_.reset();
    std::string path = path_;
    type_into(path, text, most_path_bytes);
    set_path(std::move(path));
}

void FileForm::erase() {
    chosen_.reset();
    std::string path = path_;
    pop_character(path);
    set_path(std::move(path));
}

void FileForm::step(int by) {
    const int last = static_cast<int>(entries_.size()) - 1;
    const int at = std::clamp((chosen_ ? static_cast<int>(*chosen_) : -1) + by, -1, last);
    chosen_ = at < 0 ? std::nullopt : std::optional{static_cast<std::size_t>(at)};
}

std::optional<std::variant<FileForm::List, FileForm::Use>> FileForm::enter() {
    error_.reset();
    if (chosen_) {
        const FolderEntry entry = entries_[*chosen_];
        const fs::path here = listed_;
        if (entry.is_folder) {
            // The name that is being written stays when another folder is chosen for it.
            const std::string name = purpose_ == FilePurpose::open_game ? "" : this->name();
            set_path(((entry.name == above ? here.parent_path() : here / entry.name) / name).string());
            return List{};
        }
        chosen_.reset();
        set_path((here / entry.name).string());
        if (purpose_ == FilePurpose::open_game) return Use{path_};
        return std::nullopt; // to be seen, and confirmed
    }
    if (!fs::path(path_).is_absolute()) {
        refuse({N_("Write the whole path, from the topmost folder on."), {}});
        return std::nullopt;
    }
    if (name().empty()) {
        if (folder() != listed_) return List{};
        refuse({N_("The file still needs a name."), {}});
        return std::nullopt;
    }
    if (purpose_ == FilePurpose::open_game) return Use{path_};
    const std::string usual_ending = purpose_ == FilePurpose::save_game ? game_ending : ".csv";
    if (ending_of(name()).empty()) path_ += usual_ending;
    return Use{path_, std::exchange(tried_, true)};
}

} // namespace twoturns::scene
