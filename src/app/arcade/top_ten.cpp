#include "app/arcade/top_ten.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/bar.hpp"
#include "app/board/round_view.hpp"
#include "app/decks/deck_list.hpp"
#include "app/pen.hpp"
#include "platform/translation.hpp"
#include "scene/weave.hpp"

namespace twoturns::app {
namespace {

using game::RunResult;
using platform::tr;
using platform::trn;
using ui::Align;
using ui::Colour;
using ui::Rect;

constexpr Colour own_row = ui::rgb(0xFFB52E);
constexpr Colour own_words = ui::rgb(0x2A1A00);
constexpr Colour own_second = ui::rgb(0x4A2E00);

TopTen top_ten(std::vector<RunResult> all, game::GameKey own, bool runs) {
    TopTen list;
    list.runs = runs;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const RunResult& one) { return own != 0 && one.game == own; });
    if (found != all.end()) list.outside = *found;
    list.results = game::top_of(std::move(all), TopTen::places);
    for (std::size_t i = 0; i < list.results.size(); ++i)
        if (own != 0 && list.results[i].game == own) {
            list.own = i;
            list.outside.reset();
        }
    return list;
}

/// One line of the list.
struct Line {
    std::string place; ///< its number; empty for a result outside the list
    const RunResult* result;
    bool own = false;
};

struct Columns {
    float seal = 0; ///< the side
    bool boards = false;
    bool pairs = false;
    float boards_at = 0;
    float pairs_at = 0;
    float score_end = 0; ///< the scores end here, and the columns follow
};

std::string day_of(const RunResult& result, bool whole, const Context& context) {
    const game::Day day = local_day(result.touched, context.local_time);
    if (day == context.today()) return platform::trc("day", "today");
    return whole ? long_day(day) : day_text(day);
}

void draw_line(std::vector<scene::Item>& items, const Line& line, const Rect& rect, const Columns& columns,
               const Context& context) {
    const ui::Style& style = context.style;
    const ui::Theme& theme = style.theme;
    items.emplace_back(ui::BoxItem{.rect = rect,
                                   .radius = std::min(style.units(8), std::floor(rect.h / 4)),
                                   .fill = line.own ? own_row : theme.panel.with_alpha(0.66F)});
    const Colour first = line.own ? own_words : theme.text;
    const Colour second = line.own ? own_second : theme.muted;
    const float middle = std::round(rect.centre().y);
    const auto say = [&](const std::string& words, float x, float size, bool bold, Colour colour, Align align) {
        items.emplace_back(ui::TextItem{.text = words,
                                        .at = {std::round(x), middle},
                                        .size = style.letters(size),
                                        .colour = colour,
                                        .align = align,
                                        .bold = bold});
    };
    const float edge = style.units(12);
    const float numbered = rect.x + edge + style.units(20);
    say(line.place, numbered, 15, true, first, Align::right);
    const Rect seal{numbered + style.units(14), middle - std::round(columns.seal / 2), columns.seal, columns.seal};
    const auto& look = line.result->look;
    if (look)
        items.emplace_back(
            scene::SealItem{.box = seal,
                            .face = static_cast<Face>(look->face),
                            .deck = look->deck == deck_in_use(context.settings) ? std::string{} : look->deck,
                            .mark = look->mark});
    say(points_text(line.result->score), columns.score_end, 18, true, first, Align::right);
    float taken = columns.score_end;
    if (columns.boards) {
        const std::string boards = trn("{0} board", "{0} boards", line.result->boards);
        say(boards, columns.boards_at, 15, false, second, Align::left);
        taken = columns.boards_at + style.lettering(15).width(boards);
    }
    if (columns.pairs) {
        const std::string pairs = trn("{0} pair", "{0} pairs", line.result->pairs);
        say(pairs, columns.pairs_at, 15, false, second, Align::left);
        taken = columns.pairs_at + style.lettering(15).width(pairs);
    }
    const float right = rect.right() - edge;
    const float room = right - taken - style.units(10);
    for (const bool whole : {true, false}) {
        const std::string day = day_of(*line.result, whole, context);
        if (style.lettering(15).width(day) > room) continue;
        say(day, right, 15, false, second, Align::right);
        break;
    }
}

} // namespace

TopTen top_ten_of_runs(std::span<const game::GameSummary> games, game::GameKey own) {
    return top_ten(game::runs_of(games), own, true);
}

TopTen top_ten_of_rounds(std::span<const game::GameSummary> games, const DealParams& alone, game::GameKey own) {
    return top_ten(game::rounds_of(games, alone), own, false);
}

void TopTen::draw(std::vector<scene::Item>& items, const Rect& rect, const Context& context) const {
    const ui::Style& style = context.style;
    std::vector<Line> lines;
    for (std::size_t i = 0; i < results.size(); ++i) lines.push_back({std::to_string(i + 1), &results[i], own == i});
    if (outside) lines.push_back({{}, &*outside, true});
    const float gap = std::max(1.0F, style.units(3));
    const float least = std::ceil(style.letters(15) * 1.5F);
    const auto most = static_cast<std::size_t>(std::max(1.0F, std::floor((rect.h + gap) / (least + gap))));
    if (lines.size() > most) { // leaves out the last places, but never the result just reached
        const auto kept = std::find_if(lines.begin(), lines.end(), [](const Line& one) { return one.own; });
        if (kept != lines.end() && static_cast<std::size_t>(kept - lines.begin()) >= most) lines[most - 1] = *kept;
        lines.resize(most);
    }
    const auto shown = static_cast<float>(std::max(lines.size(), std::min(most, places)));
    const float height = std::min(style.units(40), std::floor((rect.h + gap) / shown - gap));
    Columns columns;
    columns.seal = std::round(std::min(height * 0.72F, style.units(28)));
    float score = 0;
    for (const Line& line : lines)
        score = std::max(score, style.lettering(18, true).width(points_text(line.result->score)));
    columns.score_end = rect.x + style.units(12 + 20 + 14) + columns.seal + style.units(14) + std::ceil(score * 1.05F);
    float column = style.lettering(15).width(trn("{0} board", "{0} boards", 10));
    float pairs = style.lettering(15).width(trn("{0} pair", "{0} pairs", 1000));
    for (const Line& line : lines) { // in some languages few are longer than many
        column = std::max(column, style.lettering(15).width(trn("{0} board", "{0} boards", line.result->boards)));
        pairs = std::max(pairs, style.lettering(15).width(trn("{0} pair", "{0} pairs", line.result->pairs)));
    }
    column = std::ceil(column) + style.units(16);
    pairs = std::ceil(pairs) + style.units(16);
    const float day = style.lettering(15).width(day_text(context.today()));
    columns.boards_at = columns.score_end + style.units(22);
    columns.boards = runs && columns.boards_at + column + day < rect.right() - style.units(12);
    columns.pairs_at = columns.boards ? columns.boards_at + column : columns.boards_at;
    columns.pairs = columns.pairs_at + pairs + day < rect.right() - style.units(12);
    float y = rect.y;
    for (const Line& line : lines) {
        draw_line(items, line, {rect.x, y, rect.w, height}, columns, context);
        y += height + gap;
    }
    if (lines.empty())
        Pen{context, items}.write_lines(tr(N_("Your first result comes here.")),
                                        {rect.centre().x, rect.y + std::min(rect.h / 2, style.units(60))}, rect.w, 3,
                                        {15}, style.theme.muted, Align::centre);
}

} // namespace twoturns::app
