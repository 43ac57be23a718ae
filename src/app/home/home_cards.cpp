// What the cards of Home show: where to go on, the journey, the day, and other ways to play.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "app/bar.hpp"
#include "app/board/board_style.hpp"
#include "app/board/round_view.hpp"
#include "app/card.hpp"
#include "app/daily/day_tiles.hpp"
#include "app/home/home.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/pen.hpp"
#include "app/records/records_text.hpp"
#include "platform/translation.hpp"
#include "scene/board_view.hpp"
#include "scene/mirror.hpp"
#include "ui/sizes.hpp"
#include "ui/tile_ink.hpp"

namespace twoturns::app {

using platform::tr;
using platform::trc;
using platform::trf;
using platform::trn;
using ui::Align;
using ui::Element;
using ui::Point;
using ui::Rect;

namespace {

constexpr float land_shape = 1.44F; ///< width to height of the landscape on the card of the journey

/// Returns the words below *Continue*, *Play* or *Next board* when the game itself, or one like it, is offered.
std::string words_of_game(const game::Game& game, bool won, bool round_over) {
    const std::string arcade = label_of(game::Pace::arcade);
    if (const auto run = run_board_of(game))
        return won || round_over
                   ? arcade
                   : platform::trcf("list", "{0}, {1}", arcade, trf(N_("Board {0}"), std::to_string(run->number)));
    if (won) return tr(N_("another board of your settings"));
    const auto place = place_of(game);
    return place ? place_label(*place) : label_of(game.session.board().size());
}

} // namespace

std::pair<std::string, std::string> Home::words_to_go_on(const Context& context) const {
    const bool won = context.game.session.status() == game::Status::won;
    const auto next = offered_place(context);
    return {platform::trc("button", won                ? NC_("button", "Next board")
                                    : in_hand(context) ? NC_("button", "Continue")
                                                       : NC_("button", "Play")),
            !next ? words_of_game(context.game, won, round_over_)
            : won ? place_label(*next)
                  : trf(N_("{0} · {1}"), label_of(Command::journey), place_label(*next))};
}

void Home::draw_board(const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const ui::Style& style = context.style;
    const CardInks inks = draw_card_face(items, rect, true, style);
    const Rect face{rect.x, rect.y, rect.w, rect.h - style.units(card_lip)};
    const bool tall = face.h >= style.units(84);
    const float inset = style.units(tall ? 14 : 8);
    const bool won = context.game.session.status() == game::Status::won;
    const auto next = offered_place(context);
    const bool dealt = !won && !next && !round_over_; // else the board that is offered is not dealt yet
    const float share = !tall ? 0.25F : face.w >= style.units(420) ? 0.42F : 0.32F;
    const float width = std::min(face.w * share, (face.h - 2 * inset) * (dealt ? 1.64F : 1.0F));
    const Rect picture{face.x + inset, face.y + inset, width, face.h - 2 * inset};
    if (!dealt) {
        const float side = std::round(std::min(picture.w, picture.h));
        const Point middle = picture.centre();
        const Rect tile{std::round(middle.x - side / 2), std::round(middle.y - side / 2), side, side};
        const float icon = std::round(side * 0.46F);
        items.emplace_back(scene::TileItem{.box = tile, .face = {}});
        items.emplace_back(
            ui::IconItem{"play",
                         {std::round(middle.x - icon / 2), std::round(middle.y - icon / 2 - side * 0.05F), icon, icon},
                         ui::ink_on(style.theme.material)});
    } else {
        const auto world = world_with_table(context.settings, world_under(context.game.origin));
        const ui::Theme theme = world ? theme_of(*world) : style.theme;
        items.emplace_back(ui::BoxItem{.rect = picture, .radius = style.units(8), .fill = theme.table_edge});
        scene::BoardStyle look = board_style(context, context.game.origin);
        look.motion = false;
        look.faces = !context.game.session.paused();
        const std::size_t first = items.size();
        scene::add_board(items, scene::BoardView{}, context.game.session, picture.grown(-style.units(4)), look,
                         context.now);
        show_theme(std::span(items).subspan(first), theme);
        if (platform::right_to_left()) scene::mirror(items, first, picture); // the board keeps its sides on the card
    }
    const Pen pen{context, items};
    const float left = picture.right() + style.units(tall ? 22 : 12);
    const float room = face.right() - inset - left;
    const float middle = std::round(face.centre().y + (tall && !dealt ? style.units(12) : 0)); // two lines, not three
    const auto [words, board] = words_to_go_on(context);
    pen.write(words, {left, middle - style.units(tall ? 26 : 10)}, room, tall ? 28.0F : 18.0F, true, inks.words);
    if (!tall) return pen.write(board, {left, middle + style.units(11)}, room, 14, false, inks.meaning);
    pen.write(board, {left, middle + style.units(7)}, room, 16, false, inks.meaning);
    if (dealt)
        pen.write_lines(progress_text(context.game, context.now), {left, middle + style.units(35)}, room, 2, {15},
                        inks.meaning);
}

void Home::draw_journey(const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const ui::Style& style = context.style;
    draw_card_face(items, rect, false, style);
    const Pen pen{context, items};
    const auto after = offered_place(context); // the card of the board names it already
    const auto next = after ? after : next_place();
    const bool tall = rect.h >= style.units(74);
    const float inset = style.units(tall ? 14 : 8);
    const float side = std::round(std::min(rect.h - 2 * inset, style.units(68)));
    const Rect land{rect.x + inset, std::round(rect.centre().y - side / 2), std::round(side * land_shape), side};
    const std::string heading = tr(N_("Journey"));
    const std::string count = trf(N_("{0} of {1}"), std::to_string(journey_.done()), std::to_string(game::places));
    const float counted = pen.width_of(count, 15, true);
    const float right = rect.right() - style.units(tall ? 24 : 10);
    const float beside = land.right() + style.units(tall ? 20 : 10);
    const float used = tall ? counted + style.units(10) : 0;
    const bool pictured = ui::typeset(heading, right - beside - used, 1, {tall ? 19.0F : 16.0F, true}, style).whole;
    const float left = pictured ? beside : land.x;
    if (pictured)
        items.emplace_back(scene::LandItem{
            .rect = land, .world = game::world_of(next.value_or(game::places - 1)), .corner = style.units(8)});
    const float middle = rect.centre().y;
    std::string place = after ? headline_of(game::world_of(*after))
                        // TRANSLATORS: {0} is the name of a place.
                        : next ? trf(N_("Next place: {0}"), place_label(*next))
                               : tr(N_("All places are cleared"));
    if (next && !ui::typeset(place, right - left, 2, {15}, style).whole) place = place_label(*next);
    const bool two = !ui::typeset(place, right - left, 1, {15}, style).whole && rect.h >= style.units(84);
    const float line = middle - style.units(!tall ? 0 : two ? 27 : 20);
    pen.write(heading, {left, line}, right - left - used, tall ? 19.0F : 16.0F, true, style.theme.text);
    if (!tall) return;
    pen.write(count, {right, line}, counted + 1, 15, true, style.theme.gold, Align::right);
    pen.write_lines(place, {left, middle + style.units(two ? 3 : 4)}, right - left, two ? 2 : 1, {15},
                    style.theme.muted);
    const float thick = std::max(2.0F, style.units(5));
    const float y = std::round(middle + style.units(two ? 28 : 25));
    const float share = static_cast<float>(journey_.done()) / static_cast<float>(game::places);
    items.emplace_back(
        ui::BoxItem{.rect = {left, y, right - left, thick}, .radius = thick / 2, .fill = style.theme.inset});
    if (share > 0)
        items.emplace_back(ui::BoxItem{.rect = {left, y, std::max(thick, std::round((right - left) * share)), thick},
                                       .radius = thick / 2,
                                       .fill = ui::line_colour});
}

void Home::draw_today(const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const ui::Style& style = context.style;
    draw_card_face(items, rect, false, style);
    const Pen pen{context, items};
    const game::Day today = context.today();
    const bool tall = rect.h >= style.units(74);
    const float inset = style.units(tall ? 14 : 8);
    const float side = std::round(std::min(rect.h - 2 * inset, style.units(68)));
    const Rect tile{rect.x + inset, std::round(rect.centre().y - side / 2), side, side};
    const std::chrono::year_month_day date{today};
    items.emplace_back(scene::TileItem{.box = tile, .face = {}});
    pen.write(std::to_string(static_cast<unsigned>(date.day())), tile.centre(), side, tall ? 28.0F : 18.0F, true,
              ui::ink_on(style.theme.material), Align::centre, ui::Family::serif);
    const float left = tile.right() + style.units(tall ? 20 : 10);
    const float right = rect.right() - style.units(tall ? 24 : 10);
    const float middle = rect.centre().y;
    if (!tall) return pen.write(trc("board", "Today"), {left, middle}, right - left, 16, true, style.theme.text);
    const game::Streak streak = days_.streak(today);
    const std::string row = streak.days > 0 ? trn("{0} day in a row", "{0} days in a row", streak.days) : std::string{};
    const float counted = row.empty() ? 0 : pen.width_of(row, 14, false);
    const std::string heading = trc("board", "Today");
    const float headed = pen.width_of(heading, 19, true);
    const float line = middle - style.units(20);
    pen.write(heading, {left, line}, right - left, 19, true, style.theme.text);
    const DealParams params = game::daily_id(today).params;
    const float facts_at = left + headed + style.units(12);
    const float facts_room = right - facts_at - (counted > 0 ? counted + style.units(12) : 0);
    const std::string size = label_of(params.size);
    const std::string facts =
        params.layout == BoardLayout{} ? size : platform::trcf("list", "{0}, {1}", board_label(params), size);
    for (const std::string& words : {facts, size})
        if (ui::typeset(words, facts_room, 1, {14}, style).whole) {
            pen.write(words, {facts_at, line}, facts_room, 14, false, style.theme.muted);
            break;
        }
    if (counted > 0 && right - left - headed > counted)
        pen.write(row, {right, line}, counted + 1, 14, false, style.theme.gold, Align::right);
    constexpr int days = 7;
    const float day = std::round(std::min(style.units(30), (right - left) / (days + 4)));
    const float pitch = (right - left - day) / (days - 1);
    const float y = std::round(middle + style.units(17));
    for (int i = 0; i < days; ++i) {
        const game::Day one = today - std::chrono::days{days - 1 - i};
        const game::DayGames* const played = days_.of(one);
        const Rect box{std::round(left + pitch * static_cast<float>(i)), y - std::round(day / 2), day, day};
        if (i > 0 && days_.in_time(one) && days_.in_time(one - std::chrono::days{1}))
            items.emplace_back(
                ui::BoxItem{.rect = {box.x - pitch + day, y - 1, pitch - day, std::max(2.0F, style.units(3))},
                            .fill = ui::line_colour});
        add_day_tile(items, box, played != nullptr && played->best ? &*played->best : nullptr, one == today, context);
    }
}

/// Draws the wishes of the week side by side, with a star for each, gold if it came true.
void Home::draw_wishes(const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const ui::Style& style = context.style;
    const Pen pen{context, items};
    const float middle = std::round(rect.centre().y);
    const float icon = style.units(16);
    const float gap = style.units(8);
    // TRANSLATORS: before the wishes of the week.
    const std::string heading = tr(N_("This week"));
    const float headed = std::min(pen.width_of(heading, 15, true), rect.w / 5);
    pen.write(heading, {rect.x, middle}, headed + 1, 15, true, style.theme.text);
    const float apart = style.units(context.width() < 1100 ? 12 : 20);
    const float first = rect.x + headed + apart;
    const float each = (rect.right() - first) / static_cast<float>(wishes_.size());
    for (std::size_t i = 0; i < wishes_.size(); ++i) {
        const game::WishState& wish = wishes_.at(i);
        const float left = std::round(first + each * static_cast<float>(i));
        const ui::Colour colour = wish.done ? style.theme.gold : style.theme.muted;
        items.emplace_back(
            ui::IconItem{wish.done ? "star-full" : "star", {left, std::round(middle - icon / 2), icon, icon}, colour});
        const std::int64_t goal = game::wishes()[wish.wish].goal;
        const std::string words = wish_words(wish.wish);
        const std::string counted =
            wish.done || goal == 1 ? words : trf(N_("{0} · {1}"), words, progress_text(wish.count, goal));
        const float room = each - icon - gap - apart;
        const std::size_t lines = rect.h >= style.units(50) ? 3 : 2;
        const bool whole = ui::typeset(counted, room, lines, {15}, style).whole;
        pen.write_lines(whole ? counted : words, {left + icon + gap, middle}, room, lines, {15}, colour);
    }
}

void Home::draw_command(Command command, const Rect& rect, const Context& context, std::vector<scene::Item>& items) {
    const ui::Style& style = context.style;
    draw_card_face(items, rect, false, style);
    const Element element = command_button(command);
    const auto& button = std::get<ui::Button>(element.what);
    const Pen pen{context, items};
    const bool slim = rect.w < style.units(180);
    const float side = style.units(slim ? 20 : 24);
    const float icon = rect.x + style.units(slim ? 10 : 16);
    const float middle = std::round(rect.centre().y);
    const float right = rect.right() - style.units(slim ? 6 : 12);
    const float beside = icon + side + style.units(slim ? 8 : 14);
    const ui::Letters usual{16, true};
    // The four cards have letters of one size, and all or none have an icon and an explanation.
    std::vector<std::string> names;
    bool explained = rect.h >= style.units(52);
    bool icons = true;
    constexpr std::array in_the_row{Command::new_game, Command::arcade, Command::problems, Command::two_players};
    for (const Command one : in_the_row) {
        names.push_back(label_of(one));
        explained = explained && pen.width_of(help_of(one), 13, false) <= right - beside;
        const ui::SetText set = ui::typeset(names.back(), right - beside, 2, usual, style);
        const bool has_words = names.back().find(' ') != std::string::npos; // a Chinese name is one word
        icons = icons && set.whole && !ui::breaks_a_word(names.back(), set.lines) &&
                (has_words || ui::typeset(names.back(), right - beside, 1, usual, style).whole);
    }
    const float left = icons ? beside : icon; // a name is worth more than its picture
    constexpr float small_letters = 14;
    const float in_one = ui::common_size(names, right - left, 1, usual, style);
    const bool whole = std::all_of(names.begin(), names.end(), [&](const std::string& name) {
        return ui::typeset(name, right - left, 1, usual, style).whole;
    });
    const bool one_line = whole && (in_one >= small_letters || rect.h < style.units(52));
    const std::size_t lines = one_line ? 1 : 2;
    const float size = one_line ? in_one : ui::common_size(names, right - left, 2, usual, style);
    if (icons)
        items.emplace_back(ui::IconItem{button.icon,
                                        {icon, middle - std::round(side / 2), side, side},
                                        style.theme.is_light() ? style.theme.gold : ui::line_colour});
    explained = explained && icons && one_line;
    pen.write_lines(label_of(command), {left, middle - style.units(explained ? 11 : 0)}, right - left, lines,
                    {size, true}, style.theme.text);
    if (explained)
        pen.write(help_of(command), {left, middle + style.units(12)}, right - left, 13, false, style.theme.muted);
}

} // namespace twoturns::app
