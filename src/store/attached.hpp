// Lends another database, as bytes in memory, to statements of an open one.
#pragma once

#include <string>

#include "store/database.hpp"

namespace twoturns::store {

class Attached {
public:
    /// Attaches `bytes`, the content of a database file without a log, under `name` for the lifetime of this object.
    /// Both references must outlive it. Throws a Fault.
    Attached(const Database& database, std::string& bytes, const std::string& name);
    ~Attached();
    Attached(const Attached&) = delete;
    Attached& operator=(const Attached&) = delete;
    Attached(Attached&&) = delete;
    Attached& operator=(Attached&&) = delete;

private:
    const Database& database_;
    std::string name_;
};

} // namespace twoturns::store
