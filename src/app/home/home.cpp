// Home: where the game, the journey, the day and the gallery begin.
#include "app/home/home.hpp"

#include <algorithm>
#include <utility>

#include "app/board/round_view.hpp"
#include "app/journey/places.hpp"
#include "app/play/pacing.hpp"
#include "app/records/records_text.hpp"
#include "app/screens.hpp"
#include "game/guided_board.hpp"
#include "game/history/daily.hpp"
#include "platform/translation.hpp"
#include "scene/animations.hpp"

namespace twoturns::app {

using game::GameSummary;

Effects Home::opened(const Context& context) {
    opened_ = context.now;
    const game::Game& game = context.game;
    const bool in_run = run_board_of(game) && pace_of(game, context.settings) == game::Pace::arcade;
    round_over_ = in_run && game.session.status() != game::Status::won &&
                  round_of(game).ran_out(game.session.elapsed(context.now));
    return {Ask{game::StoreRequest{game::all_games}}};
}

bool Home::in_hand(const Context& context) const {
    const game::Session& session = context.game.session;
    if (session.status() == game::Status::won || round_over_) return false;
    const auto run = run_board_of(context.game);
    return (run && run->number > 1) || (context.game.key != 0 && !session.log().empty());
}

std::optional<std::size_t> Home::next_place() const {
    if (games_)
        for (const GameSummary& one : *games_)
            if (const auto place = one.custom_board ? std::nullopt : game::place_of(one.id))
                return journey_.next_after(*place);
    return journey_.next();
}

std::optional<std::size_t> Home::offered_place(const Context& context) const {
    const game::Game& game = context.game;
    if (game.session.status() != game::Status::won) {
        const bool newcomer = games_ && std::all_of(games_->begin(), games_->end(),
                                                    [](const GameSummary& one) { return game::is_guided(one); });
        if (game.origin.custom_board || owns_pace(game) || in_hand(context)) return std::nullopt;
        if (newcomer) return next_place();
        const GameSummary* const last = games_ && !games_->empty() ? &games_->front() : nullptr;
        if (last == nullptr || last->custom_board) return std::nullopt;
        return game::place_of(last->id) || game::day_of(last->id) ? next_place() : std::nullopt;
    }
    const auto place = place_of(game);
    if (place) return journey_.next_after(*place);
    const bool of_a_day = !game.origin.custom_board && game::day_of(game.origin.id);
    return of_a_day ? next_place() : std::nullopt;
}

std::optional<game::Time> Home::next_change(const Context& context) const {
    const bool draws = context.settings.motion && !weaves_of_games_.empty() && context.now < thread_drawn();
    return draws ? std::optional{context.now + scene::durations::frame} : std::nullopt;
}

// Events --------------------------------------------------------------------------------------------------

Effects Home::on(const ui::Event& event, const Context& context) {
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    if (pressed == nullptr || command_of(pressed->id)) return {};
    switch (ui::part_of<Part>(pressed->id)) {
    case Part::go_on:
        if (const auto place = place_of(context.game) ? std::nullopt : offered_place(context))
            return {CloseAll{}, StartDeal{game::journey()[*place].id, true}};
        if (round_over_) return {RunCommand{Command::arcade}};
        if (context.game.session.status() != game::Status::won) return {CloseScreen{}};
        return {CloseScreen{}, RunCommand{Command::next_board}};
    case Part::journey: return {RunCommand{Command::journey}};
    case Part::today: return {RunCommand{Command::daily}};
    case Part::new_game: return {RunCommand{Command::new_game}};
    case Part::arcade: return {RunCommand{Command::arcade}};
    case Part::problems: return {RunCommand{Command::problems}};
    case Part::two_players: return {RunCommand{Command::two_players}};
    case Part::gallery: return {RunCommand{Command::gallery}};
    case Part::wishes: return {OpenScreen{screens::wishes()}};
    case Part::hero:
    case Part::shelf: return open_weave(pressed->id.index);
    default: return {};
    }
}

/// Enter goes on also before any card has the focus, as a primary button would.
Effects Home::on(const ui::Input& input, const Context& context) {
    const auto* key = std::get_if<ui::KeyPress>(&input);
    return key != nullptr && key->is_plain_enter() ? on(ui::Event{ui::Pressed{ui::id_of(Part::go_on)}}, context)
                                                   : Effects{};
}

std::optional<Effects> Home::run(Command command, const Context& context) {
    if (command == Command::home) return Effects{}; // the page is already open; only Esc closes it
    if (command == Command::back && !context.board_seen) return Effects{}; // nobody asked for the board below
    return std::nullopt;
}

Effects Home::open_weave(std::size_t number) const {
    if (!games_ || number >= weaves_of_games_.size()) return {RunCommand{Command::gallery}};
    return {OpenScreen{screens::weave(games_, weaves_of_games_, number)}};
}

std::string Home::name_of(ui::Id button) const {
    if (command_of(button)) return Screen::name_of(button);
    switch (ui::part_of<Part>(button)) {
    case Part::go_on: return "continue";
    case Part::journey: return "journey";
    case Part::today: return "today";
    case Part::new_game: return "new-game";
    case Part::arcade: return "arcade";
    case Part::problems: return "problems";
    case Part::two_players: return "two-players";
    case Part::gallery: return "gallery";
    case Part::wishes: return "wishes";
    default: return {};
    }
}

// Answers -------------------------------------------------------------------------------------------------

/// Reads the games again: a page over this one may have changed them.
Effects Home::on(const News& news, const Context& /*context*/) {
    return std::holds_alternative<Uncovered>(news) ? Effects{Ask{game::StoreRequest{game::all_games}}} : Effects{};
}

Effects Home::on(const Response& response, const Context& context) {
    if (auto effects = weaves_.answer(response)) return *std::move(effects);
    const auto* news = std::get_if<game::StoreNews>(&response);
    const auto* read = news == nullptr ? nullptr : std::get_if<game::GamesRead>(news);
    return read == nullptr ? Effects{} : take_games(read->games, context);
}

Effects Home::take_games(const std::vector<GameSummary>& games, const Context& context) {
    journey_ = game::JourneyResults{games};
    wishes_ = wishes_of_week(games, context);
    days_ = game::Days{games, [&local = context.local_time](game::Date date) { return local_day(date, local); }};
    std::vector<GameSummary> cleared;
    for (const GameSummary& one : games)
        if (one.state == game::GameState::cleared) cleared.push_back(one);
    const bool same = games_ && cleared == *games_;
    if (!same) {
        games_ = std::make_shared<const std::vector<GameSummary>>(std::move(cleared));
        opened_ = context.now;
    }
    unfinished_ = static_cast<int>(std::count_if(games.begin(), games.end(), [](const GameSummary& one) {
        return one.state == game::GameState::in_progress && begun(one);
    }));
    weaves_of_games_.clear();
    std::vector<game::GameKey> wanted;
    for (std::size_t i = 0; i < games_->size(); ++i) {
        weaves_of_games_.push_back(i);
        if (i < most_on_shelf) wanted.push_back((*games_)[i].key);
    }
    weaves_.want(std::move(wanted));
    return weaves_.next();
}

screens::Made screens::home() { return std::make_shared<Home>(); }

} // namespace twoturns::app
