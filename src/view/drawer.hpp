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

    /// Draws the whole scene without presenting it. What cannot be drawn (no memory, a lost device, a missing file, a
    /// picture too large for the renderer) is left out and named.
    Undrawn draw(const scene::Scene& scene);

private:
    void ground(const scene::Scene& scene);
    void item(const scene::TileItem& tile);
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

    void copy(const Sprite& sprite, float x, float y);
    void copy(const Sprite& sprite, const SDL_Rect& place);
    /// The same for a sprite with a solid part and full strength: only its edge needs blending.
    void copy_solid(const Sprite& sprite, float x, float y);

    SDL_Renderer& renderer_;
    Sprites& sprites_;
};

} // namespace twoturns::view
