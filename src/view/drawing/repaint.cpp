// Redraws only the differences; these functions are members of Drawer.
#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "scene/changes.hpp"
#include "view/drawing/damage.hpp"
#include "view/drawing/drawer.hpp"

namespace twoturns::view {

/// Items that are equal in both scenes and in the same order stay, unless a change overlaps them. All items are redrawn
/// in each part where an item appeared, disappeared or changed. New items above all unchanged ones are drawn directly
/// onto the picture, so opening a dialog costs only its own drawing.
bool Drawer::repaint(const scene::Scene& scene, const scene::Scene& shown) {
    if (!keeps_picture_ || scene.turn || shown.turn || scene.canvas != shown.canvas || scene.theme != shown.theme ||
        scene.page != shown.page || drawn_.size() != shown.items.size())
        return false;
    auto same = scene::same_items(shown.items, scene.items);
    std::vector<Drawn> now(scene.items.size());
    std::size_t onto = 0; // no item with this index or a higher one has stayed
    for (std::size_t i = 0; i < same.size(); ++i) {
        if (same[i] && (!drawn_[*same[i]].complete || drawn_[*same[i]].failed)) same[i].reset();
        if (!same[i]) continue;
        std::swap(now[i], drawn_[*same[i]]); // entries left in `drawn_` have disappeared
        onto = i + 1;
    }
    constexpr std::ptrdiff_t most_changes =
        600; // beyond this, redrawing everything is faster than placing each new item on its own, one after another
    if (std::count(same.begin(), same.end(), std::nullopt) > most_changes) return false;
    const SDL_Rect all{0, 0, scene.canvas.width, scene.canvas.height};
    std::vector<SDL_Rect> damage;
    const auto damaged = [&](const SDL_Rect& place) {
        SDL_Rect part;
        if (SDL_IntersectRect(&place, &all, &part) != SDL_FALSE) damage.push_back(part);
    };
    for (const Drawn& gone : drawn_) damaged(gone.place);
    measuring_ = true;
    begin_items({});
    for (std::size_t i = 0; i < same.size(); ++i) {
        if (same[i]) continue;
        sprites_.go_on_bit_by_bit(may_come_later(scene, i));
        now[i] = draw_item(scene.items[i]);
        if (i < onto) damaged(now[i].place);
    }
    measuring_ = false;
    drawn_ = std::move(now);

    std::vector<SDL_Rect> stretched;
    for (std::size_t i = 0; i < onto; ++i)
        if (drawn_[i].stretched) stretched.push_back(drawn_[i].place);
    const std::vector<SDL_Rect> parts = without_cutting(stretched, gathered(damage));
    std::int64_t pixels = 0;
    for (const SDL_Rect& part : parts) pixels += area_of(part);
    if (pixels > area_of(all) / 4 * 3) return false;
    const auto draw = [&](std::size_t i) {
        sprites_.go_on_bit_by_bit(!same[i] && may_come_later(scene, i));
        draw_item(scene.items[i]);
    };
    for (const SDL_Rect& part : parts) {
        begin_items(part);
        attempt("table", [&] { ground(scene); });
        for (std::size_t i = 0; i < onto; ++i)
            if (scene::is_for_all(scene.items[i]) || SDL_HasIntersection(&drawn_[i].place, &part) != SDL_FALSE) draw(i);
    }
    begin_items({});
    for (std::size_t i = 0; i < scene.items.size(); ++i)
        if (i >= onto || scene::is_for_all(scene.items[i])) draw(i);
    begin_items({});
    return true;
}

} // namespace twoturns::view
