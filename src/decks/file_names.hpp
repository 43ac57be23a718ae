// Names for files that are made from what people call things.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace twoturns::decks {

/// A name that a file can have on any system: without what separates folders, what Windows forbids, and dots or blanks
/// at its ends; not one of the devices that Windows has; of at most `most` bytes, no character halved. What nothing is
/// left of is `otherwise`.
[[nodiscard]] std::string file_name_from(std::string_view text, std::string_view otherwise, std::size_t most = 100);

/// The same for all names that a file system may take for the same: in small letters of Latin, Greek, Cyrillic and
/// Armenian, as far as those take two bytes.
[[nodiscard]] std::string folded(const std::string& name);

/// The names in a folder, no two the same even where large and small letters are: of Latin, Greek, Cyrillic, Armenian.
class FileNames {
public:
    /// The stem with the ending, or with a number between them where that is taken; `ending` begins with its dot.
    std::string take(const std::string& stem, const std::string& ending);

private:
    std::set<std::string> taken_; ///< in small letters of all scripts
};

/// Finds files by names that people wrote, or that another system did.
class NamesAlike {
public:
    explicit NamesAlike(std::vector<std::string> files);
    /// The file of just that name, else one whose name differs in large and small letters, or in how letters with marks
    /// are made: of one sign or of several. Nothing where there is none.
    [[nodiscard]] std::optional<std::string> find(const std::string& name) const;

private:
    std::set<std::string> files_;
    std::multimap<std::string, std::string> alike_; ///< by what all that are alike have in common
};

} // namespace twoturns::decks
