#include "decks/deck_folder.hpp"

#include <cstddef>
#include <string_view>
#include <system_error>

#include "platform/files.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = 80; // of a name, so that there is room for a number
constexpr int most_numbers = 1000;

Message unwritten(const std::error_code& why) { return {N_("The deck cannot be written: {0}"), {why.message()}}; }

/// Writes all files into a folder that is there.
std::optional<Message> fill_folder(const fs::path& folder, const std::string& table,
                                   const std::vector<DeckPicture>& pictures) {
    for (const DeckPicture& one : pictures)
        if (auto failure = platform::write_file(platform::name_of(folder / platform::path_from(one.file)), one.bytes,
                                                false, platform::Sync::no))
            return failure;
    // On the disk at last, and the folder's other files with it on most systems.
    return platform::write_file(platform::name_of(folder / "cards.csv"), table, false);
}

} // namespace

std::string folder_name_from(const std::string& name) {
    constexpr std::string_view unfit = "/\\:*?\"<>|";
    std::string fit;
    for (const char c : one_line(name)) fit += unfit.find(c) == std::string_view::npos ? c : '_';
    if (fit.size() > most_bytes) {
        std::size_t end = most_bytes;
        while (end > 0 && (static_cast<unsigned char>(fit[end]) & 0xC0U) == 0x80U) --end;
        fit.resize(end);
    }
    while (!fit.empty() && (fit.back() == '.' || fit.back() == ' ')) fit.pop_back();
    const std::size_t start = fit.find_first_not_of(". ");
    return start == std::string::npos ? "deck" : fit.substr(start);
}

Result<std::string> write_deck_folder(const fs::path& decks, const std::string& name, const std::string& table,
                                      const std::vector<DeckPicture>& pictures) {
    std::error_code failed;
    fs::create_directories(decks, failed);
    if (failed) return unwritten(failed);
    const std::string fit = folder_name_from(name);
    // Hidden until it is whole; another window may write one of the same name.
    fs::path half;
    bool made = false;
    for (int number = 1; number <= most_numbers && !made && !failed; ++number) {
        half = decks / platform::path_from("." + fit + "." + std::to_string(number));
        made = fs::create_directory(half, failed);
    }
    if (!made) return unwritten(failed ? failed : std::make_error_code(std::errc::file_exists));
    const auto give_up = [&](Message why) {
        std::error_code ignored;
        fs::remove_all(half, ignored);
        return why;
    };
    if (auto failure = fill_folder(half, table, pictures)) return give_up(*std::move(failure));
    for (int number = 1; number <= most_numbers; ++number) {
        const fs::path whole = decks / platform::path_from(number == 1 ? fit : fit + " " + std::to_string(number));
        if (fs::symlink_status(whole, failed).type() != fs::file_type::not_found) continue;
        fs::rename(half, whole, failed);
        if (failed) return give_up(unwritten(failed));
        return platform::name_of(whole);
    }
    return give_up(unwritten(std::make_error_code(std::errc::file_exists)));
}

} // namespace twoturns::decks
