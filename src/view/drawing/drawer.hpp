// Draws a scene: one short function for each kind of item. page_turn.cpp draws the transition between pages.
#pragma once

#include <cmath>
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

/// The kinds of items that could not be drawn, each once, with the reason.
using Undrawn = std::map<std::string, std::string>;

class Drawer {
public:
    /// Both arguments must outlive this object.
    Drawer(SDL_Renderer& renderer, Sprites& sprites);

    /// Draws a scene without presenting it. `shown` is the last drawn scene if it is still visible. The software
    /// renderer keeps the last picture, so it redraws only the differences. Items that cannot be drawn (out of memory,
    /// a lost device, a missing file, a picture too large for the renderer) are left out and reported.
    Undrawn draw(const scene::Scene& scene, const scene::Scene* shown = nullptr);
    /// Returns the parts of the canvas that the last draw() may have changed, in pixels. They may overlap.
    [[nodiscard]] const std::vector<SDL_Rect>& changed() const { return changed_; }
    /// Returns whether the scene was drawn completely. If not, the next call of draw() adds more.
    [[nodiscard]] bool finished() const { return finished_; }

private:
    /// The state of an item of the last drawn scene.
    struct Drawn {
        SDL_Rect place{0, 0, 0, 0};     ///< surrounds the pixels that the item covers
        std::vector<SDL_Rect> pieces{}; ///< cover those pixels; fewer in all than in `place` if the item is a line
        bool complete = true;           ///< all sprites of the item are drawn
        bool failed = false;
        bool stretched = false; ///< a sprite is stretched; SDL draws a part of it differently from the whole
        [[nodiscard]] bool meets(const SDL_Rect& part) const;
    };
    [[nodiscard]] bool still_seen(const scene::Scene& shown) const;
    void paint(const scene::Scene& scene, bool bit_by_bit);
    /// Redraws only the differences. Returns false if redrawing everything is better.
    bool repaint(const scene::Scene& scene, const scene::Scene& shown);
    [[nodiscard]] static bool may_come_later(const scene::Scene& scene, std::size_t item);
    /// Restricts all following drawing to `part` of the canvas; nullopt means the whole canvas.
    void begin_items(const std::optional<SDL_Rect>& part);
    /// Draws an item or, if `measuring_` is set, only finds the pixels that the item covers.
    Drawn draw_item(const scene::Item& what);
    void clip_to(const std::optional<SDL_Rect>& rect);
    /// Runs `drawing` and records its error. Returns false if it failed.
    bool attempt(const char* kind, const std::function<void()>& drawing);

    void keep_before(const scene::Scene& scene, const scene::Scene* shown);
    [[nodiscard]] Texture picture_of(const scene::Scene& shown);
    /// Returns whether only the previous page is visible so far.
    [[nodiscard]] bool hidden(const scene::Scene& scene) const;
    void move_aside(const scene::Scene& scene);
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
    void item(const scene::RayItem& ray);
    void item(const scene::PictureItem& picture);
    void item(const scene::StarItem& star);
    void item(const scene::SheetItem& sheet);
    void item(const scene::SmallSheetItem& sheet);
    void item(const scene::SealItem& seal);
    void item(const scene::TableItem& table);
    void item(const scene::LandItem& land);
    void item(const ui::BoxItem& box);
    void item(const ui::IconItem& icon);
    void item(const ui::TextItem& text);
    void item(const ui::StrokeItem& stroke);
    void item(const ui::ClipItem& clip);
    void item(const ui::FadeItem& fade) { strength_ = fade.alpha; }

    [[nodiscard]] static int whole(float pixels) { return static_cast<int>(std::lround(pixels)); }

    // Every sprite gets its colour and alpha from tint() or fade() before it is copied.
    void tint(const Sprite& sprite, Colour colour);
    void fade(const Sprite& sprite, float alpha);

    void copy(const Sprite& sprite, float x, float y);
    void copy(const Sprite& sprite, const SDL_Rect& place);
    /// Does the same as copy() at full strength for a sprite with an opaque part, and blends only the sprite's edge.
    void copy_solid(const Sprite& sprite, float x, float y);
    /// Covers a rectangle with a translucent colour.
    void lay_veil(const SDL_Rect& rect, Colour colour);
    /// Draws a box that may be larger than its sprite.
    void copy_repeated(const Sprite& sprite, const ui::BoxItem& box);

    // put() and fill() draw all items.
    void put(const Sprite& sprite, const SDL_Rect* from, const SDL_Rect& to, SDL_RendererFlip flip = SDL_FLIP_NONE);
    [[nodiscard]] SDL_Rect seen_of(const SDL_Rect& source, const SDL_Rect& to) const;
    void fill(const SDL_Rect& rect, Colour colour);
    /// Adds the rectangle to the item's pixels. Returns whether to draw it.
    bool covers(const SDL_Rect& rect);

    SDL_Renderer& renderer_;
    Sprites& sprites_;
    bool keeps_picture_ = false; ///< the renderer keeps the picture of a frame for the next frame
    Undrawn undrawn_;            ///< the items that could not be drawn in this frame
    std::vector<Drawn> drawn_;   ///< one per item
    std::vector<SDL_Rect> changed_;
    bool finished_ = true;

    // The item being drawn:
    Drawn item_;
    float strength_ = 1;
    std::optional<SDL_Rect> clip_; ///< set by the scene
    std::optional<SDL_Rect> part_; ///< the part of the canvas being redrawn, if not all of it
    bool measuring_ = false;

    Texture before_; ///< during a page turn, the picture of the previous page
    std::uint64_t turn_ = 0;
};

} // namespace twoturns::view
