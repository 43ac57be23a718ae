// The colours, dark table and light.
#pragma once

#include <cstdint>

namespace twoturns::scene {

struct Colour {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;
    friend bool operator==(const Colour&, const Colour&) = default;

    [[nodiscard]] constexpr Colour with_alpha(float alpha) const {
        // Rounded to the nearest; std::lround is no constant expression yet.
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
    Colour bar; // laid over the table
    Colour text;
    Colour muted;  // at least 4.5:1 on all that text is written on, the bare table too
    Colour button; // laid over the bar
    Colour button_hover;
    Colour border;
    Colour panel;
    Colour field;
    Colour field_border;
    friend bool operator==(const Theme&, const Theme&) = default;
};

inline constexpr Theme dark_theme{
    .table_middle = rgb(0x2C5F56),
    .table_edge = rgb(0x15332F),
    .bar = rgb(0x0B1F1C).with_alpha(0.62F),
    .text = rgb(0xEAF3EE),
    .muted = rgb(0xB8D2C9),
    .button = rgb(0xFFFFFF).with_alpha(0.07F),
    .button_hover = rgb(0xFFFFFF).with_alpha(0.16F),
    .border = rgb(0xFFFFFF).with_alpha(0.14F),
    .panel = rgb(0x1A3A35),
    .field = rgb(0x0E2421),
    .field_border = rgb(0x6F9389),
};

inline constexpr Theme light_theme{
    .table_middle = rgb(0xEEF3EA),
    .table_edge = rgb(0xCDDACB),
    .bar = rgb(0xFFFFFF).with_alpha(0.72F),
    .text = rgb(0x1D2B26),
    .muted = rgb(0x4E6058),
    .button = rgb(0x1D4A3C).with_alpha(0.07F),
    .button_hover = rgb(0x1D4A3C).with_alpha(0.16F),
    .border = rgb(0x1D4A3C).with_alpha(0.20F),
    .panel = rgb(0xF7FAF5),
    .field = rgb(0xFFFFFF),
    .field_border = rgb(0x71857C),
};

// The same on both tables.
inline constexpr Colour accent = rgb(0xFF9F1C);    // the one thing to do now, and the picked tile
inline constexpr Colour on_accent = rgb(0x2A1600); // text on it
inline constexpr Colour hint_colour = rgb(0x1593E0);
inline constexpr Colour line_colour = rgb(0xFFB52E);
inline constexpr Colour line_core = rgb(0xFFF3CF);
inline constexpr Colour blocked_colour = rgb(0xE5484D);
inline constexpr Colour warning = rgb(0xC62F35);
inline constexpr Colour on_warning = rgb(0xFFFFFF); // text on it

} // namespace twoturns::scene
