// The colours of the dark and the light table.
#pragma once

#include <cstdint>

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

struct Theme {
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
    Colour page_middle; // the middle of the table under a page
    Colour page_edge;
    friend bool operator==(const Theme&, const Theme&) = default;
};

inline constexpr Theme dark_theme{
    .table_middle = rgb(0x2C5F56),
    .table_edge = rgb(0x15332F),
    .bar = rgb(0x0B1F1C).with_alpha(0.62F),
    .text = rgb(0xEAF3EE),
    .muted = rgb(0xBDD7CE),
    .button = rgb(0xFFFFFF).with_alpha(0.07F),
    .button_hover = rgb(0xFFFFFF).with_alpha(0.16F),
    .button_pressed = rgb(0x000000).with_alpha(0.20F),
    .border = rgb(0xFFFFFF).with_alpha(0.14F),
    .panel = rgb(0x1A3A35),
    .field = rgb(0x0E2421),
    .field_border = rgb(0x6F9389),
    .inset = rgb(0x0E2623).with_alpha(0.42F),
    .gold = rgb(0xFFC15A),
    .selection = rgb(0xFF9F1C).with_alpha(0.38F),
    .focus = rgb(0xFFFFFF),
    .chip = rgb(0xFFF6E4),
    .on_chip = rgb(0x2B2418),
    .page_middle = rgb(0x27564E),
    .page_edge = rgb(0x15332F),
};

inline constexpr Theme light_theme{
    .table_middle = rgb(0xEEF3EA),
    .table_edge = rgb(0xCDDACB),
    .bar = rgb(0xFFFFFF).with_alpha(0.72F),
    .text = rgb(0x1D2B26),
    .muted = rgb(0x475951),
    .button = rgb(0x1D4A3C).with_alpha(0.07F),
    .button_hover = rgb(0x1D4A3C).with_alpha(0.16F),
    .button_pressed = rgb(0x1D4A3C).with_alpha(0.28F),
    .border = rgb(0x1D4A3C).with_alpha(0.20F),
    .panel = rgb(0xF7FAF5),
    .field = rgb(0xFFFFFF),
    .field_border = rgb(0x71857C),
    .inset = rgb(0x1D4A3C).with_alpha(0.08F),
    .gold = rgb(0x8A4B00),
    .selection = rgb(0xFF9F1C).with_alpha(0.38F),
    .focus = rgb(0x5E2000),
    .chip = rgb(0x1D2B26),
    .on_chip = rgb(0xEEF3EA),
    .page_middle = rgb(0xEEF3EA),
    .page_edge = rgb(0xCDDACB),
};

// The colours that both themes share.
inline constexpr Colour accent = rgb(0xFF9F1C); // the primary action, and the picked tile
inline constexpr Colour accent_hover = rgb(0xFFB347);
inline constexpr Colour accent_pressed = rgb(0xE88A0C);
inline constexpr Colour on_accent = rgb(0x2A1600); // text on the accent
inline constexpr Colour hint_colour = rgb(0x1593E0);
inline constexpr Colour line_colour = rgb(0xFFB52E);
inline constexpr Colour line_core = rgb(0xFFF3CF);
inline constexpr Colour blocked_colour = rgb(0xE5484D);
inline constexpr Colour warning = rgb(0xC62F35);
inline constexpr Colour on_warning = rgb(0xFFFFFF); // text on a warning

} // namespace twoturns::ui
