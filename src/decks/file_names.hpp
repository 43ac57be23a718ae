// Makes and finds names of files.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace twoturns::decks {

/// Returns a file name that is valid on every system: without folder separators, characters that Windows forbids, and
/// dots or blanks at the ends; not a Windows device; at most `most` bytes, cut between characters. Returns `otherwise`
/// if nothing remains.
[[nodiscard]] std::string file_name_from(std::string_view text, std::string_view otherwise, std::size_t most = 100);

/// Returns the same text for all names that a file system may treat as equal: in lower case for Latin, Greek, Cyrillic
/// and Armenian letters of at most two bytes.
[[nodiscard]] std::string folded(const std::string& name);

/// The names in a folder, unique even if case is ignored in Latin, Greek, Cyrillic and Armenian.
class FileNames {
public:
    /// Returns the stem with the ending, with a number between them if the name is taken; `ending` begins with its dot.
    std::string take(const std::string& stem, const std::string& ending);

private:
    std::set<std::string> taken_; ///< folded
};

/// Finds files by names written by people or by another system.
class NamesAlike {
public:
    explicit NamesAlike(std::vector<std::string> files);
    /// Returns the file with exactly this name, else one whose name differs only in case or in composed and separate
    /// marks; nullopt if none.
    [[nodiscard]] std::optional<std::string> find(const std::string& name) const;

private:
    std::set<std::string> files_;
    std::multimap<std::string, std::string> alike_; ///< by folded and composed name
};

} // namespace twoturns::decks
