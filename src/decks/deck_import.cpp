#include "decks/deck_import.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "decks/deck_limits.hpp"
#include "decks/file_names.hpp"
#include "decks/formats/address_book.hpp"
#include "decks/formats/deck_file.hpp"
#include "platform/files.hpp"
#include "platform/memory.hpp"

namespace twoturns::decks {

namespace {

/// Spreadsheets are not read, only tables saved from them.
bool is_spreadsheet(std::string_view file) {
    constexpr std::array<std::string_view, 5> endings{".xlsx", ".xlsm", ".xls", ".ods", ".numbers"};
    const std::size_t dot = std::min(file.rfind('.'), file.size());
    std::string end{file.substr(dot)};
    for (char& c : end)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return std::find(endings.begin(), endings.end(), end) != endings.end();
}

} // namespace

bool is_importable(std::string_view file) {
    return is_address_book(file) || is_anki_package(file) || is_deck_file(file) || is_spreadsheet(file);
}

std::string imported_name(const std::string& file) {
    return file_name_from(platform::name_of(platform::path_from(file).stem()), "deck", deck_limits::name_bytes);
}

DeckImport::DeckImport(std::string file, std::filesystem::path decks)
    : file_(std::move(file)), name_(imported_name(file_)), decks_(std::move(decks)) {}

DeckImport::DeckImport(ChosenCards cards, std::filesystem::path decks)
    : name_(std::move(cards.name)), decks_(std::move(decks)) {
    maker_.emplace(std::move(cards.package), cards.sides);
}

DeckImport::DeckImport(ChosenTable table, std::filesystem::path decks)
    : name_(table.name), decks_(std::move(decks)), table_(std::move(table)) {}

bool DeckImport::fail(Message why) {
    failure_ = std::move(why);
    return true;
}

bool DeckImport::run() {
    if (failure_) return true;
    if (writer_) return writer_->run();
    return maker_ ? make() : read();
}

bool DeckImport::read() {
    if (table_) {
        auto deck = deck_of_table(*std::exchange(table_, std::nullopt));
        if (!deck) return fail(deck.error());
        writer_.emplace(decks_, *std::move(deck));
        return false;
    }
    if (is_spreadsheet(file_)) return fail({N_("this is a spreadsheet: save it as CSV, which is read")});
    if (!is_anki_package(file_)) {
        auto deck = is_address_book(file_) ? read_address_book(file_, name_) : read_deck_file(file_, name_);
        if (!deck) return fail(deck.error());
        writer_.emplace(decks_, *std::move(deck));
        return false;
    }
    auto package = AnkiPackage::open(file_);
    if (!package) return fail(package.error());
    const AnkiSides sides = best_sides(package->types());
    maker_.emplace(std::make_shared<const AnkiPackage>(*std::move(package)), sides);
    return false;
}

bool DeckImport::make() {
    if (!maker_->run()) return false;
    if (maker_->cards().empty()) return fail(maker_->why_none());
    writer_.emplace(decks_, maker_->take(name_));
    maker_.reset(); // frees the package as well
    platform::give_back_memory();
    return false;
}

double DeckImport::progress() const {
    const auto part = [](std::size_t done, std::size_t all) {
        return static_cast<double>(std::min(done, all)) / static_cast<double>(std::max<std::size_t>(all, 1));
    };
    constexpr double to_write = 0.5;
    if (writer_) return to_write + (1 - to_write) * part(writer_->done(), writer_->all());
    return maker_ ? to_write * part(maker_->done(), maker_->all()) : 0;
}

Result<std::string> DeckImport::take() {
    if (failure_) return *failure_;
    const auto folder = writer_->take();
    writer_.reset();
    platform::give_back_memory(); // before the deck is read
    if (!folder) return folder.error();
    return platform::name_of(*folder);
}

Result<std::string> import_deck(const std::string& file, const std::filesystem::path& decks) {
    DeckImport import{file, decks};
    while (!import.run()) {
    }
    return import.take();
}

} // namespace twoturns::decks
