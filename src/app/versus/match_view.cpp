#include "app/versus/match_view.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "app/board/round_view.hpp"
#include "app/pen.hpp"
#include "app/play/win_light.hpp"
#include "app/play/win_stars.hpp"
#include "platform/translation.hpp"
#include "scene/easing.hpp"
#include "scene/sides.hpp"

namespace twoturns::app {
namespace {

using game::Side;
using game::Time;
using platform::tr;
using platform::trc;
using platform::trn;
using scene::Item;
using ui::Align;
using ui::Rect;

// In design pixels.
constexpr float sign_side = 30;
constexpr float score_size = 34;
constexpr float widest_rope = 440;
constexpr float rope_height = 14;
constexpr float post_over_rope = 5; // above and below it
constexpr float room_for_names = 1000;

/// Returns the colour of figures. It is a little stronger than the colour of shapes, for a contrast of at least 4.5:1
/// on both tables.
ui::Colour figure_colour(Side side, const Context& context) {
    if (side == Side::orange) return is_dark(context.settings) ? ui::rgb(0xFFC26B) : ui::rgb(0x5E3000);
    return is_dark(context.settings) ? ui::rgb(0xA3DBF4) : ui::rgb(0x0B3A56);
}

/// Draws text and shapes for one player, from that player's edge inwards.
class Corner {
public:
    Corner(std::vector<Item>& items, Side side, const Rect& rect, const Context& context)
        : items_(items), side_(side), rect_(rect), context_(context), style_(context.style) {}

    [[nodiscard]] ui::Colour colour() const { return figure_colour(side_, context_); }
    /// Returns the distance from the edge at which the next item is drawn, in pixels.
    [[nodiscard]] float reach() const { return reach_; }
    void skip(float units) { reach_ += style_.units(units); }

    void sign(float units, bool full) {
        const float side = style_.units(units);
        const Rect box{left(side), std::round(rect_.centre().y - side / 2), side, side};
        items_.emplace_back(full ? scene::full_sign_of(side_, box, colour()) : scene::sign_of(side_, box, colour()));
        reach_ += side;
    }
    void text(const std::string& words, float units, ui::Colour letters, bool bold = false) {
        reach_ += write(words, units, rect_.centre().y, letters, bold);
    }
    void two_lines(const std::string& upper, const std::string& lower) {
        const bool one = lower.empty();
        const float middle = rect_.centre().y;
        const float first = write(upper, 15, one ? middle : std::round(middle - style_.units(10)), theme().text, true);
        const float second = one ? 0 : write(lower, 13, std::round(middle + style_.units(11)), theme().muted, false);
        reach_ += std::max(first, second);
    }

private:
    [[nodiscard]] const ui::Theme& theme() const { return style_.theme; }
    [[nodiscard]] bool mirrored() const { return side_ == Side::blue; }
    [[nodiscard]] float left(float width) const {
        return mirrored() ? rect_.right() - reach_ - width : rect_.x + reach_;
    }
    /// Draws a text and returns its width.
    float write(const std::string& words, float units, float middle, ui::Colour letters, bool bold) {
        items_.emplace_back(ui::TextItem{.text = words,
                                         .at = {left(0), middle},
                                         .size = style_.letters(units),
                                         .colour = letters,
                                         .align = mirrored() ? Align::right : Align::left,
                                         .bold = bold});
        return std::ceil(style_.lettering(units, bold).width(words));
    }

    std::vector<Item>& items_;
    Side side_;
    Rect rect_;
    const Context& context_;
    const ui::Style& style_;
    float reach_ = 0;
};

std::string plays_by(Side side, game::Way way, const Context& context) {
    const auto [first, second] = context.pads;
    if (way == game::Way::in_turns)
        return first || second ? tr(N_("Pointer, keys, gamepad")) : tr(N_("Pointer and keys"));
    if (side == Side::orange) return second ? tr(N_("Pointer, gamepad 2")) : tr(N_("Pointer"));
    return first ? tr(N_("Keys, gamepad 1")) : tr(N_("Arrows, WASD"));
}

/// Returns the width reserved for a score, so that nothing moves as the score grows.
float score_width(const game::MatchScore& score, const Context& context) {
    const auto lettering = context.style.lettering(score_size, true);
    float width = lettering.width("0,000");
    for (const Side side : game::both_sides) width = std::max(width, lettering.width(points_text(score.points[side])));
    return std::ceil(width);
}

/// Draws orange's pairs from the left and blue's pairs from the right.
void draw_rope(std::vector<Item>& items, const Rect& rope, const game::Match& match, const Context& context) {
    const bool dark = is_dark(context.settings);
    const ui::Colour track = dark ? ui::rgb(0x0A1A17) : ui::rgb(0xB5C4B6);
    const float round = rope.h / 2;
    const auto box = [&](const Rect& where, ui::Colour fill, float radius) {
        items.emplace_back(ui::BoxItem{.rect = where, .radius = radius, .fill = fill});
    };
    box(rope, track, round);
    const game::MatchScore score = match.score();
    const float pitch = rope.w / static_cast<float>(std::max(1, match.pairs_at_start()));
    const float gap = std::max(1.0F, context.style.units(1));
    for (const Side side : game::both_sides) {
        const int count = score.pairs[side];
        const float length = std::round(pitch * static_cast<float>(count));
        if (length < 1) continue;
        const float start = side == Side::orange ? rope.x : rope.right() - length;
        box({start, rope.y, length, rope.h}, scene::colour_of(side, !dark), std::min(round, length / 2));
        for (int mark = 1; mark < count && pitch >= 4; ++mark)
            box({std::round(start + length * static_cast<float>(mark) / static_cast<float>(count)), rope.y, gap,
                 rope.h},
                track.with_alpha(0.6F), 0);
    }
    const float post = context.style.units(3);
    const float over = context.style.units(post_over_rope);
    box({std::round(rope.centre().x - post / 2), rope.y - over, post, rope.h + 2 * over}, context.style.theme.text, 0);
}

} // namespace

// TRANSLATORS: the two players of a match are called by the colours of their cursors.
std::string label_of(Side side) { return side == Side::orange ? trc("player", "Orange") : trc("player", "Blue"); }

namespace {

constexpr float players_line = 44;
constexpr float after_sign = 10;

/// Returns whether both players have room on one line of this width, in pixels.
bool players_fit(float width, game::Way way, const Context& context) {
    const ui::Style& style = context.style;
    float needed = style.units(16); // between them
    for (const Side side : game::both_sides)
        needed += style.units(sign_side + after_sign) +
                  std::ceil(std::max(style.lettering(15, true).width(label_of(side)),
                                     style.lettering(13).width(plays_by(side, way, context))));
    return needed <= width;
}

} // namespace

float players_height(float width, game::Way way, const Context& context) {
    return players_fit(context.style.units(width), way, context) ? players_line : 2 * players_line;
}

void draw_players(std::vector<Item>& items, const Rect& rect, game::Way way, const Context& context) {
    const bool apart = rect.h > context.style.units(1.5F * players_line);
    for (const Side side : game::both_sides) {
        const float half = rect.h / 2;
        const Rect line = !apart                 ? rect
                          : side == Side::orange ? Rect{rect.x, rect.y, rect.w, half}
                                                 : Rect{rect.x, rect.y + half, rect.w, half};
        Corner corner{items, side, line, context};
        corner.sign(sign_side, false);
        corner.skip(after_sign);
        corner.two_lines(label_of(side), plays_by(side, way, context));
    }
}

std::optional<Time> combo_shown_until(const game::Match& match, Time now) {
    const Time elapsed = match.session().elapsed(now);
    const game::MatchScore score = match.score();
    std::optional<Time> until;
    for (const Side side : game::both_sides) {
        const game::Combo& combo = score.combo[side];
        const Time end = now + combo.ends() - elapsed + Time{1};
        if (combo.times() > 1 && end > now && (!until || end < *until)) until = end;
    }
    return match.session().clock_running() ? until : std::nullopt;
}

void draw_scoreboard(std::vector<Item>& items, const Rect& rect, const game::Match& match, const std::string& words,
                     const Context& context) {
    const ui::Style& style = context.style;
    const game::MatchScore score = match.score();
    const Time elapsed = match.session().elapsed(context.now);
    const float scores = score_width(score, context);
    const bool names = rect.w >= style.units(room_for_names);
    float reach = 0;
    for (const Side side : game::both_sides) {
        Corner corner{items, side, rect, context};
        corner.sign(sign_side, match.turn() == side);
        corner.skip(10);
        if (names) {
            corner.two_lines(label_of(side), match.turn() ? "" : plays_by(side, match.way(), context));
            corner.skip(26);
        }
        const float before = corner.reach();
        corner.text(points_text(score.points[side]), score_size, corner.colour(), true);
        reach = std::max(reach, before + scores);
        const game::Combo& combo = score.combo[side];
        if (!names || combo.times() < 2 || elapsed > combo.ends()) continue;
        corner.skip(12);
        corner.text("× " + std::to_string(combo.times()), 18, style.theme.gold);
    }
    const float middle = std::round(static_cast<float>(context.canvas.width) / 2); // the middle of the window
    const float beside = std::min(middle - rect.x, rect.right() - middle) - reach - style.units(names ? 64 : 16);
    const float width = std::min(style.units(widest_rope), 2 * beside);
    if (width < style.units(60)) return;
    const Rect rope{std::round(middle - width / 2), std::round(rect.y + rect.h * 0.38F - style.units(7)), width,
                    style.units(rope_height)};
    draw_rope(items, rope, match, context);
    const std::size_t lines = rect.h < style.units(60) ? 1 : 2;
    const ui::SetText set = ui::typeset(words, width, lines, {13}, style);
    const float half = line_pitch * style.letters(set.size) * static_cast<float>(set.lines.size()) / 2;
    const float below = std::min(rect.y + rect.h * 0.77F, rect.bottom() - half - style.units(2));
    if (!set.whole || below - half < rope.bottom() + style.units(post_over_rope))
        return; // a low bar has room for the points alone
    const Pen pen{context, items};
    pen.write_lines(words, {rope.centre().x, below}, width, lines, {13}, style.theme.text, Align::centre);
}

void draw_winner(std::vector<Item>& items, const Rect& rect, const game::Match& match,
                 const std::optional<Ceremony>& ceremony, const Context& context) {
    const float t = ceremony ? scene::progress(context.now, ceremony->landed(), Ceremony::light) : 1;
    const float stamped = ceremony ? scene::progress(context.now, ceremony->seal(), Ceremony::seal_falls) : 1;
    if (stamped <= 0) return;
    const float side = std::round(rect.h * 0.72F * (1.35F - 0.35F * scene::accelerate(stamped)));
    const auto leader = match.score().leader();
    const float apart = leader ? 0 : rect.h * 0.45F;
    for (const Side one : game::both_sides) {
        if (leader && *leader != one) continue;
        const float x = rect.centre().x + (one == Side::orange ? -apart : apart);
        items.emplace_back(
            scene::full_sign_of(one, {std::round(x - side / 2), std::round(rect.centre().y - side / 2), side, side},
                                figure_colour(one, context)));
    }
    if (!leader) return;
    const float star = std::round(side * 0.5F);
    items.emplace_back(
        ui::IconItem{"star-full",
                     {std::round(rect.centre().x - star / 2), std::round(rect.centre().y - star / 2), star, star},
                     context.style.theme.table_edge});
    add_rays(items, rect.centre(), rect.h * 0.42F, std::min(1.0F, 3 * t), context.style);
}

void draw_result(std::vector<Item>& items, const Rect& rect, const game::Match& match,
                 const std::optional<Ceremony>& ceremony, const Context& context) {
    const game::MatchScore score = match.score();
    const float counted = ceremony ? ceremony->counted(context.now) : 1;
    for (const Side side : game::both_sides) {
        const Rect line{rect.x, side == Side::orange ? rect.y : std::round(rect.centre().y), rect.w,
                        std::round(rect.h / 2)};
        // Both lines are aligned left, one below the other.
        const ui::Colour colour = figure_colour(side, context);
        const float sign = context.style.units(sign_side);
        items.emplace_back(
            scene::full_sign_of(side, {line.x, std::round(line.centre().y - sign / 2), sign, sign}, colour));
        float x = line.x + sign + context.style.units(14);
        const auto write = [&](const std::string& words, float size, float middle, ui::Colour letters, bool bold) {
            Pen{context, items}.write(words, {x, middle}, line.right() - x, size, bold, letters);
        };
        const std::string points = points_text(std::llround(counted * static_cast<float>(score.points[side])));
        const float large = line.w < context.style.units(320) ? 34.0F : 46.0F;
        write(points, large, line.centre().y, colour, false);
        x += std::ceil(context.style.lettering(large).width(points)) + context.style.units(16);
        const float apart = context.style.units(11);
        write(label_of(side), 16, line.centre().y - apart, context.style.theme.text, score.leader() == side);
        write(trn("{0} pair", "{0} pairs", score.pairs[side]), 14, line.centre().y + apart, context.style.theme.muted,
              false);
    }
}

scene::Weave weave_of(const game::Match& match) {
    scene::Weave weave = scene::weave_of(match.session().timeline());
    for (std::size_t i = 0; i < weave.threads.size(); ++i) weave.threads[i].colour = scene::ink_of(match.pairs()[i].by);
    return weave;
}

void draw_map(std::vector<Item>& items, const Rect& rect, const game::Match& match,
              const std::shared_ptr<const scene::Weave>& weave, const std::optional<Ceremony>& ceremony,
              const Context& context) {
    const Size board = weave->board;
    const float border = context.style.units(12);
    const auto cols = static_cast<float>(board.cols + 2);
    const auto rows = static_cast<float>(board.rows + 2);
    const float cell = std::min({context.style.units(64), (rect.w - 2 * border) / cols, (rect.h - 2 * border) / rows});
    const float width = std::round(cell * cols + 2 * border);
    const float height = std::round(cell * rows + 2 * border);
    const Rect sheet{std::round(rect.centre().x - width / 2), std::round(rect.centre().y - height / 2), width, height};
    const ui::Point origin{sheet.x + border, sheet.y + border};
    scene::SheetItem drawn{.rect = sheet,
                           .corner = context.style.units(16),
                           .weave = weave,
                           .origin = origin,
                           .cell = cell,
                           .threads = weave->threads.size()};
    if (ceremony) {
        grow_threads(drawn, *ceremony, context.now);
        add_falling_threads(items, *ceremony, drawn, true, context);
    }
    items.emplace_back(drawn);
    if (ceremony) add_running_light(items, *ceremony, drawn, context.now);
    if (ceremony && context.now < ceremony->seal()) return;
    const float side = std::max(3.0F, std::round(cell * 0.42F));
    for (const Cell tile : weave->tiles)
        if (const auto owner = match.owner(tile)) {
            const float x = origin.x + cell * (static_cast<float>(tile.col) + 0.5F);
            const float y = origin.y + cell * (static_cast<float>(tile.row) + 0.5F);
            items.emplace_back(scene::full_sign_of(
                *owner, {std::round(x - side / 2), std::round(y - side / 2), side, side}, scene::ink_of(*owner)));
        }
}

} // namespace twoturns::app
