// The state and events of the page of the boards of the day.
#include "app/daily/daily.hpp"

#include <algorithm>
#include <memory>
#include <ostream>
#include <utility>

#include "app/board/saved_games.hpp"
#include "app/daily/daily_result.hpp"
#include "app/records/kept_turns.hpp"
#include "app/screens.hpp"
#include "scene/animations.hpp"

namespace twoturns::app {

using game::Day;
using game::Time;
using std::chrono::days;
using std::chrono::months;
using std::chrono::year_month_day;
using std::chrono::year_month_day_last;

namespace {

constexpr Day first_day{std::chrono::year{2026} / std::chrono::January / 1}; // the first day that the page offers

/// Returns the same day of another month, or that month's last day.
Day in_other_month(Day day, int by) {
    const year_month_day date{day};
    const auto month = date.year() / date.month() + months{by};
    const year_month_day_last last{month / std::chrono::last};
    return Day{month / std::min(date.day(), last.day())};
}

} // namespace

// State -----------------------------------------------------------------------------------------------------

Day Daily::chosen(const Context& context) const { return chosen_.value_or(context.today()); }

const game::DayGames* Daily::games_of_chosen(const Context& context) const { return days_.of(chosen(context)); }

const game::GameSummary* Daily::begun(const Context& context) const {
    const game::DayGames* const games = games_of_chosen(context);
    const bool open = games != nullptr && !games->best && games->open && game::begun(*games->open) &&
                      resuming_.can_read(games->open->key);
    return open ? &*games->open : nullptr;
}

Daily::DayState Daily::state_of(Day day, const Context& context) const {
    if (day > context.today()) return DayState::to_come;
    if (!read_) return DayState::unknown;
    const game::DayGames* const games = days_.of(day);
    return games != nullptr && games->best ? DayState::cleared : DayState::left_out;
}

std::optional<std::string> Daily::result(const Context& context) const {
    const game::DayGames* const games = games_of_chosen(context);
    if (games == nullptr || !games->best || !course_ || course_->key != games->best->key || !course_->stretches)
        return std::nullopt;
    return daily_result(chosen(context), *games->best, *course_->stretches, context.settings.clock);
}

// Events ----------------------------------------------------------------------------------------------------

Effects Daily::opened(const Context& context) {
    preview_.attend(false); // the board in the preview stays at its start
    Effects effects{Ask{game::StoreRequest{game::all_games}}};
    append(effects, look_at_chosen(context));
    return effects;
}

Effects Daily::choose(Day day, const Context& context) {
    const Day today = context.today();
    const Day nearest = std::clamp(day, std::min(first_day, today), today);
    if (nearest == chosen(context)) return {};
    chosen_ = nearest == today ? std::nullopt : std::optional{nearest};
    resuming_.cancel();
    return look_at_chosen(context);
}

/// Requests the missing information about the chosen day.
Effects Daily::look_at_chosen(const Context& context) {
    looked_ = Looked{chosen(context), context.today()};
    month_ = month_so_far(context);
    Effects effects = preview_.want(game::daily_id(looked_->day), context.now);
    if (!known_turns(context.settings, game::daily_id(looked_->day)).par)
        effects.emplace_back(Ask{FindPar{game::daily_id(looked_->day)}}); // nobody waits for it
    const game::DayGames* const games = games_of_chosen(context);
    if (games != nullptr && games->best && (!course_ || course_->key != games->best->key)) {
        course_ = Course{games->best->key, std::nullopt};
        effects.emplace_back(Ask{game::StoreRequest{game::ReadGame{course_->key}}});
    }
    return effects;
}

Effects Daily::step(Command command, const Context& context) {
    const Day day = chosen(context);
    switch (command) {
    case Command::day_back: return choose(day - days{1}, context);
    case Command::day_forward: return choose(day + days{1}, context);
    case Command::week_back: return choose(day - days{7}, context);
    case Command::week_forward: return choose(day + days{7}, context);
    case Command::month_back: return choose(in_other_month(day, -1), context);
    case Command::month_forward: return choose(in_other_month(day, 1), context);
    default: return choose(context.today(), context);
    }
}

std::optional<Effects> Daily::run(Command command, const Context& context) {
    switch (command) {
    case Command::day_back:
    case Command::day_forward:
    case Command::week_back:
    case Command::week_forward:
    case Command::month_back:
    case Command::month_forward:
    case Command::to_today: return step(command, context);
    case Command::copy_result: return copy_result(context);
    case Command::copy_id: return copied_id(game::daily_id(chosen(context)), false, context);
    default: return std::nullopt;
    }
}

Effects Daily::on(const ui::Event& event, const Context& context) {
    if (const auto* changed = std::get_if<ui::Changed>(&event))
        return choose(sheet(context).first + days{changed->value}, context);
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    return pressed != nullptr && pressed->id == ui::id_of(Part::play) ? play(context) : Effects{};
}

Effects Daily::play(const Context& context) {
    if (const game::GameSummary* game = begun(context)) {
        if (game->key == context.game.key) return {CloseAll{}};
        return resuming_.ask(game->key);
    }
    return preview_.play(context);
}

/// Resumes the game that was read, once its starting board is dealt.
Effects Daily::go_on_when_dealt(const Context& context) {
    return resuming_.go_on_from(preview_.ready() ? &preview_.board()->deal() : nullptr, context);
}

Effects Daily::copy_result(const Context& context) const {
    const auto text = result(context);
    return text ? copied_result(*text, context) : Effects{};
}

// Answers ---------------------------------------------------------------------------------------------------

Effects Daily::on(const Response& response, const Context& context) {
    if (const auto* news = std::get_if<game::StoreNews>(&response)) return learn(*news, context);
    if (const auto* found = std::get_if<ParFound>(&response); found != nullptr && found->par) {
        Settings settings = context.settings;
        keep_par(settings, found->id, *found->par);
        return {ChangeSettings{std::move(settings)}};
    }
    preview_.learn(response, context.now);
    if (const auto why = preview_.fault())
        return {say({N_("This board cannot be dealt")}, *why, context.now + 2 * note_time)};
    return go_on_when_dealt(context);
}

Effects Daily::learn(const game::StoreNews& news, const Context& context) {
    if (const auto* read = std::get_if<game::GamesRead>(&news)) {
        games_ = read->games;
        days_ = game::Days{games_, [&](game::Date date) { return local_day(date, context.local_time); }};
        read_ = true;
        if (game::day_of(context.game.origin.id) == context.today() &&
            context.game.session.status() == game::Status::won)
            row_closes_ = context.now + scene::durations::page_in;
        return look_at_chosen(context);
    }
    if (const auto* read = std::get_if<game::GameRead>(&news)) return learn(*read, context);
    const auto* refusal = std::get_if<game::NotRead>(&news);
    if (refusal == nullptr) return {};
    if (!read_) fault_ = refusal->why;
    return resuming_.refused(refusal->why, context).value_or(Effects{}); // without the result there is nothing to share
}

Effects Daily::learn(const game::GameRead& read, const Context& context) {
    const game::GameSummary& game = read.game.summary;
    if (resuming_.take(read.game)) return go_on_when_dealt(context);
    if (!course_ || course_->key != game.key) return {}; // an answer about a day that was chosen before
    const DealParams& params = game.id.params;
    course_->stretches = game::stretches_of(read.game.record, most_kinds(params.size, params.layout),
                                            game::usual_pair_time(games_, game));
    return {};
}

// Time ------------------------------------------------------------------------------------------------------

/// At midnight, replaces the board of the day.
Effects Daily::on(const News& news, const Context& context) {
    if (!std::holds_alternative<TimePassed>(news)) return {};
    return looked_ == Looked{chosen(context), context.today()} ? Effects{} : look_at_chosen(context);
}

std::optional<Time> Daily::next_change(const Context& context) const {
    const game::Date end = end_of_day(context.date, context.local_time);
    const Time midnight = context.now + std::chrono::seconds{end - context.date};
    Time next = std::min(midnight, preview_.next_change(context).value_or(midnight));
    if (closed(context) < 1) next = std::min(next, std::max(*row_closes_, context.now + scene::durations::frame));
    return next;
}

std::string Daily::name_of(ui::Id button) const {
    return button == ui::id_of(Part::play) ? "play" : Screen::name_of(button);
}

void Daily::describe(std::ostream& text) const {
    text << "; day " << (chosen_ ? game::daily_id(*chosen_).seed : "today")
         << (preview_.board() ? ' ' + to_text(preview_.board()->id()) : "") << '\n';
}

screens::Made screens::daily(std::optional<Day> day) { return std::make_shared<Daily>(day); }

} // namespace twoturns::app
