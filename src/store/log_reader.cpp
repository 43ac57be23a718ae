#include "store/log_reader.hpp"

#include <bit>
#include <string>
#include <string_view>

#include "store/row_format.hpp"

namespace twoturns::store {
namespace {

constexpr std::size_t log_head = 32;
constexpr std::size_t frame_head = 24;
constexpr std::size_t most_pages = std::size_t{1} << 20U;
constexpr std::uint32_t magic = 0x377F0682; // the last bit: the checksums are of big-endian words

std::uint32_t word(std::string_view bytes, std::size_t at) {
    return static_cast<std::uint32_t>(big_endian(bytes.substr(at, 4)));
}

std::uint32_t swapped(std::uint32_t word) {
    return word >> 24U | (word >> 8U & 0xFF00U) | (word << 8U & 0xFF0000U) | word << 24U;
}

/// Of all that was added to it so far.
struct Checksum {
    bool big_endian_words = false;
    std::uint32_t first = 0;
    std::uint32_t second = 0;

    void add(std::string_view bytes) {
        for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
            first += next(bytes, at) + second;
            second += next(bytes, at + 4) + first;
        }
    }
    [[nodiscard]] bool stands_at(std::string_view bytes, std::size_t at) const {
        return word(bytes, at) == first && word(bytes, at + 4) == second;
    }

private:
    [[nodiscard]] std::uint32_t next(std::string_view bytes, std::size_t at) const {
        return big_endian_words ? word(bytes, at) : swapped(word(bytes, at));
    }
};

} // namespace

LogPages read_log(const Bytes& log) {
    LogPages pages;
    std::string head(log_head, '\0');
    if (log.size < log_head || !log.read(0, head) || (word(head, 0) & ~1U) != magic) return pages;
    Checksum sum{(word(head, 0) & 1U) != 0};
    sum.add(std::string_view(head).substr(0, 24));
    const std::size_t page_size = word(head, 8);
    if (!sum.stands_at(head, 24) || page_size < 512 || page_size > 65536 || !std::has_single_bit(page_size))
        return pages;

    pages.page_size = page_size;
    std::unordered_map<std::uint32_t, std::uint64_t> transaction;
    std::string frame(frame_head + page_size, '\0');
    std::uint64_t at = log_head;
    for (std::size_t i = 0; i < most_pages && at + frame.size() <= log.size; ++i, at += frame.size()) {
        if (!log.read(at, frame)) break;
        sum.add(std::string_view(frame).substr(0, 8));
        sum.add(std::string_view(frame).substr(frame_head));
        const bool of_this_log = frame.compare(8, 8, head, 16, 8) == 0;
        if (!of_this_log || !sum.stands_at(frame, 16)) break;
        transaction[word(frame, 0)] = at + frame_head;
        if (word(frame, 4) == 0) continue; // more of this transaction follows
        for (const auto& [page, place] : transaction) pages.places[page] = place;
        transaction.clear();
    }
    return pages;
}

} // namespace twoturns::store
