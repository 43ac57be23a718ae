#include "decks/formats/deck_file.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "decks/archive/archive.hpp"
#include "decks/card_sides.hpp"
#include "decks/deck_limits.hpp"
#include "decks/file_names.hpp"
#include "decks/picture_folder.hpp"
#include "decks/pictures/picture_header.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "platform/files.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

/// Returns whether a desktop added this entry: folders of macOS with metadata, index files of Finder and Windows.
bool is_of_desktop(std::string_view entry) {
    if (entry.starts_with("__MACOSX/")) return true;
    const std::string_view file = entry.substr(entry.rfind('/') + 1); // npos + 1 is 0
    return file.starts_with("._") || file == ".DS_Store" || file == "Thumbs.db" || file == "desktop.ini";
}

/// Returns the folder that contains all entries, with a trailing slash; an empty text if no folder contains them all.
std::string folder_of_all(const std::vector<std::string>& entries) {
    if (entries.empty()) return {};
    const std::string folder = entries.front().substr(0, entries.front().find('/') + 1);
    const bool all =
        std::all_of(entries.begin(), entries.end(), [&](const auto& entry) { return entry.rfind(folder, 0) == 0; });
    return all ? folder : std::string{};
}

/// Reads the pictures of an archive one by one.
class ArchivedPictures {
public:
    /// `files` are the files in the folder.
    ArchivedPictures(const Archive& archive, std::string folder, std::vector<std::string> files)
        : archive_(archive), folder_(std::move(folder)), files_(std::move(files)) {}

    /// Adds a picture to the deck if the deck does not have it yet. Returns false if the picture is left out.
    bool take(const std::string& file, NewDeck& deck) {
        if (taken_.count(file) > 0) return true;
        const auto there = files_.find(file);
        if (auto why = refusal(file, there.has_value(), deck.pictures.size()))
            return leave_out(file, *std::move(why), deck);
        auto bytes = archive_.read(folder_ + *there, picture_limits::file_bytes, allowance_);
        if (!bytes) return leave_out(file, bytes.error(), deck);
        if (const auto header = parse_picture_header(*bytes); !header) return leave_out(file, header.error(), deck);
        taken_.insert(file);
        deck.pictures.push_back({file, *std::move(bytes)});
        return true;
    }

private:
    [[nodiscard]] static std::optional<Message> refusal(const std::string& file, bool there, std::size_t pictures) {
        if (!there) return Message{N_("no such picture lies beside the table")};
        if (file_name_from(file, "", deck_limits::file_name_bytes) != file)
            return Message{N_("not every system can have a file of that name")};
        if (pictures == picture_limits::pictures) return Message{N_("there are too many")};
        return std::nullopt;
    }
    static bool leave_out(const std::string& file, Message why, NewDeck& deck) {
        if (deck.table.report.left_out.size() < deck_limits::unmade)
            deck.table.report.left_out.push_back({one_line(file), std::move(why)});
        return false;
    }

    const Archive& archive_;
    std::string folder_;
    NamesAlike files_;
    std::set<std::string> taken_;
    Allowance allowance_{deck_limits::all_picture_bytes};
};

Message refused_for(const LeftOut& one) { return {"{0}: {1}", {one.file, to_english(one.why)}}; }

Result<NewDeck> deck_of_cards(const std::string& text, const std::string& name, ArchivedPictures pictures) {
    auto table = parse_cards(text);
    if (!table) return table.error();
    NewDeck deck{*std::move(table), {}};
    deck.table.report.doubles = 0;
    if (deck.table.name.empty()) deck.table.name = name;
    std::erase_if(deck.table.cards, [&](const Card& card) {
        return (is_picture_cell(card.front) && !pictures.take(card.front, deck)) ||
               (is_picture_cell(card.back) && !pictures.take(card.back, deck));
    });
    if (!deck.table.cards.empty()) return deck;
    return refused_for(deck.table.report.left_out.front()); // a table with cards lists at least one
}

Result<NewDeck> deck_of_pictures(const std::vector<std::string>& files, const PictureNames& names,
                                 const std::string& name, ArchivedPictures pictures) {
    NewDeck deck;
    deck.table.name = name;
    const NamesAlike alike{files};
    PictureNames called; // by file name
    for (const auto& [file, words] : names)
        if (const auto there = alike.find(file)) called.try_emplace(*there, words);
    for (const std::string& file : files) {
        if (!is_picture_cell(file) || !pictures.take(file, deck)) continue;
        const auto found = called.find(file);
        deck.pictures.back().name = found == called.end() ? std::string{} : found->second;
    }
    if (!deck.pictures.empty()) return deck;
    if (deck.table.report.left_out.empty()) return Message{N_("there are no cards and no pictures in it")};
    return refused_for(deck.table.report.left_out.front());
}

} // namespace

Result<std::string> deck_file_of(const NewDeck& deck) {
    std::vector<ArchiveEntry> entries;
    TableFile table = table_file_of(deck);
    entries.push_back({std::move(table.name), std::move(table.bytes), true});
    for (const NewDeck::Picture& picture : deck.pictures) entries.push_back({picture.file, picture.bytes, false});
    return zipped(entries);
}

Result<NewDeck> read_deck_file(const std::string& file, const std::string& name) {
    const auto archive = Archive::open(file);
    if (!archive) return archive.error();
    std::vector<std::string> entries = archive->entries();
    std::erase_if(entries, is_of_desktop);
    const std::string folder = folder_of_all(entries);
    std::vector<std::string> files = entries;
    for (std::string& one : files) one.erase(0, folder.size());
    ArchivedPictures pictures{*archive, folder, files};
    const std::string table = folder + cards_file;
    if (archive->has(table)) {
        const auto text = archive->read(table, platform::limits::file_bytes);
        return text ? deck_of_cards(*text, name, std::move(pictures)) : Result<NewDeck>{text.error()};
    }
    PictureNames names;
    if (archive->has(folder + names_file)) {
        const auto text = archive->read(folder + names_file, picture_limits::names_bytes);
        auto read = text ? parse_names(*text) : Result<PictureNames>{text.error()};
        if (!read) return read.error();
        names = *std::move(read);
    }
    std::sort(files.begin(), files.end());
    return deck_of_pictures(files, names, name, std::move(pictures));
}

} // namespace twoturns::decks
