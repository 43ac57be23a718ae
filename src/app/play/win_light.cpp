#include "app/play/win_light.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "app/bar.hpp"
#include "scene/easing.hpp"

namespace twoturns::app {
namespace {

using game::Time;

constexpr std::size_t most_lit = 40; // threads along which a light runs
constexpr std::size_t usual_falling = 36;
constexpr std::size_t most_falling = 72; // for a new best, and for the last place of a world
constexpr Time one_light{260};
constexpr Time one_fall{1300};
constexpr ui::Colour halo = ui::rgb(0xFFC94D);
constexpr ui::Colour core = ui::rgb(0xFFFFFF);

/// A range on the table in which threads fall.
struct Lane {
    float from = 0;
    float to = 0;
    float end = 0; ///< how far down
};

/// Returns a number from 0 up to 1, another one for each `number` and each `use`.
float scattered(std::size_t number, int use) {
    const double x = std::sin(static_cast<double>(number + 1) * 12.9898 + use * 78.233) * 43'758.5453;
    return static_cast<float>(x - std::floor(x));
}

/// Returns the lanes: both edges of the table, the gap beside the sheet, and the table behind the sheet. The words
/// beside the sheet stand between the gap and the right edge, in a page that is as far from either edge.
std::array<Lane, 4> lanes_beside(const ui::Rect& sheet, const Context& context) {
    const ui::Style& style = context.style;
    const auto width = static_cast<float>(context.canvas.width);
    const auto height = static_cast<float>(context.canvas.height);
    constexpr float widest_column = 520; // the column of the sheet may be wider than the sheet
    const float wider = std::max(0.0F, (style.units(widest_column) - sheet.w) / 2);
    const float margin = std::max(0.0F, sheet.x - wider) - style.units(10);
    const float gap = std::min(style.units(28), width - margin - sheet.right());
    return {Lane{0, margin, height}, Lane{width - margin, width, height},
            Lane{sheet.right() + style.units(4), sheet.right() + gap, sheet.bottom()},
            Lane{sheet.x, sheet.right(), sheet.y + sheet.h / 2}};
}

} // namespace

void add_falling_threads(std::vector<scene::Item>& items, const Ceremony& ceremony, const scene::SheetItem& sheet,
                         bool many, const Context& context) {
    if (context.now < ceremony.landed() || context.now >= ceremony.light_ends()) return;
    const ui::Style& style = context.style;
    const float top = style.units(board_bar_height(context));
    const auto lanes = lanes_beside(sheet.rect, context);
    const std::size_t count = many ? most_falling : usual_falling;
    const float spread = static_cast<float>((Ceremony::light - one_fall).count());
    for (std::size_t i = 0; i < count; ++i) {
        const Lane& lane = lanes.at(i % lanes.size());
        if (lane.to - lane.from < style.units(12)) continue;
        const Time begin = ceremony.landed() + Time{std::lround(spread * scattered(i, 1))};
        const float t = scene::progress(context.now, begin, one_fall);
        if (t <= 0 || t >= 1) continue;
        const float sway = std::sin((t * 1.4F + scattered(i, 2)) * 2 * std::numbers::pi_v<float>);
        const float half = style.units(9);
        const float x = lane.from + half + (lane.to - lane.from - 2 * half) * scattered(i, 3) + sway * half / 3;
        const float y = top + half + (lane.end - top - 2 * half) * t * (0.55F + 0.45F * t);
        const int degrees = 15 * static_cast<int>(24 * (scattered(i, 4) + t * (i % 2 == 0 ? 0.8F : -0.8F) + 1));
        const float length = style.units(20);
        items.emplace_back(scene::RayItem{.middle = {std::round(x), std::round(y)},
                                          .degrees = degrees % 360,
                                          .from = -length / 2,
                                          .length = length,
                                          .width = std::max(2.0F, style.units(5)),
                                          .colour = scene::colour_in(*sheet.weave, scattered(i, 5)),
                                          .alpha = std::min({1.0F, t * 10, (1 - t) * 4})});
    }
}

void add_running_light(std::vector<scene::Item>& items, const Ceremony& ceremony, const scene::SheetItem& sheet,
                       Time now) {
    if (now < ceremony.landed() || now >= ceremony.light_ends()) return;
    const auto& threads = sheet.weave->threads;
    const std::size_t step = (threads.size() + most_lit - 1) / most_lit;
    constexpr Time all{1100}; // from the first light to the end of the last
    for (std::size_t i = 0; i < threads.size(); i += std::max<std::size_t>(1, step)) {
        const auto share = static_cast<float>(i) / static_cast<float>(std::max<std::size_t>(1, threads.size() - 1));
        const Time begin = ceremony.landed() + Time{std::lround(share * static_cast<float>((all - one_light).count()))};
        const float t = scene::progress(now, begin, one_light);
        if (t <= 0 || t >= 1) continue;
        const ui::Point at = scene::first_part(threads[i], t).points.back();
        const ui::Point middle{sheet.origin.x + at.x * sheet.cell, sheet.origin.y + at.y * sheet.cell};
        const float fade = std::min(1.0F, 4 * std::min(t, 1 - t));
        const auto spark = [&](float size, ui::Colour colour, float alpha) {
            items.emplace_back(scene::SparkItem{
                .at = middle, .size = std::max(3.0F, std::round(size)), .colour = colour, .alpha = alpha * fade});
        };
        spark(sheet.cell * 0.85F, halo, 0.8F);
        spark(sheet.cell * 0.34F, core, 1);
    }
}

} // namespace twoturns::app
