// The tables of the store, and the upgrade from earlier versions.
#pragma once

#include <cstdint>

#include "store/database.hpp"

namespace twoturns::store {

/// The newest version this program supports; `PRAGMA user_version` holds a file's version, 0 for an empty file.
extern const std::int64_t schema_version;

[[nodiscard]] std::int64_t version_of(const Database& database);

/// Returns whether a file of a version from 1 to the newest has exactly the tables and indexes of that version: a view
/// in place of a table could run forever.
[[nodiscard]] bool has_our_tables(const Database& database);
/// Removes additions by another program to our tables: indexes, triggers, views and planner statistics. Its own tables
/// stay.
void remove_additions(const Database& database);
/// Versions are numbered consecutively, so a number above this one or below 0 is damaged. A damaged number in between
/// looks like a newer program's.
inline constexpr std::int64_t highest_version = 1000;

/// Sets the page size and journal mode. Call it before anything is written. Ten games of usual length fit a page with
/// little space left over.
void set_form(const Database& database);
/// Creates the tables in an empty file, or upgrades a file of any earlier version to the newest, in one transaction.
/// Two programs may do so at once.
void bring_up_to_date(const Database& database);
/// Does the same, but leaves the file's page size and journal mode unchanged.
void make_tables(const Database& database);

} // namespace twoturns::store
