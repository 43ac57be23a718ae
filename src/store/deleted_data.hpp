// What was in the store before it was deleted, in memory, so that it can be brought back until the program ends and is
// gone from the disk at once.
#pragma once

#include <string>

#include "store/database.hpp"

namespace twoturns::store {

class DeletedData {
public:
    /// Copies the whole store: memory and time grow with its size. Throws a Fault.
    explicit DeletedData(const Database& database);

    /// Adds all games, answers, settings, lists and decks that are not in the database by now; games in progress come
    /// back as unfinished ones. In one transaction. Throws a Fault.
    void bring_back(const Database& database);

private:
    std::string bytes_; ///< of a database file
};

} // namespace twoturns::store
