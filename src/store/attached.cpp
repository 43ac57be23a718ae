#include "store/attached.hpp"

#include <sqlite3.h>

namespace twoturns::store {

Attached::Attached(const Database& database, std::string& bytes, const std::string& name)
    : database_(database), name_(name) {
    database.run("ATTACH ':memory:' AS " + name);
    const auto size = static_cast<sqlite3_int64>(bytes.size());
    const int code = sqlite3_deserialize(database.get(), name.c_str(), reinterpret_cast<unsigned char*>(bytes.data()),
                                         size, size, 0); // a write transaction needs a writable database
    if (code == SQLITE_OK) return;
    database.run("DETACH " + name);
    throw Fault(code, 0, "the attached data cannot be read");
}

Attached::~Attached() {
    try {
        database_.run("DETACH " + name_);
    } catch (const Fault&) { // NOLINT(bugprone-empty-catch): detached with the connection
    }
}

} // namespace twoturns::store
