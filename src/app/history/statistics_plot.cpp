#include "app/history/statistics_plot.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "app/bar.hpp"
#include "app/daily/day_tiles.hpp"
#include "platform/translation.hpp"
#include "ui/marks.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using game::TimedGame;
using platform::NC_;
using platform::trc;
using ui::Point;
using ui::Rect;

using Items = std::vector<scene::Item>;

void add_box(Items& items, const Rect& rect, float radius, ui::Colour fill) {
    items.emplace_back(ui::BoxItem{.rect = rect, .radius = radius, .fill = fill});
}

void add_text(Items& items, std::string text, Point at, ui::Colour colour, ui::Align align, const ui::Style& style) {
    items.emplace_back(
        ui::TextItem{.text = std::move(text), .at = at, .size = style.letters(13), .colour = colour, .align = align});
}

Rect around(Point centre, float side) { return {centre.x - side / 2, centre.y - side / 2, side, side}; }

// Times ---------------------------------------------------------------------------------------------------

/// The times at the lower and upper edge of the plot and at its horizontal lines.
struct Scale {
    Time low{0};
    Time high{0};
    Time step{0};
};

/// Returns the scale. A game that took far longer than its neighbours is drawn at the upper edge, so that the others
/// stay distinguishable.
Scale scale_of(const std::vector<TimedGame>& timed) {
    Time low = timed.front().time;
    Time high = low;
    Time band = timed.front().upper;
    for (const TimedGame& one : timed) {
        low = std::min(low, one.time);
        high = std::max(high, one.time);
        band = std::max(band, one.upper);
    }
    high = std::min(high, 2 * band);
    constexpr int most_lines = 5;
    constexpr std::array steps{5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18'000, 36'000};
    Time step{0};
    for (const int seconds : steps) {
        step = std::chrono::seconds{seconds};
        if ((high - low) / step < most_lines) break;
    }
    while ((high - low) / step >= most_lines) step *= 2;
    return {low / step * step, (high / step + 1) * step, step};
}

class TimesPlot {
public:
    TimesPlot(Items& items, const game::Statistics& sum, const Rect& rect, const Context& context)
        : items_(items), timed_(sum.timed), rect_(rect), style_(context.style), scale_(scale_of(sum.timed)) {}

    void add_lines() {
        // A low plot has room for only a few labels.
        const float pitch =
            rect_.h * static_cast<float>(scale_.step.count()) / static_cast<float>((scale_.high - scale_.low).count());
        const bool every_second = pitch < style_.letters(13) * 1.4F;
        int line = 0;
        for (Time time = scale_.low; time <= scale_.high; time += scale_.step, ++line) {
            const float y = std::round(y_of(time));
            add_box(items_, {rect_.x, y, rect_.w, 1}, 0, style_.theme.border);
            if (every_second && line % 2 == 1) continue;
            add_text(items_, clock_text(time), {rect_.x - style_.units(10), y}, style_.theme.muted, ui::Align::right,
                     style_);
        }
    }

    /// Adds the band in vertical strips, one for each game.
    void add_usual() {
        std::vector<Point> line;
        for (std::size_t i = 0; i < timed_.size(); ++i) {
            const Rect place = place_of(i);
            const float left = std::round(place.x);
            const float top = std::round(y_of(timed_[i].upper));
            const float bottom = std::max(top + 1, std::round(y_of(timed_[i].lower)));
            add_box(items_, {left, top, std::round(place.right()) - left, bottom - top}, 0,
                    style_.theme.gold.with_alpha(0.12F));
            line.push_back({place.centre().x, y_of(timed_[i].median)});
        }
        if (line.size() > 1)
            items_.emplace_back(ui::StrokeItem{
                .points = std::move(line), .width = std::max(2.0F, style_.unit * 3), .colour = style_.theme.gold});
    }

    void add_dots() {
        const float side = std::max(4.0F, std::round(style_.unit * 6.8F));
        for (std::size_t i = 0; i + 1 < timed_.size(); ++i) {
            add_box(items_, around(dot(i), side), side / 2, style_.theme.muted.with_alpha(0.8F));
            if (is_beyond(i)) add_pointer(dot(i), side, style_.theme.muted);
        }
        const Point last = dot(timed_.size() - 1);
        const float large = side * 1.6F;
        items_.emplace_back(ui::BoxItem{.rect = around(last, large),
                                        .radius = large / 2,
                                        .fill = ui::accent,
                                        .border = style_.theme.text,
                                        .border_width = std::max(1.0F, style_.units(1.5F))});
        const bool beyond = is_beyond(timed_.size() - 1);
        if (beyond) add_pointer(last, large, style_.theme.gold);
        const float beside = rect_.right() + style_.units(8);
        add_text(items_, (beyond ? "↑ " : "") + clock_text(timed_.back().time), {beside, last.y}, style_.theme.gold,
                 ui::Align::left, style_);
        const float usual = y_of(timed_.back().median);
        if (std::abs(usual - last.y) > style_.letters(13) * 1.3F)
            // TRANSLATORS: below the time of this game; little room.
            add_text(items_, platform::trc("time", "usual"), {beside, usual}, style_.theme.gold, ui::Align::left,
                     style_);
    }

    /// Draws the best game as the picture of its last pair, or as a ring if this picture is unknown.
    void add_best(std::size_t place, const game::GameSummary& game, const Context& context) {
        const auto best = std::find_if(timed_.begin(), timed_.end(), [&](auto& one) { return one.place == place; });
        if (best == timed_.end()) return;
        const Point at = dot(static_cast<std::size_t>(best - timed_.begin()));
        if (game.seal || game.look) {
            const float side = std::round(style_.unit * 34);
            const Rect box = around(at, side);
            const float most = std::max(rect_.x, rect_.right() - side);
            const Rect tile{std::round(std::clamp(box.x, rect_.x, most)), std::round(box.y), side, side};
            (void)add_seal_tile(items_, tile, scene::TileStyle::resting, &game, context);
            return;
        }
        const float side = std::round(style_.unit * 16);
        items_.emplace_back(ui::BoxItem{.rect = around(at, side),
                                        .radius = side / 2,
                                        .fill = {0, 0, 0, 0},
                                        .border = style_.theme.gold,
                                        .border_width = std::max(2.0F, style_.units(2))});
    }

private:
    [[nodiscard]] bool is_beyond(std::size_t index) const { return timed_[index].time > scale_.high; }
    /// Draws an arrow that points up from a dot at the upper edge, because its time is beyond the scale.
    void add_pointer(Point from, float side, ui::Colour colour) {
        const float reach = std::round(side * 0.9F);
        const float top = from.y - side / 2 - reach;
        items_.emplace_back(
            ui::StrokeItem{.points = {{from.x - reach, top + reach}, {from.x, top}, {from.x + reach, top + reach}},
                           .width = std::max(1.5F, style_.unit * 2),
                           .colour = colour});
    }
    [[nodiscard]] float y_of(Time time) const {
        const auto all = static_cast<float>((scale_.high - scale_.low).count());
        const auto part = static_cast<float>((std::min(time, scale_.high) - scale_.low).count());
        return rect_.bottom() - rect_.h * part / all;
    }
    [[nodiscard]] Rect place_of(std::size_t index) const {
        return ui::place_of_mark({.count = timed_.size()}, rect_, index);
    }
    [[nodiscard]] Point dot(std::size_t index) const {
        return {std::round(place_of(index).centre().x), std::round(y_of(timed_[index].time))};
    }

    Items& items_;
    const std::vector<TimedGame>& timed_;
    Rect rect_;
    const ui::Style& style_;
    Scale scale_;
};

// The year ------------------------------------------------------------------------------------------------

constexpr std::array short_months{NC_("short month", "Jan"), NC_("short month", "Feb"), NC_("short month", "Mar"),
                                  NC_("short month", "Apr"), NC_("short month", "May"), NC_("short month", "Jun"),
                                  NC_("short month", "Jul"), NC_("short month", "Aug"), NC_("short month", "Sep"),
                                  NC_("short month", "Oct"), NC_("short month", "Nov"), NC_("short month", "Dec")};

/// Colours for the number of games on a day, from none to four and more.
constexpr std::array year_on_dark{ui::rgb(0x1D433C), ui::rgb(0x2F6E57), ui::rgb(0x55A076), ui::rgb(0xA9CF85),
                                  ui::rgb(0xFFD58A)};
constexpr std::array year_on_light{ui::rgb(0xCBD8CB), ui::rgb(0x9CC9A5), ui::rgb(0x5AA57D), ui::rgb(0x2C7657),
                                   ui::rgb(0xB86A00)};

ui::Colour colour_of(int games, const Context& context) {
    const auto& ramp = is_dark(context.settings) ? year_on_dark : year_on_light;
    return ramp.at(static_cast<std::size_t>(std::clamp(games, 0, 4)));
}

unsigned month_of(std::int64_t day) {
    const std::chrono::sys_days date{std::chrono::days{day}};
    return static_cast<unsigned>(std::chrono::year_month_day{date}.month());
}

/// Adds the name of each month above the week in which the month begins, if the name fits.
void add_months(Items& items, std::int64_t first, int weeks, const Rect& rect, const Context& context) {
    const float pitch = rect.w / static_cast<float>(weeks);
    const float y = rect.y - context.style.units(months_height) / 2;
    float free = rect.x;
    for (int week = 0; week < weeks; ++week) {
        const unsigned month = month_of(first + std::int64_t{7} * week + 6);
        if (week > 0 && month == month_of(first + std::int64_t{7} * week - 1)) continue;
        const std::string name = trc("short month", short_months.at(month - 1));
        const float x = std::round(rect.x + pitch * static_cast<float>(week));
        const float end = x + context.style.lettering(13).width(name);
        if (x < free || end > rect.right()) continue;
        add_text(items, name, {x, y}, context.style.theme.muted, ui::Align::left, context.style);
        free = end + context.style.units(8);
    }
}

} // namespace

void add_times(Items& items, const game::Statistics& sum, const game::History& history, const Rect& rect,
               const Context& context) {
    TimesPlot plot{items, sum, rect, context};
    plot.add_lines();
    plot.add_usual();
    plot.add_dots();
    const std::size_t best = sum.cleared.front();
    plot.add_best(best, history.games[best], context);
}

void add_year(Items& items, const game::Year& year, int weeks, std::size_t marks, const Rect& rect,
              const Context& context) {
    const ui::Style& style = context.style;
    const auto skipped = static_cast<std::size_t>(game::Year::weeks - weeks) * 7;
    const float side = std::floor(std::min(rect.w / static_cast<float>(weeks), rect.h / 7) - style.units(3));
    for (std::size_t i = 0; i < marks; ++i) {
        const Point middle = ui::place_of_mark({.count = marks, .rows = 7}, rect, i).centre();
        add_box(items, {std::round(middle.x - side / 2), std::round(middle.y - side / 2), side, side}, style.units(3),
                colour_of(year.games.at(skipped + i), context));
    }
    add_months(items, year.first + static_cast<std::int64_t>(skipped), weeks, rect, context);
    const std::array days{std::pair{0, trc("short weekday", "Mon")}, std::pair{3, trc("short weekday", "Thu")},
                          std::pair{6, trc("short weekday", "Sun")}};
    for (const auto& [row, name] : days)
        add_text(items, name,
                 {rect.x - style.units(8), std::round(rect.y + rect.h * (static_cast<float>(row) + 0.5F) / 7)},
                 style.theme.muted, ui::Align::right, style);
}

void add_year_legend(Items& items, const Rect& rect, const Context& context) {
    const ui::Style& style = context.style;
    const float pitch = rect.w / static_cast<float>(year_on_dark.size());
    for (int games = 0; games < static_cast<int>(year_on_dark.size()); ++games) {
        const float x = std::round(rect.x + pitch * static_cast<float>(games));
        const float width = std::round(pitch - style.units(4));
        add_box(items, {x, rect.y, width, style.units(14)}, style.units(3), colour_of(games, context));
        const std::string words = games < 4 ? std::to_string(games) : "4+";
        add_text(items, words, {std::round(x + width / 2), std::round(rect.bottom() - style.letters(13) * 0.6F)},
                 style.theme.muted, ui::Align::centre, style);
    }
}

} // namespace twoturns::app
