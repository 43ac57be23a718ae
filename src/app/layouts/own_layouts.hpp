// The layouts a player keeps as files: board text, as those of the game are, with lines that say what they are called.
//
//     ; name: Cat
//     ; name[zh_CN]: 猫
//     o . o
//     o o o
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "platform/files.hpp"
#include "twoturns/board_layout.hpp"
#include "twoturns/result.hpp"

namespace twoturns::app {

/// Of more files in the folder the first are taken, by name.
inline constexpr std::size_t most_own_layouts = 100;
inline constexpr std::size_t most_layout_title_bytes = 64;

struct OwnLayout {
    std::string file;                          ///< its name without folder and ending
    std::map<std::string, std::string> titles; ///< by language, "" for any
    BoardLayout layout;
};
/// What it is called in a language: what the file says, else the file's name.
[[nodiscard]] std::string label_of(const OwnLayout& layout, const std::string& language);

struct LayoutFault { // of a file, which is passed over
    std::string file;
    Message why;
};

struct OwnLayouts {
    std::vector<OwnLayout> layouts; ///< by file name
    std::vector<LayoutFault> faults;
    std::size_t left_out = 0; ///< files beyond those that are taken
};

/// `file` is the name without ending.
Result<OwnLayout> parse_layout_file(const std::string& file, const std::string& text);
/// As it is read again; `title` may be empty.
[[nodiscard]] std::string text_of_layout(const BoardLayout& layout, const std::string& title);
/// A name for the file of a layout that is called so, which every system takes; empty where nothing is left of it.
[[nodiscard]] std::string layout_file_name(const std::string& title);

/// Where those files are: a folder in that of the store, which may not be there yet.
[[nodiscard]] std::filesystem::path layouts_folder(const std::filesystem::path& store_folder);
/// Writes one, into the folder that is made if need be; as platform::write_file().
[[nodiscard]] std::optional<Message> write_layout(const std::filesystem::path& store_folder, const std::string& name,
                                                  const std::string& text, bool replace);

/// Reads the folder, a file a slice.
class LayoutReader {
public:
    explicit LayoutReader(const std::filesystem::path& store_folder);
    /// Goes on; true when it is finished.
    bool run();
    [[nodiscard]] OwnLayouts take() { return std::move(found_); }

private:
    void list();

    std::string folder_;
    bool listed_ = false;
    std::vector<std::string> waiting_; ///< names of files, the last one first
    OwnLayouts found_;
};

} // namespace twoturns::app
