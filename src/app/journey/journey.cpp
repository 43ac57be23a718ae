// The journey: the stamps of its eight worlds, the landscape of one with its nine places, and a card with the board and
// the goals of the chosen place.
#include <algorithm>
#include <ostream>
#include <span>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/board_style.hpp"
#include "app/board/saved_games.hpp"
#include "app/journey/land_map.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "scene/animations.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using game::World;
using platform::tr;
using platform::trf;
using ui::Element;
using ui::id_of;
using ButtonStyle = ui::Button::Style;

constexpr Time line_time{400}; // the duration of drawing the line to the next place

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
constexpr float strip_height = 150;
constexpr float turner_width = 44;

float words_of_stamp(const Context& context) {
    return room_of(context) == PageRoom::wide ? one_stamp_line : two_stamp_lines;
}

class Journey final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "journey"}; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    [[nodiscard]] std::optional<Time> next_change(const Context& context) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void describe(std::ostream& text) const override;

private:
    enum class Part : std::uint8_t {
        stamps,
        stamp,
        land,
        place,
        board,
        play,
        back,
        forward,
        stars, ///< the stars of a place in the list
        sheet, ///< the sheet with the weaves of the world
        cloth, ///< the cloth with the weaves of all worlds
    };

    [[nodiscard]] World world() const { return game::world_of(chosen_); }
    [[nodiscard]] std::size_t first() const { return static_cast<std::size_t>(world()) * game::places_in_world; }

    [[nodiscard]] Element stamps(float width, float height, float words) const;
    [[nodiscard]] Element land(ui::Point size, bool rows) const;
    [[nodiscard]] Element turner(Part part) const;
    [[nodiscard]] Element world_row() const;
    [[nodiscard]] Element name_list() const;
    [[nodiscard]] std::vector<Element> stars() const;
    [[nodiscard]] std::vector<Element> words(float name_size, int lines) const;
    [[nodiscard]] std::vector<Element> sheets() const;
    /// Returns whether the game in progress is on the board of the chosen place and would be resumed.
    [[nodiscard]] bool goes_on(const Context& context) const;
    /// Returns the saved game on the board of the chosen place that would be resumed; null if there is none.
    [[nodiscard]] const game::GameSummary* begun(const Context& context) const;
    [[nodiscard]] Element play_button(const Context& context) const;
    [[nodiscard]] Element card(const Context& context) const;
    [[nodiscard]] Element strip(const Context& context) const;
    [[nodiscard]] Element short_card(const Context& context, float board) const;
    [[nodiscard]] LandLook look(const Context& context, bool titled) const;
    void draw_board(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;

    Effects choose(std::size_t place);
    Effects go_to(World world);
    Effects play(const Context& context);
    Effects go_on_when_dealt(const Context& context);
    Effects take_news(const game::StoreNews& news, const Context& context);
    Effects take_games(const std::vector<game::GameSummary>& games, const Context& context);

    game::JourneyResults results_;
    std::optional<Message> fault_;
    std::size_t chosen_ = 0;
    bool by_hand_ = false;                 ///< whether the player chose the place
    std::optional<std::size_t> finished_;  ///< the place that was just cleared
    std::optional<Time> line_begins_;      ///< when the line from the finished place starts to grow
    std::optional<Deal> deal_;             ///< the board of the chosen place, once it is dealt
    std::optional<game::Session> board_;   ///< the same, to be shown
    std::size_t shown_ = game::places;     ///< the place to which `board_` belongs
    std::optional<game::GameKey> wanted_;  ///< the game to resume
    std::optional<game::SavedGame> going_; ///< the saved game to resume, while its board is dealt
};

// View ----------------------------------------------------------------------------------------------------

LandLook Journey::look(const Context& context, bool titled) const {
    LandLook look{results_, chosen_, {}, 1, titled};
    if (line_begins_ && context.settings.motion) {
        look.grows = finished_;
        look.grown = scene::standard(scene::progress(context.now, *line_begins_, line_time));
    }
    return look;
}

/// Makes a button over a rectangle of a layer of this size.
Element spot_over(ui::Id id, const ui::Rect& rect, ui::Point size) {
    return ui::widget(id, ui::Button{.style = ButtonStyle::picture})
        .pad({rect.x, rect.y, size.x - rect.right(), size.y - rect.bottom()});
}

Element Journey::stamps(float width, float height, float words) const {
    std::vector<Element> layers;
    layers.push_back(ui::widget(id_of(Part::stamps), ui::Slot{}));
    for (const World one : game::all_worlds)
        layers.push_back(spot_over(id_of(Part::stamp, static_cast<std::size_t>(one)),
                                   stamp_in({width, height}, one, words), {width, height}));
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
        layers.push_back(
            spot_over(id_of(Part::place, place), {middle.x - side / 2, middle.y - side / 2, side, side}, size));
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
        parts.push_back(ui::widget(id_of(Part::stars, place), ui::Slot{}).wide(52));
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
    all.push_back(line(stars.in_time, trf(N_("Within {0}"), clock_text(game::journey()[chosen_].par)), std::move(own)));
    return all;
}

std::vector<Element> Journey::words(float name_size, int lines) const {
    std::vector<Element> all;
    all.push_back(ui::label(
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

bool Journey::goes_on(const Context& context) const {
    return place_of(context.game) == chosen_ && context.game.session.can_undo() &&
           context.game.session.status() != game::Status::won;
}

const game::GameSummary* Journey::begun(const Context& context) const {
    const auto& open = results_.open(chosen_);
    return open && open->key != context.game.key ? &*open : nullptr;
}

Element Journey::play_button(const Context& context) const {
    const bool continues = goes_on(context) || begun(context) != nullptr;
    return ui::widget(id_of(Part::play), ui::Button{.words = continues ? tr(N_("Continue")) : tr(N_("Play")),
                                                    .icon = "play",
                                                    .key = tr(N_("Enter")),
                                                    .style = ButtonStyle::primary});
}

/// Makes the card beside the landscape.
Element Journey::card(const Context& context) const {
    std::vector<Element> parts;
    parts.push_back(ui::widget(id_of(Part::board), ui::Slot{}).high(shown_board_height).shrinking());
    std::vector<Element> text = words(25, 3);
    text.push_back(ui::label(place_facts(chosen_), 13, ui::Tone::muted));
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
    parts.push_back(ui::widget(id_of(Part::board), ui::Slot{}).wide(196).high(strip_height - 24));
    std::vector<Element> middle = words(20, 2);
    if (auto more = sheets(); !more.empty()) middle.push_back(ui::row(std::move(more), 6).high(34));
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
    if (board > 0) upper.push_back(ui::widget(id_of(Part::board), ui::Slot{}).wide(board * 1.4F).high(board));
    upper.push_back(ui::column(words(19, board > 0 ? 3 : 4), 3).growing().shrinking());
    parts.push_back(ui::row(std::move(upper), 14, ui::CrossAlign::start));
    parts.push_back(ui::column(stars(), 5));
    if (auto more = sheets(); !more.empty()) parts.push_back(ui::row(std::move(more), 6));
    parts.push_back(ui::filler());
    parts.push_back(play_button(context));
    return ui::panel(ui::Panel::Style::card, ui::column(std::move(parts), 8).pad(14, 12));
}

View Journey::view(const Context& context) const {
    View view{.kind = View::Kind::page, .title = tr(N_("Journey")), .focus = id_of(Part::place, chosen_)};
    view.subtitle = trf(context.width() < 740 ? N_("{0} of {1} places · {2} of {3} stars")
                                              : N_("{0} of {1} places · {2} of {3} stars · go where you like"),
                        std::to_string(results_.done()), std::to_string(game::places),
                        std::to_string(results_.all_stars()), std::to_string(3 * game::places));
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
        const float words = words_of_stamp(context);
        const float stamps_height = std::round(std::min(0.115F * inside, 132.0F) * 0.64F) + 8 + words;
        const float rest = std::floor(below_bar - top - stamps_height - 14 - bottom) - 2; // a pixel is seldom a unit
        Element row = stamps(inside, stamps_height, words);
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
        const float card = 300.0F + (sheets().empty() ? 0.0F : 50.0F);
        const float rest = below_bar - 78;
        const ui::Point size{context.width() - 32, std::round(std::clamp(rest - card, rest * 0.6F, rest * 0.7F))};
        view.content =
            ui::column({world_row().high(48), land(size, true), short_card(context, 110).growing().shrinking()}, 10)
                .pad(16, 10);
        return view;
    }
    case PageRoom::low: {
        constexpr float card_beside = 280;
        const ui::Point size{context.width() - 24 - 14 - card_beside, std::floor(below_bar - 16 - 46 - 4) - 2};
        view.content = ui::row({ui::column({world_row().high(46), land(size, false)}, 4).wide(size.x),
                                short_card(context, 0).wide(card_beside)},
                               14, ui::CrossAlign::stretch)
                           .pad({12, 6, 12, 10});
        return view;
    }
    case PageRoom::small: break;
    }
    view.content =
        ui::row({ui::column({world_row().high(46), name_list().growing().shrinking()}, 4).growing().shrinking(),
                 short_card(context, 0).wide(std::min(290.0F, 0.46F * context.width()))},
                14, ui::CrossAlign::stretch)
            .pad({12, 6, 12, 10});
    return view;
}

// Drawing -------------------------------------------------------------------------------------------------

void Journey::draw(ui::Id slot, const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const ui::Point size{rect.w / context.style.unit, rect.h / context.style.unit};
    switch (ui::part_of<Part>(slot)) {
    case Part::stamps: return add_stamps(items, look(context, true), words_of_stamp(context), rect, context);
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
    if (!playing) look.chosen = {};
    scene::add_board(items, scene::BoardView{}, playing ? context.game.session : *board_,
                     rect.grown(-context.style.units(5)), look, context.now);
    const std::span added = std::span(items).subspan(from);
    const bool brings_deck = settings.deck.empty() && settings.world_tables;
    if (!playing) show_deck(added, brings_deck ? deck_of(chosen_) : chosen_deck(settings), settings);
    for (scene::Item& item : added)
        if (auto* tile = std::get_if<scene::TileItem>(&item)) {
            tile->material = theme.material;
            tile->matter = theme.stone;
        }
}

std::string Journey::name_of(ui::Id button) const {
    if (command_of(button)) return Screen::name_of(button);
    switch (ui::part_of<Part>(button)) {
    case Part::play: return "play";
    case Part::back: return "chapters-back";
    case Part::forward: return "chapters-forward";
    case Part::stamp: return "world-" + std::to_string(button.index + 1);
    case Part::place: return "place-" + std::to_string(button.index + 1);
    case Part::sheet: return "nine-weaves";
    case Part::cloth: return "cloth";
    default: return {};
    }
}

void Journey::describe(std::ostream& text) const {
    text << "; journey place " << chosen_ + 1 << " done " << results_.done() << " stars " << results_.all_stars()
         << '\n';
}

// Events --------------------------------------------------------------------------------------------------

Effects Journey::opened(const Context& context) {
    if (const auto place = place_of(context.game)) {
        const bool won = context.game.session.status() == game::Status::won;
        if (won) finished_ = place;
        by_hand_ = true; // the focus is on the current place, or on the next place
        chosen_ = won ? std::min(*place + 1, game::places - 1) : *place;
    }
    Effects effects{Ask{game::StoreRequest{game::all_games}}};
    append(effects, choose(chosen_));
    return effects;
}

/// Chooses a place and asks for its board.
Effects Journey::choose(std::size_t place) {
    chosen_ = place;
    if (shown_ == place) return {};
    shown_ = place;
    board_.reset();
    deal_.reset();
    wanted_.reset();
    going_.reset();
    return {CancelDeal{}, Ask{DealBoard{game::journey()[place].id}}};
}

/// Chooses a place of a world: the first that is not cleared.
Effects Journey::go_to(World world) {
    const std::size_t first = static_cast<std::size_t>(world) * game::places_in_world;
    std::size_t place = first;
    while (results_.stars(place).cleared && !game::is_boss(place)) ++place;
    return choose(results_.stars(place).cleared ? first : place);
}

Effects Journey::play(const Context& context) {
    if (goes_on(context)) return {CloseAll{}};
    if (const game::GameSummary* game = begun(context)) {
        wanted_ = game->key;
        return {Ask{game::StoreRequest{game::ReadGame{*wanted_}}}};
    }
    if (place_of(context.game) == chosen_ && context.game.session.status() != game::Status::won) return {CloseAll{}};
    return {CloseAll{}, StartDeal{game::journey()[chosen_].id, true}};
}

/// Resumes the game that was read, once its starting board is dealt.
Effects Journey::go_on_when_dealt(const Context& context) {
    if (!going_ || !deal_) return {};
    const game::SavedGame game = *std::exchange(going_, std::nullopt);
    return go_on(game.summary, game.record, *deal_, true, context);
}

Effects Journey::on(const ui::Event& event, const Context& context) {
    if (const auto* changed = std::get_if<ui::Changed>(&event)) { // the focus moved to a place or a stamp
        by_hand_ = true;
        return ui::part_of<Part>(changed->id) == Part::place ? choose(changed->id.index) : Effects{};
    }
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    if (pressed == nullptr) return {};
    by_hand_ = true;
    switch (ui::part_of<Part>(pressed->id)) {
    case Part::stamp: return go_to(static_cast<World>(pressed->id.index));
    case Part::place: return pressed->id.index == chosen_ ? play(context) : choose(pressed->id.index);
    case Part::play: return play(context);
    case Part::back:
    case Part::forward: {
        const std::size_t step = ui::part_of<Part>(pressed->id) == Part::forward ? 1 : game::worlds - 1;
        return go_to(static_cast<World>((static_cast<std::size_t>(world()) + step) % game::worlds));
    }
    case Part::sheet: return {OpenScreen{screens::cloth(world())}};
    case Part::cloth: return {OpenScreen{screens::cloth(std::nullopt)}};
    default: return {};
    }
}

Effects Journey::on(const Response& response, const Context& context) {
    return std::visit(ui::overloaded{
                          [&](const game::StoreNews& news) { return take_news(news, context); },
                          [&](const BoardDealt& dealt) {
                              if (!dealt.deal || dealt.id != game::journey()[chosen_].id) return Effects{};
                              deal_ = *dealt.deal;
                              board_.emplace(deal_->board, dealt.id.params.gravity);
                              return go_on_when_dealt(context);
                          },
                          [](const auto& /*not for this screen*/) { return Effects{}; },
                      },
                      response);
}

Effects Journey::take_news(const game::StoreNews& news, const Context& context) {
    if (const auto* read = std::get_if<game::GamesRead>(&news)) return take_games(read->games, context);
    if (const auto* read = std::get_if<game::GameRead>(&news)) {
        if (wanted_ != read->game.summary.key) return {}; // another place was chosen meanwhile
        wanted_.reset();
        going_ = read->game;
        return go_on_when_dealt(context);
    }
    const auto* refused = std::get_if<game::NotRead>(&news);
    if (refused == nullptr) return {};
    if (std::exchange(wanted_, std::nullopt))
        return {say({N_("This game cannot be read")}, refused->why, context.now + 2 * note_time)};
    fault_ = refused->why;
    return {};
}

Effects Journey::take_games(const std::vector<game::GameSummary>& games, const Context& context) {
    results_ = game::JourneyResults{games};
    const bool cleared = finished_ && results_.stars(*finished_).cleared;
    if (cleared) line_begins_ = context.now;
    if (cleared && game::is_boss(*finished_)) { // a world may have come to its end, or the journey
        const World ended = game::world_of(*finished_);
        if (results_.done() == game::places) return {OpenScreen{screens::cloth(std::nullopt)}};
        if (cleared_in(results_, ended) == game::places_in_world) return {OpenScreen{screens::cloth(ended)}};
    }
    if (by_hand_) return {};
    Effects effects = choose(results_.next().value_or(0));
    effects.emplace_back(Focus{id_of(Part::place, chosen_)});
    return effects;
}

std::optional<Time> Journey::next_change(const Context& context) const {
    if (line_begins_ && context.settings.motion && context.now < *line_begins_ + line_time)
        return context.now + scene::durations::frame;
    return std::nullopt;
}

} // namespace

screens::Made screens::journey() { return std::make_shared<Journey>(); }

} // namespace twoturns::app
