#include "decks/archive/archive.hpp"

#include <zip.h>
#include <zstd.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <vector>

#include "decks/archive/archive_list.hpp"
#include "decks/archive/name_encoding.hpp"
#include "platform/files.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

Message damaged() { return {N_("the archive is damaged or cut short")}; }
Message too_large(const std::string& entry, std::size_t most) {
    return {N_("{0} in it has more than {1} bytes"), {entry, std::to_string(most)}};
}

} // namespace

void Archive::Close::operator()(zip* archive) const { zip_discard(archive); }

Result<Archive> Archive::open(const std::string& file, std::size_t most_entries) {
    const auto too_many = [&] {
        return Message{N_("there are more than {0} files in it"), {std::to_string(most_entries)}};
    };
    // Reading a pipe would block, and a device never ends.
    std::error_code unknown;
    const auto kind = std::filesystem::status(platform::path_from(file), unknown).type();
    if (kind != std::filesystem::file_type::regular && kind != std::filesystem::file_type::not_found)
        return Message{N_("This is a folder or a device, not a file.")};
    if (lists_more_files(file, most_entries)) return too_many();
    int fault = 0;
    zip* const archive = zip_open(file.c_str(), ZIP_RDONLY, &fault);
    if (archive == nullptr) {
        zip_error_t error;
        zip_error_init_with_code(&error, fault);
        Message why{N_("it is no archive that can be read: {0}"), {zip_error_strerror(&error)}};
        zip_error_fini(&error);
        return why;
    }
    Archive opened{archive};
    if (zip_get_num_entries(archive, 0) > static_cast<zip_int64_t>(most_entries)) return too_many();
    opened.read_names();
    return opened;
}

Result<Archive> Archive::open_bytes(std::string bytes) {
    auto kept = std::make_unique<std::string>(std::move(bytes));
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* const source = zip_source_buffer_create(kept->data(), kept->size(), 0, &error);
    zip_t* const archive = source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &error);
    if (archive == nullptr) {
        zip_source_free(source);
        zip_error_fini(&error);
        return damaged();
    }
    Archive opened{archive};
    opened.bytes_ = std::move(kept);
    opened.read_names();
    return opened;
}

void Archive::read_names() {
    const zip_int64_t count = zip_get_num_entries(archive_.get(), 0);
    std::vector<std::string> raw;
    for (zip_int64_t i = 0; i < count; ++i) {
        const char* const name = zip_get_name(archive_.get(), static_cast<zip_uint64_t>(i), ZIP_FL_ENC_RAW);
        raw.emplace_back(name == nullptr ? "" : name);
    }
    std::vector<std::string> foreign;
    std::copy_if(raw.begin(), raw.end(), std::back_inserter(foreign), [](const auto& name) { return !is_utf8(name); });
    const CodePage page = foreign.empty() ? CodePage::western : likely_code_page(foreign);
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (!is_utf8(raw[i])) {
            auto decoded = decoded_name(raw[i], page);
            const char* const guess = decoded ? nullptr : zip_get_name(archive_.get(), i, ZIP_FL_ENC_GUESS);
            raw[i] = decoded ? *std::move(decoded) : guess == nullptr ? "" : guess;
        }
        places_.try_emplace(raw[i], static_cast<std::int64_t>(i));
    }
    names_ = std::move(raw);
}

std::int64_t Archive::place_of(const std::string& entry) const {
    const auto found = places_.find(entry);
    return found == places_.end() ? -1 : found->second;
}

std::vector<std::string> Archive::entries() const { return names_; }

bool Archive::has(const std::string& entry) const { return place_of(entry) >= 0; }

Result<std::string> Archive::read(const std::string& entry, std::size_t most) const {
    Allowance allowance{most};
    return read(entry, most, allowance);
}

Result<std::string> Archive::read(const std::string& entry, std::size_t most, Allowance& allowance) const {
    most = std::min(most, allowance.left());
    const std::lock_guard lock(*use_);
    zip_stat_t about;
    zip_stat_init(&about);
    const std::int64_t place = place_of(entry);
    if (place < 0 || zip_stat_index(archive_.get(), static_cast<zip_uint64_t>(place), 0, &about) != 0 ||
        (about.valid & ZIP_STAT_SIZE) == 0)
        return Message{N_("{0} is missing in it"), {entry}};
    if ((about.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && about.encryption_method != ZIP_EM_NONE)
        return Message{N_("{0} in it is encrypted"), {entry}};
    if (about.size > most) return too_large(entry, most);
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file{zip_fopen_index(archive_.get(), about.index, 0),
                                                                 zip_fclose};
    if (!file) return damaged();
    allowance.spend(static_cast<std::size_t>(about.size));
    std::string bytes(static_cast<std::size_t>(about.size), '\0');
    std::size_t got = 0;
    while (got < bytes.size()) {
        const zip_int64_t count = zip_fread(file.get(), bytes.data() + got, bytes.size() - got);
        if (count <= 0) return damaged();
        got += static_cast<std::size_t>(count);
    }
    char more = 0; // the checksum is compared at the end
    return zip_fread(file.get(), &more, 1) == 0 ? Result<std::string>{std::move(bytes)} : damaged();
}

Result<std::string> zipped(const std::vector<ArchiveEntry>& entries) {
    zip_error_t error;
    zip_error_init(&error);
    const auto failed = [&error](zip_error_t* why) {
        Message message{"{0}", {zip_error_strerror(why)}};
        zip_error_fini(&error);
        return message;
    };
    const std::unique_ptr<zip_source_t, void (*)(zip_source_t*)> bytes{zip_source_buffer_create(nullptr, 0, 0, &error),
                                                                       zip_source_free};
    if (!bytes) return failed(&error);
    zip_t* const opened = zip_open_from_source(bytes.get(), ZIP_TRUNCATE, &error);
    if (opened == nullptr) return failed(&error);
    zip_source_keep(bytes.get()); // keeps the bytes alive, because the archive frees them as well
    std::unique_ptr<zip_t, void (*)(zip_t*)> archive{opened, zip_discard};
    for (const ArchiveEntry& entry : entries) {
        zip_source_t* const content = zip_source_buffer(opened, entry.bytes.data(), entry.bytes.size(), 0);
        const zip_int64_t index =
            content == nullptr ? -1 : zip_file_add(opened, entry.name.c_str(), content, ZIP_FL_ENC_UTF_8);
        if (index < 0) {
            zip_source_free(content);
            return failed(zip_get_error(opened));
        }
        const auto place = static_cast<zip_uint64_t>(index);
        constexpr std::uint16_t first_day = 0x0021; // the earliest date in the format: 1980-01-01
        if (zip_set_file_compression(opened, place, entry.pack ? ZIP_CM_DEFLATE : ZIP_CM_STORE, 0) != 0 ||
            zip_file_set_dostime(opened, place, 0, first_day, 0) != 0)
            return failed(zip_get_error(opened));
    }
    if (zip_close(opened) != 0) return failed(zip_get_error(opened));
    (void)archive.release();
    zip_stat_t about;
    zip_stat_init(&about);
    if (zip_source_stat(bytes.get(), &about) != 0 || zip_source_open(bytes.get()) != 0)
        return failed(zip_source_error(bytes.get()));
    std::string all(static_cast<std::size_t>(about.size), '\0');
    const zip_int64_t got = zip_source_read(bytes.get(), all.data(), all.size());
    zip_source_close(bytes.get());
    if (got != static_cast<zip_int64_t>(all.size())) return failed(zip_source_error(bytes.get()));
    zip_error_fini(&error);
    return all;
}

Result<std::string> unpacked(std::string_view bytes, std::size_t most) {
    Allowance allowance{most};
    return unpacked(bytes, most, allowance);
}

Result<std::string> unpacked(std::string_view bytes, std::size_t most, Allowance& allowance) {
    most = std::min(most, allowance.left());
    const auto stated = ZSTD_getFrameContentSize(bytes.data(), bytes.size());
    if (stated != ZSTD_CONTENTSIZE_ERROR && stated != ZSTD_CONTENTSIZE_UNKNOWN && stated > most)
        return too_large("zstd", most);
    const std::unique_ptr<ZSTD_DStream, std::size_t (*)(ZSTD_DStream*)> stream{ZSTD_createDStream(), ZSTD_freeDStream};
    constexpr int largest_window = 27; // 2^27 bytes, 128 MiB
    if (!stream || ZSTD_isError(ZSTD_DCtx_setParameter(stream.get(), ZSTD_d_windowLogMax, largest_window)) != 0)
        return damaged();
    std::string text;
    std::vector<char> part(ZSTD_DStreamOutSize());
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    std::size_t left = 1; // 0 at the end of a frame
    while (left != 0 || in.pos < in.size) {
        ZSTD_outBuffer out{part.data(), part.size(), 0};
        const std::size_t before = in.pos;
        left = ZSTD_decompressStream(stream.get(), &out, &in);
        if (ZSTD_isError(left) != 0) return damaged();
        allowance.spend(out.pos);
        if (out.pos == 0 && in.pos == before && left != 0) return damaged(); // more input is needed, but there is none
        if (text.size() + out.pos > most) return too_large("zstd", most);
        text.append(part.data(), out.pos);
    }
    return text;
}

} // namespace twoturns::decks
