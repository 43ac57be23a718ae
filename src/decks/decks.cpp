#include "decks/decks.hpp"

#include <algorithm>
#include <utility>

#include "platform/files.hpp"
#include "platform/memory.hpp"

namespace twoturns::decks {

std::optional<ImportChoice> import_choice(std::string_view file) {
    const DeckFormat* const format = format_of(file);
    return format == nullptr ? std::nullopt : std::optional{format->choice};
}

std::vector<std::string> import_endings() {
    std::vector<std::string> endings;
    for (const DeckFormat& format : deck_formats())
        if (format.offered) endings.insert(endings.end(), format.endings().begin(), format.endings().end());
    return endings;
}

std::string imported_name(const std::string& file) {
    return file_name_from(platform::name_of(platform::path_from(file).stem()), "deck", deck_limits::name_bytes);
}

DeckImport::DeckImport(std::string file, std::filesystem::path decks)
    : decks_(std::move(decks)), open_([file = std::move(file)] {
          const DeckFormat* const format = format_of(file);
          const std::string name = imported_name(file);
          return format == nullptr ? made_at_once(read_deck_file(file, name)) : format->open(file, name);
      }) {}

DeckImport::DeckImport(ChosenPackage cards, std::filesystem::path decks)
    : decks_(std::move(decks)), open_([cards = std::move(cards)] { return making_of(cards); }) {}

DeckImport::DeckImport(ChosenTable table, std::filesystem::path decks)
    : decks_(std::move(decks)), open_([table = std::move(table)] { return made_at_once(deck_of_table(table)); }) {}

bool DeckImport::fail(Message why) {
    failure_ = std::move(why);
    return true;
}

bool DeckImport::run() {
    if (failure_) return true;
    if (writer_) return writer_->run();
    return making_ ? make() : open();
}

bool DeckImport::open() {
    auto opened = std::exchange(open_, nullptr)(); // frees the captured choice
    if (!opened) return fail(opened.error());
    making_ = *std::move(opened);
    return false;
}

bool DeckImport::make() {
    if (!making_->run()) return false;
    auto deck = making_->take();
    if (!deck) return fail(deck.error());
    writer_.emplace(decks_, *std::move(deck));
    making_.reset(); // frees the file as well
    platform::give_back_memory();
    return false;
}

double DeckImport::progress() const {
    const auto part = [](std::size_t done, std::size_t all) {
        return static_cast<double>(std::min(done, all)) / static_cast<double>(std::max<std::size_t>(all, 1));
    };
    constexpr double to_write = 0.5;
    if (writer_) return to_write + (1 - to_write) * part(writer_->done(), writer_->all());
    return making_ ? to_write * making_->progress() : 0;
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
