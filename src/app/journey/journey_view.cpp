// The view of the journey.
#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "app/bar.hpp"
#include "app/board/board_style.hpp"
#include "app/journey/journey_page.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/measured.hpp"
#include "app/records/kept_turns.hpp"
#include "platform/translation.hpp"
#include "scene/animations.hpp"

namespace twoturns::app {

using game::World;
using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;
using ui::id_of;
using ButtonStyle = ui::Button::Style;

namespace {

/// The parts of the page for which a window has room.
enum class PageRoom : std::uint8_t {
    wide,    ///< stamps, the landscape, and the card beside it
    usual,   ///< the card is a strip below
    low,     ///< one world with its landscape, and the card beside it
    upright, ///< one world with a road in three rows, and the card below
    small,   ///< one world as a list of names
};

PageRoom room_of(const Context& context) {
    if (context.height() > context.width()) return PageRoom::upright;
    if (context.height() < 600 && context.width() >= 820) return PageRoom::low;
    if (context.width() < 820 || context.height() < 600) return PageRoom::small;
    return context.width() >= 1150 && context.height() >= 640 ? PageRoom::wide : PageRoom::usual;
}

// In design pixels.
constexpr float card_width = 308;
constexpr float shown_board_height = 132;
constexpr float strip_height = 162;
constexpr float turner_width = 44;

std::string stars_text(int won, int of) {
    // TRANSLATORS: {1} stars are won, of {0}.
    return trn("{1} of {0} star", "{1} of {0} stars", of, {std::to_string(won)});
}

std::string counted(std::size_t count, std::size_t of) {
    return trf(N_("{0} of {1}"), std::to_string(count), std::to_string(of));
}

/// Makes a button over a rectangle of a layer of this size.
Element spot_over(ui::Id id, std::string said, const ui::Rect& rect, ui::Point size) {
    return ui::widget(id, ui::Button{.said = std::move(said), .style = ButtonStyle::picture})
        .pad({rect.x, rect.y, size.x - rect.right(), size.y - rect.bottom()});
}

} // namespace

LandLook Journey::look(const Context& context, bool titled) const {
    LandLook look{results_, chosen_, {}, 1, titled};
    if (line_begins_ && context.settings.motion) {
        look.grows = finished_;
        look.grown = scene::standard(scene::progress(context.now, *line_begins_, line_to_next));
    }
    return look;
}

Element Journey::stamps(float width, float height) const {
    std::vector<Element> layers;
    layers.push_back(ui::widget(id_of(Part::stamps), ui::Slot{}));
    for (const World one : game::all_worlds)
        layers.push_back(spot_over(id_of(Part::stamp, static_cast<std::size_t>(one)),
                                   platform::trcf("list", "{0}, {1}", headline_of(one),
                                                  counted(cleared_in(results_, one), game::places_in_world)),
                                   stamp_in({width, height}, one), {width, height}));
    return ui::stack(std::move(layers)).wide(width).high(height);
}

/// Makes the landscape of the chosen world with a button over each place. `size` is its size in design pixels.
Element Journey::land(ui::Point size, bool rows) const {
    const LandMap map{world(), size, rows};
    std::vector<Element> layers;
    layers.push_back(ui::widget(id_of(Part::land), ui::Slot{}));
    for (std::size_t i = 0; i < game::places_in_world; ++i) {
        const std::size_t place = first() + i;
        const float side = map.side(place, place == chosen_);
        const ui::Point middle = map.centre(place);
        const game::Stars& won = results_.stars(place);
        std::string said = trf(N_("{0} {1} · {2}"), label_of(world()), std::to_string(i + 1), place_label(place));
        if (won.cleared) said = platform::trcf("list", "{0}, {1}", said, stars_text(won.count(), 3));
        layers.push_back(spot_over(id_of(Part::place, place), std::move(said),
                                   {middle.x - side / 2, middle.y - side / 2, side, side}, size));
    }
    return ui::stack(std::move(layers)).wide(size.x).high(size.y);
}

Element Journey::turner(Part part) const {
    const bool forward = part == Part::forward;
    return ui::widget(id_of(part), ui::Button{.icon = forward ? "right" : "left"})
        .wide(turner_width)
        .explained(forward ? tr(N_("the next world")) : tr(N_("the world before")));
}

/// Makes the name of the world between buttons that lead to its neighbours.
Element Journey::world_row() const {
    std::vector<Element> lines;
    lines.push_back(ui::aligned(ui::headline(headline_of(world()), 20), ui::Align::centre));
    lines.push_back(ui::aligned(ui::label(rule_of(world()), 14, ui::Tone::muted), ui::Align::centre));
    return ui::row({turner(Part::back), ui::column(std::move(lines), 0).growing().shrinking(), turner(Part::forward)},
                   10);
}

/// Makes the list of the nine places, where there is no room for the landscape.
Element Journey::name_list() const {
    std::vector<Element> rows;
    for (std::size_t i = 0; i < game::places_in_world; ++i) {
        const std::size_t place = first() + i;
        std::vector<Element> parts;
        parts.push_back(
            ui::widget(id_of(Part::place, place), ui::Button{.words = std::to_string(i + 1) + "  " + place_label(place),
                                                             .style = ButtonStyle::row,
                                                             .selected = place == chosen_})
                .growing()
                .shrinking());
        parts.push_back(ui::widget(id_of(Part::stars, place), ui::Slot{}).wide(46));
        rows.push_back(ui::row(std::move(parts), 6, ui::CrossAlign::stretch).growing().shrinking());
    }
    return ui::column(std::move(rows), 0);
}

/// Makes the goals for the stars. Stars that are already won are filled.
std::vector<Element> Journey::stars() const {
    const game::Stars& stars = results_.stars(chosen_);
    const auto line = [](bool won, std::string what, std::string more) {
        Element star;
        star.what = ui::Icon{won ? "star-full" : "star", 20, ui::Tone::gold};
        std::vector<Element> parts;
        parts.push_back(std::move(star));
        parts.push_back(ui::label(std::move(what), 15).shrinking(0));
        parts.push_back(ui::filler());
        if (!more.empty()) parts.push_back(ui::label(std::move(more), 13, ui::Tone::muted).shrinking());
        return ui::row(std::move(parts), 10);
    };
    std::string own;
    if (const auto quickest = results_.quickest(chosen_)) own = trf(N_("your best {0}"), clock_text(*quickest));
    std::vector<Element> all;
    all.push_back(line(stars.cleared, tr(N_("Clear it")), {}));
    all.push_back(line(stars.unaided, tr(N_("No hint, no reshuffle")), {}));
    // TRANSLATORS: a star for a board that is cleared within the time {0}, such as 2:10; little room.
    all.push_back(line(stars.in_time, trf(N_("Within {0}"), clock_text(game::journey()[chosen_].par)), std::move(own)));
    return all;
}

std::vector<Element> Journey::words(float name_size, int lines) const {
    std::vector<Element> all;
    all.push_back(ui::label(
        // TRANSLATORS: the number of a place in its world of nine.
        trf(N_("Place {0} of {1}"), std::to_string(game::number_of(chosen_)), std::to_string(game::places_in_world)),
        13, ui::Tone::gold));
    all.push_back(ui::headline(place_label(chosen_), name_size));
    all.push_back(ui::paragraph(place_text(chosen_), 15, ui::Tone::normal, lines));
    return all;
}

/// Makes the buttons that show the weaves of a whole world, and of the whole journey.
std::vector<Element> Journey::sheets() const {
    std::vector<Element> all;
    if (cleared_in(results_, world()) == game::places_in_world)
        all.push_back(ui::widget(id_of(Part::sheet), ui::Button{.words = tr(N_("Nine weaves")), .icon = "gallery"})
                          .explained(tr(N_("the weaves of this world as one sheet")))
                          .growing()
                          .shrinking());
    if (results_.done() == game::places)
        all.push_back(ui::widget(id_of(Part::cloth), ui::Button{.words = tr(N_("One cloth")), .icon = "gallery"})
                          .explained(tr(N_("the weaves of all worlds as one cloth")))
                          .growing()
                          .shrinking());
    return all;
}

Element Journey::play_button(const Context& context) const {
    const bool continues = goes_on(context) || begun(context) != nullptr;
    return ui::widget(id_of(Part::play), ui::Button{.words = continues ? platform::trc("button", "Continue")
                                                                       : platform::trc("button", "Play"),
                                                    .icon = "play",
                                                    .key = platform::trc("key", "Enter"),
                                                    .style = ButtonStyle::primary});
}

/// Makes the card beside the landscape.
Element Journey::card(const Context& context) const {
    std::vector<Element> parts;
    parts.push_back(ui::widget(id_of(Part::board), ui::Slot{.keeps_sides = true}).high(shown_board_height).shrinking());
    std::vector<Element> text = words(25, 3);
    text.push_back(ui::label(place_facts(chosen_), 13, ui::Tone::muted));
    const std::string turns = turns_text(known_turns(context.settings, game::journey()[chosen_].id));
    if (!turns.empty()) text.push_back(ui::paragraph(turns, 13, ui::Tone::muted, 2));
    parts.push_back(ui::column(std::move(text), 5).pad(3, 4));
    parts.push_back(ui::column(stars(), 8).pad(3, 4));
    parts.push_back(ui::filler());
    if (auto more = sheets(); !more.empty()) parts.push_back(ui::row(std::move(more), 8));
    parts.push_back(play_button(context).high(60));
    return ui::panel(ui::Panel::Style::card, ui::column(std::move(parts), 12).pad(15));
}

/// Makes the card below the landscape.
Element Journey::strip(const Context& context) const {
    std::vector<Element> parts;
    parts.push_back(ui::widget(id_of(Part::board), ui::Slot{.keeps_sides = true}).wide(196).high(strip_height - 24));
    std::vector<Element> middle = words(20, 2);
    if (auto more = sheets(); !more.empty()) middle.push_back(ui::row(std::move(more), 6).high(34).shrinking(0));
    parts.push_back(ui::column(std::move(middle), 3).growing().shrinking());
    std::vector<Element> right = stars();
    right.push_back(play_button(context).high(44));
    parts.push_back(ui::column(std::move(right), 6).wide(270));
    return ui::panel(ui::Panel::Style::card, ui::row(std::move(parts), 18).pad(16, 10));
}

/// Makes the card of a window that is small or narrow; without a board if `board` is 0.
Element Journey::short_card(const Context& context, float board) const {
    std::vector<Element> parts;
    std::vector<Element> upper;
    if (board > 0)
        upper.push_back(ui::widget(id_of(Part::board), ui::Slot{.keeps_sides = true}).wide(board * 1.4F).high(board));
    upper.push_back(ui::column(words(19, 7), 3).growing().shrinking());
    parts.push_back(ui::row(std::move(upper), 14, ui::CrossAlign::start));
    parts.push_back(ui::column(stars(), 5));
    if (auto more = sheets(); !more.empty()) parts.push_back(ui::row(std::move(more), 6));
    parts.push_back(ui::filler());
    parts.push_back(play_button(context));
    return ui::panel(ui::Panel::Style::card, ui::column(std::move(parts), 8).pad(14, 12));
}

std::string Journey::counts() const {
    return trf(N_("{0} · {1}"),
               // TRANSLATORS: {1} places are cleared, of {0}.
               trn("{1} of {0} place", "{1} of {0} places", game::places, {std::to_string(results_.done())}),
               stars_text(results_.all_stars(), 3 * static_cast<int>(game::places)));
}

View Journey::view(const Context& context) const {
    View view{.kind = View::Kind::page,
              .title = tr(N_("Journey")),
              .focus = id_of(Part::place, chosen_),
              .in_bar = Command::music};
    if (read_) view.subtitle = counts();
    if (read_ && context.width() >= 740)
        view.subtitle = trf(N_("{0} · {1}"), view.subtitle, tr(N_("go where you like")));
    if (fault_) view.subtitle = tr(*fault_);
    const float below_bar = context.height() - bar_height(context);
    const PageRoom room = room_of(context);
    switch (room) {
    case PageRoom::wide:
    case PageRoom::usual: {
        const bool wide = room == PageRoom::wide;
        const float margin = wide ? 56.0F : 26.0F;
        const float gap = wide ? 24.0F : 14.0F;
        const float top = wide ? 18.0F : 12.0F;
        const float bottom = wide ? 36.0F : 16.0F;
        const float inside = context.width() - 2 * margin;
        const float stamps_height = std::round(std::min(0.115F * inside, 132.0F) * 0.64F) + 8 + stamp_words;
        const float rest = std::floor(below_bar - top - stamps_height - 14 - bottom) - 2; // a pixel is seldom a unit
        Element row = stamps(inside, stamps_height);
        if (wide) {
            const ui::Point size{inside - gap - card_width, rest};
            view.content =
                ui::column({std::move(row), ui::row({land(size, false), card(context).wide(card_width).high(rest)}, gap,
                                                    ui::CrossAlign::stretch)},
                           14)
                    .pad({margin, top, margin, bottom});
        } else {
            const ui::Point size{inside, rest - strip_height - 14};
            view.content = ui::column({std::move(row), land(size, false), strip(context).high(strip_height)}, 14)
                               .pad({margin, top, margin, bottom});
        }
        return view;
    }
    case PageRoom::upright: {
        const float inside = context.width() - 32;
        Element card = short_card(context, 110);
        constexpr float spare = 8;             // all lengths are rounded to pixels
        Element worlds = world_row().high(48); // higher where fingers press it
        const float rest = below_bar - 78;
        // The card is whole, with the button to play, if the land is not too low for its tiles.
        const float free = below_bar - height_of(worlds, inside, context) - height_of(card, inside, context) - 4 * 10;
        const ui::Point size{inside, std::round(std::clamp(free - spare, rest * 0.6F, rest * 0.7F))};
        view.content =
            ui::column({std::move(worlds), land(size, true), std::move(card).growing().shrinking()}, 10).pad(16, 10);
        return view;
    }
    case PageRoom::low: {
        constexpr float card_beside = 280;
        const ui::Point size{context.width() - 24 - 14 - card_beside, std::floor(below_bar - 16 - 46 - 4) - 2};
        view.content = ui::row({ui::column({world_row().high(60), land(size, false)}, 4).wide(size.x),
                                short_card(context, 0).wide(card_beside)},
                               14, ui::CrossAlign::stretch)
                           .pad({12, 6, 12, 10});
        return view;
    }
    case PageRoom::small: break;
    }
    view.content =
        ui::row({ui::column({world_row().high(60), name_list().growing().shrinking()}, 4).growing().shrinking(),
                 short_card(context, 0).wide(std::min(290.0F, 0.46F * context.width()))},
                14, ui::CrossAlign::stretch)
            .pad({12, 6, 12, 10});
    return view;
}

// Drawing -------------------------------------------------------------------------------------------------

void Journey::draw(ui::Id slot, const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const ui::Point size{rect.w / context.style.unit, rect.h / context.style.unit};
    switch (ui::part_of<Part>(slot)) {
    case Part::stamps: return add_stamps(items, look(context, true), rect, context);
    case Part::land: {
        const PageRoom room = room_of(context);
        const bool upright = room == PageRoom::upright;
        const bool titled = !upright && room != PageRoom::low; // those have the title above it
        return add_land(items, {world(), size, upright}, look(context, titled), rect, context);
    }
    case Part::board: return draw_board(rect, context, items);
    case Part::stars: {
        const game::Stars stars = results_.stars(slot.index);
        const float side = std::min(rect.h, context.style.units(16));
        float left = rect.x;
        for (const bool won : {stars.cleared, stars.unaided, stars.in_time}) {
            if (stars.count() > 0)
                items.emplace_back(ui::IconItem{won ? "star-full" : "star",
                                                {left, std::round(rect.centre().y - side / 2), side, side},
                                                context.style.theme.gold});
            left += side + 1;
        }
        return;
    }
    default: return;
    }
}

/// Draws the board of the chosen place on its world's table, as it stands if it is being played.
void Journey::draw_board(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const ui::Theme theme = theme_of(world());
    items.emplace_back(scene::TableItem{
        .rect = rect, .table = theme.table, .corner = context.style.units(8), .unit = context.style.unit});
    const bool playing = goes_on(context);
    if (!playing && (!board_ || shown_ != chosen_)) return;
    const Settings& settings = context.settings;
    const std::size_t from = items.size();
    scene::BoardStyle look = board_style(context, context.game.origin);
    look.motion = false;
    const bool brings_deck = places_bring_decks(settings);
    if (!playing) look.chosen = {};
    if (!playing && brings_deck) look.two_sided = 0;
    scene::add_board(items, scene::BoardView{}, playing ? context.game.session : *board_,
                     rect.grown(-context.style.units(5)), look, context.now);
    const std::span added = std::span(items).subspan(from);
    if (!playing) show_deck(added, brings_deck ? deck_of(chosen_) : chosen_deck(settings), settings);
    show_theme(added, theme);
}

} // namespace twoturns::app
