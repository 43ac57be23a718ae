#include "view/decks/jpeg.hpp"

#include <csetjmp>
#include <cstddef>
#include <cstdint>
#include <cstdio>

#include <jpeglib.h>

#include <jerror.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "decks/pictures/picture_header.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

namespace limits = decks::picture_limits;

/// The type of the JPEG segment that contains Exif data.
constexpr int exif_part = JPEG_APP0 + 1;
constexpr std::string_view exif_word{"Exif\0\0", 6};

/// Returns whether the file ends earlier than its header says.
bool cut_short(const jpeg_common_struct& info) {
    return info.err->msg_code == JWRN_JPEG_EOF || info.err->msg_code == JWRN_HIT_MARKER;
}

/// Wraps libjpeg, which reports errors by longjmp(). Functions between the call and setjmp must not own any resource.
class Decoder {
public:
    explicit Decoder(std::string_view bytes) : bytes_(bytes) {
        info_.err = jpeg_std_error(&errors_.base);
        errors_.base.error_exit = [](j_common_ptr info) { fail(*info); };
        errors_.base.emit_message = [](j_common_ptr info, int level) {
            if (level < 0 && cut_short(*info)) fail(*info); // libjpeg would fill the rest with grey
        };
        progress_.progress_monitor = [](j_common_ptr info) {
            const auto* of = reinterpret_cast<j_decompress_ptr>(info);
            if (of->input_scan_number <= limits::jpeg_layers) return;
            info->err->msg_code = JERR_BAD_PROGRESSION;
            fail(*info);
        };
    }
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;
    Decoder(Decoder&&) = delete;
    Decoder& operator=(Decoder&&) = delete;
    ~Decoder() { jpeg_destroy_decompress(&info_); }

    [[nodiscard]] bool read_header() {
        return guarded([this] {
            jpeg_create_decompress(&info_);
            info_.progress = &progress_;
            jpeg_mem_src(&info_, reinterpret_cast<const unsigned char*>(bytes_.data()),
                         static_cast<unsigned long>(bytes_.size())); // NOLINT(google-runtime-int)
            jpeg_save_markers(&info_, exif_part, 0xFFFF);
            jpeg_read_header(&info_, TRUE);
        });
    }

    /// Returns the reason if the picture cannot be decoded, otherwise nullopt. Call it after reading the header.
    [[nodiscard]] std::optional<Message> misfit() {
        if (auto why = decks::misfit_of(info_.image_width, info_.image_height, limits::jpeg_pixels)) return why;
        std::int64_t layers = 0;
        for (int i = 0; i < info_.num_components; ++i)
            layers += std::int64_t{info_.comp_info[i].width_in_blocks} * info_.comp_info[i].height_in_blocks *
                      static_cast<std::int64_t>(sizeof(JBLOCK));
        if (jpeg_has_multiple_scans(&info_) != 0 && layers > limits::jpeg_layer_bytes)
            return decks::misfit_of(info_.image_width, info_.image_height, 0);
        return std::nullopt;
    }

    [[nodiscard]] std::string exif() const {
        for (const auto* part = info_.marker_list; part != nullptr; part = part->next) {
            const std::string_view bytes{reinterpret_cast<const char*>(part->data), part->data_length};
            if (part->marker == exif_part && bytes.starts_with(exif_word)) return std::string(bytes);
        }
        return {};
    }

    [[nodiscard]] bool start(int least) {
        const auto shorter = static_cast<int>(std::min(info_.image_width, info_.image_height));
        info_.scale_denom = 8;
        info_.scale_num = static_cast<unsigned>(std::clamp((least * 8 + shorter - 1) / shorter, 1, 8));
        info_.do_fancy_upsampling = FALSE;
        four_ = info_.jpeg_color_space == JCS_CMYK || info_.jpeg_color_space == JCS_YCCK;
        info_.out_color_space = four_ ? JCS_CMYK : JCS_RGB;
        return guarded([this] { jpeg_start_decompress(&info_); });
    }
    [[nodiscard]] int width() const { return static_cast<int>(info_.output_width); }
    [[nodiscard]] int height() const { return static_cast<int>(info_.output_height); }

    [[nodiscard]] bool read_into(SDL_Surface& picture) {
        std::vector<unsigned char> row(info_.output_width * (four_ ? 4U : 3U));
        return guarded([this, &picture, samples = row.data()] {
            while (info_.output_scanline < info_.output_height) {
                const auto y = static_cast<int>(info_.output_scanline);
                std::array<JSAMPROW, 1> rows{samples};
                if (jpeg_read_scanlines(&info_, rows.data(), 1) == 1) pack(samples, row_of(picture, y));
            }
            jpeg_finish_decompress(&info_);
        });
    }

    [[nodiscard]] Message failure() {
        std::array<char, JMSG_LENGTH_MAX> words{};
        if (cut_short(*reinterpret_cast<jpeg_common_struct*>(&info_)))
            return {N_("the picture is damaged or cut short")};
        info_.err->format_message(reinterpret_cast<j_common_ptr>(&info_), words.data());
        return {N_("the picture cannot be decoded: {0}"), {words.data()}};
    }

private:
    struct Errors {
        jpeg_error_mgr base{}; // must be first: libjpeg only knows this part
        std::jmp_buf back{};
    };

    [[noreturn]] static void fail(jpeg_common_struct& info) {
        std::longjmp(reinterpret_cast<Errors*>(info.err)->back, 1);
    }

    template <class Work> bool guarded(const Work& work) {
        if (setjmp(errors_.back) != 0) return false; // NOLINT(cert-err52-cpp)
        work();
        return true;
    }

    /// Converts a row of RGB or CMYK pixels. Inks are inverted as Photoshop writes them: 255 means no ink.
    void pack(const unsigned char* from, std::uint32_t* to) const {
        for (int x = 0; x < width(); ++x) {
            std::uint32_t pixel = 0xFF;
            const std::uint32_t black = four_ ? from[3] : 255;
            for (int i = 0; i < 3; ++i) pixel = pixel << 8U | (four_ ? from[i] * black / 255 : from[i]);
            to[x] = pixel;
            from += four_ ? 4 : 3;
        }
    }

    std::string_view bytes_;
    Errors errors_;
    jpeg_progress_mgr progress_{};
    jpeg_decompress_struct info_{};
    bool four_ = false; ///< CMYK
};

} // namespace

Result<Jpeg> read_jpeg(std::string_view bytes, int least) {
    Decoder decoder{bytes};
    if (!decoder.read_header()) return decoder.failure();
    if (auto why = decoder.misfit()) return *std::move(why);
    Jpeg jpeg{{}, decoder.exif()};
    if (!decoder.start(least)) return decoder.failure();
    jpeg.picture = checked<Surface>(
        SDL_CreateRGBSurfaceWithFormat(0, decoder.width(), decoder.height(), 32, pixel_format), "a picture in memory");
    if (!decoder.read_into(*jpeg.picture)) return decoder.failure();
    return jpeg;
}

} // namespace twoturns::view
