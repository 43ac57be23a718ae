// The square of a picture that tiles show, chosen by the player.
#pragma once

#include <map>
#include <string>

namespace twoturns::decks {

/// A square in parts of `whole`, so that it is inside a picture of any size.
struct Crop {
    static constexpr int whole = 3000;
    static constexpr int least_side = 600;

    int across = whole / 2; ///< position within the free range: 0 at the left, `whole` at the right
    int down = whole / 3;   ///< 0 at the top; by default slightly above the middle, where faces are
    int side = whole;       ///< relative to the shorter side of the picture
    friend bool operator==(const Crop&, const Crop&) = default;
};

using Crops = std::map<std::string, Crop>; ///< by the picture's file name

/// A square in pixels of an upright picture.
struct CropSquare {
    int left = 0;
    int top = 0;
    int side = 0;
    friend bool operator==(const CropSquare&, const CropSquare&) = default;
};

/// Returns the crop with every number limited to its range.
[[nodiscard]] Crop within_range(Crop crop);
/// Returns the square in pixels. It is always inside the picture and at least one pixel large, if the picture has a
/// pixel.
[[nodiscard]] CropSquare square_of(const Crop& crop, int width, int height);
/// Converts a square to a crop, as exactly as integers allow; moves the square into the picture first.
[[nodiscard]] Crop crop_at(const CropSquare& square, int width, int height);

} // namespace twoturns::decks
