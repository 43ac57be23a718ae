#include <ostream>

#include "cli/commands.hpp"
#include "cli/recorded_game.hpp"
#include "game/history/score.hpp"
#include "game/session.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::cli {
namespace {

const char* name_of(game::Status status) {
    switch (status) {
    case game::Status::won: return "cleared";
    case game::Status::stuck: return "stuck";
    case game::Status::playing: break;
    }
    return "unfinished";
}

} // namespace

Outcome replay(const std::string& file, bool score, Streams streams) {
    const auto game = read_recorded_game(file, streams.in);
    if (!game) return game.error();
    const auto session = game::Session::resumed(game->start, game->record);
    if (!session) {
        streams.out << reason_of(session.error()) << '\n';
        return Status::no;
    }
    streams.out << name_of(session->status()) << "\n; pairs-left " << session->pairs_left() << "\n; moves "
                << game::moves_in(game->record.log) << "\n; hints " << session->hints() << "\n; undos "
                << session->undos() << "\n; reshuffles " << session->reshuffles() << "\n; time "
                << game::to_text(game->record.elapsed) << '\n';
    if (score)
        streams.out << "; score " << *game::score_of(game->record, game->start.board) << '\n'; // it was replayed before
    streams.out << to_text(session->board());
    return Status::yes;
}

} // namespace twoturns::cli
