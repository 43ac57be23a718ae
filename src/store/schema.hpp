// The tables of the store, and how those of earlier versions become them.
#pragma once

#include <cstdint>

#include "store/database.hpp"

namespace twoturns::store {

/// The newest version this program knows; `PRAGMA user_version` says which one a file has, 0 for an empty file.
extern const std::int64_t schema_version;

[[nodiscard]] std::int64_t version_of(const Database& database);

/// Brings a file from any earlier version to the newest, one transaction a step. Two programs may do
/// so at once.
void migrate(const Database& database);

} // namespace twoturns::store
