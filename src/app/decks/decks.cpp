// The state and events of the page of decks.
#include "app/decks/decks_page.hpp"

#include <algorithm>
#include <utility>

#include "app/decks/deck_list.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {

using ui::id_of;

Effects Decks::opened(const Context& context) {
    own_ = own_of(context.settings);
    return {};
}

Effects Decks::on(const ui::Input& input, const Context& /*context*/) {
    const auto* dropped = std::get_if<ui::Dropped>(&input);
    return dropped != nullptr ? screens::drop_file(dropped->path) : Effects{};
}
Effects Decks::on(const Response& response, const Context& context) {
    const auto* read = std::get_if<FileRead>(&response);
    if (read == nullptr) return {};
    if (!read->pictures.empty()) return screens::play_with(read->pictures, context);
    if (read->text && screens::is_card_text(*read->text))
        return {OpenScreen{screens::import_table(read->path, *read->text)}};
    const Message what = read->text ? Message{"{0}", {one_line(read->path)}} : read->text.error();
    return {say({N_("No pictures are there")}, what, context.now + 2 * note_time)};
}

Effects Decks::on(const ui::Event& event, const Context& context) {
    if (const auto* changed = std::get_if<ui::Changed>(&event)) return change(*changed, context);
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    return pressed == nullptr ? Effects{} : press(pressed->id, context);
}

Effects Decks::change(const ui::Changed& changed, const Context& context) {
    if (ui::part_of<Part>(changed.id) == Part::pictures) row_ = static_cast<std::size_t>(changed.value);
    if (ui::part_of<Part>(changed.id) != Part::names) return {};
    Settings settings = context.settings;
    set_plays_names(settings, changed.value == 1);
    row_ = none;
    return {ChangeSettings{std::move(settings)}};
}

Effects Decks::press(ui::Id button, const Context& context) {
    Settings settings = context.settings;
    switch (ui::part_of<Part>(button)) {
    case Part::add: return {OpenScreen{screens::add_pictures(context)}};
    case Part::pictures: return edit(row_ = button.index, context);
    case Part::edit: return edit(row_, context);
    case Part::rename: return {OpenScreen{screens::rename_deck(settings.deck, title_of_chosen(context))}};
    case Part::write: return {OpenScreen{screens::export_deck(title_of_chosen(context), context)}};
    case Part::cancel: settings.deck = context.deck_status.played; break;
    case Part::forget: forget(settings, context.settings.deck); break;
    case Part::forget_unusable: forget(settings, deck_at(button.index, settings)); break;
    default: own_ = own_of(settings); settings.deck = deck_at(button.index, settings);
    }
    row_ = none;
    return {ChangeSettings{std::move(settings)}};
}

void Decks::forget(Settings& settings, const std::string& deck) {
    forget_deck(settings, deck);
    std::erase(own_, deck);
    if (settings.deck == deck) settings.deck.clear();
}

Effects Decks::edit(std::size_t row, const Context& context) {
    const auto& shown = context.deck_status.shown;
    if (!shown || shown->deck != context.settings.deck) return {};
    const auto card = card_of_row(*shown, row);
    if (!card) return {};
    return {OpenScreen{screens::edit_card(*shown, *card)}};
}

std::string Decks::name_of(ui::Id button) const {
    if (button == id_of(Part::add)) return "add-pictures";
    if (button == id_of(Part::cancel)) return "cancel";
    if (button == id_of(Part::forget)) return "take-out";
    if (button == id_of(Part::edit)) return "change";
    if (button == id_of(Part::rename)) return "rename";
    if (button == id_of(Part::write)) return "export";
    if (button.part == id_of(Part::forget_unusable).part) return "take-out-" + std::to_string(button.index + 1);
    if (button.part != id_of(Part::card).part) return Screen::name_of(button);
    return "deck-" + std::to_string(button.index + 1);
}

std::string Decks::deck_at(std::size_t place, const Settings& settings) const {
    if (place < built_in_decks().size()) return built_in_decks()[place].name;
    const auto own = own_of(settings);
    const std::size_t one = place - built_in_decks().size();
    return one < own.size() ? own[one] : std::string{};
}

std::size_t Decks::place_of_chosen(const Settings& settings) const {
    const auto decks = built_in_decks();
    if (const BuiltInDeck* const deck = built_in_deck(deck_in_use(settings)))
        return static_cast<std::size_t>(deck - decks.data());
    const auto own = own_of(settings);
    return decks.size() + static_cast<std::size_t>(std::find(own.begin(), own.end(), settings.deck) - own.begin());
}

std::vector<std::string> Decks::own_of(const Settings& settings) const {
    std::vector<std::string> own = own_;
    auto folders = own_decks(settings);
    folders.insert(folders.begin(), settings.deck);
    for (const std::string& folder : folders) {
        const bool there = std::find(own.begin(), own.end(), folder) != own.end();
        if (!there && built_in_deck(folder) == nullptr) own.push_back(folder);
    }
    return own;
}

screens::Made screens::decks() { return std::make_shared<Decks>(); }

} // namespace twoturns::app
