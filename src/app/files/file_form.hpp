// Which file: a path that is written, and the entries of a folder to choose from. It knows paths as text only; the
// folder's entries are told to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/files/file_access.hpp"
#include "platform/files.hpp"
#include "twoturns/result.hpp"

namespace twoturns::app {

enum class FilePurpose : std::uint8_t {
    save_game,
    open_game,
    add_pictures, ///< a folder is meant, or the one of a picture
    export_history,
    save_picture,
    save_layout,
    export_deck,        ///< as a single file
    export_deck_folder, ///< as a folder that is made
};

/// More than any system takes as a path.
inline constexpr std::size_t most_path_bytes = 4096;
/// The ending of saved games' names.
inline constexpr const char* game_ending = ".twoturns";
/// And of pictures.
inline constexpr const char* picture_ending = ".png";
inline constexpr const char* drawing_ending = ".svg"; // for other programs to draw with
/// And of layouts.
inline constexpr const char* layout_ending = ".txt";

class FileForm {
public:
    /// `folder` is an absolute path; `name` the file's, empty where one is to be chosen.
    FileForm(FilePurpose purpose, const std::string& folder, const std::string& name);

    [[nodiscard]] FilePurpose purpose() const { return purpose_; }
    [[nodiscard]] const std::string& path() const { return path_; }
    void write(std::string path) { path_ = std::move(path); }
    /// Of the name.
    [[nodiscard]] std::string ending() const;
    /// Whether the name is one of those that can be meant, by its ending.
    [[nodiscard]] bool has_usual_ending() const;
    /// What can be meant, the usual first.
    [[nodiscard]] std::vector<FileKind> kinds() const;
    /// The folder of the path: its entries are wanted.
    [[nodiscard]] std::string folder() const;
    [[nodiscard]] std::string name() const;
    /// The folder whose entries are known.
    [[nodiscard]] const std::string& listed() const { return listed_; }
    /// To choose from: the parent folder first, then folders, then files that can be meant.
    [[nodiscard]] const std::vector<platform::FolderEntry>& entries() const { return entries_; }
    [[nodiscard]] static bool is_parent(const platform::FolderEntry& entry);

    /// Takes what is in a folder; what came for another folder than the one of the path now is ignored.
    void list(const std::string& folder, std::vector<platform::FolderEntry> entries);

    /// Goes into the folder of an entry, or puts the file's name into the path.
    void choose(std::size_t entry);
    /// Goes into the folder that the path names, where it is known to be one; false where it is none.
    bool enter_named_folder();
    /// Why the path names no file yet; nothing when it does. A name without its usual ending gets it.
    [[nodiscard]] std::optional<Message> complete();

private:
    /// Nothing is written.
    [[nodiscard]] bool chooses() const;
    [[nodiscard]] bool fits(const platform::FolderEntry& entry) const;

    FilePurpose purpose_;
    std::string path_;
    std::string proposed_; ///< the name the file had at first
    std::string listed_;
    std::vector<std::string> folders_; ///< in the folder whose entries are known, hidden ones too
    std::vector<platform::FolderEntry> entries_;
};

} // namespace twoturns::app
