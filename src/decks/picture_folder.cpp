#include "decks/picture_folder.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "decks/file_names.hpp"
#include "decks/formats/card_table.hpp"
#include "decks/formats/csv_cell.hpp"
#include "decks/formats/table_heading.hpp"
#include "decks/picture_scan.hpp"
#include "decks/pictures/picture_header.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

struct OtherFormat {
    std::string_view ending;
    const char* name;
};
constexpr std::array other_formats{
    OtherFormat{".jxl", "JPEG XL"}, OtherFormat{".tif", "TIFF"},      OtherFormat{".tiff", "TIFF"},
    OtherFormat{".svgz", "SVGZ"},   OtherFormat{".psd", "Photoshop"}, OtherFormat{".raw", "RAW"},
    OtherFormat{".cr2", "RAW"},     OtherFormat{".cr3", "RAW"},       OtherFormat{".nef", "RAW"},
    OtherFormat{".arw", "RAW"},     OtherFormat{".dng", "RAW"},       OtherFormat{".jp2", "JPEG 2000"},
    OtherFormat{".ico", "ICO"}};

std::string_view stem_of(std::string_view file) {
    const std::size_t dot = file.rfind('.');
    return dot == std::string_view::npos || dot == 0 ? file : file.substr(0, dot);
}

/// Returns the ending of a picture's file name in lower case.
std::string picture_ending_of(std::string_view file) {
    std::string ending{file.substr(stem_of(file).size())};
    for (char& letter : ending)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return ending;
}

const OtherFormat* other_format_of(std::string_view file) {
    const std::string ending = picture_ending_of(file);
    const auto* const found = std::find_if(other_formats.begin(), other_formats.end(),
                                           [&](const OtherFormat& one) { return one.ending == ending; });
    return found == other_formats.end() ? nullptr : found;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Returns the file name's stem without "-2" or " (2)" at its end.
std::string_view without_number(std::string_view stem) {
    std::string_view rest = stem;
    const bool in_brackets = rest.ends_with(')');
    if (in_brackets) rest.remove_suffix(1);
    const std::size_t with_digits = rest.size();
    while (!rest.empty() && is_digit(rest.back())) rest.remove_suffix(1);
    const std::string_view before = in_brackets ? "(" : "-";
    if (rest.size() == with_digits || !rest.ends_with(before)) return stem;
    rest.remove_suffix(1);
    while (rest.ends_with(' ') || rest.ends_with('_')) rest.remove_suffix(1);
    return rest.empty() ? stem : rest;
}

/// Returns a text as a displayable name: one line of limited length, cut between characters.
std::string as_name(std::string_view text) {
    std::string name = one_line(text);
    if (name.size() <= picture_limits::name_bytes) return name;
    std::size_t end = picture_limits::name_bytes;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
    name.resize(end);
    return name;
}

/// The columns of file and name, found by a heading or by the endings of the files.
struct NameColumns {
    std::size_t file = 0;
    std::size_t name = 1;
};

std::optional<NameColumns> columns_by_heading(std::span<const std::string> row) {
    std::optional<std::size_t> file;
    std::optional<std::size_t> name;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const ColumnMeaning meaning = meaning_of_column(row[i]);
        if (meaning == ColumnMeaning::file && !file) file = i;
        if (meaning == ColumnMeaning::name && !name) name = i;
    }
    if (!file || !name) return std::nullopt;
    return NameColumns{*file, *name};
}

NameColumns columns_by_endings(std::span<const std::string> row) {
    const bool swapped = row.size() > 1 && !is_picture_name(row[0]) && is_picture_name(row[1]);
    return swapped ? NameColumns{1, 0} : NameColumns{};
}

} // namespace

Result<PictureNames> parse_names(std::string_view text) {
    PictureNames names;
    std::optional<NameColumns> columns;
    std::size_t rows = 0;
    std::optional<Message> wrong;
    each_row(text, [&](std::span<const std::string> row, std::size_t line) {
        if (rows++ == picture_limits::names_rows)
            wrong = Message{N_("line {0}: too many rows"), {std::to_string(line)}};
        if (wrong || row.size() < 2) return; // a blank or malformed line
        if (!columns) {
            columns = columns_by_heading(row);
            if (columns) return;
            columns = columns_by_endings(row);
        }
        if (std::max(columns->file, columns->name) >= row.size()) return;
        const std::string& file = row[columns->file];
        if (std::string name = as_name(row[columns->name]); !file.empty() && !name.empty())
            names[file] = std::move(name);
    });
    if (wrong) return *std::move(wrong);
    return names;
}

std::string text_of(const PictureNames& names) {
    std::string text = "file,name\n";
    for (const auto& [file, name] : names) {
        append_cell(text, file);
        text += ',';
        append_cell(text, name);
        text += '\n';
    }
    return text;
}

std::string name_of_picture(const std::string& file) {
    const std::string_view stem = stem_of(file);
    std::string name{without_number(stem)};
    std::replace(name.begin(), name.end(), '_', ' ');
    const std::size_t first = name.find_first_not_of(' ');
    if (first == std::string::npos) return as_name(stem);
    return as_name(std::string_view{name}.substr(first, name.find_last_not_of(' ') - first + 1));
}

bool is_unread_picture_name(std::string_view file) { return other_format_of(file) != nullptr; }

Message unread_format(std::string_view file) {
    const OtherFormat* const format = other_format_of(file);
    return unread_picture(format == nullptr ? std::string{file} : format->name);
}

FolderPictures pictures_of(const std::vector<platform::FolderEntry>& entries, const PictureNames& names) {
    FolderPictures found;
    std::vector<std::string> files;
    for (const platform::FolderEntry& entry : entries)
        if (!entry.is_folder) files.push_back(entry.name);
    const NamesAlike alike{std::move(files)};
    PictureNames called; // by file name
    for (const auto& [file, name] : names)
        if (const auto there = alike.find(file)) called.try_emplace(*there, name);
    for (const platform::FolderEntry& entry : entries) {
        if (entry.is_folder || entry.name.starts_with('.')) continue;
        if (is_picture_name(entry.name)) {
            const auto named = called.find(entry.name);
            found.files.push_back({entry.name, named == called.end() ? name_of_picture(entry.name) : named->second});
        } else if (is_unread_picture_name(entry.name)) {
            found.report.left_out.push_back({one_line(entry.name), unread_format(entry.name)});
        }
    }
    std::sort(found.files.begin(), found.files.end(), [](const auto& a, const auto& b) { return a.file < b.file; });
    std::sort(found.report.left_out.begin(), found.report.left_out.end(),
              [](const auto& a, const auto& b) { return a.file < b.file; });
    const auto cut = [&](auto& list) {
        if (list.size() <= picture_limits::pictures) return;
        found.report.beyond += list.size() - picture_limits::pictures;
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(picture_limits::pictures), list.end());
    };
    cut(found.files);
    cut(found.report.left_out);
    return found;
}

} // namespace twoturns::decks
