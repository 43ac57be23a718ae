// The page transition; these functions are members of Drawer.
#include <cmath>
#include <utility>

#include "view/drawing/drawer.hpp"
#include "view/window/window_size.hpp"

namespace twoturns::view {
/// Copies the picture that is still shown when the page begins to turn.
void Drawer::keep_before(const scene::Scene& scene, const scene::Scene* shown) {
    if (!scene.turn || shown == nullptr) return before_.reset(); // the copy only fits a window of the same size
    if (turn_ == scene.turn->number) return;
    turn_ = scene.turn->number;
    before_ = picture_of(*shown);
}

Texture Drawer::picture_of(const scene::Scene& shown) {
    const auto picture = [&](SDL_TextureAccess access) {
        return checked<Texture>(
            SDL_CreateTexture(&renderer_, SDL_PIXELFORMAT_RGB888, access, shown.canvas.width, shown.canvas.height),
            "a picture of the window");
    };
    if (keeps_picture_) {
        auto copy = picture(SDL_TEXTUREACCESS_STREAMING); // its memory still contains the previous picture
        void* pixels = nullptr;
        int pitch = 0;
        if (SDL_LockTexture(copy.get(), nullptr, &pixels, &pitch) != 0) throw StartError(SDL_GetError());
        read_shown(renderer_, {shown.canvas.width, shown.canvas.height}, pixels, pitch);
        SDL_UnlockTexture(copy.get());
        return copy;
    }
    auto target = picture(SDL_TEXTUREACCESS_TARGET);
    if (SDL_SetRenderTarget(&renderer_, target.get()) != 0) throw StartError(SDL_GetError());
    paint(shown, false);
    SDL_SetRenderTarget(&renderer_, nullptr);
    return target;
}

bool Drawer::hidden(const scene::Scene& scene) const { return before_ && scene.turn && scene.turn->begins; }

/// Moves items as far aside as the page is from its place. While the page is hidden, moves them outside the canvas, so
/// that only their sprites are made.
void Drawer::move_aside(const scene::Scene& scene) {
    if (!scene.turn) return;
    const bool outside = hidden(scene);
    const SDL_Rect place{outside ? 0 : static_cast<int>(std::lround(scene.turn->aside)),
                         outside ? scene.canvas.height : 0, scene.canvas.width, scene.canvas.height};
    SDL_RenderSetViewport(&renderer_, &place);
}

void Drawer::lay_before(const scene::Scene& scene) {
    if (!hidden(scene)) return;
    SDL_SetTextureBlendMode(before_.get(), SDL_BLENDMODE_NONE);
    SDL_RenderCopy(&renderer_, before_.get(), nullptr, nullptr);
}

} // namespace twoturns::view
