#include "decks/address_book.hpp"

#include <algorithm>
#include <utility>

#include "decks/card_table.hpp"
#include "decks/deck_limits.hpp"
#include "decks/picture_header.hpp"
#include "decks/picture_limits.hpp"
#include "platform/files.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

const char* ending_of(PictureKind kind) {
    switch (kind) {
    case PictureKind::jpeg: return ".jpg";
    case PictureKind::png: return ".png";
    case PictureKind::webp: return ".webp";
    case PictureKind::gif: return ".gif";
    case PictureKind::bmp: return ".bmp";
    case PictureKind::svg: return ".svg";
    }
    return "";
}

std::string quoted_cell(const std::string& text) {
    std::string cell = "\"";
    for (const char c : text) cell += c == '"' ? "\"\"" : std::string(1, c);
    return cell + "\"";
}

} // namespace

bool is_address_book(std::string_view file) {
    std::string end{file.substr(file.size() - std::min<std::size_t>(4, file.size()))};
    for (char& c : end)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return end == ".vcf";
}

BookDeck deck_of_book(const std::string& name, AddressBook book) {
    BookDeck deck{{}, {}, std::move(book.left_out), book.beyond};
    std::string rows;
    for (Person& person : book.people) {
        const auto header = parse_picture_header(person.photo);
        if (!header) {
            deck.left_out.push_back({std::move(person.name), header.error()});
            continue;
        }
        std::string file = "photo-" + std::to_string(deck.pictures.size() + 1) + ending_of(header->kind);
        rows += file + "," + quoted_cell(person.name) + "\n";
        deck.pictures.push_back({std::move(file), std::move(person.photo)});
    }
    deck.table = "# name " + one_line(name) + "\n";
    for (const PictureLeftOut& one : deck.left_out) deck.table += remark_of(one);
    if (deck.beyond > 0) deck.table += remark_of({"+" + std::to_string(deck.beyond), {N_("there are too many"), {}}});
    deck.table += "front,back\n" + rows;
    return deck;
}

Result<ImportedBook> import_address_book(const std::string& file, const std::filesystem::path& decks) {
    auto book = [&]() -> Result<AddressBook> { // its bytes, as many as all photographs, are freed at the end
        const auto bytes = platform::read_file(file, deck_limits::vcard_bytes);
        if (!bytes) return bytes.error();
        return parse_vcards(*bytes);
    }();
    if (!book) return book.error();
    const std::string name = platform::name_of(platform::path_from(file).stem());
    const BookDeck deck = deck_of_book(name, *std::move(book));
    if (deck.pictures.empty())
        return deck.left_out.empty()
                   ? Message{N_("there is no card of a person in it"), {}}
                   : Message{"{0}: {1}", {deck.left_out.front().file, to_english(deck.left_out.front().why)}};
    auto folder = write_deck_folder(decks, name, deck.table, deck.pictures);
    if (!folder) return folder.error();
    return ImportedBook{*std::move(folder), deck.pictures.size(), deck.left_out.size() + deck.beyond};
}

} // namespace twoturns::decks
