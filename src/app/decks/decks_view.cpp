// The view of the page of decks: the cards of all decks, and next to them the contents of the chosen deck.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>

#include "app/decks/deck_list.hpp"
#include "app/decks/decks_page.hpp"
#include "app/measured.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;
using ui::id_of;
using ui::Rect;

// In design pixels.
constexpr float least_card = 158; // width of a card
constexpr float card_height = 180;
constexpr float name_height = 42; // the height of the name on a card
constexpr float between_cards = 14;
constexpr float panel_width = 352;
constexpr float least_for_panel = 960;
constexpr float corner = 9;

constexpr int card_columns = 3; // the columns of faces on a card
static_assert(scene::sample_faces == card_columns * card_columns);
constexpr int panel_columns = 6;

/// Adds the first faces of a deck as tiles in rows, from the top of the rectangle, horizontally centred.
void add_tiles(const Rect& rect, int columns, int faces, const auto& add) {
    const int rows = (faces + columns - 1) / columns;
    const float side = std::floor(std::min(rect.w / static_cast<float>(columns), rect.h / static_cast<float>(rows)));
    const float left = std::round(rect.centre().x - side * static_cast<float>(columns) / 2);
    for (int face = 0; face < faces; ++face) {
        const int row = face / columns;
        add(Rect{left + side * static_cast<float>(face % columns), std::round(rect.y) + side * static_cast<float>(row),
                 side, side},
            static_cast<Face>(face));
    }
}

/// Returns how many rows of the list are about pictures that are left out or have a fault.
std::size_t rows_left_out(const decks::PictureScan& pictures) {
    return pictures.report.left_out.size() + (pictures.without_font.empty() ? 0 : 1) +
           (pictures.report.doubles > 0 ? 1 : 0) + (pictures.report.beyond > 0 ? 1 : 0);
}

/// Returns how many of these rows are summaries. They come before the rows about single pictures or cards.
std::size_t rows_summed(const decks::PictureScan& pictures) {
    return rows_left_out(pictures) - pictures.report.left_out.size();
}

/// Returns the left-out picture or card in a row of the list; null for other rows.
const decks::LeftOut* left_out_at(std::size_t row, const decks::PictureScan& pictures) {
    const std::size_t summed = rows_summed(pictures);
    return row >= summed && row < rows_left_out(pictures) ? &pictures.report.left_out[row - summed] : nullptr;
}

/// Returns whether the contents of the chosen deck are known.
bool is_known(const Context& context) {
    const auto& shown = context.deck_status.shown;
    return shown && shown->deck == context.settings.deck;
}

/// Returns whether the chosen deck is loaded and has cards to learn.
bool can_learn(const Context& context) { return context.cards && context.cards->name == context.settings.deck; }

std::string how_many(const decks::PictureScan& pictures) {
    const auto count = static_cast<int>(pictures.names.size());
    std::string taken = pictures.two_sided ? trn("{0} card with two sides", "{0} cards with two sides", count)
                                           : trn("{0} picture", "{0} pictures", count);
    if (pictures.report.missing() == 0) return taken;
    return platform::trcf("list", "{0}, {1}", taken,
                          // TRANSLATORS: pictures or cards that could not be used; follows "12 pictures, ".
                          trn("{0} left out", "{0} left out", static_cast<int>(pictures.report.missing())));
}

std::string beyond_of(const decks::PictureScan& pictures) {
    const auto count = static_cast<int>(pictures.report.beyond);
    return pictures.two_sided ? trn("{0} more card", "{0} more cards", count)
                              : trn("{0} more file", "{0} more files", count);
}

/// Formats characters that cannot be displayed as their Unicode numbers.
std::string numbers_of(const std::u32string& characters) {
    constexpr std::size_t most = 4; // as many as fit on a line
    std::string numbers;
    for (const char32_t character : characters.substr(0, most)) {
        std::array<char, 12> number{};
        std::snprintf(number.data(), number.size(), "U+%04X", static_cast<unsigned>(character));
        numbers += (numbers.empty() ? "" : " ") + std::string(number.data());
    }
    if (characters.size() <= most) return numbers;
    // TRANSLATORS: {1} is the name of a file or card.
    return trn("{1} and {0} more", "{1} and {0} more", static_cast<int>(characters.size() - most), {numbers});
}

Element two_lines_of(std::string first, std::string second) {
    return ui::column({ui::label(std::move(first), 14), ui::label(std::move(second), 12, ui::Tone::gold)}, 0).pad(6, 2);
}

/// Returns the height of a row in design pixels: two lines fit even where text shrinks no further.
float left_out_row_height(const Context& context) {
    return std::max(40.0F, height_of(two_lines_of({}, {}), 0, context));
}

} // namespace

View Decks::view(const Context& context) const {
    const bool with_panel = context.width() >= least_for_panel;
    const float margin = context.width() < 800 ? 16.0F : 36.0F;
    const float room = context.width() - 2 * margin - (with_panel ? panel_width + 30 : 0);
    std::vector<Element> parts;
    parts.push_back(cards(room, context).scrolling(id_of(Part::list)).growing());
    if (with_panel) parts.push_back(panel(context));
    return {.kind = View::Kind::page,
            .title = tr(N_("Pictures")),
            .subtitle =
                tr(N_("What the tiles show: pictures, or cards with two sides, such as a word and its meaning")),
            .content = content(std::move(parts), with_panel, margin, context),
            .focus = id_of(Part::card, place_of_chosen(context.settings))};
}

void Decks::draw(ui::Id slot, const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    if (ui::part_of<Part>(slot) == Part::own_face) {
        items.emplace_back(scene::TileItem{.box = rect, .face = static_cast<Face>(slot.index)});
        return;
    }
    if (ui::part_of<Part>(slot) == Part::faces) {
        const BuiltInDeck& deck =
            *built_in_deck(deck_in_use(context.settings)); // the panel of any other deck has no such slot
        return add_tiles(rect, panel_columns, deck.two_sided ? 0 : deck.faces, [&](const Rect& box, Face face) {
            items.emplace_back(scene::TileItem{.box = box, .face = face});
        });
    }
    draw_card(slot.index, rect, context, items);
}

Element Decks::cards(float room, const Context& context) const {
    const Settings& settings = context.settings;
    const auto decks = built_in_decks();
    const int columns = std::max(2, static_cast<int>((room + between_cards) / (least_card + between_cards)));
    std::vector<Element> one_sided;
    std::vector<Element> two_sided;
    for (std::size_t place = 0; place < decks.size(); ++place)
        (decks[place].two_sided ? two_sided : one_sided).push_back(card(place, tr(decks[place].about), context));
    std::vector<Element> own;
    for (const std::string& deck : own_of(settings))
        own.push_back(card(decks.size() + own.size(), one_line(deck), context));
    std::vector<Element> sections;
    const auto add = [&](std::string title, std::vector<Element> all) {
        sections.push_back(ui::title(std::move(title), 17).high(30));
        sections.push_back(ui::grid(columns, std::move(all), between_cards));
    };
    sections.push_back(add_row(room));
    if (!own.empty()) sections.push_back(ui::grid(columns, std::move(own), between_cards));
    add(tr(N_("Pictures")), std::move(one_sided));
    add(tr(N_("Two sides")), std::move(two_sided));
    // Leaves room at the edges for the focus ring.
    return ui::column(std::move(sections), 10).pad(6, 6);
}

/// Makes the card of a deck: its pictures, drawn by draw_card(), with its name at the lower edge.
Element Decks::card(std::size_t place, std::string about, const Context& context) const {
    const Settings& settings = context.settings;
    const std::string deck = deck_at(place, settings);
    Element name = place_of_chosen(settings) == place ? ui::title(deck_label(settings, deck), 15)
                                                      : ui::label(deck_label(settings, deck));
    std::vector<Element> layers;
    layers.push_back(ui::widget(id_of(Part::picture, place), ui::Slot{}));
    layers.push_back(ui::widget(id_of(Part::card, place), ui::Button{.style = ui::Button::Style::picture})
                         .explained(std::move(about)));
    layers.push_back(
        ui::column({ui::filler(), ui::aligned(std::move(name), ui::Align::centre).high(name_height)}).pad(10, 0));
    if (const auto why = context.deck_status.unusable.find(deck); why != context.deck_status.unusable.end())
        layers.push_back(complaint(place, why->second, context));
    return ui::stack(std::move(layers)).high(card_height);
}

Element Decks::complaint(std::size_t place, const Message& why, const Context& context) {
    const int most_lines = context.style.unit < 0.8F ? 2 : 3;
    return ui::column({ui::filler(),
                       ui::aligned(ui::paragraph(tr(why), 14, ui::Tone::gold, most_lines), ui::Align::centre),
                       ui::widget(id_of(Part::forget_unusable, place), ui::Button{.words = tr(N_("Take out"))})
                           .explained(tr(N_("of the list; the files stay where they are"))),
                       ui::space(name_height)},
                      6)
        .pad(14, 8);
}

/// Makes the row above the player's own decks, with the ways to add one.
Element Decks::add_row(float room) {
    constexpr float least_for_words = 700;
    std::vector<Element> parts;
    parts.push_back(ui::title(tr(N_("Your own")), 17).shrinking(0));
    if (room < least_for_words)
        parts.push_back(ui::filler());
    else
        parts.push_back(
            ui::paragraph(tr(N_("drop pictures, a folder, cards (.csv, .apkg, .vcf) or a deck (.ttdeck) here")), 13,
                          ui::Tone::muted, 2)
                .growing()
                .shrinking());
    parts.push_back(ui::widget(id_of(Part::add), ui::Button{.words = tr(N_("Add…")), .icon = "folder"}));
    return ui::row(std::move(parts), 14);
}

void Decks::draw_card(std::size_t place, const Rect& rect, const Context& context,
                      std::vector<scene::Item>& items) const {
    const ui::Style& style = context.style;
    const bool chosen = place_of_chosen(context.settings) == place;
    items.emplace_back(ui::BoxItem{.rect = rect,
                                   .radius = style.units(corner),
                                   .fill = chosen ? ui::accent.with_alpha(0.18F) : style.theme.button,
                                   .border = chosen ? style.theme.chosen() : style.theme.border,
                                   .border_width = chosen ? std::max(2.0F, style.units(2)) : 1.0F});
    const float margin = style.units(10);
    const Rect room{rect.x + margin, rect.y + margin, rect.w - 2 * margin, rect.h - margin - style.units(name_height)};
    if (context.deck_status.unusable.contains(deck_at(place, context.settings))) return; // the card's text says why
    const std::string name =
        place < built_in_decks().size() ? built_in_decks()[place].name : deck_at(place, context.settings);
    add_tiles(room, card_columns, scene::sample_faces, [&](const Rect& box, Face face) {
        items.emplace_back(scene::SampleItem{.box = box, .deck = name, .face = face});
    });
}

Element Decks::button(Part part, std::string words, bool enabled) {
    return ui::widget(id_of(part), ui::Button{.words = std::move(words), .enabled = enabled});
}

/// Makes the panel of the chosen deck with all its contents.
Element Decks::panel(const Context& context) const {
    const std::string setting = deck_in_use(context.settings);
    std::vector<Element> parts;
    parts.push_back(ui::title(title_of_chosen(context), 20));
    if (const BuiltInDeck* const deck = built_in_deck(setting)) {
        parts.push_back(ui::paragraph(tr(deck->about), 15, ui::Tone::muted, 2));
        parts.push_back(ui::label(deck->two_sided
                                      ? trn("{0} card with two sides", "{0} cards with two sides", deck->faces)
                                      : trn("{0} picture", "{0} pictures", deck->faces),
                                  14, ui::Tone::muted));
        if (is_known(context))
            parts.push_back(pictures_list(*context.deck_status.shown, context).growing().shrinking());
        else
            parts.push_back(ui::widget(id_of(Part::faces), ui::Slot{}).growing());
    } else {
        parts.push_back(ui::paragraph(one_line(setting), 14, ui::Tone::muted, 3));
        append_own(parts, false, context);
    }
    if (can_learn(context)) parts.push_back(command_button(Command::learning));
    return ui::panel(ui::Panel::Style::card, ui::column(std::move(parts), 8).pad(22, 20)).wide(panel_width);
}

std::string Decks::title_of_chosen(const Context& context) {
    const std::string label = deck_label(context.settings, deck_in_use(context.settings));
    const bool named = is_known(context) && built_in_deck(context.settings.deck) == nullptr;
    return named && !context.deck_status.shown->title.empty() ? one_line(context.deck_status.shown->title) : label;
}

std::optional<std::size_t> Decks::card_of_row(const decks::PictureScan& pictures, std::size_t row) {
    const std::size_t left_out = rows_left_out(pictures);
    if (row < left_out || row - left_out >= pictures.names.size()) return std::nullopt;
    const std::size_t words = pictures.two_sided ? 2 : 1;
    const std::size_t first = (row - left_out) * words;
    for (std::size_t i = first; i < first + words && i < pictures.words.size(); ++i)
        if (!pictures.words[i].was.empty() || !pictures.words[i].picture.empty()) return row - left_out;
    return std::nullopt;
}

/// Appends the progress of reading the deck's pictures, or its content and what was left out, and the actions.
void Decks::append_own(std::vector<Element>& parts, bool narrow, const Context& context) const {
    if (const auto& progress = context.deck_status.progress) {
        parts.push_back(
            ui::label(trf(N_("{0} of {1}"), std::to_string(progress->done), std::to_string(progress->all)), 14));
        Element bar;
        bar.what = ui::Progress{static_cast<float>(progress->done) /
                                static_cast<float>(std::max<std::size_t>(progress->all, 1))};
        parts.push_back(std::move(bar));
        parts.push_back(button(Part::cancel, platform::trc("button", "Cancel")));
        parts.push_back(ui::filler());
        return;
    }
    const auto& shown = context.deck_status.shown;
    const bool there = is_known(context);
    if (there) {
        if (shown->of_folder) parts.push_back(names_choice(context.settings));
        // A row cannot show a long reason completely.
        const bool low = narrow && context.height() < 760;
        const decks::LeftOut* const left_out = low ? nullptr : left_out_at(row_, *shown);
        Element why =
            left_out == nullptr ? ui::space() : ui::paragraph(tr(left_out->why), 13, ui::Tone::gold, narrow ? 2 : 5);
        if (left_out == nullptr || !narrow) parts.push_back(ui::label(how_many(*shown), 14, ui::Tone::muted));
        if (left_out != nullptr && narrow) parts.push_back(std::move(why));
        parts.push_back(pictures_list(*shown, context).growing().shrinking());
        if (left_out != nullptr && !narrow) parts.push_back(std::move(why));
    } else {
        parts.push_back(ui::filler());
    }
    std::vector<Element> buttons;
    const bool chosen = there && card_of_row(*shown, row_).has_value();
    buttons.push_back(button(Part::edit, tr(N_("Change…")), chosen));
    buttons.push_back(button(Part::rename, tr(N_("Rename…"))));
    buttons.push_back(button(Part::write, tr(N_("Export…")), there));
    Element forget =
        button(Part::forget, tr(N_("Take out of the list"))).explained(tr(N_("the files stay where they are")));
    buttons.push_back(std::move(forget));
    parts.push_back(narrow ? ui::row(std::move(buttons), 8) : ui::grid(2, std::move(buttons), 8));
}

/// Makes the choice between tiles with pictures only and tiles with pictures and names.
Element Decks::names_choice(const Settings& settings) {
    ui::Choice choice{
        .options = {{.words = tr(N_("Pictures"))},
                    {.words = tr(N_("Pictures and names")), .help = tr(N_("each picture is matched with its name"))}},
        .selected = plays_names(settings, settings.deck) ? 1U : 0U,
        .columns = 0};
    return ui::widget(id_of(Part::names), std::move(choice));
}

/// Makes the list of the deck's contents. Left-out pictures or cards come first, with the reason, because nothing else
/// shows them.
Element Decks::pictures_list(const decks::PictureScan& pictures, const Context& context) const {
    const std::size_t unwritten = pictures.without_font.empty() ? 0 : 1;
    const std::size_t doubles = unwritten + (pictures.report.doubles > 0 ? 1 : 0);
    const std::size_t summed = rows_summed(pictures);
    const std::size_t left_out = rows_left_out(pictures);
    ui::List list{
        .count = left_out + pictures.names.size(), .row_height = left_out_row_height(context), .selected = row_};
    list.row = [&pictures, unwritten, doubles, summed, left_out](std::size_t row) {
        if (row < unwritten)
            return two_lines_of(tr(N_("No font here has these characters")), numbers_of(pictures.without_font));
        if (row < doubles)
            return two_lines_of(trn("{0} card", "{0} cards", static_cast<int>(pictures.report.doubles)),
                                // TRANSLATORS: why a card is left out; stands behind its name.
                                tr(N_("an earlier card has one of its sides")));
        // TRANSLATORS: cards or pictures; stands behind the name of a file.
        if (row < summed) return two_lines_of(beyond_of(pictures), tr(N_("there are too many")));
        if (const decks::LeftOut* one = left_out_at(row, pictures)) return two_lines_of(one->file, tr(one->why));
        return taken_row(pictures, row - left_out);
    };
    return ui::widget(id_of(Part::pictures), std::move(list));
}
/// Makes a row with a picture or both sides of a card, and its name.
Element Decks::taken_row(const decks::PictureScan& pictures, std::size_t index) {
    const auto tile = [](std::size_t face) {
        return ui::widget(id_of(Part::own_face, face), ui::Slot{}).wide(36).high(36);
    };
    std::vector<Element> parts;
    parts.push_back(tile(pictures.two_sided ? 2 * index : index));
    if (pictures.two_sided) parts.push_back(tile(2 * index + 1));
    parts.push_back(ui::label(pictures.names[index], 14).growing().shrinking());
    return ui::row(std::move(parts), 10).pad(6, 2);
}
/// Lays out the page. If there is no room for the panel, the actions on a player's own deck and the link to the
/// learning progress are below the cards.
Element Decks::content(std::vector<Element> parts, bool with_panel, float margin, const Context& context) const {
    const bool own =
        built_in_deck(context.settings.deck) == nullptr && (context.deck_status.progress || is_known(context));
    const bool learns = can_learn(context);
    if (with_panel || (!own && !learns))
        return ui::row(std::move(parts), 30, ui::CrossAlign::stretch).pad(margin - 6, 18);
    if (own) {
        const float height = std::max(190.0F, context.height() / 4);
        std::vector<Element> below;
        append_own(below, true, context);
        parts.push_back(ui::panel(ui::Panel::Style::card, ui::column(std::move(below), 6).pad(14, 10)).high(height));
    }
    if (learns)
        parts.push_back(
            ui::row({ui::title(deck_label(context.settings, deck_in_use(context.settings)), 15).growing().shrinking(),
                     command_button(Command::learning)}));
    return ui::column(std::move(parts), 10).pad(margin - 6, 12);
}

} // namespace twoturns::app
