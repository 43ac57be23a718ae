// What stands in the panel that asks for a file: its path in a field, and the folder it is in to
// choose from. It knows paths as text only; the folder's entries are told to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "twoturns/result.hpp"

namespace twoturns::scene {

enum class FilePurpose : std::uint8_t {
    save_game,
    open_game,
    export_history,
};

struct FolderEntry {
    std::string name; // UTF-8, without its folder
    bool is_folder = false;
    friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};

class FileForm {
public:
    FileForm() = default;
    /// `folder` is an absolute path; `name` the file's, empty where one is to be chosen.
    FileForm(FilePurpose purpose, const std::string& folder, const std::string& name);

    [[nodiscard]] FilePurpose purpose() const { return purpose_; }
    [[nodiscard]] const std::string& path() const { return path_; }
    /// The folder of the path: its entries are wanted.
    [[nodiscard]] std::string folder() const;
    /// The entries to choose from: the folder above first, then folders, then files that can be meant.
    [[nodiscard]] const std::vector<FolderEntry>& entries() const { return entries_; }
    /// The entry that is chosen; nothing while the path itself is being written.
    [[nodiscard]] std::optional<std::size_t> chosen() const { return chosen_; }
    [[nodiscard]] const std::optional<Message>& error() const { return error_; }

    /// Takes what is in a folder; what came for another folder than the one shown now is ignored.
    void list(const std::string& folder, std::vector<FolderEntry> entries);
    void refuse(Message why) { error_ = std::move(why); }

    /// Adds to the path what there is room for.
    void type(const std::string& text);
    void erase();
    /// Up or down the list; above its first entry is the path.
    void step(int by);
    void choose(std::size_t entry) { chosen_ = entry; }
    void write() { chosen_.reset(); } ///< the path again

    struct List { // show what is in folder() now
    };
    struct Use { // this file
        std::string path;
        bool replace = false; ///< one that is there already was confirmed
    };
    /// Enter: goes into a folder, or names the file; a second one on the same file confirms that it
    /// is replaced. Nothing when the player has to say more.
    [[nodiscard]] std::optional<std::variant<List, Use>> enter();

private:
    void set_path(std::string path);
    [[nodiscard]] std::string name() const;
    [[nodiscard]] bool fits(const FolderEntry& entry) const;

    FilePurpose purpose_ = FilePurpose::open_game;
    std::string path_;
    std::string listed_; ///< the folder the entries are of
    std::vector<FolderEntry> entries_;
    std::optional<std::size_t> chosen_;
    std::optional<Message> error_;
    bool tried_ = false; ///< to write under this very path
};

/// More than any system takes as a path.
inline constexpr std::size_t most_path_bytes = 4096;

/// The ending of saved games' names.
inline constexpr const char* game_ending = ".twoturns";

} // namespace twoturns::scene
