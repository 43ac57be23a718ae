// Any bytes as a damaged store and its log, and any text as the record of a stored game.
//
// The first two bytes select the use of the others: text if both are 0, otherwise the size of the file in units of 16
// bytes; the rest is the log.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/require.hpp"
#include "game/packed.hpp"
#include "store/games.hpp"
#include "store/schema.hpp"
#include "store/settings.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using fuzz::require;

namespace {

constexpr std::size_t most_text = std::size_t{1} << 16U;

/// Returns an in-memory store with tables and no rows.
const store::Database& empty_store() {
    static const store::Database database = [] {
        store::Database made(":memory:");
        store::make_tables(made);
        return made;
    }();
    database.run("DELETE FROM games; DELETE FROM settings; DELETE FROM decks");
    return database;
}

/// Checks that everything in the list can be read, and is the same in both places.
void check_readable(const store::Database& database) {
    for (const game::GameSummary& summary : store::read_summaries(database, 0, 1000)) {
        const auto game = store::read_game(database, summary.key);
        require(game.has_value() && game->summary.id == summary.id && game->summary.moves == summary.moves);
        require(game->summary.elapsed >= summary.elapsed && game->record.elapsed == game->summary.elapsed);
    }
    for (const auto& [name, value] : store::read_settings(database)) require(is_utf8(name) && is_utf8(value));
    for (const std::string& deck : store::read_decks(database)) require(is_utf8(deck));
}

void read_as_store(std::string_view file, std::string_view log) {
    const store::Database& database = empty_store();
    store::carry_over(store::bytes_of(file), store::bytes_of(log), database);
    check_readable(database);
    const auto games = database.number("SELECT count(*) FROM games");
    store::carry_over(store::bytes_of(file), store::bytes_of(log), database);
    require(database.number("SELECT count(*) FROM games") == games);
}

/// The first line is the ID, the rest the record.
void read_as_row(std::string_view text) {
    const store::Database& database = empty_store();
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string record(text.substr(std::min(end + 1, text.size())));
    const std::string bytes = game::packed(record);
    require(game::unpacked(bytes) == record);
    store::Statement write(database, "INSERT INTO games (key, state, played, begun, touched, id, elapsed, pairs_left,"
                                     " moves, hints, undos, reshuffles, record, start)"
                                     " VALUES (1, 0, 1, 0, 0, ?1, 7, 1, 2, 3, 4, 5, ?2, ?3)");
    write.bind(text.substr(0, end)).bind_blob(bytes).bind(std::string_view{record}).finish();
    bool unreadable = false;
    const auto taken = store::claim_last_in_progress(database, 0, unreadable);
    require(taken.has_value() != unreadable);
    if (taken) check_readable(database);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const std::string input(data + 2, data + size);
    const std::string_view bytes = input;
    const std::size_t file = 16 * (data[0] + std::size_t{256} * data[1]);
    if (file == 0)
        read_as_row(bytes.substr(0, most_text));
    else
        read_as_store(bytes.substr(0, file), bytes.substr(std::min(file, bytes.size())));
    return 0;
}
