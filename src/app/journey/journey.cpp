// The journey: a map of its places, and a card with the lesson and the goals of the chosen place.
#include <algorithm>
#include <ostream>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/board_style.hpp"
#include "app/journey/journey_map.hpp"
#include "app/journey/lesson.hpp"
#include "app/labels.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "scene/animations.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::tr;
using platform::trf;
using ui::Element;
using ui::id_of;
using ButtonStyle = ui::Button::Style;

constexpr Time line_time{400}; // the duration of drawing the line to the next place

class Journey final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "journey"}; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    Effects on(const News& news, const Context& context) override;
    [[nodiscard]] std::optional<Time> next_change(const Context& context) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void describe(std::ostream& text) const override;

private:
    enum class Part : std::uint8_t {
        map,
        place,
        example,
        play,
        back,
        forward,
    };

    [[nodiscard]] Element map(const Context& context, ui::Point size) const;
    [[nodiscard]] Element turner(Part part) const;
    [[nodiscard]] std::vector<Element> stars() const;
    [[nodiscard]] std::vector<Element> words(float title_size, int lines) const;
    /// Returns whether the game in progress is on the board of the chosen place and would be resumed.
    [[nodiscard]] bool goes_on(const Context& context) const;
    [[nodiscard]] Element play_button(const Context& context) const;
    [[nodiscard]] Element example(float height) const;
    [[nodiscard]] Element card(const Context& context) const;
    [[nodiscard]] Element strip(const Context& context) const;
    [[nodiscard]] Element open_card(const Context& context) const;
    [[nodiscard]] MapStyle look(const Context& context) const;

    void choose(std::size_t place, const Context& context);
    void turn(bool forward, const Context& context);
    Effects play(const Context& context) const;
    [[nodiscard]] bool plays(const Context& context) const { return context.settings.motion && present_; }

    game::JourneyResults results_;
    std::optional<Message> fault_;
    std::size_t chosen_ = 0;
    bool by_hand_ = false;                ///< whether the player chose the place
    bool card_open_ = false;              ///< the card is open, in a window where it does not fit next to the map
    std::optional<std::size_t> finished_; ///< the place that was just cleared
    std::optional<Time> line_begins_;     ///< when the line from the finished place starts to grow
    std::optional<LessonExample> example_;
    bool present_ = true;
};

// Layout --------------------------------------------------------------------------------------------------

enum class Room : std::uint8_t {
    all,     ///< the whole map, with the card next to it
    half,    ///< four chapters, with a short card below
    chapter, ///< one chapter; the card replaces it when the player opens it
};

Room room_of(const Context& context) {
    if (context.width() >= 1180 && context.height() >= 640) return Room::all;
    return context.height() >= 680 && context.width() >= 740 ? Room::half : Room::chapter;
}

MapForm form_of(Room room) {
    switch (room) {
    case Room::all: return {game::chapters, 4};
    case Room::half: return {4, 2};
    case Room::chapter: break;
    }
    return {1, 1};
}

constexpr float card_width = 308;
constexpr float lesson_height = 120;
constexpr float turner_width = 44;
constexpr float inset_height = 190;

// View ----------------------------------------------------------------------------------------------------

MapStyle Journey::look(const Context& context) const {
    MapStyle look{results_, chosen_, {}, 1};
    if (line_begins_ && context.settings.motion) {
        look.grows = finished_;
        look.grown = scene::standard(scene::progress(context.now, *line_begins_, line_time));
    }
    return look;
}

/// Makes the map with a button over each place. `size` is the map's size in design pixels.
Element Journey::map(const Context& context, ui::Point size) const {
    const MapForm form = form_of(room_of(context));
    const JourneyMap map{form, form.page_of(chosen_), size};
    std::vector<Element> layers;
    layers.push_back(ui::widget(id_of(Part::map), ui::Slot{}));
    const float side = std::max(map.tile(), 38.0F);
    for (std::size_t place = map.first(); place < map.end(); ++place) {
        const ui::Point middle = map.centre(place);
        const float left = middle.x - side / 2;
        const float top = middle.y - side / 2;
        layers.push_back(ui::widget(id_of(Part::place, place), ui::Button{.style = ButtonStyle::picture})
                             .pad({left, top, size.x - left - side, size.y - top - side}));
    }
    return ui::stack(std::move(layers)).wide(size.x).high(size.y);
}

Element Journey::turner(Part part) const {
    const bool forward = part == Part::forward;
    return ui::widget(id_of(part), ui::Button{.icon = forward ? "right" : "left"})
        .wide(turner_width)
        .explained(forward ? tr(N_("the next chapters")) : tr(N_("the chapters before")));
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

std::vector<Element> Journey::words(float title_size, int lines) const {
    const game::Chapter chapter = game::chapter_of(chosen_);
    std::vector<Element> all;
    all.push_back(ui::label(trf(N_("{0}, place {1} of {2}"), label_of(chapter),
                                std::to_string(game::number_of(chosen_)), std::to_string(game::places_in_chapter)),
                            14, ui::Tone::gold));
    all.push_back(ui::title(lesson_title(chapter), title_size));
    all.push_back(ui::paragraph(lesson_text(chapter), 15, ui::Tone::normal, lines));
    return all;
}

bool Journey::goes_on(const Context& context) const {
    return place_of(context.game) == chosen_ && context.game.session.can_undo() &&
           context.game.session.status() != game::Status::won;
}

Element Journey::play_button(const Context& context) const {
    return ui::widget(id_of(Part::play), ui::Button{.words = goes_on(context) ? tr(N_("Continue")) : tr(N_("Play")),
                                                    .icon = "play",
                                                    .key = tr(N_("Enter")),
                                                    .style = ButtonStyle::primary});
}

Element Journey::example(float height) const {
    return ui::panel(ui::Panel::Style::inset, ui::widget(id_of(Part::example), ui::Slot{}).pad(8)).high(height);
}

/// Describes a place in a few words: "8 × 5, easy, tiles fall down".
std::string facts_of_place(std::size_t place) {
    const DealParams& params = game::journey()[place].id.params;
    const std::string size =
        platform::trcf("list", "{0}, {1}", label_of(params.size), difficulty_label(params.difficulty));
    return params.gravity == Gravity::none ? size : platform::trcf("list", "{0}, {1}", size, label_of(params.gravity));
}

/// Makes the card next to the map.
Element Journey::card(const Context& context) const {
    std::vector<Element> parts;
    parts.push_back(example(inset_height));
    std::vector<Element> text = words(24, 8);
    parts.push_back(ui::column(std::move(text), 6).pad(6, 4));
    parts.push_back(ui::column(stars(), 8).pad(6, 4));
    parts.push_back(ui::filler());
    parts.push_back(ui::label(facts_of_place(chosen_), 14, ui::Tone::muted).pad(6, 0));
    parts.push_back(play_button(context).high(60));
    return ui::panel(ui::Panel::Style::card, ui::column(std::move(parts), 12).pad(14));
}

/// Makes the card below the map.
Element Journey::strip(const Context& context) const {
    std::vector<Element> parts;
    if (context.width() >= 940) parts.push_back(example(lesson_height).wide(180));
    std::vector<Element> text = words(18, 3);
    parts.push_back(ui::column(std::move(text), 2).growing().shrinking());
    parts.push_back(ui::column(stars(), 4).wide(240));
    parts.push_back(play_button(context).high(52).shrinking(0));
    return ui::panel(ui::Panel::Style::card, ui::row(std::move(parts), 16).pad(14, 10));
}

/// Makes the card that replaces the map.
Element Journey::open_card(const Context& context) const {
    const bool wide = context.width() >= 560;
    std::vector<Element> halves;
    if (wide) halves.push_back(example(inset_height).wide(240));
    std::vector<Element> text = words(20, 8);
    for (Element& star : stars()) text.push_back(std::move(star));
    halves.push_back(ui::column(std::move(text), 5).growing().shrinking());
    return ui::column(
               {ui::row(std::move(halves), 16, ui::CrossAlign::start).growing().shrinking(), play_button(context)}, 8)
        .pad(14, 12);
}

View Journey::view(const Context& context) const {
    View view{.kind = View::Kind::page,
              .title = tr(N_("Journey")),
              .subtitle = trf(context.width() < 740
                                  ? N_("{0} of {1} places, {2} of {3} stars")
                                  : N_("{0} of {1} places, {2} of {3} stars. Nothing is locked: go where you like."),
                              std::to_string(results_.done()), std::to_string(game::places),
                              std::to_string(results_.all_stars()), std::to_string(3 * game::places)),
              .focus = id_of(Part::place, chosen_)};
    if (fault_) view.subtitle = tr(*fault_);
    const Room room = room_of(context);
    const float below_bar = context.height() - bar_height(context);
    switch (room) {
    case Room::all: {
        const ui::Point size{context.width() - 36 - 26 - card_width - 28, below_bar - 28 - 30};
        view.content =
            ui::row({map(context, size), card(context).wide(card_width).high(size.y)}, 26, ui::CrossAlign::start)
                .pad({36, 28, 28, 30});
        return view;
    }
    case Room::half: {
        const ui::Point size{context.width() - 2 * (16 + turner_width + 12), below_bar - 18 - 16 - lesson_height - 44};
        view.content = ui::column({ui::row({turner(Part::back), map(context, size), turner(Part::forward)}, 12),
                                   strip(context).high(lesson_height + 28)},
                                  16)
                           .pad(16, 18);
        return view;
    }
    case Room::chapter: break;
    }
    if (card_open_) {
        view.content = open_card(context);
        view.focus = id_of(Part::play);
        return view;
    }
    const ui::Point size{context.width() - 2 * (10 + turner_width + 10), below_bar - 24};
    view.content = ui::row({turner(Part::back), map(context, size), turner(Part::forward)}, 10).pad(10, 12);
    return view;
}

void Journey::draw(ui::Id slot, const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const Part part = ui::part_of<Part>(slot);
    if (part == Part::example && example_) example_->draw(items, rect, board_style(context), context.now);
    if (part != Part::map) return;
    const MapForm form = form_of(room_of(context));
    const ui::Point size{rect.w / context.style.unit, rect.h / context.style.unit};
    add_map(items, JourneyMap{form, form.page_of(chosen_), size}, look(context), rect, context);
}

std::string Journey::name_of(ui::Id button) const {
    if (button == id_of(Part::play)) return "play";
    if (button == id_of(Part::back)) return "chapters-back";
    if (button == id_of(Part::forward)) return "chapters-forward";
    if (button.part == id_of(Part::place).part) return "place-" + std::to_string(button.index + 1);
    return Screen::name_of(button);
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
    choose(chosen_, context);
    return {Ask{game::StoreRequest{game::all_games}}};
}

void Journey::choose(std::size_t place, const Context& context) {
    chosen_ = place;
    const game::Chapter chapter = game::chapter_of(place);
    if (!example_ || example_->chapter() != chapter) example_.emplace(chapter, context.now);
}

/// Turns to the next or previous page of chapters; wraps around at the ends.
void Journey::turn(bool forward, const Context& context) {
    const MapForm form = form_of(room_of(context));
    const std::size_t pages = form.pages();
    const std::size_t page = (form.page_of(chosen_) + (forward ? 1 : pages - 1)) % pages;
    choose(page * form.fields * game::places_in_chapter, context);
}

Effects Journey::play(const Context& context) const {
    if (place_of(context.game) == chosen_ && context.game.session.status() != game::Status::won) return {CloseAll{}};
    return {CloseAll{}, StartDeal{game::journey()[chosen_].id, true}};
}

Effects Journey::on(const ui::Event& event, const Context& context) {
    if (const auto* changed = std::get_if<ui::Changed>(&event)) { // the focus moved to a place
        by_hand_ = true;
        choose(changed->id.index, context);
        return {};
    }
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    if (pressed == nullptr) return {};
    by_hand_ = true;
    switch (ui::part_of<Part>(pressed->id)) {
    case Part::place:
        if (room_of(context) == Room::chapter) {
            choose(pressed->id.index, context);
            card_open_ = true;
            return {Focus{id_of(Part::play)}};
        }
        if (pressed->id.index == chosen_) return play(context);
        choose(pressed->id.index, context);
        return {};
    case Part::play: return play(context);
    case Part::back:
    case Part::forward: turn(ui::part_of<Part>(pressed->id) == Part::forward, context); return {};
    case Part::map:
    case Part::example: break;
    }
    return {};
}

std::optional<Effects> Journey::run(Command command, const Context& context) {
    if (command != Command::back || !card_open_ || room_of(context) != Room::chapter) return std::nullopt;
    card_open_ = false;
    return Effects{Focus{id_of(Part::place, chosen_)}};
}

Effects Journey::on(const Response& response, const Context& context) {
    const auto* news = std::get_if<game::StoreNews>(&response);
    if (news == nullptr) return {};
    if (const auto* refused = std::get_if<game::NotRead>(news)) fault_ = refused->why;
    const auto* read = std::get_if<game::GamesRead>(news);
    if (read == nullptr) return {};
    results_ = game::JourneyResults{read->games};
    if (finished_ && results_.stars(*finished_).cleared) line_begins_ = context.now;
    if (by_hand_) return {};
    choose(results_.next().value_or(0), context);
    return {Focus{id_of(Part::place, chosen_)}};
}

Effects Journey::on(const ui::Input& input, const Context& /*context*/) {
    if (const auto* presence = std::get_if<ui::Presence>(&input)) present_ = presence->present;
    return {};
}

Effects Journey::on(const News& news, const Context& context) {
    if (!std::holds_alternative<TimePassed>(news)) return {};
    if (example_) example_->tick(context.now, plays(context));
    return {};
}

std::optional<Time> Journey::next_change(const Context& context) const {
    std::optional<Time> next = example_ ? example_->next_change(context.now, plays(context)) : std::nullopt;
    if (line_begins_ && context.settings.motion && context.now < *line_begins_ + line_time)
        next = context.now + scene::durations::frame;
    return next;
}

} // namespace

screens::Made screens::journey() { return std::make_shared<Journey>(); }

} // namespace twoturns::app
