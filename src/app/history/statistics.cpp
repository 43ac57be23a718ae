// Statistics of the history. Every figure and every mark of a plot leads to its games.
#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <ostream>
#include <utility>
#include <vector>

#include "app/history/figures_page.hpp"
#include "app/history/statistics_plot.hpp"
#include "app/notice.hpp"
#include "app/screens.hpp"
#include "game/guided_board.hpp"
#include "platform/translation.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::GameSummary;
using platform::tr;
using platform::trn;

class Statistics final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "statistics"}; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& /*context*/) override { return {Ask{game::StoreRequest{game::all_games}}}; }
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void describe(std::ostream& text) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;

private:
    /// All games and their statistics, once they are read.
    struct Read {
        game::History history;
        int cleared; ///< among all games
        FilterOptions options;
        game::Statistics sum;
    };

    [[nodiscard]] ui::Element content(const Context& context) const;
    void learn(const std::vector<GameSummary>& games, const Context& context);
    void count();
    void change(FiguresPart part, std::size_t value, const Context& context);
    [[nodiscard]] Effects press(ui::Id id, const Context& context);
    [[nodiscard]] Effects open(const game::Places& places) const;
    [[nodiscard]] game::Places cleared_lately() const;
    [[nodiscard]] game::Places games_of_day(std::size_t day_of_year) const;

    std::shared_ptr<Read> read_; ///< shared, so that copying the screen is cheap
    std::optional<Message> fault_;
    game::GamesFilter filter_;
    std::optional<std::size_t> time_; ///< the selected mark of the times
    std::optional<std::size_t> day_;  ///< the selected mark of the year
};

// View ----------------------------------------------------------------------------------------------------

View Statistics::view(const Context& context) const {
    const int cleared = read_ ? read_->cleared : 0;
    return {.kind = View::Kind::page,
            // TRANSLATORS: statistics: the title of a page.
            .title = tr(N_("Figures")),
            .subtitle = cleared == 0 ? std::string{}
                                     : trn("{0} board cleared; kept on this computer only",
                                           "{0} boards cleared; kept on this computer only", cleared),
            .content = content(context)};
}

ui::Element Statistics::content(const Context& context) const {
    if (fault_) return notice(tr(N_("The games cannot be read")), tr(*fault_));
    if (!read_) return ui::space(); // shown only for an instant
    if (read_->options.sizes.empty())
        return notice(tr(N_("No figures yet")), tr(N_("Once a board is cleared its time is the first one here.")));
    return figures_page({read_->history, read_->sum, filter_, read_->options, time_, day_}, context);
}

std::string Statistics::name_of(ui::Id button) const {
    if (button == ui::id_of(FiguresPart::cleared)) return "cleared";
    if (button == ui::id_of(FiguresPart::usual)) return "usual";
    if (button == ui::id_of(FiguresPart::best)) return "best";
    if (button == ui::id_of(FiguresPart::without_hint)) return "without-hint";
    if (button == ui::id_of(FiguresPart::streak)) return "streak";
    if (button == ui::id_of(FiguresPart::rewound)) return "rewound";
    return Screen::name_of(button);
}

void Statistics::describe(std::ostream& text) const {
    if (read_) text << "; figures " << read_->sum.cleared.size() << " of " << read_->sum.games.size() << '\n';
}

void Statistics::draw(ui::Id slot, const ui::Rect& rect, const Context& context,
                      std::vector<scene::Item>& items) const {
    if (!read_) return;
    const game::Statistics& sum = read_->sum;
    if (slot == ui::id_of(FiguresPart::times)) add_times(items, sum, read_->history, rect, context);
    if (slot == ui::id_of(FiguresPart::year))
        add_year(items, sum.year, weeks_shown(context), days_shown(read_->history, sum.year, context), rect, context);
    if (slot == ui::id_of(FiguresPart::legend)) add_year_legend(items, rect, context);
}

// Events --------------------------------------------------------------------------------------------------

Effects Statistics::on(const ui::Event& event, const Context& context) {
    if (!read_) return {};
    return std::visit(ui::overloaded{
                          [&](const ui::Pressed& pressed) { return press(pressed.id, context); },
                          [&](const ui::Changed& changed) {
                              change(ui::part_of<FiguresPart>(changed.id), static_cast<std::size_t>(changed.value),
                                     context);
                              return Effects{};
                          },
                          [](const auto& /*not for this screen*/) { return Effects{}; },
                      },
                      event);
}

void Statistics::change(FiguresPart part, std::size_t value, const Context& context) {
    if (part == FiguresPart::times) time_ = value;
    if (part == FiguresPart::year) day_ = first_day_shown(context) + value;
    if (part == FiguresPart::times || part == FiguresPart::year) return;
    const auto chosen = [&](const auto& options) {
        return value == 0 ? std::nullopt : std::optional{options[value - 1]};
    };
    if (part == FiguresPart::size) filter_.size = chosen(read_->options.sizes);
    if (part == FiguresPart::gravity) filter_.slides = value == 0 ? std::nullopt : std::optional{value == 2};
    if (part == FiguresPart::pace) filter_.pace = chosen(read_->options.paces);
    if (part == FiguresPart::daily) filter_.daily = value == 1;
    if (part == FiguresPart::hints) filter_.no_hint = value == 1;
    if (part == FiguresPart::period) filter_.period = static_cast<game::Period>(value);
    count();
}

void Statistics::count() {
    time_.reset();
    day_.reset();
    read_->sum = game::statistics_of(read_->history, filter_);
}

Effects Statistics::press(ui::Id id, const Context& context) {
    const game::Statistics& sum = read_->sum;
    switch (ui::part_of<FiguresPart>(id)) {
    case FiguresPart::cleared:
    case FiguresPart::usual: return open(cleared_lately());
    case FiguresPart::best: return open(sum.cleared);
    case FiguresPart::without_hint: return open(sum.without_hint);
    case FiguresPart::streak: return open(sum.streak);
    case FiguresPart::rewound: return open(sum.rewound);
    case FiguresPart::times:
        if (id.index >= sum.timed.size()) return {};
        time_ = id.index;
        return {OpenScreen{screens::replay_of(read_->history.games[sum.timed[id.index].place])}};
    case FiguresPart::year: day_ = first_day_shown(context) + id.index; return open(games_of_day(*day_));
    case FiguresPart::page:
    case FiguresPart::size:
    case FiguresPart::gravity:
    case FiguresPart::pace:
    case FiguresPart::daily:
    case FiguresPart::hints:
    case FiguresPart::period:
    case FiguresPart::legend: break;
    }
    return {};
}

Effects Statistics::open(const game::Places& places) const {
    if (places.empty()) return {};
    std::vector<GameSummary> games;
    for (const std::size_t place : places) games.push_back(read_->history.games[place]);
    return {OpenScreen{screens::games_of(std::move(games))}};
}

/// Returns the cleared games, the one played last first.
game::Places Statistics::cleared_lately() const {
    game::Places places = read_->sum.cleared;
    std::sort(places.begin(), places.end());
    return places;
}

game::Places Statistics::games_of_day(std::size_t day_of_year) const {
    game::GamesFilter filter = filter_;
    filter.period = game::Period::all; // the plot of the year ignores the period as well
    const auto day = static_cast<std::int64_t>(day_of_year) + read_->sum.year.first;
    game::Places places = game::statistics_of(read_->history, filter).games;
    std::erase_if(places, [&](std::size_t place) { return game::day_of(read_->history.local[place]) != day; });
    return places;
}

// Answers -------------------------------------------------------------------------------------------------

Effects Statistics::on(const Response& response, const Context& context) {
    const auto* news = std::get_if<game::StoreNews>(&response);
    if (news == nullptr) return {};
    if (const auto* refused = std::get_if<game::NotRead>(news)) fault_ = refused->why;
    const auto* games = std::get_if<game::GamesRead>(news);
    if (games == nullptr) return {};
    learn(games->games, context);
    return {Focus{ui::id_of(FiguresPart::times)}}; // the arrow keys then step through the games at once
}

/// Reads the games. Leaves out games in progress.
void Statistics::learn(const std::vector<GameSummary>& games, const Context& context) {
    game::History history;
    int cleared = 0;
    for (const GameSummary& game : games) {
        if (game.state == game::GameState::in_progress) continue;
        if (game.state == game::GameState::cleared && !game::is_guided(game)) ++cleared;
        history.games.push_back(game);
        history.local.push_back(context.local_time(game.touched).time_since_epoch().count());
    }
    FilterOptions options{history.games};
    read_ = std::make_shared<Read>(Read{std::move(history), cleared, std::move(options), {}});
    count();
}

} // namespace

screens::Made screens::statistics() { return std::make_shared<Statistics>(); }

} // namespace twoturns::app
