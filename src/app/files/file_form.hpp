// The choice of a file: an editable path, and the entries of a folder to choose from. Handles paths only as text; the
// caller passes in the entries.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "app/files/file_access.hpp"
#include "platform/files.hpp"
#include "twoturns/result.hpp"

namespace twoturns::app {

enum class FilePurpose : std::uint8_t {
    save_game,
    open_game,
    add_pictures, ///< a folder, or the folder of a picture
    export_history,
    save_picture,
    save_layout,
    save_everything,
    take_everything,
    export_deck,        ///< to a single file
    export_deck_folder, ///< to a new folder
};

/// The maximum length of a path, longer than any system allows.
inline constexpr std::size_t most_path_bytes = 4096;
/// The ending of saved game files.
inline constexpr const char* game_ending = ".twoturns";
/// The ending of pixel pictures.
inline constexpr const char* picture_ending = ".png";
inline constexpr const char* drawing_ending = ".svg"; // the ending of drawings for other programs
/// The ending of layouts.
inline constexpr const char* layout_ending = ".txt";

class FileForm {
public:
    /// `folder` is an absolute path. `name` is the file's name, empty if the player is to choose a file.
    FileForm(FilePurpose purpose, const std::string& folder, const std::string& name);

    [[nodiscard]] FilePurpose purpose() const { return purpose_; }
    /// Returns whether the purpose is to choose an existing file or folder, not to write one.
    [[nodiscard]] bool chooses() const;
    [[nodiscard]] const std::string& path() const { return path_; }
    /// Replaces the path. A relative path, such as a plain file name, counts from the folder of the last absolute path.
    void write(std::string path);
    /// Returns the ending of the file name in the path.
    [[nodiscard]] std::string ending() const;
    /// Returns whether the file name has an ending of an acceptable kind.
    [[nodiscard]] bool has_usual_ending() const;
    /// Returns the acceptable kinds of file, the usual kind first.
    [[nodiscard]] std::vector<FileKind> kinds() const;
    /// Returns the folder of the path, whose entries should be listed.
    [[nodiscard]] std::string folder() const;
    [[nodiscard]] std::string name() const;
    /// Returns the folder that is listed.
    [[nodiscard]] const std::string& listed() const { return listed_; }
    /// Returns the entries to choose from: the parent folder, then folders, then acceptable files.
    [[nodiscard]] const std::vector<platform::FolderEntry>& entries() const { return entries_; }
    [[nodiscard]] static bool is_parent(const platform::FolderEntry& entry);

    /// Sets the entries of a folder. Ignores any folder except the folder of the current path.
    void list(const std::string& folder, std::vector<platform::FolderEntry> entries);

    /// Enters the folder of an entry, or puts the file's name into the path.
    void choose(std::size_t entry);
    /// Enters the folder that the path names. Returns false if the path is not known to be a folder.
    bool enter_named_folder();
    /// Appends the usual ending if the name has no ending. Returns an error if the path names no file.
    Result<void> complete();

private:
    /// Returns the path from the topmost folder on, as far as that is known.
    [[nodiscard]] std::string whole_path() const;
    [[nodiscard]] bool fits(const platform::FolderEntry& entry) const;

    FilePurpose purpose_;
    std::string path_;
    std::string base_;     ///< the folder from which a relative path counts
    std::string proposed_; ///< the initial name of the file
    std::string listed_;
    std::vector<std::string> folders_; ///< the folders in the listed folder, including hidden ones
    std::vector<platform::FolderEntry> entries_;
};

} // namespace twoturns::app
