#include "view/decks/picture_reader.hpp"

#include <algorithm>
#include <utility>

#include "decks/pictures/picture_header.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "platform/files.hpp"
#include "view/decks/heif.hpp"
#include "view/decks/picture_reading.hpp"
#include "view/decks/same_pictures.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

/// Returns the picture's square, or an error, and the hash of the file's bytes.
Result<Surface> square_of_file(const std::string& file, const decks::Crop& crop, std::uint64_t& mark) {
    const auto bytes = platform::read_file(file, decks::picture_limits::file_bytes);
    if (!bytes) return bytes.error();
    mark = decks::mark_of(*bytes);
    try {
        return read_picture(*bytes, decks::picture_limits::cell, crop);
    } catch (const std::exception& error) {
        return Message{"{0}", {error.what()}};
    }
}

} // namespace

PictureReader::PictureReader(std::string folder, DeckCache cache, std::optional<std::size_t> most,
                             decks::PictureNames names, decks::Crops crops)
    : name_(folder), folder_(std::move(folder)), cache_(std::move(cache)), most_(most), names_(std::move(names)),
      crops_(std::move(crops)), keeps_(!most) {}

PictureReader::PictureReader(std::string name, std::string folder, decks::FolderPictures wanted, DeckCache cache,
                             bool keeps, decks::Crops crops)
    : name_(std::move(name)), folder_(std::move(folder)), cache_(std::move(cache)), crops_(std::move(crops)),
      given_(true), keeps_(keeps), wanted_(std::move(wanted)) {}

bool PictureReader::run() {
    if (!std::exchange(listed_, true)) {
        if (!given_) list();
        if (!failure_) compare_with_kept();
        return enough() && finish();
    }
    while (!enough() && !read(wanted_.files[next_++])) {
    }
    return enough() && finish();
}

bool PictureReader::enough() const {
    return next_ == all() || (most_ && static_cast<std::size_t>(found_.faces()) >= *most_);
}

void PictureReader::list() {
    const auto entries = platform::entries_of(folder_);
    if (!entries) {
        failure_ = entries.error();
        return;
    }
    decks::PictureNames names;
    read_names(*entries, names);
    for (const auto& [file, name] : names_) names[file] = name;
    std::vector<decks::LeftOut> unnamed = std::move(found_.others);
    wanted_ = decks::pictures_of(*entries, names);
    found_.others = std::move(wanted_.report.left_out);
    found_.others.insert(found_.others.begin(), unnamed.begin(), unnamed.end());
    found_.beyond = wanted_.report.beyond;
}

void PictureReader::compare_with_kept() {
    if (auto before = cache_.read(name_)) before_ = *std::move(before);
    changed_ = before_.others != found_.others || before_.beyond != found_.beyond ||
               before_.files.size() != wanted_.files.size();
}

void PictureReader::read_names(const std::vector<platform::FolderEntry>& entries, decks::PictureNames& names) {
    const bool any = std::any_of(entries.begin(), entries.end(),
                                 [](const auto& entry) { return entry.name == decks::names_file && !entry.is_folder; });
    if (!any) return;
    const auto path = platform::path_from(folder_) / decks::names_file;
    const auto text = platform::read_file(platform::name_of(path), decks::picture_limits::names_bytes);
    auto read = text ? decks::parse_names(*text) : Result<decks::PictureNames>{text.error()};
    if (read)
        names = *std::move(read);
    else
        found_.others.push_back({decks::names_file, read.error()});
}

/// Searches the cached list from the last position on, because both lists are sorted by name.
const KnownPicture* PictureReader::kept(const decks::FolderPictures::One& one) {
    const auto& files = before_.files;
    while (place_before_ < files.size() && files[place_before_].file < one.file)
        if (!files[place_before_++].left_out) ++face_before_;
    return place_before_ < files.size() && files[place_before_].file == one.file ? &files[place_before_] : nullptr;
}

bool PictureReader::read(const decks::FolderPictures::One& one) {
    const auto path = platform::path_from(folder_) / platform::path_from(one.file);
    const auto state = platform::state_of(path);
    const KnownPicture* known = kept(one);
    const auto moved = crops_.find(one.file);
    const decks::Crop crop = moved == crops_.end() ? decks::Crop{} : moved->second;
    // A picture that was unreadable may be readable now, because a library may have been installed.
    const bool unread = known != nullptr && known->left_out && decks::says_unread(*known->left_out) && has_heif();
    if (known != nullptr && !unread && state && known->state == *state && known->crop == crop) {
        changed_ = changed_ || known->name != one.name;
        found_.files.push_back({one.file, one.name, *state, known->left_out, crop, known->mark});
        if (!known->left_out) found_.pixels.append(before_.pixels, face_before_ * bytes_of_square, bytes_of_square);
        return false;
    }
    changed_ = true;
    KnownPicture read{one.file, one.name, state.value_or(platform::FileState{}), {}, crop};
    auto square = square_of_file(platform::name_of(path), crop, read.mark);
    if (!square)
        read.left_out = square.error();
    else if (platform::state_of(path) != state)
        read.left_out = Message{N_("the file changed while it was read")};
    else if (is_clear(**square))
        read.left_out = Message{N_("there is nothing to see in it")};
    else
        for (int y = 0; y < (*square)->h; ++y)
            found_.pixels.append(reinterpret_cast<const char*>(row_of(**square, y)),
                                 static_cast<std::size_t>((*square)->w) * 4);
    found_.files.push_back(std::move(read));
    return true;
}

bool PictureReader::finish() {
    before_ = {};
    if (!failure_ && !given_ && found_.faces() == 0) {
        failure_ = Message{N_("there is no picture in this folder")};
        if (!found_.others.empty()) failure_ = found_.others.front().why;
        for (const KnownPicture& one : found_.files)
            if (one.left_out) failure_ = *one.left_out;
    }
    if (!failure_ && changed_ && keeps_) cache_.write(name_, found_);
    return true;
}

Result<KnownPictures> PictureReader::take() {
    if (failure_) return *failure_;
    return std::move(found_);
}

} // namespace twoturns::view
