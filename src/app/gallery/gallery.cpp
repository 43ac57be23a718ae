// The gallery: the weaves of all cleared games on a wall, month by month.
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <ostream>
#include <set>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/gallery/gallery_wall.hpp"
#include "app/gallery/weave_loader.hpp"
#include "app/gallery/weave_picture.hpp"
#include "app/notice.hpp"
#include "app/problems/kept_problems.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::GameSummary;
using platform::tr;
using platform::trc;
using platform::trn;
using ui::Element;

// In design pixels.
constexpr float sheet_shape = 114.0F / 157.0F; // height by width
constexpr float words_height = 24;             // below a sheet: its day and time
constexpr float seal_side = 20;                // in that line
constexpr float seal_left = 26;                // beside the day
constexpr float name_line = 28;                // below these
constexpr float row_gap = 4;
constexpr float column_gap = 12;
constexpr float month_height = 44;

/// The sizes of the wall in a window.
struct WallForm {
    float margin = 56;
    std::size_t columns = 7;
    bool names = true; ///< there is room for the name of a board

    explicit WallForm(const Context& context) {
        const float width = context.width();
        constexpr float usual_pitch = 168;
        if (width < 700) {
            const bool upright = context.height() > width;
            margin = 20;
            columns = upright ? 2 : 3;
            names = upright;
        } else if (width < 1150) {
            margin = 40;
            columns = 4;
        } else {
            columns = static_cast<std::size_t>(std::max(1.0F, (width - 2 * margin + column_gap) / usual_pitch));
        }
    }
    [[nodiscard]] float sheet_height(float inside) const {
        const auto count = static_cast<float>(columns);
        return std::round(((inside + column_gap) / count - column_gap) * sheet_shape);
    }
};

class Gallery final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "gallery"}; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& /*context*/) override { return {Ask{game::StoreRequest{game::all_games}}}; }
    Effects on(const News& news, const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    void describe(std::ostream& text) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;

private:
    enum class Part : std::uint8_t {
        filters,
        wall,
        picture,
        rule,  ///< the line beside the name of a month
        first, ///< the place of the first weave
    };

    /// Each filter has a wall of its own, so that its place is kept.
    [[nodiscard]] ui::Id wall_id() const { return ui::id_of(Part::wall, static_cast<std::size_t>(filter_)); }
    [[nodiscard]] Element filters() const;
    [[nodiscard]] Element wall(const Context& context, const WallForm& form) const;
    [[nodiscard]] Element month(std::size_t index) const;
    [[nodiscard]] Element picture(std::size_t index, bool named, const Context& context) const;
    void draw_picture(const GameSummary& game, const ui::Rect& rect, const Context& context,
                      std::vector<scene::Item>& items) const;
    void hang(const Context& context);
    Effects learn(const game::StoreNews& news, const Context& context);
    Effects load();
    [[nodiscard]] const GameSummary& game(std::size_t index) const { return (*games_)[wall_.shown[index]]; }

    std::shared_ptr<const std::vector<GameSummary>> games_; ///< the cleared ones; null until they are read
    std::optional<Message> fault_;
    std::set<game::GameKey> best_;
    GalleryFilter filter_ = GalleryFilter::all;
    GalleryWall wall_;
    std::size_t selected_ = 0; ///< the index of a shown game
    std::size_t first_ = 0;    ///< the first picture in view
    std::size_t in_view_ = 1;
    WeaveLoader weaves_;
};

// The view ------------------------------------------------------------------------------------------------

View Gallery::view(const Context& context) const {
    const WallForm form{context};
    View page{.kind = View::Kind::page, .title = tr(N_("Gallery")), .focus = wall_id()};
    if (fault_) {
        page.content = notice(tr(N_("The games cannot be read")), tr(*fault_));
        return page;
    }
    if (games_ && games_->empty()) {
        page.content = ui::column({ui::widget(ui::id_of(Part::first), ui::Slot{}).growing()}).pad(form.margin, 24);
        return page;
    }
    if (games_)
        page.subtitle = trn("{0} weave: every cleared board leaves one", "{0} weaves: every cleared board leaves one",
                            static_cast<int>(games_->size()));
    std::vector<Element> parts;
    parts.push_back(filters());
    if (games_ && wall_.shown.empty())
        parts.push_back(notice(tr(N_("None yet")), filter_ == GalleryFilter::best_of_year
                                                       ? tr(N_("The quickest of three alike in a year hangs here."))
                                                       : tr(N_("A board of this kind comes here once it is cleared.")))
                            .growing());
    else
        parts.push_back(wall(context, form).growing().shrinking());
    page.content = ui::column(std::move(parts), 6).pad({form.margin, 16, form.margin, 0});
    return page;
}

Element Gallery::filters() const {
    ui::Choice chips{.selected = static_cast<std::size_t>(filter_), .height = 34, .chips = true};
    for (std::string words :
         // TRANSLATORS: a filter of weaves, the pictures of cleared boards.
         {platform::trc("weaves", "All"), trc("board", "Today"), tr(N_("Journey")), tr(N_("Problems")),
          tr(N_("Best of year"))})
        chips.options.push_back({.words = std::move(words)});
    return ui::row({ui::widget(ui::id_of(Part::filters), std::move(chips)).shrinking(), ui::filler()});
}

Element Gallery::wall(const Context& context, const WallForm& form) const {
    ui::Wall wall{.columns = form.columns,
                  .gap = column_gap,
                  .head_height = month_height,
                  .cell_height = form.sheet_height(context.width() - 2 * form.margin - 10) + words_height +
                                 (form.names ? name_line : 0) + row_gap,
                  .selected = selected_};
    for (const WallMonth& one : wall_.months) wall.groups.push_back(one.count);
    wall.head = [this](std::size_t index) { return month(index); };
    wall.cell = [this, named = form.names, &context](std::size_t index) { return picture(index, named, context); };
    return ui::widget(wall_id(), std::move(wall));
}

Element Gallery::month(std::size_t index) const {
    const WallMonth& month = wall_.months[index];
    std::vector<Element> parts;
    parts.push_back(ui::headline(month_and_year(month.day), 20).shrinking(0));
    parts.push_back(
        // TRANSLATORS: weaves are the pictures of all lines of a cleared board.
        ui::label(trn("{0} weave", "{0} weaves", static_cast<int>(month.count)), 13, ui::Tone::muted).shrinking(0));
    parts.push_back(ui::widget(ui::id_of(Part::rule), ui::Slot{}).growing().high(20));
    return ui::row(std::move(parts), 16);
}

Element Gallery::picture(std::size_t index, bool named, const Context& context) const {
    const GameSummary& one = game(index);
    const std::chrono::year_month_day date{local_day(one.touched, context.local_time)};
    std::vector<Element> words;
    Element day = ui::title(std::to_string(static_cast<unsigned>(date.day())), 13);
    words.push_back(std::move(day).shrinking(0));
    words.push_back(ui::filler());
    if (!one.custom_board || !problem_of_weave(context.settings, one.key)) // the clock of a problem tells nothing
        words.push_back(ui::label(clock_text(one.elapsed), 13).shrinking(0));
    std::vector<Element> parts;
    parts.push_back(ui::widget(ui::id_of(Part::picture, index), ui::Slot{}).growing());
    parts.push_back(ui::row(std::move(words), 7).pad(2, 0).high(words_height));
    if (named)
        parts.push_back(ui::column({ui::label(weave_name(one, context.settings), 13, ui::Tone::muted), ui::filler()}, 0)
                            .pad(2, 0)
                            .high(name_line));
    return ui::column(std::move(parts), 0).pad({0, 0, 0, row_gap});
}

void Gallery::draw(ui::Id slot, const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    switch (ui::part_of<Part>(slot)) {
    case Part::picture:
        if (slot.index < wall_.shown.size()) draw_picture(game(slot.index), rect, context, items);
        return;
    case Part::rule:
        items.emplace_back(
            ui::BoxItem{.rect = {rect.x, std::round(rect.centre().y), rect.w, 1}, .fill = context.style.theme.border});
        return;
    case Part::first: return add_first_place(items, rect, context);
    default: return;
    }
}

void Gallery::draw_picture(const GameSummary& game, const ui::Rect& rect, const Context& context,
                           std::vector<scene::Item>& items) const {
    const ui::Style& style = context.style;
    const WeaveLoader::Loaded* const loaded = weaves_.find(game.key);
    const auto weave = loaded == nullptr ? nullptr : loaded->weave;
    add_small_sheet(items, weave, rect, context);
    const float seal = style.units(seal_side); // below the sheet, where it covers no line
    if (weave)
        add_seal(items,
                 {rect.x + style.units(seal_left),
                  rect.bottom() + std::round(style.units(words_height - seal_side) / 2), seal, seal},
                 *weave, context);
    if (loaded != nullptr && loaded->fault) {
        const std::string words = trc("weave", "cannot be drawn");
        const float width = std::max(1.0F, style.lettering(12).width(words));
        items.emplace_back(ui::TextItem{.text = words,
                                        .at = rect.centre(),
                                        .size = style.letters(12) * std::min(1.0F, 0.92F * rect.w / width),
                                        .colour = scene::second_ink,
                                        .align = ui::Align::centre});
    }
    const float side = style.units(24);
    const float inset = style.units(6);
    if (best_.contains(game.key))
        items.emplace_back(ui::IconItem{
            "star-full", {rect.right() - inset - side, rect.y + inset / 2, side, side}, ui::rgb(0xE88A0C)});
}

void Gallery::describe(std::ostream& text) const {
    static constexpr std::array names{"all", "today", "journey", "problems", "best-of-year"};
    static_assert(names.size() == gallery_filters);
    text << "; gallery " << (wall_.shown.empty() ? 0 : selected_ + 1) << " of " << wall_.shown.size() << ' '
         << names.at(static_cast<std::size_t>(filter_));
    if (!wall_.shown.empty()) text << " key " << game(selected_).key;
    text << '\n';
}

// Events --------------------------------------------------------------------------------------------------

Effects Gallery::on(const News& news, const Context& /*context*/) {
    const auto* view = std::get_if<ui::RowsInView>(&news);
    if (view == nullptr) return {};
    first_ = view->first;
    in_view_ = std::max<std::size_t>(1, view->count);
    return load();
}

Effects Gallery::on(const ui::Event& event, const Context& context) {
    const auto press = [&](const ui::Pressed& pressed) {
        if (ui::part_of<Part>(pressed.id) != Part::wall || pressed.id.index >= wall_.shown.size()) return Effects{};
        selected_ = pressed.id.index;
        return Effects{OpenScreen{screens::weave(games_, wall_.shown, selected_)}};
    };
    const auto change = [&](const ui::Changed& changed) {
        const auto value = static_cast<std::size_t>(changed.value);
        if (ui::part_of<Part>(changed.id) == Part::filters && value < gallery_filters) {
            filter_ = static_cast<GalleryFilter>(value);
            if (games_) hang(context);
        } else if (value < wall_.shown.size()) {
            selected_ = value;
        }
        return Effects{};
    };
    return std::visit(
        ui::overloaded{
            press,
            change,
            [](const auto& /*not for this screen*/) { return Effects{}; },
        },
        event);
}

/// Hangs the games of the filter.
void Gallery::hang(const Context& context) {
    wall_ = wall_of(*games_, filter_, best_, games_of_problems(context.settings), context.local_time);
    selected_ = first_ = 0;
}

/// Requests the weaves in view, then those a page after and a page before.
Effects Gallery::load() {
    std::vector<game::GameKey> keys;
    const auto add = [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < std::min(to, wall_.shown.size()); ++i) keys.push_back(game(i).key);
    };
    add(first_, first_ + in_view_);
    add(first_ + in_view_, first_ + 2 * in_view_);
    add(first_ - std::min(first_, in_view_), first_);
    weaves_.want(std::move(keys));
    return weaves_.next();
}

// Answers -------------------------------------------------------------------------------------------------

Effects Gallery::on(const Response& response, const Context& context) {
    if (auto effects = weaves_.answer(response)) return *std::move(effects);
    const auto* news = std::get_if<game::StoreNews>(&response);
    return news == nullptr ? Effects{} : learn(*news, context);
}

Effects Gallery::learn(const game::StoreNews& news, const Context& context) {
    return std::visit(ui::overloaded{
                          [&](const game::GamesRead& read) {
                              std::vector<GameSummary> cleared;
                              for (const GameSummary& one : read.games)
                                  if (one.state == game::GameState::cleared) cleared.push_back(one);
                              best_ = best_of_years(cleared, context.local_time);
                              games_ = std::make_shared<const std::vector<GameSummary>>(std::move(cleared));
                              hang(context);
                              return load();
                          },
                          [&](const game::NotRead& refusal) {
                              if (!games_) fault_ = refusal.why;
                              return Effects{};
                          },
                          [](const auto& /*not for this screen*/) { return Effects{}; },
                      },
                      news);
}

} // namespace

screens::Made screens::gallery() { return std::make_shared<Gallery>(); }

} // namespace twoturns::app
