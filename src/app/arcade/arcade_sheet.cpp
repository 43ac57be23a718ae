// The sheet on Arcade's page: the result with the weave of the last board, or the stages of a run.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "app/arcade/arcade_page.hpp"
#include "app/bar.hpp"
#include "app/board/round_view.hpp"
#include "app/gallery/weave_picture.hpp"
#include "app/labels.hpp"
#include "platform/translation.hpp"
#include "twoturns/gravity.hpp"
#include "ui/tile_ink.hpp"

namespace twoturns::app {

using platform::tr;
using platform::trf;
using platform::trn;
using ui::Align;
using ui::Colour;
using ui::Rect;

namespace {

/// Writes on the sheet.
struct Quill {
    std::vector<scene::Item>& items;
    const ui::Style& style;

    /// Returns the size at which the words fit.
    [[nodiscard]] float fitting(const std::string& words, float size, float room,
                                ui::Family family = ui::Family::sans) const {
        const float width = style.lettering(size, true, family).width(words);
        return style.letters(size) * std::min(1.0F, room / std::max(1.0F, width));
    }
    void write(const std::string& words, ui::Point at, float pixels, Colour colour, bool bold,
               Align align = Align::left, ui::Family family = ui::Family::sans) const {
        items.emplace_back(ui::TextItem{.text = words,
                                        .at = {std::round(at.x), std::round(at.y)},
                                        .size = std::floor(pixels),
                                        .colour = colour,
                                        .align = align,
                                        .bold = bold,
                                        .family = family});
    }
    void rule(float x, float y, float width) const {
        items.emplace_back(
            ui::BoxItem{.rect = {std::round(x), std::round(y), width, std::max(1.0F, std::round(style.unit))},
                        .fill = scene::second_ink.with_alpha(0.22F)});
    }
};

Colour heading_ink(const ui::Style& style) { return style.theme.is_plain() ? scene::first_ink : scene::seal_ink; }

struct Measures {
    float margin;
    float heading;
    float score;
    float pill;
    float foot;
    float seal;
    explicit Measures(const Rect& sheet, const ui::Style& style) {
        const bool small = sheet.h < style.units(430) || sheet.w < style.units(380);
        margin = style.units(small ? 18 : 32);
        heading = style.units(small ? 30 : 44);
        score = small ? 46.0F : 72.0F;
        pill = style.units(small ? 26 : 34);
        foot = style.units(small ? 58 : 110);
        seal = style.units(small ? 38 : 70);
    }
};

} // namespace

void ArcadePage::draw_sheet(std::vector<scene::Item>& items, const Rect& rect, const Context& context) const {
    const Rect sheet{rect.x, rect.y, rect.w, rect.h - context.style.units(8)}; // the lip is below
    end_ ? draw_end(items, sheet, context) : draw_start(items, sheet, context);
}

void ArcadePage::draw_end(std::vector<scene::Item>& items, const Rect& sheet, const Context& context) const {
    const ui::Style& style = context.style;
    const Measures sizes{sheet, style};
    const game::RunResult all = result();
    const scene::Weave& weave = *end_->weave;
    const float left = sheet.x + sizes.margin;
    const float right = sheet.right() - sizes.margin;
    const float score_height = style.units(sizes.score * 1.05F);
    const float pill_y = sheet.y + sizes.heading + style.units(14) + score_height;
    const float weave_top = pill_y + sizes.pill + style.units(10);
    const float foot_y = sheet.bottom() - sizes.foot;

    const auto cols = static_cast<float>(weave.board.cols + 2);
    const auto rows = static_cast<float>(weave.board.rows + 2);
    const float cell = std::min({(right - left) / cols, (foot_y - style.units(6) - weave_top) / rows, style.units(48)});
    if (cell >= 5)
        items.emplace_back(scene::SheetItem{.rect = sheet,
                                            .corner = style.units(16),
                                            .weave = end_->weave,
                                            .origin = {std::round(sheet.centre().x - cell * cols / 2),
                                                       std::round(weave_top + (foot_y - weave_top - cell * rows) / 2)},
                                            .cell = cell,
                                            .threads = weave.threads.size()});
    else
        items.emplace_back(scene::SmallSheetItem{.rect = sheet, .corner = style.units(16)});

    const Quill quill{items, style};
    const std::string heading = of_run() ? trf(N_("Round over on board {0}"), std::to_string(all.boards))
                                         // TRANSLATORS: {0} is a size such as 18 × 8.
                                         : trf(N_("Round over: {0}"), label_of(weave.board));
    quill.write(heading, {left, sheet.y + sizes.heading}, quill.fitting(heading, 15, right - left), heading_ink(style),
                true);
    const std::string points = points_text(all.score);
    quill.write(points, {left, sheet.y + sizes.heading + style.units(10) + score_height / 2},
                quill.fitting(points, sizes.score, right - left), scene::first_ink, true);
    std::string place;
    // TRANSLATORS: of the list of the ten best.
    if (list_ && list_->own == std::size_t{0} && list_->results.size() > 1) place = tr(N_("New number one"));
    if (list_ && list_->own && *list_->own > 0)
        // TRANSLATORS: {0} is 2 to 10.
        place = trf(N_("Place {0} of the top ten"), std::to_string(*list_->own + 1));
    if (!place.empty()) {
        const bool first = *list_->own == 0;
        const float icon = std::round(sizes.pill * 0.5F);
        const float letters = quill.fitting(place, 16, right - left - icon - style.units(44));
        const float width = std::ceil(style.measure.width(place, letters, true)) + icon + style.units(40);
        const Rect pill{left, std::round(pill_y), std::min(width, right - left), sizes.pill};
        items.emplace_back(ui::BoxItem{
            .rect = pill, .radius = std::floor(sizes.pill / 2), .fill = first ? ui::rgb(0xFFB52E) : ui::rgb(0xF0E4C6)});
        const Colour ink = first ? ui::rgb(0x2A1A00) : scene::first_ink;
        items.emplace_back(ui::IconItem{
            "star-full", {pill.x + style.units(14), std::round(pill.centre().y - icon / 2), icon, icon}, ink});
        quill.write(place, {pill.x + style.units(22) + icon, pill.centre().y}, letters, ink, true);
    }

    quill.rule(left, foot_y, right - left);
    const float middle = foot_y + sizes.foot / 2;
    const bool sealed = weave.last.has_value() || all.look.has_value();
    const float end = sealed ? right - sizes.seal - style.units(14) : right;
    std::vector<std::pair<std::string, std::string>> figures{
        // TRANSLATORS: below the number; little room.
        {std::to_string(all.pairs), trn("pair", "pairs", all.pairs)}};
    if (end_->combo) figures.emplace_back(std::to_string(*end_->combo), platform::trc("a figure", "longest combo"));
    figures.emplace_back(clock_text(all.elapsed), platform::trc("a figure", "played"));
    const bool tight = sizes.foot < style.units(80);
    const float value_size = tight ? 18.0F : 26.0F;
    const float label_size = tight ? 12.0F : 15.0F;
    std::vector<float> widths;
    float needed = 0;
    for (const auto& [value, label] : figures) {
        widths.push_back(std::ceil(std::max(style.lettering(value_size, true).width(value),
                                            style.lettering(label_size).width(label) * 1.06F)));
        needed += widths.back();
    }
    while (figures.size() > 1 && needed > end - left) { // rather one less than letters that nobody can read
        needed -= widths.back();
        widths.pop_back();
        figures.pop_back();
    }
    const float gap = std::max(0.0F, (end - left - needed) / static_cast<float>(figures.size()));
    const float share = std::min(1.0F, (end - left) / std::max(1.0F, needed));
    float x = left;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const float room = widths[i] * share;
        quill.write(figures[i].first, {x, middle - style.units(tight ? 10 : 16)},
                    quill.fitting(figures[i].first, value_size, room), scene::first_ink, true);
        quill.write(figures[i].second, {x, middle + style.units(tight ? 11 : 16)},
                    quill.fitting(figures[i].second, label_size, room), scene::second_ink, false);
        x += room + gap;
    }
    if (!sealed) return;
    scene::Weave seal;
    seal.last = weave.last;
    seal.deck = weave.deck;
    seal.mark = weave.mark;
    if (all.look) {
        seal.last = static_cast<Face>(all.look->face);
        seal.deck = all.look->deck;
        seal.mark = all.look->mark;
    }
    add_seal(items, {right - sizes.seal, std::round(middle - sizes.seal / 2), sizes.seal, sizes.seal}, seal, context);
}

void ArcadePage::draw_start(std::vector<scene::Item>& items, const Rect& sheet, const Context& context) const {
    const ui::Style& style = context.style;
    const Measures sizes{sheet, style};
    items.emplace_back(scene::SmallSheetItem{.rect = sheet, .corner = style.units(16)});
    const Quill quill{items, style};
    const float left = sheet.x + sizes.margin;
    const float right = sheet.right() - sizes.margin;
    const float room = right - left;
    const bool small = sizes.score < 60;
    const std::string heading = tr(N_("Board after board, the score goes on"));
    quill.write(heading, {left, sheet.y + sizes.heading}, quill.fitting(heading, 15, room), heading_ink(style), true);
    const std::string name = tr(N_("Arcade run"));
    const float name_y = sheet.y + sizes.heading + style.units(small ? 30 : 46);
    quill.write(name, {left, name_y}, quill.fitting(name, small ? 30.0F : 44.0F, room, ui::Family::serif),
                scene::first_ink, true, Align::left, ui::Family::serif);
    const float first = name_y + style.units(small ? 24 : 44);
    const std::string foot = open_ ? trn("Your last run stands at {0} point.", "Your last run stands at {0} points.",
                                         static_cast<int>(open_points_))
                                   : tr(N_("Each board has a little less time for a pair. Then all again, larger."));
    const float foot_height = style.units(small ? 40 : 70);
    const float height = (sheet.bottom() - foot_height - first) / game::run_stages;
    constexpr std::array icons{"gravity-none", "gravity-down", "gravity-left", "gravity-vertical-in", "gravity-none"};
    // TRANSLATORS: gravities: what they do.
    const std::array words{tr(N_("tiles stay where they are")), tr(N_("tiles fall down")),
                           tr(N_("tiles slide to one side")), tr(N_("two halves, each on its own")),
                           tr(N_("a wide board"))};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const float middle = std::round(first + height * (static_cast<float>(i) + 0.5F));
        const float side = std::round(std::min(style.units(40), height * 0.72F));
        const Rect tile{left, std::round(middle - side / 2), side, side};
        items.emplace_back(scene::TileItem{.box = tile, .face = {}});
        const float icon = std::round(side * 0.56F);
        items.emplace_back(ui::IconItem{
            icons.at(i),
            {std::round(tile.centre().x - icon / 2), std::round(middle - icon / 2 - side * 0.05F), icon, icon},
            ui::ink_on(style.theme.material)});
        // TRANSLATORS: {0} is the number of a board in an Arcade run.
        const std::string board = trf(N_("Board {0}"), std::to_string(i + 1));
        // TRANSLATORS: a name, then what it means; no word of either changes its form.
        const std::string line = platform::trcf("board", "{0}: {1}", board, words.at(i));
        const float x = tile.right() + style.units(small ? 10 : 18);
        quill.write(line, {x, middle}, quill.fitting(line, small ? 14.0F : 18.0F, right - x), scene::first_ink, false);
    }
    quill.rule(left, sheet.bottom() - foot_height, room);
    quill.write(foot, {left, sheet.bottom() - foot_height / 2}, quill.fitting(foot, small ? 13.0F : 15.0F, room),
                open_ ? scene::first_ink : scene::second_ink, open_.has_value());
}

} // namespace twoturns::app
