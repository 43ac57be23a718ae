// The view of Home: its parts, the last weave, the line from it, and the shelf.
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/bar.hpp"
#include "app/gallery/gallery_wall.hpp"
#include "app/gallery/weave_picture.hpp"
#include "app/home/home.hpp"
#include "app/measured.hpp"
#include "app/pen.hpp"
#include "game/guided_board.hpp"
#include "platform/translation.hpp"
#include "scene/easing.hpp"
#include "ui/fit.hpp"

namespace twoturns::app {

using game::GameSummary;
using platform::tr;
using platform::trc;
using platform::trf;
using platform::trn;
using ui::Align;
using ui::Element;
using ui::id_of;
using ui::Point;
using ui::Rect;

namespace {

// In design pixels.
constexpr float hero_corner = 16;
constexpr float sheet_step = 8; ///< from a sheet to the older one below it
constexpr float shelf_corner = 6;

} // namespace

/// The sizes of Home in a window, in design pixels.
struct Home::Form {
    float margin = 56;
    float between = 64; ///< the hero and the cards
    float gap = 16;
    float hero = 0;   ///< width; 0: no hero
    float height = 0; ///< of the hero and the cards beside it; 0: as high as the rest of the window
    float shelf_height = 82;
    float wishes_height = 38; ///< two lines
    std::size_t on_shelf = most_on_shelf;
    bool upright = false;
    bool ways_in_pairs = false; ///< in two rows of two

    explicit Form(const Context& context) {
        const float width = context.width();
        const float all = context.height();
        upright = all > width;
        if (width < 1100) {
            wishes_height = 54; // three
            margin = upright ? 18.0F : 24.0F;
            between = 34;
            gap = 10;
            on_shelf = upright ? 3 : 5;
            shelf_height = 66;
        }
        const bool low = all < 480;
        if (low) {
            margin = 14;
            gap = 8;
            on_shelf = 0;
        }
        ways_in_pairs = upright || (width < 1100 && all >= 560);
        if (!upright && width >= 700 && !low) hero = std::round((width - 2 * margin - between) * 0.565F);
    }
};

View Home::view(const Context& context) const {
    const Form form{context};
    View view{.kind = View::Kind::whole, .title = tr(N_("Home page")), .focus = id_of(Part::go_on), .calm = true};
    std::vector<Element> parts;
    if (context.saves) parts.push_back(head(context, form));
    if (shows_wishes(form)) parts.push_back(card(Part::wishes, context).high(form.wishes_height));
    parts.push_back(body(form, context).growing().shrinking());
    if (form.on_shelf > 0 && !weaves_of_games_.empty()) parts.push_back(shelf(form, context));
    view.content = ui::column(std::move(parts), form.gap * 1.5F).pad({form.margin, 24, form.margin, 24});
    if (context.saves) return view;
    std::vector<Element> all; // the bar has its own margins
    all.push_back(head(context, form));
    all.push_back(std::move(view.content).growing().shrinking());
    view.content = ui::column(std::move(all), 0);
    return view;
}

Element Home::head(const Context& context, const Form& form) const {
    std::vector<Element> parts;
    if (context.saves) parts.push_back(ui::widget(id_of(Part::mark), ui::Slot{}).wide(46).high(34).shrinking(0));
    parts.push_back(ui::headline(tr(N_("Two Turns")), form.margin > 50 ? 30.0F : 22.0F).growing().shrinking());
    std::vector<Element> buttons;
    const int others = unfinished_ - (in_hand(context) || round_over_ ? 1 : 0);
    if (others > 0 && context.width() >= 900)
        buttons.push_back(command_button(Command::games, ui::Button::Style::quiet, true,
                                         trn("{0} unfinished game", "{0} unfinished games", others)));
    for (const Command command :
         {Command::mute, Command::music, Command::settings, Command::help, Command::fullscreen}) {
        const bool optional = command == Command::music || command == Command::help || command == Command::fullscreen;
        if (optional && (context.width() < 740 || is_phone(context))) continue;
        buttons.push_back(without_words(switch_button(command, context.settings).explained({})));
    }
    if (context.board_seen) { // whoever comes from the lesson, or begins here, knows of no board
        Element back = command_button(Command::back, ui::Button::Style::quiet, true, platform::trc("back to", "Board"));
        // TRANSLATORS: {0} names where it leads, such as "Board".
        buttons.push_back(std::move(back).explained(trf(N_("One step back: {0}"), platform::trc("back to", "Board"))));
    }
    if (!context.saves) return bar(context, ui::row(std::move(parts), 12), std::move(buttons));
    for (Element& one : buttons) parts.push_back(std::move(one).shrinking(0));
    return ui::row(std::move(parts), 10).high(46);
}

/// Returns what a card is called when it is said aloud.
std::string Home::said_of(Part part, std::size_t index, const Context& context) const {
    switch (part) {
    case Part::go_on: {
        const auto [words, board] = words_to_go_on(context);
        return platform::trcf("list", "{0}, {1}", words, board);
    }
    case Part::journey:
        return platform::trcf("list", "{0}, {1}", tr(N_("Journey")),
                              trf(N_("{0} of {1}"), std::to_string(journey_.done()), std::to_string(game::places)));
    case Part::today: return trc("board", "Today");
    case Part::new_game: return label_of(Command::new_game);
    case Part::arcade: return label_of(Command::arcade);
    case Part::problems: return label_of(Command::problems);
    case Part::two_players: return label_of(Command::two_players);
    case Part::gallery: return platform::trcf("list", "{0}, {1}", tr(N_("Gallery")), count_of_weaves());
    case Part::wishes: return tr(N_("This week"));
    case Part::hero:
    case Part::shelf:
        if (!games_ || index >= games_->size()) return tr(N_("Your first weave comes here"));
        return platform::trcf("list", "{0}, {1}", weave_name((*games_)[index], context.settings),
                              clock_text((*games_)[index].elapsed));
    default: return {};
    }
}

/// Makes a card that the screen draws, and that can be pressed. The frame under the pointer lies below a card of the
/// accent's colour.
Element Home::card(Part part, const Context& context, std::size_t index) const {
    std::vector<Element> layers;
    layers.push_back(ui::widget(id_of(part, index), ui::Slot{}));
    Element press = ui::widget(id_of(part, index),
                               ui::Button{.said = said_of(part, index, context), .style = ui::Button::Style::picture});
    if (part == Part::hero) press.padding = {0, 0, 2 * sheet_step, 3 * sheet_step}; // the first sheet
    layers.push_back(std::move(press));
    if (part == Part::go_on) std::swap(layers.front(), layers.back());
    return ui::stack(std::move(layers));
}

Element Home::body(const Form& form, const Context& context) const {
    if (form.hero == 0) {
        std::vector<Element> parts;
        if (form.upright) parts.push_back(card(Part::hero, context).growing(2.2F));
        parts.push_back(cards(form, context).growing(3.4F));
        return ui::column(std::move(parts), form.gap);
    }
    std::vector<Element> parts;
    parts.push_back(card(Part::hero, context).wide(form.hero));
    parts.push_back(cards(form, context).growing());
    std::vector<Element> layers;
    layers.push_back(ui::row(std::move(parts), form.between, ui::CrossAlign::stretch));
    layers.push_back(ui::widget(id_of(Part::thread), ui::Slot{}));
    return ui::stack(std::move(layers));
}

Element Home::cards(const Form& form, const Context& context) const {
    std::vector<Element> parts;
    parts.push_back(card(Part::go_on, context).growing(1.55F));
    if (form.on_shelf == 0) { // a low window: two rows of two
        parts.push_back(ui::row({card(Part::journey, context).growing(), card(Part::today, context).growing()},
                                form.gap, ui::CrossAlign::stretch)
                            .growing());
        parts.push_back(ways(form, context).growing());
        return ui::column(std::move(parts), form.gap);
    }
    parts.push_back(card(Part::journey, context).growing());
    parts.push_back(card(Part::today, context).growing());
    parts.push_back(ways(form, context).growing(form.ways_in_pairs ? 1.1F : 0.68F));
    return ui::column(std::move(parts), form.gap);
}

Element Home::ways(const Form& form, const Context& context) const {
    const auto beside = [&](Part left, Part right) {
        return ui::row({card(left, context).growing(), card(right, context).growing()}, form.gap,
                       ui::CrossAlign::stretch)
            .growing();
    };
    std::vector<Element> rows;
    rows.push_back(beside(Part::new_game, Part::arcade));
    rows.push_back(beside(Part::problems, Part::two_players));
    return form.ways_in_pairs ? ui::column(std::move(rows), form.gap)
                              : ui::row(std::move(rows), form.gap, ui::CrossAlign::stretch);
}

bool Home::shows_wishes(const Form& form) const {
    const bool played = games_ && std::any_of(games_->begin(), games_->end(),
                                              [](const GameSummary& one) { return !game::is_guided(one); });
    return form.hero > 0 && played;
}

std::string Home::count_of_weaves() const {
    return trn("{0} weave", "{0} weaves", static_cast<int>(weaves_of_games_.size()));
}

Element Home::shelf(const Form& form, const Context& context) const {
    std::vector<Element> parts;
    const float least = form.margin > 50 ? 90.0F : 74.0F;
    const float most = 1.5F * least;
    float width = std::clamp(std::ceil(width_of(ui::title(tr(N_("Gallery")), 15), context)) + 2, least, most);
    const auto breaks = [&] {
        const ui::SetText set = ui::typeset(count_of_weaves(), context.style.units(width), 2, {13}, context.style);
        return !set.whole || ui::breaks_a_word(count_of_weaves(), set.lines);
    };
    while (width < most && breaks()) width = std::min(most, width + 8);
    if (!form.upright) parts.push_back(card(Part::gallery, context).wide(width));
    for (std::size_t i = 0; i < form.on_shelf; ++i)
        parts.push_back(i < weaves_of_games_.size() ? card(Part::shelf, context, i).growing()
                                                    : ui::widget(id_of(Part::shelf, i), ui::Slot{}).growing());
    return ui::row(std::move(parts), form.gap / 2, ui::CrossAlign::stretch).high(form.shelf_height);
}

// Drawing -------------------------------------------------------------------------------------------------

void Home::draw(ui::Id slot, const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    switch (ui::part_of<Part>(slot)) {
    case Part::mark: return draw_mark(rect, context, items);
    case Part::hero: return draw_hero(rect, context, items);
    case Part::thread: return draw_thread(rect, context, items);
    case Part::go_on: return draw_board(rect, context, items);
    case Part::journey: return draw_journey(rect, context, items);
    case Part::today: return draw_today(rect, context, items);
    case Part::new_game: return draw_command(Command::new_game, rect, context, items);
    case Part::arcade: return draw_command(Command::arcade, rect, context, items);
    case Part::problems: return draw_command(Command::problems, rect, context, items);
    case Part::two_players: return draw_command(Command::two_players, rect, context, items);
    case Part::gallery: {
        const Pen pen{context, items};
        const ui::Theme& theme = context.style.theme;
        pen.write(tr(N_("Gallery")), {rect.x, rect.y + rect.h * 0.24F}, rect.w, 15, true, theme.text);
        pen.write_lines(count_of_weaves(), {rect.x, rect.y + rect.h * 0.64F}, rect.w, 2, {13}, theme.muted);
        return;
    }
    case Part::shelf: return draw_shelf(slot.index, rect, context, items);
    case Part::wishes: return draw_wishes(rect, context, items);
    }
}

void Home::draw_mark(const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const float top = rect.y + rect.h * 0.28F;
    const float bottom = rect.y + rect.h * 0.72F;
    items.emplace_back(scene::LineItem{.points = {{rect.x + rect.w * 0.12F, top},
                                                  {rect.centre().x, top},
                                                  {rect.centre().x, bottom},
                                                  {rect.right() - rect.w * 0.12F, bottom}},
                                       .on_light = context.style.theme.is_light(),
                                       .width = std::max(3.0F, context.style.units(5))});
}

void Home::draw_hero(const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const ui::Style& style = context.style;
    const bool small = rect.h < style.units(320);
    const float step = style.units(sheet_step);
    const Rect sheet{rect.x, rect.y, rect.w - 2 * step, rect.h - 3 * step};
    if (weaves_of_games_.empty()) {
        if (games_) add_first_place(items, sheet, context);
        return;
    }
    const GameSummary& game = games_->front();
    const WeaveLoader::Loaded* const loaded = weaves_.find(game.key);
    const auto weave = loaded == nullptr ? nullptr : loaded->weave;
    const float corner = style.units(hero_corner);
    if (games_->size() > 1) // the older sheets of the gallery
        for (const float below : {2.0F, 1.0F})
            items.emplace_back(ui::BoxItem{.rect = sheet.moved(below * step, below * step),
                                           .radius = corner,
                                           .fill = below > 1 ? ui::rgb(0xE2D8BE) : ui::rgb(0xEFE6CF)});
    const float foot = style.units(small ? 46 : 88);
    const float margin = style.units(small ? 10 : 20);
    add_woven_sheet(items, weave, weave ? weave->threads.size() : 0, {sheet, corner, margin, foot}, style);
    const float side = style.units(small ? 34 : 60);
    const float left = sheet.x + style.units(small ? 14 : 28);
    const float right = sheet.right() - style.units(small ? 14 : 28);
    const float middle = std::round(sheet.bottom() - foot / 2);
    const float room = right - side - style.units(12) - left;
    items.emplace_back(ui::BoxItem{.rect = {left, sheet.bottom() - foot, right - left, 1}, .fill = scene::paper_lip});
    const Pen pen{context, items};
    pen.write(weave_name(game, context.settings), {left, middle - style.units(small ? 8 : 14)}, room,
              small ? 16.0F : 26.0F, true, scene::first_ink, Align::left, ui::Family::serif);
    std::string facts =
        trf(N_("{0} · {1}"), long_day(local_day(game.touched, context.local_time)), clock_text(game.elapsed));
    if (weave)
        facts = trf(N_("{0} · {1}"), facts, trn("{0} line", "{0} lines", static_cast<int>(weave->threads.size())));
    pen.write(facts, {left, middle + style.units(small ? 10 : 17)}, room, small ? 12.0F : 15.0F, false,
              scene::second_ink);
    if (weave) add_seal(items, {right - side, middle - std::round(side / 2), side, side}, *weave, context);
}

/// Draws the line from the seal of the last weave to the next board: two turns.
void Home::draw_thread(const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    if (weaves_of_games_.empty()) return;
    const ui::Style& style = context.style;
    const Form form{context};
    const bool small = rect.h < style.units(320);
    const float step = style.units(sheet_step);
    const float foot = style.units(small ? 46 : 88);
    const float right = rect.x + style.units(form.hero);
    const float cards = right + style.units(form.between);
    const float seal = rect.y + rect.h - 3 * step - std::round(foot / 2);
    const float board = rect.y + std::round(rect.h * 0.16F);
    const float turn = std::round((right - 2 * step + cards) / 2);
    const float start = right - 2 * step - style.units(small ? 14 : 28);
    const bool moves = context.settings.motion && context.now < thread_drawn();
    const float share =
        moves ? scene::emphasized(scene::progress(context.now, opened_, thread_drawn() - opened_)) : 1.0F;
    items.emplace_back(scene::LineItem{.points = {{start, seal}, {turn, seal}, {turn, board}, {cards, board}},
                                       .on_light = context.style.theme.is_light(),
                                       .width = style.units(5),
                                       .drawn = share});
}

void Home::draw_shelf(std::size_t number, const Rect& rect, const Context& context,
                      std::vector<scene::Item>& items) const {
    const ui::Style& style = context.style;
    if (number >= weaves_of_games_.size()) { // a weave will come here
        items.emplace_back(ui::BoxItem{.rect = rect,
                                       .radius = style.units(shelf_corner),
                                       .fill = style.theme.inset,
                                       .border = style.theme.border,
                                       .border_width = 1});
        return;
    }
    const WeaveLoader::Loaded* const loaded = weaves_.find((*games_)[number].key);
    const auto weave = loaded == nullptr ? nullptr : loaded->weave;
    items.emplace_back(scene::SmallSheetItem{.rect = rect, .corner = style.units(shelf_corner), .weave = weave});
}

} // namespace twoturns::app
