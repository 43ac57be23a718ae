#include "store/merging.hpp"

#include <array>
#include <cstddef>

#include "store/attached.hpp"
#include "store/bytes.hpp"
#include "store/games.hpp"
#include "store/schema.hpp"

namespace twoturns::store {
namespace {

constexpr std::string_view database_magic = "SQLite format 3";
constexpr std::size_t store_head = 100;

/// Returns the version in the head of a database's content.
std::uint32_t version_in(const std::string& content) {
    std::uint32_t version = 0;
    for (std::size_t i = 60; i < 64; ++i) version = version << 8U | static_cast<unsigned char>(content[i]);
    return version;
}

/// Gives the decks of the folder `from` their names in the folder `to`.
void move_decks(const Database& database, const std::string& from, const std::string& to) {
    if (from.empty() || from == to) return;
    // Windows writes its paths with backslashes, which other systems take for parts of a name.
    const std::array<const char*, 6> moves{
        "UPDATE OR IGNORE settings SET value = ?2 || replace(substr(value, length(?1) + 1), '\\', '/')"
        " WHERE name = 'deck' AND substr(value, 1, length(?1)) = ?1",
        "UPDATE OR IGNORE decks SET name = ?2 || replace(substr(name, length(?1) + 1), '\\', '/')"
        " WHERE substr(name, 1, length(?1)) = ?1",
        "UPDATE OR IGNORE answers SET deck = ?2 || replace(substr(deck, length(?1) + 1), '\\', '/')"
        " WHERE substr(deck, 1, length(?1)) = ?1",
        "UPDATE OR IGNORE items SET name = ?2 || replace(substr(name, length(?1) + 1), '\\', '/')"
        " WHERE substr(name, 1, length(?1)) = ?1",
        "UPDATE games SET look = replace(look, ' ' || ?1, ' ' || ?2) WHERE look IS NOT NULL",
        "DELETE FROM items WHERE list = 'recent-files' OR (list = 'own-decks' AND substr(name, 1, length(?2)) <> ?2)"};
    for (const char* const sql : moves) Statement(database, sql).bind(from).bind(to).finish();
}

} // namespace

Result<std::string> sound_copy(const std::string& content, const std::string& from, const std::string& to) {
    if (content.size() < store_head || !content.starts_with(database_magic))
        return Message{N_("This file is damaged: no games are in it.")};
    if (version_in(content) > static_cast<std::uint64_t>(schema_version))
        return Message{N_("This file comes from a newer version of the game.")};
    try {
        const Database copy(":memory:");
        make_tables(copy);
        {
            Transaction transaction(copy);
            carry_over(bytes_of(content), Bytes{}, copy);
            move_decks(copy, from, to);
            transaction.commit();
        }
        return copy.content();
    } catch (const Fault& fault) {
        return Message{N_("This file cannot be read: {0}"), {fault.what()}};
    }
}

std::int64_t merge_into(const Database& database, std::string& other) {
    const Attached attached(database, other, "other");
    Transaction transaction(database);
    database.run("INSERT INTO main.games (key, state, played, begun, touched, id, elapsed, pairs_left, moves,"
                 "  hints, undos, reshuffles, record, rewinds, score, seal, pace, cards, look)"
                 " SELECT key, max(state, 1), played, begun, touched, id, elapsed, pairs_left, moves, hints, undos,"
                 "  reshuffles, record, rewinds, score, seal, pace, cards, look FROM other.games WHERE key > 0"
                 " ON CONFLICT (key) DO UPDATE SET state = excluded.state, seat = NULL, played = excluded.played,"
                 "  begun = excluded.begun, touched = excluded.touched, id = excluded.id, elapsed = excluded.elapsed,"
                 "  pairs_left = excluded.pairs_left, moves = excluded.moves, hints = excluded.hints,"
                 "  undos = excluded.undos, reshuffles = excluded.reshuffles, record = excluded.record,"
                 "  rewinds = excluded.rewinds, score = excluded.score, seal = excluded.seal, pace = excluded.pace,"
                 "  cards = excluded.cards, look = excluded.look, start = NULL, witness = NULL"
                 " WHERE games.state > 0 AND excluded.moves + excluded.hints + excluded.undos + excluded.reshuffles"
                 "  > games.moves + games.hints + games.undos + games.reshuffles");
    const std::int64_t games = database.changes();
    database.run("INSERT OR IGNORE INTO main.settings SELECT * FROM other.settings;"
                 "INSERT OR IGNORE INTO main.items SELECT * FROM other.items;"
                 "INSERT OR IGNORE INTO main.decks SELECT * FROM other.decks;"
                 "INSERT OR IGNORE INTO main.answers SELECT * FROM other.answers");
    // Each store counts by itself what was played later. Games in progress stay the last ones.
    if (games > 0)
        database.run("UPDATE games SET played = place FROM (SELECT key AS ranked,"
                     "  row_number() OVER (ORDER BY state = 0, touched, played) AS place FROM games)"
                     " WHERE key = ranked");
    transaction.commit();
    return games;
}

} // namespace twoturns::store
