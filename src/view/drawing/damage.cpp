#include "view/drawing/damage.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

namespace twoturns::view {
namespace {

constexpr std::size_t most_parts = 12;

SDL_Rect around(const SDL_Rect& a, const SDL_Rect& b) {
    SDL_Rect both;
    SDL_UnionRect(&a, &b, &both);
    return both;
}

/// Returns how many more pixels the bounding rectangle of both has than both together.
std::int64_t growth(const SDL_Rect& a, const SDL_Rect& b) { return area_of(around(a, b)) - area_of(a) - area_of(b); }

/// Replaces the two rectangles whose bounding rectangle adds the fewest pixels by that bounding rectangle.
void join_nearest(std::vector<SDL_Rect>& parts) {
    std::pair<std::size_t, std::size_t> nearest;
    auto least = std::numeric_limits<std::int64_t>::max();
    for (std::size_t a = 0; a < parts.size(); ++a)
        for (std::size_t b = a + 1; b < parts.size(); ++b)
            if (const std::int64_t more = growth(parts[a], parts[b]); more < least) {
                least = more;
                nearest = {a, b};
            }
    parts[nearest.first] = around(parts[nearest.first], parts[nearest.second]);
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(nearest.second));
}

} // namespace

std::int64_t area_of(const SDL_Rect& rect) {
    return rect.w > 0 && rect.h > 0 ? static_cast<std::int64_t>(rect.w) * rect.h : 0;
}

std::vector<SDL_Rect> gathered(const std::vector<SDL_Rect>& rects) {
    std::vector<SDL_Rect> parts;
    for (SDL_Rect rect : rects) {
        if (area_of(rect) == 0) continue;
        const auto close = [&](const SDL_Rect& part) {
            return growth(part, rect) <= (area_of(part) + area_of(rect)) / 10;
        };
        for (auto part = parts.begin(); (part = std::find_if(parts.begin(), parts.end(), close)) != parts.end();) {
            rect = around(*part, rect);
            parts.erase(part);
        }
        parts.push_back(rect);
        if (parts.size() > most_parts) join_nearest(parts);
    }
    return parts;
}

std::vector<SDL_Rect> without_cutting(const std::vector<SDL_Rect>& rects, std::vector<SDL_Rect> parts) {
    const auto cut = [&](const SDL_Rect& rect) {
        SDL_Rect joined = rect;
        const auto meets = [&](const SDL_Rect& part) { return SDL_HasIntersection(&part, &rect) != SDL_FALSE; };
        const auto met = std::count_if(parts.begin(), parts.end(), meets);
        const auto first = std::find_if(parts.begin(), parts.end(), meets);
        if (met == 0 || (met == 1 && area_of(around(*first, rect)) == area_of(*first))) return false;
        for (const SDL_Rect& part : parts)
            if (meets(part)) joined = around(joined, part);
        parts.erase(std::remove_if(parts.begin(), parts.end(), meets), parts.end());
        parts.push_back(joined);
        return true;
    };
    while (std::any_of(rects.begin(), rects.end(), cut)) { // a grown part may cut another one
    }
    return parts;
}

} // namespace twoturns::view
