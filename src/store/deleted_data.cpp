#include "store/deleted_data.hpp"

#include "store/attached.hpp"

namespace twoturns::store {
DeletedData::DeletedData(const Database& database) {
    bytes_ = database.content();
    set_log(bytes_, false); // an in-memory database cannot use a log, which the store has
}

void DeletedData::bring_back(const Database& database) {
    const Attached attached(database, bytes_, "deleted");
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
