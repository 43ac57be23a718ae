// The pictures one plays with: every deck as a card; a press plays with it at once.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "app/deck_list.hpp"
#include "app/screens/screens.hpp"
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

// In pixels of the design.
constexpr float least_card = 158; // its width
constexpr float card_height = 172;
constexpr float name_height = 34; // of it
constexpr float between_cards = 14;
constexpr float panel_width = 352;
constexpr float least_for_panel = 960;
constexpr float corner = 9;

constexpr int card_columns = 3; // of faces
static_assert(scene::sample_faces == card_columns * card_columns);
constexpr int panel_columns = 6;
constexpr int panel_columns_of_cards = 4; // two cards, the sides of each side by side
constexpr int most_sides_in_panel = 24;

/// The first faces of a deck as tiles, in rows in the middle of a rectangle's width, from its top.
void add_tiles(const Rect& rect, int columns, int faces, const auto& add) {
    const int rows = (faces + columns - 1) / columns;
    const float side = std::floor(std::min(rect.w / static_cast<float>(columns), rect.h / static_cast<float>(rows)));
    const float left = std::round(rect.centre().x - side * static_cast<float>(columns) / 2);
    for (int face = 0; face < faces; ++face)
        add(Rect{left + side * static_cast<float>(face % columns),
                 std::round(rect.y) + side * static_cast<float>(face / columns), side, side},
            static_cast<Face>(face));
}

class Decks final : public Screen {
public:
    [[nodiscard]] std::string name() const override { return "decks"; }

    [[nodiscard]] View view(const Context& context) const override {
        const bool with_panel = context.width() >= least_for_panel;
        const float margin = context.width() < 800 ? 16.0F : 36.0F;
        const float room = context.width() - 2 * margin - (with_panel ? panel_width + 30 : 0);
        std::vector<Element> parts;
        parts.push_back(cards(room, context.settings).scrolling(id_of(Part::list)).growing());
        if (with_panel) parts.push_back(panel(context));
        return {.kind = View::Kind::page,
                .title = tr(N_("Pictures")),
                .subtitle = tr(N_("What the tiles show; every deck works on every board")),
                .content = content(std::move(parts), with_panel, margin, context),
                .focus = id_of(Part::card, place_of(context.settings.deck))};
    }

    Effects opened(const Context& context) override {
        take_own(context.settings);
        return {};
    }

    Effects on(const ui::Input& input, const Context& context) override {
        const auto* dropped = std::get_if<ui::Dropped>(&input);
        return dropped != nullptr ? screens::drop_file(dropped->path, context) : Effects{};
    }
    Effects on(const Answer& answer, const Context& context) override {
        const auto* read = std::get_if<FileRead>(&answer);
        if (read == nullptr) return {};
        if (!read->pictures.empty()) return screens::play_with(read->pictures, context);
        const Message what = read->text ? Message{"{0}", {one_line(read->path)}} : read->text.error();
        return {Say{{{N_("No pictures are there"), {}}, what, context.now + 2 * note_time}}};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        Settings settings = context.settings;
        if (const auto* changed = std::get_if<ui::Changed>(&event);
            changed != nullptr && ui::part_of<Part>(changed->id) == Part::names) {
            set_plays_names(settings, changed->value == 1);
            return {ChangeSettings{std::move(settings)}};
        }
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr) return {};
        switch (ui::part_of<Part>(pressed->id)) {
        case Part::add: return {OpenScreen{screens::add_pictures(context)}};
        case Part::learning: return {OpenScreen{screens::learning(context.cards)}};
        case Part::cancel: settings.deck = context.pictures.played; break;
        case Part::forget:
            forget_deck(settings, settings.deck);
            std::erase(own_, settings.deck);
            settings.deck.clear();
            break;
        default: take_own(settings); settings.deck = deck_at(pressed->id.index);
        }
        return {ChangeSettings{std::move(settings)}};
    }

    void draw(ui::Id slot, const Rect& rect, const Context& context, std::vector<scene::Item>& items) const override {
        if (ui::part_of<Part>(slot) == Part::own_face) {
            items.emplace_back(scene::TileItem{.box = rect, .face = static_cast<Face>(slot.index)});
            return;
        }
        if (ui::part_of<Part>(slot) == Part::faces) {
            const auto& deck = built_in_decks()[built_in_deck(context.settings.deck)];
            const int columns = deck.two_sided ? panel_columns_of_cards : panel_columns;
            const int faces = deck.two_sided ? std::min(2 * deck.faces, most_sides_in_panel) : deck.faces;
            return add_tiles(rect, columns, faces, [&](const Rect& box, Face face) {
                items.emplace_back(scene::TileItem{.box = box, .face = face});
            });
        }
        draw_card(slot.index, rect, context, items);
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        if (button == id_of(Part::add)) return "add-pictures";
        if (button == id_of(Part::cancel)) return "cancel";
        if (button == id_of(Part::forget)) return "take-out";
        if (button == id_of(Part::learning)) return "learning";
        if (button.part != id_of(Part::card).part) return Screen::name_of(button);
        return "deck-" + std::to_string(button.index + 1);
    }

private:
    enum class Part : std::uint8_t {
        list,
        card,
        picture, // of a card
        faces,
        add,
        cancel,
        forget,
        learning,
        pictures, // a list
        own_face, // in it
        names,
    };

    /// As the settings have it: after the decks of the game comes one of the player's own.
    [[nodiscard]] std::string deck_at(std::size_t place) const {
        if (place == 0) return {};
        if (place < built_in_decks().size()) return built_in_decks()[place].name;
        const std::size_t own = place - built_in_decks().size();
        return own < own_.size() ? own_[own] : std::string{};
    }
    [[nodiscard]] std::size_t place_of(const std::string& setting) const {
        const std::size_t built_in = built_in_deck(setting);
        if (built_in < built_in_decks().size()) return built_in;
        return built_in + static_cast<std::size_t>(std::find(own_.begin(), own_.end(), setting) - own_.begin());
    }

    /// Those that are remembered, and what is played with; a card keeps its place.
    void take_own(const Settings& settings) {
        auto folders = own_decks(settings);
        folders.insert(folders.begin(), settings.deck);
        for (const std::string& folder : folders) {
            const bool there = std::find(own_.begin(), own_.end(), folder) != own_.end();
            if (!there && built_in_deck(folder) == built_in_decks().size()) own_.push_back(folder);
        }
    }

    [[nodiscard]] Element cards(float room, const Settings& settings) const {
        const std::string& setting = settings.deck;
        const auto decks = built_in_decks();
        const int columns = std::max(2, static_cast<int>((room + between_cards) / (least_card + between_cards)));
        std::vector<Element> one_sided;
        std::vector<Element> two_sided;
        for (std::size_t place = 0; place < decks.size(); ++place)
            (decks[place].two_sided ? two_sided : one_sided).push_back(card(place, tr(decks[place].about), setting));
        std::vector<Element> own;
        for (std::size_t i = 0; i < own_.size(); ++i) own.push_back(card(decks.size() + i, one_line(own_[i]), setting));
        std::vector<Element> sections;
        const auto add = [&](std::string title, std::vector<Element> all) {
            sections.push_back(ui::title(std::move(title), 17).high(30));
            sections.push_back(ui::grid(columns, std::move(all), between_cards));
        };
        sections.push_back(add_row(room));
        if (!own.empty()) sections.push_back(ui::grid(columns, std::move(own), between_cards));
        add(tr(N_("Pictures")), std::move(one_sided));
        add(tr(N_("Two sides")), std::move(two_sided));
        // The ring of the focus is seen at the edges, too.
        return ui::column(std::move(sections), 10).pad(6, 6);
    }

    /// A picture, drawn by draw_card(), with the deck's name on its lower edge.
    [[nodiscard]] Element card(std::size_t place, std::string about, const std::string& setting) const {
        const std::string deck = deck_at(place);
        Element name = place_of(setting) == place ? ui::title(deck_label(deck), 15) : ui::label(deck_label(deck));
        std::vector<Element> layers;
        layers.push_back(ui::widget(id_of(Part::picture, place), ui::Slot{}));
        layers.push_back(ui::widget(id_of(Part::card, place),
                                    ui::Button{.words = {}, .icon = {}, .key = {}, .look = ui::Button::Look::picture})
                             .explained(std::move(about)));
        layers.push_back(
            ui::column({ui::filler(), ui::aligned(std::move(name), ui::Align::centre).high(name_height)}).pad(10, 0));
        return ui::stack(std::move(layers)).high(card_height);
    }

    /// Above the player's own decks: how to get one.
    [[nodiscard]] static Element add_row(float room) {
        constexpr float least_for_words = 560;
        std::vector<Element> parts;
        parts.push_back(ui::title(tr(N_("Your own")), 17));
        if (room < least_for_words)
            parts.push_back(ui::filler());
        else
            parts.push_back(ui::paragraph(tr(N_("drop pictures, a folder of them, a table of cards, an address book "
                                                "(.vcf) or an Anki package (.apkg) here")),
                                          13, ui::Tone::muted, 2)
                                .growing()
                                .shrinking());
        parts.push_back(ui::widget(id_of(Part::add), ui::Button{.words = tr(N_("Add…")), .icon = "folder", .key = {}}));
        return ui::row(std::move(parts), 14);
    }

    void draw_card(std::size_t place, const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
        const ui::Style& style = context.style;
        const bool chosen = place_of(context.settings.deck) == place;
        items.emplace_back(ui::BoxItem{.rect = rect,
                                       .radius = style.units(corner),
                                       .fill = chosen ? ui::accent.with_alpha(0.18F) : style.theme.button,
                                       .border = chosen ? ui::accent : style.theme.border,
                                       .border_width = chosen ? std::max(2.0F, style.units(2)) : 1.0F});
        const float margin = style.units(10);
        const Rect room{rect.x + margin, rect.y + margin, rect.w - 2 * margin,
                        rect.h - margin - style.units(name_height)};
        const std::string name = place == 0 ? built_in_decks().front().name : deck_at(place);
        add_tiles(room, card_columns, scene::sample_faces, [&](const Rect& box, Face face) {
            items.emplace_back(scene::SampleItem{.box = box, .deck = name, .face = face});
        });
    }

    /// Whether the deck that is chosen is there and has cards to be learnt.
    static bool can_learn(const Context& context) {
        return context.cards && context.cards->name == context.settings.deck;
    }
    static Element learning_button() {
        return ui::widget(id_of(Part::learning),
                          ui::Button{.words = tr(N_("What was learnt…")), .icon = {}, .key = {}});
    }

    /// What is played with, and all that is in it.
    [[nodiscard]] Element panel(const Context& context) const {
        const std::string& setting = context.settings.deck;
        const std::size_t place = place_of(setting);
        std::vector<Element> parts;
        parts.push_back(ui::title(title_of(context), 20));
        if (place < built_in_decks().size()) {
            const BuiltInDeck& deck = built_in_decks()[place];
            parts.push_back(ui::paragraph(tr(deck.about), 15, ui::Tone::muted, 2));
            parts.push_back(ui::label(deck.two_sided
                                          ? trn("{0} card with two sides", "{0} cards with two sides", deck.faces)
                                          : trn("{0} picture", "{0} pictures", deck.faces),
                                      14, ui::Tone::muted));
            parts.push_back(ui::widget(id_of(Part::faces), ui::Slot{}).growing());
        } else {
            parts.push_back(ui::paragraph(one_line(setting), 14, ui::Tone::muted, 3));
            append_own(parts, context);
        }
        if (can_learn(context)) parts.push_back(learning_button());
        return ui::panel(ui::Panel::Look::card, ui::column(std::move(parts), 8).pad(22, 20)).wide(panel_width);
    }

    /// As the deck calls itself, else by its file.
    [[nodiscard]] static std::string title_of(const Context& context) {
        const auto& shown = context.pictures.shown;
        const bool titled = shown && shown->deck == context.settings.deck && !shown->title.empty();
        return titled ? one_line(shown->title) : deck_label(context.settings.deck);
    }

    /// How far its pictures are read, or which they are and which not; and what can be done.
    static void append_own(std::vector<Element>& parts, const Context& context) {
        if (const auto& progress = context.pictures.progress) {
            parts.push_back(
                ui::label(trf(N_("{0} of {1}"), std::to_string(progress->done), std::to_string(progress->all)), 14));
            Element bar;
            bar.what = ui::Progress{static_cast<float>(progress->done) /
                                    static_cast<float>(std::max<std::size_t>(progress->all, 1))};
            parts.push_back(std::move(bar));
            parts.push_back(
                ui::widget(id_of(Part::cancel), ui::Button{.words = tr(N_("Cancel")), .icon = "", .key = {}}));
            parts.push_back(ui::filler());
            return;
        }
        const auto& shown = context.pictures.shown;
        if (shown && shown->deck == context.settings.deck) {
            if (shown->of_folder) parts.push_back(names_choice(context.settings));
            parts.push_back(ui::label(how_many(*shown), 14, ui::Tone::muted));
            parts.push_back(pictures_list(*shown).growing().shrinking());
        } else {
            parts.push_back(ui::filler());
        }
        parts.push_back(
            ui::widget(id_of(Part::forget), ui::Button{.words = tr(N_("Take out of the list")), .icon = "", .key = {}})
                .explained(tr(N_("the files stay where they are"))));
    }

    /// What the tiles of a folder of pictures show.
    static Element names_choice(const Settings& settings) {
        ui::Choice choice{.options = {{.words = tr(N_("Pictures")), .icon = {}, .help = {}},
                                      {.words = tr(N_("Pictures and names")),
                                       .icon = {},
                                       .help = tr(N_("each picture is matched with its name"))}},
                          .selected = plays_names(settings) ? 1U : 0U,
                          .columns = 0};
        return ui::widget(id_of(Part::names), std::move(choice));
    }

    static std::string how_many(const decks::OwnPictures& pictures) {
        const auto count = static_cast<int>(pictures.names.size());
        const std::string taken = pictures.two_sided ? trn("{0} card with two sides", "{0} cards with two sides", count)
                                                     : trn("{0} picture", "{0} pictures", count);
        if (pictures.missing() == 0) return taken;
        return trf(N_("{0}, {1} left out"), taken, std::to_string(pictures.missing()));
    }

    /// What was left out comes first, with the reason, as nothing else tells it.
    static Element pictures_list(const decks::OwnPictures& pictures) {
        const std::size_t doubles = pictures.doubles > 0 ? 1 : 0;
        const std::size_t summed = doubles + (pictures.beyond > 0 ? 1 : 0);
        const std::size_t left_out = pictures.left_out.size() + summed;
        ui::List list{.count = left_out + pictures.names.size(),
                      .row_height = 40,
                      .selected = static_cast<std::size_t>(-1),
                      .row = {},
                      .name = {}};
        list.row = [&pictures, doubles, summed, left_out](std::size_t row) {
            if (row < doubles)
                return two_lines_of(trn("{0} card", "{0} cards", static_cast<int>(pictures.doubles)),
                                    tr(N_("an earlier card has one of its sides")));
            if (row < summed) return two_lines_of(beyond_of(pictures), tr(N_("there are too many")));
            if (row < left_out) {
                const decks::PictureLeftOut& one = pictures.left_out[row - summed];
                return two_lines_of(one.file, tr(one.why));
            }
            return taken_row(pictures, row - left_out);
        };
        return ui::widget(id_of(Part::pictures), std::move(list));
    }
    static std::string beyond_of(const decks::OwnPictures& pictures) {
        const auto count = static_cast<int>(pictures.beyond);
        return pictures.two_sided ? trn("{0} more card", "{0} more cards", count)
                                  : trn("{0} more file", "{0} more files", count);
    }
    /// A picture, or both sides of a card, and what it is called.
    static Element taken_row(const decks::OwnPictures& pictures, std::size_t index) {
        const auto tile = [](std::size_t face) {
            return ui::widget(id_of(Part::own_face, face), ui::Slot{}).wide(36).high(36);
        };
        std::vector<Element> parts;
        parts.push_back(tile(pictures.two_sided ? 2 * index : index));
        if (pictures.two_sided) parts.push_back(tile(2 * index + 1));
        parts.push_back(ui::label(pictures.names[index], 14).growing().shrinking());
        return ui::row(std::move(parts), 10).pad(6, 2);
    }
    static Element two_lines_of(std::string first, std::string second) {
        return ui::column({ui::label(std::move(first), 14), ui::label(std::move(second), 12, ui::Tone::gold)}, 0)
            .pad(6, 2);
    }

    /// Where there is no room for a panel, what happens to one's own pictures stands below the cards, and the
    /// way to what was learnt.
    static Element content(std::vector<Element> parts, bool with_panel, float margin, const Context& context) {
        const auto& shown = context.pictures.shown;
        const bool own = context.pictures.progress || (shown && shown->deck == context.settings.deck);
        const bool learns = can_learn(context);
        if (with_panel || (!own && !learns))
            return ui::row(std::move(parts), 30, ui::Place::stretch).pad(margin - 6, 18);
        if (own) {
            std::vector<Element> below;
            append_own(below, context);
            parts.push_back(ui::panel(ui::Panel::Look::card, ui::column(std::move(below), 6).pad(14, 10)).high(190));
        }
        if (learns)
            parts.push_back(
                ui::row({ui::title(deck_label(context.settings.deck), 15).growing().shrinking(), learning_button()}));
        return ui::column(std::move(parts), 10).pad(margin - 6, 12);
    }

    std::vector<std::string> own_; ///< folders of the player's own decks
};

} // namespace

screens::Made screens::decks() { return std::make_shared<Decks>(); }

} // namespace twoturns::app
