// The race of the game in progress against another run of the same board.
#include <sstream>
#include <utility>

#include "app/board/game_start.hpp"
#include "app/play/play.hpp"
#include "game/sent_game.hpp"

namespace twoturns::app {
namespace {

/// Returns the quickest game that cleared the board of an ID, null if none.
const game::GameSummary* best_of(const std::vector<game::GameSummary>& games, const GameId& id) {
    const game::GameSummary* best = nullptr;
    for (const game::GameSummary& one : games) {
        if (one.state != game::GameState::cleared || one.custom_board || one.id != id) continue;
        if (best == nullptr || one.elapsed < best->elapsed) best = &one;
    }
    return best;
}

constexpr std::size_t most_races = 24; // the most recent ones

/// Stores that a game is a race, and which run it is against: "game 7", "file /home/me/Mara.twoturns", "sent tg1.eN…".
Effect saved_race(game::GameKey game, const Runner& runner, const Context& context) {
    const std::string run = !runner.path.empty()   ? "file " + runner.path
                            : !runner.word.empty() ? "sent " + runner.word
                                                   : "game " + std::to_string(runner.key);
    Settings settings = context.settings;
    settings.races.put(std::to_string(game), run, most_races);
    return ChangeSettings{std::move(settings)};
}

Effects race_ends(const Message& why, const Context& context) {
    return {say({N_("The race does not go on")}, why, context.now + 2 * note_time)};
}

} // namespace

Effects PlayScreen::start_race(std::shared_ptr<const Race> race, const Context& context) {
    Effects effects = start(game::new_game(race->origin, race->start, key_from(context.chance), next_serial()), context,
                            !current_.played.undealt());
    effects.push_back(saved_race(game().key, race->runner, context));
    // TRANSLATORS: {0} is the name of who played the other game, or "Your run of 22 November 2026".
    effects.emplace_back(say({N_("Race: {0}"), {label_of(race->runner)}}, {"{0}", {run_text(race->ghost)}},
                             context.now + 2 * note_time));
    current_.racing.race = std::move(race);
    return effects;
}

Effects PlayScreen::leave_race(const Context& context) {
    current_.racing.race.reset();
    Settings settings = context.settings;
    settings.races.remove(std::to_string(game().key));
    return {ChangeSettings{std::move(settings)}};
}

// Against the player's own runs ---------------------------------------------------------------------------

/// Races against the run that has just cleared the board, else against the best one of the history.
Effects PlayScreen::race_oneself(const Context& context) {
    if (awaited_) return {};
    if (current_.cleared)
        return race_against(game::record_of(current_.played.game, context.now), game().start,
                            own_run(game().key, current_.played.saved_on == 0 ? context.date : current_.played.saved_on,
                                    context.local_time),
                            context);
    if (game().origin.custom_board) return race_best({}, context);
    current_.racing.seeks = Racing::Seeks::best;
    return {Ask{game::StoreRequest{game::all_games}}};
}

Effects PlayScreen::race_best(const std::vector<game::GameSummary>& games, const Context& context) {
    if (const auto* best = best_of(games, game().origin.id))
        return {Ask{game::StoreRequest{game::ReadGame{best->key}}}};
    current_.racing.seeks = Racing::Seeks::nothing;
    return {say({N_("You have not cleared this board yet")}, {N_("Once you have, you can race yourself on it.")},
                context.now + note_time)};
}

/// Handles the store's answers during the search for a run.
Effects PlayScreen::race_read(const game::StoreNews& news, const Context& context) {
    const auto* games = std::get_if<game::GamesRead>(&news);
    if (games != nullptr)
        return current_.racing.seeks == Racing::Seeks::best ? race_best(games->games, context) : Effects{};
    const bool last = std::exchange(current_.racing.seeks, Racing::Seeks::nothing) == Racing::Seeks::last;
    if (const auto* read = std::get_if<game::GameRead>(&news)) {
        const game::GameSummary& summary = read->game.summary;
        Runner runner = own_run(summary.key, summary.touched, context.local_time);
        return last ? go_on_racing(read->game.record, std::move(runner), context)
                    : race_against(read->game.record, game().start, std::move(runner), context);
    }
    const auto* refused = std::get_if<game::NotRead>(&news);
    if (refused == nullptr) return {};
    if (last) return race_ends(refused->why, context);
    return {say({N_("The games cannot be read")}, refused->why, context.now + 2 * note_time)};
}

// After a restart of the program --------------------------------------------------------------------------

/// Looks for the run of the race that was on when the program ended, if the game on the board is that race.
Effects PlayScreen::seek_race(const Context& context) {
    const game::Items& races = context.settings.races.rows();
    const auto race = races.find(std::to_string(game().key));
    if (race == races.end() || session().status() == game::Status::won) return {};
    std::istringstream saved{race->second.value};
    std::string where;
    if (!(saved >> where)) return {};
    current_.racing.seeks = Racing::Seeks::last;
    saved.get(); // skips the blank
    if (std::string path; where == "file" && std::getline(saved, path, '\0')) return {Ask{ReadFile{std::move(path)}}};
    if (game::GameKey run = 0; where == "game" && saved >> run) return {Ask{game::StoreRequest{game::ReadGame{run}}}};
    current_.racing.seeks = Racing::Seeks::nothing;
    if (std::string word; where == "sent" && saved >> word)
        return race_text(game::received(word), {.word = word}, context);
    return {};
}

Effects PlayScreen::race_read(const FileRead& file, const Context& context) {
    current_.racing.seeks = Racing::Seeks::nothing;
    return race_text(file.text, {.path = file.path}, context);
}

Effects PlayScreen::race_text(const Result<std::string>& text, Runner runner, const Context& context) {
    if (!text) return race_ends(text.error(), context);
    const auto record = game::parse_record(*text);
    if (!record) return race_ends(record.error(), context);
    const auto ghost = game::ghost_of(*record, game().start.board);
    const auto untrue = ghost ? game::untrue_time(*text, *record, *ghost) : std::nullopt;
    return untrue ? race_ends(*untrue, context) : go_on_racing(*record, std::move(runner), context);
}

/// Resumes the race, unless the file now has a run of another board.
Effects PlayScreen::go_on_racing(const game::Record& record, Runner runner, const Context& context) {
    if (record.origin != game().origin) return race_ends({N_("Its run is of another board by now.")}, context);
    auto ghost = game::ghost_of(record, game().start.board);
    if (!ghost) return race_ends(ghost.error(), context);
    current_.racing.race =
        std::make_shared<const Race>(Race{game().origin, game().start, *std::move(ghost), std::move(runner)});
    current_.racing.own_times = game::ghost_of(game::record_of(current_.played.game, context.now), game().start.board)
                                    ->times; // always present: the log was valid when it was played
    return {};
}

} // namespace twoturns::app
