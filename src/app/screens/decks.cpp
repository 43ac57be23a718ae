// The pictures one plays with: every deck as a card; a press plays with it at once.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "app/deck_list.hpp"
#include "app/screens/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
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
        parts.push_back(cards(room, context.settings.deck).scrolling(id_of(Part::list)).growing());
        if (with_panel) parts.push_back(panel(context.settings.deck));
        return {.kind = View::Kind::page,
                .title = tr(N_("Pictures")),
                .subtitle = tr(N_("What the tiles show; every deck works on every board")),
                .content = ui::row(std::move(parts), 30, ui::Place::stretch).pad(margin - 6, 18),
                .focus = id_of(Part::card, place_of(context.settings.deck))};
    }

    Effects opened(const Context& context) override {
        if (built_in_deck(context.settings.deck) == built_in_decks().size()) own_ = context.settings.deck;
        return {};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr) return {};
        Settings settings = context.settings;
        settings.deck = deck_at(pressed->id.index);
        return {ChangeSettings{std::move(settings)}};
    }

    Effects on(const ui::Input& input, const Context& context) override {
        const auto* dropped = std::get_if<ui::Dropped>(&input);
        if (dropped == nullptr || !is_card_table(dropped->path)) return {};
        own_ = dropped->path;
        return {play_with(dropped->path, context.settings)};
    }

    void draw(ui::Id slot, const Rect& rect, const Context& context, std::vector<scene::Item>& items) const override {
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
        if (button.part != id_of(Part::card).part) return Screen::name_of(button);
        return "deck-" + std::to_string(button.index + 1);
    }

private:
    enum class Part : std::uint8_t {
        list,
        card,
        picture, // of a card
        faces,
    };

    /// As the settings have it: after the decks of the game comes one of the player's own.
    [[nodiscard]] std::string deck_at(std::size_t place) const {
        if (place == 0) return {};
        return place < built_in_decks().size() ? built_in_decks()[place].name : own_;
    }
    [[nodiscard]] static std::size_t place_of(const std::string& setting) { return built_in_deck(setting); }

    [[nodiscard]] Element cards(float room, const std::string& setting) const {
        const auto decks = built_in_decks();
        const int columns = std::max(2, static_cast<int>((room + between_cards) / (least_card + between_cards)));
        std::vector<Element> one_sided;
        std::vector<Element> two_sided;
        for (std::size_t place = 0; place < decks.size(); ++place)
            (decks[place].two_sided ? two_sided : one_sided).push_back(card(place, tr(decks[place].about), setting));
        if (!own_.empty()) one_sided.push_back(card(decks.size(), own_, setting));
        // The ring of the focus is seen at the edges, too.
        return ui::column({ui::grid(columns, std::move(one_sided), between_cards),
                           ui::title(tr(N_("Two sides")), 17).high(30),
                           ui::grid(columns, std::move(two_sided), between_cards)},
                          10)
            .pad(6, 6);
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

    /// What is played with, and all that is in it.
    static Element panel(const std::string& setting) {
        const std::size_t place = place_of(setting);
        std::vector<Element> parts;
        parts.push_back(ui::title(deck_label(setting), 20));
        if (place < built_in_decks().size()) {
            const BuiltInDeck& deck = built_in_decks()[place];
            parts.push_back(ui::paragraph(tr(deck.about), 15, ui::Tone::muted, 2));
            parts.push_back(ui::label(deck.two_sided
                                          ? trn("{0} card with two sides", "{0} cards with two sides", deck.faces)
                                          : trn("{0} picture", "{0} pictures", deck.faces),
                                      14, ui::Tone::muted));
            parts.push_back(ui::widget(id_of(Part::faces), ui::Slot{}).growing());
        } else {
            parts.push_back(ui::paragraph(setting, 14, ui::Tone::muted, 3));
        }
        return ui::panel(ui::Panel::Look::card, ui::column(std::move(parts), 8).pad(22, 20)).wide(panel_width);
    }

    std::string own_; ///< the folder of the player's own deck that was played with; empty for none
};

} // namespace

screens::Made screens::decks() { return std::make_shared<Decks>(); }

} // namespace twoturns::app
