#include "decks/pictures/picture_header.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>

#include "decks/pictures/gif.hpp"
#include "decks/pictures/picture_limits.hpp"

namespace twoturns::decks {
namespace {

namespace limits = picture_limits;

/// Reads a little-endian number of `count` bytes at offset `place`; 0 if it is out of range.
std::uint32_t low_first(std::string_view bytes, std::size_t place, std::size_t count) {
    std::uint32_t number = 0;
    if (place + count > bytes.size()) return 0;
    for (std::size_t i = count; i-- > 0;) number = number << 8U | static_cast<unsigned char>(bytes[place + i]);
    return number;
}

std::uint32_t high_first(std::string_view bytes, std::size_t place) {
    std::uint32_t number = 0;
    if (place + 4 > bytes.size()) return 0;
    for (std::size_t i = 0; i < 4; ++i) number = number << 8U | static_cast<unsigned char>(bytes[place + i]);
    return number;
}

struct Sides {
    std::int64_t width = 0;
    std::int64_t height = 0;
};

Sides png_sides(std::string_view bytes) { return {high_first(bytes, 16), high_first(bytes, 20)}; }

/// Returns the Exif chunk of a PNG.
std::string_view png_exif(std::string_view bytes) {
    constexpr std::size_t around = 12;
    for (std::size_t at = 8; at + around <= bytes.size();) {
        const std::size_t size = high_first(bytes, at);
        if (size > bytes.size() - at - around) break;
        if (bytes.substr(at + 4, 4) == "eXIf") return bytes.substr(at + 8, size);
        at += size + around;
    }
    return {};
}

Sides webp_sides(std::string_view bytes) {
    const std::string_view type = bytes.substr(12, 4);
    if (type == "VP8X") return {low_first(bytes, 24, 3) + 1, low_first(bytes, 27, 3) + 1};
    if (type == "VP8L") {
        const std::uint32_t packed = low_first(bytes, 21, 4);
        return {(packed & 0x3FFFU) + 1, (packed >> 14U & 0x3FFFU) + 1};
    }
    if (type == "VP8 ") return {low_first(bytes, 26, 2) & 0x3FFFU, low_first(bytes, 28, 2) & 0x3FFFU};
    return {};
}

std::string_view webp_exif(std::string_view bytes) {
    for (std::size_t at = 12; at + 8 <= bytes.size();) {
        const std::size_t size = low_first(bytes, at + 4, 4);
        if (size > bytes.size() - at - 8) break;
        if (bytes.substr(at, 4) == "EXIF") return bytes.substr(at + 8, size);
        at += 8 + size + size % 2;
    }
    return {};
}

/// Returns the larger size of the canvas and its first picture, because the picture may be larger than the canvas.
Sides gif_sides(std::string_view bytes) {
    const auto frame = find_gif_frame(bytes);
    if (!frame || frame->width == 0 || frame->height == 0) return {};
    return {std::max(frame->width, frame->frame_width), std::max(frame->height, frame->frame_height)};
}

Sides bmp_sides(std::string_view bytes) {
    if (low_first(bytes, 14, 4) == 12)
        return {low_first(bytes, 18, 2), low_first(bytes, 20, 2)}; // the oldest Windows format
    const auto width = static_cast<std::int32_t>(low_first(bytes, 18, 4));
    const auto height = static_cast<std::int32_t>(low_first(bytes, 22, 4)); // negative if the top row comes first
    return {width, height < 0 ? -std::int64_t{height} : height};
}

bool is_drawing(std::string_view bytes) { return bytes.substr(0, 4096).find("<svg") != std::string_view::npos; }

/// Returns the kind of an ISO base media file, by the brands at its beginning; nullopt if no brand is known.
std::optional<PictureKind> kind_of_media(std::string_view bytes) {
    if (bytes.size() < 16 || bytes.substr(4, 4) != "ftyp") return std::nullopt;
    const std::string_view brands = bytes.substr(8, std::clamp<std::size_t>(high_first(bytes, 0), 8, 264) - 8);
    const auto has = [&](std::initializer_list<std::string_view> names) {
        for (std::size_t at = 0; at + 4 <= brands.size(); at += at == 0 ? 8 : 4) // a version follows the first
            if (std::find(names.begin(), names.end(), brands.substr(at, 4)) != names.end()) return true;
        return false;
    };
    if (has({"avif", "avis"})) return PictureKind::avif;
    if (has({"heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"})) return PictureKind::heic;
    return std::nullopt;
}

/// Returns the name of an unsupported format, by its first bytes.
std::optional<std::string> other_format(std::string_view bytes) {
    using namespace std::string_view_literals;
    struct Other {
        std::string_view begin;
        const char* name;
    };
    constexpr std::array others{Other{"II*\0"sv, "TIFF"},
                                Other{"MM\0*"sv, "TIFF"},
                                Other{"\xFF\x0A"sv, "JPEG XL"},
                                Other{"\0\0\0\x0CJXL \r\n"sv, "JPEG XL"},
                                Other{"\0\0\0\x0CjP  \r\n"sv, "JPEG 2000"},
                                Other{"8BPS"sv, "Photoshop"},
                                Other{"\0\0\1\0"sv, "ICO"}};
    for (const Other& one : others)
        if (bytes.starts_with(one.begin)) return one.name;
    return std::nullopt;
}

std::optional<PictureKind> kind_of(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xD8\xFF")) return PictureKind::jpeg;
    if (bytes.starts_with("\x89PNG\r\n\x1A\n")) return PictureKind::png;
    if (bytes.size() >= 16 && bytes.starts_with("RIFF") && bytes.substr(8, 4) == "WEBP") return PictureKind::webp;
    if (bytes.starts_with("GIF87a") || bytes.starts_with("GIF89a")) return PictureKind::gif;
    if (bytes.starts_with("BM") && bytes.size() > 26) return PictureKind::bmp;
    if (const auto media = kind_of_media(bytes)) return media;
    if (is_drawing(bytes)) return PictureKind::svg;
    return std::nullopt;
}

Sides sides_of(PictureKind kind, std::string_view bytes) {
    switch (kind) {
    case PictureKind::png: return png_sides(bytes);
    case PictureKind::webp: return webp_sides(bytes);
    case PictureKind::gif: return gif_sides(bytes);
    case PictureKind::bmp: return bmp_sides(bytes);
    case PictureKind::jpeg:
    case PictureKind::svg:
    case PictureKind::heic:
    case PictureKind::avif: break;
    }
    return {};
}

std::string_view exif_of(PictureKind kind, std::string_view bytes) {
    const std::string_view exif = kind == PictureKind::png    ? png_exif(bytes)
                                  : kind == PictureKind::webp ? webp_exif(bytes)
                                                              : std::string_view{};
    return exif.substr(0, limits::exif_bytes);
}

} // namespace

std::optional<Message> misfit_of(std::int64_t width, std::int64_t height, std::int64_t most) {
    if (width <= 0 || height <= 0) return Message{N_("the picture is damaged or cut short")};
    const auto size = [&] { return std::vector{std::to_string(width), std::to_string(height)}; };
    if (width < limits::least_side || height < limits::least_side)
        return Message{N_("{0} x {1} pixels are too few"), size()};
    if (width > limits::most_side || height > limits::most_side || width * height > most)
        return Message{N_("{0} x {1} pixels are too many"), size()};
    return std::nullopt;
}

Message unread_picture(const std::string& format) {
    return {N_("this is a picture of the format {0}, which is not read: save it as JPEG or PNG"), {format}};
}

Message unread_heic() {
    return {
        N_("this is a HEIC photograph, as iPhones take them: export it as JPEG, or choose Settings, Camera, Formats, "
           "Most Compatible"),
        {}};
}

bool says_unread(const Message& why) { return why.id == unread_picture({}).id || why.id == unread_heic().id; }

Message too_much_drawn() { return {N_("the drawing has too much in it")}; }

std::string ending_of(PictureKind kind) {
    switch (kind) {
    case PictureKind::jpeg: return ".jpg";
    case PictureKind::png: return ".png";
    case PictureKind::webp: return ".webp";
    case PictureKind::gif: return ".gif";
    case PictureKind::bmp: return ".bmp";
    case PictureKind::svg: return ".svg";
    case PictureKind::heic: return ".heic";
    case PictureKind::avif: return ".avif";
    }
    return {};
}

Result<PictureHeader> parse_picture_header(std::string_view bytes) {
    if (bytes.empty()) return Message{N_("the file is empty")};
    const auto kind = kind_of(bytes);
    if (!kind) {
        if (const auto other = other_format(bytes)) return unread_picture(*other);
        return Message{N_("this is no picture that can be read")};
    }
    PictureHeader header{*kind, 0, 0, {}};
    if (*kind == PictureKind::jpeg || *kind == PictureKind::heic || *kind == PictureKind::avif) return header;
    if (*kind == PictureKind::svg) {
        if (bytes.size() > limits::svg_bytes) return too_much_drawn();
        return header;
    }
    const Sides sides = sides_of(*kind, bytes);
    const bool plain = *kind == PictureKind::png || *kind == PictureKind::bmp;
    if (auto why = misfit_of(sides.width, sides.height, plain ? limits::plain_pixels : limits::packed_pixels))
        return *std::move(why);
    header.width = static_cast<int>(sides.width);
    header.height = static_cast<int>(sides.height);
    header.exif = exif_of(*kind, bytes);
    return header;
}

} // namespace twoturns::decks
