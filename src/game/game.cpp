#include "game/game.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "game/history/score.hpp"

namespace twoturns::game {
namespace {

/// Returns the kind of the pair whose removal led to this position; nullopt if the position has another cause.
std::optional<int> kind_of_last_pair(const Timeline& timeline) {
    Timeline::Index at = timeline.position();
    while (at != 0 && timeline.same_as_before(at)) at = timeline.before(at);
    const auto move = timeline.move_to(at);
    if (!move) return std::nullopt;
    return timeline.board_of(timeline.before(at)).kind(move->a);
}

} // namespace

int rewinds_in(const std::vector<Entry>& log) {
    return static_cast<int>(std::count_if(
        log.begin(), log.end(), [](const Entry& entry) { return std::holds_alternative<WentBack>(entry.action); }));
}

Game new_game(Origin origin, Deal start, GameKey key, std::uint64_t first_serial) {
    Session session{start.board, origin.id.params.gravity, start.witness, first_serial};
    return {std::move(origin), std::move(start), key, 0, std::move(session), Pace::calm};
}

Result<Game> resumed(const Record& record, Deal start, GameKey key, std::uint64_t first_serial) {
    auto session = Session::resumed(start, record, first_serial);
    if (!session) return session.error();
    return Game{record.origin, std::move(start), key, 0, *std::move(session), Pace::calm};
}

Record record_of(const Game& game, Time now) {
    return {game.origin, game.session.log(), game.session.picked(), game.session.elapsed(now)};
}

SavedGame saved(const Game& game, Time now, Date today) {
    const Session& session = game.session;
    SavedGame saved{.summary = {.key = game.key,
                                .state = session.status() == Status::won ? GameState::cleared : GameState::in_progress,
                                .started = game.started,
                                .touched = std::max(today, game.started),
                                .id = game.origin.id,
                                .custom_board = game.origin.custom_board.has_value(),
                                .elapsed = session.elapsed(now),
                                .pairs_left = session.pairs_left(),
                                .moves = moves_in(session.log()),
                                .hints = session.hints(),
                                .undos = session.undos(),
                                .reshuffles = session.reshuffles(),
                                .rewinds = rewinds_in(session.log()),
                                .pace = game.pace},
                    .record = record_of(game, now),
                    .start = {},
                    .answers = game.answers};
    const bool cleared = saved.summary.state == GameState::cleared;
    // The score replays the whole game, so it is computed only where it counts: a round that is lost keeps its points.
    if (cleared || game.pace == Pace::arcade)
        saved.summary.score = *score_of(saved.record, game.start.board); // cannot fail: the session allowed every entry
    if (!cleared) {
        saved.start = game.start;
    } else {
        saved.summary.seal = kind_of_last_pair(session.timeline());
        saved.summary.look = game.look;
        if (game.cleared != 0)
            saved.summary.touched = std::max(game.cleared, game.started); // the same date however often it is saved
                                                                          // again
    }
    return saved;
}

} // namespace twoturns::game
