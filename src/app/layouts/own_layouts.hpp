// The layouts that a player keeps as files: board text, like the layouts of the game, with additional lines for names.
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

/// The most files that are read. In a larger folder the first files by name are read.
inline constexpr std::size_t most_own_layouts = 100;
inline constexpr std::size_t most_layout_title_bytes = 64;

struct OwnLayout {
    std::string file;                          ///< file name without folder and ending
    std::map<std::string, std::string> titles; ///< titles by language code; "" for any language
    BoardLayout layout;
};
/// Returns the layout's name in a language: its title, otherwise the file's name.
[[nodiscard]] std::string label_of(const OwnLayout& layout, const std::string& language);

struct LayoutFault { // a file that was skipped, and the reason
    std::string file;
    Message why;
};

struct OwnLayouts {
    std::vector<OwnLayout> layouts; ///< sorted by file name
    std::vector<LayoutFault> faults;
    std::size_t left_out = 0; ///< the number of files beyond the maximum
};

/// Parses a layout file; `file` is its name without ending.
Result<OwnLayout> parse_layout_file(const std::string& file, const std::string& text);
/// Returns the text of a layout file, which parse_layout_file() can read. `title` may be empty.
[[nodiscard]] std::string text_of_layout(const BoardLayout& layout, const std::string& title);
/// Derives from a title a file name that is valid on every system; empty if no character remains.
[[nodiscard]] std::string layout_file_name(const std::string& title);

/// Returns the folder of layout files in the store's folder. It may not exist yet.
[[nodiscard]] std::filesystem::path layouts_folder(const std::filesystem::path& store_folder);
/// Writes a layout file and creates the folder if needed. Returns the errors of platform::write_file().
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
    std::vector<std::string> waiting_; ///< the names of files still to be read, the next one last
    OwnLayouts found_;
};

} // namespace twoturns::app
