#include "view/drawing/tile_bake.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "view/drawing/noise.hpp"

namespace twoturns::view {
namespace {

using scene::TileStyle;
using ui::Material;
using ui::rgb;

constexpr Colour ring_edge = rgb(0x5E2000);
constexpr Colour ring_edge_blue = rgb(0x06283F);
constexpr Colour hint_on_dark = rgb(0x5ABAF8);
constexpr Colour contrast_ring = rgb(0xFFB52E);

bool is_flat(Material material) { return material == Material::paper || material == Material::plain; }

float lip_of(Material material, int side) {
    if (material == Material::plain) return 0;
    return std::max(1.0F, std::round(static_cast<float>(side) * (is_flat(material) ? 0.05F : 0.105F)));
}

bool is_picked(TileStyle look) {
    return look == TileStyle::picked || look == TileStyle::picked_by_blue || look == TileStyle::matched ||
           look == TileStyle::matched_by_blue;
}

struct Ring {
    Colour colour;
    Colour edge;
    bool dashed = false;
};

std::optional<Ring> ring_of(const TilePicture& what) {
    const bool plain = what.material == Material::plain;
    switch (what.look) {
    case TileStyle::picked: return Ring{plain ? contrast_ring : ui::accent, ring_edge};
    case TileStyle::picked_by_blue: return Ring{rgb(0x5FB9E2), ring_edge_blue};
    case TileStyle::matched: return Ring{rgb(0xFFE9B8), ring_edge};
    case TileStyle::matched_by_blue: return Ring{rgb(0xD3EFFC), ring_edge_blue};
    case TileStyle::hinted:
        return Ring{plain ? rgb(0x7CC7FF) : what.on_light ? ui::hint_colour : hint_on_dark, ring_edge_blue, plain};
    case TileStyle::resting:
    case TileStyle::pointed:
    case TileStyle::dimmed: break;
    }
    return std::nullopt;
}

Colour darker(Colour colour, float factor) { return mixed(rgb(0x000000), colour, factor); }

/// Returns the rectangle with its lower edge moved down.
Rect down_to(const Rect& rect, float lower) { return {rect.x, rect.y, rect.w, rect.h + lower}; }

/// The front of a tile: its colour at every point.
class TileFront {
public:
    TileFront(const TilePicture& what, const Rect& rect, float radius, const SDL_Rect& area)
        : what_(what), rect_(rect), radius_(radius), cell_(static_cast<float>(what.side)),
          colours_(colours_of(what.material)), area_(area) {
        const auto add = [&](Point period, float strength, std::uint32_t seed, int octaves) {
            Noise noise{area_.w, area_.h, {std::max(1.5F, period.x), std::max(1.2F, period.y)}, seed, octaves};
            std::vector<float> row(static_cast<std::size_t>(area_.w));
            for (int y = 0; y < area_.h; ++y) {
                std::fill(row.begin(), row.end(), 0.0F);
                noise.add_row(y, strength, row);
                texture_.insert(texture_.end(), row.begin(), row.end());
            }
        };
        switch (what.material) {
        case Material::ivory: add({cell_ * 0.05F, cell_ * 0.02F}, 1.6F, 1, 1); break;
        case Material::jade:
            add({cell_ * 0.5F, cell_ * 0.22F}, 9, 5, 3);
            tint_ = {1.2F, 0.8F, 1};
            break;
        case Material::maple:
            add({cell_ * 1.6F, cell_ * 0.045F}, 10, 3, 2);
            tint_ = {1, 0.9F, 0.7F};
            break;
        case Material::paper: add({cell_ * 0.05F, cell_ * 0.02F}, 3.2F, 1, 1); break;
        case Material::lacquer:
        case Material::porcelain:
        case Material::plain: break;
        }
    }

    [[nodiscard]] Colour operator()(Point p) const {
        const float t = std::clamp((p.y - rect_.centre().y) / rect_.w, -0.5F, 0.5F) + 0.5F;
        const Colour base = mixed(colours_.face_top, colours_.face_bottom, t);
        std::array<float, 3> all{static_cast<float>(base.r), static_cast<float>(base.g), static_cast<float>(base.b)};
        if (!texture_.empty()) {
            const int place = (static_cast<int>(p.y) - area_.y) * area_.w + static_cast<int>(p.x) - area_.x;
            const float grain = texture_[static_cast<std::size_t>(place)];
            for (std::size_t c = 0; c < all.size(); ++c) all[c] += grain * tint_[c];
        }
        float light = bevel(p);
        if (what_.material == Material::porcelain) light += 7 * gloss(p, 0.36F, 0.16F);
        if (what_.material == Material::lacquer) {
            light += 26 * gloss(p, 0.40F, 0.09F);
            const Point middle = rect_.centre();
            const float glow = 46 * std::max(0.0F, 1 - std::hypot(p.x - middle.x, p.y - middle.y) / (cell_ * 0.5F));
            constexpr std::array warm{1.1F, 0.75F, 0.65F};
            for (std::size_t c = 0; c < all.size(); ++c) all[c] += glow * warm[c];
        }
        if (what_.look == TileStyle::pointed) light += what_.material == Material::lacquer ? 16.0F : 9.0F;
        const auto level = [&](std::size_t c) {
            return static_cast<std::uint8_t>(std::clamp(all[c] + light + 0.5F, 0.0F, 255.0F));
        };
        return {level(0), level(1), level(2), 255};
    }

private:
    /// Returns the light on the rounded edge, which comes from the upper left.
    [[nodiscard]] float bevel(Point p) const {
        const float wide = cell_ * 0.045F;
        const float away = round_rect_distance(p, rect_, radius_);
        if (away < -wide || what_.material == Material::plain) return 0;
        const float x = round_rect_distance({p.x + 0.5F, p.y}, rect_, radius_) -
                        round_rect_distance({p.x - 0.5F, p.y}, rect_, radius_);
        const float y = round_rect_distance({p.x, p.y + 0.5F}, rect_, radius_) -
                        round_rect_distance({p.x, p.y - 0.5F}, rect_, radius_);
        const float height = what_.material == Material::lacquer ? 38 : 26;
        return std::clamp(1 + away / wide, 0.0F, 1.0F) * height * (-0.45F * x - 0.9F * y) /
               std::max(0.5F, std::hypot(x, y));
    }
    /// Returns the strength of a reflection near the upper edge, 0 .. 1.
    [[nodiscard]] float gloss(Point p, float up, float thick) const {
        const float s = rect_.w;
        const float down = (p.y - (rect_.centre().y - s * up)) / (s * thick);
        const float along = (p.x - rect_.centre().x) / (s * 0.43F);
        return std::clamp(1 - down * down, 0.0F, 1.0F) * std::clamp(1 - along * along * along * along, 0.0F, 1.0F);
    }

    const TilePicture& what_;
    Rect rect_;
    float radius_;
    float cell_;
    MaterialColours colours_;
    SDL_Rect area_; ///< of the texture
    std::array<float, 3> tint_{1, 1, 1};
    std::vector<float> texture_;
};

void lay_ring(SDL_Surface& surface, const TilePicture& what, const Ring& ring, const Rect& face, float radius,
              float lip) {
    const auto cell = static_cast<float>(what.side);
    const bool plain_table = what.material == Material::plain;
    const float wide = std::max(2.5F, cell * (plain_table ? 0.083F : 0.062F)) * (what.thick ? 2 : 1);
    const float apart = plain_table ? std::max(2.0F, cell * 0.05F) : 0;
    const float edge = std::max(1.0F, cell * 0.025F);
    const auto box = [&](float more) { return down_to(face.grown(more), lip); };
    const float out = wide + apart;
    fill_box(surface, box(out + edge), radius + out + edge, plain_table ? rgb(0x000000) : ring.edge);
    fill_box(surface, box(out), radius + out, plain_table ? ring.colour : darker(ring.colour, 0.62F));
    if (!plain_table) fill_box(surface, down_to(face.grown(out), lip * 0.55F), radius + out, ring.colour);
    if (apart > 0) fill_box(surface, box(apart), radius + apart, rgb(0x000000));
}

/// Lays the ring of a hint over a tile, within its cell, so that the rings of neighbours do not meet.
void lay_hint(SDL_Surface& surface, const TilePicture& what, const Ring& ring, const Rect& face, float radius,
              float lip) {
    const auto cell = static_cast<float>(what.side);
    const auto margin = static_cast<float>(margin_of_tile(what.side));
    const float beyond = std::max(0.0F, std::min(face.x, face.y) - margin);
    const float wide = std::max(2.5F, cell * 0.07F) * (what.thick ? 2 : 1);
    const float edge = std::max(1.0F, cell * 0.025F);
    const Rect box = down_to(face.grown(beyond), lip);
    const Point middle = box.centre();
    const float dash = std::max(4.0F, cell * 0.11F);
    const auto band = [&](float from, float width) {
        return [=](Point p) {
            const float away = round_rect_distance(p, box, radius + beyond);
            const float in_band = std::abs(away + from + width / 2) - width / 2;
            if (!ring.dashed) return in_band;
            const bool level = std::abs(p.x - middle.x) < std::abs(p.y - middle.y);
            const float along = (level ? p.x - middle.x : p.y - middle.y) + 101 * dash; // a dash in the middle
            return std::max(in_band, std::abs(std::fmod(along, 2 * dash) - dash) - dash * 0.6F);
        };
    };
    fill(surface, bounds_of(surface, box), band(0, wide), plain(ring.colour), 1);
    fill(surface, bounds_of(surface, box), band(wide, edge), plain(ring.edge), 1);
}

} // namespace

MaterialColours colours_of(Material material) {
    switch (material) {
    case Material::ivory: break;
    case Material::jade:
        return {rgb(0xE4F5E1), rgb(0xB4DDBE), rgb(0x7DB893), rgb(0x3E8A68), rgb(0x245E46), rgb(0x1C4F3A)};
    case Material::lacquer:
        return {rgb(0x46201F), rgb(0x2A1113), rgb(0x8E1F20), rgb(0xC8332B), rgb(0x7E1818), rgb(0xD9A441)};
    case Material::porcelain:
        return {rgb(0xFFFFFF), rgb(0xE6EEF6), rgb(0xBFCEDD), rgb(0xE9F0F6), rgb(0xA9BBCD), rgb(0x2F4A68)};
    case Material::maple:
        return {rgb(0xF0D6A6), rgb(0xDDB97C), rgb(0xAD7F45), rgb(0x8C6030), rgb(0x5F3F1E), rgb(0x6B4520)};
    case Material::paper:
        return {rgb(0xFCF8EE), rgb(0xF2EAD9), rgb(0xD8CBB0), rgb(0xC9B995), rgb(0xA8966F), rgb(0x4E3E20)};
    case Material::plain:
        return {rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xFFFFFF)};
    }
    return {rgb(0xFFFDF4), rgb(0xF3E8CE), rgb(0xD9C69C), rgb(0x3F8F6B), rgb(0x286048), rgb(0x54431C)};
}

int margin_of_tile(int side) { return static_cast<int>(std::ceil(static_cast<float>(side) * 0.45F)); }

Rect face_of_tile(Material material, int side) {
    const auto cell = static_cast<float>(side);
    const float gap = material == Material::plain ? std::max(2.0F, std::round(cell * 0.10F))
                                                  : std::max(1.0F, std::round(cell * 0.05F));
    const float lip = lip_of(material, side);
    const float width = cell - gap;
    const float height = width - (is_flat(material) ? lip : std::round(cell * 0.056F));
    return {std::floor(gap / 2), std::floor((cell - height - lip) / 2), width, height};
}

Surface baked_tile(const TilePicture& what) {
    const int margin = margin_of_tile(what.side);
    const int whole = what.side + 2 * margin;
    Surface surface = make_surface(whole, whole);
    const auto cell = static_cast<float>(what.side);
    const MaterialColours colours = colours_of(what.material);
    const Rect face =
        face_of_tile(what.material, what.side).moved(static_cast<float>(margin), static_cast<float>(margin));
    const float radius = cell * (what.material == Material::paper ? 0.07F : tile_radius);
    const float lip = lip_of(what.material, what.side);
    const bool picked = is_picked(what.look);
    if (what.material != Material::plain) {
        const float far = picked ? 1.5F : 1;
        const float lifted = picked ? 0.08F * cell : 0;
        const Rect box = face.moved(0, lip + lifted);
        cast_shadow(*surface, box.moved(0, 0.05F * far * cell), 0.05F * far * cell, 0.40F);
        cast_shadow(*surface, box.moved(0, 0.13F * far * cell), 0.10F * far * cell, 0.30F);
    }
    const auto ring = ring_of(what);
    const bool hinted = what.look == TileStyle::hinted;
    if (ring && !hinted) lay_ring(*surface, what, *ring, face, radius, lip);
    if (lip > 0) {
        fill_box(*surface, down_to(face, lip), radius, colours.back_dark);
        fill_box(*surface, down_to(face, std::round(lip * 0.86F)), radius, colours.back);
        if (!is_flat(what.material)) {
            fill_box(*surface, down_to(face, std::round(lip * 0.56F)), radius, darker(colours.side, 0.80F));
            fill_box(*surface, down_to(face, std::round(lip * 0.42F)), radius, colours.side);
        }
    }
    const SDL_Rect area = bounds_of(*surface, face);
    fill(*surface, area, round_rect(face, radius), TileFront{what, face, radius, area}, 1);
    const auto outline = [&](float inset, float wide, Colour colour) {
        const Rect rect = face.grown(-inset);
        const float corner = std::max(0.0F, radius - inset);
        fill(
            *surface, bounds_of(*surface, face),
            [&](Point p) { return std::abs(round_rect_distance(p, rect, corner)) - wide / 2; }, plain(colour), 1);
    };
    const bool rimmed = what.material == Material::maple || what.on_light == (what.material != Material::lacquer);
    if (rimmed && what.material != Material::plain) {
        const float wide = std::max(1.0F, cell * 0.018F);
        const Rect body = down_to(face, what.on_light ? lip : 0).grown(-wide / 2);
        fill(
            *surface, bounds_of(*surface, body),
            [&](Point p) { return std::abs(round_rect_distance(p, body, radius - wide / 2)) - wide / 2; },
            plain(colours.rim), 1);
    }
    constexpr int least_for_inlay = 26;
    if (what.side >= least_for_inlay && what.material == Material::lacquer)
        outline(cell * 0.075F, std::max(1.1F, cell * 0.022F), rgb(0xD9A441).with_alpha(0.85F));
    if (what.side >= least_for_inlay && what.material == Material::porcelain)
        outline(cell * 0.075F, std::max(1.1F, cell * 0.022F), rgb(0x3D6FB5).with_alpha(0.85F));
    if (ring && hinted) lay_hint(*surface, what, *ring, face, radius, lip);
    return surface;
}

} // namespace twoturns::view
