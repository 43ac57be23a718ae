// The layouts a player keeps as files: board text, like the layouts of the game, with lines for their names.
//
//     ; name: Cat
//     ; name[zh_CN]: 猫
//     o . o
//     o o o
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "platform/files.hpp"
#include "twoturns/board_layout.hpp"
#include "twoturns/result.hpp"

namespace twoturns::app {

/// If the folder has more files, only the first by name are read.
inline constexpr std::size_t most_own_layouts = 100;
inline constexpr std::size_t most_layout_title_bytes = 64;

struct OwnLayout {
    std::string file;                          ///< name without folder and ending
    std::map<std::string, std::string> titles; ///< by language, "" for any
    BoardLayout layout;
};
/// Returns the layout's name in a language: its title, else the file's name.
[[nodiscard]] std::string label_of(const OwnLayout& layout, const std::string& language);

struct LayoutFault { // a file that was skipped
    std::string file;
    Message why;
};

struct OwnLayouts {
    std::vector<OwnLayout> layouts; ///< by file name
    std::vector<LayoutFault> faults;
    std::size_t left_out = 0; ///< number of files beyond the maximum
};

/// Parses a layout file; `file` is its name without ending.
Result<OwnLayout> parse_layout_file(const std::string& file, const std::string& text);
/// Returns the text of a layout file, to be parsed again; `title` may be empty.
[[nodiscard]] std::string text_of_layout(const BoardLayout& layout, const std::string& title);
/// Returns a file name for a title that is valid on every system; empty if no character is left.
[[nodiscard]] std::string layout_file_name(const std::string& title);

/// Returns the folder of layout files, within the store's folder; it may not exist yet.
[[nodiscard]] std::filesystem::path layouts_folder(const std::filesystem::path& store_folder);
/// Writes a layout file, and makes the folder if needed; errors as for platform::write_file().
Result<void> write_layout(const std::filesystem::path& store_folder, const std::string& name, const std::string& text,
                          bool replace);

/// Reads the folder, one file per slice.
class LayoutReader {
public:
    explicit LayoutReader(const std::filesystem::path& store_folder);
    /// Reads the next file; returns true when finished.
    bool run();
    [[nodiscard]] OwnLayouts take() { return std::move(found_); }

private:
    void list();

    std::string folder_;
    bool listed_ = false;
    std::vector<std::string> waiting_; ///< names of files still to read, the next one last
    OwnLayouts found_;
};

} // namespace twoturns::app
