// Draws a scene: one short function for each thing a scene is made of.
#pragma once

#include <map>
#include <string>

#include "scene/scene.hpp"
#include "view/sprites.hpp"

namespace twoturns::view {

/// What could not be drawn, each kind of thing once, and why.
using Undrawn = std::map<std::string, std::string>;

class Drawer {
public:
    /// Both must outlive this.
    Drawer(SDL_Renderer& renderer, Sprites& sprites) : renderer_(renderer), sprites_(sprites) {}

    /// Draws the whole scene without presenting it; `shown` is what was seen before, if that is known. What cannot be
    /// drawn (no memory, a lost device, a missing file, a picture too large for the renderer) is left out and named.
    Undrawn draw(const scene::Scene& scene, const scene::Scene* shown = nullptr);
    /// Whether all of that scene is there; more comes as it is drawn again.
    [[nodiscard]] bool finished() const { return finished_; }

private:
    Undrawn paint(const scene::Scene& scene, bool bit_by_bit);
    void keep_before(const scene::Scene& scene, const scene::Scene* shown);
    [[nodiscard]] Texture picture_of(const scene::Scene& shown);
    /// Whether nothing is seen of it yet but what was there before.
    [[nodiscard]] bool hidden(const scene::Scene& scene) const;
    void lower(const scene::Scene& scene);
    void lay_before(const scene::Scene& scene);
    void ground(const scene::Scene& scene);
    void item(const scene::TileItem& tile);
    void item(const scene::SampleItem& sample);
    void item(const scene::CardItem& card);
    void item(const scene::CursorItem& cursor);
    void item(const scene::LineItem& line);
    void item(const scene::MarkItem& mark);
    void item(const scene::SparkItem& spark);
    void item(const scene::SheetItem& sheet);
    void item(const scene::SealItem& seal);
    void item(const ui::BoxItem& box);
    void item(const ui::IconItem& icon);
    void item(const ui::TextItem& text);
    void item(const ui::StrokeItem& stroke);
    void item(const ui::ClipItem& clip);
    void item(const ui::FadeItem& fade) { strength_ = fade.alpha; }

    // Every sprite gets its strength by one of these before it is copied.
    void tint(const Sprite& sprite, Colour colour);
    void fade(const Sprite& sprite, float alpha);

    void copy(const Sprite& sprite, float x, float y);
    void copy(const Sprite& sprite, const SDL_Rect& place);
    /// The same for a sprite with a solid part and full strength: only its edge needs blending.
    void copy_solid(const Sprite& sprite, float x, float y);
    /// A box that may be larger than its sprite.
    void copy_repeated(const Sprite& sprite, const ui::BoxItem& box);

    SDL_Renderer& renderer_;
    Sprites& sprites_;
    bool finished_ = true;
    float strength_ = 1; ///< of what is drawn now
    Texture before_;     ///< what was seen before the page turned, while it does
    std::uint64_t turn_ = 0;
};

} // namespace twoturns::view
