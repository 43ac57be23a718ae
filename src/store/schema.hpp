// The tables of the store, and the upgrade from earlier versions.
#pragma once

#include <cstdint>

#include "store/database.hpp"

namespace twoturns::store {

/// The newest version that this program supports. `PRAGMA user_version` holds a file's version, 0 for an empty file.
extern const std::int64_t schema_version;

[[nodiscard]] std::int64_t version_of(const Database& database);

/// Returns whether a file of version 1 or later has exactly the tables and indexes of its version. A view in place of a
/// table could make queries run forever.
[[nodiscard]] bool has_our_tables(const Database& database);
/// Removes additions by another program to our tables: indexes, triggers, views and planner statistics. Leaves that
/// program's tables.
void remove_additions(const Database& database);
/// The highest version that can be genuine. Versions are numbered consecutively, so a number above this one or below 0
/// is damaged. A damaged number between the newest version and this one looks like a newer program's.
inline constexpr std::int64_t highest_version = 1000;

/// Sets the page size and journal mode. Call it before anything is written. With this page size, ten games of usual
/// length fill a page almost completely.
void set_form(const Database& database);
/// Creates the tables in an empty file, or upgrades a file of any earlier version to the newest, in one transaction.
/// Two programs may do this at the same time.
void bring_up_to_date(const Database& database);
/// Does the same as bring_up_to_date(), but leaves the file's page size and journal mode unchanged.
void make_tables(const Database& database);

} // namespace twoturns::store
