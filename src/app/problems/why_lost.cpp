// Replays how a board ends after a pair that loses it, and marks the tiles that stay.
#include <cmath>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/replay_player.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "twoturns/problem.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trn;
using ui::Element;
using ButtonStyle = ui::Button::Style;

constexpr game::Time why_pace{1000};

ReplayPlayer end_of_board(const game::Game& game, const LosingMove& losing) {
    game::Record way{game.origin, {}, {}, {}};
    way.origin.custom_board = game.session.board();
    for (const Move move : losing.rest) way.log.push_back({game::Time{0}, move});
    auto replay = game::Replay::of(std::move(way), {game.session.board(), {}}); // the core has made these moves
    return {*std::move(replay),
            {.pace = why_pace, .marks_next = true, .cards_seed = game.session.timeline().cards_seed()}};
}

class WhyLost final : public Screen {
public:
    WhyLost(const game::Game& game, const LosingMove& losing)
        : way_(end_of_board(game, losing)), staying_(losing.staying), best_(losing.best) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "why-lost", .keys = KeyContext::replay}; }
    [[nodiscard]] View view(const Context& context) const override {
        std::vector<Element> buttons;
        if (way_.has_moves()) {
            buttons.push_back(way_.button(Command::replay_back));
            buttons.push_back(way_.play_button(context.width() >= 900));
            buttons.push_back(way_.button(Command::replay_forward));
        }
        Element leave = command_button(Command::back, ButtonStyle::quiet, true, platform::trc("back to", "Problem"));
        std::get<ui::Button>(leave.what).icon = "close"; // an arrow would mean one step back
        buttons.push_back(context.width() >= 900 ? std::move(leave) : without_words(std::move(leave)));
        const std::string detail = way_.at_end() ? trn("This tile stays: it cannot go with any other.",
                                                       "These {0} tiles stay: no two of them can go.", staying_)
                                   : best_       ? tr(N_("No other way clears more tiles."))
                                                 : tr(N_("One of the ways it can end"));
        const std::string title = way_.has_moves() ? way_.progress() : tr(N_("No pair is left"));
        return {.kind = View::Kind::whole,
                .title = tr(N_("Why it loses")),
                .content = way_.view(context, title, detail, std::move(buttons)),
                .board = way_.board(context)};
    }
    Effects opened(const Context& context) override {
        if (way_.has_moves()) way_.start(context);
        return {};
    }
    Effects on(const News& news, const Context& context) override {
        return std::holds_alternative<TimePassed>(news) ? way_.tick(context) : Effects{};
    }
    Effects on(const ui::Event& event, const Context& context) override { return way_.on(event, context); }
    Effects on(const ui::Input& input, const Context& context) override { return way_.on(input, context); }
    std::optional<Effects> run(Command command, const Context& context) override {
        if (command == Command::undo || command == Command::copy_id) return Effects{};
        return way_.run(command, context);
    }
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override {
        return way_.next_change(context);
    }
    void draw(ui::Id /*slot*/, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override {
        way_.draw(rect, context, items);
        if (way_.at_end()) mark_staying(context, items);
    }
    [[nodiscard]] std::string name_of(ui::Id button) const override {
        const std::string name = ReplayPlayer::name_of(button);
        return name.empty() ? Screen::name_of(button) : name;
    }
    void describe(std::ostream& text) const override { way_.describe(text); }

private:
    /// Draws a frame around each tile that stays.
    void mark_staying(const Context& context, std::vector<scene::Item>& items) const {
        const ShownBoard shown = way_.board(context);
        const float width = std::max(2.0F, std::round(context.style.units(context.settings.thick_marks ? 6 : 3)));
        for (const Cell cell : shown.session.board().tile_cells())
            items.emplace_back(ui::BoxItem{.rect = shown.place.cell_rect(cell),
                                           .radius = context.style.units(6),
                                           .border = ui::blocked_colour,
                                           .border_width = width});
    }

    ReplayPlayer way_;
    int staying_;
    bool best_;
};

} // namespace

screens::Made screens::why_lost(const game::Game& game, const LosingMove& losing) {
    return std::make_shared<WhyLost>(game, losing);
}

} // namespace twoturns::app
