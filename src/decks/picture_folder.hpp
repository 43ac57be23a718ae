// Selects the pictures of a folder that make a deck, and determines their order and names. Accesses no disk.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "decks/deck_report.hpp"
#include "platform/files.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// The optional file beside the pictures that gives them names.
inline constexpr const char* names_file = "names.csv";

using PictureNames = std::map<std::string, std::string>; ///< picture names by file name

/// Parses names.csv, which has a row with file and name for each picture: like tables of cards, in any encoding, with
/// any separator. A heading says which column is which; without a heading the file endings do. Skips rows with a single
/// cell. Returns a message if there are too many rows.
Result<PictureNames> parse_names(std::string_view text);

/// Returns a text that parse_names() reads as these names.
[[nodiscard]] std::string text_of(const PictureNames& names);

/// Derives a picture's name from its file name: without folder, ending and the trailing number that distinguishes
/// several pictures of one thing, so "Zhang_Wei-2.jpg" gives "Zhang Wei". The name is displayable and at most as long
/// as picture_limits allow.
[[nodiscard]] std::string name_of_picture(const std::string& file);

/// is_unread_picture_name() returns whether a file is a picture in an unsupported format, by its ending;
/// unread_format() returns the message about such a file.
[[nodiscard]] bool is_unread_picture_name(std::string_view file);
[[nodiscard]] Message unread_format(std::string_view file);

struct FolderPictures {
    struct One {
        std::string file;
        std::string name;
    };
    std::vector<One> files; ///< sorted by the bytes of their names
    DeckReport report;      ///< pictures in unsupported formats, and pictures beyond picture_limits
};

/// Selects the pictures by their endings. `names` may write the file names differently: see NamesAlike. Skips folders,
/// hidden files and other files; lists pictures in unsupported formats as left out.
[[nodiscard]] FolderPictures pictures_of(const std::vector<platform::FolderEntry>& entries, const PictureNames& names);

} // namespace twoturns::decks
