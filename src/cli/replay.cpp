#include <ostream>
#include <utility>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "game/history/score.hpp"
#include "game/session.hpp"
#include "game/timeline.hpp"

namespace twoturns::cli {
namespace {

/// Returns the board with which a game began.
Result<Deal> start_of(const game::Origin& origin) {
    if (origin.custom_board) return Deal{*origin.custom_board, {}};
    return twoturns::deal(origin.id);
}

const char* name_of(game::Status status) {
    switch (status) {
    case game::Status::won: return "cleared";
    case game::Status::stuck: return "stuck";
    case game::Status::playing: break;
    }
    return "unfinished";
}

/// Returns the reason why a record cannot be played. For an illegal move it ends with the verdict's name: "move 7:
/// blocked".
std::string reason_of(const Message& fault) {
    for (const Verdict verdict :
         {Verdict::outside, Verdict::same_cell, Verdict::empty, Verdict::different, Verdict::blocked, Verdict::rule})
        if (fault.id == game::sentence_of(verdict))
            return "move " + fault.args.front() + ": " + std::string(twoturns::name_of(verdict));
    return to_english(fault);
}

} // namespace

Outcome replay(const std::string& file, bool score, Streams streams) {
    const auto text = read_text(file, streams.in);
    if (!text) return text.error();
    const auto record = game::parse_record(*text);
    if (!record) return Message{"{0}: {1}", {file == "-" ? "standard input" : file, to_english(record.error())}};
    const auto start = start_of(record->origin);
    if (!start) return start.error();
    const auto session = game::Session::resumed(*start, *record);
    if (!session) {
        streams.out << reason_of(session.error()) << '\n';
        return Status::no;
    }
    streams.out << name_of(session->status()) << "\n; pairs-left " << session->pairs_left() << "\n; moves "
                << game::moves_in(record->log) << "\n; hints " << session->hints() << "\n; undos " << session->undos()
                << "\n; reshuffles " << session->reshuffles() << "\n; time " << game::to_text(record->elapsed) << '\n';
    if (score) streams.out << "; score " << *game::score_of(*record, start->board) << '\n'; // it was replayed before
    streams.out << to_text(session->board());
    return Status::yes;
}

} // namespace twoturns::cli
