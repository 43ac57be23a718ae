// A copy of the deleted store in memory. The store is deleted from the disk at once; the copy can be restored until the
// program ends.
#pragma once

#include <string>

#include "store/database.hpp"

namespace twoturns::store {

class DeletedData {
public:
    /// Copies the whole store: memory and time grow with its size. Throws a Fault.
    explicit DeletedData(const Database& database);

    /// Adds, in one transaction, all games, answers, settings, lists and decks that the database does not contain.
    /// Games in progress return as unfinished. Throws a Fault.
    void bring_back(const Database& database);

private:
    std::string bytes_; ///< the content of a database file
};

} // namespace twoturns::store
