// The events of the page of records.
#include "app/records/records_page.hpp"

#include <algorithm>
#include <array>
#include <ostream>
#include <utility>

#include "app/problems/kept_problems.hpp"
#include "app/records/records_text.hpp"
#include "app/screens.hpp"

namespace twoturns::app {
namespace {

/// Returns the open medal that is nearest to its goal, among equal ones the first; the first medal if none is open.
std::size_t nearest_medal(const game::MedalStates& states) {
    std::size_t nearest = 0;
    double most = -1;
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (states.at(i).earned) continue;
        const double share = static_cast<double>(states.at(i).count) / static_cast<double>(game::medals()[i].goal);
        if (share <= most) continue;
        most = share;
        nearest = i;
    }
    return nearest;
}

} // namespace

Effects Records::on(const ui::Event& event, const Context& context) {
    if (!read_) return {};
    if (const auto* changed = std::get_if<ui::Changed>(&event)) {
        const auto value = static_cast<std::size_t>(changed->value);
        switch (ui::part_of<Part>(changed->id)) {
        case Part::tabs: tab_ = tabs(context).at(value); break;
        case Part::medal: medal_ = changed->id.index; break;
        case Part::times: time_ = value; break;
        case Part::turns: turn_ = value; break;
        default: break;
        }
        return {};
    }
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    if (pressed == nullptr || command_of(pressed->id)) return {};
    if (ui::part_of<Part>(pressed->id) == Part::medal) medal_ = pressed->id.index;
    if (ui::part_of<Part>(pressed->id) == Part::grade)
        return {OpenScreen{screens::problem(next_of_grade(context.settings, static_cast<int>(pressed->id.index)),
                                            nullptr, Command::records)}};
    if (ui::part_of<Part>(pressed->id) == Part::times && pressed->id.index < read_->times.size()) {
        time_ = pressed->id.index;
        return {OpenScreen{screens::replay_of(read_->games[read_->times[time_].game])}};
    }
    if (ui::part_of<Part>(pressed->id) == Part::turns && pressed->id.index < read_->turns.size()) {
        turn_ = pressed->id.index;
        const game::GameKey key = read_->turns[turn_].row.own->game;
        const auto game = std::find_if(read_->games.begin(), read_->games.end(),
                                       [key](const game::GameSummary& one) { return one.key == key; });
        if (game != read_->games.end()) return {OpenScreen{screens::replay_of(*game)}};
        return {say({N_("This game is no longer in the history")}, {}, context.now + note_time)};
    }
    return {};
}

std::string Records::name_of(ui::Id button) const {
    if (command_of(button)) return Screen::name_of(button);
    switch (ui::part_of<Part>(button)) {
    case Part::medal: return "medal-" + std::to_string(button.index + 1);
    case Part::grade: return "grade-" + std::to_string(button.index);
    default: return {};
    }
}

void Records::describe(std::ostream& text) const {
    static constexpr std::array names{"medals", "wishes", "times", "turns", "problems"};
    if (read_)
        text << "; records " << read_->earned << " of " << game::medal_count << ' '
             << names.at(static_cast<std::size_t>(tab_)) << '\n';
}

// Answers -------------------------------------------------------------------------------------------------

Effects Records::on(const Response& response, const Context& context) {
    const auto* news = std::get_if<game::StoreNews>(&response);
    if (news == nullptr) return {};
    if (const auto* refused = std::get_if<game::NotRead>(news)) fault_ = refused->why;
    if (const auto* games = std::get_if<game::GamesRead>(news)) learn(games->games, context);
    return {};
}

void Records::learn(const std::vector<game::GameSummary>& games, const Context& context) {
    auto read = std::make_shared<Read>();
    read->games = without_problems(games, context.settings);
    const auto matches = kept_matches(context.settings);
    const game::Past past{read->games, matches,
                          [&local_time = context.local_time](game::Date date) { return local_day(date, local_time); }};
    read->empty = matches.empty() && std::none_of(games.begin(), games.end(), [](const game::GameSummary& game) {
                      return game.state == game::GameState::cleared;
                  });
    read->medals = game::medals_of(past);
    read->earned = static_cast<int>(std::count_if(read->medals.begin(), read->medals.end(),
                                                  [](const game::MedalState& state) { return state.earned; }));
    const std::int64_t week = game::week_of(context.today());
    read->wishes = game::wishes_of(week, past);
    read->new_wishes = game::first_day_of_week(week + 1);
    read->times = game::best_times(read->games);
    read->turns = beaten_boards(context.settings);
    medal_ = nearest_medal(read->medals);
    read_ = std::move(read);
}

screens::Made screens::records() { return std::make_shared<Records>(); }
screens::Made screens::wishes() { return std::make_shared<Records>(Records::Tab::wishes); }

} // namespace twoturns::app
