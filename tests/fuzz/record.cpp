// Any bytes as the record of a game, which is also replayed if it begins with a custom or a small board.
#include "game/record.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "fuzz/require.hpp"
#include "game/session.hpp"
#include "support/slow_game.hpp"

using namespace twoturns;
using fuzz::require;

namespace {

/// Larger boards take too long to deal and to play by the slow rules.
constexpr int most_cells = 60;

/// Deals an ID, or returns the cached deal.
std::optional<Deal> deal_for(const GameId& id) {
    constexpr std::size_t most_held = 1000;
    static std::map<std::string, Deal> cached;
    if (id.params.size.cells() > most_cells) return std::nullopt;
    const std::string text = to_text(id);
    const auto known = cached.find(text);
    if (known != cached.end()) return known->second;
    auto deal = twoturns::deal(id);
    if (!deal) return std::nullopt;
    if (cached.size() == most_held) cached.clear();
    cached.emplace(text, *deal);
    return *deal;
}

/// Replays the record by the slow rules: the same faults, the same end.
void check_slowly(const game::Record& record, const Board& start, const Result<game::Session>& session) {
    testing::SlowGame slow{start, record.origin.id.params.gravity};
    std::string fault;
    for (const game::Entry& entry : record.log)
        if (fault.empty()) fault = testing::slow_step(slow, entry.action);
    if (!session) {
        require(fault == to_english(session.error()) || (fault.empty() && record.picked));
        return;
    }
    require(fault.empty() && slow.board() == session->board());
    require(session->can_undo() == (slow.here > 0) && session->can_redo() == (slow.here + 1 < slow.boards.size()));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    const auto record = game::parse_record(text);
    if (!record) {
        require(!to_english(record.error()).empty());
        return 0;
    }
    const std::string written = to_text(*record);
    const auto again = game::parse_record(written);
    require(again && *again == *record && to_text(*again) == written && game::looks_like_record(written));

    const auto& custom = record->origin.custom_board;
    const auto start = custom ? Deal{*custom, {}} : deal_for(record->origin.id);
    if (!start) return 0;
    const auto session = game::Session::resumed(*start, *record);
    if (session)
        require(session->log() == record->log && session->picked() == record->picked &&
                session->elapsed(game::Time{1}) == record->elapsed);
    if (start->board.size().cells() <= most_cells) check_slowly(*record, start->board, session);
    return 0;
}
