#include "view/drawing/weave_png.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "scene/weave.hpp"
#include "view/drawing/png.hpp"
#include "view/drawing/raster.hpp"
#include "view/drawing/sheet_raster.hpp"

namespace twoturns::view {
namespace {

constexpr float widest = 2400; // pixels, in either direction
constexpr float largest_cell = 120;
constexpr float share_of_wallpaper = 0.62F; // of its short side, the sheet along it
// Sizes in cells.
constexpr float sheet_margin = 0.65F;
constexpr float sheet_foot = 1.55F;
constexpr float sheet_corner = 0.45F;
constexpr float seal_side = 1.2F;
constexpr float letter_size = 0.42F;
constexpr float least_cells = 12; // of the width, for the caption
constexpr float legend_step = 0.25F;
constexpr int legend_steps = 12;

/// The layout of the picture.
struct Plan {
    scene::SheetItem sheet;
    SheetPlace place;
    float line = 0;  ///< the vertical position of the foot's middle line
    int seal = 0;    ///< the side of the seal; 0 if there is none
    float words = 0; ///< the horizontal position where the caption begins
    float room = 0;  ///< the width for the caption

    Plan(std::shared_ptr<const scene::Weave> weave, const std::optional<app::Wallpaper>& wallpaper) {
        const auto cols = static_cast<float>(weave->board.cols + 2);
        const auto rows = static_cast<float>(weave->board.rows + 2);
        const float shadows = 4 * sheet_corner;
        float cell = std::min({largest_cell, widest / (cols + 2 * sheet_margin + shadows),
                               widest / (rows + sheet_margin + sheet_foot + shadows)});
        if (wallpaper) {
            const auto width = static_cast<float>(wallpaper->width);
            const auto height = static_cast<float>(wallpaper->height);
            constexpr float most = 0.9F; // of the long side
            cell = std::min((width > height ? most : share_of_wallpaper) * width /
                                std::max(cols + 2 * sheet_margin, least_cells),
                            (width > height ? share_of_wallpaper : most) * height / (rows + sheet_margin + sheet_foot));
        }
        cell = std::max(1.0F, std::floor(cell));
        // On a small board the foot stays wide enough for the caption.
        const float width = std::max(cell * (cols + 2 * sheet_margin), cell * least_cells);
        sheet = {.rect = {0, 0, std::round(width), std::round(cell * (rows + sheet_margin + sheet_foot))},
                 .corner = cell * sheet_corner,
                 .weave = weave,
                 .origin = {std::round((width - cell * cols) / 2), std::round(cell * sheet_margin)},
                 .cell = cell,
                 .threads = weave->threads.size()};
        place = place_of(sheet);
        line = std::round(place.paper.bottom() - cell * sheet_foot / 2);
        seal = weave->last ? static_cast<int>(std::lround(cell * seal_side)) : 0;
        words = legend() + cell * (legend_step * legend_steps + 0.5F);
        room = place.paper.right() - cell - static_cast<float>(seal) - words;
    }
    [[nodiscard]] float legend() const { return place.paper.x + sheet.cell; }
};

void paint_legend(SDL_Surface& onto, const Plan& plan) {
    const float step = plan.sheet.cell * legend_step;
    for (int i = 0; i < legend_steps; ++i) {
        const Rect box{plan.legend() + step * static_cast<float>(i), plan.line - step * 0.6F, step * 0.8F, step * 1.2F};
        fill(onto, round_rect(box, step * 0.2F),
             [&](Point) { return scene::colour_in(*plan.sheet.weave, static_cast<float>(i) / (legend_steps - 1)); });
    }
}

void lay(SDL_Surface& onto, SDL_Surface& what, float left, float top) {
    SDL_Rect to{static_cast<int>(std::lround(left)), static_cast<int>(std::lround(top)), what.w, what.h};
    if (SDL_BlitSurface(&what, nullptr, &onto, &to) != 0) throw StartError(SDL_GetError());
}

Surface drawn_caption(const std::string& caption, const Plan& plan, const Fonts& fonts) {
    float size = plan.sheet.cell * letter_size;
    size *= std::min(1.0F, plan.room / std::max(1.0F, fonts.width(caption, size, false)));
    Surface letters = fonts.draw(caption, size, false);
    SDL_SetSurfaceColorMod(letters.get(), scene::second_ink.r, scene::second_ink.g, scene::second_ink.b);
    return letters;
}

} // namespace

std::function<Result<std::string>()> png_of_weave(const app::WritePicture& what, const Fonts& fonts,
                                                  const Sprites& sprites) {
    const auto refused = [](const std::exception& why) {
        return Message{N_("The picture cannot be made: {0}"), {why.what()}};
    };
    try {
        const auto plan = std::make_shared<const Plan>(what.weave, what.wallpaper);
        const std::shared_ptr<SDL_Surface> caption = drawn_caption(what.caption, *plan, fonts);
        const std::shared_ptr<SDL_Surface> seal =
            plan->seal > 0 ? sprites.draw_seal(*what.weave->last, plan->seal, what.weave->deck, what.weave->mark)
                           : Surface{};
        return [plan, caption, seal, refused, wallpaper = what.wallpaper]() -> Result<std::string> {
            try {
                const Surface picture = blank_sheet(plan->sheet, plan->place);
                (void)paint_threads(*picture, plan->place.geometry, plan->sheet.weave->threads, 0, plan->sheet.threads);
                paint_legend(*picture, *plan);
                lay(*picture, *caption, plan->words, plan->line - static_cast<float>(caption->h) / 2);
                const auto side = static_cast<float>(plan->seal);
                if (seal)
                    lay(*picture, *seal, plan->place.paper.right() - plan->sheet.cell * 0.5F - side,
                        plan->line - side / 2);
                if (!wallpaper) return png_of(*picture);
                const Surface table = make_surface(wallpaper->width, wallpaper->height);
                paint_table(*table, wallpaper->middle, wallpaper->edge);
                lay(*table, *picture, static_cast<float>(table->w - picture->w) / 2,
                    static_cast<float>(table->h - picture->h) / 2);
                return png_of(*table);
            } catch (const std::exception& why) { // out of memory
                return refused(why);
            }
        };
    } catch (const std::exception& why) {
        return [message = refused(why)] { return Result<std::string>{message}; };
    }
}

} // namespace twoturns::view
