#include "decks/pictures/crop.hpp"

#include <algorithm>
#include <cstdint>

namespace twoturns::decks {
namespace {

int part_of(int length, int parts) { return static_cast<int>(std::int64_t{length} * parts / Crop::whole); }

/// Returns length / all in parts of Crop::whole, rounded. Returns `otherwise` if `all` is 0.
int parts_of(int length, int all, int otherwise) {
    if (all <= 0) return otherwise;
    return static_cast<int>((std::int64_t{length} * Crop::whole + all / 2) / all);
}

} // namespace

Crop within_range(Crop crop) {
    return {std::clamp(crop.across, 0, Crop::whole), std::clamp(crop.down, 0, Crop::whole),
            std::clamp(crop.side, Crop::least_side, Crop::whole)};
}

CropSquare square_of(const Crop& crop, int width, int height) {
    const Crop fit = within_range(crop);
    const int side = std::max(1, part_of(std::min(width, height), fit.side));
    return {part_of(width - side, fit.across), part_of(height - side, fit.down), side};
}

Crop crop_at(const CropSquare& square, int width, int height) {
    const int shorter = std::min(width, height);
    Crop crop;
    crop.side = std::clamp(parts_of(square.side, shorter, Crop::whole), Crop::least_side, Crop::whole);
    const int side = std::max(1, part_of(shorter, crop.side));
    crop.across = parts_of(std::clamp(square.left, 0, width - side), width - side, crop.across);
    crop.down = parts_of(std::clamp(square.top, 0, height - side), height - side, crop.down);
    return crop;
}

} // namespace twoturns::decks
