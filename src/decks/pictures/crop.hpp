// Which square of a picture stands on tiles, as the player may have chosen it.
#pragma once

#include <map>
#include <string>

namespace twoturns::decks {

/// In parts of `whole`, so that it is a square inside the picture whatever size that has.
struct Crop {
    static constexpr int whole = 3000;
    static constexpr int least_side = 600;

    int across = whole / 2; ///< of the way it can be moved: 0 at the left, `whole` at the right
    int down = whole / 3;   ///< 0 at the top. As a rule a bit above the middle, as that is where faces are
    int side = whole;       ///< of the shorter side of the picture
    friend bool operator==(const Crop&, const Crop&) = default;
};

using Crops = std::map<std::string, Crop>; ///< by the name of the picture's file

/// In pixels of an upright picture.
struct CropSquare {
    int left = 0;
    int top = 0;
    int side = 0;
    friend bool operator==(const CropSquare&, const CropSquare&) = default;
};

/// The same with every number in its range.
[[nodiscard]] Crop within_range(Crop crop);
/// Always inside the picture, and a pixel at least, of a picture that has one.
[[nodiscard]] CropSquare square_of(const Crop& crop, int width, int height);
/// The other way round, as near as whole numbers lead, with the square moved into the picture.
[[nodiscard]] Crop crop_at(const CropSquare& square, int width, int height);

} // namespace twoturns::decks
