#include "app/play/win_plot.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <string>
#include <utility>

#include "app/bar.hpp"
#include "app/daily/day_tiles.hpp"
#include "app/pen.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::tr;
using platform::trf;
using ui::Point;
using ui::Rect;
using Items = std::vector<scene::Item>;

constexpr float dot_side = 5.2F;
constexpr float column_pitch = 8;
constexpr float dot_pitch = 6;
constexpr float own_side = 13;
constexpr float words_size = 13;

class DotPlot {
public:
    DotPlot(Items& items, const game::Standing& standing, const Rect& rect, const Context& context)
        : items_(items), standing_(standing), rect_(rect), style_(context.style), low_(standing.best()),
          // Limits the scale to twice the usual time, so that one very slow game does not squeeze the others together.
          high_(std::max(low_ + Time{10'000}, std::min(standing.times.back(), 2 * standing.median()))),
          axis_(std::round(rect.bottom() - style_.letters(words_size) * 1.7F)) {}

    void add_all(Time own) {
        box({rect_.x, axis_, rect_.w, std::max(1.0F, style_.units(1.4F))}, 0, style_.theme.muted.with_alpha(0.6F));
        add_columns(own);
        add_mark(standing_.best(), trf(N_("best {0}"), clock_text(standing_.best())));
        // TRANSLATORS: {0} is a time such as 1:15; little room.
        add_mark(standing_.median(), trf(N_("usual {0}"), clock_text(standing_.median())));
        const std::string end = clock_text(high_);
        // TRANSLATORS: {0} is a time such as 5:00; little room.
        add_mark(high_, standing_.times.back() > high_ ? trf(N_("{0} or more"), end) : end);
    }

private:
    [[nodiscard]] std::size_t columns() const {
        return std::max<std::size_t>(2, static_cast<std::size_t>(rect_.w / style_.units(column_pitch)));
    }
    [[nodiscard]] std::size_t column_of(Time time) const {
        const auto part =
            static_cast<float>((std::min(time, high_) - low_).count()) / static_cast<float>((high_ - low_).count());
        return 1 + static_cast<std::size_t>(std::lround(part * static_cast<float>(columns() - 3)));
    }
    [[nodiscard]] float x_of(std::size_t column) const {
        return rect_.x + style_.units(column_pitch) * (static_cast<float>(column) + 0.5F);
    }
    void box(const Rect& rect, float radius, ui::Colour fill) {
        items_.emplace_back(ui::BoxItem{.rect = rect, .radius = radius, .fill = fill});
    }

    /// Adds the dots. If a column has more games than fit, each dot represents several games.
    void add_columns(Time own) {
        std::vector<int> counts(columns(), 0);
        for (const Time time : standing_.times) ++counts[column_of(time)];
        const float floor = axis_ - style_.units(own_side / 2 + 3);
        const int room = std::max(1, static_cast<int>((floor - rect_.y) / style_.units(dot_pitch)));
        const int each = (*std::max_element(counts.begin(), counts.end()) + room - 1) / room;
        const std::size_t mine = column_of(own);
        const float side = std::max(3.0F, style_.units(dot_side));
        for (std::size_t i = 0; i < counts.size(); ++i)
            for (int dot = i == mine ? 1 : 0; dot < (counts[i] + each - 1) / each; ++dot)
                box({x_of(i) - side / 2, floor - style_.units(dot_pitch) * static_cast<float>(dot) - side / 2, side,
                     side},
                    side / 2, style_.theme.muted.with_alpha(0.7F));
        const float large = style_.units(own_side);
        items_.emplace_back(ui::BoxItem{.rect = {x_of(mine) - large / 2, floor - large / 2, large, large},
                                        .radius = large / 2,
                                        .fill = ui::accent,
                                        .border = style_.theme.text,
                                        .border_width = std::max(1.0F, style_.units(1.5F))});
    }

    /// Adds a mark if its label fits next to the previous labels.
    void add_mark(Time time, const std::string& words) {
        const float size = style_.letters(words_size);
        const float width = std::ceil(style_.lettering(words_size).width(words));
        const float x = std::round(x_of(column_of(time)));
        const float left = std::clamp(x - width / 2, rect_.x, std::max(rect_.x, rect_.right() - width));
        if (left < free_) return;
        free_ = left + width + style_.units(10);
        const float thick = std::max(1.0F, style_.units(1.6F));
        box({x - thick / 2, axis_ - style_.units(3), thick, style_.units(9)}, 0, style_.theme.muted);
        items_.emplace_back(ui::TextItem{
            .text = words, .at = {left, rect_.bottom() - size * 0.6F}, .size = size, .colour = style_.theme.muted});
    }

    Items& items_;
    const game::Standing& standing_;
    Rect rect_;
    const ui::Style& style_;
    Time low_;
    Time high_;
    float axis_;
    float free_ = 0; ///< the left edge for the next label
};

std::string words_of(game::Stretch stretch) {
    switch (stretch) {
    case game::Stretch::quicker: return tr(N_("quicker than usual"));
    // TRANSLATORS: of a pair in a game: found as quickly as the player usually does.
    case game::Stretch::usual: return tr(N_("as usual"));
    case game::Stretch::slower: return tr(N_("slower"));
    case game::Stretch::helped: return tr(N_("with a hint"));
    }
    return {};
}

constexpr std::array all_stretches{game::Stretch::quicker, game::Stretch::usual, game::Stretch::slower,
                                   game::Stretch::helped};
constexpr float legend_gap = 8; // the gap below the squares

float legend_line(const ui::Style& style) { return std::round(style.letters(words_size) * 1.4F); }
/// Returns the width of a colour, its label and the gap after the label.
float entry_width(game::Stretch stretch, const ui::Style& style) {
    return style.units(12 + 8 + 20) + std::ceil(style.lettering(words_size).width(words_of(stretch)));
}

} // namespace

void add_dots(Items& items, const game::Standing& standing, Time time, const Rect& rect, const Context& context) {
    DotPlot{items, standing, rect, context}.add_all(time);
}

namespace {

/// Returns the width of the widest short name of a day.
float widest_weekday(const Context& context) {
    float width = 0;
    for (unsigned day = 0; day < 7; ++day)
        width = std::max(width, context.style.lettering(words_size).width(short_weekday(std::chrono::weekday{day})));
    return width;
}

} // namespace

void add_week(Items& items, const game::Days& days, const Rect& rect, const Context& context) {
    const ui::Style& style = context.style;
    constexpr int count = 7;
    const float pitch = std::floor(std::min(rect.w / count, std::max(style.units(46), widest_weekday(context) + 4)));
    const float letters = style.letters(words_size);
    const float side = std::min(std::round(pitch * 0.8F), std::round(rect.h - letters * 1.6F));
    const float left = rect.centre().x - (pitch * (count - 1) + side) / 2;
    for (int i = 0; i < count; ++i) {
        const game::Day day = context.today() - std::chrono::days{count - 1 - i};
        const bool today = day == context.today();
        const game::DayGames* const games = days.of(day);
        const Rect tile{std::round(left + pitch * static_cast<float>(i)), rect.y, side, side};
        add_day_tile(items, tile, games != nullptr && games->best ? &*games->best : nullptr, today, context);
        Pen{context, items}.write(short_weekday(std::chrono::weekday{day}),
                                  {tile.centre().x, rect.bottom() - letters * 0.6F}, pitch - 1, words_size, today,
                                  today ? style.theme.gold : style.theme.muted, ui::Align::centre);
    }
}

float legend_height(float width, const Context& context) {
    const ui::Style& style = context.style;
    float rows = 1;
    float taken = 0;
    for (const game::Stretch one : all_stretches) {
        const float entry = entry_width(one, style) / style.unit;
        if (taken > 0 && taken + entry > width) {
            ++rows;
            taken = 0;
        }
        taken += entry;
    }
    return legend_gap + rows * legend_line(style) / style.unit;
}

void add_pace(Items& items, const game::Stretches& stretches, const Rect& rect, const Context& context) {
    const ui::Style& style = context.style;
    const float height = style.units(pace_height);
    (void)add_stretches(items, stretches,
                        {rect.x, rect.y, std::min(rect.w, style.units(8 * (pace_height + 5) - 5)), height}, context);
    // The legend names every colour in use.
    const float line = legend_line(style);
    const float side = style.units(12);
    float x = rect.x;
    float y = rect.y + height + style.units(legend_gap) + line / 2;
    for (const game::Stretch one : all_stretches) {
        if (std::find(stretches.begin(), stretches.end(), one) == stretches.end()) continue;
        const float entry = entry_width(one, style);
        if (x > rect.x && x + entry > rect.right() + 1) {
            x = rect.x;
            y += line;
        }
        items.emplace_back(ui::BoxItem{.rect = {std::round(x), std::round(y - side / 2), side, side},
                                       .radius = style.units(3),
                                       .fill = colour_of(one)});
        items.emplace_back(ui::TextItem{.text = words_of(one),
                                        .at = {x + side + style.units(8), std::round(y)},
                                        .size = style.letters(words_size),
                                        .colour = style.theme.muted});
        x += entry;
    }
}

} // namespace twoturns::app
