// Draws scenes into memory, to check their pixels.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/effect.hpp"
#include "scene/scene.hpp"
#include "support/catch.hpp"
#include "view/drawing/drawer.hpp"
#include "view/drawing/raster.hpp"
#include "view/drawing/table_heat.hpp"
#include "view/drawing/weave_png.hpp"
#include "view/quiet.hpp"
#include "view/sdl.hpp"

namespace twoturns::test {

class Studio {
public:
    explicit Studio(ui::Canvas canvas)
        : surface_{view::make_surface(canvas.width, canvas.height)}, renderer_{view::checked<view::Renderer>(
                                                                         SDL_CreateSoftwareRenderer(surface_.get()),
                                                                         "the renderer")},
          sprites_{*renderer_, deck_, fonts_} {}

    void draw(const scene::Scene& scene) { CHECK(draw_what_can_be(scene).empty()); }
    view::Undrawn draw_what_can_be(const scene::Scene& scene) {
        view::Undrawn undrawn = drawer_.draw(scene, shown_ ? &*shown_ : nullptr);
        shown_ = scene;
        SDL_RenderFlush(renderer_.get());
        return undrawn;
    }
    /// Redraws the whole scene.
    void draw_anew(const scene::Scene& scene) {
        shown_.reset();
        draw(scene);
    }
    [[nodiscard]] ui::Colour at(ui::Point p) const {
        const std::uint32_t pixel = view::row_of(*surface_, static_cast<int>(p.y))[static_cast<int>(p.x)];
        return ui::rgb(pixel & 0xFFFFFFU);
    }
    /// Returns all pixels of a rectangle.
    [[nodiscard]] std::vector<std::uint32_t> part(const ui::Rect& rect) const {
        std::vector<std::uint32_t> pixels;
        for (int y = static_cast<int>(rect.y); y < static_cast<int>(rect.bottom()); ++y)
            for (int x = static_cast<int>(rect.x); x < static_cast<int>(rect.right()); ++x)
                pixels.push_back(view::row_of(*surface_, y)[x]);
        return pixels;
    }
    [[nodiscard]] std::vector<std::uint32_t> everything() const {
        return part({0, 0, static_cast<float>(surface_->w), static_cast<float>(surface_->h)});
    }
    /// Returns the parts that the last scene has changed.
    [[nodiscard]] const std::vector<SDL_Rect>& changed() const { return drawer_.changed(); }
    /// Returns whether the scene is completely drawn.
    [[nodiscard]] bool finished() const { return drawer_.finished(); }
    void set_patience(std::chrono::milliseconds patience, std::optional<std::chrono::milliseconds> for_board = {}) {
        sprites_.set_patience(patience, for_board);
    }
    [[nodiscard]] std::vector<view::SlowPicture> take_wanted_bakes() { return sprites_.take_wanted_bakes(); }
    void take_baked(const view::SlowPicture& what) { sprites_.take_baked(view::finished(what, view::baked(what))); }
    std::vector<std::string> wanted() { return sprites_.take_wanted(); }
    /// Supplies the first faces of the current deck as the sample of another deck.
    void take_sample(const std::string& name, int faces, std::vector<std::uint64_t> marks = {}) {
        view::DeckFaces sample = view::first_of(deck_, faces);
        sample.marks = std::move(marks);
        sprites_.take_sample(name, std::move(sample));
        shown_.reset();
    }
    [[nodiscard]] int faces() const { return deck_.faces; }
    [[nodiscard]] Result<std::string> png_of(const app::WritePicture& what) const {
        return view::png_of_weave(what, fonts_, sprites_)();
    }

private:
    struct Quiet {
        Quiet() { quiet_sdl(); }
    };
    Quiet quiet_;
    view::Libraries libraries_{0};
    view::DeckFaces deck_ = view::load_deck(view::find_deck("shapes"));
    view::Fonts fonts_{view::data_folder() / "fonts"};
    view::Surface surface_;
    view::Renderer renderer_;
    view::Sprites sprites_;
    view::Drawer drawer_{*renderer_, sprites_};
    std::optional<scene::Scene> shown_;
};

inline scene::Scene empty_scene(ui::Canvas canvas) {
    scene::Scene scene;
    scene.canvas = canvas;
    scene.theme = ui::dark_theme;
    return scene;
}

/// Returns how many pixels of two pictures of the same size differ.
inline int differing(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
    int count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += a[i] != b[i];
    return count;
}

} // namespace twoturns::test
