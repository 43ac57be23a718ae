#include "store/page_reader.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <string_view>

#include "store/log_reader.hpp"

namespace twoturns::store {
namespace {

constexpr std::size_t our_page_size = 8192; // the page size of every new store
constexpr std::size_t least_page_size = 512;
constexpr std::size_t most_page_size = 65536;
constexpr std::size_t longest_varint = 9;

/// The size of one search window. Rows must begin in the window's middle part, so that rows near the edges can be read
/// completely.
constexpr std::size_t part_size = std::size_t{1} << 20U;
constexpr std::size_t size_before = least_page_size;
constexpr std::size_t size_after = 2 * most_page_size;

/// Returns how many bytes of a row are stored in the tree's page; the others are in overflow pages.
std::size_t local_size(std::size_t row, std::size_t page_size, bool index) {
    const std::size_t least = (page_size - 12) * 32 / 255 - 23;
    const std::size_t most = index ? (page_size - 12) * 64 / 255 - 23 : page_size - 35;
    if (row <= most) return row;
    const std::size_t even = least + (row - least) % (page_size - 4);
    return even <= most ? even : least;
}

/// A row that was found at offset `at` of the searched bytes.
struct Found {
    const Table& table;
    std::int64_t rowid = 0;
    std::size_t at = 0;
    std::size_t size = 0;
};

class Reader {
public:
    Reader(const Bytes& file, const Bytes& log, std::span<const Table> tables)
        : file_(file), log_(log), tables_(tables), pages_(read_log(log)), left_(8 * (file.size + log.size)) {}

    void read_file();
    void read_log_pages();

private:
    /// Searches each offset in [from, to) for a row.
    void look_for_rows(std::string_view bytes, std::size_t from, std::size_t to);
    [[nodiscard]] std::optional<Found> row_with_rowid(std::string_view bytes, std::size_t at) const;
    void look_at_index(std::string_view bytes, std::size_t at);
    [[nodiscard]] std::vector<Found> rows_of_index(std::string_view page) const;

    /// Passes a row to the tables in every way it can be read. Returns how many of the bytes certainly belong to the
    /// row.
    std::size_t hand_out(std::string_view bytes, const Found& found);
    bool hand_out(const Found& found, std::string_view row);
    /// Counts bytes that are read. Returns false once there are more than any damaged store requires.
    bool spend(std::size_t bytes);
    /// Reads a row that continues in overflow pages. With `with_log`, reads those pages from the log.
    [[nodiscard]] std::optional<std::string> chained(std::string_view beginning, std::size_t size,
                                                     std::size_t page_size, bool with_log);
    bool read_page(std::uint32_t number, std::span<char> page, bool with_log) const;

    const Bytes& file_;
    const Bytes& log_;
    std::span<const Table> tables_;
    LogPages pages_;
    std::vector<std::size_t> page_sizes_; ///< page sizes to try
    bool in_log_ = false;
    std::uint64_t left_; ///< how many more bytes may be read for rows
};

/// Reads bytes of a file. Fills parts that cannot be read, as on a failing disk, with zeros.
void read_all(const Bytes& file, std::uint64_t at, std::span<char> into) {
    constexpr std::size_t piece = 4096;
    if (file.read(at, into)) return;
    for (std::size_t done = 0; done < into.size(); done += piece) {
        const auto some = into.subspan(done, std::min(piece, into.size() - done));
        if (!file.read(at + done, some)) std::fill(some.begin(), some.end(), '\0');
    }
}

void Reader::read_file() {
    std::string bytes(std::min<std::uint64_t>(file_.size, 18), '\0');
    read_all(file_, 0, bytes);
    page_sizes_ = {our_page_size};
    const std::size_t claimed = bytes.size() == 18 ? big_endian(std::string_view(bytes).substr(16)) : 0;
    if (claimed >= least_page_size && std::has_single_bit(claimed) && claimed != our_page_size)
        page_sizes_.push_back(claimed);

    in_log_ = false;
    for (std::uint64_t start = 0; start < file_.size; start += part_size) {
        const std::size_t before = start == 0 ? 0 : size_before;
        bytes.resize(before + std::min<std::uint64_t>(part_size + size_after, file_.size - start));
        read_all(file_, start - before, bytes);
        const std::size_t end = std::min(before + part_size, bytes.size());
        look_for_rows(bytes, before, end);
        for (std::size_t at = before; at < end; at += least_page_size) look_at_index(bytes, at);
    }
}

void Reader::read_log_pages() {
    in_log_ = true;
    page_sizes_ = {pages_.page_size};
    std::string page(pages_.page_size, '\0');
    for (const auto& [number, place] : pages_.places) {
        read_all(log_, place, page);
        look_for_rows(page, 0, page.size());
        look_at_index(page, 0);
    }
}

void Reader::look_for_rows(std::string_view bytes, std::size_t from, std::size_t to) {
    while (from < to) {
        if (bytes[from] != 0) {
            // A row begins with the size of its header. A zero follows, because the key is not stored in the row.
            const std::size_t zero = bytes.find('\0', from + 1);
            if (zero >= to + 1) return;
            from = zero - 1;
            if (const auto found = row_with_rowid(bytes, from)) from += hand_out(bytes, *found);
        }
        ++from;
    }
}

std::optional<Found> Reader::row_with_rowid(std::string_view bytes, std::size_t at) const {
    for (const Table& table : tables_) {
        if (!table.has_rowids) continue;
        const auto size = row_size(bytes.substr(at), table.columns);
        if (!size) continue;
        // The row's size and rowid are in front of the row.
        for (std::size_t back = 2; back <= std::min(at, 2 * longest_varint); ++back) {
            const std::string_view before = bytes.substr(at - back, back);
            const auto said = read_varint(before);
            if (!said || said->value != *size) continue;
            const auto rowid = read_varint(before.substr(said->size));
            if (rowid && said->size + rowid->size == back)
                return Found{table, static_cast<std::int64_t>(rowid->value), at, *size};
        }
    }
    return std::nullopt;
}

/// Reads the rows that an index page refers to. Most of them must belong to the tables searched for.
void Reader::look_at_index(std::string_view bytes, std::size_t at) {
    if (bytes[at] != 0x0A && bytes[at] != 0x02) return;
    for (const std::size_t page_size : page_sizes_) {
        const std::string_view page = bytes.substr(at, page_size);
        for (const Found& found : rows_of_index(page)) hand_out(page, found);
    }
}

std::vector<Found> Reader::rows_of_index(std::string_view page) const {
    std::vector<Found> rows;
    const bool inner = page[0] == 0x02; // the cells of an inner page begin with the number of the left child page
    const std::size_t head = inner ? 12 : 8;
    if (page.size() < head) return rows;
    const std::size_t cells = big_endian(page.substr(3, 2));
    if (cells > (page.size() - head) / 2) return rows;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const std::size_t start = big_endian(page.substr(head + 2 * cell, 2)) + (inner ? 4 : 0);
        if (start >= page.size()) continue;
        const auto said = read_varint(page.substr(start));
        if (!said) continue;
        const std::size_t at = start + said->size;
        for (const Table& table : tables_)
            if (!table.has_rowids && row_size(page.substr(at), table.columns) == said->value)
                rows.push_back({table, 0, at, static_cast<std::size_t>(said->value)});
    }
    if (2 * rows.size() < cells) rows.clear();
    return rows;
}

std::size_t Reader::hand_out(std::string_view bytes, const Found& found) {
    std::size_t sure = 0;
    for (const std::size_t page_size : page_sizes_) {
        const std::size_t local = local_size(found.size, page_size, !found.table.has_rowids);
        const std::string_view beginning = bytes.substr(found.at, local + (local < found.size ? 4 : 0));
        if (beginning.size() < local || (local < found.size && beginning.size() < local + 4)) continue;
        bool is_row = false;
        if (local == found.size) {
            is_row = spend(local) && hand_out(found, beginning);
        } else {
            for (const bool with_log : {false, true}) {
                if (with_log ? pages_.page_size != page_size : in_log_) continue;
                const auto row = chained(beginning, found.size, page_size, with_log);
                if (row && hand_out(found, *row)) is_row = true;
            }
        }
        if (is_row) sure = std::max(sure, local);
    }
    return sure;
}

bool Reader::hand_out(const Found& found, std::string_view row) {
    return found.table.take({found.rowid, read_values(row)});
}

bool Reader::spend(std::size_t bytes) {
    if (bytes > left_) return false;
    left_ -= bytes;
    return true;
}

/// Stops after the row's size, so that it also ends if the chain is cyclic.
std::optional<std::string> Reader::chained(std::string_view beginning, std::size_t size, std::size_t page_size,
                                           bool with_log) {
    if (!spend(size)) return std::nullopt;
    const std::size_t local = beginning.size() - 4;
    std::string row(beginning.substr(0, local));
    auto next = static_cast<std::uint32_t>(big_endian(beginning.substr(local)));
    std::string page(page_size, '\0');
    while (row.size() < size) {
        if (!read_page(next, page, with_log)) return std::nullopt;
        row.append(page, 4, size - row.size());
        next = static_cast<std::uint32_t>(big_endian(std::string_view(page).substr(0, 4)));
    }
    return row;
}

bool Reader::read_page(std::uint32_t number, std::span<char> page, bool with_log) const {
    if (number == 0) return false;
    if (with_log)
        if (const auto place = pages_.places.find(number); place != pages_.places.end())
            return log_.read(place->second, page);
    const std::uint64_t at = (number - std::uint64_t{1}) * page.size();
    return at + page.size() <= file_.size && file_.read(at, page);
}

} // namespace

void read_rows(const Bytes& file, const Bytes& log, std::span<const Table> tables) {
    Reader reader(file, log, tables);
    reader.read_file();
    reader.read_log_pages();
}

} // namespace twoturns::store
