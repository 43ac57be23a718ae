#include "view/decks/deck_cache.hpp"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <system_error>
#include <utility>

#include "decks/pictures/picture_limits.hpp"
#include "platform/files.hpp"
#include "twoturns/notation.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

namespace fs = std::filesystem;

static_assert(bytes_of_square == std::size_t{4} * decks::picture_limits::cell * decks::picture_limits::cell);

// Eight bytes, followed by a checksum of the rest. Increase the number whenever the format changes.
constexpr std::string_view cache_signature = "2TPICS04";
constexpr const char* cache_ending = ".pictures";
/// The maximum size of the cache entry for one folder and its report.
constexpr std::size_t most_cache_bytes =
    decks::picture_limits::pictures * (bytes_of_square + (std::size_t{4} << 10U)) + (std::size_t{4} << 20U);
constexpr int atlas_columns = 16;

std::uint64_t sum_of(std::string_view bytes) {
    uLong sum = crc32(0, nullptr, 0);
    constexpr std::size_t piece = std::size_t{1} << 30U;
    for (; !bytes.empty(); bytes.remove_prefix(std::min(piece, bytes.size())))
        sum =
            crc32(sum, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(std::min(piece, bytes.size())));
    return sum;
}

class CacheWriter {
public:
    void number(std::uint64_t value) {
        std::array<char, sizeof value> bytes{};
        std::memcpy(bytes.data(), &value, sizeof value);
        text_.append(bytes.data(), bytes.size());
    }
    void text(std::string_view value) {
        number(value.size());
        text_ += value;
    }
    void message(const Message& value) {
        text(value.id);
        number(value.args.size());
        for (const std::string& arg : value.args) text(arg);
    }
    [[nodiscard]] std::string take() { return std::move(text_); }

private:
    std::string text_;
};

/// Reads values in order. Returns zeros after the end of the data.
class CacheReader {
public:
    explicit CacheReader(std::string_view bytes) : bytes_(bytes) {}
    std::uint64_t number() {
        std::uint64_t value = 0;
        const std::string_view part = take(sizeof value);
        if (good_) std::memcpy(&value, part.data(), sizeof value);
        return value;
    }
    std::string text() { return std::string(take(number())); }
    Message message() {
        Message value{text(), {}};
        for (std::uint64_t left = count(); left > 0; --left) value.args.push_back(text());
        return value;
    }
    /// Reads a count of items, each of which takes at least eight bytes.
    std::uint64_t count() {
        const std::uint64_t value = number();
        if (value > bytes_.size() / sizeof value) good_ = false;
        return good_ ? value : 0;
    }
    [[nodiscard]] std::string_view rest() const { return bytes_; }
    [[nodiscard]] bool good() const { return good_; }

private:
    std::string_view take(std::uint64_t size) {
        if (size > bytes_.size()) good_ = false;
        if (!good_) return {};
        const std::string_view part = bytes_.substr(0, size);
        bytes_.remove_prefix(size);
        return part;
    }
    std::string_view bytes_;
    bool good_ = true;
};

std::string head_of(const std::string& folder, const KnownPictures& pictures) {
    CacheWriter out;
    out.text(folder);
    out.number(pictures.files.size());
    for (const KnownPicture& one : pictures.files) {
        out.text(one.file);
        out.text(one.name);
        for (const std::uint64_t value :
             {one.state.volume, one.state.number, one.state.size, static_cast<std::uint64_t>(one.state.changed)})
            out.number(value);
        for (const int value : {one.crop.across, one.crop.down, one.crop.side})
            out.number(static_cast<std::uint64_t>(value));
        out.number(one.mark);
        out.number(one.left_out ? 1 : 0);
        if (one.left_out) out.message(*one.left_out);
    }
    out.number(pictures.others.size());
    for (const decks::LeftOut& one : pictures.others) {
        out.text(one.file);
        out.message(one.why);
    }
    out.number(pictures.beyond);
    return out.take();
}

std::optional<KnownPictures> parsed(std::string_view bytes, const std::string& folder) {
    CacheReader in{bytes};
    if (in.text() != folder) return std::nullopt;
    KnownPictures pictures;
    for (std::uint64_t left = in.count(); left > 0; --left) {
        KnownPicture one{in.text(), in.text(), {}, {}, {}};
        one.state = {in.number(), in.number(), in.number(), static_cast<std::int64_t>(in.number())};
        for (int* const value : {&one.crop.across, &one.crop.down, &one.crop.side})
            *value = static_cast<int>(in.number());
        one.mark = in.number();
        if (in.number() != 0) one.left_out = in.message();
        pictures.files.push_back(std::move(one));
    }
    for (std::uint64_t left = in.count(); left > 0; --left) {
        std::string file = in.text();
        pictures.others.push_back({std::move(file), in.message()});
    }
    pictures.beyond = in.number();
    const auto faces = static_cast<std::size_t>(pictures.faces());
    if (!in.good() || faces > decks::picture_limits::pictures || in.rest().size() != faces * bytes_of_square)
        return std::nullopt;
    pictures.pixels = in.rest();
    return pictures;
}

} // namespace

int KnownPictures::faces() const {
    return static_cast<int>(std::count_if(files.begin(), files.end(), [](const auto& one) { return !one.left_out; }));
}

decks::PictureScan KnownPictures::scan(const std::string& folder) const {
    decks::PictureScan content;
    content.deck = folder;
    content.report.left_out = others;
    content.report.beyond = beyond;
    content.of_folder = true;
    for (const KnownPicture& one : files) {
        if (one.left_out) {
            content.report.left_out.push_back({one_line(one.file), *one.left_out});
            continue;
        }
        content.names.push_back(one.name);
        content.words.push_back({one.file, one.name, one.file});
    }
    return content;
}

DeckFaces deck_of(const KnownPictures& pictures) {
    constexpr int cell = decks::picture_limits::cell;
    const int faces = pictures.faces();
    const int columns = std::min(faces, atlas_columns);
    DeckFaces deck{make_surface(cell * columns, cell * ((faces + columns - 1) / columns)), cell, columns, faces};
    const char* from = pictures.pixels.data();
    constexpr std::size_t row_bytes = std::size_t{4} * cell;
    for (int face = 0; face < faces; ++face) {
        const SDL_Rect place = deck.part(face);
        for (int y = 0; y < cell; ++y, from += row_bytes)
            std::memcpy(row_of(*deck.atlas, place.y + y) + place.x, from, row_bytes);
    }
    for (const KnownPicture& one : pictures.files)
        if (!one.left_out) deck.marks.push_back(one.mark);
    return deck;
}

DeckCache::DeckCache(fs::path data_folder)
    : folder_(data_folder.empty() ? fs::path{} : std::move(data_folder) / "thumbnails") {}

fs::path DeckCache::file_of(const std::string& folder) const {
    std::uint64_t hash = 0xCBF29CE484222325U; // FNV-1a; of two folders with one hash, the later is kept
    for (const char c : folder) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    std::string name;
    for (unsigned shift = 64; shift > 0; shift -= 4) name += "0123456789abcdef"[hash >> (shift - 4) & 15U];
    return folder_ / (name + cache_ending);
}

std::optional<KnownPictures> DeckCache::read(const std::string& folder) const {
    if (folder_.empty()) return std::nullopt;
    const auto bytes = platform::read_file(platform::name_of(file_of(folder)), most_cache_bytes);
    if (!bytes || !bytes->starts_with(cache_signature)) return std::nullopt;
    const std::string_view behind = std::string_view{*bytes}.substr(cache_signature.size());
    if (behind.size() < sizeof(std::uint64_t)) return std::nullopt;
    CacheReader sum{behind.substr(0, sizeof(std::uint64_t))};
    if (sum.number() != sum_of(behind.substr(sizeof(std::uint64_t)))) return std::nullopt;
    return parsed(behind.substr(sizeof(std::uint64_t)), folder);
}

void DeckCache::write(const std::string& folder, const KnownPictures& pictures, std::uintmax_t most) const {
    if (folder_.empty()) return;
    std::error_code failed;
    platform::make_own_folders(folder_, failed); // if this fails, writing there fails too
    std::string bytes{cache_signature};
    const std::string head = head_of(folder, pictures);
    bytes.reserve(bytes.size() + sizeof(std::uint64_t) + head.size() + pictures.pixels.size());
    bytes.append(sizeof(std::uint64_t), '\0');
    bytes += head;
    bytes += pictures.pixels;
    constexpr std::size_t behind_sum = cache_signature.size() + sizeof(std::uint64_t);
    const std::uint64_t sum = sum_of(std::string_view{bytes}.substr(behind_sum));
    std::memcpy(bytes.data() + cache_signature.size(), &sum, sizeof sum);
    const auto written = platform::write_file(platform::name_of(file_of(folder)), bytes, true, platform::Sync::no);
    if (written) trim(most);
}

void DeckCache::clear() const {
    std::error_code failed;
    if (!folder_.empty()) fs::remove_all(folder_, failed);
}

void DeckCache::trim(std::uintmax_t most) const {
    struct Kept {
        fs::path file;
        std::uintmax_t size = 0;
        fs::file_time_type written;
    };
    std::vector<Kept> kept;
    std::error_code failed;
    for (const platform::FolderEntry& entry : [&] {
             auto entries = platform::entries_of(platform::name_of(folder_));
             return entries ? *std::move(entries) : std::vector<platform::FolderEntry>{};
         }()) {
        if (entry.is_folder || !entry.name.ends_with(cache_ending)) continue;
        Kept one{folder_ / platform::path_from(entry.name), 0, {}};
        one.size = fs::file_size(one.file, failed);
        if (!failed) one.written = fs::last_write_time(one.file, failed);
        if (!failed) kept.push_back(std::move(one));
    }
    std::sort(kept.begin(), kept.end(), [](const Kept& a, const Kept& b) { return a.written > b.written; });
    std::uintmax_t all = 0;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        all += kept[i].size;
        if (i > 0 && all > most) fs::remove(kept[i].file, failed); // the file just written stays
    }
}

} // namespace twoturns::view
