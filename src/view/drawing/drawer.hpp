// Draws a scene: one short function for each thing a scene is made of. What of it is drawn anew: repaint.cpp; how one
// page takes the place of another: page_turn.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "scene/scene.hpp"
#include "view/drawing/sprites.hpp"

namespace twoturns::view {

/// What could not be drawn, each kind of thing once, and why.
using Undrawn = std::map<std::string, std::string>;

class Drawer {
public:
    /// Both must outlive this.
    Drawer(SDL_Renderer& renderer, Sprites& sprites);

    /// Draws a scene without presenting it. `shown` is what it drew last, if that is what is seen: with the software
    /// renderer, whose picture stays, only what looks different is drawn anew. What cannot be drawn (no memory, a lost
    /// device, a missing file, a picture too large for the renderer) is left out and named.
    Undrawn draw(const scene::Scene& scene, const scene::Scene* shown = nullptr);
    /// Whether all of that scene is there; more comes as it is drawn again.
    [[nodiscard]] bool finished() const { return finished_; }

private:
    /// What is known of an item of the scene that was drawn last.
    struct Drawn {
        SDL_Rect place{0, 0, 0, 0}; ///< the pixels it covers
        bool complete = true;       ///< nothing of it is to come in another frame
        bool failed = false;
        bool stretched = false; ///< SDL draws a part of what is stretched in another way than the whole
    };
    [[nodiscard]] bool still_seen(const scene::Scene& shown) const;
    void paint(const scene::Scene& scene, bool bit_by_bit);
    /// Only what looks different; false when the whole is better drawn anew.
    bool repaint(const scene::Scene& scene, const scene::Scene& shown);
    [[nodiscard]] static bool may_come_later(const scene::Scene& scene, std::size_t item);
    /// What is drawn from here on is drawn within that part of the canvas.
    void begin_items(const std::optional<SDL_Rect>& part);
    /// Draws it or, with `measuring_`, only finds out where it is.
    Drawn draw_item(const scene::Item& what);
    void clip_to(const std::optional<SDL_Rect>& rect);
    /// Remembers what went wrong with it; false if anything did.
    bool attempt(const char* kind, const std::function<void()>& drawing);

    void keep_before(const scene::Scene& scene, const scene::Scene* shown);
    [[nodiscard]] Texture picture_of(const scene::Scene& shown);
    /// Whether nothing is seen of it yet but what was there before.
    [[nodiscard]] bool hidden(const scene::Scene& scene) const;
    void lower(const scene::Scene& scene);
    void lay_before(const scene::Scene& scene);
    void ground(const scene::Scene& scene);
    void item(const scene::TileItem& tile);
    void item(const scene::SampleItem& sample);
    void item(const scene::WholePictureItem& picture);
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
    /// All of a rectangle, seen through as the colour says.
    void lay_veil(const SDL_Rect& rect, Colour colour);
    /// A box that may be larger than its sprite.
    void copy_repeated(const Sprite& sprite, const ui::BoxItem& box);

    // All items are drawn by these two.
    void put(const Sprite& sprite, const SDL_Rect* from, const SDL_Rect& to);
    void fill(const SDL_Rect& rect, Colour colour);
    /// Counts it to the place of the item. Whether it is to be drawn.
    bool covers(const SDL_Rect& rect);

    SDL_Renderer& renderer_;
    Sprites& sprites_;
    bool keeps_picture_ = false; ///< what was drawn is still there for the next frame
    Undrawn undrawn_;            ///< of this frame
    std::vector<Drawn> drawn_;   ///< by item
    bool finished_ = true;

    // Of the item that is drawn now:
    Drawn item_;
    float strength_ = 1;
    std::optional<SDL_Rect> clip_; ///< by the scene
    std::optional<SDL_Rect> part_; ///< of the canvas, where only that is drawn anew
    bool measuring_ = false;

    Texture before_; ///< what was seen before the page turned, while it does
    std::uint64_t turn_ = 0;
};

} // namespace twoturns::view
