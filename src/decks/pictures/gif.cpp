#include "decks/pictures/gif.hpp"

#include <algorithm>

namespace twoturns::decks {
namespace {

constexpr int most_codes = 4096;

int gif_byte(std::string_view bytes, std::size_t place) {
    return place < bytes.size() ? static_cast<unsigned char>(bytes[place]) : 0;
}
int gif_number(std::string_view bytes, std::size_t place) {
    return gif_byte(bytes, place) + 256 * gif_byte(bytes, place + 1);
}

/// Reads LZW codes of growing length from blocks of at most 255 bytes.
class Codes {
public:
    Codes(std::string_view bytes, std::size_t place) : bytes_(bytes), place_(place) {}

    /// Returns the next code of `bits` bits; nullopt at the end.
    std::optional<int> next(int bits) {
        while (held_ < bits) {
            if (left_ == 0) {
                left_ = gif_byte(bytes_, place_++);
                if (left_ == 0) return std::nullopt;
            }
            if (place_ >= bytes_.size()) return std::nullopt;
            store_ |= static_cast<std::uint32_t>(gif_byte(bytes_, place_++)) << static_cast<unsigned>(held_);
            held_ += 8;
            --left_;
        }
        const auto code = static_cast<int>(store_ & ((1U << static_cast<unsigned>(bits)) - 1));
        store_ >>= static_cast<unsigned>(bits);
        held_ -= bits;
        return code;
    }

private:
    std::string_view bytes_;
    std::size_t place_;
    std::uint32_t store_ = 0;
    int held_ = 0; ///< the number of bits read but not used yet
    int left_ = 0; ///< the number of bytes left in this block
};

/// The LZW table: each code stands for another code's pixels and one more pixel.
class Strings {
public:
    explicit Strings(int bits) : clear_(1 << bits), first_bits_(bits + 1) { reset(); }

    [[nodiscard]] int bits() const { return bits_; }

    /// Writes the pixels of a code to `pixels`, the last pixel first. Returns false if the code is invalid.
    bool decode(int code, std::vector<std::uint8_t>& pixels) {
        if (before_ < 0) {
            if (code >= clear_) return false;
            pixels.assign(1, static_cast<std::uint8_t>(code));
            before_ = code;
            return true;
        }
        if (code > count_) return false;
        const bool is_next = code == count_; // the previous code's pixels and the first of these again
        pixels.clear();
        int at = is_next ? before_ : code;
        for (; at > clear_; at = parent_.at(static_cast<std::size_t>(at)))
            pixels.push_back(last_.at(static_cast<std::size_t>(at)));
        if (at == clear_) return false;
        const auto first = static_cast<std::uint8_t>(at);
        pixels.push_back(first);
        if (is_next) pixels.insert(pixels.begin(), first);
        if (count_ < most_codes) {
            parent_.at(static_cast<std::size_t>(count_)) = static_cast<std::int16_t>(before_);
            last_.at(static_cast<std::size_t>(count_)) = first;
            ++count_;
            if (count_ == 1 << bits_ && bits_ < 12) ++bits_;
        } else if (is_next) {
            return false;
        }
        before_ = code;
        return true;
    }
    void reset() {
        bits_ = first_bits_;
        count_ = clear_ + 2;
        before_ = -1;
    }
    [[nodiscard]] bool is_reset(int code) const { return code == clear_; }
    [[nodiscard]] bool is_end(int code) const { return code == clear_ + 1; }

private:
    int clear_;
    int first_bits_;
    int bits_ = 0;
    int count_ = 0;
    int before_ = -1;
    std::array<std::int16_t, most_codes> parent_{};
    std::array<std::uint8_t, most_codes> last_{};
};

/// Returns the numbers of a picture's rows in the order of the file.
std::vector<int> row_order(int height, bool interlaced) {
    std::vector<int> rows;
    const auto every = [&](int from, int step) {
        for (int y = from; y < height; y += step) rows.push_back(y);
    };
    if (!interlaced) every(0, 1);
    if (interlaced) {
        every(0, 8);
        every(4, 8);
        every(2, 4);
        every(1, 2);
    }
    return rows;
}

} // namespace

std::optional<GifFrame> find_gif_frame(std::string_view bytes) {
    GifFrame frame;
    frame.width = gif_number(bytes, 6);
    frame.height = gif_number(bytes, 8);
    const auto take_colours = [&](int flags, std::size_t place) -> std::size_t {
        if ((flags & 0x80) == 0) return 0;
        frame.colours = std::size_t{2} << static_cast<unsigned>(flags & 7);
        frame.first_colour = place;
        return 3 * frame.colours;
    };
    std::size_t at = 13;
    at += take_colours(gif_byte(bytes, 10), at);
    while (gif_byte(bytes, at) == '!') { // extension blocks
        if (gif_byte(bytes, at + 1) == 0xF9 && (gif_byte(bytes, at + 3) & 1) != 0)
            frame.clear = gif_byte(bytes, at + 6);
        at += 2;
        while (const int size = gif_byte(bytes, at)) at += static_cast<std::size_t>(size) + 1;
        ++at;
    }
    if (gif_byte(bytes, at) != ',') return std::nullopt;
    frame.left = gif_number(bytes, at + 1);
    frame.top = gif_number(bytes, at + 3);
    frame.frame_width = gif_number(bytes, at + 5);
    frame.frame_height = gif_number(bytes, at + 7);
    const int flags = gif_byte(bytes, at + 9);
    frame.interlaced = (flags & 0x40) != 0;
    at += 10;
    frame.data = at + take_colours(flags, at);
    return frame;
}

std::optional<std::vector<std::uint32_t>> read_gif(std::string_view bytes, const GifFrame& frame) {
    const int bits = gif_byte(bytes, frame.data);
    if (bits < 1 || bits > 8 || frame.frame_width < 1) return std::nullopt;
    const auto colour_of = [&](int number) -> std::uint32_t {
        if (number == frame.clear || static_cast<std::size_t>(number) >= frame.colours) return 0;
        const std::size_t place = frame.first_colour + 3 * static_cast<std::size_t>(number);
        std::uint32_t colour = 0xFF;
        for (std::size_t i = 0; i < 3; ++i)
            colour = colour << 8U | static_cast<std::uint32_t>(gif_byte(bytes, place + i));
        return colour;
    };
    std::array<std::uint32_t, 256> colours{};
    for (std::size_t i = 0; i < colours.size(); ++i) colours.at(i) = colour_of(static_cast<int>(i));

    std::vector<std::uint32_t> whole(static_cast<std::size_t>(frame.width) * static_cast<std::size_t>(frame.height));
    const std::vector<int> rows = row_order(frame.frame_height, frame.interlaced);
    std::size_t row = 0;
    int x = 0;
    const auto put = [&](std::uint8_t number) {
        if (row == rows.size()) return; // more pixels than the picture has
        const int to_x = frame.left + x;
        const int to_y = frame.top + rows[row];
        if (to_x < frame.width && to_y < frame.height)
            whole[static_cast<std::size_t>(to_y) * static_cast<std::size_t>(frame.width) +
                  static_cast<std::size_t>(to_x)] = colours.at(number);
        if (++x < frame.frame_width) return;
        x = 0;
        ++row;
    };
    Codes codes{bytes, frame.data + 1};
    Strings strings{bits};
    std::vector<std::uint8_t> pixels;
    while (row < rows.size()) {
        const auto code = codes.next(strings.bits());
        if (!code || strings.is_end(*code)) return std::nullopt;
        if (strings.is_reset(*code)) {
            strings.reset();
            continue;
        }
        if (!strings.decode(*code, pixels)) return std::nullopt;
        for (std::size_t i = pixels.size(); i-- > 0;) put(pixels[i]);
    }
    return whole;
}

} // namespace twoturns::decks
