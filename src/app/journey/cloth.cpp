// The end of a world: its nine weaves as one sheet. The end of the journey: all weaves as one cloth.
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <ostream>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/gallery/weave_loader.hpp"
#include "app/journey/land_map.hpp"
#include "app/journey/places.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "scene/cloth.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::GameSummary;
using game::World;
using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;
using ui::id_of;

class Cloth final : public Screen {
public:
    explicit Cloth(std::optional<World> world) : world_(world) {}
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "cloth"}; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& /*context*/) override { return {Ask{game::StoreRequest{game::all_games}}}; }
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    void describe(std::ostream& text) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;

private:
    enum class Part : std::uint8_t {
        sheet,
        told,
        next, ///< the place after this world
    };

    /// Returns the place to go on with from the end of a world; nullopt after the last one.
    [[nodiscard]] std::optional<std::size_t> next() const {
        return world_ ? results_.next_after(first() + count() - 1) : std::nullopt;
    }

    [[nodiscard]] std::size_t first() const {
        return world_ ? static_cast<std::size_t>(*world_) * game::places_in_world : 0;
    }
    [[nodiscard]] std::size_t count() const { return world_ ? game::places_in_world : game::places; }
    [[nodiscard]] std::size_t columns() const { return world_ ? 3 : game::places_in_world; }
    [[nodiscard]] std::string title() const { return world_ ? headline_of(*world_) : tr(N_("One cloth")); }
    [[nodiscard]] std::vector<Element> facts(const Context& context) const;
    [[nodiscard]] Element told(const Context& context) const;
    Effects learn(const game::StoreNews& news);
    void weave();

    std::optional<World> world_;
    game::JourneyResults results_;
    std::optional<Message> fault_;
    WeaveLoader weaves_;
    std::size_t loaded_ = 0;                    ///< the number of weaves in the cloth
    std::shared_ptr<const scene::Weave> cloth_; ///< null until the first weave is loaded
};

// View ----------------------------------------------------------------------------------------------------

/// Makes the figures: places, stars, lines and the days.
std::vector<Element> Cloth::facts(const Context& context) const {
    std::size_t cleared = 0;
    int stars = 0;
    std::optional<game::Date> begin;
    std::optional<game::Date> end;
    for (std::size_t place = first(); place < first() + count(); ++place) {
        cleared += results_.stars(place).cleared ? 1U : 0U;
        stars += results_.stars(place).count();
        if (const auto& best = results_.best(place)) {
            begin = std::min(best->touched, begin.value_or(best->touched));
            end = std::max(best->touched, end.value_or(best->touched));
        }
    }
    const auto fact = [](std::string figure, std::string words) {
        return ui::row({ui::title(std::move(figure), 20).wide(124).shrinking(0),
                        ui::label(std::move(words), 15, ui::Tone::muted).growing().shrinking()},
                       10);
    };
    std::vector<Element> all;
    all.push_back(fact(std::to_string(cleared), platform::trc("a figure", "places")));
    all.push_back(fact(trf(N_("{0} of {1}"), std::to_string(stars), std::to_string(3 * count())),
                       platform::trc("a figure", "stars")));
    if (cloth_) all.push_back(fact(std::to_string(cloth_->threads.size()), platform::trc("a figure", "lines drawn")));
    if (begin && end) {
        const std::string from = long_day(local_day(*begin, context.local_time));
        const std::string to = long_day(local_day(*end, context.local_time));
        // TRANSLATORS: two dates such as 22 November 2026.
        all.push_back(ui::label(from == to ? from : trf(N_("{0} to {1}"), from, to), 15, ui::Tone::muted));
    }
    return all;
}

Element Cloth::told(const Context& context) const {
    std::vector<Element> parts;
    parts.push_back(ui::label(world_ ? rule_of(*world_) : place_label(game::places - 1), 14, ui::Tone::gold));
    parts.push_back(ui::headline(title(), 30));
    parts.push_back(ui::paragraph(world_ ? tr(N_("Nine boards, each line where you drew it."))
                                         : tr(N_("Seventy-two boards, each line where you drew it, each world in its "
                                                 "colours.")),
                                  16, ui::Tone::normal, 3));
    if (fault_) parts.push_back(ui::paragraph(tr(*fault_), 14, ui::Tone::gold, 3));
    parts.push_back(ui::column(facts(context), 12).pad(0, 8));
    return ui::column(std::move(parts), 8);
}

View Cloth::view(const Context& context) const {
    const auto next = this->next();
    View page{.kind = View::Kind::page,
              .title = title(),
              .focus = next ? id_of(Part::next) : id_of_command(Command::save_picture)};
    const bool upright = context.height() > context.width();
    const bool small = context.width() < 820;
    const float margin = small ? 16.0F : context.width() < 1150 ? 30.0F : 56.0F;
    std::vector<Element> right;
    right.push_back(told(context).scrolling(id_of(Part::told)).growing());
    using Style = ui::Button::Style;
    Element keep = command_button(Command::save_picture, next ? Style::quiet : Style::primary, cloth_ != nullptr,
                                  tr(N_("Keep as a picture")));
    if (!next) std::get<ui::Button>(keep.what).key = platform::trc("key", "Enter");
    right.push_back(std::move(keep).high(small || next ? 44.0F : 58.0F));
    if (next)
        right.push_back(
            ui::widget(id_of(Part::next), ui::Button{.words = trf(N_("Next place: {0}"), place_label(*next)),
                                                     .icon = "play",
                                                     .style = Style::primary})
                .high(small ? 44.0F : 58.0F));
    Element sheet = ui::widget(id_of(Part::sheet), ui::Slot{.keeps_sides = true});
    Element side = ui::column(std::move(right), 14);
    if (upright) {
        page.content =
            ui::column(
                {std::move(sheet).high(std::round(context.width() * 0.8F)), std::move(side).growing().shrinking()}, 18)
                .pad({margin, 16, margin, 16});
        return page;
    }
    const float width = small ? std::round(0.4F * context.width()) : 330.0F;
    page.content = ui::row({std::move(sheet).growing().shrinking(), std::move(side).wide(width)}, small ? 16.0F : 40.0F,
                           ui::CrossAlign::stretch)
                       .pad({margin, small ? 10.0F : 24.0F, margin, small ? 12.0F : 36.0F});
    return page;
}

void Cloth::draw(ui::Id slot, const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    if (ui::part_of<Part>(slot) != Part::sheet) return;
    const ui::Style& style = context.style;
    const float fringe = world_ ? 0 : style.units(22);
    const float lip = style.units(8);
    const float corner = style.units(10);
    const ui::Rect room{rect.x, rect.y, rect.w, rect.h - fringe - lip};
    if (!cloth_) {
        items.emplace_back(scene::SmallSheetItem{.rect = room, .corner = corner});
        return;
    }
    const auto cols = static_cast<float>(cloth_->board.cols + 2);
    const auto rows = static_cast<float>(cloth_->board.rows + 2);
    const float margin = style.units(10);
    const float cell = std::min((room.w - 2 * margin) / cols, (room.h - 2 * margin) / rows);
    const float height = std::min(room.h, std::round(cell * rows * 1.12F + 2 * margin));
    const float width = std::min(room.w, std::round(cell * cols * 1.06F + 2 * margin));
    const ui::Rect sheet{std::round(room.centre().x - width / 2), std::round(room.centre().y - height / 2), width,
                         height};
    for (float x = sheet.x + style.units(12); fringe > 0 && x < sheet.right() - style.units(10); x += style.units(15)) {
        const auto number = static_cast<std::size_t>((x - sheet.x) / style.units(15));
        const auto& hues = hues_of(static_cast<World>(number % game::worlds));
        const float down = sheet.bottom() + lip + (number % 2 == 0 ? fringe : fringe * 0.8F);
        items.emplace_back(ui::BoxItem{
            .rect = {std::round(x), sheet.bottom(), std::max(1.0F, style.units(2)), std::round(down - sheet.bottom())},
            .fill = hues.at(1)});
    }
    items.emplace_back(
        scene::SheetItem{.rect = sheet,
                         .corner = corner,
                         .weave = cloth_,
                         .origin = {sheet.centre().x - cell * cols / 2, sheet.centre().y - cell * rows / 2},
                         .cell = cell,
                         .threads = cloth_->threads.size()});
}

void Cloth::describe(std::ostream& text) const {
    text << "; cloth " << (world_ ? static_cast<int>(*world_) + 1 : 0) << " weaves " << loaded_ << '\n';
}

// Answers -------------------------------------------------------------------------------------------------

Effects Cloth::on(const ui::Event& event, const Context& /*context*/) {
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    const auto place = next();
    if (pressed == nullptr || pressed->id != id_of(Part::next) || !place) return {};
    return {CloseAll{}, StartDeal{game::journey()[*place].id, true}};
}

std::optional<Effects> Cloth::run(Command command, const Context& context) {
    if (command != Command::save_picture || !cloth_) return std::nullopt;
    const std::string caption =
        trf(N_("{0} · {1}"), title(), trn("{0} line", "{0} lines", static_cast<int>(cloth_->threads.size())));
    return Effects{
        OpenScreen{screens::save_picture(std::make_shared<scene::Weave>(*cloth_), caption, context.date, context)}};
}

Effects Cloth::on(const Response& response, const Context& /*context*/) {
    const std::size_t before = weaves_.kept();
    if (auto effects = weaves_.answer(response)) {
        if (weaves_.kept() != before) weave();
        return *std::move(effects);
    }
    const auto* news = std::get_if<game::StoreNews>(&response);
    return news == nullptr ? Effects{} : learn(*news);
}

Effects Cloth::learn(const game::StoreNews& news) {
    return std::visit(ui::overloaded{
                          [&](const game::GamesRead& read) {
                              results_ = game::JourneyResults{read.games};
                              std::vector<game::GameKey> keys;
                              for (std::size_t place = first(); place < first() + count(); ++place)
                                  if (const auto& best = results_.best(place)) keys.push_back(best->key);
                              weaves_.want(std::move(keys));
                              return weaves_.next();
                          },
                          [&](const game::NotRead& refusal) {
                              fault_ = refusal.why;
                              return Effects{};
                          },
                          [](const auto& /*not for this screen*/) { return Effects{}; },
                      },
                      news);
}

/// Makes the cloth of all weaves that are loaded, row by row: a row is drawn once it is complete.
void Cloth::weave() {
    std::vector<std::shared_ptr<const scene::Weave>> all;
    std::size_t loaded = 0;
    std::size_t tried = 0;
    std::size_t wanted = 0;
    for (std::size_t place = first(); place < first() + count(); ++place) {
        const auto& best = results_.best(place);
        const WeaveLoader::Loaded* const one = best ? weaves_.find(best->key) : nullptr;
        wanted += best ? 1U : 0U;
        tried += one != nullptr ? 1U : 0U;
        all.push_back(one == nullptr ? nullptr : one->weave);
        loaded += all.back() ? 1U : 0U;
    }
    if (tried < wanted && tried % game::places_in_world != 0) return;
    loaded_ = loaded;
    cloth_ = std::make_shared<const scene::Weave>(scene::cloth_of(all, columns()));
}

} // namespace

screens::Made screens::cloth(std::optional<World> world) { return std::make_shared<Cloth>(world); }

} // namespace twoturns::app
