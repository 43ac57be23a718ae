// The page on which the player chooses the table, the tiles and their pictures, beside a board that shows them.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "app/journey/places.hpp"
#include "app/screens.hpp"
#include "app/speech/speech_words.hpp"
#include "platform/translation.hpp"
#include "ui/fit.hpp"
#include "ui/typeset.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trc;
using ui::Element;
using ui::id_of;
using ui::Rect;

// In design pixels.
constexpr float least_for_board = 900; // window width from which the board stands beside the choices
constexpr float choices_width = 560;
constexpr float board_height = 190; // above the choices
constexpr float table_height = 96;
constexpr float tile_height = 92;
constexpr float card_corner = 10;

/// Returns the height of the name on a card: two lines of the smallest letters, which are no smaller in a small window.
float label_height(const Context& context) { return context.style.unit < 0.8F ? 38 : 27; }

std::string words_of(ui::TableKind table) {
    switch (table) {
    case ui::TableKind::felt: return trc("table", "Green felt");
    case ui::TableKind::walnut: return trc("table", "Walnut");
    case ui::TableKind::night: return trc("table", "Blue night");
    case ui::TableKind::slate: return trc("table", "Slate");
    case ui::TableKind::washi: return trc("table", "Washi");
    case ui::TableKind::bamboo: return trc("table", "Bamboo");
    case ui::TableKind::contrast: break;
    }
    return trc("table", "High contrast");
}

std::string words_of(ui::Material material) {
    switch (material) {
    case ui::Material::ivory: break;
    case ui::Material::jade: return trc("tiles", "Jade");
    case ui::Material::lacquer: return trc("tiles", "Lacquer");
    case ui::Material::porcelain: return trc("tiles", "Porcelain");
    case ui::Material::maple: return trc("tiles", "Maple");
    case ui::Material::paper: return trc("tiles", "Paper");
    case ui::Material::plain: return {};
    }
    return trc("tiles", "Ivory");
}

/// The board that shows the choice: a digit is the face of a tile, '*' a picked one, '#' a stone.
constexpr std::array shown_board{"012345", "*....*", "32#154", "540213"};
constexpr int picked_face = 6;

void add_shown_board(std::vector<scene::Item>& items, const Rect& rect, const Context& context) {
    constexpr float cols = 6;
    constexpr float rows = 4;
    constexpr float around = 0.6F; // in cells, for shadows and rings
    const float cell = std::floor(std::min(rect.w / (cols + around), rect.h / (rows + around)));
    if (cell < 8) return;
    const float left = std::round(rect.centre().x - cell * cols / 2);
    const float top = std::round(rect.centre().y - cell * rows / 2);
    const auto place = [&](std::size_t col, std::size_t row) {
        return Rect{left + cell * static_cast<float>(col), top + cell * static_cast<float>(row), cell, cell};
    };
    std::vector<scene::TileItem> picked;
    for (std::size_t row = 0; row < shown_board.size(); ++row)
        for (std::size_t col = 0; shown_board.at(row)[col] != '\0'; ++col) {
            const char what = shown_board.at(row)[col];
            scene::TileItem tile{.box = place(col, row), .face = what - '0'};
            if (what == '.') continue;
            if (what == '#') {
                tile.stone = true;
                tile.face = 0;
            }
            if (what == '*') { // a card's back is the picture after its front
                tile.face = context.two_sided > 0 && !picked.empty() ? picked_face + 1 : picked_face;
                tile.look = scene::TileStyle::picked;
                tile.scale = 1.07F;
                tile.box = tile.box.moved(0, -std::round(0.1F * cell));
                picked.push_back(tile);
                continue;
            }
            items.emplace_back(tile);
        }
    items.emplace_back(scene::LineItem{.points = {picked.front().box.centre(), picked.back().box.centre()},
                                       .on_light = context.style.theme.is_light(),
                                       .width = std::max(3.0F, std::round(0.11F * cell))});
    items.insert(items.end(), picked.begin(), picked.end());
}

class LookPage final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "look"}; }

    [[nodiscard]] View view(const Context& context) const override {
        const bool beside = context.width() >= least_for_board;
        Element shown = ui::widget(id_of(Part::board), ui::Slot{.keeps_sides = true});
        Element choices = choices_of(context);
        const float margin = context.width() < 800 ? 16.0F : 36.0F;
        Element content;
        if (beside) {
            content = ui::row({std::move(shown).growing(),
                               std::move(choices).wide(choices_width).scrolling(id_of(Part::choices))},
                              30, ui::CrossAlign::stretch)
                          .pad(margin, 22);
        } else {
            content = ui::column({std::move(shown).high(board_height), std::move(choices)}, 14)
                          .pad(4)
                          .scrolling(id_of(Part::choices))
                          .pad(margin, 12);
        }
        return {.kind = View::Kind::page,
                // TRANSLATORS: how the table and the tiles look: the title of a page.
                .title = tr(N_("Look")),
                .subtitle = tr(world_with_table(context.settings, world_under(context.game.origin))
                                   ? N_("This board keeps the table of its world. Your choice is for all other boards.")
                                   : N_("The table, and what the tiles are made of")),
                .content = std::move(content),
                .focus = id_of(Part::table, static_cast<std::size_t>(table_of(context.settings)))};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        Settings settings = context.settings;
        if (const auto* changed = std::get_if<ui::Changed>(&event);
            changed != nullptr && changed->id == id_of(Part::as_system)) {
            settings.table = table_of(settings); // stays until the system reports
            settings.dark_as_system = changed->value != 0;
            return {ChangeSettings{std::move(settings)}};
        }
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr) return {};
        if (ui::part_of<Part>(pressed->id) == Part::table) {
            settings.table = ui::all_tables.at(pressed->id.index);
            settings.dark_as_system = false;
        } else if (ui::part_of<Part>(pressed->id) == Part::material) {
            settings.material = ui::all_materials.at(pressed->id.index);
        }
        return {ChangeSettings{std::move(settings)}};
    }

    void draw(ui::Id slot, const Rect& rect, const Context& context, std::vector<scene::Item>& items) const override {
        const ui::Style& style = context.style;
        const auto framed = [&](const Rect& edge, float corner) {
            items.emplace_back(ui::BoxItem{.rect = edge,
                                           .radius = style.units(corner),
                                           .fill = {0, 0, 0, 0},
                                           .border = style.theme.border,
                                           .border_width = 1});
        };
        if (ui::part_of<Part>(slot) == Part::board) {
            framed(rect, 16);
            return add_shown_board(items, rect.grown(-style.units(8)), context);
        }
        const bool is_table = ui::part_of<Part>(slot) == Part::table_picture;
        const auto chosen = static_cast<std::size_t>(is_table ? static_cast<int>(table_of(context.settings))
                                                              : static_cast<int>(context.settings.material));
        if (slot.index == chosen)
            items.emplace_back(ui::BoxItem{.rect = rect,
                                           .radius = style.units(card_corner),
                                           .fill = style.theme.panel,
                                           .border = style.theme.chosen(),
                                           .border_width = std::max(2.0F, style.units(3))});
        const float margin = style.units(8);
        const Rect room{rect.x + margin, rect.y + margin, rect.w - 2 * margin,
                        rect.h - margin - style.units(label_height(context))};
        if (!is_table) {
            const float side = std::round(std::min(room.w, room.h * 0.94F));
            items.emplace_back(scene::TileItem{
                .box = {std::round(room.centre().x - side / 2), std::round(room.centre().y - side / 2), side, side},
                .face = static_cast<int>(slot.index),
                .material = ui::all_materials.at(slot.index)});
            return;
        }
        items.emplace_back(scene::TableItem{.rect = room,
                                            .table = ui::all_tables.at(slot.index),
                                            .corner = style.units(7),
                                            .unit = std::max(0.5F, style.unit * 0.6F)});
        framed(room, 7);
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        if (ui::part_of<Part>(button) == Part::table && button.index < ui::all_tables.size())
            return std::string("table-") + app::name_of(ui::all_tables.at(button.index));
        if (ui::part_of<Part>(button) == Part::material && button.index < ui::all_materials.size())
            return std::string("tiles-") + app::name_of(ui::all_materials.at(button.index));
        return Screen::name_of(button);
    }

private:
    enum class Part : std::uint8_t {
        choices,
        board,
        as_system,
        table,
        table_picture,
        material,
        material_picture,
    };

    static Element card(Part button, Part picture, std::size_t index, std::string words, bool chosen, float height,
                        const Context& context) {
        ui::Button press{.said = chosen ? listed({words, platform::trc("control", "selected")}) : words,
                         .style = ui::Button::Style::picture};
        Element name = chosen ? ui::title(std::move(words), 13) : ui::label(std::move(words), 13);
        std::vector<Element> layers;
        layers.push_back(ui::widget(id_of(picture, index), ui::Slot{}));
        layers.push_back(ui::widget(id_of(button, index), std::move(press)));
        layers.push_back(
            ui::column({ui::filler(), ui::aligned(std::move(name), ui::Align::centre).high(label_height(context))})
                .pad(4, 0));
        return ui::stack(std::move(layers)).high(height);
    }

    static Element choices_of(const Context& context) {
        const Settings& settings = context.settings;
        std::vector<Element> tables;
        for (std::size_t i = 0; i < ui::all_tables.size(); ++i)
            tables.push_back(card(Part::table, Part::table_picture, i, words_of(ui::all_tables.at(i)),
                                  table_of(settings) == ui::all_tables.at(i), table_height, context));
        std::vector<Element> tiles;
        const bool has_materials = !context.style.theme.is_plain();
        for (std::size_t i = 0; has_materials && i < ui::all_materials.size(); ++i)
            tiles.push_back(card(Part::material, Part::material_picture, i, words_of(ui::all_materials.at(i)),
                                 settings.material == ui::all_materials.at(i), tile_height, context));
        const bool narrow = context.width() < 660 || is_phone(context);
        std::vector<Element> parts;
        parts.push_back(ui::title(tr(N_("Table")), 17).high(30));
        parts.push_back(ui::grid(narrow ? 3 : 4, std::move(tables), 10));
        parts.push_back(
            ui::widget(id_of(Part::as_system),
                       ui::Toggle{.words = tr(N_("Follow the system")), .icon = "moon", .on = settings.dark_as_system})
                .explained(tr(N_("dark, light or with high contrast, as the desktop is"))));
        parts.push_back(ui::title(tr(N_("Tiles")), 17).high(30));
        constexpr float gap = 8;
        const float in_six = (std::min(choices_width, context.width() - 40) - 5 * gap) / 6 - 12;
        const bool whole = std::all_of(ui::all_materials.begin(), ui::all_materials.end(), [&](ui::Material one) {
            const ui::SetText set =
                ui::typeset(words_of(one), context.style.units(in_six), 2, {13, true}, context.style);
            return set.whole && !ui::breaks_a_word(words_of(one), set.lines);
        });
        const int columns = narrow || !whole ? 3 : 6;
        const std::size_t rows = ui::all_materials.size() / static_cast<std::size_t>(columns);
        if (has_materials)
            parts.push_back(ui::grid(columns, std::move(tiles), gap));
        else // in the room of the materials, so that nothing moves under the pointer
            parts.push_back(ui::column({ui::paragraph(tr(N_("On the table with high contrast all tiles are white.")),
                                                      14, ui::Tone::muted, 2)})
                                .high(static_cast<float>(rows) * (tile_height + gap) - gap));
        for (const Command command : {Command::decks, Command::edit_layout})
            parts.push_back(command_button(command, ui::Button::Style::row));
        return ui::column(std::move(parts), 8).pad(6, 4); // leaves room for the ring of the focus
    }
};

} // namespace

screens::Made screens::look() { return std::make_shared<LookPage>(); }

} // namespace twoturns::app
