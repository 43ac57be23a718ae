// Makes names for files, and finds files by name.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace twoturns::decks {

/// Returns a file name that is valid on every system: without folder separators, without characters that Windows
/// forbids, without dots or blanks at the ends, not the name of a Windows device, and cut between characters to at most
/// `most` bytes. Returns `otherwise` if nothing remains.
[[nodiscard]] std::string file_name_from(std::string_view text, std::string_view otherwise, std::size_t most = 100);

/// Returns the same text for all names that a file system may treat as equal: Latin, Greek, Cyrillic and Armenian
/// letters of at most two bytes in lower case.
[[nodiscard]] std::string folded(const std::string& name);

/// The names in a folder. They are unique even if case is ignored in Latin, Greek, Cyrillic and Armenian.
class FileNames {
public:
    /// Returns `stem` + `ending`, with a number between them if that name is taken. `ending` begins with a dot.
    std::string take(const std::string& stem, const std::string& ending);

private:
    std::set<std::string> taken_; ///< names in the form of folded()
};

/// Finds files by names that people or other systems wrote.
class NamesAlike {
public:
    explicit NamesAlike(std::vector<std::string> files);
    /// Returns the file with exactly this name; otherwise a file whose name differs only in case, or in marks that are
    /// composed or separate; nullopt if there is none.
    [[nodiscard]] std::optional<std::string> find(const std::string& name) const;

private:
    std::set<std::string> files_;
    std::multimap<std::string, std::string> alike_; ///< by name, folded and composed
};

} // namespace twoturns::decks
