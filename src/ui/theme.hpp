// The colours of the tables.
#pragma once

#include <cstdint>

#include "ui/look.hpp"

namespace twoturns::ui {

struct Colour {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;
    friend bool operator==(const Colour&, const Colour&) = default;

    [[nodiscard]] constexpr Colour with_alpha(float alpha) const {
        // Rounds to nearest; std::lround is not constexpr yet.
        return {r, g, b, static_cast<std::uint8_t>((alpha * 510.0F + 1.0F) / 2.0F)};
    }
};

constexpr Colour rgb(unsigned hex) {
    return {static_cast<std::uint8_t>(hex >> 16U), static_cast<std::uint8_t>(hex >> 8U), static_cast<std::uint8_t>(hex),
            255};
}

/// The colours of a table, and the materials of its tiles and stones.
struct Theme {
    TableKind table = TableKind::felt;
    Material material = Material::ivory;
    StoneKind stone = StoneKind::hedge;
    Colour table_middle;
    Colour table_edge;
    Colour bar; // over the table
    Colour text;
    Colour muted;  // contrast at least 4.5:1 on every text background, including the table
    Colour button; // over the bar
    Colour button_hover;
    Colour button_pressed;
    Colour border;
    Colour panel;
    Colour field;
    Colour field_border;
    Colour inset;     // behind pictures and previews
    Colour gold;      // important figures
    Colour selection; // behind selected text
    Colour focus;     // the focus ring: contrast at least 3:1 on every background, and different from the accent
    Colour chip;      // a filter that is switched on
    Colour on_chip;
    friend bool operator==(const Theme&, const Theme&) = default;

    [[nodiscard]] constexpr bool is_light() const { return ui::is_light(table); }
    /// Returns the colour of the edge around the chosen option.
    [[nodiscard]] constexpr Colour chosen() const { return is_light() ? rgb(0x7E3C00) : rgb(0xFF9F1C); }
    /// Returns whether everything is drawn with the most contrast: without textures, shadows, glow and sparks.
    [[nodiscard]] constexpr bool is_plain() const { return table == TableKind::contrast; }
};

/// The colours in which the tables differ most.
struct TableColours {
    TableKind table;
    Colour middle;
    Colour edge;
    Colour text;
    Colour muted;
    Colour panel;
    Colour field;
    Colour field_border;
    Colour veil; // the colour of bar and inset
    Colour gold;
};

constexpr Theme dark_table(const TableColours& colours) {
    return {
        .table = colours.table,
        .table_middle = colours.middle,
        .table_edge = colours.edge,
        .bar = colours.veil.with_alpha(0.62F),
        .text = colours.text,
        .muted = colours.muted,
        .button = rgb(0x000000).with_alpha(0.16F),
        .button_hover = rgb(0xFFFFFF).with_alpha(0.12F),
        .button_pressed = rgb(0x000000).with_alpha(0.32F),
        .border = rgb(0xFFFFFF).with_alpha(0.14F),
        .panel = colours.panel,
        .field = colours.field,
        .field_border = colours.field_border,
        .inset = colours.veil.with_alpha(0.42F),
        .gold = colours.gold,
        .selection = rgb(0xFF9F1C).with_alpha(0.38F),
        .focus = rgb(0xFFFFFF),
        .chip = rgb(0xFFF6E4),
        .on_chip = rgb(0x2B2418),
    };
}

constexpr Theme light_table(const TableColours& colours) {
    return {
        .table = colours.table,
        .table_middle = colours.middle,
        .table_edge = colours.edge,
        .bar = colours.veil.with_alpha(0.55F),
        .text = colours.text,
        .muted = colours.muted,
        .button = colours.veil.with_alpha(0.34F),
        .button_hover = colours.text.with_alpha(0.12F),
        .button_pressed = colours.text.with_alpha(0.22F),
        .border = colours.text.with_alpha(0.24F),
        .panel = colours.panel,
        .field = colours.field,
        .field_border = colours.field_border,
        .inset = colours.veil.with_alpha(0.34F),
        .gold = colours.gold,
        .selection = rgb(0xFF9F1C).with_alpha(0.38F),
        .focus = rgb(0x5E2000),
        .chip = colours.text,
        .on_chip = colours.middle,
    };
}

inline constexpr Theme contrast_table{
    .table = TableKind::contrast,
    .material = Material::plain,
    .stone = StoneKind::cross,
    .table_middle = rgb(0x000000),
    .table_edge = rgb(0x000000),
    .bar = rgb(0x000000),
    .text = rgb(0xFFFFFF),
    .muted = rgb(0xFFFFFF),
    .button = rgb(0x000000),
    .button_hover = rgb(0x333333),
    .button_pressed = rgb(0x4A4A4A),
    .border = rgb(0xFFFFFF),
    .panel = rgb(0x000000),
    .field = rgb(0x000000),
    .field_border = rgb(0xFFFFFF),
    .inset = rgb(0x000000),
    .gold = rgb(0xFFD58A),
    .selection = rgb(0x6B3F00),
    .focus = rgb(0xFFFFFF),
    .chip = rgb(0xFFFFFF),
    .on_chip = rgb(0x000000),
};

constexpr Theme theme_of(TableKind table, Material material = Material::ivory) {
    const auto of_tiles = [material](Theme theme) {
        theme.material = material;
        theme.stone = stone_of(theme.table);
        return theme;
    };
    const Colour gold = rgb(0xFFD58A);
    switch (table) {
    case TableKind::felt: break;
    case TableKind::walnut:
        return of_tiles(dark_table({table, rgb(0x6A4630), rgb(0x2B1A12), rgb(0xF8EDE0), rgb(0xE0C8B0), rgb(0x3A2419),
                                    rgb(0x20120C), rgb(0xA08468), rgb(0x1C0F09), gold}));
    case TableKind::night:
        return of_tiles(dark_table({table, rgb(0x243A66), rgb(0x0B1229), rgb(0xEAF0FF), rgb(0xB9C6E6), rgb(0x16244A),
                                    rgb(0x0A1128), rgb(0x7688B0), rgb(0x070C1C), gold}));
    case TableKind::slate:
        return of_tiles(dark_table({table, rgb(0x4B565E), rgb(0x20272C), rgb(0xEEF2F4), rgb(0xC3CDD3), rgb(0x2B343B),
                                    rgb(0x171D21), rgb(0x84929B), rgb(0x12171A), gold}));
    case TableKind::washi:
        return of_tiles(light_table({table, rgb(0xF3ECDD), rgb(0xDDD0B6), rgb(0x2B2418), rgb(0x5E4F36), rgb(0xFAF6EC),
                                     rgb(0xFFFFFF), rgb(0x8A7A5C), rgb(0xFFFFFF), rgb(0x7A4200)}));
    case TableKind::bamboo:
        return of_tiles(light_table({table, rgb(0xDBCB98), rgb(0xBBA46C), rgb(0x2A2110), rgb(0x42361A), rgb(0xF2E9CC),
                                     rgb(0xFCF8E8), rgb(0x7A6A3C), rgb(0xFFF8E0), rgb(0x5C3000)}));
    case TableKind::contrast: return contrast_table;
    }
    return of_tiles(dark_table({TableKind::felt, rgb(0x2B6051), rgb(0x132D29), rgb(0xEAF3EE), rgb(0xBCD6CC),
                                rgb(0x1A3A35), rgb(0x0E2421), rgb(0x6F9389), rgb(0x0B1F1C), gold}));
}

// The tables of a dark and of a light system.
inline constexpr Theme dark_theme = theme_of(TableKind::felt);
inline constexpr Theme light_theme = theme_of(TableKind::washi);

// The colours that all tables share.
inline constexpr Colour accent = rgb(0xFF9F1C); // the primary action, and the picked tile
inline constexpr Colour accent_hover = rgb(0xFFB347);
inline constexpr Colour accent_pressed = rgb(0xF29417);
inline constexpr Colour on_accent = rgb(0x2A1600); // text on the accent
inline constexpr Colour hint_colour = rgb(0x1593E0);
inline constexpr Colour line_colour = rgb(0xFFB52E);
inline constexpr Colour line_core = rgb(0xFFF3CF);
inline constexpr Colour blocked_colour = rgb(0xE5484D);
inline constexpr Colour warning = rgb(0xA8141B);
inline constexpr Colour on_warning = rgb(0xFFFFFF); // text on a warning

} // namespace twoturns::ui
