// One weave of the gallery, opened large: its lines can be drawn again, and its board played again.
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/game_start.hpp"
#include "app/board/race.hpp"
#include "app/board/replay_player.hpp"
#include "app/board/saved_games.hpp"
#include "app/decks/deck_list.hpp"
#include "app/gallery/gallery_wall.hpp"
#include "app/gallery/weave_facts.hpp"
#include "app/gallery/weave_picture.hpp"
#include "app/gallery/woven_game.hpp"
#include "app/measured.hpp"
#include "app/problems/kept_problems.hpp"
#include "app/screens.hpp"
#include "game/history/journey.hpp"
#include "platform/translation.hpp"
#include "scene/animations.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::GameSummary;
using game::Time;
using platform::tr;
using platform::trf;
using ui::Element;
using ButtonStyle = ui::Button::Style;

constexpr float told_gap = 16; // between the texts about the weave, in design pixels

/// The sizes of the page, in design pixels.
struct WeaveForm {
    bool upright; ///< the sheet is above everything else
    bool small;   ///< room only for the most important
    float margin = 56;
    float between = 44;
    float right = 388; ///< the width of the column beside the sheet
    float room = 0;    ///< the height for the texts about the weave

    explicit WeaveForm(const Context& context)
        : upright(context.width() < 700 && context.height() > context.width()),
          small(context.width() < 700 && !upright) {
        constexpr float edges = 36;
        constexpr float buttons = 208;
        room = context.height() - bar_height(context) - edges - buttons - (upright ? sheet_height(context) + 80 : 0);
        if (context.width() >= 1150) return;
        margin = small || upright ? 16.0F : 32.0F;
        between = small ? 16.0F : 28.0F;
        right = small ? 222.0F : 330.0F;
    }
    /// Returns the height of the sheet of an upright page.
    static float sheet_height(const Context& context) {
        return std::min((context.width() - 32) * 0.8F, context.height() * 0.45F);
    }
};

class WeaveScreen final : public Screen {
public:
    WeaveScreen(std::shared_ptr<const std::vector<GameSummary>> games, std::vector<std::size_t> shown,
                std::size_t chosen)
        : games_(std::move(games)), shown_(std::move(shown)), chosen_(chosen) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "weave"}; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& /*context*/) override { return load(); }
    Effects on(const News& news, const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    [[nodiscard]] std::optional<Time> next_change(const Context& context) const override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void describe(std::ostream& text) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;

private:
    enum class Part : std::uint8_t {
        sheet,
        slider,
        play,
        previous,
        next,
        race,
        play_again,
        wallpaper,
        told, ///< the texts beside the sheet, which scroll
        own,  ///< the two weaves that are compared
        other,
        bars,
    };
    struct Playing { // the lines are being drawn
        Time start;
        std::size_t from;
    };

    [[nodiscard]] const GameSummary& game() const { return (*games_)[shown_[chosen_]]; }
    [[nodiscard]] std::size_t all_lines() const { return woven_ ? woven_->weave->threads.size() : 0; }
    [[nodiscard]] Element left(const Context& context, const WeaveForm& form) const;
    [[nodiscard]] Element line_row(bool small) const;
    [[nodiscard]] Element right(const Context& context, const WeaveForm& form) const;
    [[nodiscard]] Element result(const WeaveForm& form, const Context& context) const;
    [[nodiscard]] Element comparison(const Context& context) const;
    [[nodiscard]] std::vector<Element> buttons(const WeaveForm& form, const Context& context) const;

    Effects load();
    Effects go_to(std::size_t chosen);
    Effects learn(const GameWoven& answer);
    void play_or_stop(const Context& context);
    [[nodiscard]] Time drawing_time() const;
    Effects save(bool as_wallpaper, const Context& context) const;

    std::shared_ptr<const std::vector<GameSummary>> games_;
    std::vector<std::size_t> shown_;         ///< indices of the games
    std::size_t chosen_;                     ///< an index into `shown_`
    std::shared_ptr<const WovenGame> woven_; ///< null until it is made
    std::optional<Message> fault_;
    std::optional<game::GameKey> compared_;  ///< the game to compare with
    std::shared_ptr<const WovenGame> other_; ///< null until it is made
    std::size_t lines_ = 0;                  ///< the number of lines drawn
    std::optional<Playing> playing_;
};

// The view ------------------------------------------------------------------------------------------------

View WeaveScreen::view(const Context& context) const {
    const WeaveForm form{context};
    View page{
        .kind = View::Kind::page, .title = weave_name(game(), context.settings), .focus = ui::id_of(Part::slider)};
    page.subtitle = trf(N_("{0} of {1}"), std::to_string(chosen_ + 1), std::to_string(shown_.size()));
    if (form.upright) {
        std::vector<Element> parts;
        parts.push_back(left(context, form));
        parts.push_back(right(context, form).growing().shrinking());
        page.content = ui::column(std::move(parts), 12).pad(form.margin, 14);
        return page;
    }
    std::vector<Element> parts;
    parts.push_back(left(context, form).growing().shrinking());
    parts.push_back(right(context, form).wide(form.right));
    page.content = ui::row(std::move(parts), form.between, ui::CrossAlign::stretch)
                       .pad({form.margin, form.small ? 10.0F : 20.0F, form.margin, form.small ? 8.0F : 16.0F});
    return page;
}

Element WeaveScreen::left(const Context& context, const WeaveForm& form) const {
    std::vector<Element> parts;
    Element sheet = ui::widget(ui::id_of(Part::sheet), ui::Slot{.keeps_sides = true});
    if (form.upright)
        parts.push_back(std::move(sheet).high(WeaveForm::sheet_height(context)));
    else
        parts.push_back(std::move(sheet).growing().shrinking());
    parts.push_back(line_row(form.small));
    return ui::column(std::move(parts), form.small ? 10.0F : 18.0F);
}

/// Makes the slider that draws the lines.
Element WeaveScreen::line_row(bool small) const {
    constexpr std::size_t colours = 48;
    const auto all = static_cast<float>(std::max<std::size_t>(1, all_lines()));
    ui::Slider slider{.value = static_cast<float>(lines_) / all, .step = 1 / all};
    const auto colour_at = [&](float t) {
        return woven_ ? scene::colour_in(*woven_->weave, t) : scene::thread_colour(t);
    };
    for (std::size_t i = 0; i < colours; ++i)
        slider.ramp.push_back(colour_at(static_cast<float>(i) / static_cast<float>(colours - 1)));
    std::vector<Element> parts;
    parts.push_back(
        ui::widget(ui::id_of(Part::play), ui::Button{.icon = playing_ ? "pause" : "play", .enabled = all_lines() > 0})
            .explained(playing_ ? platform::trc("button", "Stop") : tr(N_("Draw the lines again")))
            .shrinking(0));
    parts.push_back(ui::widget(ui::id_of(Part::slider), std::move(slider))
                        .growing()
                        .shrinking()
                        .explained(tr(N_("Drag to draw the lines again, first to last"))));
    const std::string count = std::to_string(lines_) + " / " + std::to_string(all_lines());
    parts.push_back(ui::label(count, small ? 13.0F : 15.0F).wide(small ? 56.0F : 76.0F).shrinking(0));
    return ui::row(std::move(parts), 12);
}

/// Makes the time, and beside it the rank and the stars. A problem has no time: only its first pair is the player's.
Element WeaveScreen::result(const WeaveForm& form, const Context& context) const {
    if (const auto problem = problem_of_weave(context.settings, game().key))
        return ui::paragraph(how_solved(problem->result.end), form.small ? 16.0F : 24.0F, ui::Tone::gold, 2);
    std::vector<Element> more;
    if (std::string standing = standing_of_weave(*games_, game()); !standing.empty())
        more.push_back(ui::paragraph(std::move(standing), form.small ? 13.0F : 16.0F, ui::Tone::gold, 2));
    if (const auto place = game().custom_board ? std::nullopt : game::place_of(game().id)) {
        const game::JourneyResults results{std::span<const GameSummary>{&game(), 1}};
        std::vector<Element> stars;
        for (int i = 0; i < 3; ++i) {
            Element star;
            star.what = ui::Icon{i < results.stars(*place).count() ? "star-full" : "star", 20, ui::Tone::gold};
            stars.push_back(std::move(star));
        }
        more.push_back(ui::row(std::move(stars), 5));
    }
    std::vector<Element> parts;
    const float size = form.small ? 36.0F : 60.0F;
    parts.push_back(ui::label(clock_text(game().elapsed), size).high(size).shrinking(0));
    if (!more.empty()) parts.push_back(ui::column(std::move(more), 6).growing().shrinking());
    return ui::row(std::move(parts), form.small ? 12.0F : 28.0F);
}

Element WeaveScreen::comparison(const Context& context) const {
    const GameSummary& other = other_->game.summary;
    std::vector<Element> parts;
    parts.push_back(
        // TRANSLATORS: {0} is a date such as 22 November 2026.
        ui::row(
            {ui::title(trf(N_("Compared with then: {0}"), long_day(local_day(other.touched, context.local_time))), 14)
                 .growing()
                 .shrinking(),
             ui::label(clock_text(other.elapsed), 14, ui::Tone::muted).shrinking(0)},
            10));
    parts.push_back(ui::row({ui::widget(ui::id_of(Part::own), ui::Slot{.keeps_sides = true}).growing().high(74),
                             ui::widget(ui::id_of(Part::other), ui::Slot{.keeps_sides = true}).growing().high(74)},
                            14));
    parts.push_back(ui::widget(ui::id_of(Part::bars), ui::Slot{.keeps_sides = true}).high(26));
    parts.push_back(
        ui::paragraph(tr(N_("Gold: here you were quicker than then. Blue: slower.")), 13, ui::Tone::muted, 2));
    return ui::panel(ui::Panel::Style::inset, ui::column(std::move(parts), 6).pad(18, 10));
}

Element WeaveScreen::right(const Context& context, const WeaveForm& form) const {
    std::vector<Element> told;
    told.push_back(result(form, context));
    std::vector<Element> facts;
    for (WeaveFact& fact : facts_of(game(), woven_.get(), context.settings)) {
        const float size = form.small ? 13.0F : 15.0F;
        facts.push_back(ui::row(
            {ui::label(std::move(fact.name), size, ui::Tone::muted).wide(form.small ? 94.0F : 112.0F).shrinking(0),
             ui::paragraph(std::move(fact.text), size, ui::Tone::normal, 4).growing().shrinking()},
            10, ui::CrossAlign::start));
    }
    told.push_back(ui::column(std::move(facts), form.small ? 4.0F : 9.0F));
    if (fault_) told.push_back(ui::paragraph(tr(*fault_), 14, ui::Tone::gold, 4));
    if (other_ && !form.small) {
        Element card = comparison(context);
        const auto height = [&](const Element& element) { return height_of(element, form.right, context); };
        float needed = height(card);
        for (const Element& one : told) needed += height(one) + told_gap;
        if (needed <= form.room) told.push_back(std::move(card));
    }
    std::vector<Element> parts;
    const auto step = [](Part part, const char* icon, std::string help, bool enabled) {
        return ui::widget(ui::id_of(part), ui::Button{.icon = icon, .enabled = enabled, .repeats = true})
            .explained(std::move(help))
            .shrinking(0);
    };
    std::vector<Element> steps;
    steps.push_back(step(Part::previous, "left", tr(N_("The one before")), chosen_ > 0));
    steps.push_back(step(Part::next, "right", tr(N_("The next one")), chosen_ + 1 < shown_.size()));
    steps.push_back(ui::filler());
    if (!form.small) parts.push_back(ui::row(std::move(steps), 10));
    parts.push_back(
        ui::column(std::move(told), form.small ? 8.0F : told_gap).scrolling(ui::id_of(Part::told)).growing());
    std::vector<Element> below = buttons(form, context);
    if (form.small) { // icons in two rows
        steps.pop_back();
        for (Element& one : below) steps.push_back(std::move(one));
        parts.push_back(ui::grid(4, std::move(steps), 4));
        return ui::column(std::move(parts), 6);
    }
    Element primary = command_button(Command::save_picture, ButtonStyle::primary, all_lines() > 0);
    std::get<ui::Button>(primary.what).key = platform::trc("key", "Enter");
    parts.push_back(std::move(primary));
    parts.push_back(ui::grid(2, std::move(below), 8));
    return ui::column(std::move(parts), 12);
}

/// Makes the quiet buttons: icons only where there is little room.
std::vector<Element> WeaveScreen::buttons(const WeaveForm& form, const Context& context) const {
    const bool ready = woven_ != nullptr;
    const auto button = [&](Part part, std::string words, const char* icon) {
        ui::Button look{.words = form.small ? std::string{} : words, .icon = icon, .enabled = ready};
        Element one = ui::widget(ui::id_of(part), std::move(look)).shrinking();
        return form.small ? std::move(one).explained(std::move(words)) : std::move(one);
    };
    std::vector<Element> all;
    if (form.small) all.push_back(without_words(command_button(Command::save_picture, ButtonStyle::quiet, ready)));
    all.push_back(button(Part::wallpaper, tr(N_("Wallpaper…")), "gallery"));
    all.push_back(button(Part::race, tr(N_("Race it")), "race"));
    all.push_back(button(Part::play_again, platform::trc("button", "Play again"), "restart"));
    const bool has_id = !game().custom_board || problem_of_weave(context.settings, game().key);
    Element copy = command_button(Command::copy_id, ButtonStyle::quiet, has_id,
                                  form.small ? std::string{} : tr(N_("Copy game ID")));
    std::get<ui::Button>(copy.what).key.clear();
    all.push_back(form.small ? without_words(std::move(copy)) : std::move(copy).shrinking());
    return all;
}

// Drawing -------------------------------------------------------------------------------------------------

void WeaveScreen::draw(ui::Id slot, const ui::Rect& rect, const Context& context,
                       std::vector<scene::Item>& items) const {
    switch (ui::part_of<Part>(slot)) {
    case Part::sheet:
        return add_large_sheet(items, {game(), woven_ ? woven_->weave : nullptr, lines_, fault_.has_value()}, rect,
                               context);
    case Part::own:
        if (woven_) add_small_sheet(items, woven_->weave, rect, context);
        return;
    case Part::other:
        if (other_) add_small_sheet(items, other_->weave, rect, context);
        return;
    case Part::bars:
        if (woven_ && other_) add_lead_bars(items, woven_->times, other_->times, rect, context);
        return;
    default: return;
    }
}

std::string WeaveScreen::name_of(ui::Id button) const {
    if (command_of(button)) return Screen::name_of(button);
    switch (ui::part_of<Part>(button)) {
    case Part::play: return "play";
    case Part::previous: return "previous";
    case Part::next: return "next";
    case Part::race: return "race";
    case Part::play_again: return "play-again";
    case Part::wallpaper: return "wallpaper";
    default: return {};
    }
}

void WeaveScreen::describe(std::ostream& text) const {
    text << "; weave " << lines_ << " of " << all_lines() << " key " << game().key << '\n';
}

// Events --------------------------------------------------------------------------------------------------

Effects WeaveScreen::load() {
    woven_.reset();
    compared_.reset();
    other_.reset();
    fault_.reset();
    playing_.reset();
    lines_ = 0;
    return {CancelAsked{}, Ask{game::StoreRequest{game::ReadGame{game().key}}}};
}

Effects WeaveScreen::go_to(std::size_t chosen) {
    if (chosen >= shown_.size() || chosen == chosen_) return {};
    chosen_ = chosen;
    return load();
}

Time WeaveScreen::drawing_time() const {
    return Time{std::clamp<Time::rep>(60 * static_cast<Time::rep>(all_lines()), 700, 2600)};
}

void WeaveScreen::play_or_stop(const Context& context) {
    if (playing_ || all_lines() == 0) {
        playing_.reset();
        return;
    }
    const std::size_t from = lines_ == all_lines() ? 0 : lines_;
    if (!context.settings.motion) {
        lines_ = all_lines();
        return;
    }
    lines_ = from;
    playing_ = Playing{context.now, from};
}

std::optional<Time> WeaveScreen::next_change(const Context& context) const {
    if (!playing_) return std::nullopt;
    return context.now + scene::durations::frame;
}

Effects WeaveScreen::on(const News& news, const Context& context) {
    if (!playing_ || !std::holds_alternative<TimePassed>(news)) return {};
    const float share =
        static_cast<float>((context.now - playing_->start).count()) / static_cast<float>(drawing_time().count());
    lines_ = std::min(all_lines(), playing_->from + static_cast<std::size_t>(share * static_cast<float>(all_lines())));
    if (lines_ == all_lines()) playing_.reset();
    return {};
}

Effects WeaveScreen::on(const ui::Event& event, const Context& context) {
    if (const auto* slid = std::get_if<ui::Slid>(&event)) {
        playing_.reset();
        lines_ = static_cast<std::size_t>(std::lround(slid->value * static_cast<float>(all_lines())));
        return {};
    }
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    if (pressed == nullptr) return {};
    switch (ui::part_of<Part>(pressed->id)) {
    case Part::play: play_or_stop(context); return {};
    case Part::previous: return chosen_ > 0 ? go_to(chosen_ - 1) : Effects{};
    case Part::next: return go_to(chosen_ + 1);
    case Part::race:
        if (!woven_) return {};
        return race_against(woven_->game.record, *woven_->game.start,
                            own_run(game().key, game().touched, context.local_time), context);
    case Part::wallpaper: return save(true, context);
    case Part::play_again:
        if (!woven_) return {};
        return {StartGame{std::make_shared<game::Game>(
            game::new_game(woven_->game.record.origin, *woven_->game.start, key_from(context.chance)))}};
    default: return {};
    }
}

Effects WeaveScreen::on(const ui::Input& input, const Context& context) {
    const auto* key = std::get_if<ui::KeyPress>(&input);
    if (key == nullptr || key->ctrl || key->alt) return {};
    if (key->key == ui::Key::page_up) return chosen_ > 0 ? go_to(chosen_ - 1) : Effects{};
    if (key->key == ui::Key::page_down) return go_to(chosen_ + 1);
    if (key->key == ui::Key::space) play_or_stop(context);
    return {};
}

std::optional<Effects> WeaveScreen::run(Command command, const Context& context) {
    if (command == Command::save_picture) return save(false, context);
    if (command == Command::copy_id) {
        const auto problem = problem_of_weave(context.settings, game().key);
        return problem ? copied_id(problem->id, context) : copied_id(game().id, game().custom_board, context);
    }
    return std::nullopt;
}

Effects WeaveScreen::save(bool as_wallpaper, const Context& context) const {
    if (!woven_) return {};
    auto weave = std::make_shared<scene::Weave>(*woven_->weave);
    if (weave->deck == deck_in_use(context.settings)) weave->deck.clear();
    std::string caption = saved_caption(game(), *weave, context);
    if (as_wallpaper) return {OpenScreen{screens::wallpaper(std::move(weave), std::move(caption), game().touched)}};
    return {OpenScreen{screens::save_picture(std::move(weave), std::move(caption), game().touched, context)}};
}

// Answers -------------------------------------------------------------------------------------------------

Effects WeaveScreen::on(const Response& response, const Context& /*context*/) {
    return std::visit(ui::overloaded{
                          [&](const game::StoreNews& news) {
                              if (const auto* read = std::get_if<game::GameRead>(&news))
                                  return Effects{Ask{WeaveGame{read->game}}};
                              const auto* refusal = std::get_if<game::NotRead>(&news);
                              if (refusal != nullptr && !woven_) fault_ = refusal->why;
                              return Effects{};
                          },
                          [&](const GameWoven& woven) { return learn(woven); },
                          [](const auto& /*not for this screen*/) { return Effects{}; },
                      },
                      response);
}

/// Keeps the weave and asks for the game to compare it with; or keeps the weave of that game.
Effects WeaveScreen::learn(const GameWoven& answer) {
    if (answer.game != game().key) {
        if (answer.woven && answer.game == compared_) other_ = *answer.woven;
        return {};
    }
    if (!answer.woven) {
        fault_ = answer.woven.error();
        return {};
    }
    woven_ = *answer.woven;
    lines_ = all_lines();
    const auto other = compared_with(*games_, game());
    if (!other) return {};
    compared_ = (*games_)[*other].key;
    return {Ask{game::StoreRequest{game::ReadGame{*compared_}}}};
}

} // namespace

screens::Made screens::weave(std::shared_ptr<const std::vector<GameSummary>> games, std::vector<std::size_t> shown,
                             std::size_t chosen) {
    return std::make_shared<WeaveScreen>(std::move(games), std::move(shown), chosen);
}

} // namespace twoturns::app
