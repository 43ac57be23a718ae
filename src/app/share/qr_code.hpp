// A QR code (ISO/IEC 18004) as plain data, made by libqrencode.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace twoturns::app {

/// The most bytes of a code: with more, its cells get too small for the camera of a telephone before a screen.
inline constexpr std::size_t most_code_bytes = 1200;

struct QrCode {
    int side = 0;           ///< cells in a row
    std::vector<bool> dark; ///< row by row; without the light margin of four cells that a code needs
};

/// Returns nullopt for an empty text and for one of more than most_code_bytes.
[[nodiscard]] std::optional<QrCode> qr_code(const std::string& text);

} // namespace twoturns::app
