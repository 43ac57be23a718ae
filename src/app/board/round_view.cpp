#include "app/board/round_view.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "app/bar.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "game/history/daily.hpp"
#include "platform/translation.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::trf;
using ui::Element;

constexpr int ring_pieces = 60;
constexpr int ladder_steps = 8;
constexpr float pi = std::numbers::pi_v<float>;
constexpr int pip_count = 6;
constexpr float pip_width = 9;
constexpr float pip_height = 16;
constexpr float pip_gap = 6;
constexpr Time pip_fades{150};
constexpr Time colour_fades{400};
constexpr Time shortest_step{50}; // the bar changes at most 20 times a second
constexpr Time a_second{1000};

float mixed(float a, float b, float t) { return a + (b - a) * t; }
ui::Colour mixed(ui::Colour a, ui::Colour b, float t) {
    const auto part = [&](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(std::lround(mixed(from, to, t)));
    };
    return {part(a.r, b.r), part(a.g, b.g), part(a.b, b.b), 255};
}

/// Colours of the bar: with enough time left, with a fifth left, with a tenth left.
constexpr std::array strip_on_dark{ui::rgb(0x8FCB7A), ui::rgb(0xE3B23C), ui::rgb(0xE0543A)};
constexpr std::array strip_on_light{ui::rgb(0x4F9440), ui::rgb(0xB98A12), ui::rgb(0xC4573E)};

ui::Colour strip_colour(Time left, Time full, bool dark) {
    const auto& colours = dark ? strip_on_dark : strip_on_light;
    const auto below = [&](Time mark) {
        return std::clamp(static_cast<float>((mark - left).count()) / static_cast<float>(colour_fades.count()), 0.0F,
                          1.0F);
    };
    return mixed(mixed(colours[0], colours[1], below(full / 5)), colours[2], below(full / 10));
}

/// Returns the remaining fraction of `full`, 0 to 1.
float share(Time left, Time full) {
    return std::clamp(static_cast<float>(left.count()) / static_cast<float>(full.count()), 0.0F, 1.0F);
}

float width_of(const std::vector<Element>& parts, float gap, const ui::Style& style) {
    float width = -style.units(gap);
    for (const Element& one : parts) width += ui::width_of(one, style).natural + style.units(gap);
    return width;
}

} // namespace

std::optional<game::RunBoard> run_board_of(const game::Game& game) {
    return game.origin.custom_board ? std::nullopt : game::run_board_of(game.origin.id);
}

bool owns_pace(const game::Game& game) {
    return place_of(game) || (!game.origin.custom_board && game::day_of(game.origin.id)) || run_board_of(game);
}

game::Pace pace_of(const game::Game& game, const Settings& settings) {
    if (scans(settings) && !run_board_of(game)) return game::Pace::calm; // whoever waits for a highlight is not hurried
    if (!owns_pace(game)) return settings.pace;
    if (run_board_of(game)) {
        const bool in_run = !game.left_round && (game.session.log().empty() || game.pace == game::Pace::arcade);
        return in_run ? game::Pace::arcade : game::Pace::calm;
    }
    return settings.clock ? game::Pace::timed : game::Pace::calm;
}

bool shows_clock(const Context& context) {
    switch (pace_of(context.game, context.settings)) {
    case game::Pace::calm: return context.settings.clock;
    case game::Pace::timed: return true;
    case game::Pace::arcade: return false; // the strip shows the time
    }
    return false;
}

std::string points_text(std::int64_t points) { return platform::number_text(points); }

std::string best_line(std::int64_t points, std::optional<std::int64_t> best) {
    if (!best) return {};
    // TRANSLATORS: {0} is a number of points.
    return points > *best ? trf(N_("Your best on such boards. Before it was {0}."), points_text(*best))
                          : trf(N_("Your best on such boards is {0}."), points_text(*best));
}

Element pace_choice(ui::Id id, game::Pace selected) {
    ui::Choice choice{.selected = static_cast<std::size_t>(selected), .height = 34};
    for (const game::Pace pace : {game::Pace::calm, game::Pace::timed, game::Pace::arcade})
        choice.options.push_back({label_of(pace), {}, false, meaning_of(pace)});
    return ui::widget(id, std::move(choice));
}

Element figure(const std::string& value, const std::string& words) {
    return ui::column({ui::title(value, 17), ui::label(words, 13, ui::Tone::muted).shrinking(0)}, 0);
}

// The bar -------------------------------------------------------------------------------------------------

bool RoundView::combo_lives() const { return round.score().combo() > 0 && elapsed <= round.score().combo_ends(); }

Element RoundView::figures(ui::Id pips, std::vector<Element> between, float room) const {
    const bool lives = combo_lives();
    Element times = ui::title("× " + std::to_string(lives ? round.score().combo() : 1), 18);
    std::get<ui::Label>(times.what).tone = lives ? ui::Tone::gold : ui::Tone::muted;
    Element combo =
        ui::column({std::move(times), ui::label(platform::trc("a figure", "combo"), 13, ui::Tone::muted)}, 0)
            .at_least(48);
    Element slot = ui::widget(pips, ui::Slot{}).high(24);
    Element keep = ui::column({std::move(slot), ui::label(combo_words(), 13, ui::Tone::muted)}, 0).at_least(130);
    Element score = figure(points_text(points()), platform::trc("a figure", "score")).at_least(56);

    const float gap = context.width() < 640 ? 14.0F : 28.0F;
    std::vector<Element> all;
    all.push_back(std::move(score));
    for (Element& one : between) all.push_back(std::move(one));
    if (is_compact(context)) all.resize(1);
    const auto fits = [&](const std::vector<const Element*>& more) {
        float width = width_of(all, gap, context.style);
        for (const Element* one : more) width += context.style.units(gap) + ui::width_of(*one, context.style).natural;
        return width <= room;
    };
    while (all.size() > 1 && !fits({&combo})) all.pop_back();
    const bool with_pips = fits({&combo, &keep});
    if (fits({&combo})) all.push_back(std::move(combo));
    if (!is_compact(context) && with_pips) all.push_back(std::move(keep));
    return ui::row(std::move(all), gap);
}

void RoundView::draw_pips(std::vector<scene::Item>& items, const ui::Rect& rect) const {
    const ui::Style& style = context.style;
    const Time left = combo_lives() ? round.score().combo_ends() - shown() : Time{0};
    constexpr Time each = game::combo_time / pip_count;
    for (int i = 0; i < pip_count; ++i) {
        const Time over = left - each * i; // the time left beyond the previous pips
        const float lit =
            std::clamp(static_cast<float>(over.count()) / static_cast<float>(pip_fades.count()), 0.0F, 1.0F);
        const ui::Rect pip{rect.x + style.units((pip_width + pip_gap) * static_cast<float>(i)),
                           std::round(rect.y + (rect.h - style.units(pip_height)) / 2), style.units(pip_width),
                           style.units(pip_height)};
        items.emplace_back(
            ui::BoxItem{.rect = pip, .radius = style.units(2), .fill = style.theme.text.with_alpha(0.16F)});
        if (lit > 0)
            items.emplace_back(
                ui::BoxItem{.rect = pip, .radius = style.units(2), .fill = style.theme.gold.with_alpha(lit)});
    }
}

// The bar of time ----------------------------------------------------------------------------------------

std::string RoundView::time_left() const {
    const Time left = round.left(shown());
    return clock_text((left + a_second - Time{1}) / a_second * a_second); // 0:00 only at the end
}

void RoundView::draw_bar(std::vector<scene::Item>& items, const ui::Rect& rect) const {
    const ui::Style& style = context.style;
    const bool dark = !context.style.theme.is_light();
    const auto box = [&](const ui::Rect& where, ui::Colour fill, float radius) {
        items.emplace_back(ui::BoxItem{.rect = where, .radius = radius, .fill = fill});
    };
    const ui::Colour track = dark ? ui::rgb(0x0A1A17) : ui::rgb(0xB5C4B6);
    const Time left = round.left(shown());
    const float inset = std::floor(rect.h * 0.15F);
    const ui::Rect inside = rect.grown(-inset);
    const float end = std::floor(inside.w * share(left, round.full()));
    box(rect, track, rect.h / 2);
    if (end > 0) {
        const ui::Colour colour = strip_colour(left, round.full(), dark);
        box({inside.x, inside.y, end, inside.h}, colour, std::min(end, inside.h) / 2);
        const float shine = std::round(inside.h * 0.3F);
        if (end > inside.h && shine >= 2)
            box({inside.x + shine, inside.y + 1, end - 2 * shine, shine}, ui::rgb(0xFFFFFF).with_alpha(0.24F),
                shine / 2);
    }
    const float mark = std::max(1.0F, std::round(style.unit));
    for (int quarter = 1; quarter < 4; ++quarter)
        box({std::round(inside.x + inside.w * static_cast<float>(quarter) / 4), inside.y, mark, inside.h},
            track.with_alpha(0.8F), 0);
    const float over = std::round(rect.h * 0.25F);
    const float head = std::max(2.0F, std::round(rect.h * 0.3F));
    box({std::clamp(std::round(inside.x + end - head / 2), rect.x, std::max(rect.x, rect.right() - head)),
         rect.y - over, head, rect.h + 2 * over},
        dark ? ui::rgb(0xFFF1D6) : style.theme.text, head / 2);
}

// The combo -----------------------------------------------------------------------------------------------

std::string RoundView::combo_words() const {
    // TRANSLATORS: {0} is a number of seconds, such as 4 or 4.5.
    if (!combo_lives()) return trf(N_("a pair within {0} s"), std::to_string(game::combo_time / a_second));
    const auto tenths = (round.score().combo_ends() - shown()).count() / 100;
    // TRANSLATORS: {0} is a number of seconds; it is the combo that is kept.
    return trf(N_("{0} s to keep it"), std::to_string(tenths / 10) + "." + std::to_string(tenths % 10));
}

void RoundView::draw_ring(std::vector<scene::Item>& items, const ui::Rect& rect) const {
    const ui::Style& style = context.style;
    const ui::Theme& theme = style.theme;
    const ui::Point middle{std::round(rect.centre().x), std::round(rect.centre().y)};
    const float whole = std::min(rect.w, rect.h);
    const float outer = std::floor(whole * 0.40F); // the radius; around it there is a glow
    const float width = std::max(3.0F, std::round(outer * 0.17F));
    const auto disc = [&](float radius) {
        return ui::Rect{middle.x - radius, middle.y - radius, 2 * radius, 2 * radius};
    };
    const bool lives = combo_lives();
    if (lives && !theme.is_plain())
        items.emplace_back(ui::BoxItem{.rect = disc(std::floor(whole / 2)),
                                       .radius = std::floor(whole / 2),
                                       .fill = ui::rgb(0xFF8A2A).with_alpha(0.16F)});
    items.emplace_back(ui::BoxItem{.rect = disc(outer),
                                   .radius = outer,
                                   .fill = theme.field,
                                   .border = theme.is_light() ? ui::rgb(0xD9C39A) : ui::rgb(0x3A2412),
                                   .border_width = width});
    const Time left = lives ? round.score().combo_ends() - shown() : Time{0};
    const auto lit = static_cast<int>(std::ceil(share(left, game::combo_time) * ring_pieces));
    const float way = outer - width / 2;
    const auto on_ring = [&](int piece) {
        const float turn = 2 * pi * static_cast<float>(piece) / ring_pieces;
        return ui::Point{middle.x + way * std::sin(turn), middle.y - way * std::cos(turn)};
    };
    // Each piece is an item, so that only those that go out are drawn again.
    const ui::Colour light = theme.is_light() ? ui::rgb(0xE08A00) : ui::rgb(0xFFB52E);
    for (int i = 0; i < std::min(lit, ring_pieces); ++i)
        items.emplace_back(ui::StrokeItem{.points = {on_ring(i), on_ring(i + 1)}, .width = width, .colour = light});
    const std::string words = "× " + std::to_string(lives ? round.score().combo() : 1);
    const float room = 2 * (outer - width) * 0.82F;
    const float most = std::round(outer * 0.78F);
    const float needed = style.measure.width(words, most, true);
    items.emplace_back(ui::TextItem{.text = words,
                                    .at = middle,
                                    .size = std::floor(most * std::min(1.0F, room / std::max(1.0F, needed))),
                                    .colour = lives ? theme.text : theme.muted,
                                    .align = ui::Align::centre,
                                    .bold = true});
}

void RoundView::draw_ladder(std::vector<scene::Item>& items, const ui::Rect& rect) const {
    const ui::Theme& theme = context.style.theme;
    const float pitch = std::floor(std::min(rect.w / ladder_steps, context.style.units(16)));
    const float width = std::max(2.0F, std::round(pitch * 0.69F));
    const float left = std::round(rect.centre().x - (pitch * ladder_steps - (pitch - width)) / 2);
    for (int i = 0; i < ladder_steps; ++i) {
        const float height = std::round(rect.h * (0.17F + 0.83F * static_cast<float>(i) / (ladder_steps - 1)));
        items.emplace_back(
            ui::BoxItem{.rect = {left + pitch * static_cast<float>(i), rect.bottom() - height, width, height},
                        .radius = std::round(width * 0.27F),
                        .fill = i < quick_pairs() ? theme.is_light() ? ui::rgb(0xE08A00) : ui::rgb(0xFFB52E)
                                                  : theme.text.with_alpha(0.2F)});
    }
}

// Time ----------------------------------------------------------------------------------------------------

Time RoundView::step() const {
    if (!context.settings.motion) return a_second;
    if (combo_lives()) return shortest_step;
    const Time pixel = round.full() / std::max(1, context.canvas.width);
    return std::clamp((pixel + shortest_step - Time{1}) / shortest_step * shortest_step, shortest_step, a_second);
}

Time RoundView::shown() const { return elapsed - elapsed % step(); }

Time RoundView::until_change() const {
    Time until = step() - elapsed % step();
    if (combo_lives()) until = std::min(until, round.score().combo_ends() - elapsed + Time{1});
    return std::min(until, std::max(Time{1}, round.left(elapsed)));
}

} // namespace twoturns::app
