// Which files of a folder are a deck, in which order, and what each is called. Knows no disk.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "decks/own_pictures.hpp"
#include "platform/files.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// The file beside the pictures that may say what they are called.
inline constexpr const char* names_file = "names.csv";

using PictureNames = std::map<std::string, std::string>; ///< by file

/// Reads names.csv, a row for each picture with its file and its name, as tables of cards are read: in any encoding,
/// with any separator. Which column is which a heading says, or else the endings of files. Rows with a single cell are
/// passed over. The message is that of too many rows.
Result<PictureNames> parse_names(std::string_view text);

/// A text that parse_names() reads as these.
[[nodiscard]] std::string text_of(const PictureNames& names);

/// What a picture is called by its file: without folder and ending, without a number at its end that tells several of
/// one apart, "Zhang_Wei-2.jpg" is Zhang Wei; fit to be shown, and no longer than picture_limits allow.
[[nodiscard]] std::string name_of_picture(const std::string& file);

/// Whether a file is a picture that others read, by the ending of its name; and what is told of one.
[[nodiscard]] bool is_unread_picture_name(std::string_view file);
[[nodiscard]] Message unread_format(std::string_view file);

struct FolderPictures {
    struct One {
        std::string file;
        std::string name;
    };
    std::vector<One> files; ///< by their names' bytes
    std::vector<PictureLeftOut> left_out;
    std::size_t beyond = 0; ///< more than picture_limits allow
};

/// Picks the pictures by the ending of their names, which `names` may write in other letters: see NamesAlike. Hidden
/// files and folders are passed over, as is all that is no picture; those that other programs read are left out with
/// the reason.
[[nodiscard]] FolderPictures pictures_of(const std::vector<platform::FolderEntry>& entries, const PictureNames& names);

} // namespace twoturns::decks
