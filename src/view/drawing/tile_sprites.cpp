// How the table and the tiles look: members of Sprites.
#include <algorithm>
#include <cmath>
#include <utility>

#include "view/drawing/face_raster.hpp"
#include "view/drawing/raster.hpp"
#include "view/drawing/sprites.hpp"

namespace twoturns::view {
namespace {

using scene::TileStyle;
using ui::rgb;

// The tile, relative to its cell.
constexpr float tile_gap = 0.045F;
constexpr float tile_lip = 0.055F;
constexpr float tile_shadow_down = 0.10F;
constexpr float tile_shadow_blur = 0.20F;
constexpr float tile_picture = 0.70F;
constexpr float tile_ring = 0.062F;
constexpr float tile_outline = 0.024F;
constexpr float tile_margin = 0.24F; // around the cell, for shadow and ring

/// The colours of one kind of tile.
struct TileColours {
    Colour top;
    Colour bottom;
    Colour lip;
    std::optional<Colour> ring;
    Colour outline; // around a ring, so that it contrasts with both ivory and the table
};

TileColours colours_of(TileStyle look, bool stone) {
    if (stone) return {rgb(0x9AA39F), rgb(0x747D79), rgb(0x4C5451), {}, {}};
    const Colour top = rgb(0xFFFDF6);
    const Colour bottom = rgb(0xF6EEDA);
    if (look == TileStyle::picked) return {top, rgb(0xFFF1CF), rgb(0x9A5200), ui::accent, rgb(0x3A1E00)};
    if (look == TileStyle::picked_by_blue) return {top, rgb(0xE2F3FB), rgb(0x1D5F86), rgb(0x5FB9E2), rgb(0x06283F)};
    if (look == TileStyle::matched) return {rgb(0xFFFFFF), rgb(0xFFF8E4), rgb(0xE0B56A), rgb(0xFFE9B8), rgb(0x6B4A12)};
    if (look == TileStyle::matched_by_blue)
        return {rgb(0xFFFFFF), rgb(0xEEF8FD), rgb(0x7FB7D6), rgb(0xD3EFFC), rgb(0x1D4A63)};
    if (look == TileStyle::hinted) return {top, rgb(0xE4F3FF), rgb(0x0B5C93), ui::hint_colour, rgb(0x06283F)};
    if (look == TileStyle::pointed) return {rgb(0xFFFFFF), rgb(0xFFF9EC), rgb(0xD8C6A4), {}, {}};
    return {top, bottom, rgb(0xCBB894), {}, {}};
}

/// Painted into the texture's own memory, as it is the largest texture.
Sprite painted_table(SDL_Renderer& renderer, ui::Canvas canvas, Colour middle, Colour edge) {
    if (canvas.width > longest_side || canvas.height > longest_side)
        throw StartError("a table: larger than any window");
    auto texture = checked<Texture>(
        SDL_CreateTexture(&renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STREAMING, canvas.width, canvas.height),
        "a texture");
    SDL_Surface* pixels = nullptr; // belongs to the texture
    if (SDL_LockTextureToSurface(texture.get(), nullptr, &pixels) != 0) throw StartError(SDL_GetError());
    paint_table(*pixels, middle, edge);
    SDL_UnlockTexture(texture.get());
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_NONE);
    return {std::move(texture), canvas.width, canvas.height};
}

} // namespace

const Sprite& Sprites::table(const scene::Scene& scene) {
    const ui::Theme& theme = scene.theme;
    on_page_ = scene.page;
    const Colour middle = scene.page ? theme.page_middle : theme.table_middle;
    const Colour edge = scene.page ? theme.page_edge : theme.table_edge;
    Table& table = tables_[scene.page ? 1 : 0];
    if (!table.sprite.texture || table.canvas != scene.canvas || table.middle != middle || table.edge != edge) {
        table = {}; // frees its memory first
        table = {scene.canvas, middle, edge, painted_table(renderer_, scene.canvas, middle, edge)};
    }
    return table.sprite;
}

const Surface& Sprites::blank_tile(const TileKey& key) {
    Surface& surface = blanks_[key];
    if (surface) return surface;
    const auto side = static_cast<float>(key.side);
    const float margin = std::ceil(side * tile_margin);
    const int whole = key.side + 2 * static_cast<int>(margin);
    surface = make_surface(whole, whole);

    const TileColours colours = colours_of(key.look, key.stone);
    const float gap = std::max(1.0F, std::round(side * tile_gap));
    const float radius = side * tile_radius;
    const float lip = std::max(1.0F, std::round(side * tile_lip));
    const Rect face{margin + std::floor(gap / 2), margin + std::floor(gap / 2), side - gap, side - gap - 1};

    fill(*surface, round_rect(face.moved(0, side * tile_shadow_down), radius), plain(Colour{0, 0, 0, 90}),
         side * tile_shadow_blur);
    float inset = 0;
    if (colours.ring) {
        const float ring = side * tile_ring;
        const float outline = std::max(1.0F, side * tile_outline);
        const Rect outer = face.grown(ring / 2);
        fill(*surface, round_rect(outer.moved(0, lip).grown(outline), radius + ring / 2 + outline),
             plain(colours.outline));
        fill(*surface, round_rect(outer.grown(outline), radius + ring / 2 + outline), plain(colours.outline));
        fill(*surface, round_rect(outer.moved(0, lip), radius + ring / 2), plain(colours.lip));
        fill(*surface, round_rect(outer, radius + ring / 2), plain(*colours.ring));
        inset = ring / 2;
    } else {
        fill(*surface, round_rect(face.moved(0, lip), radius), plain(colours.lip));
    }
    const Rect front = face.grown(-inset);
    const auto shade = [&](Point p) { return mixed(colours.top, colours.bottom, (p.y - front.y) / front.h); };
    // The light edge at the top, then the front a little lower on it.
    const float edge = std::max(1.0F, side * 0.02F);
    fill(*surface, round_rect(front, radius - inset), plain(key.stone ? rgb(0xC2CAC6) : rgb(0xFFFFFF)));
    fill(*surface, round_rect({front.x, front.y + edge, front.w, front.h - edge}, radius - inset), shade);
    if (key.stone) {
        const Rect chiselled = front.grown(-side * 0.16F);
        fill(*surface, round_rect(chiselled, radius * 0.5F), plain(Colour{40, 48, 45, 70}));
        fill(*surface, round_rect(chiselled.grown(-std::max(1.0F, side * 0.03F)), radius * 0.4F), shade);
    }
    return surface;
}

void Sprites::draw_number(SDL_Surface& onto, const Rect& place, int number) const {
    const float size = std::max(9.0F, place.h * 0.24F);
    const Surface letters = fonts_.draw(std::to_string(number), size, true);
    const Rect badge{std::round(place.right() - static_cast<float>(letters->w) - size * 0.7F),
                     std::round(place.bottom() - size * 1.25F),
                     std::round(static_cast<float>(letters->w) + size * 0.6F), std::round(size * 1.2F)};
    fill(onto, round_rect(badge, badge.h / 2), plain(rgb(0x24463F)));
    SDL_Rect at{static_cast<int>(badge.centre().x) - letters->w / 2,
                static_cast<int>(std::lround(badge.centre().y - fonts_.middle(size, true))), letters->w, letters->h};
    SDL_BlitSurface(letters.get(), nullptr, &onto, &at);
}

Surface Sprites::draw_tile(const TileKey& key, const DeckFaces* deck) {
    TileKey blank_key = key;
    blank_key.face = -1;
    if (key.look == TileStyle::dimmed) blank_key.look = TileStyle::resting;
    auto surface = checked<Surface>(SDL_DuplicateSurface(blank_tile(blank_key).get()), "a tile");
    if (key.face >= 0 && deck != nullptr) {
        const auto side = static_cast<float>(key.side);
        const float margin = std::ceil(side * tile_margin);
        const float picture = std::round(side * tile_picture);
        const float gap = std::max(1.0F, std::round(side * tile_gap));
        const float corner = margin + std::round((side - gap - picture) / 2);
        const Rect place{corner, corner, picture, picture};
        // Text cut off on a page does not count: only a board is read.
        const auto known = letters_.try_emplace({deck, key.face % deck->faces % 2, picture}, 0.0F).first;
        if (known->second == 0) known->second = letters_on_tile(*deck, key.face, picture, fonts_);
        if (!draw_face(*surface, place, *deck, key.face, fonts_, known->second) && !on_page_) cut_off_ = true;
        // More kinds than pictures: the same picture again, distinguished by a number.
        if (const int round = key.face / deck->faces; round > 0)
            draw_number(*surface, place.grown(side * 0.1F), round + 1);
    }
    if (key.look == TileStyle::dimmed) dim(*surface);
    return surface;
}

SDL_Surface& Sprites::flat(const TileKey& key) {
    Surface& surface = flats_[key];
    if (!surface) surface = draw_tile(key, &deck_);
    return *surface;
}

const Sprite* Sprites::shaped(const scene::TileItem& item) {
    const float base = item.scale > 1 ? scene::picked_scale : 1;
    const int side = static_cast<int>(std::lround(item.box.w * base));
    const auto thousandths = [](float of) { return static_cast<int>(std::lround(1000 * of)); };
    const ShapeKey key{.tile = {item.face ? *item.face : -1, side, item.look, item.stone},
                       .width = thousandths(item.scale / base * item.width),
                       .height = thousandths(item.scale / base),
                       .tilt = item.tilt};
    Sprite& sprite = shapes_[key];
    stands_in_ = false;
    if (sprite.texture) return &sprite;
    if (key.tilt != 0 && !may_make_for_board()) return nullptr; // many tiles of a reshuffle are tilted at once
    const float middle = std::ceil(static_cast<float>(side) * tile_margin) + static_cast<float>(side) / 2;
    const Resized drawn = resized(flat(key.tile), {middle, middle}, static_cast<float>(key.width) / 1000,
                                  static_cast<float>(key.height) / 1000, key.tilt);
    const SDL_Rect ink = ink_of(*drawn.surface);
    sprite = made(part_of(*drawn.surface, ink), drawn.middle.x - static_cast<float>(ink.x),
                  drawn.middle.y - static_cast<float>(ink.y));
    return &sprite;
}

Sprite Sprites::made_tile(const TileKey& key, const DeckFaces* deck) {
    const float margin = std::ceil(static_cast<float>(key.side) * tile_margin);
    // A tile that was just picked also springs up, so its picture is kept for a while.
    const bool springs = deck == &deck_ && (key.look == TileStyle::picked || key.look == TileStyle::picked_by_blue);
    const Surface own = springs ? Surface{} : draw_tile(key, deck);
    SDL_Surface* const drawn = springs ? &flat(key) : own.get();
    // Crops transparent pixels, which would cost time in every frame.
    const SDL_Rect ink = ink_of(*drawn);
    Sprite sprite = made(part_of(*drawn, ink), margin - static_cast<float>(ink.x), margin - static_cast<float>(ink.y));
    sprite.solid = solid_of(*drawn, ink);
    return sprite;
}

} // namespace twoturns::view
