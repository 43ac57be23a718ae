#include "app/layouts/own_layouts.hpp"

#include <algorithm>
#include <string_view>
#include <system_error>

#include "app/files/file_form.hpp"
#include "platform/files.hpp"
#include "platform/sort_key.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/own_layout.hpp"

namespace twoturns::app {
namespace {

constexpr std::size_t most_file_bytes = std::size_t{1} << 20U; // the largest board with the longest tokens has 130 KB
constexpr std::string_view title_word = "; name";

/// Makes a title: one line, truncated to the maximum length.
std::string as_title(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    std::string title = one_line(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
    if (title.size() <= most_layout_title_bytes) return title;
    std::size_t end = most_layout_title_bytes;
    while ((static_cast<unsigned char>(title[end]) & 0xC0U) == 0x80U) --end; // never splits a UTF-8 character
    title.resize(end);
    return title;
}

/// Reads the titles from lines such as "; name: Cat" and "; name[zh_CN]: 猫". If a language has several lines, the
/// first counts.
std::map<std::string, std::string> titles_in(std::string_view text) {
    std::map<std::string, std::string> titles;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.starts_with(title_word)) continue;
        line.remove_prefix(title_word.size());
        std::string language;
        if (const std::size_t close = line.find(']'); line.starts_with('[') && close != std::string_view::npos) {
            language = line.substr(1, close - 1);
            line.remove_prefix(close + 1);
        }
        if (!line.starts_with(':')) continue;
        if (std::string title = as_title(line.substr(1)); !title.empty()) titles.emplace(language, std::move(title));
    }
    return titles;
}

} // namespace

std::string label_of(const OwnLayout& layout, const std::string& language) {
    for (const std::string& wanted : {language, std::string{}})
        if (const auto found = layout.titles.find(wanted); found != layout.titles.end()) return found->second;
    return one_line(layout.file);
}

Result<OwnLayout> parse_layout_file(const std::string& file, const std::string& text) {
    const auto drawn = parse_layout("file", text); // checks the text; its name is derived from its cells
    if (!drawn) return drawn.error();
    return OwnLayout{file, titles_in(text), own_layout(drawn->cells(*drawn->size()))};
}

std::string text_of_layout(const BoardLayout& layout, const std::string& title) {
    const Board board = layout.cells(layout.size().value_or(Size{}));
    std::string text = title.empty() ? "" : std::string(title_word) + ": " + as_title(title) + "\n";
    return text + to_text(board, {"o"});
}

std::string layout_file_name(const std::string& title) {
    std::string name = as_title(title);
    for (char& letter : name)
        if (std::string_view{"/\\:*?\"<>|"}.find(letter) != std::string_view::npos) letter = '-';
    while (!name.empty() && (name.back() == '.' || name.back() == ' ')) name.pop_back(); // Windows removes them
    name.erase(0, name.find_first_not_of('.'));                                          // otherwise the file is hidden
    return name.empty() ? name : name + layout_ending;
}

std::filesystem::path layouts_folder(const std::filesystem::path& store_folder) { return store_folder / "layouts"; }

Result<void> write_layout(const std::filesystem::path& store_folder, const std::string& name, const std::string& text,
                          bool replace) {
    if (store_folder.empty()) return Message{N_("There is no folder for layouts: the system names none.")};
    const std::filesystem::path folder = layouts_folder(store_folder);
    std::error_code failed;
    platform::make_own_folders(folder, failed); // if this fails, the write below fails too
    return platform::write_file(platform::name_of(folder / platform::path_from(name)), text, replace);
}

LayoutReader::LayoutReader(const std::filesystem::path& store_folder)
    : folder_(store_folder.empty() ? std::string{} : platform::name_of(layouts_folder(store_folder))) {}

bool LayoutReader::run() {
    if (!std::exchange(listed_, true)) {
        list();
        return waiting_.empty();
    }
    const std::string name = std::move(waiting_.back());
    waiting_.pop_back();
    const auto path = platform::path_from(folder_) / platform::path_from(name);
    const auto text = platform::read_file(platform::name_of(path), most_file_bytes);
    auto layout = text ? parse_layout_file(platform::name_of(path.stem()), *text) : Result<OwnLayout>{text.error()};
    if (layout)
        found_.layouts.push_back(*std::move(layout));
    else
        found_.faults.push_back({one_line(name), layout.error()});
    return waiting_.empty();
}

/// Lists the text files. Leaves out hidden files, which an editor may have put there.
void LayoutReader::list() {
    std::error_code none;
    if (folder_.empty() || !std::filesystem::exists(platform::path_from(folder_), none)) return;
    const auto entries = platform::entries_of(folder_);
    if (!entries) {
        found_.faults.push_back({one_line(folder_), entries.error()});
        return;
    }
    for (const platform::FolderEntry& entry : *entries)
        if (!entry.is_folder && !entry.name.starts_with('.') && entry.name.ends_with(layout_ending))
            waiting_.push_back(entry.name);
    std::sort(waiting_.begin(), waiting_.end(), platform::sorts_before);
    if (waiting_.size() > most_own_layouts) {
        found_.left_out = waiting_.size() - most_own_layouts;
        waiting_.resize(most_own_layouts);
    }
    std::reverse(waiting_.begin(), waiting_.end());
}

} // namespace twoturns::app
