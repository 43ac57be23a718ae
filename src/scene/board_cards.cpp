// The cards of a deck with two sides, beside the board.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "scene/board_painter.hpp"

namespace twoturns::scene {

void add_cards(Painter& c) {
    const Rect room = c.look.card;
    if (c.look.two_sided == 0 || room.w <= 0 || room.h <= 0) return;
    const auto ground = [&](float alpha) {
        c.items.emplace_back(ui::BoxItem{.rect = room,
                                         .radius = std::round(std::min(0.2F * room.h, 0.06F * room.w)),
                                         .fill = ui::rgb(0x0F2724).with_alpha(0.86F * alpha)});
    };
    const float margin = std::round(0.06F * std::min(room.w, room.h));
    const Rect inside = room.grown(-margin);
    if (c.view.read && c.session.board().is_tile(*c.view.read)) {
        ground(1);
        c.items.emplace_back(CardItem{.rect = inside, .face = c.picture_of(c.session.board().tile(*c.view.read))});
        return;
    }
    const auto& told = c.view.animations.cards;
    if (!told) return;
    const Time fade = told->start + durations::cards - durations::cards_fade;
    const float alpha = c.look.motion ? 1 - progress(c.now, fade, durations::cards_fade) : 1;
    ground(alpha);
    // Side by side in a strip, else one above the other.
    const bool strip = inside.w > 3 * inside.h;
    const float gap = std::round(strip ? 0.6F * inside.h : 0.12F * inside.h);
    Rect first = inside;
    Rect second = inside;
    std::vector<Point> line;
    if (strip) {
        first.w = second.w = std::floor((inside.w - gap) / 2);
        second.x = inside.right() - second.w;
        line = {{first.right(), inside.centre().y}, {second.x, inside.centre().y}};
    } else {
        first.h = second.h = std::floor((inside.h - gap) / 2);
        second.y = inside.bottom() - second.h;
        line = {{inside.centre().x, first.bottom()}, {inside.centre().x, second.y}};
    }
    c.items.emplace_back(
        LineItem{.points = std::move(line), .width = std::clamp(0.09F * first.h, 3.0F, 9.0F), .alpha = alpha});
    c.items.emplace_back(CardItem{.rect = first, .face = c.picture_of(told->first), .alpha = alpha});
    c.items.emplace_back(CardItem{.rect = second, .face = c.picture_of(told->second), .alpha = alpha});
}

} // namespace twoturns::scene
