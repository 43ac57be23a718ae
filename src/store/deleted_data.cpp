#include "store/deleted_data.hpp"

#include <sqlite3.h>

namespace twoturns::store {
namespace {

/// Attaches an in-memory database under the name "deleted" for the lifetime of this object.
class Attached {
public:
    Attached(const Database& database, std::string& bytes) : database_(database) {
        database.run("ATTACH ':memory:' AS deleted");
        const auto size = static_cast<sqlite3_int64>(bytes.size());
        const int code = sqlite3_deserialize(database.get(), "deleted", reinterpret_cast<unsigned char*>(bytes.data()),
                                             size, size, 0); // a write transaction needs a writable database
        if (code == SQLITE_OK) return;
        database.run("DETACH deleted");
        throw Fault(code, 0, "the deleted data cannot be read");
    }
    ~Attached() {
        try {
            database_.run("DETACH deleted");
        } catch (const Fault&) { // NOLINT(bugprone-empty-catch): detached with the connection
        }
    }
    Attached(const Attached&) = delete;
    Attached& operator=(const Attached&) = delete;
    Attached(Attached&&) = delete;
    Attached& operator=(Attached&&) = delete;

private:
    const Database& database_;
};

} // namespace

DeletedData::DeletedData(const Database& database) {
    bytes_ = database.content();
    set_log(bytes_, false); // an in-memory database cannot use a log, which the store has
}

void DeletedData::bring_back(const Database& database) {
    const Attached attached(database, bytes_);
    Transaction transaction(database);
    database.run("INSERT OR IGNORE INTO main.games (key, state, played, begun, touched, id, elapsed, pairs_left, moves,"
                 "  hints, undos, reshuffles, record, rewinds, score, seal, pace, cards, look)"
                 " SELECT key, max(state, 1), played, begun, touched, id, elapsed, pairs_left, moves, hints, undos,"
                 "  reshuffles, record, rewinds, score, seal, pace, cards, look FROM deleted.games;"
                 "INSERT OR REPLACE INTO main.settings SELECT * FROM deleted.settings;"
                 "INSERT OR REPLACE INTO main.items SELECT * FROM deleted.items;"
                 "INSERT OR IGNORE INTO main.decks SELECT * FROM deleted.decks;"
                 "INSERT OR IGNORE INTO main.answers SELECT * FROM deleted.answers");
    transaction.commit();
}

} // namespace twoturns::store
