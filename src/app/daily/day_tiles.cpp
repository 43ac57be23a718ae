#include "app/daily/day_tiles.hpp"

#include <algorithm>
#include <cmath>

#include "app/decks/deck_list.hpp"
#include "ui/tile_ink.hpp"

namespace twoturns::app {
namespace {

using ui::Rect;

/// Adds a dashed outline of a box.
void add_dashes(std::vector<scene::Item>& items, const Rect& rect, ui::Colour colour, float unit) {
    const float thick = std::max(1.0F, std::round(unit * 1.4F));
    const float dash = rect.w / 13;
    const auto add = [&](const Rect& box) {
        items.emplace_back(ui::BoxItem{.rect = box, .radius = 0, .fill = colour});
    };
    for (int i = 0; i < 6; ++i) {
        const float along = dash * (1 + 2 * static_cast<float>(i));
        add({rect.x + along, rect.y, dash, thick});
        add({rect.x + along, rect.bottom() - thick, dash, thick});
        add({rect.x, rect.y + along, thick, dash});
        add({rect.right() - thick, rect.y + along, thick, dash});
    }
}

/// Returns the face in the current deck that shows the picture; nullopt if the deck no longer has it.
std::optional<int> face_now(const game::SealPicture& look, const Context& context) {
    const auto& shown = context.deck_status.shown;
    if (!shown || shown->deck != look.deck) return look.face;
    return decks::face_marked(shown->marks, look.face, look.mark);
}

} // namespace

bool add_seal_tile(std::vector<scene::Item>& items, const Rect& box, scene::TileStyle look,
                   const game::GameSummary* cleared, const Context& context) {
    const bool known = cleared != nullptr && cleared->look;
    if (known && cleared->look->deck != deck_in_use(context.settings)) {
        items.emplace_back(scene::SampleItem{.box = box,
                                             .deck = cleared->look->deck,
                                             .face = static_cast<Face>(cleared->look->face),
                                             .mark = cleared->look->mark,
                                             .look = look});
        return true;
    }
    scene::TileItem tile{.box = box, .face = {}, .look = look};
    if (known)
        tile.face = face_now(*cleared->look, context);
    else if (cleared != nullptr)
        tile.face = cleared->seal; // the game was saved before looks were recorded
    items.emplace_back(tile);
    return tile.face.has_value();
}

void add_day_tile(std::vector<scene::Item>& items, const Rect& tile, const game::GameSummary* cleared, bool today,
                  const Context& context) {
    if (cleared == nullptr && !today)
        return add_dashes(items, tile, context.style.theme.muted.with_alpha(0.8F), context.style.unit);
    const bool sealed =
        add_seal_tile(items, tile, today ? scene::TileStyle::picked : scene::TileStyle::resting, cleared, context);
    if (cleared == nullptr || sealed) return;
    const float side = std::round(tile.w * 0.5F);
    items.emplace_back(ui::IconItem{"check",
                                    {tile.centre().x - side / 2, tile.centre().y - side / 2, side, side},
                                    ui::ink_on(context.style.theme.material)});
}

ui::Colour colour_of(game::Stretch stretch) {
    switch (stretch) {
    case game::Stretch::quicker: return ui::rgb(0x5DB38A);
    case game::Stretch::usual: return ui::rgb(0xE3C25A);
    case game::Stretch::slower: return ui::rgb(0xD9793B);
    case game::Stretch::helped: return ui::rgb(0x7CC7E8);
    }
    return {};
}

float add_stretches(std::vector<scene::Item>& items, const game::Stretches& stretches, const Rect& rect,
                    const Context& context) {
    const float gap = context.style.units(5);
    const float side = std::min(rect.h, std::floor((rect.w + gap) / game::stretch_count - gap));
    float x = rect.x;
    for (const game::Stretch stretch : stretches) {
        items.emplace_back(ui::BoxItem{.rect = {x, std::round(rect.centre().y - side / 2), side, side},
                                       .radius = context.style.units(4),
                                       .fill = colour_of(stretch)});
        x += side + gap;
    }
    return x - gap;
}

} // namespace twoturns::app
