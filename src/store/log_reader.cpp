#include "store/log_reader.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <string_view>

#include "store/row_format.hpp"

namespace twoturns::store {
namespace {

constexpr std::size_t log_head = 32;
constexpr std::size_t frame_head = 24;
constexpr std::size_t most_pages = std::size_t{1} << 20U;
constexpr std::uint32_t magic = 0x377F0682; // the last bit means that the checksums use big-endian words

std::uint32_t word(std::string_view bytes, std::size_t at) {
    return static_cast<std::uint32_t>(big_endian(bytes.substr(at, 4)));
}

std::uint32_t swapped(std::uint32_t word) {
    return word >> 24U | (word >> 8U & 0xFF00U) | (word << 8U & 0xFF0000U) | word << 24U;
}

/// The running checksum of all words added.
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

namespace {

/// The header of a log.
struct Head {
    std::string bytes;
    Checksum sum; ///< the header's checksum, from which the frames' checksums continue
    std::size_t page_size = 0;

    [[nodiscard]] bool has(std::string_view frame) const { return frame.compare(8, 8, bytes, 16, 8) == 0; }
};

std::optional<Head> read_head(const Bytes& log) {
    Head head{std::string(log_head, '\0'), {}, 0};
    if (log.size < log_head || !log.read(0, head.bytes) || (word(head.bytes, 0) & ~1U) != magic) return std::nullopt;
    head.sum.big_endian_words = (word(head.bytes, 0) & 1U) != 0;
    head.sum.add(std::string_view(head.bytes).substr(0, 24));
    head.page_size = word(head.bytes, 8);
    const bool fits = head.page_size >= 512 && head.page_size <= 65536 && std::has_single_bit(head.page_size);
    if (!head.sum.stands_at(head.bytes, 24) || !fits) return std::nullopt;
    return head;
}

} // namespace

LogPages read_log(const Bytes& log) {
    LogPages pages;
    const auto head = read_head(log);
    if (!head) return pages;
    Checksum sum = head->sum;
    const std::size_t page_size = pages.page_size = head->page_size;
    std::unordered_map<std::uint32_t, std::uint64_t> transaction;
    std::string frame(frame_head + page_size, '\0');
    pages.end = log_head;
    for (std::uint64_t at = log_head; at + frame.size() <= log.size && at / frame.size() < most_pages;
         at += frame.size()) {
        if (!log.read(at, frame)) break;
        sum.add(std::string_view(frame).substr(0, 8));
        sum.add(std::string_view(frame).substr(frame_head));
        if (!head->has(frame) || !sum.stands_at(frame, 16)) break;
        transaction[word(frame, 0)] = at + frame_head;
        pages.end = at + frame.size();
        if (word(frame, 4) == 0) continue; // more of this transaction follows
        for (const auto& [page, place] : transaction) pages.places[page] = place;
        transaction.clear();
    }
    return pages;
}

std::string unseen_log(const Bytes& log) {
    constexpr std::uint64_t most_bytes = std::uint64_t{64} << 20U;
    const auto head = read_head(log);
    bool unseen = !head && log.size > log_head;
    if (head) {
        std::string frame(frame_head, '\0');
        const std::uint64_t step = frame_head + head->page_size;
        for (std::uint64_t at = read_log(log).end; !unseen && at + step <= log.size && at < most_bytes; at += step)
            unseen = log.read(at, frame) && head->has(frame) && word(frame, 4) != 0; // ends an intact transaction
    }
    std::string bytes(unseen ? std::min(log.size, most_bytes) : 0, '\0');
    if (unseen && !log.read(0, bytes)) bytes.clear();
    return bytes;
}

} // namespace twoturns::store
